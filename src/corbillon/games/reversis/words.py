"""Actions as words, and the reasons for which one is refused."""

from corbillon.games.reversis.course import legal
from corbillon.games.reversis.dealing import must_exchange, quinola_may_go
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    BASKET,
    DECLARE,
    EXCHANGE,
    KEEP,
    ORDER,
    PLAY,
    QUINOLA,
    SILENT,
    UNDERTAKE,
    Table,
)
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import has, lowest
from corbillon.kernel.cards import NO_CARD, SUIT_NAMES, card_name, suit
from corbillon.kernel.game import Refusal
from corbillon.kernel.notation import ASIDE, LAY, Move, move_name

WORDS = {"keep": KEEP, "undertake": UNDERTAKE, "silent": SILENT}
NAMES = {action: word for word, action in WORDS.items()}


def action(move: Move) -> int:
    """The action of a move whose kind is possible."""
    return WORDS.get(move.kind, move.card)


def text(rules: Rules, table: Table | View, action: int) -> str:
    """An action as the record writes it."""
    if action in NAMES:
        return NAMES[action]
    return ("x" if table.phase == EXCHANGE else "") + card_name(action, ORDER)


def refusal(rules: Rules, table: Table, move: Move) -> Refusal | None:
    """Why a move is refused now, if it is: its kind first, then its card."""
    seat = table.turn
    if move.kind not in kinds(rules, table):
        return not_now(rules, table, move)
    if move.kind == ASIDE and move.card == QUINOLA and not quinola_may_go(rules, table.accounts[BASKET]):
        return Refusal("not_now", f"{move_name(move, ORDER)}: the quinola may not be put aside", "R16")
    if move.card != NO_CARD and not has(table.hands[seat], move.card):
        return Refusal("not_in_hand", f"{card_name(move.card, ORDER)}: seat {seat} does not hold it")
    if has(legal(rules, table), action(move)):
        return None
    same = table.hands[seat] & table.led
    held = card_name(lowest(same), ORDER)
    if table.ply == 0:
        why = f"{card_name(move.card, ORDER)}: the first lead is a heart and seat {seat} holds {held}"
        return Refusal("must_follow", why, "R17")
    led = SUIT_NAMES[suit(lowest(same))]
    return Refusal("must_follow", f"{card_name(move.card, ORDER)}: {led} were led and seat {seat} holds {held}", "R18")


def kinds(rules: Rules, table: Table) -> tuple[str, ...]:
    """The kinds of action that are possible at this point."""
    if table.phase == PLAY:
        return (LAY,)
    if table.phase == EXCHANGE:
        bound = table.turn == table.dealer or must_exchange(rules, table)
        return (ASIDE,) if bound else (ASIDE, "keep")
    if table.phase == DECLARE:
        return "undertake", "silent"
    return ()


def not_now(rules: Rules, table: Table, move: Move) -> Refusal:
    """What this point of the deal is for, and that this is not it."""
    seat = table.turn
    if table.phase == DECLARE:
        return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} says undertake or silent", "R42")
    if table.phase == PLAY:
        return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} plays a card", "R17")
    if table.phase != EXCHANGE:
        return Refusal("not_now", f"{move_name(move, ORDER)}: no deal is open")
    if seat == table.dealer:
        return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} deals and puts a card aside", "R15")
    if move.kind == "keep":
        return Refusal("not_now", "keep: exchanging is compulsory while the basket holds less than 135", "R13")
    return Refusal("not_now", f"{move_name(move, ORDER)}: seat {seat} exchanges a card or keeps his hand", "R13")
