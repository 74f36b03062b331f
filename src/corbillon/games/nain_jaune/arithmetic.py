"""The arithmetic of each payment, told from the journal right after the action that caused it."""

from collections.abc import Sequence

from corbillon.games.nain_jaune.rules import OperaPays, Pay, Rules
from corbillon.games.nain_jaune.settlement import hand_price
from corbillon.games.nain_jaune.table import BOXES, FIRST_BOX, ORDER, Table, board_card
from corbillon.kernel.arithmetic import Expression, Figure, Sum, plus, times
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET


def explain(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """The cards and factors that make an entry's amount."""
    match entry[CLAUSE]:
        case 8:
            return stake_put(rules, entry)
        case 18 | 24:
            return box_held(rules, table, entry, entry[SOURCE])
        case 19:
            return within_means(table, entry, box_held(rules, table, entry, entry[TARGET]))
        case 21:
            return within_means(table, entry, cards_left(rules, table, entry[SOURCE]))
        case 22:
            return board_card_left(rules, table, entry)
        case _:
            return share_of_board(rules, table, entry)


def before(table: Table, entry: Sequence[int], account: int) -> int:
    """What an account held when an entry of the journal was about to be written."""
    held = table.accounts[account]
    for later in reversed(table.journal[: table.entries]):
        held += later[AMOUNT] * ((later[SOURCE] == account) - (later[TARGET] == account))
        if list(later) == list(entry):
            break
    return held


def named(rules: Rules, box: int) -> dict[str, str | int]:
    """The argument that names a box: its card."""
    return {"card": card_name(board_card(rules, box), ORDER)}


def stake_put(rules: Rules, entry: Sequence[int]) -> Expression:
    """The stake of a box, and the unit of the stakes."""
    box = entry[TARGET] - FIRST_BOX
    unit = Figure(rules.stake_unit, "stake-unit" if rules.stake_unit > 1 else "")
    return times(Figure(box + 1, "stake", named(rules, box)), unit)


def box_held(rules: Rules, table: Table, entry: Sequence[int], account: int) -> Figure:
    """What lies in a box."""
    return Figure(before(table, entry, account), "box", named(rules, account - FIRST_BOX))


def within_means(table: Table, entry: Sequence[int], due: Expression) -> Expression:
    """What is due, or all that the payer has, if that is less."""
    if due.result() <= entry[AMOUNT]:
        return due
    return Sum("min", (due, Figure(before(table, entry, entry[SOURCE]), "balance")))


def cards_left(rules: Rules, table: Table, seat: int) -> Expression:
    """The cards in a loser's hand, one by one or by their number; twice in an opéra that pays double."""
    hand = table.hands[seat]
    if rules.pay == Pay.CARDS:
        price: Expression = Figure(hand.bit_count(), "cards-left")
    else:
        price = plus(*(card_left(rules, card) for card in members(hand)))
    doubled = table.opera and rules.opera_pays == OperaPays.DOUBLE
    return times(price, Figure(2, "opera")) if doubled else price


def card_left(rules: Rules, card: int) -> Figure:
    """The price of one card."""
    return Figure(hand_price(rules, 1 << card), "card-left", {"card": card_name(card, ORDER)})


def board_card_left(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """A box doubled; or taken by the winner, and paid to him once more."""
    if entry[SOURCE] >= FIRST_BOX:
        return box_held(rules, table, entry, entry[SOURCE])
    if entry[TARGET] >= FIRST_BOX:
        return within_means(table, entry, box_held(rules, table, entry, entry[TARGET]))
    taken = next(e for e in table.journal if e[CLAUSE] == 22 and e[CARD] == entry[CARD])
    return within_means(table, entry, box_held(rules, table, taken, taken[SOURCE]))


def share_of_board(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """An equal share of the board, from the boxes one after another."""
    shares = [list(e) for e in table.journal[: table.entries] if e[CLAUSE] == 29]
    board = sum(e[AMOUNT] for e in shares) + sum(table.accounts[FIRST_BOX : FIRST_BOX + BOXES])
    share: Expression = Sum("÷", (Figure(board, "board"), Figure(table.seats, "players")))
    seat = entry[TARGET]
    earlier = sum(e[AMOUNT] for e in shares[: shares.index(list(entry))] if e[TARGET] == seat)
    if earlier:
        share = Sum("−", (share, Figure(earlier, "from-other-boxes")))
    if share.result() <= entry[AMOUNT]:
        return share
    return Sum("min", (share, box_held(rules, table, entry, entry[SOURCE])))
