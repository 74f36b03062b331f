"""Gymnasium's own checker, and what it does not ask."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from corbillon import bots
from corbillon.envs.course import Course
from corbillon.envs.gymnasium import SeatEnv
from corbillon.games import GAMES
from corbillon.kernel import chance
from corbillon.search.playouts import seed_of_seat

NAMES = {"zinzolin": "corbillon/Zinzolin-v1", "nain-jaune": "corbillon/NainJaune-v1"} | {
    "reversis": "corbillon/Reversis-v1"
}
each_game = pytest.mark.parametrize("game", GAMES)


def made(game: str, **options: Any) -> Any:
    return gymnasium.make(NAMES[game], disable_env_checker=True, **options).unwrapped


def play(env: Any, observation: Any, choice: numpy.random.Generator, steps: int) -> tuple[Any, float, bool]:
    """Play at random; what is seen last, what it brought, and whether the episode is over."""
    brought, over = 0.0, False
    for _ in range(steps):
        action = int(choice.choice(numpy.flatnonzero(observation["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert not info
        brought += reward
        if over:
            break
    return observation, brought, over


@pytest.mark.parametrize("episode", ["deal", "match"])
@each_game
def test_the_api(game: str, episode: str) -> None:
    check_env(made(game, episode=episode))


@each_game
def test_rewards_sum_to_what_the_deal_brought(game: str) -> None:
    choice = numpy.random.default_rng(1)
    for seat in range(4):
        env = made(game, seat=seat, opponents=["random", "thumb", "ecolier"])
        for number in range(5):
            observation, _ = env.reset(seed=number)
            assert observation["observation"][seat] == 1
            _, brought, over = play(env, observation, choice, 1000)
            assert over
            assert brought == env.episode.course.gains()[seat]


@each_game
def test_opponents_choose_as_bots_at_a_table(game: str) -> None:
    env = made(game, seat=2)
    observation, _ = env.reset(seed=5)
    course, seats = Course(env.deals), env.deals.seats
    course.deal_all(env.episode.course.pack)
    table_seed = chance.draw(chance.seeded(env.episode.seed, 1))
    choice = numpy.random.default_rng(1)
    while not course.over:
        if course.turn != 2:
            seed = seed_of_seat(table_seed, course.turn)
            view = course.view(course.turn)
            course.play(bots.choose(env.deals.game, "thumb", env.deals.switches, view, course.actions, seed))
        else:
            assert observation["action_mask"].tolist() == env.episode.code.mask(course.actions).tolist()
            action = int(choice.choice(numpy.flatnonzero(observation["action_mask"])))
            course.play(action)
            observation, *_ = env.step(action)
    assert env.episode.over
    assert env.episode.course.gains() == course.gains()
    assert seats == 4


@each_game
def test_a_copy_goes_the_same_way(game: str) -> None:
    env = made(game)
    observation, _ = env.reset(seed=2)
    observation, _, _ = play(env, observation, numpy.random.default_rng(1), 2)
    ends = []
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        last, brought, over = play(other, observation, numpy.random.default_rng(2), 4)
        ends.append((last["observation"].tolist(), brought, over))
    assert ends[0] == ends[1] == ends[2]


@each_game
def test_what_is_not_legal_is_refused_and_nothing_is_done(game: str) -> None:
    env = made(game)
    before, _ = env.reset(seed=2)
    wrong = int(numpy.flatnonzero(before["action_mask"] == 0)[0])
    after, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated) == (0.0, False, False)
    assert info["refused"].startswith(f"action {wrong} is not legal now: [")
    assert numpy.array_equal(before["observation"], after["observation"])


def test_a_bot_that_searches_may_sit_there() -> None:
    env = made("reversis", opponents=["flat:20", "thumb", "random"])
    observation, _ = env.reset(seed=2)
    play(env, observation, numpy.random.default_rng(1), 3)


def test_it_is_told_as_text() -> None:
    env = made("nain-jaune", seat=1, render_mode="ansi")
    env.reset(seed=2)
    assert "hand of seat 1: " in env.render()


def test_what_cannot_be_is_refused() -> None:
    for options, why in [
        ({"seat": 4}, "seat 4 of 4"),
        ({"opponents": "merlin"}, "has no bot 'merlin'"),
        ({"opponents": ["thumb"]}, "1 opponents, not 3"),
        ({"seats": 3}, "zinzolin is played by 4, not by 3"),
        ({"episode": "hand"}, "an episode is a deal or a match, not 'hand'"),
        ({"render_mode": "rgb"}, "render_mode is one of ansi, human, not 'rgb'"),
    ]:
        with pytest.raises(ValueError, match=why):
            SeatEnv("zinzolin", **options)  # type: ignore[arg-type]
