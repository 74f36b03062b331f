"""Bots of one's own in the laboratory: the same deals, the same figures, and a refusal that can be looked into."""

import json
from pathlib import Path
from typing import Any

import pytest
from joblib.externals.loky import get_reusable_executor

from corbillon import record
from corbillon.bots import own
from corbillon.cli import main
from tests.lab.arenas import Arena, arena, untimed
from tests.lab.runs.asking import MIXED, asked, measure

__all__ = ["arena"]

SOURCE = """
from corbillon.kernel.bits import lowest

def low(rules, view, actions, chance):
    return lowest(actions)

def tired(rules, view, actions, chance):
    return 60 if view.ply > 9 else lowest(actions)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(own, "_brought", {})
    get_reusable_executor().shutdown()  # workers of an earlier test stand in its folder
    return tmp_path


def renamed(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer in which our own bot has the name of the one that does the same."""
    read: dict[str, Any] = json.loads(json.dumps(answer).replace("mine.py:low", "lowest"))
    return read


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_takes_a_bot_of_ones_own(arena: Arena, jobs: str) -> None:
    mine = arena("nain-jaune", "--bots", "mine.py:low,random", "--deals", "6", "--jobs", jobs)
    same = arena("nain-jaune", "--bots", "lowest,random", "--deals", "6")
    assert renamed(untimed(mine)) == untimed(same)


@pytest.mark.parametrize("more", [(), ("--duplicate",), ("--matches", "--rules", "rounds=1+1")])
def test_a_simulation_by_moves_is_that_of_the_compiled_loop(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    others = ",random,random,random"
    words = "--deals", "6" if more[1:] else "60", *more
    mine = simulated(capsys, "zinzolin", "--bots", f"mine.py:low{others}", "--jobs", "2", *words)
    assert renamed(mine) == simulated(capsys, "zinzolin", "--bots", f"lowest{others}", *words)


def test_four_different_bots_are_simulated_too(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "reversis", "--bots", "random,lowest,thumb,ecolier", "--deals", "3")
    assert [seat["bot"] for seat in found["seats"]] == ["random", "lowest", "thumb", "ecolier"]


@pytest.mark.parametrize(
    ("command", "bots"), [("arena", "mine.py:tired,random"), ("simulate", "mine.py:tired,random,random,random")]
)
def test_an_illegal_answer_is_told_and_its_deal_is_kept(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str, bots: str
) -> None:
    for kept in ("refused.json", "refused-2.json"):
        assert main([command, "reversis", "--bots", bots, "--deals", "3", "--lang", "en"]) == 1
        told = capsys.readouterr().err
        assert "mine.py:tired answers 60 at seat " in told
        assert f"The deal up to there: {kept}" in told
        match = record.replay(record.load((folder / kept).read_text()))
        assert match.in_deal
        assert match.view(0).ply >= 9


def test_what_is_not_there_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "reversis", "--bots", "nobody.py:low,random"]) == 2
    assert capsys.readouterr().err == "corbillon arena: there is no file nobody.py\n"
    assert main(["simulate", "reversis", "--bots", "mine.py:nobody,random,random,random"]) == 2
    assert "has no function 'nobody'" in capsys.readouterr().err


def test_kept_deals_know_when_the_file_has_changed(
    arena: Arena, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "nain-jaune", "--bots", "mine.py:low,random", "--keep", "kept.jsonl"
    (before,) = arena(*words, "--deals", "1")["sources"]
    assert arena(*words, "--deals", "2")["sources"] == [before]
    monkeypatch.setattr(own, "_brought", {})
    (folder / "mine.py").write_text(SOURCE + "\n# another thought\n")
    assert arena(*words, "--deals", "3")["sources"][0] == before
    assert main(["arena", *words, "--deals", "3", "--lang", "en"]) == 0
    assert "played by another state of rules and bots" in " ".join(capsys.readouterr().out.split())


def test_a_run_of_the_laboratory_takes_a_bot_of_ones_own(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(bot: str, jobs: str = "1") -> int:
        (folder / "RUN.toml").write_text(asked(measure("select arm, deal, gains[1] as value from deals"), count=4))
        text = (folder / "RUN.toml").read_text().replace(MIXED, f'"{bot}"')
        (folder / "RUN.toml").write_text(text)
        return main(["lab", "RUN.toml", "--out", bot.partition(":")[2] or bot, "--jobs", jobs, "--json"])

    assert run("mine.py:low", "2") == run("lowest") == 0
    mine, same = map(json.loads, capsys.readouterr().out.splitlines())
    assert mine["measures"] == same["measures"]
    assert run("mine.py:tired") == 1
    told = capsys.readouterr().err
    assert "mine.py:tired answers 60 at seat" in told
    assert "The deal up to there: refused.json" in told
    match = record.replay(record.load((folder / "refused.json").read_text()))
    assert match.in_deal
    assert match.view(0).ply >= 9
