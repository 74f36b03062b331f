"""Actions as words, and the reasons for which one is refused."""

from corbillon.games.nain_jaune.course import legal
from corbillon.games.nain_jaune.rules import Announce, Passing, Rules
from corbillon.games.nain_jaune.table import (
    ASKED,
    CLAIM,
    GOING_ON,
    OPENING,
    ORDER,
    PASS,
    SETTLED,
    STOP,
    Table,
    board,
    board_card,
    box_of,
)
from corbillon.games.nain_jaune.views import View
from corbillon.kernel.bits import has, lowest
from corbillon.kernel.cards import card_name, rank
from corbillon.kernel.game import Refusal
from corbillon.kernel.notation import CLAIM as CLAIMED
from corbillon.kernel.notation import LAY, Move, move_name

RANK_NAMES = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")


def action(move: Move) -> int:
    """The action of a move whose kind is possible."""
    if move.kind == CLAIMED:
        return CLAIM + box_of(move.card)
    return {"pass": PASS, "stop": STOP}.get(move.kind, move.card)


def text(rules: Rules, table: Table | View, action: int) -> str:
    """An action as the record writes it."""
    if action in (PASS, STOP):
        return "pass" if action == PASS else "stop"
    if action >= CLAIM:
        return card_name(board_card(rules, action - CLAIM), ORDER) + "!"
    return card_name(action, ORDER)


def refusal(rules: Rules, table: Table, move: Move) -> Refusal | None:
    """Why a move is refused now, if it is: its kind first, then its card, then its claim."""
    if move.kind not in kinds(rules, table):
        return not_now(rules, table, move)
    if move.kind not in (LAY, CLAIMED):
        return None
    seat, card = table.turn, card_name(move.card, ORDER)
    if not has(table.hands[seat], move.card):
        return Refusal("not_in_hand", f"{card}: seat {seat} does not hold it")
    if not has(legal(rules, table), move.card):
        return not_in_sequence(rules, table, move.card)
    if move.kind == CLAIMED and not has(board(rules), move.card):
        return Refusal("not_declarable", f"{card}!: {card} is not on the board", "N18")
    return None


def kinds(rules: Rules, table: Table) -> tuple[str, ...]:
    """The kinds of action that are possible at this point."""
    if table.phase == SETTLED:
        return ()
    laying = (LAY,) if rules.announce == Announce.AUTO else (LAY, CLAIMED)
    actions = legal(rules, table)
    passing = ("pass",) if has(actions, PASS) else ()
    stopping = ("stop",) if has(actions, STOP) else ()
    return *laying, *passing, *stopping


def not_now(rules: Rules, table: Table, move: Move) -> Refusal:
    """What this point of the deal is for, and that this is not it."""
    seat = table.turn
    if move.kind == CLAIMED and rules.announce == Announce.AUTO:
        return Refusal("not_now", f"{move_name(move, ORDER)}: boxes are taken without a word", "N19")
    if table.phase == GOING_ON:
        may = "goes on or stops" if rules.passing == Passing.FREE else "has to go on"
        return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} {may}", "N13")
    if table.phase == ASKED:
        may = "lays a card or passes"
        if not has(legal(rules, table), PASS):
            may = f"holds {card_name(lowest(legal(rules, table)), ORDER)} and has to lay"
        return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} {may}", "N15")
    return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} opens a run", "N12")


def not_in_sequence(rules: Rules, table: Table, card: int) -> Refusal:
    """Which rank the run, or the switch that binds who opens one, asks for."""
    name, seat = card_name(card, ORDER), table.turn
    if table.phase != OPENING:
        before = card_name(table.plays[table.ply - 1], ORDER)
        wanted = RANK_NAMES[rank(lowest(table.wanted))]
        clause = "N13" if table.phase == GOING_ON else "N15"
        return Refusal("not_in_sequence", f"{name}: after {before} comes the {wanted}", clause)
    wanted = card_name(lowest(legal(rules, table)), ORDER)
    if table.ply == 0:
        return Refusal(
            "not_in_sequence", f"{name}: the first card is the lowest, and seat {seat} holds {wanted}", "N12"
        )
    return Refusal("not_in_sequence", f"{name}: above the missing rank seat {seat} holds {wanted}", "N16")
