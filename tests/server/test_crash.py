"""A short form of ``tests.server.crash``: a few kills of each kind of server."""

import asyncio
from pathlib import Path

import pytest

from corbillon.server.room import entries as stored
from tests.server.clients import Journal
from tests.server.crash import besieged

KILLS, TABLES = 3, 4


@pytest.mark.parametrize("processes", [1, 2])
def test_what_a_killed_server_has_acknowledged_is_kept_once(postgres: str, tmp_path: Path, processes: int) -> None:
    found = asyncio.run(besieged(tmp_path, postgres, processes, tables=TABLES, kills=KILLS, seed=processes))
    assert found.kills == KILLS
    assert found.records >= TABLES  # where a match ends, another table is taken
    assert found.acknowledged > 10 * TABLES


def test_so_it_is_with_sqlite(tmp_path: Path) -> None:
    found = asyncio.run(besieged(tmp_path, None, 1, tables=TABLES, kills=KILLS, seed=3))
    assert found.kills == KILLS
    assert found.records >= TABLES  # where a match ends, another table is taken
    assert found.acknowledged > 10 * TABLES


def test_a_journal_notices_what_is_lost_or_twice() -> None:
    said = [stored.written(stored.Said(1, 0, "bravo"), command) for command in ("a", "b", "a")]
    journal = Journal("table", acknowledged=[("a", 1), ("b", 3)])
    journal.keep(1, said[0])
    journal.keep(2, said[1])
    journal.check(1)
    with pytest.raises(AssertionError, match="acknowledged as 3, and is kept as 2"):
        journal.check(2)
    with pytest.raises(AssertionError, match="twice"):
        journal.keep(3, said[2])
    with pytest.raises(AssertionError, match="after 2"):
        journal.keep(4, said[0])
