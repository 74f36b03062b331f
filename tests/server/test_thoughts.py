"""Bots think beside the table: their pause runs meanwhile, no table waits for another's, late thoughts are dropped."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest

from corbillon.server.house import House
from corbillon.server.room import entries as stored
from corbillon.server.room.records import record_of
from corbillon.server.room.room import Room
from corbillon.server.storage import Store
from corbillon.verify import verify
from tests.server.company import Person, after, gathered, play
from tests.server.memory import MemoryStore
from tests.server.thinkers import Asked, Thinkers

pytestmark = pytest.mark.anyio
SLOW = "marquise"


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers(SLOW)


@pytest.fixture
async def house(thinkers: Thinkers) -> AsyncIterator[House]:
    opened = House(MemoryStore(), thinkers=thinkers)
    await opened.start()
    yield opened
    await opened.stop()


async def until(holds: Callable[[], object], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


def room_of(people: list[Person]) -> Room:
    return people[0].house.tables[people[0].table].room


def has_acted(room: Room, before: int) -> bool:
    """Whether there are more actions than before."""
    return len(room.play.deals[-1].by) > before


async def dealt(house: House, guests: int = 1, **settings: Any) -> list[Person]:
    """A table at which a deal lies open; its owner listens."""
    people = await gathered(house, "zinzolin", guests, **{"bot": SLOW, **settings})
    await people[0].listen()
    for seat, person in enumerate(people):
        await person.ask("ready", seat=seat, contribution="c0ffee")
    await until(lambda: room_of(people).phase == "playing")
    return people


async def bots_turn(people: list[Person], thinkers: Thinkers) -> Asked:
    """The question to a bot whose turn has come; until then people play."""
    room = room_of(people)

    def is_persons() -> bool:
        return room.turn is not None and not room.places[room.turn].by_bot

    while True:
        await until(lambda: is_persons() or not thinkers.asked[-1].future.done())
        if not is_persons():
            assert thinkers.asked[-1].view.seat == room.turn
            return thinkers.asked[-1]
        person = next(person for person in people if room.turn in room.seats_of(person.guest.id))
        action = room.play.match.text(room.play.match.legal()[0])
        await person.ask("act", seat=room.turn, action=action)


async def test_a_bot_that_thinks_long_does_not_delay_another_table(house: House, thinkers: Thinkers) -> None:
    slow = await dealt(house)
    question = await bots_turn(slow, thinkers)
    acted = len(room_of(slow).play.deals[-1].by)
    others = await gathered(house, "zinzolin", 1, bot="bourgeois")
    await play(others, 1)
    assert room_of(others).play.history
    assert len(room_of(slow).play.deals[-1].by) == acted
    assert not question.future.done()


async def test_thought_and_pause_run_side_by_side(house: House, thinkers: Thinkers) -> None:
    people = await dealt(house, pace=1)
    question = await bots_turn(people, thinkers)
    room = room_of(people)
    acted, since = len(room.play.deals[-1].by), time.monotonic()
    question.answer()
    await asyncio.sleep(0.1)
    assert len(room.play.deals[-1].by) == acted, "the pause is not over"
    await until(lambda: len(room.play.deals[-1].by) > acted)
    assert 0.2 < time.monotonic() - since < 2
    second = await bots_turn(people, thinkers)
    acted = len(room.play.deals[-1].by)
    await asyncio.sleep(0.6)
    assert len(room.play.deals[-1].by) == acted, "the pause is over, the thought is not"
    second.answer()
    await until(lambda: len(room.play.deals[-1].by) > acted, 0.3)


async def test_how_many_simulations_were_made_is_kept_where_they_were_fewer(house: House, thinkers: Thinkers) -> None:
    people = await dealt(house)
    for simulations in (0, None):
        question = await bots_turn(people, thinkers)
        acted = len(room_of(people).play.deals[-1].by)
        question.answer(simulations)
        await until(partial(has_acted, room_of(people), acted))
        assert room_of(people).play.deals[-1].simulations[acted] == simulations
    entries = [stored.read(body)[0] for _, body in await house.store.entries(people[0].table)]
    by_bots = [entry for entry in entries if isinstance(entry, stored.Acted) and entry.by == "bot"]
    assert [entry.simulations for entry in by_bots[:2]] == [0, None]


async def test_a_thought_is_dropped_when_the_player_is_back(house: House, thinkers: Thinkers) -> None:
    people = await dealt(house, 2)
    room = room_of(people)
    while room.turn != 1:
        if room.turn == 0:
            action = room.play.match.text(room.play.match.legal()[0])
            await people[0].ask("act", seat=0, action=action)
        elif thinkers.asked and not thinkers.asked[-1].future.done():
            thinkers.asked[-1].answer()
        await asyncio.sleep(0.005)
    await people[0].ask("call_bot", seat=1)
    await until(lambda: thinkers.asked[-1].view.seat == 1)
    first = thinkers.asked[-1]
    await people[1].ask("return", seat=1)
    await until(first.future.cancelled)
    acted = len(room.play.deals[-1].by)
    await people[0].ask("call_bot", seat=1)
    await until(lambda: thinkers.asked[-1] is not first)
    assert (thinkers.asked[-1].view, thinkers.asked[-1].seed) == (first.view, first.seed)
    thinkers.asked[-1].answer()
    await until(lambda: len(room.play.deals[-1].by) > acted)
    assert room.play.deals[-1].by[acted] == "bot"


async def test_a_thought_is_dropped_when_a_card_is_taken_back(house: House, thinkers: Thinkers) -> None:
    people = await dealt(house, take_back="practice")
    question = await bots_turn(people, thinkers)
    room = room_of(people)
    while not room.actions_since(0):
        question.answer()
        await until(question.future.done)
        question = await bots_turn(people, thinkers)
    await people[0].ask("take_back", seat=0)
    await until(question.future.cancelled)
    assert room.turn == 0


async def test_where_a_bot_could_not_think_its_rule_of_thumb_answers(house: House, thinkers: Thinkers) -> None:
    people = await dealt(house)
    question = await bots_turn(people, thinkers)
    acted = len(room_of(people).play.deals[-1].by)
    question.future.set_exception(RuntimeError("the process was killed"))
    await until(lambda: len(room_of(people).play.deals[-1].by) > acted)
    assert room_of(people).play.deals[-1].simulations[acted] == 0


async def test_a_server_that_starts_again_asks_again(store: Store) -> None:
    first, second = Thinkers(SLOW), Thinkers(SLOW)
    house = House(store, thinkers=first)
    await house.start()
    people = await dealt(house)
    question = await bots_turn(people, first)
    await house.stop()
    assert first.closed
    assert question.future.cancelled()
    again = House(store, thinkers=second)
    await again.start()
    for person in people:
        person.house = again
        await person.listen()
    await until(lambda: second.asked)
    asked = second.asked[-1]
    assert (asked.bot, asked.view, asked.actions, asked.seed) == (SLOW, question.view, question.actions, question.seed)
    acted = len(room_of(people).play.deals[-1].by)
    asked.answer()
    await until(lambda: len(room_of(people).play.deals[-1].by) > acted)
    await again.stop()


async def test_the_record_of_a_match_of_hasty_searchers_verifies(house: House, thinkers: Thinkers) -> None:
    people = await gathered(house, "nain-jaune", 1, bot=SLOW)
    playing = asyncio.ensure_future(people[0].play(after(1)))
    async with asyncio.timeout(20):
        while not playing.done():
            for question in thinkers.asked:
                if not question.future.done():
                    question.answer(0)
            await asyncio.sleep(0)
    kept = record_of(room_of(people))
    assert set(kept.source["deals"][0]["simulations"]) == {0, None}
    assert verify(kept, bots=True).held
