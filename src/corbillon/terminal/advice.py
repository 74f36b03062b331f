"""Long thoughts about one's own play: a hint, a review. Functions of what can be sent to another process and back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from corbillon import analysis, record
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of
from corbillon.kernel.law import native
from corbillon.terminal.sitting import Sitting

SEED = 1
"""The possible deals of a table's hints and reviews; ``corbillon analyse`` draws the same ones."""
FEW_WORLDS = 100
"""So many worlds a decision where no machine code is there to try more."""


def usual_worlds() -> int:
    """In how many worlds a table tries each decision."""
    return analysis.WORLDS if native() else FEW_WORLDS


@dataclass(frozen=True)
class Doubt:
    """A decision of the person, to be thought over."""

    game: str
    rules: Any
    view: Any
    actions: int
    worlds: int


@dataclass(frozen=True)
class Past:
    """A deal of the person, to be reviewed: the record of its match, and its number."""

    text: str
    seat: int
    deal: int
    worlds: int


def doubt(sitting: Sitting, worlds: int) -> Doubt:
    """The decision that lies before the person of a sitting."""
    actions = bits_of(sitting.match.legal())
    return Doubt(sitting.game.name, sitting.rules, sitting.match.view(sitting.seat), actions, worlds)


def past(sitting: Sitting, deal: int, worlds: int) -> Past:
    """A finished deal of a sitting."""
    return Past(record.dumps(sitting.record()), sitting.seat, deal, worlds)


def think_over(asked: Doubt, stop: Callable[[], bool] | None = None) -> analysis.Hint:
    """The hint."""
    about = GAMES[asked.game], asked.rules, asked.view, asked.actions
    return analysis.hint(*about, seed=SEED, worlds=asked.worlds, stop=stop)


def look_back(asked: Past, stop: Callable[[], bool] | None = None) -> analysis.DealReview:
    """The review; where it was stopped, of the choices that it came to."""
    about = record.load(asked.text), asked.seat, asked.deal
    found = analysis.review(*about, seed=SEED, worlds=asked.worlds, stop=stop)
    return found.deals[0]
