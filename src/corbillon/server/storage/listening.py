"""PostgreSQL's notifications, heard by a thread of their own, which reads at once what they speak of."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import psycopg
from sqlalchemy import Engine

from corbillon.server.storage.port import Change
from corbillon.server.storage.statements import CHANNEL

LOOK = 0.25
"""Seconds between looks whether the store was closed."""
AGAIN = 1.0
"""Seconds before a lost connection is tried again."""
ALIVE: dict[str, int] = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}

NOTED = """
SELECT "table", seq, body FROM entries
WHERE ("table", seq) IN (SELECT * FROM unnest(%s::text[], %s::bigint[])) ORDER BY "table", seq
"""


@dataclass(frozen=True, slots=True)
class Listener:
    """What the thread is given: whose notes it passes over, which tables it reads, when it ends, whom it tells."""

    own: Callable[[], int | None]
    serves: Callable[[str], bool]
    over: Callable[[], bool]
    tell: Callable[[Change | None], None]

    def listen(self, engine: Engine) -> None:
        """Hear until it is over, on a new connection whenever one is lost."""
        _, options = engine.dialect.create_connect_args(engine.url)
        pause = threading.Event()
        while not self.over():
            with suppress(psycopg.OperationalError):
                self._hear({**options, **ALIVE})
            if not self.over():
                pause.wait(AGAIN)
        self.tell(None)

    def _hear(self, options: dict[str, Any]) -> None:
        with psycopg.connect(**options, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.tell(Change(None))
            while not self.over():
                notes = list(connection.notifies(timeout=LOOK, stop_after=1))
                told = [note.payload.rsplit(" ", 1) for note in notes if note.pid != self.own()]
                if noted := [(table, int(seq)) for table, seq in told if self.serves(table)]:
                    self._read(connection, noted)

    def _read(self, connection: psycopg.Connection[Any], noted: list[tuple[str, int]]) -> None:
        tables, numbers = zip(*noted, strict=True)
        with connection.cursor(binary=True) as cursor:
            for table, seq, body in cursor.execute(NOTED, [list(tables), list(numbers)]):
                self.tell(Change(table, seq, body))


async def heard(
    engine: Engine, own: Callable[[], int | None], serves: Callable[[str], bool], closed: threading.Event
) -> AsyncIterator[Change]:
    """What others than the backend ``own`` append to tables that are served here, until ``closed``."""
    queue: asyncio.Queue[Change | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    enough = threading.Event()

    def tell(change: Change | None) -> None:
        try:
            loop.call_soon_threadsafe(queue.put_nowait, change)
        except RuntimeError:
            enough.set()

    listener = Listener(own, serves, lambda: closed.is_set() or enough.is_set(), tell)
    threading.Thread(target=listener.listen, args=(engine,), name="storage-listener", daemon=True).start()
    try:
        while (change := await queue.get()) is not None:
            yield change
    finally:
        enough.set()
