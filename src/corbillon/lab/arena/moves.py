"""One move of a bot, and what it cost."""

from dataclasses import dataclass, field
from math import log2
from time import thread_time_ns
from typing import Any

from corbillon import bots
from corbillon.kernel.game import Game

FINE = 16
"""Times are told apart by a factor of 2 to the power of 1/16, which is 4 %."""


@dataclass
class Cost:
    """The moves of a bot that were timed, of those where it had a choice; costs add up."""

    moves: int = 0
    nanoseconds: int = 0
    """Of the thread's own processor time."""
    searched: int = 0
    """How many of the moves were searched for."""
    simulations: int = 0
    spread: dict[int, int] = field(default_factory=dict)
    """How many moves took about so long, by the logarithm of their time."""

    def count(self, nanoseconds: int, simulations: int) -> None:
        """One move more."""
        self.moves += 1
        self.nanoseconds += nanoseconds
        self.searched += simulations > 0
        self.simulations += simulations
        step = round(FINE * log2(max(1, nanoseconds)))
        self.spread[step] = self.spread.get(step, 0) + 1

    def add(self, other: "Cost") -> None:
        """All moves of another."""
        self.moves += other.moves
        self.nanoseconds += other.nanoseconds
        self.searched += other.searched
        self.simulations += other.simulations
        for step, moves in other.spread.items():
            self.spread[step] = self.spread.get(step, 0) + moves

    def answer(self) -> dict[str, Any]:
        """Microseconds of processor time a move, and simulations a move that was searched for."""
        timed = bool(self.moves)
        return {
            "moves": self.moves,
            "cpu_us": {
                "mean": round(self.nanoseconds / self.moves / 1000, 1) if timed else None,
                "p95": round(self.percentile(0.95) / 1000, 1) if timed else None,
            },
            "simulations": round(self.simulations / self.searched, 1) if self.searched else None,
        }

    def percentile(self, part: float) -> float:
        """The nanoseconds that so large a part of the moves did not exceed, within 2 %."""
        left = part * self.moves
        for step in sorted(self.spread):
            left -= self.spread[step]
            if left <= 0:
                return float(2 ** (step / FINE))
        return 0.0


def decide(game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int, budget: int | None, cost: Cost) -> int:
    """The action of a bot; its cost is added to the others where there was a choice."""
    before = thread_time_ns()
    choice = bots.decide(game, bot, rules, view, actions, seed, simulations=budget)
    if actions & (actions - 1) != 0:
        cost.count(thread_time_ns() - before, choice.simulations)
    return choice.action
