"""The page of the learned bot, and how a net comes into the package."""

from pathlib import Path

import numpy
import pytest
from benchmarks.learned import __main__ as learned

from corbillon.bots.learned import is_taught
from corbillon.bots.learned.inputs import inputs
from corbillon.bots.learned.net import fresh
from corbillon.bots.learned.weights import save
from corbillon.games import GAMES

FRAME = "".join(f"<!-- {name}: begin -->\n<!-- {name}: end -->\n\n" for name in GAMES)
POINT = {"minutes": 1.0, "rounds": 3, "lessons": 30, "loss": 0.5, "ahead": -1.0, "half": 0.5, "deals": 20}


def test_the_page_has_a_place_for_every_game() -> None:
    text = learned.PAGE.read_text()
    for name in GAMES:
        assert text.count(f"<!-- {name}: begin -->\n") == text.count(f"<!-- {name}: end -->") == 1


def test_the_page_says_what_was_taught_and_what_was_not(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(FRAME)
    assert learned.main(["--kept", "--keep", str(tmp_path / "kept"), "--page", str(page)]) == 0
    parts = page.read_text().split(": end -->")
    for name, part in zip(GAMES, parts, strict=False):
        assert ("chips a deal ahead of three thumbs" if is_taught(name) else learned.NOT_YET) in part


def test_a_net_is_brought_with_its_story_and_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = inputs(GAMES["reversis"])
    story = {
        "game": "reversis",
        "seats": shown.seats,
        "inputs": shown.digest(),
        "minutes": 1.0,
        "recipe": {"seed": 1, "apprenticeship": 0.5},
        "curve": [POINT, {**POINT, "minutes": 2.0}],
    }
    save(fresh(shown.sizes, (8, 4), numpy.random.default_rng(1)), story, tmp_path / "kept", "reversis")
    (tmp_path / "package").mkdir()
    monkeypatch.setattr(learned, "FOLDER", tmp_path / "package")
    learned.bring(tmp_path / "kept", "reversis", tmp_path / "pictures")
    assert sorted(path.name for path in (tmp_path / "package").iterdir()) == ["reversis.json", "reversis.npz"]
    assert "<svg" in (tmp_path / "pictures/reversis.svg").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="has not learnt zinzolin"):
        learned.bring(tmp_path / "kept", "zinzolin", tmp_path / "pictures")
