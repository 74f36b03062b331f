"""Many whole deals: drivers over the laws of a game, and the one call that runs them in either form.

A batch is numbered: deal 7 of seed 3 is the same deal in any batch, on any machine, compiled or not.
"""

import functools
import inspect
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from corbillon.kernel.chance import WORD, Chance, draw, one_of, shuffle, sow
from corbillon.kernel.chips import AMOUNT, CLAUSE, ENTRY
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law, native
from corbillon.kernel.table import cell, cells, for_drivers, to_object

Driver = Callable[..., None]
Policy = Callable[[Any, Any, int, Chance], int]
"""A law over (rules, view, actions, chance) that answers one of the actions."""
SowDecision = Callable[[Chance, int, int, int, int], None]
"""A law that starts the chance of one decision from (seed, deal, ply, actions)."""

MOST_SEATS = 8
MOST_POLICIES = 3
CLAUSES = 128
EVENTS = 32


@dataclass(slots=True)
class Batch:
    """What a driver is asked: so many deals, or whole matches, of a seed, from a number on."""

    seats: int = cell()
    seed: int = cell()
    first: int = cell()
    count: int = cell()
    whole: int = cell()
    """Whether whole matches are played, and not single deals."""
    told: int = cell()
    """Whether payments and events are counted, and the digest made."""
    policies: list[int] = cells(MOST_SEATS)
    """Which policy plays at each seat."""


@dataclass(slots=True)
class Tally:
    """What happened in a batch."""

    decisions: int = cell()
    digest: int = cell()
    """A checksum of the accounts and the journal of every deal."""
    clauses: list[int] = cells(CLAUSES)
    """Chips moved by each article."""
    events: list[int] = cells(EVENTS)
    """How often each rare event happened, in the order of the game's ``events``."""


@dataclass(frozen=True)
class Outcome:
    """A batch, played: for each deal or match the results of the seats, and how many deals it had."""

    results: Sequence[Sequence[int]]
    """One list a seat, from the premier en cartes of the first deal on: what each deal or match brought."""
    lengths: Sequence[int]
    tally: Tally


@law
def fold(digest: int, value: int) -> int:
    """A checksum with one number more (FNV-1a, on words of 32 bits)."""
    return ((digest ^ (value & WORD)) * 0x01000193) & WORD


@law
def tell(table: Any, tally: Tally) -> None:
    """Count what each article of a settled deal moved, and fold journal and accounts into the digest."""
    digest = tally.digest
    for index in range(table.entries):
        entry = table.journal[index]
        tally.clauses[entry[CLAUSE]] += entry[AMOUNT]
        for column in range(ENTRY):
            digest = fold(digest, entry[column])
    for account in range(len(table.accounts)):
        digest = fold(digest, table.accounts[account])
    tally.digest = digest


@law
def shuffle_fresh(fresh: list[int], pack: list[int], chance: Chance) -> None:
    """A new pack, shuffled: nothing of the deal before remains in its order."""
    for place in range(len(pack)):
        pack[place] = fresh[place]
    shuffle(pack, len(pack), chance)


@law
def count_results(batch: Batch, table: Any, premier: int, row: int, results: list[int], sign: int) -> None:
    """Add the balances to the results of a row, or take them away."""
    seat = premier
    for place in range(batch.seats):
        seat = seat if seat < batch.seats else 0
        results[row * batch.seats + place] += sign * table.accounts[seat]
        seat += 1


@law
def seed_of_seat(seed: int, seat: int) -> int:
    """The seed of a seat's bot, of the one that was drawn for the deal."""
    return seed * MOST_SEATS + seat


@functools.cache
def random_deals(game: Game) -> Driver:
    """A driver that plays deals or matches of a game, every seat at random among its legal actions."""
    return _driver(game, (), None)


@functools.cache
def deals_with_policies(game: Game, policies: tuple[Policy, ...], sow_decision: SowDecision) -> Driver:
    """A driver as ``random_deals``, but each seat looks and follows a policy; ``batch.policies`` says which.

    The chance of a decision is sown as for a bot at a table, of a seed that is drawn for each deal after its shuffle.

    :raises ValueError: when there are too many policies.
    """
    if not 1 <= len(policies) <= MOST_POLICIES:
        raise ValueError(f"{len(policies)} policies, not 1 to {MOST_POLICIES}")
    return _driver(game, policies, sow_decision)


