"""Deals at a table: readiness, actions, refusals, the held word, settlement, rematch, the end."""

from typing import Any

import pytest

from corbillon import shuffle
from corbillon.server.protocol import events as told
from corbillon.server.room import entries as stored
from tests.server.room.tables import Driven, chips, state

GAMES = ("zinzolin", "nain-jaune", "reversis")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def board_card(table: Driven) -> str:
    """The board card that the seat in turn may lay with its word; empty where it has none."""
    return next((action[:2] for action in table.legal if action.endswith("!")), "")


def with_board_card(**settings: Any) -> Driven:
    """A table in mid-deal where the player in turn may lay a board card."""
    for number in range(60):
        table = Driven("nain-jaune", "bernard", "chloe", "denis", master=f"{number:064x}", **settings)
        table.deal()
        table.go_on()
        for _ in range(12):
            if table.room.held is None and table.room.turn is not None and board_card(table):
                return table
            table.go_on()
    raise AssertionError("nobody has a board card")


def test_a_deal_waits_for_all_who_are_there(game: str) -> None:
    table = Driven(game, "bernard")
    assert table.due is None
    table.ready(1)
    assert table.due is None
    assert [table.room.is_awaited(seat) for seat in range(4)] == [True, False, False, False]
    table.ready(0)
    assert table.due is not None
    tidings = table.fall("deal")
    for seat in range(4):
        dealt = tidings.seats[seat][0]
        assert isinstance(dealt, told.Dealt)
        assert sorted(dealt.hand or []) == sorted(table.room.play.match.deals[0].hands[seat])
    assert tidings.public == []


def test_the_pack_follows_from_secret_and_contributions(game: str) -> None:
    table = Driven(game, "bernard")
    committed = [event for event in table.told(None) if isinstance(event, told.Committed)]
    table.ready(0, "aa" * 16)
    table.ready(1, "bb" * 64)
    table.fall("deal")
    table.finish_deal()
    revealed = next(event for event in table.told(2) if isinstance(event, told.Revealed))
    assert shuffle.commitment(bytes.fromhex(revealed.secret)) == committed[0].commitment
    assert revealed.contributions == ["aa" * 16, "bb" * 64, "", ""]
    assert [event for event in table.told(None) if isinstance(event, told.Committed)][-1].deal == 2


def test_a_secret_is_not_told_before_its_deal_is_over(game: str) -> None:
    table = Driven(game)
    table.deal()
    while table.room.phase == "playing":
        assert not [event for event in table.told(0) if isinstance(event, told.Revealed)]
        table.go_on()
    assert [event.deal for event in table.told(0) if isinstance(event, told.Revealed)] == [1]


def test_ready_is_refused(game: str) -> None:
    table = Driven(game, "bernard")
    assert table.refused("bernard", "ready", seat=0, contribution="aa").code == "not_yours"
    assert table.refused("anna", "ready", seat=0, contribution="aaa").code == "bad_format"
    assert table.refused("anna", "ready", seat=7, contribution="aa").code == "bad_format"
    table.ready(0)
    assert table.refused("anna", "ready", seat=0, contribution="aa").code == "not_now"
    table.deal()
    assert table.refused("anna", "ready", seat=0, contribution="aa").code == "not_now"


def test_an_action_is_refused(game: str) -> None:
    table = Driven(game, "bernard", "chloe", "denis")
    assert table.refused("anna", "act", seat=0, action="KS").code == "deal_over"
    table.deal()
    seat = table.turn
    guest, other = table.guest(seat), (seat + 1) % 4
    assert table.refused(guest, "act", seat=other, action="KS").code == "not_yours"
    assert table.refused(table.guest(other), "act", seat=other, action="KS").code == "not_your_turn"
    assert table.refused(guest, "act", seat=seat, action="1S").code == "bad_card"
    foreign = table.room.play.match.deals[0].hands[other][0]
    refusal = table.refused(guest, "act", seat=seat, action=foreign)
    assert refusal.code in ("not_in_hand", "not_now")
    assert table.refused(guest, "act", seat=seat, action="stop").code == "not_now"


def test_a_stale_command_is_refused_with_the_last_entry(game: str) -> None:
    table = Driven(game, "bernard", "chloe", "denis")
    table.deal()
    seen = table.room.seq
    table.act()
    refusal = table.refused(table.guest(table.turn), "act", seat=table.turn, action=table.legal[0], seen=seen)
    assert (refusal.code, refusal.seq) == ("stale", table.room.seq)


