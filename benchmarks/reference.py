"""The reference game, over our kernel: the same game as ``reference.c``, card for card.

Four players, 48 cards: the pack of 52 without the twos of spades, diamonds and clubs and the three of clubs. Twelve
cards each, the first player leads, twelve tricks, suit must be followed, the highest card of the suit led takes. Each
heart counts a point against its taker, the queen of spades thirteen: 26 in all. Everyone pays each of the others a chip
for each of his points, so a player's result is 26 less four times his points.
"""

from dataclasses import dataclass
from typing import Any

from corbillon.kernel import tricks
from corbillon.kernel.bits import has, popcount
from corbillon.kernel.cards import PACK, of_suit, parse_card
from corbillon.kernel.chance import one_of, sow
from corbillon.kernel.law import driver, law
from corbillon.kernel.seats import four_from
from corbillon.kernel.table import cell, cells
from corbillon.search.playouts import fold, shuffle_fresh

ORDER = "23456789TJQKA"
SEATS = 4
HAND = 12
CARDS = SEATS * HAND
LEFT_OUT = tuple(parse_card(card, ORDER) for card in ("2S", "2D", "2C", "3C"))
FRESH = tuple(card for card in range(PACK) if card not in LEFT_OUT)
HEARTS = 1
QUEEN = parse_card("QS", ORDER)
POINTS = 26


@dataclass(slots=True)
class Table:
    """All that changes."""

    hands: list[int] = cells(SEATS)
    plays: list[int] = cells(CARDS)
    ply: int = cell()
    turn: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()
    takers: list[int] = cells(HAND)
    points: list[int] = cells(SEATS)
    results: list[int] = cells(SEATS)
    digest: int = cell()


@law
def open_deal(table: Table, pack: list[int]) -> None:
    """Twelve cards each, in order."""
    for seat in four_from(0):
        hand = 0
        for k in range(HAND):
            hand |= 1 << pack[HAND * seat + k]
        table.hands[seat] = hand
        table.points[seat] = 0
    table.ply = 0
    tricks.lead_next(table, 0)


@law
def legal(table: Table) -> int:
    """The cards that the player whose turn it is may lay."""
    return tricks.follow(table.hands[table.turn], table.led)


@law
def play(table: Table, card: int) -> None:
    """Lay a card; the fourth ends the trick, the last trick the deal."""
    tricks.lay(table, card)
    if table.ply & 3 == 0:
        settle_trick(table)
        if over(table):
            settle_deal(table)


@law
def settle_trick(table: Table) -> None:
    """The taker has the points of the trick, and leads."""
    winner = tricks.taker(table)
    table.points[winner] += popcount(table.trick & of_suit(HEARTS)) + 13 * has(table.trick, QUEEN)
    table.takers[(table.ply >> 2) - 1] = winner
    tricks.lead_next(table, winner)


@law
def over(table: Table) -> bool:
    """Whether all cards are played."""
    return table.ply == CARDS


@law
def settle_deal(table: Table) -> None:
    """Each pays each of the others his points."""
    for seat in four_from(0):
        table.results[seat] += POINTS - SEATS * table.points[seat]


@law
def tell(table: Table) -> None:
    """Fold cards, takers and results of a deal into the checksum."""
    for ply in range(CARDS):
        table.digest = fold(table.digest, table.plays[ply])
    for trick in range(HAND):
        table.digest = fold(table.digest, table.takers[trick])
    for seat in four_from(0):
        table.digest = fold(table.digest, table.results[seat])


@driver
def deals(tables: Any, fresh: Any, pack: Any, chance: Any, seed: int, count: int, told: int) -> None:
    """Play deals 0, 1, 2 … of a seed at random, and fold the first ones into the checksum."""
    table = tables[0]
    for number in range(count):
        sow(chance, seed, number)
        shuffle_fresh(fresh, pack, chance)
        open_deal(table, pack)
        while not over(table):
            play(table, one_of(legal(table), chance))
        if number < told:
            tell(table)
