"""Asking the arena, and its answers without what a clock says."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from corbillon.cli import main
from corbillon.lab.arena import playing

Arena = Callable[..., dict[str, Any]]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Ask ``corbillon arena`` for its JSON; one match is enough to say how long matches are."""
    monkeypatch.setattr(playing, "MEASURED_DEALS", 1)

    def ask(*words: str) -> dict[str, Any]:
        assert main(["arena", *words, "--json"]) == 0
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask


def untimed(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without what no two runs have in common: the times of its moves, and sources that somebody edits."""
    bots = [{name: value for name, value in bot.items() if name != "cpu_us"} for bot in answer["bots"]]
    return {name: value for name, value in answer.items() if name != "sources"} | {"bots": bots}
