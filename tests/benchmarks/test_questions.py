"""The questions of ``docs/questions``: that each can be asked, and how its answer is written."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import questions
from corbillon.lab.runs.measures import check
from corbillon.lab.runs.reading import read_run

FOLDERS = sorted(path.parent for path in questions.QUESTIONS.glob("*/RUN.toml"))
LIGHT = 'name = "{0}"\nbots = "{0}"\ndeals = 3\n'


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_question_can_be_asked(folder: Path) -> None:
    run = read_run(folder / "RUN.toml")
    check(run)
    assert run.plots[0].file == "plot.svg"
    assert {"random", "thumb", "chevalier"} <= {bot for arm in run.arms for bot in arm.bots}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_question_has_a_page_with_its_marks(folder: Path) -> None:
    page = (folder / "README.md").read_text()
    assert len(questions.ANSWER.findall(page)) == 1
    assert "**The source.**" in page
    assert f"--only {folder.name}" in page
    assert f"({folder.name}/README.md)" in (questions.QUESTIONS / "README.md").read_text()
    for plot in read_run(folder / "RUN.toml").plots:
        assert f"`{plot.file}`" in page


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A question of two light arms, with its page."""
    source = questions.QUESTIONS / "reversis-undertaken"
    folder = tmp_path / "questions" / "reversis-undertaken"
    folder.mkdir(parents=True)
    shutil.copy(source / "README.md", folder)
    arms = "\n".join(f"[[arm]]\n{LIGHT.format(bot)}" for bot in ("random", "lowest"))
    text = (source / "RUN.toml").read_text()
    first, rest = text.index("[[arm]]"), text.index("[[measure]]")
    measured = text[rest:].split("[[measure]]")[1]
    plot = text[text.index("[[plot]]") :]
    (folder / "RUN.toml").write_text(f"{text[:first]}{arms}\n[[measure]]{measured}\n{plot}")
    return folder


def test_the_answer_stands_between_the_marks(tmp_path: Path, small: Path) -> None:
    words = ["--questions", str(small.parent), "--keep", str(tmp_path / "kept"), "--jobs", "1"]
    before = (small / "README.md").read_text()
    assert questions.main([*words, "--deals", "2"]) == 0
    assert (small / "README.md").read_text() == before
    assert not (small / "summary.md").exists()
    assert questions.main(words) == 0
    page = (small / "README.md").read_text()
    assert "Not run yet" not in page
    assert page.startswith(before[: before.index("<!-- answer: begin -->")])
    assert page.endswith(before[before.index("<!-- answer: end -->") :])
    for line in re.findall(r"^\| lowest .*$", (small / "summary.md").read_text(), re.MULTILINE)[1:]:
        assert line in page
    assert b"<svg" in (small / "plot.svg").read_bytes()
    assert questions.main(words) == 0
    assert (small / "README.md").read_text() == page


def test_a_page_without_marks_is_refused(tmp_path: Path, small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "README.md").write_text("# Nothing\n")
    words = ["--questions", str(small.parent), "--keep", str(tmp_path / "kept"), "--jobs", "1"]
    assert questions.main(words) == 2
    assert "has the marks of the answer 0 times" in capsys.readouterr().err


def test_arms_that_questions_have_in_common_are_played_once() -> None:
    lead, rarities = (
        read_run(questions.QUESTIONS / name / "RUN.toml") for name in ("zinzolin-lead", "zinzolin-rarities")
    )
    assert [replace(arm, name="") for arm in lead.arms] == [replace(arm, name="") for arm in rarities.arms]
