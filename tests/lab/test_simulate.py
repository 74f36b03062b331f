"""``corbillon simulate``: what it answers, and how it refuses."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from corbillon.cli import main
from corbillon.games import GAMES
from corbillon.lab import playing
from corbillon.lab.words import EVENTS, WORDS

Simulate = Callable[..., dict[str, Any]]


@pytest.fixture
def simulate(capsys: pytest.CaptureFixture[str]) -> Simulate:
    def ask(*words: str) -> dict[str, Any]:
        assert main(["simulate", *words, "--json"]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_has_what_was_promised(simulate: Simulate, name: str) -> None:
    answer = simulate(name, "--deals", "40", "--seed", "3")
    assert answer["deals"] == 40
    for seat in answer["seats"]:
        assert seat["bot"] == "random"
        low, high = seat["ci95"]
        assert low < seat["mean"] < high
    assert set(answer["events"]) == set(GAMES[name].events)
    assert all(article.startswith(GAMES[name].letter) for article in answer["articles"])
    assert answer == simulate(name, "--deals", "40", "--seed", "3")
    assert answer != simulate(name, "--deals", "40", "--seed", "4")


def test_work_divided_is_the_same_work(simulate: Simulate, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "zinzolin", "--deals", "50", "--bots", "lowest,random,lowest,random", "--duplicate"
    alone = simulate(*words)
    monkeypatch.setattr(playing, "CHUNK", 1)
    assert simulate(*words) == alone
    monkeypatch.setattr(playing, "CHUNK", 16 * 12 * playing.SLOWER_INTERPRETED)
    monkeypatch.setattr(playing, "native", lambda: False)
    assert simulate(*words, "--jobs", "2") == alone


def test_each_bot_sits_at_every_seat_of_a_duplicate_deal(simulate: Simulate) -> None:
    rotations = [
        simulate("zinzolin", "--deals", "9", "--bots", ",".join(bots))["seats"]
        for bots in (
            ("lowest", "random", "random", "random"),
            ("random", "lowest", "random", "random"),
            ("random", "random", "lowest", "random"),
            ("random", "random", "random", "lowest"),
        )
    ]
    answer = simulate("zinzolin", "--deals", "9", "--bots", "lowest,random,random,random", "--duplicate")
    own = [rotation[place]["mean"] for place, rotation in enumerate(rotations)]
    others = [seat["mean"] for rotation in rotations for seat in rotation if seat["bot"] == "random"]
    bots = answer["bots"]
    assert bots["lowest"]["mean"] == pytest.approx(sum(own) / 4)
    assert bots["random"]["mean"] == pytest.approx(sum(others) / 12)
    assert bots["lowest"]["ahead"]["mean"] == pytest.approx(bots["lowest"]["mean"] - bots["random"]["mean"])
    assert answer["seats"] == rotations[0]
    assert (answer["deals"], answer["played"]) == (9, 36)


def test_chips_go_nowhere_in_a_whole_match(simulate: Simulate) -> None:
    answer = simulate("zinzolin", "--deals", "20", "--matches", "--rules", "rounds=0+1", "start_fiches=net")
    assert answer["matches"] == 20
    assert answer["deals"] >= 80
    assert answer["rules"] == {"start_fiches": "net", "rounds": "0+1"}
    for seat in answer["seats"]:
        assert seat["match"]["mean"] * 20 == pytest.approx(seat["mean"] * answer["deals"])
    assert sum(seat["mean"] for seat in answer["seats"]) == pytest.approx(0, abs=1)


def test_as_many_play_as_bots_are_named(simulate: Simulate) -> None:
    answer = simulate("nain-jaune", "--deals", "5", "--bots", "random,lowest,random")
    assert [seat["bot"] for seat in answer["seats"]] == ["random", "lowest", "random"]
    assert len(simulate("nain-jaune", "--deals", "5", "--seats", "8")["seats"]) == 8


@pytest.mark.parametrize("lang", WORDS)
def test_a_person_reads_the_same_figures(capsys: pytest.CaptureFixture[str], simulate: Simulate, lang: str) -> None:
    words = "zinzolin", "--deals", "12", "--bots", "lowest,random,random,random"
    answer = simulate(*words)
    assert main(["simulate", *words, "--lang", lang]) == 0
    told = capsys.readouterr().out.replace("−", "-").replace(",", ".")
    for seat in answer["seats"]:
        assert f"{seat['mean']:.3f}" in told
    for article, amount in answer["articles"].items():
        assert any(article in line and f"{amount:.3f}" in line for line in told.splitlines())


def test_both_languages_have_words_for_everything() -> None:
    assert set(WORDS["en"]) == set(WORDS["fr"])
    assert {event for game in GAMES.values() for event in game.events} <= set(EVENTS)


def test_matches_and_duplicates_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = "zinzolin", "--deals", "2", "--matches", "--duplicate", "--rules", "rounds=0+1"
    assert main(["simulate", *words, "--bots", "lowest,random,random,random", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "2 matches of" in told
    assert "4 rotations" in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("tarot",), "no game 'tarot'"),
        (("zinzolin", "--deals", "many"), "--deals is 'many'"),
        (("zinzolin", "--deals", "0"), "--deals is '0'"),
        (("zinzolin", "--seed", "-1"), "--seed is '-1'"),
        (("zinzolin", "--jobs", "0"), "--jobs is '0'"),
        (("zinzolin", "--seats", "3"), "played by 4, not by 3"),
        (("zinzolin", "--bots", "random"), "played by 4, not by 1"),
        (("zinzolin", "--seats", "4", "--bots", "random"), "--bots names 1 for 4 seats"),
        (("zinzolin", "--bots", "random,random,random,merlin"), "no bot 'merlin'"),
        (("zinzolin", "--bots", "random,random,random,marquise"), "marquise searches"),
        (("zinzolin", "--preset", "none"), "preset 'none'"),
        (("zinzolin", "--rules", "rounds"), "'rounds' is not switch=value"),
        (("zinzolin", "--rules", "rounds=7"), "rounds = 7"),
        (("zinzolin", "--rules", "speed=7"), "no switch 'speed'"),
    ],
)
def test_wrong_use_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    assert main(["simulate", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("corbillon simulate: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1
