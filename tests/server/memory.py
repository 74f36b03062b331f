"""A store that forgets everything at its end: for long runs in which only the house is looked at."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable

from corbillon.server.storage import Appending, Change, Guest, Summary


class MemoryStore:
    """Keeps entries in lists."""

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}
        self.commands: set[tuple[str, str]] = set()

    async def open_table(self, table: str, body: bytes, summary: Summary) -> None:
        self.tables[table] = [body]

    async def append(self, entry: Appending) -> bool:
        await asyncio.sleep(0)
        key = (entry.table, entry.command or "")
        if entry.seq != len(self.tables[entry.table]) + 1 or key in self.commands:
            return False
        if entry.command is not None:
            self.commands.add(key)
        self.tables[entry.table].append(entry.body)
        return True

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return [(seq, body) for seq, body in enumerate(self.tables.get(table, ()), 1) if seq > after]

    async def listed(self, limit: int) -> list[tuple[str, Summary]]:
        return []

    async def of_guest(self, guest: str, limit: int) -> list[tuple[str, Summary]]:
        return []

    async def guest(self, guest: str) -> Guest | None:
        return None

    async def keep_guest(self, guest: Guest) -> None:
        """Nobody comes by the web here."""

    async def keep_record(self, key: str, body: bytes, at: int) -> None:
        """Nobody keeps records here."""

    async def record(self, key: str) -> bytes | None:
        return None

    async def close(self) -> None:
        """There is nothing to let go."""

    async def summarise(self, table: str, summary: Summary) -> None:
        """Nobody lists tables here."""

    async def saw(self, here: Iterable[tuple[str, str]], process: str, until: int) -> None:
        """There is no other process."""

    async def left(self, table: str, guest: str, process: str, at: int) -> None:
        """There is no other process."""

    async def presence(self, tables: Iterable[str], own: str) -> dict[str, dict[str, tuple[int, int]]]:
        return {table: {} for table in tables}

    async def clean(self, now: int) -> None:
        """Everything is forgotten anyway."""

    async def changes(self, serves: Callable[[str], bool]) -> AsyncIterator[Change]:
        await asyncio.Event().wait()
        yield Change(None)
