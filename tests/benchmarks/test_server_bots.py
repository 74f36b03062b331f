"""The load of bots is measured as it is felt: one table of each kind, a short time."""

import json

import pytest
from benchmarks.server import bots


def test_moves_of_bots_and_plays_of_people_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--tables", "1", "--level", "bourgeois", "--people", "1", "--rate", "2", "--seconds", "4", "--json"]
    bots.main(asked)
    found = json.loads(capsys.readouterr().out)
    assert found["moves"] > 3
    assert set(found["made"]) == {"full"}
    assert 0 < found["bots"]["p50"] <= found["bots"]["p95"] <= found["bots"]["most"]
    assert found["people"]["plays"] >= 1
    assert bots.told(found).count("\n") == 2
