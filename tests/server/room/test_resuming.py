"""A deal laid out again and played from one of its actions on: the fold, what is told, what may be taken back."""

import pytest

from corbillon import record
from corbillon.server.again import practice, resumed
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room.records import record_of
from corbillon.server.room.room import Room
from corbillon.verify import verify
from tests.server.room.tables import Driven, replayed, state

GAMES = ("zinzolin", "nain-jaune", "reversis")
each_game = pytest.mark.parametrize("game", GAMES)


class Again(Driven):
    """A table at which a deal of another one is played again."""

    def __init__(self, source: Room, number: int, actions: int) -> None:
        entry = resumed(record_of(source), number, actions, self.START)
        settings = practice(source.settings).model_dump(exclude={"game"})
        super().__init__(source.settings.game, **settings, master="6b" * 32)
        self.keep(entry)

    START = 1_700_000_000_000


def finished(game: str, deals: int = 2) -> Driven:
    table = Driven(game, pace=0)
    for _ in range(deals):
        table.deal()
        table.finish_deal()
    return table


@each_game
def test_the_same_cards_lie_as_they_lay(game: str) -> None:
    source = finished(game)
    log = source.room.play.match.deals[1]
    for actions in (0, len(log.actions) // 2, len(log.actions) - 1):
        again = Again(source.room, 2, actions)
        room, match = again.room, again.room.play.match
        assert (room.phase, room.again, match.table.deal) == ("playing", (2, actions), 2)
        assert (match.deals[0].hands, match.deals[0].talon) == (log.hands, log.talon)
        assert match.deals[0].actions == log.actions[:actions]
        assert room.play.deals[0].dealer == source.room.play.deals[1].dealer


@each_game
def test_who_plays_as_before_is_answered_as_before(game: str) -> None:
    source = finished(game)
    log, actors = source.room.play.match.deals[1], source.room.play.deals[1].actors
    again = Again(source.room, 2, 2)
    for text, seat in list(zip(log.actions, actors, strict=True))[2:]:
        assert again.turn == seat
        again.act(text) if seat == 0 else again.fall("bot")
    assert again.room.play.match.deals[0].actions == log.actions
    assert again.room.play.history == source.room.play.history[1:]


@each_game
def test_its_entries_alone_make_it_and_the_match_goes_on(game: str) -> None:
    again = Again(finished(game).room, 2, 5)
    assert state(replayed(again.kept)) == state(again.room)
    again.finish_deal()
    assert again.room.phase == "between"
    again.deal()
    again.finish_deal()
    assert state(replayed(again.kept)) == state(again.room)
    kinds = [type(event).__name__ for event in again.told(None)]
    assert kinds.count("Revealed") == 1, "of the deal that was shuffled here"


@each_game
def test_its_record_says_that_no_shuffle_dealt_it(game: str) -> None:
    again = Again(finished(game).room, 2, 5)
    again.finish_deal()
    again.deal()
    again.finish_deal()
    kept = record.load(record.dumps(record_of(again.room)))
    assert kept.start is not None
    assert kept.start.deal == 2
    assert kept.source["deals"][0]["again"] == {"deal": 2, "actions": 5}
    found = verify(kept, bots=True)
    first, second = found.deals
    assert not found.held
    assert (first.commitment.state, first.pack.state, first.replay.state) == ("absent", "absent", "held")
    assert first.pack.message.startswith("not dealt by shuffle")
    assert second.held


def test_only_what_was_done_here_is_taken_back() -> None:
    source = finished("zinzolin")
    actors = source.room.play.deals[1].actors
    own = actors.index(0)
    again = Again(source.room, 2, own + 1)
    again.refused("anna", "take_back", seat=0)
    while again.turn != 0:
        again.fall("bot")
    before = state(again.room)
    again.act()
    again.ask("anna", "take_back", seat=0)
    assert again.turn == 0
    assert again.room.play.deals[-1].given == own + 1
    assert state(again.room)["course"] == before["course"]
    again.refused("anna", "take_back", seat=0)
    assert state(replayed(again.kept)) == state(again.room)


def test_it_is_for_one_alone() -> None:
    source = Driven("zinzolin", "bernard", pace=0, listed=True, watching="late", clock={"move": 5})
    settings = practice(source.room.settings)
    assert (settings.take_back, settings.listed, settings.watching, settings.clock) == ("practice", False, "off", None)
    assert settings.bot == source.room.settings.bot


@pytest.mark.parametrize(("number", "actions", "code"), [(3, 0, "no_deal"), (2, 999, "deal_over")])
def test_what_is_not_there_is_refused(number: int, actions: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        resumed(record_of(finished("zinzolin").room), number, actions, 0)
    assert refused.value.code == code


def test_a_record_without_a_secret_is_played_again_with_other_seeds() -> None:
    kept = record_of(finished("zinzolin").room)
    for odd in (None, "00", "zz" * 32, 4):
        kept.source["deals"][1]["shuffle"]["secret"] = odd
        assert resumed(kept, 2, 3, 0).secret is None
    entry = resumed(kept, 2, 3, 0)
    assert stored.read(stored.written(entry))[0] == entry
