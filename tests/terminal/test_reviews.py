"""Hints, reviews and deals played again, at the plain table and as the sitting has them."""

import io
import json
import re
from pathlib import Path

import pytest

from corbillon import bots, record
from corbillon.bots.thinking import Thought
from corbillon.games import GAMES
from corbillon.languages import LANGUAGES
from corbillon.terminal import answers
from corbillon.terminal.plain import PlainTable
from corbillon.terminal.retrospect import Retrospect, told_scene
from corbillon.terminal.seating import KEY, seated, seating_of
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice
from tests.terminal.knowing import cards_named
from tests.terminal.playing import SHORT, short
from tests.terminal.reviews import WORLDS, finished, looked_back, reviewed

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def _looked_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "look_back", looked_back)


def typed_at(sitting: Sitting, *typed: str) -> str:
    """What a table answers to some lines."""
    told, heard = io.StringIO(), io.StringIO("".join(f"{line}\n" for line in typed))
    assert PlainTable(sitting, Path("match.json"), heard, told, lingers=True, worlds=WORLDS).play() == 0
    return told.getvalue()


@each_game
@each_language
def test_a_review_tells_the_dearest_choices_first_and_then_all(name: str, lang: str) -> None:
    sitting = finished(name, lang)
    told = typed_at(sitting, {"en": "review", "fr": "revue"}[lang], {"en": "quit", "fr": "quitter"}[lang])
    back = Retrospect(sitting, Voice(sitting.seating), reviewed(name))
    worst, all_choices = told.split(back.voice.say("reviewed-all"))
    losses = [decision.verdict.played.loss.mean for decision in back.found.worst()]
    assert losses == sorted(losses, reverse=True)
    for decision in back.found.worst():
        assert f"{back.number(decision)}. {back.headline(decision)}" in worst
        for line in back.why(decision):
            assert line in worst
    for number, decision in enumerate(back.found.decisions, 1):
        assert f"\n{number}. {back.headline(decision)}\n" in all_choices
    assert all(line in told for line in back.summary())
    assert "\x1b" not in told
    assert all(len(line) < 400 for line in told.splitlines())


@each_game
def test_the_hands_of_others_are_hidden_until_they_are_asked_for(name: str) -> None:
    sitting = finished(name)
    back = Retrospect(sitting, Voice(sitting.seating), reviewed(name))
    number = next(k for k, one in enumerate(back.found.decisions, 1) if len(one.verdict.hint.values) > 1)
    decision = back.found.decisions[number - 1]
    scene = back.scene(decision)
    seen = {back.voice.code(card) for card in scene.hands[0]} | {back.voice.code(card) for _, card in scene.laid}
    assert cards_named("\n".join(told_scene(back.voice, scene, [0])), "en") == seen
    told = typed_at(sitting, f"review {number}", "quit")
    assert "The hand of" not in told
    for value in back.values(decision):
        assert value in told
    opened = typed_at(sitting, f"review {number} hands", "quit")
    assert opened.count("The hand of") == sitting.seating.seats - 1
    for seat in range(sitting.seating.seats):
        assert {back.voice.code(card) for card in scene.hands[seat]} <= cards_named(opened, "en")


@each_game
def test_every_action_that_was_possible_is_valued_and_the_one_played_is_marked(name: str) -> None:
    sitting = finished(name)
    back = Retrospect(sitting, Voice(sitting.seating), reviewed(name))
    assert len(back.found.decisions) == len(sitting.choices(1))
    for decision in back.found.decisions:
        values = list(back.values(decision))
        assert len(values) == decision.moment.actions.bit_count()
        assert sum(value.endswith(", played") for value in values) == 1


@pytest.mark.parametrize("typed", ["review 99", "review 0", "review 1 of them", "review ²"])
def test_a_choice_that_there_is_not(typed: str) -> None:
    assert "There is no choice" in typed_at(finished("zinzolin"), typed, "quit")


def test_before_a_deal_is_finished_there_is_nothing_to_review_or_to_play_again() -> None:
    told = typed_at(Sitting(short("zinzolin")), "review", "again 1", "again", "quit")
    assert "A deal can be reviewed when it is finished." in told
    assert told.count("Type again and the number of a choice") == 2


@each_language
@each_game
def test_a_hint_names_something_legal_and_its_value(name: str, lang: str) -> None:
    sitting = Sitting(short(name, lang=lang))
    told = typed_at(sitting, "?", {"en": "hint", "fr": "conseil"}[lang], {"en": "quit", "fr": "quitter"}[lang])
    asked = told.split("> ")
    assert asked[1].partition("\n")[2] == asked[2].partition("\n")[2]
    assert re.search({"en": r"on average|no choice", "fr": r"en moyenne|pas le choix"}[lang], asked[1])
    assert sitting.waiting == "person"


def test_help_tells_how_a_hint_is_asked_for() -> None:
    told = typed_at(Sitting(short("zinzolin")), "help", "quit")
    assert "\n? / hint: what to play now, and why.\n" in told
    assert "\nhelp: this.\n" in told


