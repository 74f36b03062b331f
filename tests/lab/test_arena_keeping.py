"""The kept file of the arena: whatever interrupts it, the work goes on from the last whole line."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from corbillon.cli import main
from corbillon.lab.arena import playing
from tests.lab.arenas import Arena, arena, untimed

__all__ = ["arena"]

WORDS = "nain-jaune", "--bots", "lowest,random", "--seats", "3"
SLOWLY = "import sys; sys.modules['numba'] = None; from corbillon.cli import main; sys.exit(main(sys.argv[1:]))"
"""A deal is a piece of work of its own where nothing is compiled."""


@pytest.fixture
def kept(tmp_path: Path, arena: Arena) -> Path:
    """A finished file of eight deals."""
    path = tmp_path / "kept.jsonl"
    arena(*WORDS, "--deals", "8", "--keep", str(path))
    return path


def test_a_file_has_the_plan_and_a_line_a_deal(kept: Path) -> None:
    plan, *deals = map(json.loads, kept.read_text().splitlines())
    assert (plan["game"], plan["bots"], plan["seed"]) == ("nain-jaune", ["lowest", "random"], 1)
    assert [deal["deal"] for deal in deals] == list(range(8))
    for deal in deals:
        assert len(deal["results"]) == len(deal["deals"]) == 6
        assert len(deal["costs"]) == 2


def test_killed_and_resumed_it_is_the_same_work(tmp_path: Path, arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.jsonl"
    words = *WORDS, "--deals", "600", "--keep", str(path)
    with subprocess.Popen([sys.executable, "-c", SLOWLY, "arena", *words]) as process:
        end = time.monotonic() + 60
        while (not path.exists() or path.read_bytes().count(b"\n") < 20) and time.monotonic() < end:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = path.read_bytes().count(b"\n")
    assert 20 <= before < 600
    monkeypatch.setattr(playing, "CHUNK", 100)
    resumed = arena(*words, "--jobs", "2")
    assert path.read_bytes().count(b"\n") == 601
    whole = arena(*WORDS, "--deals", "600")
    for bot in (*resumed["bots"], *whole["bots"]):
        bot.pop("moves")  # deals without a compiler are timed move by move, the others are not
    assert untimed(resumed) == untimed(whole)


def test_a_torn_line_is_played_again(kept: Path, arena: Arena) -> None:
    words = *WORDS, "--deals", "8", "--keep", str(kept)
    sound, told = kept.read_bytes(), untimed(arena(*words))
    kept.write_bytes(sound[:-30])
    assert untimed(arena(*words)) == told
    assert kept.read_bytes().count(b"\n") == 9
    head = sound[: sound.index(b"\n") - 5]
    kept.write_bytes(head)
    assert untimed(arena(*words)) == told


def test_more_deals_may_be_asked_for_and_fewer(kept: Path, arena: Arena) -> None:
    more = arena(*WORDS, "--deals", "12", "--keep", str(kept))
    assert untimed(more) == untimed(arena(*WORDS, "--deals", "12"))
    fewer = arena(*WORDS, "--deals", "5", "--keep", str(kept))
    assert untimed(fewer) == untimed(arena(*WORDS, "--deals", "5"))
    assert kept.read_bytes().count(b"\n") == 13


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("--seed", "2"), "seed is 1 there, 2 here"),
        (("--budget", "9"), "budget is null there, 9 here"),
        (("--rules", "stake_unit=2"), "rules is {} there"),
        (("--matches",), "matches is false there, true here"),
    ],
)
def test_another_plan_is_refused(
    kept: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, ...], complaint: str
) -> None:
    before = kept.read_bytes()
    assert main(["arena", *WORDS, "--deals", "8", "--keep", str(kept), *change]) == 2
    assert complaint in capsys.readouterr().err
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["# a letter\n", "# a letter", "[]\n", '{"a": 1}\n'])
def test_a_file_of_another_kind_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    path = tmp_path / "letter.md"
    path.write_text(text)
    assert main(["arena", *WORDS, "--deals", "8", "--keep", str(path)]) == 2
    assert "no kept file" in capsys.readouterr().err
    assert path.read_text() == text


def test_a_spoilt_line_is_named(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join([*lines[:3], '{"deal": 2}\n', *lines[4:]]))
    assert main(["arena", *WORDS, "--deals", "8", "--keep", str(kept)]) == 2
    assert "line 4, is no deal" in capsys.readouterr().err


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *WORDS, "--keep", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_other_states_of_the_bots_are_told(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *WORDS, "--deals", "8", "--keep", str(kept), "--lang", "en"]) == 0
    assert "another state" not in capsys.readouterr().out
    kept.write_text(kept.read_text().replace('"sources":"', '"sources":"another', 1))
    assert main(["arena", *WORDS, "--deals", "8", "--keep", str(kept), "--lang", "en"]) == 0
    assert "another state" in capsys.readouterr().out


def test_who_stops_it_is_told_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.jsonl"
    words = *WORDS, "--deals", "8", "--keep", str(path)
    whole = playing.play

    def interrupted(*arguments: Any) -> Iterator[tuple[int, list[playing.Played]]]:
        yield from islice(whole(*arguments), 3)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(playing, "CHUNK", 1)
        patch.setattr(playing, "play", interrupted)
        assert main(["arena", *words, "--lang", "en"]) == 130
        assert f"stopped after 3 of 8; the same command goes on from {path}" in capsys.readouterr().err
        assert main(["arena", *WORDS, "--deals", "8", "--lang", "fr"]) == 130
        assert "arrêt après 3 sur 8" in capsys.readouterr().err
    assert path.read_bytes().count(b"\n") == 4
    assert untimed(arena(*words)) == untimed(arena(*WORDS, "--deals", "8"))


def hears() -> None:
    """Whoever starts the tests in the background may have made them, and all that they start, deaf to the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_stop_from_the_keyboard_leaves_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    words = "arena", *WORDS, "--deals", "100000", "--keep", str(path), "--jobs", "2", "--lang", "en"
    command = [sys.executable, "-c", SLOWLY, *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hears) as process:
        end = time.monotonic() + 60
        while (not path.exists() or path.read_bytes().count(b"\n") < 5) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert b"the same command goes on from" in said
    assert path.read_bytes().endswith(b"\n")
