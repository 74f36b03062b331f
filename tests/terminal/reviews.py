"""Hints and reviews for the tests: of few worlds, thought out here, and once only."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from typing import Any

from corbillon.analysis import DealReview
from corbillon.bots.thinking import Study, Thinkers, Thought
from corbillon.kernel.game import Game
from corbillon.terminal.advice import Past, look_back, past
from corbillon.terminal.sitting import Sitting
from tests.terminal.playing import short

WORLDS = 16


def finished(name: str, lang: str = "en") -> Sitting:
    """A sitting whose first deal has just been finished, by a person who lays whatever comes first."""
    sitting = Sitting(short(name, lang=lang))
    while not sitting.match.finished:
        sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
    return sitting


@cache
def looked_back(asked: Past) -> DealReview:
    """A review, made once."""
    return look_back(asked)


def reviewed(name: str) -> DealReview:
    """The review of that deal."""
    return looked_back(past(finished(name), 1, WORLDS))


class Here(Thinkers):
    """Thinkers that think here: a bot's thought is there at once or when the test says so, a study at once."""

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits
        self.asked: list[Future[Thought]] = []

    def ready(self, game: Game, bot: str) -> bool:
        return True

    def decide(self, game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> "Future[Thought]":
        if not self.waits:
            return super().decide(game, bot, rules, view, actions, seed)
        self.asked.append(Future())
        return self.asked[-1]

    def study(self, work: Callable[..., Any], *args: Any) -> "Study[Any]":
        future: Future[Any] = Future()
        future.set_result(looked_back(*args) if work is look_back else work(*args))
        return Study(future, lambda: None)
