"""Bots of one's own: how they are named, brought, and refused."""

import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from corbillon import bots, record, views
from corbillon.bots import own
from corbillon.bots.own import IllegalAnswer, sources_of
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.match import Match
from corbillon.terminal.seating import seated

SOURCE = """
import numpy
from corbillon.kernel.bits import highest, lowest

def high(rules, view, actions, chance):
    return highest(actions)

def wide(rules, view, actions, chance):
    return numpy.int64(lowest(actions))

def wrong(rules, view, actions, chance):
    return 99

def mute(rules, view, actions, chance):
    return None

number = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with a file of bots and a package of them."""
    (tmp_path / "mine.py").write_text(SOURCE)
    (tmp_path / "club_of_bots").mkdir()
    (tmp_path / "club_of_bots" / "bold.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    monkeypatch.setattr(own, "_brought", {})
    return tmp_path


def asked(bot: str) -> int:
    """What a bot answers to the first question of a deal."""
    game = GAMES["zinzolin"]
    match = Match(game, record.read_rules(game), 4)
    match.open_shuffled(seed=1)
    seen = views.view_of(match)
    return bots.choose(game, bot, seen.rules, seen.facts, seen.actions, seed=1)


@pytest.mark.parametrize("name", ["mine.py:high", "{folder}/mine.py:high", "club_of_bots.bold:high"])
def test_a_function_in_a_file_or_a_module_is_a_bot(folder: Path, name: str) -> None:
    bot = bots.bring(name.format(folder=folder))
    assert bots.is_own(bot)
    assert asked(bot) == 52
    assert sources_of([bot]) != sources_of(["thumb"])


def test_any_whole_number_will_do(folder: Path) -> None:
    answer = asked(bots.bring(f"{folder}/mine.py:wide"))
    assert type(answer) is int


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nobody.py:high", "there is no file nobody.py"),
        ("no.such.module:high", "there is no module 'no.such.module'"),
        ("club_of_bots.timid:high", "there is no module 'club_of_bots.timid'"),
        ("mine.py:low", "mine.py has no function 'low'"),
        ("mine.py", "mine.py: which function of it"),
        ("mine.py:number", "mine.py has no function 'number'"),
    ],
)
def test_what_is_not_there_is_said_so(folder: Path, name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bots.bring(name)


def test_a_module_that_lacks_something_itself_says_what(folder: Path) -> None:
    (folder / "lacking.py").write_text("import no_such_thing\n")
    with pytest.raises(
        ValueError, match=r"^lacking:high: ModuleNotFoundError: .*no_such_thing.* \(lacking.py, line 1\)$"
    ):
        bots.bring("lacking:high")


def test_a_file_that_is_no_python_says_where(folder: Path) -> None:
    (folder / "torn.py").write_text("def high(:\n")
    with pytest.raises(ValueError, match=r"^torn.py:high: SyntaxError: .*torn.py, line 1"):
        bots.bring("torn.py:high")


def test_a_bot_that_raises_says_where_and_at_what(folder: Path) -> None:
    (folder / "hasty.py").write_text("def high(rules, view, actions, chance):\n    return 1 // 0\n")
    bot = bots.bring("hasty.py:high")
    with pytest.raises(
        IllegalAnswer, match=r"^hasty.py:high raises ZeroDivisionError: .* \(hasty.py, line 2\) at seat 1"
    ):
        asked(bot)


def test_what_stands_beside_it_is_imported_and_counts_as_its_source(folder: Path) -> None:
    (folder / "skill_of_bots.py").write_text("from corbillon.kernel.bits import lowest as pick\n")
    (folder / "able.py").write_text(
        "import skill_of_bots\n\ndef low(rules, view, actions, chance):\n    return skill_of_bots.pick(actions)\n"
    )
    bot = bots.bring("able.py:low")
    before = sources_of([bot])
    assert asked(bot) >= 0
    (folder / "skill_of_bots.py").write_text("from corbillon.kernel.bits import highest as pick\n")
    assert sources_of([bot]) != before


@pytest.mark.parametrize(("name", "answer"), [("wrong", "99"), ("mute", "None")])
def test_an_illegal_answer_is_refused_with_what_was_legal(folder: Path, name: str, answer: str) -> None:
    bot = bots.bring(f"{folder}/mine.py:{name}")
    with pytest.raises(
        IllegalAnswer, match=rf"{answer} at seat 1, deal 1, ply 0, where it may answer .*\(keep\)"
    ) as met:
        asked(bot)
    again: Any = pickle.loads(pickle.dumps(met.value))
    assert str(again) == str(met.value)


def test_nothing_is_loaded_but_by_whoever_brings_it(folder: Path) -> None:
    """A record, or a client, names bots; a name must not run a file."""
    (folder / "trap.py").write_text("raise SystemExit('sprung')\n")
    with pytest.raises(ValueError, match="was not brought"):
        asked("trap.py:high")
    with pytest.raises(RecordError, match="was not brought"):
        seated(GAMES["zinzolin"], bots="trap.py:high")
