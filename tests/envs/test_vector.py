"""The vector environment: many games in lock-step that are the games of the rules, seen by the encoder's eyes."""

import pickle
from typing import Any

import numpy
import pytest

from corbillon.envs.buffers import LINE
from corbillon.envs.vector import Step, VectorEnv
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel import chance
from corbillon.kernel.game import Game
from corbillon.kernel.law import native

COUNT = 16 if native() else 3
STEPS = 200
SHORT: dict[str, dict[str, Any]] = {
    "zinzolin": {"rounds": "0+1", "overtime_cap": 0},
    "nain-jaune": {"end": {"rounds": 1}},
    "reversis": {"tours": 1},
}
"""The shortest whole matches."""

each_game = pytest.mark.parametrize("name", GAMES)
each_episode = pytest.mark.parametrize("episode", ["deal", "match"])


class Shadow:
    """The same game, played by the rules alone."""

    def __init__(self, env: VectorEnv, number: int, seed: int) -> None:
        self.game: Game = env.game
        self.rules, self.seats, self.env = env.rules, env.seats, env
        self.seed, self.number, self.whole = seed, number, env.episode == "match"
        self.begin()

    def begin(self) -> None:
        self.chance = chance.seeded(self.seed, self.number)
        self.table = self.game.table()
        self.game.begin(self.rules, self.table, self.seats)
        self.before = self.chips()
        self.open()

    def open(self) -> None:
        self.opened = self.chips()
        pack = list(self.game.pack)
        chance.shuffle(pack, len(pack), self.chance)
        self.game.open_deal(self.rules, self.table, pack)

    def chips(self) -> list[int]:
        return list(self.table.accounts[: self.seats])

    def step(self, action: int) -> tuple[list[int], list[int], bool]:
        """What a step brings: rewards, what a deal has brought, whether the episode has ended."""
        self.game.play(self.rules, self.table, action)
        now = self.chips()
        rewards = [after - before for after, before in zip(now, self.before, strict=True)]
        self.before = now
        if not self.game.over(self.table):
            return rewards, [0] * self.seats, False
        deal = [after - before for after, before in zip(now, self.opened, strict=True)]
        ended = not (self.whole and not self.table.match_over)
        if ended:
            self.number += self.env.count
            self.begin()
        else:
            self.open()
        return rewards, deal, ended

    def seen(self) -> tuple[Any, Any]:
        view = self.game.view()
        self.game.look(self.rules, self.table, self.table.turn, view)
        code = self.env.encoding
        return code.encode(view), code.mask(self.game.legal(self.rules, self.table))


def alike(one: Step, other: Step) -> bool:
    """Whether two steps have brought the same."""
    return all(numpy.array_equal(getattr(one, name), getattr(other, name)) for name in Step._fields)


@each_episode
@each_game
def test_each_game_is_that_of_the_rules(name: str, episode: Any) -> None:
    env = VectorEnv(name, COUNT, rules=SHORT[name], episode=episode, seed=5)
    shadows = [Shadow(env, number, 5) for number in range(COUNT)]
    ended = 0
    for _ in range(STEPS if episode == "deal" else 3 * STEPS):
        for k, shadow in enumerate(shadows):
            observation, mask = shadow.seen()
            assert env.turns[k] == shadow.table.turn
            assert numpy.array_equal(env.observations[k], observation)
            assert numpy.array_equal(env.masks[k], mask)
        actions = env.sample().copy()
        step = env.step(actions)
        for k, shadow in enumerate(shadows):
            told = step.rewards[k].tolist(), step.deals[k].tolist(), bool(step.ended[k])
            assert told == shadow.step(int(actions[k]))
        ended += int(step.ended.sum())
    assert ended >= COUNT


@each_game
def test_rewards_of_an_episode_are_what_it_brought(name: str) -> None:
    env = VectorEnv(name, COUNT, seed=2)
    sums = numpy.zeros((COUNT, env.seats), numpy.int64)
    settled = 0
    for _ in range(STEPS):
        step = env.step(env.sample())
        sums += step.rewards
        for k in numpy.flatnonzero(step.ended):
            assert sums[k].tolist() == step.deals[k].tolist()
            sums[k] = 0
            settled += 1
    assert settled >= COUNT


