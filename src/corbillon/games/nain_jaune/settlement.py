"""Chapter D: the end of a deal."""

from corbillon.games.nain_jaune.ending import pay_within_means
from corbillon.games.nain_jaune.rules import HeldCard, Opera, OperaPays, Rules
from corbillon.games.nain_jaune.table import (
    BOXES,
    CARDS,
    FIRST_BOX,
    Table,
    board,
    board_card,
    hand_size,
    seat_at,
)
from corbillon.kernel.bits import bits_of, has, popcount
from corbillon.kernel.cards import RANKS
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law

N21, N22, N24 = 21, 22, 24

PRICES = ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), (1,) * RANKS, (1,) * 10 + (10, 10, 10))
"""What a card left in hand costs, by ``Pay`` and rank."""
DIGITS = 4
PRICED = tuple(
    tuple(bits_of([card for card in CARDS if prices[card % RANKS] >> digit & 1]) for digit in range(DIGITS))
    for prices in PRICES
)
"""The cards whose price has this binary digit, by ``Pay`` and digit: a hand is priced by four counts."""


@law
def is_out(table: Table) -> bool:
    """N20. The deal ends at once when a player has laid his last card; he has won it."""
    return table.hands[table.last] == 0


@law
def settle(rules: Rules, table: Table, winner: int) -> None:
    """The winner is paid first, then come the boxes."""
    table.opera = int(is_opera(rules, table, winner))
    for place in range(table.seats):
        seat = seat_at(table, place)
        if seat != winner:
            pay_for_hand(rules, table, seat, winner)
    if table.opera:
        take_board(rules, table, winner)
    else:
        settle_held_cards(rules, table, winner)


@law
def hand_price(rules: Rules, hand: int) -> int:
    """N21. By points an ace is 1, court cards are 10, others their value; or each card is 1; or all but court cards."""
    amount = 0
    for digit in range(DIGITS):
        amount += popcount(hand & PRICED[rules.pay][digit]) << digit
    return amount


@law
def pay_for_hand(rules: Rules, table: Table, seat: int, winner: int) -> None:
    """A loser pays the winner for the cards left in his hand; twice in an opéra, where that is agreed (N24)."""
    amount = hand_price(rules, table.hands[seat])
    if table.opera and rules.opera_pays == OperaPays.DOUBLE:
        amount *= 2
    pay_within_means(rules, table, seat, winner, amount, N21)


@law
def settle_held_cards(rules: Rules, table: Table, winner: int) -> None:
    """N23. The holders of board cards settle for them; for a card in the talon nobody pays, and its stake stays."""
    for place in range(table.seats):
        seat = seat_at(table, place)
        held = table.hands[seat] & board(rules)
        if held != 0:
            for box in range(BOXES):
                if has(held, board_card(rules, box)):
                    settle_held_card(rules, table, seat, box, winner)


@law
def settle_held_card(rules: Rules, table: Table, seat: int, box: int, winner: int) -> None:
    """N22. Who still holds a board card doubles its box; or the winner takes it, and as much again from the holder."""
    pot = FIRST_BOX + box
    card = board_card(rules, box)
    amount = table.accounts[pot]
    if rules.held_card == HeldCard.PAY_WINNER:
        pay(table, pot, winner, amount, N22, card)
        pay_within_means(rules, table, seat, winner, amount, N22, card)
    else:
        table.doubled |= 1 << box
        pay_within_means(rules, table, seat, pot, amount, N22, card)


@law
def is_opera(rules: Rules, table: Table, winner: int) -> bool:
    """N24. Opéra: he laid his whole hand before any other laid a card; or in one series, whoever laid before it."""
    whole = hand_size(rules, table.seats)
    if rules.opera == Opera.NO_OPPONENT_CARD:
        return table.ply == whole
    for ply in range(table.ply - whole, table.ply):
        if table.players[ply] != winner:
            return False
    return True


@law
def take_board(rules: Rules, table: Table, winner: int) -> None:
    """Opéra wins all that is on the board, and of empty boxes none is doubled (N24)."""
    for box in range(BOXES):
        pot = FIRST_BOX + box
        pay(table, pot, winner, table.accounts[pot], N24, board_card(rules, box))
