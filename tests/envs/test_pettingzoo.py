"""PettingZoo's own tests, and what they do not ask."""

import copy
import pickle
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from corbillon.envs import pettingzoo
from corbillon.envs.vector import VectorEnv
from corbillon.errors import RecordError
from corbillon.games import GAMES

pytestmark = [
    # it knows by name the environments whose observation is a dictionary with a mask, and at the end nothing is legal
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
each_game = pytest.mark.parametrize("game", GAMES)
each_episode = pytest.mark.parametrize("episode", ["deal", "match"])
SEATS = {"nain-jaune": [3, 4, 8], "zinzolin": [4], "reversis": [4]}


def act(env: Any, choice: numpy.random.Generator) -> None:
    """Something legal."""
    observation, _, over, _, _ = env.last()
    env.step(None if over else int(choice.choice(numpy.flatnonzero(observation["action_mask"]))))


@each_episode
@each_game
def test_the_api(game: str, episode: Any) -> None:
    for seats in SEATS[game]:
        api_test(pettingzoo.env(game, seats=seats, episode=episode), num_cycles=100)


@each_episode
@each_game
def test_seeds(game: str, episode: Any) -> None:
    seed_test(lambda: pettingzoo.env(game, episode=episode), num_cycles=100)


@each_game
def test_the_parallel_api(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=200)


@each_game
def test_what_is_drawn(game: str) -> None:
    render_test(lambda **how: pettingzoo.env(game, **how))
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=1)
    assert "hand of seat 1: " in env.render()
    assert "may: " in env.render()


@each_episode
@each_game
def test_it_is_the_game_of_the_vector_environment(game: str, episode: Any) -> None:
    """The same cards, observations, masks and rewards, episode after episode."""
    many, env = VectorEnv(game, 1, episode=episode, seed=6), pettingzoo.env(game, episode=episode)
    env.reset(seed=6)
    for _ in range(300):
        observation, _, _, _, _ = env.last()
        assert env.agent_selection == f"seat_{many.turns[0]}"
        assert numpy.array_equal(observation["observation"], many.observations[0])
        assert numpy.array_equal(observation["action_mask"], many.masks[0])
        actions = many.sample().copy()
        step = many.step(actions)
        env.step(int(actions[0]))
        assert list(env.rewards.values()) == step.rewards[0].tolist()
        if step.ended[0]:
            assert all(env.terminations.values())
            env.reset()


@each_game
def test_a_copy_goes_the_same_way(game: str) -> None:
    env = pettingzoo.raw_env(game)
    env.reset(seed=3)
    choice = numpy.random.default_rng(1)
    for _ in range(20):
        act(env, choice)
    seen = []
    for other in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        own = numpy.random.default_rng(2)
        for _ in range(10):
            act(other, own)
        seen.append((other.agent_selection, other.last()[0]["observation"].tolist(), other.rewards))
    assert seen[0] == seen[1] == seen[2]


@each_game
def test_what_is_not_legal_is_refused_and_nothing_is_done(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=3)
    before, *_ = env.last()
    wrong = int(numpy.flatnonzero(before["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000, None):
        with pytest.raises(ValueError, match=rf"action {action} of seat_\d is not legal now"):
            env.step(action)
    after, *_ = env.last()
    assert numpy.array_equal(before["observation"], after["observation"])


def test_who_is_not_in_turn_may_do_nothing() -> None:
    env = pettingzoo.env("reversis")
    env.reset(seed=3)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.observe(agent)["observation"][env.agents.index(agent)] == 1


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'whist'"):
        pettingzoo.env("whist")
    with pytest.raises(ValueError, match="reversis is played by 4, not by 5"):
        pettingzoo.env("reversis", seats=5)
    with pytest.raises(RecordError, match="rounds"):
        pettingzoo.env("zinzolin", rules={"rounds": 5})
    with pytest.raises(ValueError, match="an episode is a deal or a match, not 'hand'"):
        pettingzoo.env("zinzolin", episode="hand")
    with pytest.raises(ValueError, match="render_mode is one of ansi, human, not 'rgb'"):
        pettingzoo.env("zinzolin", render_mode="rgb")
