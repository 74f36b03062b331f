"""What the house asks of a store; every time is in milliseconds since 1970."""

from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Protocol

What = Literal["full", "lost", "busy", "damaged", "version", "taken", "closed", "refused"]


class StoreFailure(Exception):
    """The database did not do what was asked.

    ``what`` says why: its disk is ``full``, the connection is ``lost`` (the next call connects again), another
    process kept it ``busy``, its file is ``damaged`` or none of ours, its ``version`` is newer than this program,
    the table's id is ``taken``, the store is ``closed``, or it ``refused`` the values or the statement.
    Whether an append that was answered ``lost`` has been kept is unknown: read the table again.
    """

    def __init__(self, what: What, message: str) -> None:
        super().__init__(f"storage: {message}")
        self.what: What = what


@dataclass(frozen=True, slots=True)
class Appending:
    """An entry that wants the number ``seq`` of its table."""

    table: str
    seq: int
    body: bytes
    command: str | None


@dataclass(frozen=True, slots=True)
class Change:
    """What another process has appended; of no table, and number 0, where anything may have been missed."""

    table: str | None
    seq: int = 0
    body: bytes = b""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as lists show it: ``body`` is opaque here, ``at`` says when the table was last touched."""

    game: str
    preset: str
    listed: bool
    state: str
    guests: tuple[str, ...]
    body: bytes
    at: int


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in, and whether the name was chosen."""

    id: str
    name: str
    chosen: bool
    created: int


class Store(Protocol):
    """Keeps the tables; every method may raise ``StoreFailure``."""

    async def open_table(self, table: str, body: bytes, summary: Summary) -> None:
        """Keeps a new table with its entry number 1.

        :raises StoreFailure: ``taken`` if there is such a table.
        """

    async def append(self, entry: Appending) -> bool:
        """Whether the entry is now durably kept; not if its number or its command is taken at that table."""

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries with numbers above ``after``, in order; none of an unknown table."""

    async def summarise(self, table: str, summary: Summary) -> None:
        """Replaces a table's summary; nothing happens at an unknown table."""

    async def listed(self, limit: int) -> list[tuple[str, Summary]]:
        """Tables gathering or playing whose owner wishes them listed, the newest first."""

    async def of_guest(self, guest: str, limit: int) -> list[tuple[str, Summary]]:
        """Tables whose summaries name or ever named this guest, the last touched first."""

    async def guest(self, guest: str) -> Guest | None:
        """The guest of this id, if one is kept."""

    async def keep_guest(self, guest: Guest) -> None:
        """Keeps a guest, or replaces the name of one that is kept."""

    async def keep_record(self, key: str, body: bytes, at: int) -> None:
        """Keeps a record; one that is kept under this key stays as it is and counts as kept at ``at``."""

    async def record(self, key: str) -> bytes | None:
        """The record of this key, if one is kept."""

    async def saw(self, here: Iterable[tuple[str, str]], process: str, until: int) -> None:
        """Notes that a process has streams of these guests, each at a table, and vouches for them until then."""

    async def left(self, table: str, guest: str, process: str, at: int) -> None:
        """Notes that the process has no stream of this guest any more."""

    async def presence(self, tables: Iterable[str], own: str) -> dict[str, dict[str, tuple[int, int]]]:
        """For each guest at these tables the latest ``until``, 0 when all streams have ended, and the time last seen.

        A process knows better of its ``own`` streams than what it has written of them: they count as ended.

        Last seen is when a stream ended, or the ``until`` of a process that has said nothing since: it lies ahead
        of now only while the guest is here.
        """

    async def clean(self, now: int) -> None:
        """Forgets what is past its age: presence, tables closed or never begun, kept records."""

    def changes(self, serves: Callable[[str], bool]) -> AsyncIterator[Change]:
        """What other processes append to tables that this one serves; ``Change(None)`` when listening begins (anew).

        ``serves`` is asked in another thread. SQLite, which serves one process, says nothing. Ends when the store is
        closed.
        """

    async def close(self) -> None:
        """Finishes what was asked and lets the database go."""
