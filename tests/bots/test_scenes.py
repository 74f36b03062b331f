"""Scenes: every bot from the third level up does the right thing where it is beyond doubt."""

from dataclasses import replace

import pytest

from corbillon.kernel.law import native
from tests.bots.scenes.asking import answered
from tests.bots.scenes.every import SCENES
from tests.bots.scenes.finding import candidates
from tests.bots.scenes.judge import WORLDS, is_right
from tests.bots.scenes.position import Scene, last_of, positions, read, written

ENOUGH = 200
SHARE = 0.95
MOST = {"abbe": 220, "chevalier": 220, "marquise": 25}
"""So many positions of a scene: all, or as many as there is time for; ``python -m tests.bots.scenes`` asks for all."""
INTERPRETED = 2
FEW_SIMULATIONS = 120


def names(scene: Scene) -> str:
    """How a test calls a scene."""
    return scene.name


@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_there_are_enough_positions_and_in_each_something_to_do_wrong(scene: Scene) -> None:
    found = positions(scene)
    assert len(set(found)) == len(found) >= ENOUGH
    for deal in found[:: 1 if native() else 20]:
        seen = last_of(scene.of, deal)
        right = scene.right(seen.rules, seen.view, seen.actions)
        assert right
        assert right & ~seen.actions == 0
        assert seen.actions & ~right


def named(name: str) -> Scene:
    """The scene of a name."""
    return next(scene for scene in SCENES if scene.name == name)


@pytest.mark.parametrize("name", ["takes-a-box", "breaks-a-reversis"])
def test_the_judge_takes_a_position_for_the_right_answer_only(name: str) -> None:
    scene = named(name)
    seen = last_of(scene.of, positions(scene)[0])
    right = scene.right(seen.rules, seen.view, seen.actions)
    assert is_right(scene, seen, right, 9, WORLDS)
    assert not is_right(scene, seen, seen.actions & ~right, 9, WORLDS)
    assert not is_right(replace(scene, margin=10**6), seen, right, 9, WORLDS)


def test_positions_are_found_in_real_play() -> None:
    scene = named("takes-a-box")
    deal, seen, right = next(candidates(scene, "seed", 4))
    again = last_of(scene.of, read(written(deal)))
    assert (again.view, again.actions) == (seen.view, seen.actions)
    assert scene.right(again.rules, again.view, again.actions) == right


@pytest.mark.parametrize("bot", MOST)
@pytest.mark.parametrize("scene", SCENES, ids=names)
def test_answers_right(scene: Scene, bot: str) -> None:
    chosen = positions(scene)[:: -(-ENOUGH // MOST[bot])]
    if not native():
        chosen = chosen[:INTERPRETED]
    simulations = None if native() else FEW_SIMULATIONS
    wrong = [place for place, deal in enumerate(chosen) if not answered(scene, deal, bot, simulations)]
    assert len(wrong) <= (1 - SHARE) * len(chosen), wrong
