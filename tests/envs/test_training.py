"""Teaching a net: what it learns from is what the rules say, the loss falls, and a training that was killed goes on."""

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from corbillon.bots.learned.apprentice import apprentice
from corbillon.bots.learned.inputs import inputs
from corbillon.bots.learned.weights import load, rounded, save, told_of
from corbillon.envs.training.__main__ import main
from corbillon.envs.training.descent import centred, gradient
from corbillon.envs.training.drivers import BY_NET
from corbillon.envs.training.keeping import Kept
from corbillon.envs.training.lessons import Teaching
from corbillon.envs.training.picture import draw
from corbillon.envs.training.training import Recipe, Training
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of

SMALL = Teaching(lanes=4, tables=16, steps=12, moves_ahead=40, asked=0.25)

each_game = pytest.mark.parametrize("name", GAMES)


def small(name: str) -> Recipe:
    return Recipe(name, units=(32, 16), teaching=SMALL, batch=64)


def test_the_command_trains_and_the_loss_falls(tmp_path: Path) -> None:
    name = "nain-jaune"
    asked = ["--minutes", "0.3", "--points", "2", "--deals", "50", "--jobs", "1", "--keep", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "corbillon.envs.training", name, *asked], check=True, capture_output=True, text=True
    )
    assert done.stdout.count("ahead of three thumbs") == 3
    _, first, last = told_of(name, tmp_path)["curve"]
    assert last["lessons"] > first["lessons"]
    assert last["loss"] < first["loss"]
    assert last["loss"] < 0.99


@each_game
def test_equal_recipes_make_equal_nets_with_any_number_of_threads(name: str) -> None:
    one, two = Training(small(name)), Training(small(name))
    for progress in (0.0, 0.9):
        assert one.round(progress, jobs=1) == two.round(progress, jobs=2)
    two = pickle.loads(pickle.dumps(two))
    assert one.round(0.95) == two.round(0.95)
    assert all(numpy.array_equal(part, other) for part, other in zip(one.net, two.net, strict=True))


@each_game
def test_the_machine_code_sees_and_moves_as_the_bot(name: str, tmp_path: Path) -> None:
    training = Training(small(name))
    training.round(0.0)
    lane, net, shown = training.lanes[0], rounded(training.net), training.inputs
    save(net, {"seats": shown.seats, "inputs": shown.digest()}, tmp_path, name)
    choose, env, hows = apprentice(GAMES[name], tmp_path), lane.env, numpy.full_like(lane.hows, BY_NET)
    moves = numpy.zeros(2, numpy.int64)
    for _ in range(40):
        asked = (env.masks.sum(axis=1) > 1).astype(numpy.int64)
        actions, entries = lane.players.moves(env.tables, hows, net, asked, 0)
        for row, k in enumerate(numpy.flatnonzero(asked)[:4]):
            view, legal = shown.code.decode(env.observations[k]), bits_of(numpy.flatnonzero(env.masks[k]).tolist())
            assert numpy.array_equal(shown.entries(env.rules, view, legal, [1, 2, 3, 4]), entries[row])
            moves += choose(env.rules, view, legal, [1, 2, 3, 4]) == actions[k], 1
        env.step(actions)
    assert moves[0] >= 0.99 * moves[1]


def test_the_gradient_is_that_of_the_loss() -> None:
    training = Training(small("zinzolin"))
    lessons = training.lanes[0].round(training.net, alone=True)
    _, slopes = gradient(training.net, lessons, training.units, 1e6)
    rises = numpy.abs(slopes.own).argmax()
    where = numpy.unravel_index(rises, slopes.own.shape)
    losses = []
    for sign in (1, -1):
        moved = training.net._replace(own=training.net.own.copy())
        moved.own[where] += numpy.float32(sign * 0.01)
        losses.append(gradient(moved, lessons, training.units, 1e6)[0])
    assert (losses[0] - losses[1]) / 0.02 == pytest.approx(slopes.own[where], rel=0.06)


def test_only_what_an_action_is_worth_beside_the_others_counts() -> None:
    tried = numpy.array([[True, False, True, True]])
    values = numpy.array([[3, 99, 6, 9]], numpy.float32)
    assert centred(values, tried).tolist() == [[-3, 0, 0, 3]]
    assert centred(values + 50, tried).tolist() == [[-3, 0, 0, 3]]


class Killed(Exception):
    pass


def test_a_training_that_was_killed_goes_on(tmp_path: Path) -> None:
    recipe, seen = small("zinzolin"), []

    def kill(line: str) -> None:
        seen.append(line)
        if len(seen) == 2:
            raise Killed

    with pytest.raises(Killed):
        Kept(recipe, 0.6, tmp_path, points=3, deals=20).run(1, kill)
    kept = Kept(recipe, 0.6, tmp_path, points=3, deals=20)
    assert len(kept.course.curve) == 1
    kept.run(1, seen.append)
    assert len(kept.course.curve) == 4
    assert [point["minutes"] for point in kept.course.curve] == sorted(p["minutes"] for p in kept.course.curve)
    assert "chips a deal ahead of three thumbs" in seen[-1]
    told = told_of("zinzolin", tmp_path)
    assert told["curve"] == kept.course.curve
    net = load(inputs(GAMES["zinzolin"]), tmp_path)
    assert all(numpy.array_equal(one, two) for one, two in zip(net, rounded(kept.net), strict=True))
    draw(told, tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="another training"):
        Kept(replace(recipe, seed=2), 0.6, tmp_path)


def test_the_command_says_what_it_cannot_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["zinzolin", "--keep", str(tmp_path), "--minutes", "0"])
    (tmp_path / "zinzolin.training").write_bytes(pickle.dumps(("other", None, None)))
    assert main(["zinzolin", "--keep", str(tmp_path)]) == 2
    assert "another training" in capsys.readouterr().err
