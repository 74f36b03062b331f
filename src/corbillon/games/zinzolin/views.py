"""What a seat may see, and what it may conclude about hidden cards."""

from dataclasses import dataclass

from corbillon.games.zinzolin.declarations import shows_at_first_turn
from corbillon.games.zinzolin.rules import Declare, Rules
from corbillon.games.zinzolin.table import (
    NOBODY,
    NOTHING,
    PLAY,
    SETTLED,
    SHOWN_RANKS,
    TRICKS,
    Table,
    cards,
)
from corbillon.kernel.bits import bits_of, popcount
from corbillon.kernel.cards import of_rank, of_suit, suit
from corbillon.kernel.law import law
from corbillon.kernel.seats import FOUR, four_from
from corbillon.kernel.table import cell, cells
from corbillon.kernel.world import Bound, World, holds_all, holds_none

OUT = 4
"""The place of the hidden cards that are out of play: talon and discards."""


@dataclass(slots=True)
class View:
    """The facts that one seat knows; all but ``hand``, ``discard``, ``drawn`` and ``offered`` are public."""

    seat: int = cell()
    hand: int = cell()
    discard: int = cell(NOTHING)
    drawn: int = cell(NOTHING)
    offered: int = cell(NOTHING)
    seats: int = cell(4)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(6)
    match_over: int = cell()
    put_in: list[int] = cells(4)
    last_basket_winner: int = cell(NOBODY)
    phase: int = cell(SETTLED)
    turn: int = cell()
    fiches: int = cell(1)
    stake: int = cell(1)
    sizes: list[int] = cells(4)
    exchanged: list[int] = cells(4)
    shown: list[int] = cells(4)
    plays: list[int] = cells(48)
    ply: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()
    takers: list[int] = cells(TRICKS)
    taken: list[int] = cells(4)
    first_equinox: int = cell(NOBODY)
    second_equinox: int = cell(NOBODY)
    basket_winner: int = cell(NOBODY)


@law
def look(rules: Rules, table: Table, seat: int, view: View) -> None:
    """Write what a seat may see, field by field."""
    view.seat = seat
    view.hand = table.hands[seat]
    view.discard = table.discards[seat]
    view.drawn = table.drawn[seat]
    view.offered = table.offered[seat]
    view.seats = table.seats
    view.deal = table.deal
    view.dealer = table.dealer
    view.match_over = table.match_over
    view.last_basket_winner = table.last_basket_winner
    view.phase = table.phase
    view.turn = table.turn
    view.fiches = table.fiches
    view.stake = table.stake
    for account in range(6):
        view.accounts[account] = table.accounts[account]
    for other in four_from(0):
        view.put_in[other] = table.put_in[other]
        view.sizes[other] = popcount(table.hands[other])
        view.exchanged[other] = int(table.discards[other] != NOTHING)
        view.shown[other] = table.shown[other]
        view.taken[other] = table.taken[other]
    look_at_tricks(table, view)


@law
def look_at_tricks(table: Table, view: View) -> None:
    """All that was played was played before everybody's eyes."""
    for ply in range(table.ply):
        view.plays[ply] = table.plays[ply]
    for trick in range(table.ply >> 2):
        view.takers[trick] = table.takers[trick]
    view.ply = table.ply
    view.leader = table.leader
    view.led = table.led
    view.trick = table.trick
    view.first_equinox = table.first_equinox
    view.second_equinox = table.second_equinox
    view.basket_winner = table.basket_winner


def dealer_of_deal(view: View) -> int:
    """Who dealt the cards that are seen: once they are settled, the deal has passed to the next seat."""
    return (view.dealer - (view.phase == SETTLED)) % FOUR


def played(view: View) -> list[tuple[int, int, int]]:
    """The plays so far: seat, card, card led."""
    plays = []
    for ply in range(view.ply):
        trick = ply // FOUR
        leader = view.takers[trick - 1] if trick else (dealer_of_deal(view) + 1) % FOUR
        plays.append(((leader + ply) % FOUR, view.plays[ply], view.plays[ply - ply % FOUR]))
    return plays


def world(rules: Rules, view: View) -> World:
    """What the other hands must look like, by all that this seat has seen."""
    plays = played(view)
    gone = sum(1 << card for _, card, _ in plays)
    unseen = bits_of(list(cards(rules))) & ~gone & ~view.hand
    out = rules.talon
    if view.discard != NOTHING:
        unseen &= ~(1 << view.discard)
        out -= 1
    sizes = [0 if seat == view.seat else view.sizes[seat] for seat in range(FOUR)]
    bounds = [holds_none(seat, of_suit(suit(led))) for seat, card, led in plays if suit(card) != suit(led)]
    bounds += _offered(view, gone)
    for seat in range(FOUR):
        if seat != view.seat:
            bounds += _declared(rules, view, seat, gone)
            if _was_silent(rules, view, seat):
                own = sum(1 << card for player, card, _ in plays if player == seat)
                bounds += _silence(view, seat, own, unseen)
    return World(unseen, (*sizes, out), tuple(bound for bound in bounds if bound.place != view.seat))


def _offered(view: View, gone: int) -> list[Bound]:
    """The card that this seat saw and left was drawn by the first who exchanged after it, or lies under the basket."""
    if view.offered == NOTHING or gone >> view.offered & 1:
        return []
    place = OUT
    for step in range(1, (dealer_of_deal(view) - view.seat) % FOUR + 1):
        if view.exchanged[(view.seat + step) % FOUR]:
            place = (view.seat + step) % FOUR
            break
    return [holds_all(place, 1 << view.offered)]


def _declared(rules: Rules, view: View, seat: int, gone: int) -> list[Bound]:
    """A shown combination is held till it is played, and a Triangle proves that the fourth card is not held."""
    bounds = []
    for rank in range(SHOWN_RANKS):
        cards = view.shown[seat] & of_rank(rank)
        if cards:
            bounds += [holds_all(seat, cards & ~gone), holds_none(seat, of_rank(rank) & ~cards)]
    return bounds


def _was_silent(rules: Rules, view: View, seat: int) -> bool:
    """Under ``automatic`` the moment passes at which all that this seat held was shown."""
    if rules.declare != Declare.AUTOMATIC or view.phase not in (PLAY, SETTLED):
        return False
    return not shows_at_first_turn(rules) or view.ply >= (seat - dealer_of_deal(view) - 1) % FOUR


def _silence(view: View, seat: int, own: int, unseen: int) -> list[Bound]:
    bounds = []
    for rank in range(SHOWN_RANKS):
        cards = of_rank(rank)
        if not view.shown[seat] & cards:
            bounds.append(Bound(seat, cards & unseen, 0, 2 - (own & cards).bit_count()))
    return bounds
