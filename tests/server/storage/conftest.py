"""Both stores, for one suite."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from corbillon.server.storage import Store, open_store
from tests.server.storage.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def store(address: str, tmp_path: Path) -> AsyncIterator[Store]:
    opened = open_store(address, tmp_path)
    yield opened
    await opened.close()
