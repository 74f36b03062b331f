"""A decision judged from what its seat knew: every legal action tried in the same worlds, and what follows from it.

The trials see a view and nothing else. Playouts are by the rule of thumb, as all seats might play on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from corbillon import bots
from corbillon.analysis.facts import FACTS
from corbillon.analysis.judgement import Judgement, judgement
from corbillon.analysis.reasons import Reason, reasons
from corbillon.analysis.samples import Estimate, Samples
from corbillon.bots.policies import sow_decision
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.search.flat import try_actions
from corbillon.search.position import Position

WORLDS = 2_000
"""So many worlds a decision, where none are asked for."""
Stop = Callable[[], bool]


@dataclass(frozen=True)
class Value:
    """An action, what it may bring from now to the settlement of the deal, and how far that is behind the best."""

    action: int
    text: str
    gain: Estimate
    loss: Estimate


@dataclass(frozen=True)
class Hint:
    """What the trials say of a decision."""

    values: tuple[Value, ...]
    """The legal actions, the best first."""
    instead: str | None
    """The action to which the reasons compare the best: the first one that is told apart from it."""
    reasons: tuple[Reason, ...]
    worlds: int
    """In how many worlds each was tried; none where there was no choice, or no time."""


@dataclass(frozen=True)
class Verdict:
    """What the trials say of an action that was played."""

    played: Value
    hint: Hint
    judgement: Judgement
    reasons: tuple[Reason, ...]
    """Why the best action is better than the one played."""


class Trials:
    """The trials of one decision."""

    def __init__(
        self, game: Game, rules: Any, view: Any, actions: int, seed: int, worlds: int, stop: Stop | None
    ) -> None:
        self.game, self.rules, self.view = game, rules, view
        self.actions = members(actions)
        self.samples: Samples | None = None
        self.order = list(range(len(self.actions)))
        if len(self.actions) > 1:
            self._try(actions, seed, worlds, stop)

    def _try(self, actions: int, seed: int, worlds: int, stop: Stop | None) -> None:
        chance = [0, 0, 0, 0]
        sow_decision(chance, seed, self.view.deal, self.view.ply, actions)
        position = Position(self.game, self.rules, self.view, chance)
        policy, law = bots.THUMB[self.game.name], FACTS[self.game.name].law
        tried = try_actions(position, actions, policy, worlds, facts=law, stop=stop)
        if tried.worlds == 0:
            return
        rows, width = tried.worlds * len(self.actions), len(self.actions)
        own = tried.payoffs[self.view.seat : rows * tried.seats : tried.seats].tolist()
        facts = tried.happened[:rows].tolist()
        self.samples = Samples([own[k::width] for k in range(width)], [facts[k::width] for k in range(width)])
        totals = [sum(gains) for gains in self.samples.gains]
        self.order.sort(key=lambda k: (-totals[k], self.actions[k]))

    def stopped(self, worlds: int) -> bool:
        """Whether there is a choice, and not all worlds were tried."""
        return len(self.actions) > 1 and (self.samples is None or self.samples.worlds < worlds)

    def value(self, k: int) -> Value:
        """What is found of the action of this number."""
        action, best = self.actions[k], self.order[0]
        text = self.game.text(self.rules, self.view, action)
        if self.samples is None:
            return Value(action, text, Estimate(0.0, 0.0), Estimate(0.0, 0.0))
        return Value(action, text, self.samples.value(k), self.samples.difference(best, k))

    def why(self, worse: int) -> tuple[Reason, ...]:
        """Why the best action is better than this one."""
        if self.samples is None:
            return ()
        return reasons(self.game, self.rules, self.view, self.samples, self.order[0], worse)

    def hint(self) -> Hint:
        """All that is found."""
        values = tuple(self.value(k) for k in self.order)
        behind = [k for k, value in zip(self.order, values, strict=True) if value.loss.told]
        instead = self.game.text(self.rules, self.view, self.actions[behind[0]]) if behind else None
        why = self.why(behind[0]) if behind else ()
        return Hint(values, instead, why, self.samples.worlds if self.samples else 0)

    def verdict(self, action: int) -> Verdict:
        """What is to be said of the action that was played."""
        k = self.actions.index(action)
        played = self.value(k)
        if len(self.actions) == 1:
            return Verdict(played, self.hint(), Judgement.FORCED, ())
        named = judgement(self.game, self.rules, self.view, played.loss)
        why = self.why(k) if played.loss.told else ()
        return Verdict(played, self.hint(), named, why)


def hint(
    game: Game, rules: Any, view: Any, actions: int, *, seed: int, worlds: int = WORLDS, stop: Stop | None = None
) -> Hint:
    """What a seat may best do, from what it sees, and why; equal arguments, equal hint."""
    return Trials(game, rules, view, actions, seed, worlds, stop).hint()
