"""Actions as words, and the reasons for which one is refused."""

from corbillon.games.zinzolin.course import legal
from corbillon.games.zinzolin.declarations import shows_at_first_turn
from corbillon.games.zinzolin.rules import Declare, Rules
from corbillon.games.zinzolin.table import DONE, EXCHANGE, KEEP, ORDER, PLAY, SHOW, SHOW_2, SHOW_3, SHOW_A, Table
from corbillon.games.zinzolin.views import View
from corbillon.kernel.bits import has, lowest
from corbillon.kernel.cards import NO_CARD, SUIT_NAMES, card_name, suit
from corbillon.kernel.game import Refusal
from corbillon.kernel.notation import ASIDE, LAY, Move, move_name

WORDS = {"keep": KEEP, "dA": SHOW_A, "d2": SHOW_2, "d3": SHOW_3, "done": DONE}
NAMES = {action: word for word, action in WORDS.items()}
SHOWS = ("dA", "d2", "d3")


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
    if move.kind not in kinds(rules, table):
        return not_now(rules, table, move)
    seat = table.turn
    if move.card != NO_CARD and not has(table.hands[seat], move.card):
        return Refusal("not_in_hand", f"{card_name(move.card, ORDER)}: seat {seat} does not hold it")
    if has(legal(rules, table), action(move)):
        return None
    if move.kind in SHOWS:
        return Refusal("not_declarable", f"{move.kind}: seat {seat} has no Triangle or Quarré of it to show", "Z22")
    same = table.hands[seat] & table.led
    held = card_name(lowest(same), ORDER)
    led = SUIT_NAMES[suit(lowest(same))]
    return Refusal("must_follow", f"{card_name(move.card, ORDER)}: {led} were led and seat {seat} holds {held}", "Z29")


def kinds(rules: Rules, table: Table) -> tuple[str, ...]:
    """The kinds of action that are possible at this point."""
    showing = SHOWS if rules.declare == Declare.OPTIONAL else ()
    if table.phase == EXCHANGE:
        return ASIDE, "keep"
    if table.phase == SHOW:
        return *showing, "done"
    if table.phase == PLAY:
        return (LAY, *showing) if table.ply < 4 and shows_at_first_turn(rules) else (LAY,)
    return ()


def not_now(rules: Rules, table: Table, move: Move) -> Refusal:
    """What this point of the deal is for, and that this is not it."""
    written = move_name(move, ORDER)
    if rules.declare == Declare.AUTOMATIC and move.kind in (*SHOWS, "done"):
        return Refusal("not_now", f"{move.kind}: Triangles and Quarrés are shown for the players", "Z27")
    if move.kind in SHOWS:
        return Refusal("not_now", f"{move.kind}: not the moment to show a Triangle or Quarré", "Z25")
    if table.phase == EXCHANGE:
        return Refusal("not_now", f"{written}: seat {table.turn} exchanges a card or keeps his hand", "Z19")
    if table.phase == SHOW:
        return Refusal("not_now", f"{written}: seat {table.turn} shows combinations or says done", "Z26")
    return Refusal("not_now", f"{written}: seat {table.turn} plays a card", "Z28")
