"""Streams of events: one long answer each, with a sign of life every so often, ended when either side goes."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from corbillon.server.refusals import Refused

A_GUEST_A_TABLE = 8
AN_ADDRESS = 400
A_PROCESS = 5000
PING_EVERY = 15.0
STUCK_AFTER = 30.0
"""Seconds after which a client that takes nothing is given up."""

PING = b"event: ping\ndata: -\n\n"
"""An event, so that a client too can tell a quiet table from a dead connection."""

RETRY = b"retry: 1000\n\n"

log = logging.getLogger("corbillon.web")


@dataclass(eq=False, slots=True)
class Place:
    """What one stream takes of the room there is."""

    keys: tuple[tuple[str, str], ...]
    carrying: "asyncio.Task[None] | None" = None


@dataclass
class Streams:
    """The streams that are open, and how many there may be."""

    closing: bool = False
    _open: set[Place] = field(default_factory=set)
    _counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __len__(self) -> int:
        return len(self._open)

    def take(self, table: str, guest: str, address: str | None) -> Place:
        """A place for one more stream; :raises Refused: ``too_many``."""
        own, near = ("guest", f"{guest} {table}"), ("address", address or "")
        full = self._counts[own] >= A_GUEST_A_TABLE or len(self._open) >= A_PROCESS
        if full or self.closing or (address is not None and self._counts[near] >= AN_ADDRESS):
            raise Refused("too_many", "too many streams are open")
        place = Place((own, near))
        self._open.add(place)
        self._counts.update(place.keys)
        return place

    def leave(self, place: Place) -> None:
        """The place is free again."""
        if place in self._open:
            self._open.discard(place)
            self._counts.subtract(place.keys)
            for key in place.keys:
                if not self._counts[key]:
                    del self._counts[key]

    def close(self) -> None:
        """End all streams, and open no more: the server goes."""
        self.closing = True
        for place in self._open:
            if place.carrying is not None:
                place.carrying.cancel()


class EventStream(StreamingResponse):
    """Messages with their numbers, as ``text/event-stream``."""

    media_type = "text/event-stream"

    def __init__(
        self,
        messages: AsyncIterator[tuple[int, bytes]],
        streams: Streams,
        place: Place,
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__((), headers={"X-Accel-Buffering": "no", "Cache-Control": "no-store"})
        self._messages = messages
        self._streams = streams
        self._place = place
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry messages until the table closes, the client goes, or the server does."""
        carrying = self._place.carrying = asyncio.ensure_future(self._carry(send))
        watching = asyncio.ensure_future(_watch(receive, send))
        try:
            await asyncio.wait({carrying, watching}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone = watching.done()
            for task in (carrying, watching):
                task.cancel()
            await asyncio.gather(carrying, watching, return_exceptions=True)
            self._streams.leave(self._place)
            await self._leave()
        if not gone:
            await _end(send)

    async def _carry(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        await _write(send, RETRY)
        try:
            async for seq, message in self._messages:
                await _write(send, written(seq, message))
        except (Refused, TimeoutError) as end:
            log.info("a stream ended: %s", end)
        except Exception:
            log.exception("a stream broke")


def written(seq: int, message: bytes) -> bytes:
    """A message as an event; its JSON has no line breaks."""
    return b"id: %d\ndata: %s\n\n" % (seq, message)


async def _write(send: Send, body: bytes) -> None:
    async with asyncio.timeout(STUCK_AFTER):
        await send({"type": "http.response.body", "body": body, "more_body": True})


async def _end(send: Send) -> None:
    """End the answer as it should; a client that takes nothing is left to its own."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1):
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _watch(receive: Receive, send: Send) -> None:
    """Wait for the client to go, and say now and then that we are here."""
    while True:
        try:
            async with asyncio.timeout(PING_EVERY):
                message = await receive()
        except TimeoutError:
            await _write(send, PING)
            continue
        if message["type"] == "http.disconnect":
            return
