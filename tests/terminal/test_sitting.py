"""The sitting: equal seeds make equal matches, a match goes on from any point, and nobody sees what is hidden."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.cards import card_name
from corbillon.match import Match
from corbillon.terminal import shelf
from corbillon.terminal.seating import KEY, seated, seating_of, switches_typed
from corbillon.terminal.sitting import Sitting
from corbillon.witness.events import Event, Exchanged, Kept, Paid
from tests.terminal.knowing import known_to
from tests.terminal.playing import SHORT, played, short, whole

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_equal_seeds_make_equal_matches(name: str) -> None:
    one, other = whole(Sitting(short(name))), whole(Sitting(short(name)))
    assert one.events == other.events
    assert record.dumps(one.record()) == record.dumps(other.record())


@each_game
def test_another_seed_makes_another_match(name: str) -> None:
    assert whole(Sitting(short(name))).match.deals[0].hands != whole(Sitting(short(name, seed=2))).match.deals[0].hands


@each_game
def test_a_match_resumed_from_any_point_goes_on_identically(name: str) -> None:
    texts: list[str] = []
    sitting = Sitting(short(name), keep=texts.append)
    whole(sitting)
    for text in texts[:: max(1, len(texts) // 12)]:
        kept = record.load(text)
        resumed = Sitting.resumed(kept, seating_of(kept))
        done = len(resumed.events)
        assert resumed.events == sitting.events[:done]
        assert record.dump(resumed.record()) == json.loads(text)
        for actions, whole_actions in zip(kept.deals, sitting.match.deals, strict=False):
            assert actions.actions == whole_actions.actions[: len(actions.actions)]
        replay_rest(resumed, sitting.match)
        assert resumed.events == sitting.events


def replay_rest(resumed: Sitting, match: Match) -> None:
    """Let the person repeat what was decided in the match that was not interrupted; the bots choose for themselves."""
    while resumed.waiting != "end":
        if resumed.waiting == "person":
            place = len(resumed.match.deals) - 1
            resumed.act(match.deals[place].actions[len(resumed.match.deals[place].actions)])
        else:
            resumed.step()


@each_game
def test_the_record_is_written_after_every_action(name: str) -> None:
    texts: list[str] = []
    sitting = whole(Sitting(short(name), keep=texts.append))
    assert len(texts) == sum(1 + len(deal.actions) for deal in sitting.match.deals)
    assert record.load(texts[-1]).source[KEY] == sitting.seating.note()
    assert record.replay(record.load(texts[-1])).over


@each_game
@pytest.mark.parametrize("seat", [0, 2])
def test_no_event_tells_a_hidden_card(name: str, seat: int) -> None:
    for seed in range(3):
        sitting = Sitting(short(name, seed=seed, seat=seat))
        told = 0
        for after in played(sitting, seed):
            new, told = after.events[told:], len(after.events)
            named = {card_name(card, after.game.order) for event in new for card in cards_in(event)}
            assert named <= known_to(after), (new, named - known_to(after))


def cards_in(event: Event) -> Iterator[int]:
    """Every card in an event, whatever its field."""
    if isinstance(event, Paid):
        yield from (transfer.card for transfer in event.transfers if transfer.card >= 0)
        return
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        if field.name in ("card", "aside", "drawn", "left", "cards", "hand", "hands", "unplayed"):
            yield from flat(value)


def flat(value: object) -> Iterator[int]:
    if isinstance(value, tuple):
        for part in value:
            yield from flat(part)
    elif isinstance(value, int) and value >= 0:
        yield value


@pytest.mark.parametrize("name", ["zinzolin", "reversis"])
def test_what_others_put_aside_stays_hidden_and_ones_own_is_told(name: str) -> None:
    sitting = whole(Sitting(short(name)))
    exchanges = [event for event in sitting.events if isinstance(event, Exchanged)]
    assert {event.aside is None for event in exchanges if event.seat != 0} == {True}
    assert all(event.aside is not None for event in exchanges if event.seat == 0)


def test_a_card_declined_is_shown_to_its_seat_only_where_the_rules_say_so() -> None:
    for value, seen in (("on", True), ("off", False)):
        seating = seated(GAMES["zinzolin"], switches={"declined_peek": value}, seed=1, bots="random")
        sitting = Sitting(seating)
        sitting.step()
        while sitting.waiting == "bot":
            sitting.step()
        (kept,) = [event for event in sitting.act("keep") if isinstance(event, Kept)]
        assert (kept.left is not None) is seen
        assert all(event.left is None for event in sitting.events if isinstance(event, Kept) and event.seat != 0)


@each_game
def test_a_refused_action_changes_nothing(name: str) -> None:
    sitting = Sitting(short(name))
    while sitting.waiting != "person":
        sitting.step()
    before, events = record.dumps(sitting.record()), len(sitting.events)
    for text in ("blah", "XX", "undertake", "dA", "2S!"):
        if text not in sitting.legal():
            with pytest.raises(RecordError):
                sitting.act(text)
    assert record.dumps(sitting.record()) == before
    assert len(sitting.events) == events


def test_the_only_word_is_said_for_the_person() -> None:
    sitting = whole(Sitting(short("nain-jaune")))
    passes = [text for deal in sitting.match.deals for text in deal.actions if text == "pass"]
    assert passes
    fresh = Sitting(short("nain-jaune"))
    while fresh.waiting != "word":
        fresh.act(fresh.legal()[0]) if fresh.waiting == "person" else fresh.step()
    assert fresh.legal() == ["pass"]
    fresh.step()
    assert fresh.match.deals[-1].actions[-1] == "pass"


def test_another_programs_record_can_be_resumed() -> None:
    match = Match(GAMES["reversis"], record.read_rules(GAMES["reversis"], "hoyle"), 4)
    match.open_pack(GAMES["reversis"].pack)
    kept = record.load(record.dumps(record.record_of(match, "hoyle", players=["A", "B", "C", "D"])))
    resumed = whole(Sitting.resumed(kept, seating_of(kept, "fr")))
    assert resumed.match.over
    assert record.dump(resumed.record())["players"] == ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    "note",
    [[], {"seat": 9}, {"seat": "0"}, {"seed": -1}, {"seed": 1.5}, {"bots": ["random"]}, {"bots": ["nobody"] * 4}],
)
def test_nonsense_about_the_table_is_refused(note: object) -> None:
    source = {"format": "corbillon/1", "game": "zinzolin", "seats": 4, "deals": [], KEY: note}
    with pytest.raises(RecordError) as refused:
        seating_of(record.load(source))
    assert refused.value.code == "bad_format"


def test_switches_as_typed() -> None:
    assert switches_typed(["rounds=0+1", 'end={"rounds": 4}', "players2=true"]) == {
        "rounds": "0+1",
        "end": {"rounds": 4},
        "players2": True,
    }
    with pytest.raises(RecordError):
        switches_typed(["rounds"])


def test_bots_may_be_named_one_by_one() -> None:
    seating = seated(GAMES["zinzolin"], bots="random,lowest,random", seat=1)
    assert [seating.bots[seat] for seat in seating.others()] == ["random", "lowest", "random"]
    for wrong in ("nobody", "random,random"):
        with pytest.raises(RecordError):
            seated(GAMES["zinzolin"], bots=wrong)


def test_without_a_seed_every_match_is_another() -> None:
    game = GAMES["zinzolin"]
    assert seated(game).seed != seated(game).seed


def test_the_shelf_keeps_whole_files_and_lists_what_is_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "records" / "match.json"
    sitting = Sitting(short("zinzolin"), keep=shelf.keeper(path))
    for _ in range(5):
        sitting.step() if sitting.waiting != "person" else sitting.act(sitting.legal()[0])
    (path.parent / "other.json").write_text("no record")
    (waiting,) = shelf.unfinished(path.parent)
    assert (waiting.path, waiting.game, waiting.deal) == (path, "zinzolin", 1)
    whole(shelf.resume(path))
    assert shelf.unfinished(path.parent) == []
    assert sorted(file.name for file in path.parent.iterdir()) == ["match.json", "other.json"]
    assert record.replay(record.load(path.read_bytes())).over


def test_a_match_that_is_over_where_it_begins_ends_at_once() -> None:
    accounts = {"seats": [500, 480, 480, 492], "pots": {"basket": 0, "rocambole": 0}}
    start = {"deal": 25, "dealer": 0, "accounts": accounts}
    kept = record.load({"format": "corbillon/1", "game": "zinzolin", "seats": 4, "start": start, "deals": []})
    assert Sitting.resumed(kept, seating_of(kept)).waiting == "end"


def test_short_matches_are_known_for_every_game() -> None:
    assert set(SHORT) == set(GAMES)
