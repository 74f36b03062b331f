"""Following suit, and who takes a trick."""

from dataclasses import dataclass

from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import card_name, parse_card, rank, suit
from corbillon.kernel.table import cell, cells
from corbillon.kernel.tricks import EVERY, follow, lay, lead_next, taker

ORDER = "23456789TJQKA"


@dataclass(slots=True)
class Trick:
    hands: list[int] = cells(4)
    plays: list[int] = cells(52)
    ply: int = cell()
    turn: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()


def cards(*names: str) -> list[int]:
    return [parse_card(name, ORDER) for name in names]


def test_cards_have_rank_and_suit() -> None:
    for card in range(52):
        assert (suit(card), rank(card)) == divmod(card, 13)
        assert parse_card(card_name(card, ORDER), ORDER) == card


def test_one_follows_suit_or_plays_anything() -> None:
    hand = bits_of(cards("KS", "4S", "AH"))
    spades = EVERY & (1 << 13) - 1
    assert follow(hand, spades) == bits_of(cards("KS", "4S"))
    assert follow(hand, spades << 26) == hand
    assert follow(hand, EVERY) == hand


def test_the_highest_card_of_the_suit_led_takes() -> None:
    table = Trick(hands=[EVERY] * 4)
    lead_next(table, 2)
    for card, so_far in zip(cards("9C", "AH", "KC", "QC"), (2, 2, 0, 0), strict=True):
        lay(table, card)
        assert taker(table, (table.ply - 1 & 3) + 1) == so_far
    assert taker(table) == 0
    assert table.turn == 2
    assert table.trick == bits_of(cards("9C", "AH", "KC", "QC"))
    lead_next(table, taker(table))
    assert (table.turn, table.leader, table.trick, table.led) == (0, 0, 0, EVERY)
