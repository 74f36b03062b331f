"""A table in memory: its room, its audience, its lock, and the timer of what falls due."""

import asyncio
from collections.abc import Callable

from corbillon.server.room.room import Room
from corbillon.server.streams import Audience


class Loaded:
    """A table as this process has it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._peeked: set[str] = set()

    @property
    def busy(self) -> bool:
        """Whether something is being done at it."""
        return self.lock.locked()

    def wait(self, seconds: float | None, act: Callable[[], None]) -> None:
        """Act after so many seconds, and not what was to be done before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, act)

    def stop(self) -> None:
        """End its streams and its timer."""
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
