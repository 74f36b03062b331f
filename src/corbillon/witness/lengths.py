"""How long a match is meant to be: the one thing that a table shows and no view says."""

from collections.abc import Callable, Mapping
from typing import Any

from corbillon.kernel.game import Game

PLANNED: Mapping[str, Callable[[Any], int]] = {
    "zinzolin": lambda rules: 4 * (rules.rounds + 1),
    "nain-jaune": lambda rules: rules.end,
    "reversis": lambda rules: 4 * rules.tours,
}


def planned_deals(game: Game, rules: Any) -> int:
    """After how many deals the match is meant to end; 0 where no number is agreed."""
    return PLANNED[game.name](rules) if game.name in PLANNED else 0
