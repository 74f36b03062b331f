"""Tuning: searches are played alone among rules of thumb, and the page says what came of it."""

from pathlib import Path

import pytest
from benchmarks.tuning import __main__ as tuning

from corbillon.bots.levels import read_search
from corbillon.games import GAMES
from corbillon.lab.arena.plan import ArenaPlan, placements
from corbillon.lab.arena.playing import Played


def test_every_kind_of_search_can_be_read() -> None:
    assert all(read_search(kind) for kind in tuning.KINDS)
    assert len(set(tuning.KINDS)) == len(tuning.KINDS)


def test_the_lead_is_what_the_lone_seat_won_more_than_each_of_the_others() -> None:
    plan = ArenaPlan("zinzolin", "seed", GAMES["zinzolin"].rules(), 4, ("flat:9", "thumb"), 1, 2, alone=True)
    assert [placement.index(0) for placement in placements(plan, 0)] == [0, 1, 2, 3]
    even = Played(0, [[3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 3, 0], [0, 0, 0, 3]], [1] * 4, [])
    found = tuning.leads(plan, [even, even])
    assert (found.mean, found.low, found.high) == (3.0, 3.0, 3.0)


def test_the_page_is_written_and_a_second_run_plays_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "tuning.md"
    page.write_text(tuning.PAGE.read_text())
    asked = ["--games", "nain-jaune", "--kinds", "flat:9", "--deals", "2", "--jobs", "1"]
    asked += ["--keep", str(tmp_path), "--page", str(page)]
    assert tuning.main(asked) == 0
    once = page.read_text()
    assert "| `flat:9` |" in once
    kept = next(tmp_path.glob("*.jsonl"))
    before = kept.stat().st_mtime_ns
    assert tuning.main(asked) == 0
    assert page.read_text() == once
    assert kept.stat().st_mtime_ns == before
    assert capsys.readouterr().out.startswith("nain-jaune | `flat:9` |")
