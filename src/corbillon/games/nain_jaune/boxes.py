"""Chapter C: the board cards, announced or forgotten."""

from corbillon.games.nain_jaune.ending import pay_within_means
from corbillon.games.nain_jaune.rules import Announce, ForgetPenalty, Rules
from corbillon.games.nain_jaune.table import BOXES, CLAIM, FIRST_BOX, Table, board, board_card, box_of
from corbillon.kernel.bits import has
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law

N18, N19 = 18, 19


@law
def claims(rules: Rules, cards: int) -> int:
    """The board cards among some cards, to be laid with the announcement; under ``auto`` it needs no word."""
    if rules.announce == Announce.AUTO or cards & board(rules) == 0:
        return 0
    words = 0
    for box in range(BOXES):
        if has(cards, board_card(rules, box)):
            words |= 1 << (CLAIM + box)
    return words


@law
def settle_board_card(rules: Rules, table: Table, card: int, announced: bool) -> None:
    """A board card is laid, with its announcement or without."""
    if announced:
        take_box(table, card)
    else:
        forget(rules, table, card)


@law
def take_box(table: Table, card: int) -> None:
    """N18. «Dame qui prend»: who lays a board card and announces it takes all that its box holds, at once."""
    box = box_of(card)
    pot = FIRST_BOX + box
    pay(table, pot, table.last, table.accounts[pot], N18, card)
    table.taken |= 1 << box


@law
def forget(rules: Rules, table: Table, card: int) -> None:
    """N19. Unannounced, the stake is lost to him and stays for the next deal; or he doubles it as well, at once."""
    box = box_of(card)
    table.forgotten |= 1 << box
    if rules.forget_penalty == ForgetPenalty.FORGETTER_DOUBLES:
        pot = FIRST_BOX + box
        pay_within_means(rules, table, table.last, pot, table.accounts[pot], N19, card)
