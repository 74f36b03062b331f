"""What the bot in turn is choosing, thought out elsewhere, so that the table answers its person meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future

from corbillon.bots.thinking import Thinkers, Thought
from corbillon.terminal.sitting import Sitting


class Turn:
    """One bot's turn at a time; its thought may begin while the last card of another is still looked at."""

    def __init__(self, thinkers: Thinkers, sitting: Sitting, ready: Callable[[], None]) -> None:
        self.thinkers, self.sitting = thinkers, sitting
        self.ready = ready
        """What is called when a thought that was waited for is there."""
        self._future: Future[Thought] | None = None
        self._waited_for = False

    def warm(self) -> None:
        """Let the searches of the table be made ready, before the first of them is asked for."""
        for seat in self.sitting.seating.others():
            self.thinkers.ready(self.sitting.game, self.sitting.seating.bots[seat])

    def begin(self) -> None:
        """Ask the bot in turn, if there is one and it has not been asked."""
        if self._future is None and self.sitting.waiting == "bot":
            asked = self.sitting.asked()
            about = asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed
            self._future = self.thinkers.decide(*about)
            if not self._future.done():
                asyncio.wrap_future(self._future).add_done_callback(self._thought)

    def thought(self) -> Thought | None:
        """What the bot in turn has chosen; None while it thinks, and then ``ready`` is called."""
        self.begin()
        future = self._future
        if future is None or not future.done():
            self._waited_for = True
            return None
        self._future, self._waited_for = None, False
        if future.exception() is None:
            return future.result()
        # Its process was killed: the bot plays by its rule of thumb, and the record says so.
        return self.sitting.asked().answer(simulations=0)

    def _thought(self, future: "asyncio.Future[Thought]") -> None:
        if not future.cancelled():
            future.exception()
        if self._waited_for:
            self.ready()
