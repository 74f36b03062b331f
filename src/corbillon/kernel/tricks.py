"""Tricks of four cards: following suit, and who takes.

The cards of a deal stand in the order in which they were laid: ``plays[ply]``. The trick in hand is the last
``ply % 4`` of them, laid by the seats from ``leader`` on; ``trick`` is the set of its cards. Who takes it is asked
once, of the whole trick: to keep the winner so far would be a branch on chance at every card.
"""

from typing import Protocol

from corbillon.kernel.bits import highest
from corbillon.kernel.cards import PACK, of_suit, suit
from corbillon.kernel.law import law
from corbillon.kernel.seats import next_of_four

EVERY = (1 << PACK) - 1
"""The suit led before anything is led: any card follows it."""


class Tricks(Protocol):
    """The part of a table that this module writes."""

    hands: list[int]
    plays: list[int]
    ply: int
    turn: int
    leader: int
    led: int
    trick: int


@law
def follow(hand: int, led: int) -> int:
    """The cards of a hand that follow suit, or the whole hand when it is void."""
    same = hand & led
    return same if same != 0 else hand


@law
def lay(table: Tricks, card: int) -> None:
    """The seat whose turn it is lays a card; the turn passes."""
    seat = table.turn
    table.hands[seat] ^= 1 << card
    table.plays[table.ply] = card
    if table.ply & 3 == 0:
        table.led = of_suit(suit(card))
    table.trick |= 1 << card
    table.ply += 1
    table.turn = next_of_four(seat)


@law
def taker(table: Tricks, laid: int = 4) -> int:
    """The seat that takes the last ``laid`` cards, a trick or its beginning: the highest of the suit led."""
    best = highest(table.trick & table.led)
    first = table.ply - laid
    place = 0
    for k in range(1, laid):
        place += k * (table.plays[first + k] == best)
    return (table.leader + place) & 3


@law
def lead_next(table: Tricks, seat: int) -> None:
    """A seat leads to a new trick."""
    table.leader = seat
    table.turn = seat
    table.trick = 0
    table.led = EVERY
