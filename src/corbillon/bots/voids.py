"""What the tricks of four have shown of who holds no card of a suit."""

from typing import Protocol

from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.law import law


class Past(Protocol):
    """The part of a view that tells what was laid, and by whom."""

    dealer: int
    plays: list[int]
    ply: int
    takers: list[int]


@law
def voids_shown(view: Past) -> int:
    """Remember who renounced in which suit (bit 4 × seat + suit)."""
    known = 0
    leader = view.dealer + 1
    for first in range(0, view.ply, 4):
        led = suit(view.plays[first])
        for ply in range(first + 1, min(first + 4, view.ply)):
            known |= (~(of_suit(led) >> view.plays[ply]) & 1) << 4 * ((leader + ply) & 3) + led
        leader = view.takers[first >> 2]
    return known
