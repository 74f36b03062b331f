"""Streams over a real server: a snapshot, then what happens; signs of life; an end on either side."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from corbillon.server.protocol.faces import Message
from corbillon.server.refusals import Refused
from corbillon.server.web import streams
from tests.server.web.asking import Served, command, events, open_table, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=served.base, timeout=5) as opened:
        yield opened


async def freed(served: Served, left: int) -> None:
    """Wait until so many streams are left."""
    until = time.monotonic() + 3
    while len(served.app.state.site.streams) != left:
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


async def test_a_snapshot_comes_first_and_then_what_happens(client: httpx.AsyncClient, served: Served) -> None:
    table = await open_table(client)
    async with client.stream("GET", f"/api/tables/{table}/stream?seat=0") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-accel-buffering"] == "no"
        assert "content-security-policy" in answer.headers
        messages = events(answer)
        seq, snapshot = await anext(messages)
        assert snapshot["seq"] == seq
        assert snapshot["past"] is not None
        TypeAdapter(Message).validate_python(snapshot)
        say = command(seen=seq, kind="say", seat=0, phrase="hello")
        accepted = (await client.post(f"/api/tables/{table}/commands", json=say)).json()
        told = await until_seq(messages, accepted["seq"])
        assert {"seat": 0, "phrase": "hello", "kind": "said"} in told["events"]
    await freed(served, 0)


async def until_seq(messages: AsyncIterator[tuple[int, dict[str, Any]]], seq: int) -> dict[str, Any]:
    """The message of an entry."""
    async for number, message in messages:
        if number == seq and message["past"] is None:
            return message
    raise AssertionError("the stream ended")


async def test_a_stream_that_may_not_be_is_a_refusal(client: httpx.AsyncClient, served: Served) -> None:
    table = await open_table(client)
    refused(await client.get("/api/tables/none/stream"), 404, "no_table")
    refused(await client.get(f"/api/tables/{table}/stream?seat=2"), 403, "not_yours")
    refused(await client.get(f"/api/tables/{table}/stream?seat=9"), 422, "bad_format")
    assert len(served.app.state.site.streams) == 0


async def test_signs_of_life(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "PING_EVERY", 0.05)
    table = await open_table(client)
    async with client.stream("GET", f"/api/tables/{table}/stream") as answer:
        seen = 0
        async for number, _ in events(answer):
            seen += number == -1
            if seen == 3:
                break


async def test_so_many_streams_a_table_and_no_more(client: httpx.AsyncClient, served: Served) -> None:
    table, other = await open_table(client), await open_table(client)
    path = f"/api/tables/{table}/stream"
    opened = [client.stream("GET", path) for _ in range(streams.A_GUEST_A_TABLE)]
    for stream in opened:
        await stream.__aenter__()
    refused(await client.get(path), 429, "too_many")
    async with client.stream("GET", f"/api/tables/{other}/stream") as elsewhere:
        assert elsewhere.status_code == 200
    await opened.pop().__aexit__(None, None, None)
    await freed(served, len(opened))
    async with client.stream("GET", path) as again:
        assert again.status_code == 200
    for stream in opened:
        await stream.__aexit__(None, None, None)
    await freed(served, 0)


async def test_the_server_ends_while_streams_are_open(client: httpx.AsyncClient, served: Served) -> None:
    table = await open_table(client)
    async with client.stream("GET", f"/api/tables/{table}/stream") as answer:
        messages = events(answer)
        await anext(messages)
        begun = time.monotonic()
        served.server.should_exit = True
        async for _ in messages:
            pass
        await asyncio.to_thread(served.thread.join, 5)
        assert not served.thread.is_alive()
        assert time.monotonic() - begun < 2


async def test_a_client_that_takes_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "STUCK_AFTER", 0.05)
    left = asyncio.Event()

    async def many() -> AsyncIterator[tuple[int, bytes]]:
        for number in range(1, 1000):
            yield number, b"{}"

    async def leave() -> None:
        left.set()

    async def send(message: Any) -> None:
        if message.get("body", b"").startswith(b"id: 3"):
            await asyncio.sleep(10)

    async def receive() -> Any:
        await asyncio.sleep(10)

    counted = streams.Streams()
    place = counted.take("table", "guest", None)
    await streams.EventStream(many(), counted, place, leave)({"type": "http"}, receive, send)
    assert left.is_set()
    assert len(counted) == 0


def test_places_are_counted_by_guest_table_and_address() -> None:
    counted = streams.Streams()
    places = [counted.take("t", f"g{number}", "1.1.1.1") for number in range(streams.AN_ADDRESS)]
    with pytest.raises(Refused, match="streams"):
        counted.take("t", "g", "1.1.1.1")
    own = counted.take("t", "g", None)
    for place in [*places, own, own]:
        counted.leave(place)
    assert len(counted) == 0
    assert not counted._counts
