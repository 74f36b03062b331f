"""Taking back: never, while nothing hidden has been revealed, or alone in practice; by consent; the deal goes on."""

from typing import Any

import pytest

from corbillon.server.protocol import events as told
from corbillon.server.room import faces
from corbillon.server.room.records import record_of
from corbillon.verify import verify
from tests.server.room.tables import Driven, bodies, chips, state


def playing(game: str = "zinzolin", *others: str, take_back: str = "unrevealed", **settings: Any) -> Driven:
    table = Driven(game, *others, pace=0, take_back=take_back, **settings)
    table.deal()
    while table.turn != 0:
        table.go_on()
    return table


def test_never() -> None:
    table = playing(take_back="never")
    table.act("keep")
    assert table.refused("anna", "take_back", seat=0).code == "not_now"


def test_nothing_has_been_done() -> None:
    table = playing()
    assert table.refused("anna", "take_back", seat=0).code == "not_now"
    table.finish_deal()
    assert table.refused("anna", "take_back", seat=0).code == "not_now"


def test_at_once_against_bots() -> None:
    table = playing()
    before = state(table.room)["views"], table.legal
    table.act("keep")
    assert faces.own(table.room, "anna", faces.face(table.room, {})).may_take_back
    tidings = table.ask("anna", "take_back", seat=0)
    assert tidings.public == [told.TakenBack(0, 1)]
    assert (state(table.room)["views"], table.legal) == before
    assert table.room.play.deal is not None
    assert table.room.play.deal.taken_back == 1
    assert not [event for event in table.told(1) if isinstance(event, told.Kept) and event.seat == 0]


def test_not_when_a_card_was_drawn() -> None:
    table = playing()
    table.act(next(action for action in table.legal if action.startswith("x")))
    assert not faces.own(table.room, "anna", faces.face(table.room, {})).may_take_back
    assert table.refused("anna", "take_back", seat=0).code == "not_now"


def test_not_when_the_declined_card_was_seen() -> None:
    table = playing(rules={"declined_peek": "on"})
    table.act("keep")
    assert table.refused("anna", "take_back", seat=0).code == "not_now"


def test_not_when_others_have_acted_since() -> None:
    table = playing("zinzolin", "bernard", "chloe", "denis")
    table.act("keep")
    table.act()
    assert table.refused("anna", "take_back", seat=0).code == "not_now"
    assert table.refused("anna", "take_back", seat=1).code == "not_yours"


def test_alone_in_practice_at_any_time() -> None:
    table = playing(take_back="practice")
    table.act(next(action for action in table.legal if action.startswith("x")))
    while table.turn != 0:
        table.go_on()
    back = table.room.actions_since(0)
    assert back > 1
    tidings = table.ask("anna", "take_back", seat=0)
    assert tidings.public == [told.TakenBack(0, back)]
    assert table.turn == 0
    assert any(action.startswith("x") for action in table.legal)


def test_practice_with_company_is_as_strict_as_elsewhere() -> None:
    table = playing("zinzolin", "bernard", take_back="practice")
    table.act(next(action for action in table.legal if action.startswith("x")))
    assert table.refused("anna", "take_back", seat=0).code == "not_now"


def test_all_others_have_to_agree() -> None:
    table = playing("zinzolin", "bernard", "chloe")
    table.act("keep")
    assert table.ask("anna", "take_back", seat=0).public == [told.TakeBackAsked(0)]
    assert table.room.asking is not None
    assert table.room.asking.awaited == {1, 2}
    assert table.refused("anna", "answer_take_back", seat=0, agree=True).code == "not_now"
    assert table.refused("anna", "take_back", seat=0).code == "not_now"
    assert table.refused(table.guest(table.turn), "act", seat=table.turn, action="keep").code == "not_now"
    assert table.ask("bernard", "answer_take_back", seat=1, agree=True).public == []
    assert table.refused("bernard", "answer_take_back", seat=1, agree=True).code == "not_now"
    assert table.ask("chloe", "answer_take_back", seat=2, agree=True).public == [told.TakenBack(0, 1)]
    assert table.room.asking is None
    assert table.turn == 0


def test_one_who_does_not_agree_is_enough() -> None:
    table = playing("zinzolin", "bernard", "chloe")
    table.act("keep")
    turn = table.turn
    table.ask("anna", "take_back", seat=0)
    assert table.ask("chloe", "answer_take_back", seat=2, agree=False).public == [told.TakeBackRefused(2)]
    assert table.room.asking is None
    assert table.turn == turn


def test_no_answer_is_no() -> None:
    table = playing("zinzolin", "bernard")
    table.act("keep")
    table.ask("anna", "take_back", seat=0)
    asked = table.now
    assert table.fall("answer").public == [told.TakeBackRefused(1)]
    assert table.now == asked + 20_000


def test_who_leaves_is_not_waited_for() -> None:
    for kind, who, seat in (("stand", "bernard", 1), ("call_bot", "anna", 1), ("stand", "anna", 0)):
        table = playing("zinzolin", "bernard")
        table.act("keep")
        table.ask("anna", "take_back", seat=0)
        table.ask(who, kind, seat=seat)
        assert table.room.asking is None


def test_ones_own_other_seats_agree_by_themselves() -> None:
    table = Driven("zinzolin", pace=0)
    table.ask("anna", "sit", seat=2, name="Marthe")
    table.deal()
    while table.turn != 2:
        table.go_on()
    table.act("keep")
    assert table.ask("anna", "take_back", seat=2).public == [told.TakenBack(2, 1)]


@pytest.mark.parametrize("game", ["zinzolin", "nain-jaune", "reversis"])
def test_a_deal_with_actions_taken_back_is_recorded_replayed_and_verified(game: str) -> None:
    table = playing(game, take_back="practice")
    total, backs = chips(table.room), 0
    while table.room.phase == "playing":
        if table.turn == 0 and backs < 5 and faces.own(table.room, "anna", faces.face(table.room, {})).may_take_back:
            table.ask("anna", "take_back", seat=0)
            backs += 1
            table.act(table.legal[-1])
        else:
            table.go_on()
    assert backs == 5
    assert chips(table.room) == total
    found = verify(record_of(table.room), bots=True)
    assert found.held, found
    again = table.replayed()
    assert state(again) == state(table.room)
    assert list(bodies(again, 0)) == list(bodies(table.room, 0))
