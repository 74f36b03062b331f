"""PostgreSQL's notifications, heard by a thread of their own."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Engine

from corbillon.server.storage.port import ANY_TABLE
from corbillon.server.storage.statements import CHANNEL

LOOK = 0.25
"""Seconds between looks whether the store was closed."""
AGAIN = 1.0
"""Seconds before a lost connection is tried again."""
ALIVE: dict[str, int] = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}

Tell = Callable[[str | None], None]


async def heard(engine: Engine, own: Callable[[], int | None], closed: threading.Event) -> AsyncIterator[str]:
    """Ids of tables changed by others than the backend ``own``, until ``closed``."""
    queue: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    enough = threading.Event()

    def tell(table: str | None) -> None:
        try:
            loop.call_soon_threadsafe(queue.put_nowait, table)
        except RuntimeError:
            enough.set()

    def over() -> bool:
        return closed.is_set() or enough.is_set()

    thread = threading.Thread(target=_listen, args=(engine, own, over, tell), name="storage-listener", daemon=True)
    thread.start()
    try:
        while (table := await queue.get()) is not None:
            yield table
    finally:
        enough.set()


def _listen(engine: Engine, own: Callable[[], int | None], over: Callable[[], bool], tell: Tell) -> None:
    _, options = engine.dialect.create_connect_args(engine.url)
    pause = threading.Event()
    while not over():
        with suppress(psycopg.OperationalError):
            _hear({**options, **ALIVE}, own, over, tell)
        if not over():
            pause.wait(AGAIN)
    tell(None)


def _hear(options: dict[str, Any], own: Callable[[], int | None], over: Callable[[], bool], tell: Tell) -> None:
    with psycopg.connect(**options, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        tell(ANY_TABLE)
        while not over():
            for note in connection.notifies(timeout=LOOK):
                if note.pid != own():
                    tell(note.payload)
