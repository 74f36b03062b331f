"""Chips move from account to account, and every move is written down with the article that commands it.

Accounts are the seats, then the pots; what is owed is paid, so a balance may fall below nothing. The sum never changes.
"""

from typing import Protocol

from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.law import law

SOURCE, TARGET, AMOUNT, CLAUSE, CARD = range(5)
"""The columns of a journal's entry; ``CARD`` is the card on account of which it is paid, or ``NO_CARD``."""
ENTRY = 5


class Ledger(Protocol):
    """The part of a table that this module writes."""

    accounts: list[int]
    journal: list[list[int]]
    entries: int


@law
def pay(table: Ledger, source: int, target: int, amount: int, clause: int, card: int = NO_CARD) -> None:
    """Move chips between two accounts and write it down. Nothing is no payment."""
    if amount == 0:
        return
    table.accounts[source] -= amount
    table.accounts[target] += amount
    entry = table.journal[table.entries]
    entry[0] = source
    entry[1] = target
    entry[2] = amount
    entry[3] = clause
    entry[4] = card
    table.entries += 1


@law
def take_pot(table: Ledger, pot: int, winner: int, clause: int) -> None:
    """Take all that lies in a pot."""
    pay(table, pot, winner, table.accounts[pot], clause)
