"""A table in memory: its room, its audience, its lock, and the timer of what falls due."""

import asyncio
from collections.abc import Callable

from corbillon.server.room.room import Room
from corbillon.server.streams import Audience
from corbillon.server.studies import Thinking
from corbillon.server.thoughts import Pondered, ponder


class Loaded:
    """A table as this process has it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._peeked: set[str] = set()
        self.pondered: Pondered | None = None
        """What its bot is thinking about, or has just thought."""

    @property
    def busy(self) -> bool:
        """Whether something is being done at it."""
        return self.lock.locked()

    def wait(self, seconds: float | None, act: Callable[[], None]) -> None:
        """Act after so many seconds, and not what was to be done before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, act)

    def ponder(self, thinkers: Thinking) -> Pondered:
        """What its bot in turn thinks; begun if need be, so that it runs beside the bot's pause."""
        if self.pondered is None or not self.pondered.answers(self.room):
            self.forget_thought()
            self.pondered = ponder(self.room, thinkers)
        return self.pondered

    def forget_thought(self) -> None:
        """What its bot is thinking about is not wanted any more."""
        if self.pondered is not None:
            self.pondered.future.cancel()
            self.pondered = None

    def stop(self) -> None:
        """End its streams, its timer and its bot's thought."""
        self.forget_thought()
        if self._timer is not None:
            self._timer.cancel()
        for stream in list(self.audience.streams):
            stream.end()

    def peeked(self, guest: str) -> None:
        """A guest has watched a hand in this deal."""
        self._peeked.add(guest)

    def has_peeked(self, guest: str) -> bool:
        """Whether a guest has watched a hand in this deal, and so may not sit down in it."""
        return guest in self._peeked and self.room.phase == "playing"

    def forget_peeking(self) -> None:
        """A new deal is open."""
        watching = {stream.guest for stream in self.audience.streams if stream.watching}
        self._peeked &= watching
