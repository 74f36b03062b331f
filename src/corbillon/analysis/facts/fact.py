"""A fact: something that can be read off a settled table, and what a player makes of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from corbillon.kernel.cards import NO_CARD

Worth = Callable[[Any, Any], float]
"""About how many chips a fact brings its seat, from the rules and what the seat sees; below nothing where it costs."""
Asked = Callable[[Any, Any], bool]
"""Whether a fact can matter at a decision, from the rules and what the seat sees."""


def always(rules: Any, view: Any) -> bool:
    """Asked at every decision."""
    return True


@dataclass(frozen=True)
class Fact:
    """A bit of what a law of facts answers, its words, the articles that make it matter, and what it is worth."""

    bit: int
    name: str
    """Its message is ``fact-<game>-<name>``."""
    articles: tuple[str, ...]
    worth: Worth | None = None
    """None where only the trials can tell whether it is for good or ill: a circumstance, told after all others."""
    step: int = 0
    """Of which seat it tells: so many places after one's own."""
    card: int = NO_CARD
    rank: int = -1
    box: int = -1
    """Of which pot it tells, counted from the first."""
    amount: Worth | None = None
    """The chips that its words name, if they name any."""
    group: str = ""
    """Of the facts of a group only the weightiest is told."""
    asked: Asked = always


@dataclass(frozen=True)
class Facts:
    """All that is asked of a game: the law that answers with bits, and the bits explained."""

    law: Callable[[Any, Any, int], int]
    table: tuple[Fact, ...]