@each_game
def test_a_deal_played_again_is_the_same_deal_and_does_not_touch_the_match(name: str) -> None:
    sitting = finished(name)
    before, events = record.dumps(sitting.record()), list(sitting.events)
    log = sitting.log(1)
    for place in sitting.choices(1)[::3]:
        aside = sitting.again(1, place)
        assert aside.aside
        assert aside.match.to_act == sitting.seat
        assert aside.match.deals[-1].actions == log.actions[:place]
        while aside.waiting != "end":
            done = aside.match.deals[-1].actions
            aside.act(log.actions[len(done)]) if aside.waiting == "person" else aside.step()
        assert aside.match.deals[-1].actions == log.actions
        assert aside.match.gains(1) == sitting.match.gains(1)
    assert record.dumps(sitting.record()) == before
    assert sitting.events == events


def test_a_later_deal_is_played_again_with_the_balances_that_it_had() -> None:
    sitting = finished("reversis")
    sitting.step()
    while sitting.match.in_deal:
        sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
    assert sitting.finished_deal == 2
    aside = sitting.again(2, sitting.choices(2)[0])
    assert aside.match.gains(1) == sitting.match.gains(1)
    assert aside.match.table.dealer == 1
    for wrong in ((3, 0), (2, 99), (0, 0)):
        with pytest.raises(ValueError, match="no"):
            sitting.again(*wrong)


def test_a_deal_is_played_again_at_the_plain_table_and_the_match_goes_on() -> None:
    sitting = finished("zinzolin")
    before, log = record.dumps(sitting.record()), sitting.log(1)
    mine = [log.actions[place] for place in sitting.choices(1)]
    told = typed_at(sitting, f"again {len(mine) - 1}", *mine[-2:], "again 1", "quit", "hand", "quit")
    gain = Voice(sitting.seating).gain(sitting.match.gains(1)[0])
    assert f"The deal aside is over: {gain} for you, against {gain} in the match." in told
    assert "You leave the deal aside. Back to the match." in told
    assert record.dumps(sitting.record()) == before


def test_the_bots_of_a_level_are_asked_again_from_the_record() -> None:
    """A record keeps how many simulations made a choice where they were not those of the level."""
    kept: list[str] = []
    table = seated(GAMES["zinzolin"], switches=SHORT["zinzolin"], bots="abbe,ecolier,bourgeois", seed=5)
    sitting = Sitting(table, keep=kept.append)
    made = 0
    while not sitting.match.finished:
        if sitting.waiting != "bot":
            sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
            continue
        asked = sitting.asked()
        searched = asked.bot == "abbe" and asked.actions.bit_count() > 1
        made += searched
        sitting.answered(asked.answer(simulations=40 if made % 2 else 0) if searched else asked.answer())
    deal = json.loads(kept[-1])["deals"][0]
    assert deal["bots"] == [None, "abbe", "ecolier", "bourgeois"]
    assert {0, 40} <= set(deal["simulations"])
    assert deal["by"].count("person") == len(sitting.choices(1))
    assert_bots_answer_again(kept[-1])
    resumed = Sitting.resumed(loaded := record.load(kept[-1]), seating_of(loaded))
    assert record.dump(resumed.record()) == json.loads(kept[-1])


def assert_bots_answer_again(text: str) -> None:
    """Every choice of a bot is made again from the record alone."""
    kept = record.load(text)
    sitting, note = Sitting(seating_of(kept)), kept.source["deals"][0]
    sitting.match.open_hands(kept.deals[0].hands, kept.deals[0].talon)
    for action, by, simulations in zip(kept.deals[0].actions, note["by"], note["simulations"], strict=True):
        if by == "bot":
            asked = sitting.asked()
            about = asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed
            assert sitting.match.text(bots.decide(*about, simulations=simulations).action) == action
        sitting.match.act(action)


def test_where_every_choice_is_the_levels_own_the_record_says_nothing_of_simulations() -> None:
    kept: list[str] = []
    sitting = Sitting(short("zinzolin"), keep=kept.append)
    while sitting.waiting != "person":
        sitting.answered(Thought(sitting.asked().answer().action)) if sitting.waiting == "bot" else sitting.step()
    assert "simulations" not in json.loads(kept[-1])["deals"][0]
    assert json.loads(kept[-1])[KEY]["bots"][1] == "random"


def test_what_a_record_of_another_program_says_of_its_actions_is_kept() -> None:
    sitting = finished("zinzolin")
    source = record.dump(sitting.record())
    source["deals"][0] |= {"by": ["clock"] * 3, "simulations": [None, 7], "times": [1, 2, 3], "bots": ["x"]}
    kept = record.load(source)
    deal = record.dump(Sitting.resumed(kept, seating_of(kept)).record())["deals"][0]
    assert deal["by"][:3] == ["clock"] * 3
    assert len(deal["by"]) == len(deal["actions"]) == len(deal["simulations"])
    assert deal["simulations"][:3] == [None, 7, None]
    assert (deal["times"], deal["bots"]) == ([1, 2, 3], ["x"])
