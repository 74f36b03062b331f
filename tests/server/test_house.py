"""The house over a real store: commands once, races of two houses, restarts, presence, slow clients."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from corbillon.server import house as houses
from corbillon.server.house import House
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room.records import record_of
from corbillon.server.storage import Guest, Store, open_store
from corbillon.server.streams import WAITING, Stream
from corbillon.verify import verify
from tests.server.company import GUESTS, gathered, play, wish
from tests.server.room.tables import replayed, state

pytestmark = pytest.mark.anyio
ANNA, BERNARD, CHLOE, DENIS = GUESTS[:4]


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    opened = House(store)
    await opened.start()
    yield opened
    await opened.stop()


async def refusal(house: House, table: str, guest: Guest, command: Any) -> str:
    with pytest.raises(Refused) as refused:
        await house.command(table, guest, command)
    return refused.value.code


async def next_message(stream: Stream) -> dict[str, Any]:
    async with asyncio.timeout(5):
        async for _, body in stream.messages():
            message: dict[str, Any] = orjson.loads(body)
            return message
    raise AssertionError("the stream has ended")


async def kept(house: House, table: str) -> list[bytes]:
    return [body for _, body in await house.store.entries(table)]


async def test_a_command_sent_again_is_answered_as_the_first_time(house: House) -> None:
    table = await house.open(ANNA, Settings(game="zinzolin"))
    command = wish("sit", "sit", seat=1)
    first = await house.command(table, BERNARD, command)
    await house.command(table, ANNA, wish("word", "say", seat=0, phrase="hello"))
    assert await house.command(table, BERNARD, command) == first
    assert len(await house.store.entries(table)) == 3
    assert await refusal(house, table, CHLOE, command) == "seat_taken"


async def test_a_command_sent_twice_at_once_is_carried_out_once(house: House) -> None:
    table = await house.open(ANNA, Settings(game="zinzolin"))
    command = wish("sit", "sit", seat=1)
    answers = await asyncio.gather(*(house.command(table, BERNARD, command) for _ in range(8)))
    assert {answer.seq for answer in answers} == {2}


async def test_another_house_answers_again_what_it_had_not_heard_of(address: str, tmp_path: Path) -> None:
    stores = [open_store(address, tmp_path) for _ in range(2)]
    one, other = map(House, stores)
    people = await gathered(one, "zinzolin", 4)
    table = people[0].table
    await other.face(table, ANNA)
    for place, person in enumerate(people):
        await person.ask("ready", seat=place, contribution="aa")
    room = one.tables[table].room
    assert await other.command(table, ANNA, wish("say", "say", seat=0, phrase="bravo"))
    await one.room(table, ANNA)
    await one._append(one.tables[table], stored.Dealt(one.now()), None)
    assert room.turn is not None
    seat = room.turn
    command = wish("act", "act", room.seq, seat=seat, action=room.play.match.text(room.play.match.legal()[0]))
    first = await one.command(table, people[seat].guest, command)
    assert await other.command(table, people[seat].guest, command) == first
    for house, store in zip((one, other), stores, strict=True):
        await house.stop()
        await store.close()


async def test_a_stale_command_is_refused(house: House) -> None:
    people = await gathered(house, "zinzolin", 2)
    await people[0].ask("ready", seat=0, contribution="aa")
    await people[0].listen()
    await people[1].listen()
    await people[1].ask("ready", seat=1, contribution="bb")
    async with asyncio.timeout(5):
        while house.tables[people[0].table].room.phase != "playing":
            await asyncio.sleep(0.01)
    assert await refusal(house, people[0].table, ANNA, wish("x", "act", 1, seat=0, action="keep")) == "stale"


@pytest.mark.parametrize(
    ("settings", "seat", "code"),
    [
        ({"game": "bridge"}, 0, "bad_format"),
        ({"game": "zinzolin", "preset": "none"}, 0, "bad_rule"),
        ({"game": "zinzolin", "rules": {"rounds": "x"}}, 0, "bad_rule"),
        ({"game": "zinzolin", "seats": 5}, 0, "bad_format"),
        ({"game": "zinzolin"}, 4, "bad_format"),
        ({"game": "zinzolin", "bot": "oracle"}, 0, "bad_format"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(house: House, settings: Any, seat: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        await house.open(ANNA, Settings.model_validate(settings), seat)
    assert refused.value.code == code
    assert await house.tables_of(ANNA) == []


async def test_there_is_no_such_table(house: House) -> None:
    for asked in (house.face("nowhere", ANNA), house.stream("nowhere", ANNA, None), house.room("nowhere", ANNA)):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.code == "no_table"


@pytest.mark.parametrize("game", ["zinzolin", "nain-jaune", "reversis"])
async def test_everybody_is_told_every_entry_once_and_in_order(house: House, game: str) -> None:
    people = await gathered(house, game, 3)
    await play(people, 2)
    room = house.tables[people[0].table].room
    for person in people:
        told = [(seq, orjson.loads(body)) for seq, body in person.sent]
        news = [seq for seq, message in told if message["past"] is None and message["events"]]
        assert len(news) == len(set(news))
        assert news == sorted(news)
        first, last = told[0][0], told[-1][0]
        assert {seq for seq, message in told if message["past"] is None} >= set(range(first + 1, last + 1))
    assert verify(record_of(room), bots=True).held
    assert state(replayed_as(await kept(house, room.table), room.table)) == state(room)


def replayed_as(bodies: list[bytes], table: str) -> Any:
    room = replayed(bodies)
    room.table = table
    return room


async def test_a_restart_goes_on_where_it_was(address: str, tmp_path: Path) -> None:
    table, before = "", dict[str, Any]()
    for life in range(3):
        store = open_store(address, tmp_path)
        house = House(store)
        await house.start()
        if not table:
            people = await gathered(house, "reversis", 1, clock={"move": 30})
            table = people[0].table
        else:
            people[0].house, people[0].stream = house, None
            await people[0].listen()
            assert {**state(house.tables[table].room)} == before
        async with asyncio.timeout(20):
            await people[0].play(beyond(40 * (life + 1)))
        loaded = house.tables[table]
        async with loaded.lock:
            before = state(loaded.room)
            await house.stop()
        await store.close()
    assert before


def beyond(seq: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: bool(message["seq"] > seq)


async def test_after_a_restart_nobody_has_been_gone_for_long(store: Store) -> None:
    now = [1_000_000]
    one = House(store, now=lambda: now[0])
    people = await gathered(one, "zinzolin", 2, listed=True)
    now[0] += 3_600_000
    other = House(store, now=lambda: now[0])
    await other.stream(people[0].table, ANNA, None)
    room = other.tables[people[0].table].room
    assert other._gone(room) == {BERNARD.id: now[0]}
    await one.stop()
    await other.stop()


async def test_who_listens_at_another_house_is_here(address: str, tmp_path: Path) -> None:
    stores = [open_store(address, tmp_path) for _ in range(2)]
    one, other = map(House, stores)
    people = await gathered(one, "zinzolin", 2)
    await people[1].listen()
    await other.stream(people[0].table, ANNA, None)
    places = (await other.face(people[0].table, ANNA)).places
    assert [place.presence for place in places[:2]] == ["here", "here"]
    for house, store in zip((one, other), stores, strict=True):
        await house.stop()
        await store.close()


async def test_presence_is_shown(house: House) -> None:
    people = await gathered(house, "zinzolin", 2)
    stream = await people[0].listen()
    assert [place["presence"] for place in (await next_message(stream))["face"]["places"][:2]] == ["here", "gone"]
    await people[1].listen()
    assert (await next_message(stream))["face"]["places"][1]["presence"] == "here"
    house.waking(people[0].table, BERNARD, False)
    assert (await next_message(stream))["face"]["places"][1]["presence"] == "away"
    house.waking(people[0].table, BERNARD, True)
    assert (await next_message(stream))["face"]["places"][1]["presence"] == "here"
    await people[1].leave()
    await people[1].listen()
    assert (await house.face(people[0].table, ANNA)).places[1].presence == "here"


async def test_whoever_comes_again_has_his_seat_again(house: House) -> None:
    people = await gathered(house, "zinzolin", 2)
    await people[0].ask("call_bot", seat=1)
    assert house.tables[people[0].table].room.places[1].covered
    message = await next_message(await people[1].listen())
    assert not message["face"]["places"][1]["covered"]
    assert [event["kind"] for past in message["past"] for event in past["events"]][-1] == "returned"


async def test_a_slow_client_is_cut_off_and_harms_nobody(house: House) -> None:
    people = await gathered(house, "zinzolin", 2, free_text=True)
    slow, quick = await people[1].listen(), await people[0].listen()
    heard: list[int] = []

    async def hear() -> None:
        async for seq, _ in quick.messages():
            heard.append(seq)

    hearing = asyncio.ensure_future(hear())
    for number in range(WAITING + 5):
        await people[0].ask("write", seat=0, text=f"line {number}")
    assert [sent async for sent in slow.messages()] == []
    await asyncio.sleep(0)
    room = house.tables[people[0].table].room
    assert heard[-1] == room.seq
    await people[1].leave()
    message = await next_message(await people[1].listen())
    assert (message["seq"], message["past"][-1]["seq"]) == (room.seq, room.seq)
    hearing.cancel()


async def test_what_others_see_is_not_shown(house: House) -> None:
    people = await gathered(house, "zinzolin", 2, watching="seat")
    table = people[0].table
    for guest, seat, watch in ((ANNA, 1, False), (CHLOE, 0, False), (CHLOE, 1, True), (ANNA, 9, False)):
        with pytest.raises(Refused) as refused:
            await house.stream(table, guest, seat, watch)
        assert refused.value.code == "not_yours"
    assert (await next_message(await house.stream(table, CHLOE, None)))["sight"] is None
    await people[1].ask("show_hand", seat=1, shown=True)
    await play(people, 0)
    assert (await house.stream(table, CHLOE, 1, True)).looks_from(house.tables[table].room) == 1


async def test_who_has_watched_a_hand_does_not_sit_down_in_that_deal(house: House) -> None:
    people = await gathered(house, "zinzolin", 2, watching="seat")
    table = people[0].table
    await people[1].ask("show_hand", seat=1, shown=True)
    async with asyncio.timeout(10):
        await asyncio.gather(*(person.play(lambda message: message["face"]["phase"] == "playing") for person in people))
    stream = await house.stream(table, CHLOE, 1, True)
    assert await refusal(house, table, CHLOE, wish("sit", "sit", seat=2)) == "not_now"
    await house.end_stream(table, stream)
    assert await refusal(house, table, CHLOE, wish("sit", "sit", seat=2)) == "not_now"
    assert await house.command(table, DENIS, wish("sit", "sit", seat=2))


async def test_finished_deals_are_for_players(house: House) -> None:
    people = await gathered(house, "zinzolin", 2)
    table = people[0].table
    await people[1].ask("stand", seat=1)
    assert (await house.room(table, BERNARD)).table == table
    with pytest.raises(Refused) as refused:
        await house.room(table, CHLOE)
    assert refused.value.code == "not_yours"
    await people[0].ask("arrange", watching="late")
    assert (await house.room(table, CHLOE)).table == table


async def test_another_match_with_the_same_people(house: House) -> None:
    rules = {"rounds": "1+1", "overtime_cap": 0}
    people = await gathered(house, "zinzolin", 2, rules=rules)
    table = people[0].table
    assert await refusal(house, table, ANNA, wish("again-0", "rematch")) == "not_now"
    await play(people, 100)
    assert await refusal(house, table, CHLOE, wish("again-1", "rematch")) == "not_yours"
    again = wish("again-2", "rematch")
    accepted = await house.command(table, BERNARD, again)
    assert await house.command(table, BERNARD, again) == accepted
    assert await refusal(house, table, ANNA, wish("again-3", "rematch")) == "not_now"
    other = house.tables[table].room.next_table
    assert other is not None
    room = (await house.loaded(other)).room
    assert [place.guest for place in room.places] == [ANNA.id, BERNARD.id, None, None]
    assert (room.owner, room.settings) == (BERNARD.id, house.tables[table].room.settings)
    assert (room.phase, room.rules) == ("gathering", house.tables[table].room.rules)


async def test_tables_are_listed(house: House) -> None:
    people = await gathered(house, "zinzolin", 2)
    table = people[0].table
    assert await house.lobby() == []
    await people[0].ask("arrange", listed=True)
    async with asyncio.timeout(5):
        while not await house.lobby():
            await asyncio.sleep(0.01)
    (listing,) = await house.lobby()
    assert (listing.table, listing.names, listing.phase) == (table, ["Anna", "Bernard", None, None], "gathering")
    assert [listing.table for listing in await house.tables_of(BERNARD)] == [table]
    await people[0].ask("close")
    async with asyncio.timeout(5):
        while await house.lobby():
            await asyncio.sleep(0.01)


async def test_tables_at_which_nobody_sits_are_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "KEPT_LOADED", 3)
    first = await gathered(house, "zinzolin", 1)
    await first[0].listen()
    tables = [await house.open(ANNA, Settings(game="zinzolin")) for _ in range(6)]
    assert len(house.tables) == 3
    assert first[0].table in house.tables
    assert (await house.face(tables[0], ANNA)).phase == "gathering"


async def test_where_somebody_sits_at_every_table_one_more_is_served(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "KEPT_LOADED", 1)
    for _ in range(3):
        people = await gathered(house, "zinzolin", 1)
        stream = await people[0].listen()
        assert (await next_message(stream))["past"] is not None
        accepted = await people[0].ask("say", seat=0, phrase="bravo")
        assert (await next_message(stream))["seq"] == accepted.seq
