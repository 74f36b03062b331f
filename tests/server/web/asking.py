"""Visitors of an application under test, and what they ask."""

import json
import secrets
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import httpx
from fastapi import FastAPI

from corbillon.server.serving import Server

BASE = "http://127.0.0.1:8765"


@dataclass
class Served:
    """A real server."""

    base: str
    app: FastAPI
    server: Server
    thread: threading.Thread


def visitor(app: FastAPI, address: str = "127.0.0.1", base: str = BASE, **headers: str) -> httpx.AsyncClient:
    """Another browser, at an address."""
    transport = httpx.ASGITransport(app, client=(address, 40_000))
    return httpx.AsyncClient(transport=transport, base_url=base, headers=headers)


def command(seen: int = 1, **wish: object) -> dict[str, object]:
    """A command with an id of its own."""
    return {"id": secrets.token_hex(8), "seen": seen, "wish": wish}


async def open_table(client: httpx.AsyncClient, **settings: object) -> str:
    """A table that this visitor opens."""
    answer = await client.post("/api/tables", json={"settings": {"game": "zinzolin", "pace": 0, **settings}})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """The message of a refusal, which is what it should be."""
    assert answer.headers["content-type"] == "application/json", answer.text
    refusal = answer.json()
    assert (answer.status_code, refusal["code"]) == (status, code), refusal
    assert set(refusal) == {"code", "message", "clause", "seq"}
    assert len(refusal["message"]) <= 210
    message: str = refusal["message"]
    return message


async def events(answer: httpx.Response) -> AsyncIterator[tuple[int, dict[str, Any]]]:
    """The messages of a stream with their numbers; what is no message is None."""
    number = 0
    async for line in answer.aiter_lines():
        name, _, value = line.partition(": ")
        if name == "id":
            number = int(value)
        elif line == "event: ping":
            yield -1, {}
        elif name == "data" and value != "-":
            yield number, json.loads(value)
