"""Long works that are asked for by hand, done where bots think: one hint a guest, each review once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol

from corbillon.bots.thinking import Study, Thought
from corbillon.kernel.game import Game
from corbillon.server import studying
from corbillon.server.protocol.faces import Refusal
from corbillon.server.refusals import Refused

KEPT = 300
"""So many reviews are kept in memory, the last asked for."""
MOST_WAITING = 32


class Thinking(Protocol):
    """Who thinks for the tables of a house."""

    def decide(self, game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> "Future[Thought]":
        """What a bot chooses, some time from now."""
        ...

    def study(self, work: Callable[..., studying.Answer], *args: Any) -> "Study[studying.Answer]":
        """A long work, after those asked for before."""
        ...

    def close(self) -> None:
        """Nobody thinks any more."""
        ...


class Studies:
    """What is being studied, and what was."""

    def __init__(self, thinkers: Thinking) -> None:
        self._thinkers = thinkers
        self._hints: dict[str, tuple[str, Study[studying.Answer]]] = {}
        """By guest: the table, and the work."""
        self._done: OrderedDict[tuple[str, int, int], asyncio.Future[studying.Answer]] = OrderedDict()
        self._waiting = 0

    async def hint(self, guest: str, table: str, *question: Any) -> bytes:
        """A hint for a guest; the one that he asked for before is given up.

        :raises Refused: ``superseded`` when he asks for another one, or play goes on.
        """
        self._check()
        self._give_up(guest)
        study = self._thinkers.study(studying.hint, *question)
        own = self._hints[guest] = table, study
        try:
            answer = await self._answered(study)
        except asyncio.CancelledError:
            if self._hints.get(guest) is own:
                self._give_up(guest)
                raise
            answer = None
        if answer is None or self._hints.get(guest) is not own:
            raise Refused("superseded", "the hint is not wanted any more")
        del self._hints[guest]
        return _body(answer)

    def moved_on(self, table: str) -> None:
        """Something has happened at a table: hints for what was before are given up."""
        for guest in [guest for guest, (at, _) in self._hints.items() if at == table]:
            self._give_up(guest)

    def _give_up(self, guest: str) -> None:
        pending = self._hints.pop(guest, None)
        if pending is not None:
            pending[1].stop()

    async def review(self, source: str, seat: int, deal: int, *question: Any) -> bytes:
        """The review of a deal of a table or a record, which is made once; :raises Refused: what is wrong with it."""
        key = source, deal, seat
        found = self._done.get(key)
        if found is None:
            self._check()
            study = self._thinkers.study(studying.review, *question)
            found = self._done[key] = asyncio.ensure_future(self._answered(study))
            found.add_done_callback(lambda done: self._kept(key, done))
        self._done.move_to_end(key)
        return _body(await asyncio.shield(found))

    def _kept(self, key: tuple[str, int, int], done: "asyncio.Future[studying.Answer]") -> None:
        """What failed is not kept, nor what was asked for long ago."""
        if done.cancelled() or done.exception() is not None:
            self._done.pop(key, None)
        for old in [old for old, made in self._done.items() if made.done()][: max(0, len(self._done) - KEPT)]:
            del self._done[old]

    async def check(self, source: dict[str, Any], number: int) -> bytes:
        """The checks of a deal whose bots search; :raises Refused: what is wrong with it."""
        self._check()
        return _body(await self._answered(self._thinkers.study(studying.check, source, number)))

    def _check(self) -> None:
        if self._waiting >= MOST_WAITING:
            raise Refused("too_many", "too much is asked at once; ask again in a moment")

    async def _answered(self, study: Study[studying.Answer]) -> studying.Answer:
        self._waiting += 1
        try:
            return await asyncio.wrap_future(study.future)
        finally:
            self._waiting -= 1


def _body(answer: studying.Answer) -> bytes:
    if isinstance(answer, Refusal):
        raise Refused(answer.code, answer.message, answer.clause)
    return answer
