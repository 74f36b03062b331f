"""What a store says when its database cannot, and two processes at one database."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, text

from corbillon.server.storage import Appending, Change, Store, StoreFailure, Summary, engines, open_store
from corbillon.server.storage.engines import database, writing
from corbillon.server.storage.statements import Statements
from tests.server.storage.writing import RACES

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]

ENDING = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid != pg_backend_pid()"


def entry(table: str, seq: int, command: str | None = None) -> Appending:
    return Appending(table, seq, b"x", command)


def change(table: str, seq: int) -> Change:
    return Change(table, seq, b"x")


def process(what: str, url: str, name: str) -> subprocess.Popen[str]:
    """A writing process that waits for a line before it starts."""
    command = [sys.executable, "-m", "tests.server.storage.writing", what, url, name]
    started = subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert started.stdout is not None
    assert started.stdout.readline() == "ready\n"
    return started


def go(started: subprocess.Popen[str]) -> None:
    assert started.stdin is not None
    started.stdin.write("\n")
    started.stdin.flush()


async def test_what_was_acknowledged_survives_sigkill(address: str, tmp_path: Path) -> None:
    acknowledged: list[tuple[str, int]] = []
    for life in range(3):
        with process("fill", address, f"life{life}") as writer:
            go(writer)
            assert writer.stdout is not None
            lines = [writer.stdout.readline() for _ in range(random.Random(life).randrange(100, 400))]
            writer.send_signal(signal.SIGKILL)
            lines += writer.stdout.readlines()
        words = [line.split() for line in lines if line.endswith("\n")]
        acknowledged += [(table, int(seq)) for table, seq in words]
    store = open_store(address, tmp_path)
    kept = {table: await store.entries(table) for table, _ in acknowledged}
    for table, entries in kept.items():
        assert entries == [(seq, f"{table} {seq}".encode()) for seq in range(1, len(entries) + 1)]
    assert all(seq <= len(kept[table]) for table, seq in acknowledged)
    await store.close()


async def test_two_processes_race_for_every_number(address: str, tmp_path: Path) -> None:
    names = ("one", "two")
    with process("race", address, "one") as one, process("race", address, "two") as two:
        go(one)
        go(two)
        won = [[int(line.split()[1]) for line in racer.communicate(timeout=60)[0].splitlines()] for racer in (one, two)]
        assert (one.returncode, two.returncode) == (0, 0)
    assert Counter(won[0] + won[1]) == Counter(range(1, RACES + 1))
    store = open_store(address, tmp_path)
    winner = {seq: name for name, seqs in zip(names, won, strict=True) for seq in seqs}
    assert await store.entries("contested") == [(seq, winner[seq].encode()) for seq in range(1, RACES + 1)]
    await store.close()


async def test_many_open_an_empty_database_at_once(address: str, tmp_path: Path) -> None:
    for store in await asyncio.gather(*(asyncio.to_thread(open_store, address, tmp_path) for _ in range(4))):
        assert await store.append(entry(f"t{id(store)}", 1))
        await store.close()


async def test_two_stores_never_wait_in_a_circle(postgres: str, postgres_server: str, tmp_path: Path) -> None:
    store, other = open_store(postgres, tmp_path), open_store(postgres, tmp_path)
    summary = Summary("zinzolin", "1760", False, "playing", ("ann",), b"", 1)
    names = [f"t{number:02}" for number in range(60)]
    await asyncio.gather(*(store.open_table(name, b"", summary) for name in names))
    for seq in range(2, 22):
        answers = await asyncio.gather(
            *(store.append(entry(name, seq)) for name in names),
            *(other.append(entry(name, seq)) for name in reversed(names)),
        )
        assert all(a is not b for a, b in zip(answers[:60], answers[60:][::-1], strict=True))
        await asyncio.gather(
            *(store.summarise(name, summary) for name in names),
            *(other.summarise(name, summary) for name in reversed(names)),
        )
    await store.close()
    await other.close()
    with psycopg.connect(postgres_server) as master:
        counted = master.execute(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = %s", [database(postgres, tmp_path).database]
        )
        assert counted.fetchone() == (0,)


async def test_a_newer_schema_is_not_touched(store: Store, address: str, tmp_path: Path) -> None:
    await store.append(entry("t", 1))
    await store.close()
    engine = writing(database(address, tmp_path))
    with engine.begin() as connection:
        connection.execute(text("UPDATE corbillon SET version = 99"))
    engine.dispose()
    with pytest.raises(StoreFailure, match=r"schema version 99 .* knows version 1") as caught:
        open_store(address, tmp_path)
    assert caught.value.what == "version"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "corbillon.db",
        "mysql://host/name",
        "postgresql+asyncpg://host/name",
        "postgres://host/name",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite://host/name",
        "sqlite:///name?mode=ro",
        "postgresql://host:port/name",
        "://",
    ],
)
def test_other_addresses_are_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^database: .*sqlite:///FILE"):
        open_store(url, tmp_path)


def test_a_refused_address_keeps_its_password(tmp_path: Path) -> None:
    with pytest.raises(ValueError) as caught:
        open_store("mysql://me:secret@host/name", tmp_path)
    assert "secret" not in str(caught.value)


async def test_without_address_the_store_is_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    store = open_store(None, folder)
    assert await store.append(entry("t", 1))
    changes = store.changes(lambda table: True)
    hearing = asyncio.ensure_future(anext(changes))
    assert await store.append(entry("t", 2))
    await store.close()
    with pytest.raises(StopAsyncIteration):
        await hearing
    assert [path.name for path in folder.iterdir()] == [engines.FILE]


def test_no_folder_no_server_no_database(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Il était une fois une marquise. " * 100)
    for url, what in (
        (f"sqlite:///{tmp_path}/nowhere/file", "lost"),
        (f"sqlite:///{tmp_path}/novel.txt", "damaged"),
        (f"postgresql://nobody@/nothing?host={tmp_path}", "lost"),
    ):
        with pytest.raises(StoreFailure) as caught:
            open_store(url, tmp_path)
        assert caught.value.what == what


async def test_a_full_disk_with_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PRAGMAS", (*engines.PRAGMAS, "max_page_count=60"))
    store = open_store(None, tmp_path)
    assert await store.append(entry("t", 1))
    with pytest.raises(StoreFailure, match="full") as caught:
        await store.keep_record("k", os.urandom(400_000), 1)
    assert caught.value.what == "full"
    assert await store.append(entry("t", 2))
    assert len(await store.entries("t")) == 2
    await store.close()


async def test_a_full_disk_with_postgresql(postgres: str, tmp_path: Path) -> None:
    store = open_store(postgres, tmp_path)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(
            "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$"
        )
        connection.execute("CREATE TRIGGER fill BEFORE INSERT ON records EXECUTE FUNCTION fill()")
    kept, failed = await asyncio.gather(
        store.append(entry("t", 1)), store.keep_record("k", b"", 1), return_exceptions=True
    )
    assert kept is True
    assert isinstance(failed, StoreFailure)
    assert failed.what == "full"
    await store.close()


async def test_a_lost_connection_is_made_again(postgres: str, postgres_server: str, tmp_path: Path) -> None:
    store = open_store(postgres, tmp_path)
    name = database(postgres, tmp_path).database
    assert await store.append(entry("t", 1))
    assert len(await store.entries("t")) == 1
    with psycopg.connect(postgres_server, autocommit=True) as master:
        master.execute(ENDING, [name])
        assert await store.append(entry("t", 2))
        assert len(await store.entries("t")) == 2
        master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        master.execute(ENDING, [name])
        for asked in (store.append(entry("t", 3)), store.entries("t")):
            with pytest.raises(StoreFailure) as caught:
                await asked
            assert caught.value.what == "lost"
        master.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await store.append(entry("t", 3))
    assert len(await store.entries("t")) == 3
    await store.close()


async def test_whether_an_entry_was_kept_is_unknown_where_the_connection_broke(
    postgres: str, postgres_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends the connection when it has entered everything, before anybody is told so."""
    store = open_store(postgres, tmp_path)
    assert await store.append(entry("t", 1))
    append, breaks = Statements.append, [True, False, True, False]

    def broken(self: Statements, connection: Connection, wanted: Sequence[Appending]) -> list[bool]:
        kept = append(self, connection, wanted)
        if breaks.pop(0):
            with psycopg.connect(postgres_server, autocommit=True) as master:
                master.execute(ENDING, [database(postgres, tmp_path).database])
            connection.exec_driver_sql("SELECT 1")
        return kept

    monkeypatch.setattr(Statements, "append", broken)
    with pytest.raises(StoreFailure) as caught:
        await store.append(entry("t", 2))
    assert caught.value.what == "lost"
    with pytest.raises(StoreFailure):
        await store.append(entry("t", 1))
    assert [seq for seq, _ in await store.entries("t")] == [1, 2]
    await store.close()


async def test_other_processes_are_heard(postgres: str, postgres_server: str, tmp_path: Path) -> None:
    store, other = open_store(postgres, tmp_path), open_store(postgres, tmp_path)
    changes = store.changes(lambda table: table != "unserved")
    assert await anext(changes) == Change(None)
    await store.append(entry("mine", 1))
    await other.append(entry("theirs", 1))
    assert not await other.append(entry("mine", 1))
    await other.append(entry("unserved", 1))
    await other.append(entry("last", 1))
    assert [await anext(changes), await anext(changes)] == [change("theirs", 1), change("last", 1)]
    with psycopg.connect(postgres_server, autocommit=True) as master:
        master.execute(ENDING, [database(postgres, tmp_path).database])
    assert await anext(changes) == Change(None)
    for seq in (1, 2):
        await asyncio.gather(*(other.append(entry(f"t{number}", seq)) for number in range(5)))
    told = [await anext(changes) for _ in range(10)]
    for number in range(5):
        assert [each for each in told if each.table == f"t{number}"] == [change(f"t{number}", seq) for seq in (1, 2)]
    await other.close()
    await store.close()
    assert [each async for each in changes] == []
