"""Tables that differ in nothing that a seat can know look alike to it in every environment."""

import random
from itertools import islice
from typing import Any

import numpy
import pyspiel
import pytest

from corbillon.envs.course import Course
from corbillon.envs.gymnasium import SeatEnv
from corbillon.envs.openspiel.adapter import CardState, spiel_name
from corbillon.envs.pettingzoo import CardEnv
from corbillon.envs.telling import told
from corbillon.envs.vector import VectorEnv
from corbillon.games import GAMES
from corbillon.kernel.bits import lowest
from corbillon.kernel.game import Game
from tests.envs.test_course import course_of
from tests.twins import twins

PAIRS = 24

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def seated(course: Course) -> dict[str, Any]:
    """What is asked of an environment that seats as many."""
    seats = course.deals.seats
    return {"seats": seats, "rules": {"players2": True} if seats == 2 else None}


def in_openspiel(seat: int, course: Course) -> list[Any]:
    """What a player of OpenSpiel is shown."""
    spiel_game = pyspiel.load_game(
        spiel_name(course.deals.game),
        {"players": course.deals.seats, "rules": "players2:true" if course.deals.seats == 2 else ""},
    )
    spiel_game.deals = course.deals
    state = CardState(spiel_game, course)
    return [
        state.observation_string(seat),
        state.information_state_string(seat),
        state.observation_tensor(seat),
        state.information_state_tensor(seat),
        state.current_player(),
        state.legal_actions() if state.current_player() == seat else [],
    ]


def in_pettingzoo(seat: int, course: Course) -> list[Any]:
    """What an agent of PettingZoo is shown."""
    env = CardEnv(course.deals.game.name, render_mode="ansi", **seated(course))
    env.reset(seed=1)
    env.episode.course = course
    seen = env.observe(f"seat_{seat}")
    return [seen["observation"].tolist(), seen["action_mask"].tolist(), told(env.episode, seat)]


def in_gymnasium(seat: int, course: Course) -> list[Any]:
    """What the player of Gymnasium is shown, after an action that it may not do."""
    env = SeatEnv(course.deals.game.name, seat=seat, render_mode="ansi", **seated(course))
    env.reset(seed=1)
    env.episode.course = course
    seen, _, _, _, info = env.step(-1)
    return [
        seen["observation"].tolist(),
        seen["action_mask"].tolist(),
        info["refused"],
        env.render(),
    ]


def in_vector(course: Course, action: int) -> list[Any]:
    """What the seat in turn is shown by the vector environment after an action of the one before."""
    env = VectorEnv(course.deals.game.name, 1, recall=True, **seated(course))
    env._rule, env._tables = course.deals.rules, course.deals.copy(course.tables)
    env._legal[0] = course.actions
    env._state[-1][0][0] = len(course.log)
    for k, (seat, done) in enumerate(course.log):
        env._state[-1][0][1 + 2 * k : 3 + 2 * k] = [seat, done]
    step = env.step(numpy.array([action]))
    return [step.observations.tolist(), step.masks.tolist(), int(step.turns[0])]


@EACH
def test_in_the_environments_of_others(game: Game) -> None:
    pairs = twins(game, random.Random(f"others {game.name}"))
    for seat, one, other in islice(pairs, PAIRS):
        for shown in (in_openspiel, in_pettingzoo, in_gymnasium):
            assert shown(seat, course_of(one)) == shown(seat, course_of(other))


@EACH
def test_in_the_vector_environment(game: Game) -> None:
    done = 0
    for seat, match, twin in twins(game, random.Random(f"vector {game.name}")):
        one, other = course_of(match), course_of(twin)
        both = one.actions & other.actions
        after, same = one.clone(), other.clone()
        if seat == one.turn or not both or one.deals.seats != game.seats(game.rules())[0]:
            continue  # with each number of seats another environment would be compiled
        for course in (after, same):
            course.play(lowest(both))
        if after.over or after.turn != seat or after.information(seat) != same.information(seat):
            continue  # what was done may have told them apart before all eyes
        shown = [in_vector(course, lowest(both)) for course in (one, other)]
        assert shown[0] == shown[1]
        assert shown[0][2] == seat
        done += 1
        if done == PAIRS // 2:
            break
