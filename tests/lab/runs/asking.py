"""Small RUN.toml files, and asking them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from corbillon.cli import main
from corbillon.lab.runs.keeping import Keeping, cut, play_piece
from corbillon.lab.runs.plan import Run
from corbillon.lab.runs.reading import read_run

Lab = Callable[..., dict[str, Any]]

MIXED = '["thumb", "random", "lowest", "thumb"]'
"""Bots of all kinds of policies: one driver a game is compiled for all tests."""

HEAD = """question = "What is it?"
game = "{game}"
episode = "{episode}"
seed = 3

"""
ARM = """[[arm]]
name = "{name}"
bots = {bots}
{unit} = {count}
{more}

"""
MEASURE = '''[[measure]]
name = "{name}"
unit = "{unit}"
sql = """{sql}"""

'''


def asked(*measures: str, game: str = "reversis", episode: str = "deal", count: int = 12, more: str = "") -> str:
    """A RUN.toml of one arm."""
    unit = "deals" if episode == "deal" else "matches"
    arm = ARM.format(name="mixed", bots=MIXED, unit=unit, count=count, more=more)
    return HEAD.format(game=game, episode=episode) + arm + "".join(measures)


def measure(sql: str, unit: str = "jetons a deal", name: str = "it") -> str:
    """A measure of a RUN.toml."""
    return MEASURE.format(name=name, unit=unit, sql=sql)


def read(folder: Path, text: str) -> Run:
    """What a RUN.toml asks for."""
    path = folder / "RUN.toml"
    path.write_text(text, encoding="utf-8")
    return read_run(path)


def kept(folder: Path, text: str) -> Keeping:
    """A run that is played, here and at once, and its rows."""
    keeping = Keeping(read(folder, text), folder / "out")
    for piece in cut(keeping.run):
        keeping.add(piece, play_piece(piece))
    keeping.assemble()
    return keeping


@pytest.fixture
def lab(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Lab:
    """Ask ``corbillon lab`` for its JSON."""

    def ask(text: str, *words: str) -> dict[str, Any]:
        (tmp_path / "RUN.toml").write_text(text, encoding="utf-8")
        assert main(["lab", str(tmp_path / "RUN.toml"), "--jobs", "1", "--json", *words]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask
