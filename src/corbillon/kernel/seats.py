"""Four seats in the order of play."""

from typing import Protocol

from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chips import Ledger, pay
from corbillon.kernel.law import law

FOUR = 4


class Seated(Ledger, Protocol):
    """A ledger at a table with a dealer."""

    dealer: int


@law
def next_of_four(seat: int) -> int:
    """The seat that plays after this one."""
    return (seat + 1) & 3


@law
def opposite(seat: int) -> int:
    """The seat across the table."""
    return seat ^ 2


@law
def four_from(seat: int) -> tuple[int, int, int, int]:
    """The four seats in the order of play, from this one."""
    return seat & 3, (seat + 1) & 3, (seat + 2) & 3, (seat + 3) & 3


@law
def each_other_pays(table: Seated, target: int, amount: int, clause: int, card: int = NO_CARD) -> None:
    """Each of the three others pays the whole amount, in the order of play from the seat after the dealer."""
    for seat in four_from(table.dealer + 1):
        if seat != target:
            pay(table, seat, target, amount, clause, card)
