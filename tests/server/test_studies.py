"""Hints and reviews: what they may know, to whom they are given, one a guest, each review once."""

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import Future
from typing import Any

import orjson
import pytest

from corbillon.bots.thinking import Study
from corbillon.kernel.cards import parse_card
from corbillon.record import dump
from corbillon.server import replays, studies, studying
from corbillon.server.again import practice, resumed
from corbillon.server.house import House
from corbillon.server.protocol.faces import Refusal
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room.records import record_of
from corbillon.server.room.room import Room
from corbillon.server.studies import Studies
from tests.server.company import GUESTS, Person, gathered
from tests.server.memory import MemoryStore
from tests.server.room.test_resuming import finished
from tests.server.thinkers import Thinkers

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", ["zinzolin", "nain-jaune", "reversis"])
ANNA, BERNARD = GUESTS[:2]


class Waiting(Thinkers):
    """Studies that are done when they are told to be."""

    def __init__(self) -> None:
        super().__init__()
        self.works: list[tuple[Future[Any], threading.Event]] = []

    def study(self, work: Any, *args: Any) -> "Study[Any]":
        self.studied.append(args)
        future: Future[Any] = Future()
        halted = threading.Event()
        self.works.append((future, halted))
        return Study(future, halted.set)


@pytest.fixture
def thinkers() -> Waiting:
    return Waiting()


@pytest.fixture
async def house(thinkers: Waiting) -> AsyncIterator[House]:
    opened = House(MemoryStore(), thinkers=thinkers)
    await opened.start()
    yield opened
    await opened.stop()


async def own_turn(house: House, **settings: Any) -> Person:
    """Somebody alone against bots, whose turn it is."""
    (person,) = await gathered(house, "zinzolin", 1, **settings)
    stream = await person.listen()
    async with asyncio.timeout(10):
        async for _, body in stream.messages():
            message = orjson.loads(body)
            if message["choices"]["legal"]:
                return person
            await person.answer(message)
    raise AssertionError("the stream has ended")


def room_of(person: Person) -> Room:
    return person.house.tables[person.table].room


def ask(person: Person) -> "asyncio.Task[bytes]":
    hint = person.house.hint(person.table, person.guest, 0, room_of(person).seq)
    return asyncio.ensure_future(hint)


async def code_of(asked: Any) -> str:
    with pytest.raises(Refused) as refused:
        async with asyncio.timeout(5):
            await asked
    return refused.value.code


async def test_a_hint_is_asked_of_what_the_seat_sees(house: House, thinkers: Waiting) -> None:
    person = await own_turn(house)
    asked = ask(person)
    await asyncio.sleep(0.05)
    game, rules, view, actions, seq = thinkers.studied[0]
    room = room_of(person)
    assert (game, rules, view, seq) == ("zinzolin", room.rules, room.play.match.view(0), room.seq)
    assert actions
    thinkers.works[0][0].set_result(b"{}")
    assert await asked == b"{}"


async def test_another_hint_gives_up_the_one_before(house: House, thinkers: Waiting) -> None:
    person = await own_turn(house)
    first = ask(person)
    await asyncio.sleep(0.05)
    thinkers.works[0][0].set_running_or_notify_cancel()
    second = ask(person)
    await asyncio.sleep(0.05)
    assert thinkers.works[0][1].is_set(), "it is told to stop"
    thinkers.works[0][0].set_result(b"half of it")
    assert await code_of(first) == "superseded"
    third = ask(person)
    assert await code_of(second) == "superseded"
    assert thinkers.works[1][0].cancelled(), "it had not begun"
    thinkers.works[2][0].set_result(b"{}")
    assert await third == b"{}"


async def test_a_hint_is_given_up_when_play_goes_on(house: House, thinkers: Waiting) -> None:
    person = await own_turn(house)
    asked = ask(person)
    await asyncio.sleep(0.05)
    match = room_of(person).play.match
    await person.ask("act", seat=0, action=match.text(match.legal()[0]))
    assert await code_of(asked) == "superseded"


async def test_to_whom_and_when_no_hint_is_given(house: House) -> None:
    person = await own_turn(house)
    room = room_of(person)
    assert await code_of(house.hint(person.table, BERNARD, 0, room.seq)) == "not_yours"
    assert await code_of(house.hint(person.table, ANNA, 1, room.seq)) == "not_yours"
    assert await code_of(house.hint(person.table, ANNA, 7, room.seq)) == "not_yours"
    assert await code_of(house.hint(person.table, ANNA, 0, 1)) == "stale"
    other = Person(house, person.table, BERNARD)
    await other.ask("sit", seat=2)
    assert await code_of(house.hint(person.table, ANNA, 0, room.seq)) == "not_alone"
    await other.leave()
    await person.ask("call_bot", seat=2)
    assert await code_of(house.hint(person.table, ANNA, 0, room.seq)) == "not_alone", "he may return"
    table = await house.open(ANNA, room.settings)
    assert await code_of(house.hint(table, ANNA, 0, 99)) == "not_your_turn"


