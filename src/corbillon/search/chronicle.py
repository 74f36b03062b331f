"""Many whole deals, and all that was paid in them: the loop of ``playouts``, keeping a row a deal and one a payment.

The rows are written page by page into fixed room; the driver stops where a page is full and goes on from there.
"""

import functools
import inspect
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from corbillon.kernel.chance import draw, one_of, sow
from corbillon.kernel.chips import ENTRY
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law, native
from corbillon.kernel.table import cell, cells, for_drivers, record_type, to_object
from corbillon.search.playouts import (
    EVENTS,
    MOST_POLICIES,
    MOST_SEATS,
    Batch,
    Driver,
    Policy,
    SowDecision,
    follow_policy,
    seed_of_seat,
    shuffle_fresh,
)

Think = Callable[[Any, Any, int, int], int]
"""Answers an action of the seat in turn from (rules, table, actions, seed): for bots that are no laws."""

MOST_ACCOUNTS = 16
PAGE_DEALS = 2048
PAGE_PAYMENTS = 32 * PAGE_DEALS
"""A page has room for so many rows; a deal is begun only where the longest journal would fit."""


@dataclass(slots=True)
class DealRow:
    """A settled deal."""

    number: int = cell()
    """Of the deal or match in its seed."""
    deal: int = cell()
    """Its number in the match."""
    seed: int = cell()
    """Drawn for the bots of the deal (``seed_of_seat``)."""
    dealer: int = cell()
    first: int = cell()
    """The seat that acted first."""
    actions: int = cell()
    turns: int = cell()
    """How often another seat than before came to act, the first time included."""
    laid: int = cell()
    """Cards laid."""
    match_over: int = cell()
    payments: int = cell()
    before: list[int] = cells(MOST_ACCOUNTS)
    after: list[int] = cells(MOST_ACCOUNTS)
    hands: list[int] = cells(MOST_SEATS)
    """As dealt."""
    events: list[int] = cells(EVENTS)


@dataclass(slots=True)
class Progress:
    """How far a batch is: matches finished, whether one goes on, and the rows on this page."""

    done: int = cell()
    going_on: int = cell()
    deals: int = cell()
    payments: int = cell()


@dataclass(frozen=True)
class Page:
    """Some finished deals in the order in which they were played, and their payments one after the other."""

    deals: Sequence[Any]
    """``DealRow``, as objects or as NumPy records."""
    payments: Sequence[int]
    """The five columns of each journal entry."""


@law
def turn_page(progress: Progress) -> None:
    """Nothing is written on the page."""
    progress.deals = 0
    progress.payments = 0


@law
def has_room(progress: Progress, batch: Batch, longest: int) -> bool:
    """Whether something is left to be played, and the page has room for it and for the longest journal."""
    room = progress.deals < PAGE_DEALS and progress.payments + longest <= PAGE_PAYMENTS
    return room and progress.done < batch.count


@law
def note_start(table: Any, row: DealRow) -> None:
    """What stands before the stakes are paid."""
    row.deal = table.deal
    row.dealer = table.dealer
    row.actions = 0
    row.turns = 0
    for account in range(len(table.accounts)):
        row.before[account] = table.accounts[account]
    for event in range(EVENTS):
        row.events[event] = 0


@law
def note_hands(table: Any, row: DealRow) -> None:
    """What was dealt, and who begins."""
    row.first = table.turn
    for seat in range(table.seats):
        row.hands[seat] = table.hands[seat]


@law
def note_end(table: Any, row: DealRow, payments: list[int], written: int) -> int:
    """What a settled deal left, and its payments after those that are written; how many are written now."""
    row.laid = table.ply
    row.match_over = table.match_over
    row.payments = table.entries
    for account in range(len(table.accounts)):
        row.after[account] = table.accounts[account]
    for index in range(table.entries):
        entry = table.journal[index]
        for column in range(ENTRY):
            payments[(written + index) * ENTRY + column] = entry[column]
    return written + table.entries  # type: ignore[no-any-return]


