"""No client is told a card that it cannot know, and no command does for one what another sent."""

from collections.abc import AsyncIterator
from dataclasses import fields
from typing import Any

import pytest

from corbillon.games import GAMES
from corbillon.server.house import House
from corbillon.server.protocol import faces as wire
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.room import faces
from corbillon.server.room.room import Room
from tests.server import secrecy
from tests.server.company import GUESTS, gathered, wish
from tests.server.memory import MemoryStore

pytestmark = pytest.mark.anyio
ANNA, BERNARD, CHLOE, DENIS = GUESTS[:4]
DEALS, FEWER = 60, 30
"""``python -m tests.server.secrecy`` searches 500 of each game."""


@pytest.fixture
async def house() -> AsyncIterator[House]:
    opened = House(MemoryStore())
    yield opened
    await opened.stop()


@pytest.mark.parametrize("game", GAMES)
async def test_no_message_names_a_card_that_its_seat_cannot_know(game: str, pytestconfig: pytest.Config) -> None:
    deals = FEWER if pytestconfig.getoption("--no-numba") else DEALS
    keeper = await secrecy.searched(game, deals)
    assert keeper.messages > 100 * deals
    assert keeper.cards > 1000 * deals


def test_the_bookkeeper_reads_what_is_sent() -> None:
    for own, sent in ((secrecy.Message, wire.Message), (secrecy.Past, wire.Past)):
        assert [field.name for field in fields(own)] == [field.name for field in fields(sent)]


@pytest.mark.parametrize("game", GAMES)
async def test_the_bookkeeper_notices_a_leak(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = faces.choices

    def leaking(room: Room, seat: int | None) -> wire.Choices:
        found = honest(room, seat)
        if seat is None or room.phase != "playing" or len(room.play.match.deals[-1].actions) < 6:
            return found
        other = next(iter(room.play.match.deals[-1].hands[(seat + 1) % 4]))
        return wire.Choices(found.legal, {**found.refused, other: wire.Refused("not_in_hand", None)})

    monkeypatch.setattr(faces, "choices", leaking)
    with pytest.raises(AssertionError, match="is told of"):
        await secrecy.searched(game, 1)


async def refused(house: House, table: str, guest: Any, command: Any) -> str:
    entries = len(await house.store.entries(table))
    with pytest.raises(Refused) as refusal:
        await house.command(table, guest, command)
    assert len(await house.store.entries(table)) == entries
    return refusal.value.code


async def playing(house: House) -> str:
    """A table of four in mid-deal."""
    people = await gathered(house, "zinzolin", 4)
    for person in people:
        await person.listen()
    for seat, person in enumerate(people):
        await person.ask("ready", seat=seat, contribution="aa")
    room = house.tables[people[0].table].room
    loaded = house.tables[room.table]
    while room.phase != "playing":
        await house._do_due(loaded)
    return room.table


async def test_commands_of_two_clients_are_not_swapped(house: House) -> None:
    table = await playing(house)
    room = house.tables[table].room
    seat = room.turn
    assert seat is not None
    guest = GUESTS[seat]
    act = wish("act", "act", room.seq, seat=seat, action="keep")
    for other in (*GUESTS[:seat], *GUESTS[seat + 1 :]):
        assert await refused(house, table, other, act) == "not_yours"
        for kind, facts in (
            ("stand", {}),
            ("ready", {"contribution": "aa"}),
            ("claim", {}),
            ("take_back", {}),
            ("answer_take_back", {"agree": True}),
            ("return", {}),
            ("show_hand", {"shown": True}),
            ("say", {"phrase": "hello"}),
            ("write", {"text": "hello"}),
        ):
            assert await refused(house, table, other, wish(kind, kind, room.seq, seat=seat, **facts)) == "not_yours"
    accepted = await house.command(table, guest, act)
    for other in (*GUESTS[:seat], *GUESTS[seat + 1 :]):
        assert await refused(house, table, other, act) == "not_yours"
    assert await house.command(table, guest, act) == accepted


async def test_a_command_replayed_does_nothing(house: House) -> None:
    table = await playing(house)
    room = house.tables[table].room
    seat = room.turn
    assert seat is not None
    act = wish("act", "act", room.seq, seat=seat, action="keep")
    first = await house.command(table, GUESTS[seat], act)
    seq = room.seq
    assert await house.command(table, GUESTS[seat], act) == first
    assert room.seq == seq
    assert await refused(house, table, GUESTS[seat], act.model_copy(update={"id": "another-id"})) == "stale"
    elsewhere = await house.open(CHLOE, Settings(game="zinzolin"))
    assert seat == 1
    assert await refused(house, elsewhere, GUESTS[seat], act) in ("not_yours", "stale")
    sit = wish("sit", "sit", seat=1)
    await house.command(elsewhere, DENIS, sit)
    assert await refused(house, elsewhere, BERNARD, sit) == "seat_taken"


async def test_only_the_owner_does_what_is_the_owners(house: House) -> None:
    table = await playing(house)
    seq = house.tables[table].room.seq
    for kind, facts in (("close", {}), ("arrange", {"pace": 0}), ("call_bot", {"seat": 1})):
        for other in (BERNARD, CHLOE, GUESTS[4]):
            assert await refused(house, table, other, wish(kind, kind, seq, **facts)) == "not_yours"
