"""What becomes of tables when a store fails, and when two houses serve them and one dies."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from corbillon.server.house import House
from corbillon.server.room.records import record_of
from corbillon.server.storage import Appending, Change, Store, StoreFailure, open_store
from corbillon.server.streams import Stream
from corbillon.verify import verify
from tests.server.company import GUESTS, after, gathered, play, wish
from tests.server.room.tables import state
from tests.server.test_house import kept, next_message, replayed_as

pytestmark = pytest.mark.anyio
ANNA, BERNARD = GUESTS[:2]


class Failing:
    """A store whose appends fail when they are told to, before or after the entry is kept."""

    def __init__(self, store: Store) -> None:
        self.store, self.fails = store, ""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, entry: Appending) -> bool:
        fails, self.fails = self.fails, ""
        await asyncio.sleep(0.01)
        kept = fails != "before" and await self.store.append(entry)
        if fails:
            raise StoreFailure("lost", "the connection is gone")
        return kept


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_store_that_fails_leaves_nobody_with_a_wrong_table(store: Store, when: str) -> None:
    failing = Failing(store)
    house = House(failing)
    people = await gathered(house, "zinzolin", 2)
    table, stream = people[0].table, await people[0].listen()
    failing.fails = when
    command = wish("word", "say", seat=1, phrase="bravo")
    waiting = wish("other", "say", seat=1, phrase="thanks")
    answers = await asyncio.gather(
        house.command(table, BERNARD, command), house.command(table, BERNARD, waiting), return_exceptions=True
    )
    assert isinstance(answers[0], StoreFailure)
    assert not isinstance(answers[1], BaseException)
    assert [sent async for sent in stream.messages()] == []
    await people[0].leave()
    await people[0].listen()
    first = await house.command(table, BERNARD, command)
    bodies = [orjson.loads(body) for body in await kept(house, table)]
    assert [facts["phrase"] for kind, facts, _ in bodies if kind == "Said"].count("bravo") == 1
    assert bodies[first.seq - 1][1]["phrase"] == "bravo"
    assert house.tables[table].room.seq == len(bodies)
    await house.stop()


async def test_who_waits_for_a_table_that_is_dropped_is_at_the_one_that_is_served(store: Store) -> None:
    failing = Failing(store)
    house = House(failing)
    people = await gathered(house, "zinzolin", 2)
    table = people[0].table
    failing.fails = "before"
    said = wish("word", "say", seat=1, phrase="bravo")
    fault, stream = await asyncio.gather(
        house.command(table, BERNARD, said), house.stream(table, ANNA, None), return_exceptions=True
    )
    assert isinstance(fault, StoreFailure)
    assert isinstance(stream, Stream)
    assert stream in house.tables[table].audience.streams
    assert (await next_message(stream))["past"] is not None
    accepted = await house.command(table, BERNARD, said)
    assert (await next_message(stream))["seq"] == accepted.seq
    await house.stop()


class Hearing:
    """A store that says of others' changes what it is given to say, and counts how often a table is read."""

    def __init__(self, store: Store) -> None:
        self.store, self.reads = store, 0
        self.told: asyncio.Queue[Change] = asyncio.Queue()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        self.reads += 1
        return await self.store.entries(table, after)

    async def changes(self, serves: Callable[[str], bool]) -> AsyncIterator[Change]:
        while True:
            yield await self.told.get()


async def test_a_table_is_read_only_where_a_change_is_not_the_next_entry(store: Store) -> None:
    hearing = Hearing(store)
    one, other = House(hearing), House(store)
    await one.start()
    people = await gathered(one, "zinzolin", 2)
    table = people[0].table
    await people[0].listen()
    for number in range(4):
        await other.command(table, BERNARD, wish(number, "say", seat=1, phrase="bravo"))
    room, start = one.tables[table].room, one.tables[table].room.seq
    changes = [Change(table, seq, body) for seq, body in await store.entries(table, start)]

    async def hear(change: Change) -> tuple[int, int]:
        before = hearing.reads
        hearing.told.put_nowait(change)
        await asyncio.sleep(0.1)
        return room.seq - start, hearing.reads - before

    assert await hear(changes[0]) == (1, 0)
    assert await hear(changes[0]) == (1, 0)
    assert await hear(changes[2]) == (4, 1)
    assert await hear(changes[1]) == (4, 0)
    await other.command(table, BERNARD, wish("last", "say", seat=1, phrase="bravo"))
    assert await hear(Change(None)) == (5, 1)
    assert await hear(Change("unknown", 7)) == (5, 0)
    await one.stop()
    await other.stop()


async def test_two_houses_serve_one_table_and_one_dies(postgres: str, tmp_path: Path) -> None:
    stores = [open_store(postgres, tmp_path) for _ in range(2)]
    one, other = map(House, stores)
    for house in (one, other):
        await house.start()
    people = await gathered(one, "nain-jaune", 4, seats=5)
    table = people[0].table
    for person in people[2:]:
        person.house = other
        await other.face(table, person.guest)
    await play(people, 2)
    for task in list(other._tasks):
        task.cancel()
    other._closing = True
    for person in people:
        person.house, person.stream = one, None
    await play(people, 4)
    for person in people:
        told = [(seq, orjson.loads(body)) for seq, body in person.sent]
        news = [seq for seq, message in told if message["past"] is None and message["events"]]
        assert news == sorted(set(news))
    room = one.tables[table].room
    assert verify(record_of(room), bots=True).held
    assert state(replayed_as(await kept(one, table), table)) == state(room)
    await one.stop()
    for store in stores:
        await store.close()


async def test_bots_go_on_at_one_house_when_another_has_died(postgres: str, tmp_path: Path) -> None:
    stores = [open_store(postgres, tmp_path) for _ in range(2)]
    one, other = map(House, stores)
    await one.start()
    people = await gathered(other, "zinzolin", 2)
    people[0].house = one
    await one.face(people[0].table, ANNA)
    await people[0].listen()
    stream = await people[1].listen()
    await people[1].ask("ready", seat=1, contribution="aa")
    other._closing = True
    async with asyncio.timeout(10):
        while one.tables[people[0].table].room.seq < other.tables[people[0].table].room.seq:
            await asyncio.sleep(0.01)
    people[1].house, people[1].stream = one, None
    await play(people, 1)
    assert after(1)(orjson.loads(people[0].sent[-1][1]))
    assert stream.guest == BERNARD.id
    await one.stop()
    for store in stores:
        await store.close()
