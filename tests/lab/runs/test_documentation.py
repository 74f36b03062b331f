"""``docs/laboratory.md`` says what is so: its columns, its example, its SQL."""

import re
from pathlib import Path

import pytest

from corbillon.games import GAMES
from corbillon.lab.runs.measures import _open as opened
from corbillon.lab.runs.measures import check
from corbillon.lab.runs.rows import deals_schema, payments_schema
from tests.lab.runs.asking import asked, kept, measure, read

PAGE = (Path(__file__).parents[3] / "docs/laboratory.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```toml[^\n]*\n(.*?)```", PAGE, re.DOTALL)
(SQL,) = re.findall(r"```sql[^\n]*\n(.*?)```", PAGE, re.DOTALL)
CHAPTERS = {part.split("\n", 1)[0]: part for part in re.split(r"^#+ ", PAGE, flags=re.MULTILINE)}


def columns(chapter: str) -> list[str]:
    """The columns of a chapter's table, in order."""
    cells = [line.split("|")[1] for line in CHAPTERS[chapter].splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


@pytest.mark.parametrize("name", GAMES)
def test_every_column_is_documented(name: str) -> None:
    game = GAMES[name]
    assert columns("deals") + list(game.events) == deals_schema(game, whole=True).names
    assert columns("payments") == payments_schema(whole=True).names
    for event in game.events:
        assert f"`{event}`" in CHAPTERS["deals"]


def test_the_view_of_seats_is_documented(tmp_path: Path) -> None:
    keeping = kept(tmp_path, asked(episode="match", count=1))
    found = opened(keeping.run, keeping.folder).execute("describe seats").fetchall()
    told = re.findall(r"`(\w+)`", CHAPTERS["seats"])
    assert [row[0] for row in found] == told


def test_the_example_is_a_run(tmp_path: Path) -> None:
    run = read(tmp_path, EXAMPLE)
    check(run)
    assert [arm.count for arm in run.arms] == [20_000]


@pytest.mark.parametrize("sql", re.split(r"^-- .*\n", SQL, flags=re.MULTILINE)[1:])
def test_every_query_is_a_measure(tmp_path: Path, sql: str) -> None:
    episode = "match" if "arm, match" in sql else "deal"
    check(read(tmp_path, asked(measure(sql), game="nain-jaune", episode=episode)))
