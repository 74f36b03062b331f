"""A name for what a decision cost: by chips, never by percentages, and only where the trials can tell.

The loss is that of the action played against the best one, in the same worlds. It has a name when it exceeds two of its
standard errors, by its share of the game's stake: the formula, with what the stake is, stands in ``docs/analysis.md``.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from corbillon.analysis.samples import Estimate
from corbillon.games.nain_jaune.stakes import stakes
from corbillon.games.reversis.stakes import INITIAL
from corbillon.games.zinzolin.table import FICHE
from corbillon.kernel.game import Game

STAKES: Mapping[str, Callable[[Any, Any], int]] = {
    "zinzolin": lambda rules, view: FICHE * view.fiches,
    "nain-jaune": lambda rules, view: stakes(rules),
    "reversis": lambda rules, view: INITIAL,
}
"""The measure of a game's losses: one's fiche in the basket, one's stakes on the board, a basket newly filled."""


class Judgement(Enum):
    """What is said of a decision."""

    FORCED = "forced"
    """There was no choice."""
    BEST = "best"
    """The best action by the trials, or one that they do not tell from it."""
    SLIGHT = "slight"
    """It cost from a twentieth of the stake on."""
    MISTAKE = "mistake"
    """From a fifth on."""
    BLUNDER = "blunder"
    """From a half on."""


NAMED = ((Judgement.BLUNDER, 0.5), (Judgement.MISTAKE, 0.2), (Judgement.SLIGHT, 0.05))
"""From which share of the stake on a loss has which name."""


def judgement(game: Game, rules: Any, view: Any, loss: Estimate) -> Judgement:
    """What is said of a loss."""
    if not loss.told:
        return Judgement.BEST
    share = loss.mean / STAKES[game.name](rules, view)
    return next((name for name, least in NAMED if share >= least), Judgement.BEST)