def test_words_said_at_the_table_make_no_command_stale(game: str) -> None:
    table = Driven(game, "bernard", "chloe", "denis")
    table.deal()
    seen = table.room.seq
    table.ask("bernard", "say", seat=1, phrase="bravo")
    table.ask("anna", "arrange", pace=0)
    table.act(seen=seen)


def test_bots_play_whole_deals(game: str) -> None:
    table = Driven(game, pace=0)
    total = chips(table.room)
    for number in range(1, 4):
        table.deal()
        table.finish_deal()
        assert chips(table.room) == total
        assert len(table.room.play.history) == number
        settled = [event for event in table.told(0) if isinstance(event, told.DealSettled)]
        assert settled[-1].gains == table.room.play.history[-1]


def test_a_bot_takes_its_time_by_the_pace_alone(game: str) -> None:
    for pace, (least, most) in enumerate(((0, 1), (250, 800), (600, 1800), (1200, 3000))):
        table = Driven(game, pace=pace)
        table.deal()
        while table.room.phase == "playing":
            due = table.due
            if due is not None and due.what == "bot":
                assert least <= due.at - table.room.since <= most
            table.go_on()


def test_a_board_card_is_held_for_its_word() -> None:
    table = with_board_card(grace=True)
    seat, card = table.turn, board_card(table)
    table.act(card)
    assert table.room.held == stored.Held(table.now, seat, card)
    assert table.room.turn == seat
    assert table.refused(table.guest(seat), "act", seat=seat, action=table.legal[0]).code == "not_your_turn"
    assert table.refused(table.guest(seat), "take_back", seat=seat).code == "not_now"
    other = (seat + 1) % 4
    assert table.refused(table.guest(other), "claim", seat=other).clause == "N19"
    tidings = table.ask(table.guest(seat), "claim", seat=seat)
    assert table.room.held is None
    assert next(event.call for event in tidings.seats[other] if isinstance(event, told.Called)) == "takes"
    assert table.room.play.match.deals[-1].actions[-1] == f"{card}!"
    assert table.refused(table.guest(seat), "claim", seat=seat).code == "not_declarable"


def test_nothing_is_taken_back_while_a_card_is_held() -> None:
    table = with_board_card(grace=True)
    seat, card = table.turn, board_card(table)
    table.act(card)
    assert table.room.play.deal is not None
    for other in (seat, table.room.play.deal.actors[-1]):
        assert table.refused(table.guest(other), "take_back", seat=other).code == "not_now"


def test_a_word_not_said_in_time_is_forgotten() -> None:
    table = with_board_card(grace=True)
    seat, card = table.turn, board_card(table)
    table.act(card)
    due = table.due
    assert due is not None
    assert (due.what, due.at - table.now) == ("release", 2500)
    table.fall("release")
    assert table.room.held is None
    assert table.room.play.match.deals[-1].actions[-1] == card
    assert table.room.play.deal is not None
    assert table.room.play.deal.by[-1] == "person"
    assert table.refused(table.guest(seat), "claim", seat=seat).clause == "N19"


def test_a_card_held_for_an_absent_player_leaves_him_covered() -> None:
    table = with_board_card(grace=True)
    seat, card = table.turn, board_card(table)
    table.act(card)
    table.keep(stored.Covered(table.now, seat, "owner"))
    table.fall("release")
    assert table.room.places[seat].covered


def test_without_grace_a_board_card_is_laid_at_once() -> None:
    for word in ("", "!"):
        table = with_board_card()
        card = board_card(table)
        table.act(card + word)
        assert table.room.held is None
        assert table.room.play.match.deals[-1].actions[-1] == card + word


def test_a_match_ends_and_may_be_had_again() -> None:
    table = Driven("zinzolin", pace=0, rules={"rounds": "1+1", "overtime_cap": 1})
    table.finish()
    assert table.due is None
    assert isinstance([event for event in table.told(1) if event.kind == "match_ended"][-1], told.MatchEnded)
    assert table.refused("anna", "ready", seat=0, contribution="aa").code == "not_now"
    assert table.refused("bernard", "sit", seat=1).code == "closed"
    tidings = table.keep(stored.Rematched(table.now, "another"))
    assert tidings.public == [told.Rematched("another")]
    assert table.room.next_table == "another"


def test_a_closed_table_is_closed(game: str) -> None:
    table = Driven(game, "bernard")
    assert table.refused("bernard", "close").code == "not_yours"
    table.deal()
    assert table.ask("anna", "close").public == [told.Closed()]
    before = state(table.room)
    for kind, facts in (("say", {"seat": 0, "phrase": "hello"}), ("sit", {"seat": 2}), ("close", {})):
        assert table.refused("anna", kind, **facts).code == "closed"
    assert state(table.room) == before
    assert table.due is None
    assert table.room.turn is None
