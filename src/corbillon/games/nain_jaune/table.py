"""A table of Nain jaune: all that changes in a match, and the cards, boxes and seats by name."""

from dataclasses import dataclass

from corbillon.games.nain_jaune.rules import Rules
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import NO_CARD, PACK, RANKS, card_name, of_rank, parse_card, rank
from corbillon.kernel.chips import ENTRY
from corbillon.kernel.law import law
from corbillon.kernel.table import cell, cells

SEATS = 8
"""The seats of the largest table; ``Table.seats`` are taken."""
HAND = (0, 0, 22, 15, 12, 9, 8, 7, 6)
"""Cards of a hand, by the number of players."""
TALON = 10
"""The largest talon of all packs; of the whole pack it is 8."""
NOBODY = -1

ORDER = "A23456789TJQK"
CARDS = tuple(range(PACK))
EVERY = (1 << PACK) - 1
"""All the cards."""
TEN = 9
KING = 12

BOXES = 5
FIRST_BOX = 8
"""The account of the first box, after those of the seats."""
LINDOR = 4
"""The box of the 7♦, the Nain jaune, old name Lindor: the last of the five."""
BOARDS = tuple(
    tuple(parse_card(name, ORDER) for name in names.split()) for names in ("TD JC QS KH 7D", "TD JC QH KS 7D")
)
BOARD_SETS = tuple(bits_of(list(board)) for board in BOARDS)

OPENING, GOING_ON, ASKED, SETTLED = range(4)
"""What the seat in turn is about: it opens a run, goes on with its own, is asked to go on; or the deal is settled."""

CLAIM = 52
"""Lay the board card of the first box and say «… qui prend»; those of the other boxes follow."""
PASS, STOP = 57, 58
"""The actions that are no cards."""

LAID = 45
"""No deal lays more cards: at a table of four all but one card of each loser."""
JOURNAL = 64
"""No deal has more payments: of n players, n ≤ 8, 5 n stakes and n − 1 for hands; two for a box that is emptied, one
for each of m boxes that are not, and n + m − 1 if those are shared at the end: at most 7 n + 8."""


@dataclass(slots=True)
class Table:
    """All that changes."""

    # the match
    seats: int = cell(4)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(SEATS + BOXES)
    match_over: int = cell()
    # the deal
    journal: list[list[int]] = cells(JOURNAL, ENTRY)
    entries: int = cell()
    phase: int = cell(SETTLED)
    turn: int = cell()
    hands: list[int] = cells(SEATS)
    talon: list[int] = cells(TALON, fill=NO_CARD)
    # the runs
    wanted: int = cell()
    plays: list[int] = cells(LAID)
    players: list[int] = cells(LAID)
    ply: int = cell()
    openings: int = cell()
    last: int = cell(NOBODY)
    # the boxes and the settlement, as bit sets of boxes and of seats
    taken: int = cell()
    forgotten: int = cell()
    doubled: int = cell()
    short: int = cell()
    opera: int = cell()


def numbers_of_seats(rules: Rules) -> tuple[int, ...]:
    """N1. Three to eight players, each for himself; or two, where that is agreed."""
    agreed = (4, 3, 5, 6, 7, 8, 2) if rules.players2 else (4, 3, 5, 6, 7, 8)
    return tuple(seats for seats in agreed if hand_size(rules, seats) > 0)


def cards(rules: Rules) -> tuple[int, ...]:
    """The pack, or of a reduced one its highest ranks."""
    return tuple(card for card in CARDS if rank(card) >= RANKS - rules.ranks)


@law
def hand_size(rules: Rules, seats: int) -> int:
    """How many cards are dealt to each; from a reduced pack in proportion."""
    return HAND[seats] * rules.ranks // RANKS


@law
def next_rank(card: int) -> int:
    """N2. On a card goes one of the rank above, whatever the suits, from the ace up to the king; nothing on a king."""
    return of_rank(rank(card) + 1) if rank(card) != KING else 0


@law
def board_card(rules: Rules, box: int) -> int:
    """N3. The board has five boxes: 10♦, J♣, Q♠, K♥ at the corners, 7♦ in the centre; of some boards Q♥ and K♠."""
    return BOARDS[rules.board_cards][box]


@law
def board(rules: Rules) -> int:
    """The five board cards."""
    return BOARD_SETS[rules.board_cards]


@law
def box_of(card: int) -> int:
    """The box of a board card: on every board its rank tells it."""
    return rank(card) - TEN if rank(card) >= TEN else LINDOR


def pots(rules: Rules) -> tuple[str, ...]:
    """The boxes, named by their cards."""
    return tuple(card_name(card, ORDER) for card in BOARDS[rules.board_cards])


@law
def ranks(hand: int) -> int:
    """The ranks of which a hand holds a card (a bit for each)."""
    return (hand | hand >> RANKS | hand >> 2 * RANKS | hand >> 3 * RANKS) & ((1 << RANKS) - 1)


@law
def next_seat(table: Table, seat: int) -> int:
    """The seat that plays after this one."""
    return seat + 1 if seat + 1 < table.seats else 0


@law
def seat_at(table: Table, place: int) -> int:
    """The seat in a place of the order of play, the one after the dealer being in place 0, the dealer in the last."""
    seat = table.dealer + 1 + place
    return seat if seat < table.seats else seat - table.seats
