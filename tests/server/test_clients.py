"""The client of the long runs: it never takes one request's answer for another's."""

import asyncio
import contextlib

import pytest
from benchmarks.server import client

pytestmark = pytest.mark.anyio


async def test_a_late_answer_is_not_that_of_the_next_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "LONGEST", 0.05)
    numbers = iter(range(100))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError), contextlib.closing(writer):
            while await reader.read(4096):
                number = next(numbers)
                await asyncio.sleep(0 if number else 0.1)
                writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n%d" % number)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        requests = client.Requests(server.sockets[0].getsockname()[1])
        with pytest.raises(TimeoutError):
            await requests.ask(b"GET", b"/")
        await asyncio.sleep(0.01)
        assert (await requests.ask(b"GET", b"/")).body == b"1"
        requests.close()
        await asyncio.sleep(0.1)
