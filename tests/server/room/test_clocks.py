"""Clocks: the time for a move, the first card, the bank, and what follows when it has run out."""

from corbillon.server.protocol import events as told
from corbillon.server.room import faces
from corbillon.server.room.duties import NEXT_DEAL
from tests.server.room.tables import Driven

CLOCK = {"move": 20, "first": 40, "bank": 60}


def clocked(*others: str, **clock: int) -> Driven:
    table = Driven("zinzolin", *others, pace=0, clock={**CLOCK, **clock})
    table.deal()
    return table


def to_seat(table: Driven, seat: int) -> None:
    """Play on until it is the turn of this seat again."""
    table.go_on()
    while table.turn != seat:
        table.go_on()


def test_without_a_clock_nothing_presses() -> None:
    table = Driven("zinzolin", pace=0)
    table.deal()
    while table.turn != 0:
        table.go_on()
    assert table.due is None
    assert faces.deadline(table.room) is None
    assert faces.own(table.room, "anna", faces.face(table.room, {})).places[0].bank is None


def test_the_first_card_has_more_time() -> None:
    table = clocked("bernard", "chloe", "denis")
    assert faces.deadline(table.room) == table.room.since + 100_000
    for _ in range(4):
        assert table.room.allowance() == 40_000
        table.act()
    assert table.room.allowance() == 20_000


def test_the_bank_pays_for_what_is_over() -> None:
    table = clocked("bernard", "chloe", "denis")
    seat = table.turn
    table.act(after=40_000)
    assert table.room.places[seat].bank == 60_000
    second = table.turn
    table.act(after=45_500)
    assert table.room.places[second].bank == 54_500
    to_seat(table, second)
    assert faces.deadline(table.room) == table.room.since + 20_000 + 54_500


def test_a_bot_plays_what_was_not_played_in_time() -> None:
    table = clocked("bernard", "chloe", "denis")
    seat = table.turn
    deadline = faces.deadline(table.room)
    tidings = table.fall("time")
    assert table.now == deadline
    assert all(events[0] == told.TimedOut(seat) for events in (*tidings.seats, tidings.public))
    assert table.room.places[seat].bank == 0
    assert table.room.play.deal is not None
    assert table.room.play.deal.by[-1] == "clock"
    assert not table.room.places[seat].covered


def test_three_time_outs_in_a_row_cover_the_seat() -> None:
    table = clocked(bank=0)
    while table.turn != 0:
        table.go_on()
    for time in range(3):
        assert table.room.places[0].strikes == time
        tidings = table.fall("time")
        if time < 2:
            to_seat_of_anna(table)
    assert told.Covered(0, "time") in tidings.public
    assert table.room.places[0].covered
    assert table.due is None, "bots do not play alone"
    table.ask("anna", "return", seat=0)
    assert table.due is not None
    assert table.due.what == "bot"


def to_seat_of_anna(table: Driven) -> None:
    while table.turn != 0:
        table.go_on()


def test_an_action_forgives_the_time_outs_before_it() -> None:
    table = clocked(bank=0)
    to_seat_of_anna(table)
    for _ in range(2):
        table.fall("time")
        to_seat_of_anna(table)
    table.act()
    assert table.room.places[0].strikes == 0
    to_seat_of_anna(table)
    table.fall("time")
    assert not table.room.places[0].covered


def test_who_returns_has_the_time_of_a_whole_move() -> None:
    table = clocked("bernard", "chloe", "denis")
    seat = table.turn
    owner = "anna"
    table.now += 30_000
    table.ask(owner, "call_bot", seat=seat)
    table.ask(table.guest(seat), "return", seat=seat)
    assert table.room.since == table.now
    assert faces.deadline(table.room) == table.now + 100_000


def test_the_next_deal_does_not_wait_for_ever() -> None:
    table = clocked("bernard")
    table.finish_deal()
    ended = table.room.since
    table.ready(0)
    due = table.due
    assert due is not None
    assert (due.what, due.seat, due.at) == ("ready", 1, ended + NEXT_DEAL)
    table.fall("ready")
    table.fall("deal")
    assert table.room.play.deal is not None
    assert table.room.play.deal.contributions == ["c0ffee", "", "", ""]


def test_the_first_deal_waits_for_its_players() -> None:
    table = Driven("zinzolin", "bernard", clock=CLOCK)
    assert table.due is None


def test_the_clock_stands_while_something_is_asked() -> None:
    table = clocked("bernard", "chloe", "denis")
    seat = table.turn
    action = next(action for action in table.legal if action == "keep")
    table.act(action)
    table.ask(table.guest(seat), "take_back", seat=seat)
    assert faces.deadline(table.room) is None
    due = table.due
    assert due is not None
    assert (due.what, due.at) == ("answer", table.now + 20_000)