async def test_a_review_is_made_once_and_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "KEPT", 2)
    thinkers = Waiting()
    made = Studies(thinkers)
    both = [asyncio.ensure_future(made.review("table a", 0, 1, "question")) for _ in range(2)]
    await asyncio.sleep(0)
    thinkers.works[0][0].set_result(b"first")
    assert await asyncio.gather(*both) == [b"first", b"first"]
    for number, table in enumerate(("b", "c"), 1):
        other = asyncio.ensure_future(made.review(f"table {table}", 0, 1, "question"))
        await asyncio.sleep(0)
        thinkers.works[number][0].set_result(table.encode())
        assert await other == table.encode()
    assert await made.review("table c", 0, 1, "question") == b"c"
    again = asyncio.ensure_future(made.review("table a", 0, 1, "question"))
    await asyncio.sleep(0)
    assert len(thinkers.works) == 4
    thinkers.works[3][0].set_exception(RuntimeError("the process was killed"))
    with pytest.raises(RuntimeError):
        await again
    last = asyncio.ensure_future(made.review("table a", 0, 1, "question"))
    await asyncio.sleep(0)
    thinkers.works[4][0].set_result(Refusal("bad_deal", "what is wrong"))
    assert await code_of(last) == "bad_deal"


async def test_who_would_wait_too_long_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_WAITING", 1)
    made = Studies(Waiting())
    first = asyncio.ensure_future(made.hint("anna", "a"))
    await asyncio.sleep(0)
    assert await code_of(made.review("table a", 0, 1)) == "too_many"
    assert await code_of(made.check({}, 1)) == "too_many"
    first.cancel()


def hints_of(entry: stored.Resumed, source: Room) -> tuple[Any, Room]:
    """The question for a hint at a deal that lies so."""
    opened = stored.Opened(0, "anna", "Anna", 0, practice(source.settings).model_dump(), "6b" * 32)
    room = Room("table", opened)
    room.apply(2, entry)
    match = room.play.match
    return (room.game.name, room.rules, match.view(0), sum(1 << action for action in match.legal()), 2), room


@each_game
def test_nothing_hidden_changes_a_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "WORLDS", 40)
    source = finished(game).room
    deal = source.play.deals[1]
    first = next(place for place, seat in enumerate(deal.actors) if seat == 0 and deal.actors.count(0) > 1)
    entry = resumed(record_of(source), 2, first, 0)
    laid = {parse_card(text[-2:], source.game.order) for text in entry.actions if len(text.strip("x!")) == 2}
    free = [[card for card in entry.hands[seat] if parse_card(card, source.game.order) not in laid] for seat in (1, 2)]
    swapped = 0
    for one, other in zip(free[0], free[1], strict=False):
        hands = [[{one: other, other: one}.get(card, card) for card in hand] for hand in entry.hands]
        paired = stored.Resumed(0, entry.start, hands, entry.talon, entry.actions, entry.secret)
        try:
            question, _ = hints_of(entry, source)
            other_question, _ = hints_of(paired, source)
        except Exception:  # the actions so far are not allowed with these cards: no pair
            continue
        if question[2] != other_question[2]:
            continue  # what has been shown of these cards differs
        swapped += 1
        assert studying.hint(*question, stop=lambda: False) == studying.hint(*other_question, stop=lambda: False)
    assert swapped >= 3


@each_game
def test_a_review_names_of_each_hand_only_what_its_seat_held(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "WORLDS", 40)
    source = finished(game).room
    kept = record_of(source)
    body = studying.review(dump(kept), ["Anna", None, None, None], 0, 2, stop=lambda: False)
    assert isinstance(body, bytes)
    review = orjson.loads(body)
    steps = replays.open_deal(kept, 2).steps
    own = [place for place, seat in enumerate(source.play.deals[1].actors) if seat == 0]
    assert [decision["action"] for decision in review["decisions"]] == own
    for decision in review["decisions"]:
        hand = set(steps[decision["action"]].hands[0])
        named = {value["action"].strip("x!") for value in decision["values"] if value["action"].strip("x!").isupper()}
        assert {card for card in named if len(card) == 2} <= hand
        assert decision["by"] == "person"
        assert decision["played"] in [value["action"] for value in decision["values"]]
    assert len(review["luck"]) == 4
    assert [luck["result"] for luck in review["luck"]] == source.play.history[1]
    costs = [review["decisions"][place]["loss"]["mean"] for place in review["worst"]]
    assert costs == sorted(costs, reverse=True)
    assert review["lost"] == pytest.approx(sum(costs), abs=0.01)


def test_a_record_that_is_wrong_is_refused_from_where_it_is_read() -> None:
    source = dump(record_of(finished("zinzolin", 1).room))
    assert isinstance(studying.review(source, [], 9, 1, stop=lambda: False), Refusal)
    source["deals"][0]["actions"][3] = "KK"
    found = studying.review(source, [], 0, 1, stop=lambda: False)
    assert isinstance(found, Refusal)
    assert found.code == "bad_card"
    assert isinstance(studying.check(source, 4, stop=lambda: False), Refusal)
    assert isinstance(studying.check({"format": "?"}, 1, stop=lambda: False), Refusal)
