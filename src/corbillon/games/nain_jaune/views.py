"""What a seat may see, and what it may conclude about hidden cards."""

from dataclasses import dataclass

from corbillon.games.nain_jaune.rules import FirstCard, Passing, Restart, Rules
from corbillon.games.nain_jaune.table import (
    ASKED,
    BOXES,
    GOING_ON,
    KING,
    LAID,
    NOBODY,
    OPENING,
    SEATS,
    SETTLED,
    Table,
    cards,
    next_rank,
)
from corbillon.kernel.bits import bits_of, has, popcount
from corbillon.kernel.cards import RANKS, of_rank, rank
from corbillon.kernel.law import law
from corbillon.kernel.table import cell, cells
from corbillon.kernel.world import Bound, World, holds_all, holds_none


@dataclass(slots=True)
class View:
    """The facts that one seat knows; all but ``hand`` are public."""

    seat: int = cell()
    hand: int = cell()
    seats: int = cell(4)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(SEATS + BOXES)
    match_over: int = cell()
    phase: int = cell(SETTLED)
    turn: int = cell()
    sizes: list[int] = cells(SEATS)
    left: list[int] = cells(SEATS)
    wanted: int = cell()
    plays: list[int] = cells(LAID)
    players: list[int] = cells(LAID)
    ply: int = cell()
    openings: int = cell()
    last: int = cell(NOBODY)
    taken: int = cell()
    forgotten: int = cell()
    doubled: int = cell()
    short: int = cell()
    opera: int = cell()


@law
def look(rules: Rules, table: Table, seat: int, view: View) -> None:
    """Write what a seat may see, field by field."""
    view.seat = seat
    view.hand = table.hands[seat]
    view.seats = table.seats
    view.deal = table.deal
    view.dealer = table.dealer
    view.match_over = table.match_over
    view.phase = table.phase
    view.turn = table.turn
    for account in range(SEATS + BOXES):
        view.accounts[account] = table.accounts[account]
    for other in range(SEATS):
        view.sizes[other] = popcount(table.hands[other])
        view.left[other] = table.hands[other] if table.phase == SETTLED else 0
    look_at_board(table, view)


@law
def look_at_board(table: Table, view: View) -> None:
    """All cards are laid, and all boxes taken or doubled, before everybody's eyes."""
    for ply in range(table.ply):
        view.plays[ply] = table.plays[ply]
        view.players[ply] = table.players[ply]
    view.ply = table.ply
    view.openings = table.openings
    view.last = table.last
    view.wanted = table.wanted
    view.taken = table.taken
    view.forgotten = table.forgotten
    view.doubled = table.doubled
    view.short = table.short
    view.opera = table.opera


def world(rules: Rules, view: View) -> World:
    """What the other hands must look like, by all that this seat has seen."""
    unseen = bits_of(list(cards(rules))) & ~bits_of(view.plays[: view.ply]) & ~view.hand
    sizes = [0 if seat == view.seat else view.sizes[seat] for seat in range(view.seats)]
    bounds = _stops(rules, view) + _openings(rules, view)
    if view.phase == GOING_ON:
        bounds.append(Bound(view.turn, view.wanted, 1, 4))
    if view.phase == SETTLED:
        bounds += [holds_all(seat, view.left[seat]) for seat in range(view.seats)]
    talon = unseen.bit_count() - sum(sizes)
    return World(unseen, (*sizes, talon), tuple(bound for bound in bounds if bound.place != view.seat))


def _stops(rules: Rules, view: View) -> list[Bound]:
    """Who had to go on and stopped has no card of the missing rank; nor has, under ``forced``, who passed on it."""
    bounds = []
    for ply in range(view.ply):
        missing = next_rank(view.plays[ply])
        seat = view.players[ply]
        if missing == 0 or not _stopped(view, ply):
            continue
        if rules.passing != Passing.FREE:
            bounds.append(holds_none(seat, missing))
        if rules.passing == Passing.FORCED:
            bounds += [holds_none(passer, missing) for passer in _passers(view, ply)]
    return bounds


def _stopped(view: View, ply: int) -> bool:
    """Whether he who laid this card did not go on."""
    if ply + 1 == view.ply:
        return view.phase in (ASKED, OPENING)
    return view.players[ply + 1] != view.players[ply] or has(view.openings, ply + 1)


def _passers(view: View, ply: int) -> list[int]:
    """Those who were asked for the next rank after this card and passed."""
    following = view.players[ply + 1] if ply + 1 < view.ply else view.turn
    asked = (following - view.players[ply] - 1) % view.seats
    return [(view.players[ply] + 1 + k) % view.seats for k in range(asked)]


def _openings(rules: Rules, view: View) -> list[Bound]:
    """Who must open with a certain rank has none of those that would have come before it."""
    bounds = []
    if rules.first_card == FirstCard.LOWEST and view.ply:
        bounds.append(holds_none(view.players[0], _of_ranks(range(rank(view.plays[0])))))
    if rules.restart == Restart.SKIP_MISSING:
        for ply in range(1, view.ply):
            missing = rank(view.plays[ply - 1]) + 1
            if has(view.openings, ply) and missing < KING:
                order = [*range(missing + 1, RANKS), *range(missing + 1)]
                skipped = order[: order.index(rank(view.plays[ply]))]
                bounds.append(holds_none(view.players[ply], _of_ranks(skipped)))
    return bounds


def _of_ranks(ranks: range | list[int]) -> int:
    """All the cards of some ranks."""
    return sum(of_rank(rank) for rank in ranks)
