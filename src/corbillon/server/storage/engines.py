"""Engines for both databases, and what their errors mean."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError

from corbillon.server.storage.port import StoreFailure, What

FILE = "corbillon.sqlite3"
READERS = 4
BUSY_MS = 10_000
"""How long SQLite waits for another process that writes."""

PRAGMAS = (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "journal_size_limit=67108864")
UPSERTS: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}

_SQLITE: dict[str, What] = {
    "SQLITE_FULL": "full",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_CANTOPEN": "lost",
    "SQLITE_IOERR": "lost",
}
_POSTGRESQL: dict[str, What] = {"53100": "full", "40P01": "busy", "40001": "busy", "55P03": "busy"}


def database(url: str | None, folder: Path) -> URL:
    """The address of the database: SQLite in the folder if none is given.

    :raises ValueError: if the address is of neither database or names no file.
    """
    if url is None:
        return URL.create("sqlite", database=str(folder / FILE))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError("database: not an address; write postgresql://… or sqlite:///FILE") from None
    if address.drivername == "postgresql":
        return address.set(drivername="postgresql+psycopg")
    if address.drivername != "sqlite":
        raise ValueError(f"database: {address.drivername!r} is not known; write postgresql://… or sqlite:///FILE")
    if address.host or address.query or address.database in (None, "", ":memory:"):
        raise ValueError("database: SQLite needs a file; write sqlite:///FILE")
    return address


def reading(address: URL) -> Engine:
    """The engine for reads: each statement by itself."""
    return _engine(address, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")


def writing(address: URL) -> Engine:
    """The engine for the one writer."""
    return _engine(address, pool_size=1, max_overflow=0)


def begin(connection: Connection) -> None:
    """Takes SQLite's write lock at once, where waiting for it is possible."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def lost(error: Exception) -> bool:
    """Whether the connection is gone, so that another attempt needs a new one."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def passing(error: Exception) -> bool:
    """Whether the same transaction may well succeed at a second attempt."""
    return lost(error) or getattr(getattr(error, "orig", None), "sqlstate", None) in ("40P01", "40001")


def failure(error: Exception) -> StoreFailure:
    """What the error of a driver means."""
    if isinstance(error, StoreFailure):
        return error
    cause = getattr(error, "orig", None) or error
    lines = str(cause).strip().splitlines()
    message = lines[0] if lines else type(cause).__name__
    failed = StoreFailure(_what(error, cause), message)
    failed.__cause__ = error
    return failed


def _what(error: Exception, cause: BaseException) -> What:
    if lost(error):
        return "lost"
    if name := getattr(cause, "sqlite_errorname", None):
        return next((what for start, what in _SQLITE.items() if name.startswith(start)), "refused")
    state = getattr(cause, "sqlstate", None)
    if state is None and type(cause).__name__ == "OperationalError":
        return "lost"
    return _POSTGRESQL.get(state or "", "refused")


def _engine(address: URL, **options: Any) -> Engine:
    if address.drivername != "sqlite":
        return create_engine(address, pool_recycle=3600, **options)
    engine = create_engine(address, **options)

    @event.listens_for(engine, "connect")
    def _settle(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            _pragma(connection, pragma)

    return engine


def _pragma(connection: sqlite3.Connection, pragma: str) -> None:
    """Sets a pragma; the change to WAL does not wait by itself for others that open a new file."""
    until = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}").close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.01)
