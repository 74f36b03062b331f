"""Chapters B and C: the deal and the exchange."""

from corbillon.games.zinzolin.rules import DeclinedPeek, Rules
from corbillon.games.zinzolin.table import (
    EXCHANGE,
    KEEP,
    NOTHING,
    SEATS,
    TALON,
    Table,
)
from corbillon.kernel.cards import RANKS
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four


def draw_for_the_deal(drawn: list[int], by_suit: bool = False) -> list[int]:
    """Z13. The lowest card drawn deals first; on a tie those who drew it draw again, or suit decides (♣ ♦ ♥ ♠).

    Takes the card drawn by each seat; returns the seats that are lowest: one, or several who draw again.
    """
    low = min(card % RANKS for card in drawn)
    lowest = [seat for seat, card in enumerate(drawn) if card % RANKS == low]
    return [max(lowest, key=lambda seat: drawn[seat])] if by_suit else lowest


@law
def deal_cards(rules: Rules, table: Table, pack: list[int]) -> None:
    """Z15. Twelve cards each, by packets of three in the order of play, the dealer last."""
    packets = rules.tricks // 3
    left = rules.tricks - 3 * packets
    for place in range(SEATS):
        hand = 0
        for packet in range(packets):
            first = 12 * packet + 3 * place
            hand |= 1 << pack[first] | 1 << pack[first + 1] | 1 << pack[first + 2]
        for k in range(left):
            hand |= 1 << pack[12 * packets + left * place + k]
        table.hands[(table.dealer + 1 + place) & 3] = hand


@law
def lay_talon(rules: Rules, table: Table, pack: list[int]) -> None:
    """Z16. The four cards left lie face down in the middle."""
    for k in range(TALON):
        table.talon[k] = pack[SEATS * rules.tricks + k] if k < rules.talon else NOTHING
    table.taken_from_talon = 0


@law
def open_exchange(table: Table) -> None:
    """Z18 (after the stakes and the deal). The player after the dealer is the first to be offered the talon."""
    for seat in four_from(0):
        table.drawn[seat] = NOTHING
        table.discards[seat] = NOTHING
        table.offered[seat] = NOTHING
    table.phase = EXCHANGE
    table.turn = next_of_four(table.dealer)


@law
def exchanges(rules: Rules, table: Table) -> int:
    """Z19. Once, and if he likes, each may put any one card aside; the dealer last."""
    return (table.hands[table.turn] if table.taken_from_talon < rules.talon else 0) | 1 << KEEP


@law
def exchange(rules: Rules, table: Table, action: int) -> None:
    """Z20. The card put aside is replaced by the top of the talon, unseen till then; who declines leaves it there."""
    seat = table.turn
    top = table.talon[table.taken_from_talon] if table.taken_from_talon < rules.talon else NOTHING
    if action == KEEP:
        decline(rules, table, top)
    else:
        table.hands[seat] ^= 1 << action | 1 << top
        table.discards[seat] = action
        table.drawn[seat] = top
        table.taken_from_talon += 1
    table.turn = next_of_four(seat)


@law
def decline(rules: Rules, table: Table, top: int) -> None:
    """Z21. Discards and talon stay face down; by the custom of Reversis one may look at what one left."""
    if rules.declined_peek == DeclinedPeek.ON:
        table.offered[table.turn] = top
