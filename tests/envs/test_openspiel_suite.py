"""OpenSpiel's own tests on our games: random simulations, its simulation class, its API class."""

from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import corbillon.envs.openspiel  # noqa: F401
from corbillon.envs.openspiel.adapter import spiel_name
from corbillon.games import GAMES

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()

CALLED = [
    *(spiel_name(game) for game in GAMES.values()),
    *(f"python_nain_jaune(players={players})" for players in (3, 8)),
    "python_zinzolin(rules=declare_when:opening_phase;declined_peek:on)",
    "python_reversis(rules=espagnolette_announce:announced;undertake:declared)",
    "python_nain_jaune(rules=passing:free)",
    "python_zinzolin(tricks=2,talon=0)",
    "python_zinzolin(tricks=6)",
    "python_reversis(tricks=3)",
    "python_reversis(tricks=7,talon=1)",
    "python_nain_jaune(ranks=4)",
    "python_nain_jaune(players=2,ranks=2,rules=players2:true)",
]
each_game = pytest.mark.parametrize("called", CALLED)


@each_game
def test_random_simulations_with_serialisation(called: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(called), num_sims=2, serialize=True, verbose=False)


@each_game
def test_its_simulations(called: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(called))


class Asked(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """Its class of tests, for a game that is given to it."""

    __test__ = False
    game: Any = None
    game_name = ""


@each_game
def test_its_api(called: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asked, "game", pyspiel.load_game(called))
    monkeypatch.setattr(Asked, "game_name", called)
    Asked.setUpClass()
    names = [name for name in dir(Asked) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(Asked(name), name)()
