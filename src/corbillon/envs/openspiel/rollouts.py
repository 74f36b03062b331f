"""The random rollouts that OpenSpiel's searches ask for, compiled: the same distribution as its own, in less time."""

from typing import Any

import numpy
from open_spiel.python.algorithms.mcts import Evaluator

from corbillon.envs.openspiel.adapter import CardState
from corbillon.kernel import chance


class CompiledRollouts(Evaluator):
    """Plays a deal on at random; before it, every action is as likely as another."""

    def __init__(self, seed: int) -> None:
        self.chance = chance.for_drivers(chance.seeded(seed))

    def evaluate(self, state: CardState) -> Any:
        """What each player wins in one deal played on at random."""
        return numpy.array(state.course.finished_at_random(self.chance), dtype=float)

    def prior(self, state: CardState) -> list[tuple[int, float]]:
        """Each legal action with the same probability."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]
