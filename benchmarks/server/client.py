"""A client that does as little as can be: bare sockets, and messages searched for a few words instead of parsed."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

LONGEST = 30.0
"""Seconds after which no answer is waited for any more."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server has answered."""

    status: int
    head: bytes
    body: bytes

    @property
    def cookie(self) -> bytes:
        """The cookie that it sets, if it does."""
        start = self.head.find(b"set-cookie: ")
        return self.head[start + 12 : self.head.find(b";", start)] if start >= 0 else b""


class Requests:
    """A connection that is kept, for one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._connection: _Connection | None = None

    async def ask(self, method: bytes, path: bytes, cookie: bytes = b"", body: bytes = b"") -> Answer:
        """The answer to a request; :raises ConnectionError: when the connection breaks before it."""
        request = asked(method, path, self.port, cookie, body)
        if self._connection is None or self._connection.over:
            loop = asyncio.get_running_loop()
            _, self._connection = await loop.create_connection(_Connection, "127.0.0.1", self.port)
        try:
            async with asyncio.timeout(LONGEST):
                return await self._connection.ask(request)
        except (OSError, TimeoutError):
            self.close()  # or a late answer would be taken for that of the next request
            raise

    def close(self) -> None:
        """End the connection."""
        if self._connection is not None and self._connection.transport is not None:
            self._connection.transport.abort()
        self._connection = None


class _Connection(asyncio.Protocol):
    """One connection; what comes after its end is nobody's."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._waiting: asyncio.Future[Answer] | None = None
        self._data = bytearray()

    @property
    def over(self) -> bool:
        """Whether nothing can be asked any more."""
        return self.transport is None or self.transport.is_closing()

    async def ask(self, request: bytes) -> Answer:
        """The answer to a request."""
        if self.transport is None:
            raise ConnectionResetError("the server is gone")
        self._data.clear()
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self._waiting

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        end = self._data.find(b"\r\n\r\n")
        if end < 0 or self._waiting is None:
            return
        head = _named(bytes(self._data[:end]))
        start = head.find(b"content-length: ")
        length = int(head[start + 16 :].split(b"\r", 1)[0]) if start >= 0 else 0
        if len(self._data) >= end + 4 + length and not self._waiting.done():
            self._waiting.set_result(Answer(int(head[9:12]), head, bytes(self._data[end + 4 : end + 4 + length])))

    def connection_lost(self, fault: Exception | None) -> None:
        self.transport = None
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server is gone"))


def _named(head: bytes) -> bytes:
    """A head with the names of its fields in small letters."""
    lines = head.split(b"\r\n")
    pairs = [line.partition(b": ") for line in lines[1:]]
    return b"\r\n".join([lines[0], *(name.lower() + colon + value for name, colon, value in pairs)])


class Listener(asyncio.Protocol):
    """A stream; ``heard`` is told the number of each message, and the message as it came."""

    def __init__(self, request: bytes, heard: Callable[[int, bytes], None]) -> None:
        self._request, self._heard = request, heard
        self._data = bytearray()
        self._searched = 0
        self.transport: asyncio.Transport | None = None
        self.ended = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        while (end := self._data.find(b"\n\n", self._searched)) >= 0:
            start = self._data.find(b"id: ", 0, end)
            if start >= 0:
                message = bytes(self._data[start + 4 : end])
                number, _, body = message.partition(b"\ndata: ")
                self._heard(int(number), body)
            del self._data[: end + 2]
            self._searched = 0
        self._searched = max(0, len(self._data) - 1)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)


def asked(method: bytes, path: bytes, port: int, cookie: bytes, body: bytes = b"") -> bytes:
    """A request as it is sent."""
    lines = [b"%b %b HTTP/1.1" % (method, path), b"Host: 127.0.0.1:%d" % port]
    if cookie:
        lines.append(b"Cookie: " + cookie)
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    return b"\r\n".join([*lines, b"", body])


async def listen(port: int, table: bytes, cookie: bytes, heard: Callable[[int, bytes], None]) -> Listener:
    """Open the stream of a table."""
    request = asked(b"GET", b"/api/tables/%b/stream" % table, port, cookie)
    loop = asyncio.get_running_loop()
    _, listener = await loop.create_connection(lambda: Listener(request, heard), "127.0.0.1", port)
    return listener
