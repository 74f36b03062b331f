"""Both forms of the table agree at every step (the long run is ``make lockstep``)."""

import os
import subprocess
import sys

import pytest

from corbillon.games import GAMES
from corbillon.kernel.game import Game
from tests.lockstep import run


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_both_forms_play_the_same_deals(game: Game) -> None:
    run(game, deals=400, seed=7)


def test_no_index_leaves_its_array() -> None:
    """Compiled code reads and writes where it should: once with every index checked."""
    command = [sys.executable, "-m", "tests.lockstep", "--deals", "150", "--seed", "8"]
    subprocess.run(command, check=True, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"})
