"""The store on SQLAlchemy Core: one writer, a few readers, nothing that blocks the event loop."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection

from corbillon.server.storage import statements as read
from corbillon.server.storage.engines import READERS, begin, database, failure, lost, reading, writing
from corbillon.server.storage.port import Appending, Change, Guest, Store, StoreFailure, Summary
from corbillon.server.storage.schema import prepare
from corbillon.server.storage.statements import Statements
from corbillon.server.storage.writer import Writer

Answer = TypeVar("Answer")


def open_store(url: str | None, folder: Path) -> Store:
    """The store at an address, or in SQLite's file in the folder.

    :raises ValueError: if the address is of no database that is known here.
    :raises StoreFailure: if the database cannot be opened or a newer program made it.
    """
    address = database(url, folder)
    if url is None:
        folder.mkdir(parents=True, exist_ok=True)
    return SqlStore(address)


class Silence:
    """Changes where one process serves all tables: none, until the store is closed."""

    def __init__(self, over: asyncio.Event) -> None:
        self._over = over

    def __aiter__(self) -> "Silence":
        return self

    async def __anext__(self) -> Change:
        await self._over.wait()
        raise StopAsyncIteration


class SqlStore:
    """A store in the database of an address."""

    def __init__(self, address: URL) -> None:
        engine = writing(address)
        try:
            with engine.connect() as connection, connection.begin():
                begin(connection)
                prepare(connection)
        except Exception as error:
            failed = failure(error)
            raise failed from failed.__cause__
        finally:
            engine.dispose()
        self._statements = Statements(engine.dialect.name)
        self._writer = Writer(engine, self._statements)
        self._engine = reading(address)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="storage-reader")
        self._closed = threading.Event()
        self._over = asyncio.Event()

    async def open_table(self, table: str, body: bytes, summary: Summary) -> None:
        opening = partial(self._statements.open_table, table=table, body=body, summary=summary)
        await self._writer.do(opening, table)

    async def append(self, entry: Appending) -> bool:
        kept: bool = await self._writer.do(entry)
        return kept

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return await self._read(partial(read.read_entries, table=table, after=after))

    async def summarise(self, table: str, summary: Summary) -> None:
        await self._writer.do(partial(self._statements.summarise, table=table, summary=summary), table)

    async def listed(self, limit: int) -> list[tuple[str, Summary]]:
        return await self._read(partial(read.read_listed, limit=limit))

    async def of_guest(self, guest: str, limit: int) -> list[tuple[str, Summary]]:
        return await self._read(partial(read.read_of_guest, guest=guest, limit=limit))

    async def guest(self, guest: str) -> Guest | None:
        return await self._read(partial(read.read_guest, guest=guest))

    async def keep_guest(self, guest: Guest) -> None:
        await self._writer.do(partial(self._statements.keep_guest, guest=guest), guest.id)

    async def keep_record(self, key: str, body: bytes, at: int) -> None:
        await self._writer.do(partial(self._statements.keep_record, key=key, body=body, at=at), key)

    async def record(self, key: str) -> bytes | None:
        return await self._read(partial(read.read_record, key=key))

    async def saw(self, here: Iterable[tuple[str, str]], process: str, until: int) -> None:
        if guests := sorted(here):
            noting = partial(self._statements.saw, here=guests, process=process, until=until)
            await self._writer.do(noting, guests[0][0])

    async def left(self, table: str, guest: str, process: str, at: int) -> None:
        noting = partial(self._statements.left, table=table, guest=guest, process=process, at=at)
        await self._writer.do(noting, table)

    async def presence(self, tables: Iterable[str], own: str) -> dict[str, dict[str, tuple[int, int]]]:
        return await self._read(partial(read.read_presence, tables=list(tables), own=own))

    async def clean(self, now: int) -> None:
        await self._writer.do(partial(self._statements.clean, now=now))

    def changes(self, serves: Callable[[str], bool]) -> AsyncIterator[Change]:
        if self._engine.dialect.name == "postgresql":
            # Only here: with SQLite the other database's driver need not be loaded.
            from corbillon.server.storage.listening import heard

            return heard(self._engine, lambda: self._writer.backend, serves, self._closed)
        return Silence(self._over)

    async def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        self._over.set()
        self._writer.stop()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        if self._closed.is_set():
            raise StoreFailure("closed", "the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, work)

    def _reading(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            try:
                return self._attempt(work)
            except Exception as error:
                if not lost(error):
                    raise
            return self._attempt(work)
        except Exception as error:
            failed = failure(error)
            raise failed from failed.__cause__

    def _attempt(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            return work(connection)
