"""Seats: taken, left, covered, given back; several of one guest; spectators; words; the owner's arrangements."""

from typing import Any

import pytest

from corbillon.server.protocol import events as told
from corbillon.server.room import entries as stored
from corbillon.server.room import faces
from corbillon.server.streams import Stream
from tests.server.room.tables import Driven


def test_sitting_down() -> None:
    table = Driven("zinzolin")
    assert table.ask("bernard", "sit", seat=2).public == [told.Seated(2, "Bernard")]
    assert table.refused("chloe", "sit", seat=2).code == "seat_taken"
    assert table.refused("chloe", "sit", seat=4).code == "bad_format"
    for name in ("ANNA", "Berпard".replace("п", "n"), "Аnnа"):
        assert table.refused("chloe", "sit", seat=1, name=name).code == "bad_name"
    assert table.refused("chloe", "sit", seat=1, name="a\u202eb").code == "bad_name"
    table.ask("chloe", "sit", seat=1, name="Madame  de Merteuil")
    assert table.room.places[1].name == "Madame de Merteuil"


def test_a_bot_gives_up_its_seat_in_mid_deal() -> None:
    table = Driven("reversis", pace=0)
    table.deal()
    while table.turn != 2:
        table.go_on()
    table.ask("bernard", "sit", seat=2)
    assert table.due is None
    table.act()
    assert table.room.play.deal is not None
    assert table.room.play.deal.by[-1] == "person"
    table.finish_deal()
    assert table.room.is_awaited(2)


def test_leaving_a_seat_for_good() -> None:
    table = Driven("zinzolin", "bernard")
    assert table.refused("anna", "stand", seat=1).code == "not_yours"
    table.deal()
    while table.turn != 1:
        table.go_on()
    assert table.ask("bernard", "stand", seat=1).public == [told.Left(1, "Bernard")]
    assert table.due is not None
    assert table.due.what == "bot"
    assert "bernard" in table.room.known
    assert "bernard" not in table.room.people
    assert table.refused("bernard", "act", seat=1, action=table.legal[0]).code == "not_yours"


def test_nothing_falls_due_where_nobody_sits() -> None:
    table = Driven("zinzolin")
    table.ask("anna", "stand", seat=0)
    assert table.due is None


def test_the_owner_calls_a_bot_for_who_is_not_here() -> None:
    table = Driven("zinzolin", "bernard")
    assert table.refused("bernard", "call_bot", seat=0).code == "not_yours"
    table.present["bernard"] = "here"
    assert table.refused("anna", "call_bot", seat=1).code == "not_now"
    assert table.refused("anna", "call_bot", seat=2).code == "not_now"
    table.present["bernard"] = "away"
    assert table.ask("anna", "call_bot", seat=1).public == [told.Covered(1, "owner")]
    assert table.refused("anna", "call_bot", seat=1).code == "not_now"
    assert not table.room.is_awaited(1)
    table.deal()
    while table.turn != 1:
        table.go_on()
    assert table.due is not None
    assert table.due.what == "bot"
    assert table.ask("bernard", "return", seat=1).public == [told.Returned(1)]
    assert table.room.since == table.now
    assert table.refused("bernard", "return", seat=1).code == "not_now"
    assert table.due is None


def test_who_acts_from_a_covered_seat_has_it_back() -> None:
    table = Driven("zinzolin", "bernard")
    table.deal()
    while table.turn != 1:
        table.go_on()
    table.ask("anna", "call_bot", seat=1)
    tidings = table.act()
    assert tidings.public == [told.Returned(1)]
    assert tidings.seats[0][0] == told.Returned(1)
    assert not table.room.places[1].covered


@pytest.mark.parametrize("settings", [{"listed": True}, {"clock": {}}])
def test_among_strangers_an_absent_seat_is_covered_after_the_grace(settings: dict[str, Any]) -> None:
    table = Driven("zinzolin", "bernard", **settings)
    left = table.now
    table.gone["bernard"] = left
    due = table.due
    assert due is not None
    assert (due.what, due.seat, due.at) == ("grace", 1, left + 90_000)
    assert table.fall("grace").public == [told.Covered(1, "grace")]
    assert table.due is None


