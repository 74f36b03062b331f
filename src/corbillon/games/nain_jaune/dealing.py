"""Chapters A and B: who deals first, and the deal."""

from corbillon.games.nain_jaune.rules import Rules
from corbillon.games.nain_jaune.table import TALON, Table, hand_size, seat_at
from corbillon.kernel.cards import NO_CARD, RANKS
from corbillon.kernel.law import law


def draw_for_the_deal(drawn: list[int]) -> list[int]:
    """N5. The highest card drawn deals first; on a tie those who drew it draw again.

    Takes the card drawn by each seat; returns the seats that are highest: one, or several who draw again.
    """
    high = max(card % RANKS for card in drawn)
    return [seat for seat, card in enumerate(drawn) if card % RANKS == high]


@law
def deal_cards(rules: Rules, table: Table, pack: list[int]) -> None:
    """N9. One card at a time in the order of play, the dealer last: 15 each to three players, down to 6 to eight."""
    dealt = table.seats * hand_size(rules, table.seats)
    for place in range(table.seats):
        hand = 0
        card = place
        while card < dealt:
            hand |= 1 << pack[card]
            card += table.seats
        table.hands[seat_at(table, place)] = hand


@law
def lay_talon(rules: Rules, table: Table, pack: list[int]) -> None:
    """N10. The cards left lie face down, out of play till they are shuffled again; nobody sees them."""
    dealt = table.seats * hand_size(rules, table.seats)
    for k in range(TALON):
        table.talon[k] = pack[dealt + k] if dealt + k < 4 * rules.ranks else NO_CARD
