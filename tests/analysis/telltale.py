"""Facts read off tables made by hand."""

from typing import Any

from corbillon.analysis.facts import FACTS, Fact
from corbillon.games import GAMES
from corbillon.kernel.cards import NO_CARD, card_name, parse_card


def found(game: str, table: Any, seat: int, rules: Any = None) -> set[str]:
    """The facts of a seat at a settled table, each with what it is about: ``placed 2H``, ``first-to 2``."""
    bits = FACTS[game].law(rules or GAMES[game].rules(), table, seat)
    return {label(game, fact) for fact in FACTS[game].table if bits >> fact.bit & 1}


def label(game: str, fact: Fact) -> str:
    """A fact and what it is about."""
    about = [fact.name]
    if fact.card != NO_CARD:
        about.append(card_name(fact.card, GAMES[game].order))
    if fact.rank >= 0:
        about.append(GAMES[game].order[fact.rank])
    if fact.box >= 0:
        about.append(GAMES[game].pots(GAMES[game].rules())[fact.box])
    if fact.step:
        about.append(str(fact.step))
    if fact.name in ("takes", "keeps", "pays", "left"):
        fellows = [other.bit for other in FACTS[game].table if other.name == fact.name]
        about.append(str(fellows.index(fact.bit) + 1))
    return " ".join(about)


def labels(game: str) -> set[str]:
    """All that can be said of a game."""
    return {label(game, fact) for fact in FACTS[game].table}


def pay(game: str, table: Any, source: int, target: int, amount: int, clause: int, card: str = "") -> None:
    """Write an entry of the journal."""
    number = parse_card(card, GAMES[game].order) if card else NO_CARD
    table.journal[table.entries] = [source, target, amount, clause, number]
    table.entries += 1
