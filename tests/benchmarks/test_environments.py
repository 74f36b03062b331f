"""The comparison of environments measures what it says."""

import json

import pytest

from benchmarks import environments
from corbillon.games import GAMES


def test_speeds_are_compared_and_observations_are_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert environments.main(["--rounds", "1", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    wanted = {f"{kind} {name}" for kind in ("vector", "pettingzoo") for name in GAMES} | {"openspiel hearts"}
    assert set(found["steps_per_second"]) == wanted
    assert all(speed > 0 for speed in found["steps_per_second"].values())
    assert all(found["alike"].values())
    assert "steps/s" in environments.told(found)
