"""A run: the same bytes on any number of workers, stopped, killed, resumed, changed; and what it shows."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from corbillon.cli import main
from corbillon.lab.runs import command, plots
from corbillon.lab.runs import keeping as keeping_module
from corbillon.lab.runs.keeping import DEALS, PAYMENTS, Keeping
from corbillon.lab.runs.words import WORDS
from tests.lab.runs.asking import Lab, asked, kept, lab, measure, read

__all__ = ["lab"]

GAIN = measure("select arm, deal, place, gain as value from seats")
PLOTS = "".join(f'[[plot]]\nmeasure = "it"\nkind = "{kind}"\n' for kind in ("bars", "histogram", "line"))
SLOWLY = "import sys; sys.modules['numba'] = None; from corbillon.cli import main; sys.exit(main(sys.argv[1:]))"
SMALL = "from corbillon.lab.runs import keeping; keeping.SIZES['interpreted'] = 5; "


def found(folder: Path) -> list[bytes]:
    """Both files of rows."""
    return [(folder / name).read_bytes() for name in (DEALS, PAYMENTS)]


def slowly(folder: Path, *words: str) -> list[str]:
    """A run without a compiler, in small pieces of work."""
    return [sys.executable, "-c", SMALL + SLOWLY, "lab", str(folder / "RUN.toml"), *words]


def hears() -> None:
    """Whoever starts the tests in the background may have made them, and all that they start, deaf to the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def until_pieces(out: Path, count: int) -> None:
    """Wait until so many pieces are there."""
    end = time.monotonic() + 60
    while len(list(out.glob("pieces/*.deals.arrow"))) < count and time.monotonic() < end:
        time.sleep(0.01)


