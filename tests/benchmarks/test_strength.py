"""The tables of all levels against one another."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks.strength import __main__ as strength

from corbillon.bots import LEVELS
from corbillon.games import GAMES
from corbillon.lab.arena import playing

FRAME = "# Bots\n\n" + "".join(f"<!-- {name}: begin -->\n<!-- {name}: end -->\n\n" for name in GAMES) + "The end.\n"


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(playing, "MEASURED_DEALS", 1)
    (tmp_path / "page.md").write_text(FRAME)
    asked = ["--games", "nain-jaune", "--jobs", "1", "--page", str(tmp_path / "page.md")]
    return [*asked, "--bots", "thumb", "ecolier", "bourgeois", "--keep", str(tmp_path / "kept")]


def test_the_page_has_a_place_for_every_game() -> None:
    text = strength.PAGE.read_text()
    for name in GAMES:
        assert text.count(f"<!-- {name}: begin -->\n") == text.count(f"<!-- {name}: end -->") == 1


def test_all_levels_are_there() -> None:
    assert strength.pairs(strength.BOTS, "short") == [
        *zip(LEVELS[1:], LEVELS[:-1], strict=True),
        (LEVELS[-1], "thumb"),
    ]
    every = strength.pairs(strength.BOTS, "long")
    assert len(every) == len(set(every)) == 15


def test_the_tables_stand_between_their_marks(tmp_path: Path, words: list[str]) -> None:
    assert strength.main([*words, "--deals", "3", "--long"]) == 0
    text = (tmp_path / "page.md").read_text()
    before, table, after = text.partition("<!-- nain-jaune: begin -->\n")[0], *text.split("<!-- nain-jaune: ")[1:]
    assert FRAME.startswith(before)
    assert FRAME.endswith(after.removeprefix("end -->"))
    assert "| `bourgeois` | " in table
    assert table.count("(3 deals)") == 3
    assert "benchmarks.strength --long`: seed 1, 4 seats, 8 placements" in table
    assert " µs |" in table or " ms |" in table
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [
        "nain-jaune-bourgeois-ecolier.jsonl",
        "nain-jaune-bourgeois-thumb.jsonl",
        "nain-jaune-ecolier-thumb.jsonl",
    ]
    assert strength.main([*words, "--deals", "3", "--long"]) == 0
    assert (tmp_path / "page.md").read_text() == text


def test_what_is_kept_can_be_told_before_all_is_played(
    tmp_path: Path, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert strength.main([*words, "--deals", "2"]) == 0

    def nobody_plays(*arguments: Any) -> None:
        raise AssertionError(arguments)

    monkeypatch.setattr(strength, "finish", nobody_plays)
    assert strength.main([*words, "--kept"]) == 0
    assert (tmp_path / "page.md").read_text().count("(2 deals)") == 2
    assert strength.main([*words[:-1], str(tmp_path / "empty"), "--kept"]) == 0
    assert list((tmp_path / "empty").iterdir()) == []
    assert (tmp_path / "page.md").read_text() == FRAME


def test_a_page_without_marks_is_left_alone(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text("Nothing.\n")
    assert strength.main([*words, "--deals", "2"]) == 2
    assert "no place for nain-jaune" in capsys.readouterr().err
    assert (tmp_path / "page.md").read_text() == "Nothing.\n"


def test_whoever_stops_it_is_told_how_to_go_on(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "finish", stopped)
    assert strength.main([*words, "--deals", "2"]) == 130
    assert "goes on from" in capsys.readouterr().err
