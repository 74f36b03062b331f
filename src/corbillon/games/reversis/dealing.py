"""Chapter B: the deal, the exchange, the four cards."""

from corbillon.games.reversis.choices import Exchange, Peek, QuinolaDiscard
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import THREE_STAKES
from corbillon.games.reversis.table import (
    BASKET,
    EXCHANGE,
    KEEP,
    NOTHING,
    QUINOLA,
    SEATS,
    TALON,
    Table,
    eldest,
    pack_of,
)
from corbillon.kernel.cards import rank
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four


def draw_for_the_deal(drawn: list[int]) -> list[int]:
    """R5. An ace, a king, a queen and a jack are drawn: the players as they sit, the first of whom deals."""
    return sorted(range(len(drawn)), key=lambda player: -rank(drawn[player]))


@law
def deal_cards(rules: Rules, table: Table, pack: list[int]) -> None:
    """R11. In three rounds, 3, 4 and 4 cards to each opponent, and 4, 4 and 4 to the dealer, who comes last."""
    three = rules.tricks & 3
    for place in range(SEATS):
        hand = 0
        for k in range(three + (place == SEATS - 1)):
            hand |= 1 << pack[three * place + k]
        for packet in range(rules.tricks >> 2):
            first = 4 * three + 1 + 16 * packet + 4 * place
            hand |= 1 << pack[first] | 1 << pack[first + 1] | 1 << pack[first + 2] | 1 << pack[first + 3]
        table.hands[(table.dealer + 1 + place) & 3] = hand


@law
def lay_talon(rules: Rules, table: Table, pack: list[int]) -> None:
    """The three cards left lie face down (R11)."""
    for k in range(TALON):
        table.talon[k] = pack[SEATS * rules.tricks + 1 + k] if k < rules.talon else NOTHING


@law
def own_talon_card(table: Table, seat: int) -> int:
    """R12. The first talon card belongs to the eldest, the second to the next, the third to the third."""
    return table.talon[(seat - eldest(table)) & 3]


@law
def open_exchange(table: Table) -> None:
    """The eldest exchanges first, the dealer puts aside last (R13, R15)."""
    for seat in four_from(0):
        table.drawn[seat] = NOTHING
        table.discards[seat] = NOTHING
        table.offered[seat] = NOTHING
    table.phase = EXCHANGE
    table.turn = eldest(table)


@law
def must_exchange(rules: Rules, table: Table) -> bool:
    """Exchanging is an obligation while the basket holds less than three stakes, where Hoyle is followed (R13)."""
    return rules.exchange == Exchange.COMPULSORY_BELOW_3_STAKES and table.accounts[BASKET] < THREE_STAKES


@law
def quinola_may_go(rules: Rules, basket: int) -> bool:
    """Any card may be put aside; the quinola too, or never, or only from a rich basket (R16)."""
    if rules.quinola_discard == QuinolaDiscard.ONLY_IF_BASKET_GE_135:
        return basket >= THREE_STAKES
    return rules.quinola_discard == QuinolaDiscard.ALLOWED


@law
def exchanges(rules: Rules, table: Table) -> int:
    """What the player in turn may put aside, and whether he may keep his hand."""
    if table.turn != table.dealer and own_talon_card(table, table.turn) == NOTHING:
        return 1 << KEEP
    cards = table.hands[table.turn]
    if not quinola_may_go(rules, table.accounts[BASKET]):
        cards &= ~(1 << QUINOLA)
    if table.turn == table.dealer or must_exchange(rules, table):
        return cards
    return cards | 1 << KEEP


@law
def exchange(table: Table, card: int) -> None:
    """R13. One card is put aside, and only then the own talon card taken into the hand unseen."""
    seat = table.turn
    table.drawn[seat] = own_talon_card(table, seat)
    table.discards[seat] = card
    table.hands[seat] ^= 1 << card | 1 << table.drawn[seat]
    table.turn = next_of_four(seat)


@law
def keep(rules: Rules, table: Table) -> None:
    """R14. Who keeps his hand leaves his talon card unseen, or is shown it afterwards."""
    if rules.peek == Peek.ALLOWED_IF_KEPT:
        table.offered[table.turn] = own_talon_card(table, table.turn)
    table.turn = next_of_four(table.turn)


@law
def put_aside(table: Table, card: int) -> None:
    """R15. The dealer must put aside one of his twelve cards and takes nothing."""
    table.discards[table.dealer] = card
    table.hands[table.dealer] ^= 1 << card


@law
def gather_four_cards(rules: Rules, table: Table) -> None:
    """R16. Discards and talon cards left, whatever they are, are the four cards: all that nobody holds."""
    held = table.hands[0] | table.hands[1] | table.hands[2] | table.hands[3]
    table.four_cards = pack_of(rules) & ~held