def test_two_workers_make_the_same_bytes(tmp_path: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    text = asked(GAIN, count=40)
    alone = lab(text, "--out", str(tmp_path / "one"))
    monkeypatch.setattr(keeping_module, "SIZES", {"compiled": 7, "interpreted": 7, "simulations": 7})
    assert lab(text, "--out", str(tmp_path / "two"), "--jobs", "2") == alone
    assert found(tmp_path / "one") == found(tmp_path / "two")
    assert len(list((tmp_path / "two" / "pieces").glob("*.deals.arrow"))) == 6


def test_killed_and_resumed_it_makes_the_same_bytes(tmp_path: Path, lab: Lab) -> None:
    text, out = asked(GAIN, game="nain-jaune", count=200), tmp_path / "out"
    (tmp_path / "RUN.toml").write_text(text)
    with subprocess.Popen(slowly(tmp_path, "--out", str(out), "--jobs", "1")) as process:
        until_pieces(out, 5)
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = {path.name: path.stat().st_mtime_ns for path in out.glob("pieces/*.deals.arrow")}
    assert 5 <= len(before) < 40
    assert not (out / DEALS).exists()
    subprocess.run(slowly(tmp_path, "--out", str(out), "--jobs", "1"), check=True, capture_output=True)
    assert len(list(out.glob("pieces/*.deals.arrow"))) == 40
    assert {name: (out / "pieces" / name).stat().st_mtime_ns for name in before} == before
    lab(text, "--out", str(tmp_path / "whole"))
    assert found(out) == found(tmp_path / "whole")


def test_a_stop_from_the_keyboard_is_a_line(tmp_path: Path) -> None:
    (tmp_path / "RUN.toml").write_text(asked(GAIN, game="nain-jaune", count=100_000))
    words = slowly(tmp_path, "--jobs", "2", "--lang", "en")
    with subprocess.Popen(words, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hears) as process:
        until_pieces(tmp_path / "RUN", 3)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in said
    assert b"the same command goes on from" in said


def test_a_changed_run_mixes_no_rows(tmp_path: Path, lab: Lab) -> None:
    text, out = asked(GAIN), ("--out", str(tmp_path / "out"))
    first = lab(text, *out)
    changed = text.replace("seed = 3", "seed = 4")
    second = lab(changed, *out)
    assert second["measures"] != first["measures"]
    assert second["measures"] == lab(changed, "--out", str(tmp_path / "other"))["measures"]
    assert lab(text, *out) == first


def test_more_deals_go_on_from_fewer(tmp_path: Path, lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_module, "SIZES", dict.fromkeys(keeping_module.SIZES, 5))
    text, out = asked(GAIN, count=20), ("--out", str(tmp_path / "out"))
    assert lab(text, *out, "--deals", "10")["measures"][0]["groups"][0]["n"] == 10
    assert len(Keeping(read(tmp_path, text), tmp_path / "out").missing) == 2
    assert lab(text, *out)["measures"][0]["groups"][0]["n"] == 20


@pytest.mark.parametrize("lang", WORDS)
def test_a_person_reads_the_same_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lab: Lab, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    text = asked(GAIN + PLOTS, count=30)
    (one,) = lab(text)["measures"]
    assert main(["lab", str(tmp_path / "RUN.toml"), "--jobs", "1", "--lang", lang]) == 0
    told = capsys.readouterr().out.replace("−", "-").replace(",", ".")
    summary = (tmp_path / "RUN" / "summary.md").read_text().replace("−", "-").replace(",", ".")
    assert WORDS[lang]["ci95"] in told
    for group in one["groups"]:
        assert f" {group['half_width']:.0f} " in told
        assert f"| {group['mean']:.0f} |" in summary
    for name in ("plot.svg", "plot-2.svg", "plot-3.svg"):
        assert b"<svg" in (tmp_path / "RUN" / name).read_bytes()


def test_equal_runs_make_equal_pictures(tmp_path: Path) -> None:
    keeping = kept(tmp_path, asked(GAIN + PLOTS, count=30))
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        command.write(keeping, tmp_path / name, "en")
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_what_never_happened_is_an_empty_picture(tmp_path: Path) -> None:
    never = measure("select arm, deal, place, gain as value from seats where gain = 1000000")
    keeping = kept(tmp_path, asked(never + PLOTS, count=2))
    (one,) = command.write(keeping, tmp_path, "en")
    assert one.groups == ()
    assert b"<svg" in (tmp_path / "plot-3.svg").read_bytes()


def test_a_line_wants_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = '[[plot]]\nmeasure = "it"\nkind = "line"\n'
    path = tmp_path / "RUN.toml"
    path.write_text(asked(measure("select arm, deal, actions as value from deals") + line))
    assert main(["lab", str(path), "--jobs", "1"]) == 2
    assert "a line wants a column of numbers" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--deals", "0"), "--deals is '0'"),
        (("--jobs", "none"), "--jobs is 'none'"),
        (("--address", "tcp://localhost:1"), "--address is of a Dask or Ray cluster"),
    ],
)
def test_wrong_use_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    (tmp_path / "RUN.toml").write_text(asked(GAIN))
    assert main(["lab", str(tmp_path / "RUN.toml"), *words]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("absent", "words", "wanted"),
    [
        ("pyarrow", (), "pip install 'corbillon[lab]'"),
        ("duckdb", (), "pip install 'corbillon[lab]'"),
        ("distributed", ("--engine", "dask"), "pip install 'corbillon[dask]'"),
        ("ray", ("--engine", "ray"), "pip install 'corbillon[ray]'"),
        ("matplotlib", (), "pip install 'corbillon[plots]'"),
    ],
)
def test_what_is_not_installed_is_named(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    absent: str,
    words: tuple[str, ...],
    wanted: str,
) -> None:
    (tmp_path / "RUN.toml").write_text(asked(GAIN + PLOTS))
    there = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == absent else there(name))
    assert main(["lab", str(tmp_path / "RUN.toml"), *words]) == 2
    said = capsys.readouterr().err
    assert wanted in said
    assert said.count("\n") == 1


def test_the_answer_has_what_was_asked(tmp_path: Path, lab: Lab) -> None:
    answer = lab(asked(GAIN, more="rules = { tours = 1 }"))
    (arm,) = answer["arms"]
    assert (answer["question"], answer["game"], answer["episode"], answer["seed"]) == (
        "What is it?",
        "reversis",
        "deal",
        3,
    )
    assert (arm["arm"], arm["rules"], arm["deals"]) == ("mixed", {"tours": 1}, 12)
    (one,) = answer["measures"]
    assert (one["name"], one["unit"]) == ("it", "jetons a deal")
    assert json.dumps(answer)


def test_no_two_of_many_groups_look_alike() -> None:
    for marks in (plots.MARKS, plots.STROKES):
        assert len({plots._look(number, marks) for number in range(32)}) == 32
