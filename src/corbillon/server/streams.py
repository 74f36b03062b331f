"""The streams of a table: who listens, from which seat, and what each of them is sent."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import orjson
from pydantic import BaseModel

from corbillon.server.protocol.faces import Message
from corbillon.server.room import faces
from corbillon.server.room.faces import Presences
from corbillon.server.room.room import Room, Tidings

WAITING = 256
"""So many messages may wait for a client; who is slower is cut off, and comes back to a snapshot."""

Sent = tuple[int, bytes]
"""The number of an entry, and a message as JSON."""


class Stream:
    """One client's stream."""

    def __init__(self, guest: str, seat: int | None, watching: bool) -> None:
        self.guest, self.seat, self.watching = guest, seat, watching
        self._waiting: asyncio.Queue[Sent | None] = asyncio.Queue(WAITING)

    def looks_from(self, room: Room) -> int | None:
        """The seat whose eyes this client has now, if it has any."""
        if self.watching and self.seat is not None:
            place = room.places[self.seat]
            return self.seat if room.settings.watching == "seat" and place.shows else None
        own = room.seats_of(self.guest)
        return self.seat if self.seat in own else own[0] if own and self.seat is None else None

    def send(self, sent: Sent) -> None:
        """Put a message into the stream."""
        if self._waiting.full():
            self.end()
        else:
            self._waiting.put_nowait(sent)

    def end(self) -> None:
        """Close the stream; what waits in it is dropped."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[Sent]:
        """The messages until the stream ends."""
        while (sent := await self._waiting.get()) is not None:
            yield sent


class Audience:
    """All who listen to a table."""

    def __init__(self) -> None:
        self.streams: set[Stream] = set()

    def tell(self, room: Room, told: Tidings, now: int, presences: Presences) -> None:
        """Send an entry to everybody, as each may know it."""
        made: dict[tuple[str, int | None], bytes] = {}
        public = faces.face(room, presences)
        for stream in list(self.streams):
            seat = stream.looks_from(room)
            key = stream.guest, seat
            if key not in made:
                made[key] = encoded(faces.message(room, stream.guest, seat, told, now, public))
            stream.send((told.seq, made[key]))

    def show(self, room: Room, now: int, presences: Presences, stream: Stream | None = None) -> None:
        """Send how everything stands, to one or to all: after something that cannot be told as an entry."""
        public = faces.face(room, presences)
        for each in [stream] if stream is not None else list(self.streams):
            body = encoded(faces.snapshot(room, each.guest, each.looks_from(room), now, public))
            each.send((room.seq, body))

    def stir(self, room: Room, now: int, presences: Presences) -> None:
        """Send how everything stands to all, with nothing told: presence is no entry."""
        nothing = Tidings(room.seq, [[] for _ in room.places], [])
        self.tell(room, nothing, now, presences)


def encoded(told: Message) -> bytes:
    """A message as JSON."""
    return orjson.dumps(told, default=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump()
    raise TypeError(f"{type(value).__name__} is not for the wire")