def _driver(game: Game, policies: tuple[Policy, ...], sow_decision: Any, think: Any) -> Driver:
    """The loop of both: a compiler leaves out the one who thinks, where there is none."""
    begin, open_deal, legal, play, over = game.begin, game.open_deal, game.legal, game.play, game.over
    look, happened, thinks = game.look, game.happened, think is not None
    first, second, third = (*policies, *(policies[:1] or (one_of,)) * MOST_POLICIES)[:MOST_POLICIES]

    @driver
    def write(rules: Any, tables: Any, views: Any, batches: Any, progresses: Any, rows: Any, room: Any) -> None:
        rule, table, view, batch, progress = rules[0], tables[0], views[0], batches[0], progresses[0]
        fresh, pack, chance, own, payments = room
        turn_page(progress)
        while has_room(progress, batch, len(table.journal)):
            if progress.going_on == 0:
                sow(chance, batch.seed, batch.first + progress.done)
                begin(rule, table, batch.seats)
                progress.going_on = 1
            if batch.whole == 0 or table.match_over == 0:
                row = rows[progress.deals]
                row.number = batch.first + progress.done
                note_start(table, row)
                shuffle_fresh(fresh, pack, chance)
                row.seed = draw(chance)
                open_deal(rule, table, pack)
                note_hands(table, row)
                before = -1
                while not over(table):
                    turn = table.turn
                    actions = legal(rule, table)
                    seed = seed_of_seat(row.seed, turn)
                    if thinks:
                        action = think(rule, table, actions, seed)
                    else:
                        look(rule, table, turn, view)
                        sow_decision(own, seed, view.deal, view.ply, actions)
                        which = batch.policies[turn]
                        action = follow_policy(which, first, second, third, rule, view, actions, own)
                    play(rule, table, action)
                    row.actions += 1
                    row.turns += turn != before
                    before = turn
                happened(table, row.events)
                progress.payments = note_end(table, row, payments, progress.payments)
                progress.deals += 1
            if batch.whole == 0 or table.match_over != 0:
                progress.going_on = 0
                progress.done += 1

    return write


@functools.cache
def chronicle_of_policies(game: Game, policies: tuple[Policy, ...], sow_decision: SowDecision) -> Driver:
    """A driver that keeps rows of deals in which each seat follows a policy; ``batch.policies`` says which.

    :raises ValueError: when there are too many policies.
    """
    if not 1 <= len(policies) <= MOST_POLICIES:
        raise ValueError(f"{len(policies)} policies, not 1 to {MOST_POLICIES}")
    return _driver(game, policies, sow_decision, None)


def pages(write: Driver, game: Game, rules: Any, batch: Batch, *, interpreted: bool = False) -> Iterator[Page]:
    """The pages of a batch; each is to be read before the next is asked for."""
    compiled = native() and not interpreted
    objects: list[list[Any]] = [[rules], [game.table()], [game.view()], [batch], [Progress()]]
    records = [for_drivers(values) if compiled else values for values in objects]
    numbers = [
        array("q", values)
        for values in (game.cards(rules), game.cards(rules), [0] * 4, [0] * 4, [0] * PAGE_PAYMENTS * ENTRY)
    ]
    rows: Any = [DealRow() for _ in range(PAGE_DEALS)]
    room: tuple[Any, ...] = tuple(numbers)
    if compiled:
        import numpy

        rows = numpy.zeros(PAGE_DEALS, record_type(DealRow))
        room = tuple(numpy.frombuffer(values, dtype=numpy.int64) for values in numbers)
    loop = write if compiled else inspect.unwrap(write)
    done = 0
    while done < batch.count:
        loop(*records, rows, room)
        progress = to_object(Progress, records[-1][0]) if compiled else records[-1][0]
        done = progress.done
        yield Page(rows[: progress.deals], numbers[-1][: progress.payments * ENTRY])


def thought_through(game: Game, think: Think, rules: Any, batch: Batch) -> Iterator[Page]:
    """The pages of a batch in which every seat's action is thought of, as Python runs the loop."""
    return pages(_driver(game, (), None, think), game, rules, batch, interpreted=True)
