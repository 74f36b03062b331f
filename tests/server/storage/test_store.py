"""What every store does, on both databases."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from corbillon.server.storage import Appending, Guest, Store, StoreFailure, Summary, open_store
from corbillon.server.storage.engines import begin, database, writing
from corbillon.server.storage.statements import PRESENCE_KEPT, RECORDS_KEPT, TABLES_KEPT

pytestmark = pytest.mark.anyio

SUMMARY = Summary("reversis", "quadrille", True, "gathering", ("ann", "bob"), b"\x00shown\xff", 1_000)


def entry(table: str, seq: int, command: str | None = None, body: bytes = b"") -> Appending:
    return Appending(table, seq, body or f"{table}/{seq}".encode(), command)


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.open_table("t", b"opened", SUMMARY)
    for seq in (2, 3, 11, 10):
        assert await store.append(entry("t", seq, body=bytes([seq, 0, 255])))
    assert await store.entries("t") == [(1, b"opened"), *((seq, bytes([seq, 0, 255])) for seq in (2, 3, 10, 11))]
    assert [seq for seq, _ in await store.entries("t", after=3)] == [10, 11]
    assert await store.entries("t", after=11) == []
    assert await store.entries("nowhere") == []


async def test_a_taken_number_is_refused(store: Store) -> None:
    assert await store.append(entry("t", 1, body=b"first"))
    assert not await store.append(entry("t", 1, body=b"second"))
    assert await store.append(entry("u", 1))
    assert await store.entries("t") == [(1, b"first")]


async def test_a_command_is_kept_once_at_a_table(store: Store) -> None:
    assert await store.append(entry("t", 1, "play-1"))
    assert not await store.append(entry("t", 2, "play-1"))
    assert await store.append(entry("t", 2, "play-2"))
    assert await store.append(entry("u", 1, "play-1"))
    assert await store.append(entry("t", 3, None))
    assert await store.append(entry("t", 4, None))


async def test_conflicts_harm_nobody_in_their_group(store: Store) -> None:
    await store.append(entry("old", 1, "c1", body=b"old"))
    wanted = [entry(f"t{number}", 1, "c") for number in range(40)]
    wanted += [entry("old", 1, "c1"), entry("old", 2, "c1"), entry("old", 2, "c2", body=b"new")]
    wanted += [entry("twice", 1, "same", body=b"first"), entry("twice", 1, "same"), entry("twice", 2, "same")]
    wanted += [entry("bare", 1, body=b"first"), entry("bare", 1), entry("bare", 1, "c"), entry("bare", 2, "c")]
    answers = await asyncio.gather(*map(store.append, wanted))
    assert answers[:40] == [True] * 40
    assert answers[40:43] == [False, False, True]
    assert answers[43:46] == [True, False, False]
    assert answers[46:] == [True, False, False, True]
    assert await store.entries("old") == [(1, b"old"), (2, b"new")]
    assert await store.entries("twice") == [(1, b"first")]
    assert (await store.entries("bare"))[0] == (1, b"first")


async def test_one_wins_a_number(store: Store) -> None:
    answers = await asyncio.gather(*(store.append(entry("t", 5, f"c{n}", body=b"%d" % n)) for n in range(200)))
    assert answers.count(True) == 1
    assert await store.entries("t") == [(5, b"%d" % answers.index(True))]


async def test_what_spoils_a_group_fails_alone(store: Store) -> None:
    wanted = [entry("t", 1), entry("u", 1, "\ud800"), entry("v", 2**70), entry("w", 1)]
    first, surrogate, huge, last = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
    assert (first, last) == (True, True)
    for spoilt in (surrogate, huge):
        assert isinstance(spoilt, StoreFailure)
        assert spoilt.what == "refused"
    assert await store.entries("u") == []


async def test_an_answer_nobody_waits_for(store: Store) -> None:
    waiting = asyncio.create_task(store.append(entry("t", 1)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await store.append(entry("t", 2))
    assert (await store.entries("t"))[-1] == (2, b"t/2")


async def test_a_table_is_opened_once(store: Store) -> None:
    await store.open_table("t", b"mine", SUMMARY)
    with pytest.raises(StoreFailure, match="'t'") as caught:
        await store.open_table("t", b"theirs", replace(SUMMARY, guests=("eve",)))
    assert caught.value.what == "taken"
    assert await store.entries("t") == [(1, b"mine")]
    assert await store.of_guest("eve", 9) == []


async def test_a_table_is_opened_wholly_or_not_at_all(store: Store) -> None:
    await store.append(entry("t", 1))
    opening = (store.open_table(table, b"", SUMMARY) for table in ("s", "t", "u"))
    answers = await asyncio.gather(*opening, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), StoreFailure, type(None)]
    assert sorted(table for table, _ in await store.of_guest("ann", 9)) == ["s", "u"]


async def test_the_lobby_lists_open_tables(store: Store) -> None:
    await store.open_table("first", b"", replace(SUMMARY, at=1))
    await store.open_table("hidden", b"", replace(SUMMARY, at=2, listed=False))
    await store.open_table("second", b"", replace(SUMMARY, at=3))
    assert [table for table, _ in await store.listed(9)] == ["second", "first"]
    assert [table for table, _ in await store.listed(1)] == ["second"]
    playing = replace(SUMMARY, state="playing", at=100)
    await store.summarise("first", playing)
    assert (await store.listed(9))[1] == ("first", playing)
    await store.summarise("second", replace(SUMMARY, state="over"))
    await store.summarise("hidden", replace(SUMMARY, state="closed"))
    await store.summarise("nowhere", SUMMARY)
    assert [table for table, _ in await store.listed(9)] == ["first"]


async def test_a_guest_finds_every_table_again(store: Store) -> None:
    await store.open_table("a", b"", replace(SUMMARY, at=1, guests=("ann",)))
    await store.open_table("b", b"", replace(SUMMARY, at=2, guests=()))
    await store.open_table("c", b"", replace(SUMMARY, at=3, guests=("bob",)))
    later = replace(SUMMARY, at=9, guests=("bob", "élodie", "bob"))
    await store.summarise("a", later)
    assert await store.of_guest("ann", 9) == [("a", later)]
    assert [table for table, _ in await store.of_guest("bob", 9)] == ["a", "c"]
    assert [table for table, _ in await store.of_guest("bob", 1)] == ["a"]
    assert await store.of_guest("nobody", 9) == []


async def test_guests(store: Store) -> None:
    assert await store.guest("g") is None
    await store.keep_guest(Guest("g", "Marquise", False, 7))
    await store.keep_guest(Guest("g", "Zoë", True, 8))
    assert await store.guest("g") == Guest("g", "Zoë", True, 7)


async def test_records(store: Store) -> None:
    assert await store.record("k") is None
    await store.keep_record("k", b"{}", 1)
    await store.keep_record("k", b"other", RECORDS_KEPT)
    assert await store.record("k") == b"{}"
    await store.clean(RECORDS_KEPT + 2)
    assert await store.record("k") == b"{}"
    await store.clean(2 * RECORDS_KEPT + 1)
    assert await store.record("k") is None


async def test_presence(store: Store) -> None:
    async def at_t() -> dict[str, tuple[int, int]]:
        return (await store.presence(["t"], "p0"))["t"]

    await store.saw([], "p1", 100)
    assert await store.presence(["t", "u"], "p0") == {"t": {}, "u": {}}
    await store.saw([("t", "ann")], "p1", 100)
    await store.saw([("t", "ann")], "p2", 130)
    await store.saw([("u", "eve"), ("t", "bob")], "p1", 90)
    both = {"t": {"ann": (130, 130), "bob": (90, 90)}, "u": {"eve": (90, 90)}}
    assert await store.presence(["t", "u"], "p0") == both
    assert await store.presence(["t"], "p1") == {"t": {"ann": (130, 130), "bob": (0, 90)}}
    assert await store.presence(["t"], "p2") == {"t": {"ann": (100, 130), "bob": (90, 90)}}
    await store.left("t", "ann", "p2", 110)
    assert await at_t() == {"ann": (100, 110), "bob": (90, 90)}
    await store.left("t", "ann", "p1", 112)
    assert (await at_t())["ann"] == (0, 112)
    await store.saw([("t", "ann")], "p1", 200)
    assert (await at_t())["ann"] == (200, 200)


async def test_cleaning(store: Store) -> None:
    for state in ("gathering", "playing", "over", "closed"):
        await store.open_table(state, b"", replace(SUMMARY, state=state, at=0))
    await store.open_table("young", b"", replace(SUMMARY, at=2))
    await store.saw([("playing", "ann")], "p", TABLES_KEPT - PRESENCE_KEPT + 1)
    await store.saw([("playing", "bob")], "p", TABLES_KEPT - PRESENCE_KEPT)
    await store.clean(TABLES_KEPT)
    assert await store.entries("closed") == [(1, b"")]
    await store.clean(TABLES_KEPT + 1)
    assert {table for table, _ in await store.of_guest("ann", 9)} == {"young", "playing", "over"}
    assert await store.entries("closed") == await store.entries("gathering") == []
    assert set((await store.presence(["playing"], "p"))["playing"]) == {"ann"}
    await store.open_table("closed", b"again", SUMMARY)
    await store.clean(RECORDS_KEPT + 1)
    assert await store.entries("over") == await store.entries("playing") == []


async def test_what_was_asked_before_closing_is_done(store: Store, address: str, tmp_path: Path) -> None:
    waiting = [asyncio.create_task(store.append(entry(f"t{number}", 1))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert all(await asyncio.gather(*waiting))
    for asked in (store.append(entry("t", 1)), store.entries("t")):
        with pytest.raises(StoreFailure, match="closed"):
            await asked
    again = open_store(address, tmp_path)
    assert await again.entries("t7") == [(1, b"t7/1")]
    await again.close()


async def test_a_waiting_writer_blocks_neither_the_event_loop_nor_reads(
    store: Store, address: str, tmp_path: Path
) -> None:
    await store.append(entry("t", 1))
    engine = writing(database(address, tmp_path))
    with engine.connect() as other, other.begin():
        begin(other)
        if other.dialect.name == "postgresql":
            other.execute(text("LOCK TABLE entries IN EXCLUSIVE MODE"))
        waiting = asyncio.create_task(store.append(entry("t", 2)))
        await asyncio.sleep(0.1)
        assert await store.entries("t") == [(1, b"t/1")]
        assert not waiting.done()
    assert await waiting
    engine.dispose()
