"""OpenSpiel's CFR and best responses on a small pack, and expected values beside full enumeration.

All three games, on larger ones, are a command: ``python -m tests.envs.equilibria``.
"""

import pyspiel
import pytest

import corbillon.envs.openspiel  # noqa: F401
from tests.envs.equilibria import at_random, enumerated, nash_convs

SMALL = "python_reversis(tricks=1,talon=1)", "python_nain_jaune(players=3,ranks=2)", "python_zinzolin(tricks=2,talon=0)"


@pytest.mark.parametrize("name", SMALL)
def test_expected_values_are_those_of_full_enumeration(name: str) -> None:
    spiel_game = pyspiel.load_game(name)
    assert at_random(spiel_game) == pytest.approx(enumerated(spiel_game), abs=1e-9)


def test_what_best_responses_gain_falls_as_cfr_goes_on() -> None:
    gains = [gain for _, gain in nash_convs(pyspiel.load_game(SMALL[0]), iterations=2, every=2)]
    assert len(gains) == 2
    assert gains[0] > 1.2 * gains[1] > 0