@each_game
def test_what_is_not_legal_is_refused_and_nothing_is_done(name: str) -> None:
    env = VectorEnv(name, COUNT, seed=3)
    before = env.clone()
    for wrong in (int(numpy.flatnonzero(env.masks[1] == 0)[0]), -1, env.encoding.actions, 1 << 40):
        actions = env.sample().copy()
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} of game 1 is not legal now: "):
            env.step(actions)
    with pytest.raises(ValueError, match=r"actions have the shape \(\d+,\), not \(2,\)"):
        env.step(numpy.zeros(2, numpy.int64))
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        env.step([0.5] * COUNT)  # type: ignore[arg-type]
    assert numpy.array_equal(env.observations, before.observations)
    actions = before.sample()
    assert alike(env.step(actions), before.step(actions))


@each_episode
@each_game
def test_a_copy_goes_the_same_way(name: str, episode: Any) -> None:
    env = VectorEnv(name, COUNT, episode=episode, seed=4)
    for _ in range(20):
        env.step(env.sample())
    others = [env.clone(), pickle.loads(pickle.dumps(env))]
    for _ in range(STEPS // 2):
        wanted = env.step(env.sample())
        for other in others:
            assert alike(other.step(other.sample()), wanted)


@each_game
def test_information_states_tell_the_deal_so_far(name: str) -> None:
    env, plain = VectorEnv(name, COUNT, recall=True, seed=5), VectorEnv(name, COUNT, seed=5)
    code = env.encoding
    logs: list[list[tuple[int, int]]] = [[] for _ in range(COUNT)]
    shadows = [Shadow(env, number, 5) for number in range(COUNT)]
    for _ in range(STEPS):
        assert numpy.array_equal(env.observations[:, : code.width], plain.observations)
        for k, log in enumerate(logs):
            wanted = code.history(log, int(env.turns[k]))
            assert numpy.array_equal(env.observations[k, code.width :], wanted)
        actions = env.sample().copy()
        for k, shadow in enumerate(shadows):
            action = int(actions[k])
            logs[k].append((shadow.table.turn, env.game.told(shadow.table, action)))
            if shadow.step(action)[2]:
                logs[k].clear()
        env.step(actions)
        plain.step(actions)


@each_game
def test_arrays_are_looked_at_without_a_copy(name: str) -> None:
    """As PyTorch and JAX do, by the protocol that they share; JAX copies what does not begin on a line."""
    env = VectorEnv(name, COUNT)
    for one in (env, env.clone(), pickle.loads(pickle.dumps(env))):
        for array in one.last:
            assert numpy.shares_memory(numpy.from_dlpack(array), array)
            assert array.ctypes.data % LINE == 0
        seen = numpy.from_dlpack(one.turns)
        one.step(one.sample())
        assert numpy.array_equal(seen, one.turns)


def test_seeds_are_ones_own() -> None:
    env, same, other = (VectorEnv("reversis", COUNT, seed=seed) for seed in (1, 1, 2))
    assert numpy.array_equal(env.observations, same.observations)
    assert not numpy.array_equal(env.observations, other.observations)
    env.step(env.sample())
    env.reset(2)
    assert numpy.array_equal(env.observations, other.observations)


def test_any_number_of_seats() -> None:
    for seats in range(3, 9):
        env = VectorEnv("nain-jaune", 2, seats=seats)
        assert env.rewards.shape == (2, seats)
        for _ in range(30):
            env.step(env.sample())
    env = VectorEnv("nain-jaune", 2, seats=2, rules={"players2": True})
    assert env.observations.shape == (2, env.encoding.width)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'whist': zinzolin, "):
        VectorEnv("whist", 1)
    with pytest.raises(ValueError, match="0 games"):
        VectorEnv("zinzolin", 0)
    with pytest.raises(ValueError, match="zinzolin is played by 4, not by 3"):
        VectorEnv("zinzolin", 1, seats=3)
    with pytest.raises(RecordError, match="rounds"):
        VectorEnv("zinzolin", 1, rules={"rounds": "five"})
    with pytest.raises(ValueError, match="an episode is a deal or a match, not 'Match'"):
        VectorEnv("zinzolin", 1, episode="Match")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed -1 is below 0"):
        VectorEnv("zinzolin", 1, seed=-1)
