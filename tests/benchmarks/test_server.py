"""The load of a server is measured as it is felt: a few tables, a short time."""

import json

import pytest
from benchmarks.server import __main__ as load


def test_plays_are_measured_and_none_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--tables", "3", "--rate", "2", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (run,) = found["runs"]
    assert (found["database"], found["processes"], run["lost"]) == ("SQLite", 1, 0)
    assert 1 <= run["plays"] <= 6
    assert run["events"] >= 4 * run["plays"]
    assert 0 < run["p50"] <= run["p99"] <= run["most"]


def test_figures_are_told() -> None:
    run = {"rate": 1.0, "plays": 2, "plays_per_second": 2.0, "p50": 1.0, "p99": 2.0, "most": 2.0, "busy": 1.0}
    run |= {"events": 8, "lost": 0, "late": 0, "load": 0.5}
    told = load.told({"tables": 5, "database": "SQLite", "processes": 1, "runs": [run], "borne": 2.0})
    assert told.startswith("5 tables, 20 streams, SQLite")
    assert len({len(line) for line in told.splitlines()[1:3]}) == 1
