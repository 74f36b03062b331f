"""Tricks of four cards: following suit, and who takes.

The cards of a deal stand in the order in which they were laid: ``plays[ply]``. The trick in hand is the last
``ply % 4`` of them, laid by the seats from ``leader`` on.
"""

from typing import Protocol

from corbillon.kernel.cards import NO_CARD, PACK, of_suit, suit
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
    best: int
    taker: int


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
        table.best = NO_CARD
    if card > table.best and table.led >> card & 1 != 0:
        table.best = card
        table.taker = seat
    table.ply += 1
    table.turn = next_of_four(seat)


@law
def lead_next(table: Tricks, seat: int) -> None:
    """A seat leads to a new trick."""
    table.leader = seat
    table.turn = seat
    table.led = EVERY
