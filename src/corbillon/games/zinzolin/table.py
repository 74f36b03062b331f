"""A table of Zinzolin: all that changes in a match, and the cards and accounts by name."""

from dataclasses import dataclass

from corbillon.games.zinzolin.rules import Rules
from corbillon.kernel.cards import NO_CARD, of_rank, rank
from corbillon.kernel.chips import ENTRY
from corbillon.kernel.law import law
from corbillon.kernel.table import cell, cells

SEATS = 4
"""Z1. Four players, each for himself."""
CARDS = tuple(range(52))
"""Z2. The whole pack of 52 cards, without trump and without rank between suits."""
BASKET, ROCAMBOLE = 4, 5
POTS = ("basket", "rocambole")
NOBODY = -1
NOTHING = NO_CARD

ORDER = "A23456789TJQK"
"""Z3. The ranks, weakest first: the ace is the lowest card."""
TRICKS = 12
TALON = 4
FICHE = 8

EXCHANGE, SHOW, PLAY, SETTLED = range(4)
"""The phases of a deal."""

KEEP, SHOW_A, SHOW_2, SHOW_3, DONE = range(52, 57)
"""The actions that are no cards."""
SHOWN_RANKS = 3

JOURNAL = 48
"""No deal has more payments: 5 stakes, 9 for declarations, 12 sigisbés, 8 for Equinoxes, 2 Rocamboles, 9 at the end."""


@dataclass(slots=True)
class Table:
    """All that changes."""

    # the match
    seats: int = cell(SEATS)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(6)
    match_over: int = cell()
    put_in: list[int] = cells(4)
    last_basket_winner: int = cell(NOBODY)
    # the deal
    journal: list[list[int]] = cells(JOURNAL, ENTRY)
    entries: int = cell()
    phase: int = cell(SETTLED)
    turn: int = cell()
    fiches: int = cell(1)
    stake: int = cell(1)
    hands: list[int] = cells(4)
    talon: list[int] = cells(TALON)
    taken_from_talon: int = cell()
    drawn: list[int] = cells(4, fill=NOTHING)
    discards: list[int] = cells(4, fill=NOTHING)
    offered: list[int] = cells(4, fill=NOTHING)
    shown: list[int] = cells(4)
    # the tricks
    plays: list[int] = cells(48)
    ply: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()
    takers: list[int] = cells(TRICKS)
    taken: list[int] = cells(4)
    first_equinox: int = cell(NOBODY)
    second_equinox: int = cell(NOBODY)
    running: int = cell()
    basket_winner: int = cell(NOBODY)


SIGISBES = of_rank(0) | of_rank(1) | of_rank(2)


def cards(rules: Rules) -> tuple[int, ...]:
    """The pack, or of a reduced one its weakest ranks: the sigisbés are there in any."""
    by_rank = sorted(CARDS, key=lambda card: (rank(card), card))
    return tuple(sorted(by_rank[: SEATS * rules.tricks + rules.talon]))


@law
def worth(card: int) -> int:
    """Z4. The sigisbés are the aces, twos and threes, worth 1, 2 and 3 jetons; other cards are worth nothing."""
    return rank(card) + 1 if rank(card) < SHOWN_RANKS else 0


def in_fiches(jetons: int) -> tuple[int, int]:
    """Z5. A fiche is eight jetons: an amount as fiches and jetons.

    >>> in_fiches(29)
    (3, 5)
    """
    fiches, rest = divmod(abs(jetons), FICHE)
    return (fiches, rest) if jetons >= 0 else (-fiches, -rest)