@law
def follow_policy(
    which: int, first: Policy, second: Policy, third: Policy, rules: Any, view: Any, actions: int, chance: Chance
) -> int:
    """The action of the policy that plays at a seat."""
    if which == 0:
        return first(rules, view, actions, chance)
    if which == 1:
        return second(rules, view, actions, chance)
    return third(rules, view, actions, chance)


def _driver(game: Game, policies: tuple[Policy, ...], sow_decision: Any) -> Driver:
    """The loop of both: a compiler knows whether there are policies, and leaves out what has no use."""
    begin, open_deal, legal, play, over = game.begin, game.open_deal, game.legal, game.play, game.over
    look, happened, looks = game.look, game.happened, bool(policies)
    first, second, third = (*policies, *(policies[:1] or (one_of,)) * MOST_POLICIES)[:MOST_POLICIES]

    @driver
    def deals(rules: Any, tables: Any, views: Any, batches: Any, tallies: Any, room: Any) -> None:
        rule, table, view, batch, tally = rules[0], tables[0], views[0], batches[0], tallies[0]
        fresh, pack, chance, own, results, lengths = room
        for row in range(batch.count):
            sow(chance, batch.seed, batch.first + row)
            begin(rule, table, batch.seats)
            premier = table.dealer + 1
            count_results(batch, table, premier, row, results, -1)
            playing = batch.whole == 0 or table.match_over == 0
            while playing:
                shuffle_fresh(fresh, pack, chance)
                seed = draw(chance) if looks else 0
                open_deal(rule, table, pack)
                while not over(table):
                    actions = legal(rule, table)
                    if looks:
                        look(rule, table, table.turn, view)
                        sow_decision(own, seed_of_seat(seed, table.turn), view.deal, view.ply, actions)
                        which = batch.policies[table.turn]
                        action = follow_policy(which, first, second, third, rule, view, actions, own)
                    else:
                        action = one_of(actions, chance)
                    play(rule, table, action)
                    tally.decisions += 1
                lengths[row] += 1
                if batch.told != 0:
                    tell(table, tally)
                    happened(table, tally.events)
                playing = batch.whole != 0 and table.match_over == 0
            count_results(batch, table, premier, row, results, 1)

    return deals


class Run:
    """A batch made ready for a driver, in the form that it takes; played once, it has an outcome."""

    def __init__(self, game: Game, rules: Any, batch: Batch, *, interpreted: bool = False) -> None:
        self.batch = batch
        self.native = native() and not interpreted
        objects: list[list[Any]] = [[rules], [game.table()], [game.view()], [batch], [Tally()]]
        self.records = [for_drivers(values) if self.native else values for values in objects]
        zeros = [array("q", [0]) * size for size in (4, 4, batch.count * batch.seats, batch.count)]
        self.numbers = [*(array("q", game.cards(rules)) for _ in range(2)), *zeros]
        self.room = tuple(_shared(numbers) if self.native else numbers for numbers in self.numbers)

    def play(self, deals: Driver) -> None:
        """Play the batch by a driver, or, asked to be interpreted, by its loop as Python runs it."""
        loop = deals if self.native else inspect.unwrap(deals)
        loop(*self.records, self.room)

    def outcome(self) -> Outcome:
        """What the batch brought."""
        *_, results, lengths = self.numbers
        tally = self.records[-1][0]
        columns = [results[place :: self.batch.seats] for place in range(self.batch.seats)]
        return Outcome(columns, lengths, to_object(Tally, tally) if self.native else tally)


def _shared(numbers: Any) -> Any:
    """Whole numbers as NumPy sees them in their place, without a copy."""
    import numpy

    return numpy.frombuffer(numbers, dtype=numpy.int64)


def run(deals: Driver, game: Game, rules: Any, batch: Batch, *, interpreted: bool = False) -> Outcome:
    """Play a batch by a driver; ``interpreted``: as Python runs it, whatever is installed."""
    prepared = Run(game, rules, batch, interpreted=interpreted)
    prepared.play(deals)
    return prepared.outcome()
