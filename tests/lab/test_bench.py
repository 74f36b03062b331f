"""``corbillon bench``: its figures, and that both forms agree."""

import json

import pytest

from corbillon.cli import main
from corbillon.games import GAMES
from corbillon.kernel.law import native
from corbillon.lab import bench


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CHECKED", 50)
    monkeypatch.setattr(bench, "compile_times", lambda name: (None, None))
    monkeypatch.setattr(bench, "REPEATS", 3)
    monkeypatch.setattr(bench, "SECONDS", 0.02)


@pytest.mark.usefixtures("hurried")
def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == list(GAMES)
    for game in found.values():
        assert game["deals_per_second"] > 0
        assert game["decisions_per_deal"] > 40
        assert game["checksum"] == game["checksum_interpreted"]
        assert {"compile_cold_s", "compile_cached_s"} <= set(game)


@pytest.mark.usefixtures("hurried")
def test_a_person_reads_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "zinzolin", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert told.count(bench.checksum(GAMES["zinzolin"])) == 2


@pytest.mark.usefixtures("hurried")
def test_forms_that_differ_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checksum", lambda game, *, interpreted=False: str(interpreted))
    assert main(["bench", "--games", "zinzolin", "--json"]) == 1


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "tarot"]) == 2
    assert capsys.readouterr().err.startswith("corbillon bench: no game 'tarot'")


def test_a_driver_is_compiled_once() -> None:
    cold, cached = bench.compile_times("nain-jaune")
    assert (cold is None) == (not native())
    if cold is not None and cached is not None:
        assert cached < cold / 2
