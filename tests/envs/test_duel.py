"""The match-up against OpenSpiel's own search: it goes on from what it kept, and ours has no more time than theirs."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.ismcts_openspiel import allowed

from benchmarks import ismcts_openspiel
from corbillon.lab.arena.moves import Cost

ARGUMENTS = "--games nain-jaune --equal simulations --level thumb --simulations 3 --json".split()


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What the command answers."""
    assert ismcts_openspiel.main([*ARGUMENTS, *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_match_up_goes_on_from_what_it_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = answered(capsys, "--deals", "2")
    answered(capsys, "--deals", "1", "--keep", str(tmp_path))
    resumed = answered(capsys, "--deals", "2", "--keep", str(tmp_path))
    assert (resumed["deals"], resumed["placements"]) == (2, 8)
    assert [bot["bot"] for bot in resumed["bots"]] == ["thumb", "openspiel"]
    assert [bot["ahead"] for bot in resumed["bots"]] == [bot["ahead"] for bot in whole["bots"]]
    assert resumed["bots"][1]["simulations"] == 3
    assert resumed["bots"][0]["ahead"]["mean"] == -resumed["bots"][1]["ahead"]["mean"]


def test_rollouts_of_its_own_may_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = answered(capsys, "--deals", "1", "--rollouts", "openspiel", "--exploration", "5", "--worlds", "2")
    assert found["rollouts"] == "openspiel"


def test_a_match_up_reads_as_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [argument for argument in ARGUMENTS if argument != "--json"]
    assert ismcts_openspiel.main([*arguments, "--deals", "2"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("nain-jaune   equal simulations      2 deals × 8  ahead ")
    assert "simulations 0 : 3  ms a move" in line


def test_ours_may_think_as_long_as_theirs_on_an_average() -> None:
    theirs = Cost(moves=10, nanoseconds=10_000_000_000)
    assert allowed((Cost(), theirs)) == 1.0
    assert allowed((Cost(moves=4, nanoseconds=4_200_000_000), theirs)) == pytest.approx(0.8)
    assert allowed((Cost(moves=4, nanoseconds=9_000_000_000), theirs)) == 0.25
