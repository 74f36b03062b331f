"""``corbillon analyse`` as a user runs it, and the pictures that it draws."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from corbillon import analysis, record
from corbillon.analysis import plot
from corbillon.games import GAMES
from corbillon.languages import LANGUAGES
from corbillon.terminal.retelling import OpenVoice
from tests.analysis.deals import NAMES, played
from tests.test_commands import corbillon

BUDGET = "--budget", "4"
ESTIMATE = {"mean", "standard_error"}
REASON = {
    "fact",
    "articles",
    "better",
    "worse",
    "difference",
    "standard_error",
    "weight",
    "seat",
    "card",
    "rank",
    "amount",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of the end of a deal of Reversis, whose last decisions are quickly tried."""
    path = tmp_path / "deal.json"
    path.write_text(record.dumps(played("reversis")))
    return path


def test_the_answer_is_one_line_of_json(file: Path) -> None:
    done = corbillon("analyse", str(file), "--seat", "2", "--json", "--budget", "30")
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    assert {key: found[key] for key in ("game", "seat", "seed", "worlds", "complete")} == {
        "game": "reversis",
        "seat": 2,
        "seed": 1,
        "worlds": 30,
        "complete": True,
    }
    (deal,) = found["deals"]
    assert set(deal) == {"deal", "luck", "lost", "standing", "decisions"}
    assert [set(luck) for luck in deal["luck"]] == [{"result", "luck", "play"}] * 4
    for decision in deal["decisions"]:
        check_decision(decision)
    assert any(decision["reasons"] for decision in deal["decisions"])
    assert corbillon("analyse", str(file), "--seat", "2", "--json", "--budget", "30").stdout == done.stdout


def check_decision(decision: dict[str, Any]) -> None:
    assert set(decision) == {"action", "ply", "played", "judgement", "loss", "reasons", "hint"}
    assert decision["judgement"] in {judgement.value for judgement in analysis.Judgement}
    assert set(decision["loss"]) == ESTIMATE
    assert set(decision["hint"]) == {"worlds", "values", "instead", "reasons"}
    for value in decision["hint"]["values"]:
        assert set(value) == {"action", "gain", "loss"}
        assert set(value["gain"]) == set(value["loss"]) == ESTIMATE
    for reason in decision["reasons"] + decision["hint"]["reasons"]:
        assert set(reason) == REASON


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_the_dearest_choices_first_then_all(file: Path, lang: str) -> None:
    done = corbillon("analyse", "-", "--seat", "1", "--lang", lang, "--budget", "30", given=file.read_bytes())
    assert (done.returncode, done.stderr) == (0, "")
    first = {"en": "The dearest choices", "fr": "Les choix les plus coûteux"}[lang]
    then = {"en": "All choices", "fr": "Tous les choix"}[lang]
    assert 0 < done.stdout.index(first) < done.stdout.index(then)
    assert NAMES[1] in done.stdout
    assert re.search(r"\((R\d+)(, R\d+)*\)\.", done.stdout)
    costs = [float(cost.replace(",", ".")) for cost in re.findall(r"([\d.,]+)\s(?:lost|perdus)", done.stdout)]
    assert costs
    assert costs == sorted(costs, reverse=True)
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_the_person_of_a_record_is_reviewed_unless_another_seat_is_asked_for() -> None:
    kept = json.loads(record.dumps(played("zinzolin", cut=40)))
    kept["corbillon.play"] = {"seat": 3}
    done = corbillon("analyse", "-", "--json", *BUDGET, given=json.dumps(kept))
    assert json.loads(done.stdout)["seat"] == 3
    kept["corbillon.play"] = {"seat": True}
    done = corbillon("analyse", "-", "--json", *BUDGET, given=json.dumps(kept))
    assert json.loads(done.stdout)["seat"] == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "4"), "seat 4"),
        (("--seat", "x"), "--seat"),
        (("--deal", "2"), "deal 2"),
        (("--budget", "1"), "--budget"),
        (("--seed", "-1"), "--seed"),
        (("--plot", "losses.txt"), "losses.txt"),
    ],
)
def test_wrong_use_is_one_line(file: Path, arguments: tuple[str, str], said: str) -> None:
    done = corbillon("analyse", str(file), *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_a_record_that_is_refused_says_why(tmp_path: Path) -> None:
    kept = json.loads(record.dumps(played("zinzolin")))
    kept["deals"][0]["actions"][9] = "keep"
    for given, code in ((json.dumps(kept), "not_now"), ("{", "bad_format")):
        done = corbillon("analyse", "-", *BUDGET, given=given)
        assert (done.returncode, done.stdout) == (1, "")
        assert len(done.stderr.splitlines()) == 1
        assert code in done.stderr
        done = corbillon("analyse", "-", "--json", *BUDGET, given=given)
        assert (done.returncode, done.stderr) == (1, "")
        assert json.loads(done.stdout)["error"]["code"] == code
    missing = corbillon("analyse", str(tmp_path / "missing"))
    assert missing.returncode == 1
    assert "bad_format" in missing.stderr


def test_a_match_without_a_deal_has_nothing_to_review() -> None:
    kept = {"format": "corbillon/1", "game": "reversis"}
    done = corbillon("analyse", "-", "--json", given=json.dumps(kept))
    assert done.returncode == 0
    assert json.loads(done.stdout)["deals"] == []


@pytest.mark.parametrize("suffix", plot.KINDS)
def test_a_picture_is_drawn_and_drawn_alike_again(tmp_path: Path, suffix: str) -> None:
    kept = played("nain-jaune", deals=2)
    found = analysis.review(kept, 1, seed=1, worlds=4)
    for name in ("one", "two"):
        plot.draw(found, OpenVoice(kept, "fr"), str(tmp_path / f"{name}{suffix}"))
    one, two = ((tmp_path / f"{name}{suffix}").read_bytes() for name in ("one", "two"))
    assert one == two
    assert one.startswith(b"<?xml" if suffix == ".svg" else b"\x89PNG")


def test_without_matplotlib_the_remedy_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(plot.NoMatplotlib):
        plot.check("losses.svg")


def test_every_game_has_its_facts_and_its_measure() -> None:
    assert set(analysis.judgement.STAKES) == set(GAMES)
