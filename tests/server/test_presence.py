"""Who is at a table: streams of this process, what others say of theirs, and how that fades."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from corbillon.server import vouching
from corbillon.server.house import House
from corbillon.server.presence import FADING, LEASE, Presences
from corbillon.server.storage import open_store
from tests.server.company import GUESTS, gathered


def test_coming_and_going() -> None:
    here = Presences()
    assert here.at("t", 0) == {}
    assert here.came("t", "anna", 100)
    assert here.at("t", 200) == {"anna": ("here", 100)}
    assert not here.came("t", "anna", 300)
    here.went("t", "anna", 400)
    here.went("t", "anna", 500)
    assert here.streaming("t") == []
    assert here.at("t", 500 + FADING - 1)["anna"][0] == "here"
    assert here.at("t", 500 + FADING) == {"anna": ("gone", 500)}
    assert here.came("t", "anna", 10_000)
    here.forget("t")
    assert here.at("t", 10_001) == {}


def test_who_loads_the_page_again_has_not_gone() -> None:
    here = Presences()
    here.came("t", "anna", 100)
    here.went("t", "anna", 200)
    assert not here.came("t", "anna", 200 + FADING - 1)


def test_a_page_sleeps_and_wakes() -> None:
    here = Presences()
    assert not here.wakes("t", "anna", False, 50)
    here.came("t", "anna", 100)
    assert here.wakes("t", "anna", False, 200)
    assert not here.wakes("t", "anna", False, 250)
    assert here.at("t", 300) == {"anna": ("away", 200)}
    assert here.came("t", "anna", 400)
    assert here.at("t", 500) == {"anna": ("here", 400)}


def test_what_others_say() -> None:
    here = Presences()
    assert here.hear("t", {"bernard": (1000 + LEASE, 1000)}, 1000)
    assert not here.hear("t", {"bernard": (2000 + LEASE, 2000)}, 2000)
    assert here.at("t", 3000) == {"bernard": ("here", 2000)}
    assert here.at("t", 2000 + LEASE)["bernard"][0] == "gone"
    assert here.hear("t", {"bernard": (0, 4000)}, 5000)
    assert here.at("t", 5000) == {"bernard": ("gone", 4000)}
    here.came("t", "bernard", 6000)
    assert here.at("t", 6000) == {"bernard": ("here", 6000)}
    assert not here.hear("t", {"bernard": (0, 4000)}, 7000)


def test_the_tables_with_streams() -> None:
    here = Presences()
    for table in ("t", "u"):
        here.came(table, "anna", 0)
    here.went("t", "anna", 1)
    assert here.tables() == ["u"]


@pytest.mark.anyio
async def test_two_houses_hear_of_each_others_streams(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vouching, "ROUND", 0.05)
    stores = [open_store(postgres, tmp_path) for _ in range(2)]
    one, other = map(House, stores)
    for house in (one, other):
        await house.start()
    people = await gathered(one, "zinzolin", 2)
    table = people[0].table
    await people[0].listen()
    people[1].house = other

    def presence(house: House) -> str:
        found: str = house._present(table).get(GUESTS[1].id, ("gone", 0))[0]
        return found

    assert presence(one) == "gone"
    await people[1].listen()
    await until(lambda: presence(one) == "here")
    await people[1].leave()
    await until(lambda: presence(one) == "gone")
    for house, store in zip((one, other), stores, strict=True):
        await house.stop()
        await store.close()


@pytest.mark.anyio
async def test_what_was_written_of_ones_own_streams_does_not_outlive_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process vouches for a stream at the moment in which it ends: nobody is seen whose page is closed."""
    monkeypatch.setattr("corbillon.server.presence.FADING", 0)
    store = open_store(None, tmp_path)
    house = House(store)
    people = await gathered(house, "zinzolin", 2)
    table, guest = people[0].table, GUESTS[1].id
    await people[1].listen()
    await people[1].leave()
    await store.saw([(table, guest)], house.process, house.now() + LEASE)
    await vouching.hear(store, house.presences, house.process, [table], house.now)
    assert house._present(table)[guest][0] == "gone"
    await store.saw([(table, guest)], "another", house.now() + LEASE)
    await vouching.hear(store, house.presences, house.process, [table], house.now)
    assert house._present(table)[guest][0] == "here"
    await house.stop()
    await store.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0.02)
