"""A table of Reversis: all that changes in a match, and the cards and accounts by name."""

from dataclasses import dataclass

from corbillon.games.reversis.rules import Rules
from corbillon.kernel.bits import bits_of, popcount
from corbillon.kernel.cards import NO_CARD, PACK, of_rank, of_suit, rank
from corbillon.kernel.chips import ENTRY
from corbillon.kernel.law import law
from corbillon.kernel.seats import next_of_four
from corbillon.kernel.table import cell, cells

SEATS = 4
"""R1. Four players, each for himself, with 48 cards."""
ORDER = "23456789TJQKA"
"""R2. The ranks, weakest first; there are no Tens, whose place stays empty. The quinola is a Jack like another."""
TEN, JACK, QUEEN, KING, ACE = range(8, 13)
CARDS = tuple(card for card in range(PACK) if rank(card) != TEN)
BASKET = 4
POTS = ("basket",)
NOBODY = NEVER = -1
NOTHING = NO_CARD

HEARTS = of_suit(1)
QUINOLA = 13 + JACK
ACE_OF_DIAMONDS = 26 + ACE
ACES = of_rank(ACE)
KINGS_UP = ACES | of_rank(KING)
QUEENS_UP = KINGS_UP | of_rank(QUEEN)
JACKS_UP = QUEENS_UP | of_rank(JACK)
HONOURS = ACES | 1 << QUINOLA
"""The cards whose play is paid for: the aces and the quinola."""

TALON = 3
TRICKS = 11
NINE = TRICKS - 2
"""What ``nine`` is with the whole pack, for bots, who play with no other."""
STRONGEST = tuple(sorted(CARDS, key=lambda card: (-rank(card), card)))
PACKS = tuple(bits_of(list(STRONGEST[:size])) for size in range(len(CARDS) + 1))
"""The pack, and before it all reduced ones, by the number of their cards: the strongest cards are kept."""
WHOLE_PACK = PACKS[-1]

EXCHANGE, PLAY, DECLARE, SETTLED = range(4)
"""The phases of a deal."""
KEEP, UNDERTAKE, SILENT = range(52, 55)
"""The actions that are no cards."""

PLY, SEAT = range(2)
"""What is noted of an honour that is laid: when, and by whom."""
NOTHING_DUE, PLACED, FORCED, LED, LATE = range(5)
"""The fate of the quinola: not played, or annulled; placed, forced, led; placed too late."""

JOURNAL = 26
"""No deal has more payments: 4 stakes, 3 for each ace, 4 for the quinola, the partie, 5 at the end. A reversis annuls
the quinola; broken, it adds 5 and forces at most three aces; made, it adds 4 and gives back what aces cost."""


@dataclass(slots=True)
class Table:
    """All that changes."""

    # the match
    seats: int = cell(SEATS)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(5)
    match_over: int = cell()
    last_winner: int = cell(NOBODY)
    # the deal
    journal: list[list[int]] = cells(JOURNAL, ENTRY)
    entries: int = cell()
    phase: int = cell(SETTLED)
    turn: int = cell()
    hands: list[int] = cells(4)
    talon: list[int] = cells(TALON)
    drawn: list[int] = cells(4, fill=NOTHING)
    discards: list[int] = cells(4, fill=NOTHING)
    offered: list[int] = cells(4, fill=NOTHING)
    four_cards: int = cell()
    # the espagnolette: who holds it, who has the right now, in which trick it was first used, who failed
    holder: int = cell(NOBODY)
    right: int = cell(NOBODY)
    used_in: int = cell(NEVER)
    failed: int = cell(NOBODY)
    # the tricks
    plays: list[int] = cells(44)
    ply: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()
    takers: list[int] = cells(TRICKS)
    won: list[int] = cells(4)
    honours: list[list[int]] = cells(6, 2)
    honours_played: int = cell()
    undertaker: int = cell(NOBODY)
    quinola_fate: int = cell(NOTHING_DUE)


@law
def size_of_pack(rules: Rules) -> int:
    """A card more for the dealer than there are tricks, and the talon."""
    return SEATS * rules.tricks + 1 + rules.talon


@law
def pack_of(rules: Rules) -> int:
    """The cards that are played with (a bit set)."""
    return PACKS[size_of_pack(rules)]


def cards(rules: Rules) -> tuple[int, ...]:
    """The cards that are played with, in the order of the pack."""
    return tuple(sorted(STRONGEST[: size_of_pack(rules)]))


@law
def nine(rules: Rules) -> int:
    """So many tricks come before the last two: nine, and so the tenth, the avant-bonne, has this number too."""
    return rules.tricks - 2


@law
def bonne(rules: Rules) -> int:
    """The number of the last trick, the bonne."""
    return rules.tricks - 1


@law
def points(cards: int) -> int:
    """R3. An ace counts 4, a king 3, a queen 2, a jack 1: forty in the pack."""
    return (
        popcount(cards & ACES) + popcount(cards & KINGS_UP) + popcount(cards & QUEENS_UP) + popcount(cards & JACKS_UP)
    )


@law
def eldest(table: Table) -> int:
    """R7. The player after the dealer is served first, exchanges first and leads first."""
    return next_of_four(table.dealer)


@law
def tricks_of(table: Table, seat: int) -> int:
    """How many tricks a seat has taken."""
    return popcount(table.won[seat]) >> 2
