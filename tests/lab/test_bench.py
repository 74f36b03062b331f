"""``corbillon bench``: its figures, and that both forms agree."""

import json

import pytest

from corbillon.cli import main
from corbillon.games import GAMES
from corbillon.kernel.law import native
from corbillon.lab import bench, thought


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CHECKED", 50)
    monkeypatch.setattr(bench, "compile_times", lambda name: (None, None))
    monkeypatch.setattr(bench, "REPEATS", 3)
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    monkeypatch.setattr(bench, "bot_compile_time", lambda name: None)
    monkeypatch.setattr(thought, "DEALS", 1)
    monkeypatch.setattr(thought, "SIMULATIONS", {"random": 2, "thumb": 1})
    monkeypatch.setattr(thought, "WORLDS", 10)
    monkeypatch.setattr(thought, "CARDS_LEFT", (1, 2))
    monkeypatch.setattr(thought, "ENDINGS", 2)
    monkeypatch.setattr(thought, "REPEATS", 1)


@pytest.mark.usefixtures("hurried")
def test_every_game_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == list(GAMES)
    for game in found.values():
        assert game["deals_per_second"] > 0
        assert game["decisions_per_deal"] > 40
        assert game["checksum"] == game["checksum_interpreted"]
        assert {"compile_cold_s", "compile_cached_s", "bot_compile_cold_s"} <= set(game)
        assert set(game["simulation_us"]) == {"random", "thumb"}
        assert min(*game["simulation_us"].values(), game["world_us"], game["worlds_prepared_us"]) > 0
        assert min(game["endings_per_second"].values()) > 0


@pytest.mark.usefixtures("hurried")
def test_a_person_reads_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "zinzolin", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert told.count(bench.checksum(GAMES["zinzolin"])) == 2


@pytest.mark.usefixtures("hurried")
def test_forms_that_differ_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checksum", lambda game, *, interpreted=False: str(interpreted))
    assert main(["bench", "--games", "zinzolin", "--json"]) == 1


def test_who_has_no_numba_is_told_that_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("corbillon.kernel.law.native", lambda: False)
    monkeypatch.setattr(bench, "measured", lambda game: {"checksum": "", "checksum_interpreted": ""})
    assert main(["bench", "--json", "--lang", "en"]) == 0
    assert capsys.readouterr().err.startswith("corbillon bench: Numba is not installed")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--games", "tarot"]) == 2
    assert capsys.readouterr().err.startswith("corbillon bench: no game 'tarot'")


def test_a_driver_is_compiled_once() -> None:
    cold, cached = bench.compile_times("nain-jaune")
    assert (cold is None) == (not native())
    if cold is not None and cached is not None:
        assert cached < cold / 2
