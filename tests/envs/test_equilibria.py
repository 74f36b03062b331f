"""OpenSpiel's CFR and best responses on the smallest packs, and expected values beside full enumeration."""

import pyspiel
import pytest

import corbillon.envs.openspiel  # noqa: F401
from tests.envs.equilibria import at_random, enumerated, nash_convs

SMALLEST = ("python_reversis(tricks=1,talon=1)", "python_nain_jaune(players=3,ranks=2)")


@pytest.mark.parametrize("name", [*SMALLEST, "python_zinzolin(tricks=2,talon=0)"])
def test_expected_values_are_those_of_full_enumeration(name: str) -> None:
    spiel_game = pyspiel.load_game(name)
    assert at_random(spiel_game) == pytest.approx(enumerated(spiel_game), abs=1e-9)


@pytest.mark.parametrize(("name", "iterations"), list(zip(SMALLEST, (6, 2), strict=True)))
def test_what_best_responses_gain_falls_as_cfr_goes_on(name: str, iterations: int) -> None:
    gains = [gain for _, gain in nash_convs(pyspiel.load_game(name), iterations, every=2)]
    assert len(gains) == 1 + iterations // 2
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 1.2 * gains[-1] > 0
