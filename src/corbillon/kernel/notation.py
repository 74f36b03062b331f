"""Actions as a record writes them: ``KS`` lay, ``xKS`` put aside, ``KS!`` lay and claim, or a word."""

from dataclasses import dataclass

from corbillon.kernel.cards import NO_CARD, card_name, parse_card

WORDS = ("keep", "dA", "d2", "d3", "done", "pass", "stop", "undertake", "silent")
"""Every word of the record format, whichever game uses it."""

LAY, ASIDE, CLAIM = "lay", "aside", "claim"


@dataclass(frozen=True)
class Move:
    """An action as read: its kind (``lay``, ``aside``, ``claim``, or the word itself) and its card, if it has one."""

    kind: str
    card: int = NO_CARD


def read_move(text: str, order: str) -> Move:
    """Read an action.

    >>> read_move("xTD", "A23456789TJQK")
    Move(kind='aside', card=35)

    :raises ValueError: when the card in it is none.
    """
    if text in WORDS:
        return Move(text)
    if len(text) == 3 and text[0] == "x":
        return Move(ASIDE, parse_card(text[1:], order))
    if len(text) == 3 and text[2] == "!":
        return Move(CLAIM, parse_card(text[:2], order))
    return Move(LAY, parse_card(text, order))


def move_name(move: Move, order: str) -> str:
    """Write an action as the record does.

    >>> move_name(Move("aside", 35), "A23456789TJQK")
    'xTD'
    """
    if move.card == NO_CARD:
        return move.kind
    card = card_name(move.card, order)
    return {ASIDE: f"x{card}", CLAIM: f"{card}!"}.get(move.kind, card)