def test_among_friends_an_absent_seat_waits() -> None:
    table = Driven("zinzolin", "bernard")
    table.gone["bernard"] = table.now
    assert table.due is None


def test_one_guest_holds_several_seats() -> None:
    table = Driven("nain-jaune")
    assert table.refused("anna", "sit", seat=2).code == "bad_name"
    table.ask("anna", "sit", seat=2, name="Marthe")
    assert table.room.seats_of("anna") == [0, 2]
    table.ready(0)
    assert table.due is None
    table.ready(2)
    table.fall("deal")
    seats = set()
    while table.room.phase == "playing":
        if not table.room.places[table.turn].by_bot:
            seats.add(table.turn)
        table.go_on()
    assert seats == {0, 2}


def test_spectators_see_what_they_were_shown() -> None:
    table = Driven("zinzolin", "bernard", watching="seat")
    watcher = Stream("chloe", 1, True)
    stranger = Stream("chloe", 1, False)
    assert watcher.looks_from(table.room) is None
    assert table.refused("anna", "show_hand", seat=1, shown=True).code == "not_yours"
    table.ask("bernard", "show_hand", seat=1, shown=True)
    assert watcher.looks_from(table.room) == 1
    assert stranger.looks_from(table.room) is None
    table.ask("anna", "arrange", watching="off")
    assert watcher.looks_from(table.room) is None
    assert table.refused("bernard", "show_hand", seat=1, shown=True).code == "not_now"
    table.ask("bernard", "show_hand", seat=1, shown=False)


def test_who_takes_a_seat_that_was_shown_is_not_shown() -> None:
    table = Driven("zinzolin", "bernard", watching="seat")
    table.ask("bernard", "show_hand", seat=1, shown=True)
    table.ask("bernard", "stand", seat=1)
    table.ask("chloe", "sit", seat=1)
    assert not table.room.places[1].shows


def test_phrases_and_free_text() -> None:
    table = Driven("zinzolin", "bernard", free_text=True)
    assert table.ask("bernard", "say", seat=1, phrase="bravo").public == [told.Said(1, "bravo")]
    assert table.refused("bernard", "say", seat=0, phrase="bravo").code == "not_yours"
    assert table.ask("anna", "write", seat=0, text="Bonne chance !").public == [told.Wrote(0, "Bonne chance !")]
    assert table.refused("anna", "write", seat=0, text="a\u202eb").code == "bad_format"
    table.ask("anna", "arrange", free_text=False)
    assert table.refused("bernard", "write", seat=1, text="hm").code == "not_now"


def test_arranging() -> None:
    table = Driven("zinzolin", "bernard")
    assert table.refused("bernard", "arrange", pace=0).code == "not_yours"
    assert table.refused("anna", "arrange").code == "bad_format"
    assert table.ask("anna", "arrange", pace=0, listed=True).public == [told.Arranged()]
    assert (table.room.settings.pace, table.room.settings.listed) == (0, True)
    assert table.replayed().settings == table.room.settings


def test_the_face_says_whose_seats_are_whose() -> None:
    table = Driven("zinzolin", "bernard")
    face = faces.own(table.room, "bernard", faces.face(table.room, {"anna": ("away", 5), "bernard": ("here", 7)}))
    assert [place.mine for place in face.places] == [False, True, False, False]
    assert [place.presence for place in face.places] == ["away", "here", "bot", "bot"]
    assert [place.since for place in face.places] == [5, None, None, None]
    assert not face.owner
    assert faces.own(table.room, "anna", faces.face(table.room, {})).places[1].presence == "gone"


def test_entries_come_in_order() -> None:
    table = Driven("zinzolin")
    with pytest.raises(ValueError):
        table.room.apply(table.room.seq + 2, stored.Said(1, 0, "hello"))
    with pytest.raises(TypeError):
        table.room.apply(table.room.seq + 1, stored.Opened(1, "a", "a", 0, {}, ""))
