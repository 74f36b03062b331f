"""Thinkers for tests: they answer when they are told to, and study in a thread."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from corbillon import bots
from corbillon.bots.thinking import Study, Thought
from corbillon.kernel.game import Game


@dataclass
class Asked:
    """A question to a bot, and where its answer is awaited."""

    game: Game
    bot: str
    rules: Any
    view: Any
    actions: int
    seed: int
    future: "Future[Thought]" = field(default_factory=Future)

    def answer(self, simulations: int | None = None) -> None:
        """What the rule of thumb says, as if so many simulations had said it."""
        choice = bots.decide(self.game, self.bot, self.rules, self.view, self.actions, self.seed, simulations=0)
        self.future.set_result(Thought(choice.action, simulations))


class Thinkers:
    """Bots of some levels think until they are told to answer; the others answer at once."""

    def __init__(self, *slow: str) -> None:
        self.slow = slow
        self.asked: list[Asked] = []
        self.studied: list[tuple[Any, ...]] = []
        self.closed = False
        self._pool = ThreadPoolExecutor(1)

    def decide(self, game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> "Future[Thought]":
        """A question."""
        asked = Asked(game, bot, rules, view, actions, seed)
        if bot in self.slow:
            self.asked.append(asked)
        else:
            asked.answer()
        return asked.future

    def study(self, work: Callable[..., Any], *args: Any) -> "Study[Any]":
        """A long work."""
        self.studied.append(args)
        stopped = Event()
        return Study(self._pool.submit(work, *args, stop=stopped.is_set), stopped.set)

    def close(self) -> None:
        """Nobody thinks any more."""
        self.closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
