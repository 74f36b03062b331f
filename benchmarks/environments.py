"""``python -m benchmarks.environments``: steps a second with observations and masks, side by side in one run.

Our vector environment, our games under PettingZoo, and OpenSpiel's hearts driven with care from Python: the observation
into NumPy at every move, the mask, a legal action at random. Hearts is another game: read it as an order of magnitude.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

import numpy

from corbillon.envs.vector import VectorEnv
from corbillon.games import GAMES

GAMES_AT_ONCE = 1024
ROUNDS = 7
SECONDS = 0.5
"""About so long each program runs in a round."""
SEED = 1

Program = Callable[[int], float]
"""Makes about so many steps; answers how many a second of processor time."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say so; exit status 1 when PettingZoo's observations are not those of the vector environment."""
    parser = argparse.ArgumentParser(prog="benchmarks.environments", description=__doc__)
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often each program runs (default: {ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"and about how long (default: {SECONDS})")
    options = parser.parse_args(arguments)
    found = measured(max(1, options.rounds), options.seconds)
    found["alike"] = {name: checksum_of_many(name) == checksum_of_pettingzoo(name) for name in GAMES}
    print(json.dumps(found) if options.json else told(found))
    return 0 if all(found["alike"].values()) else 1


def measured(rounds: int, seconds: float) -> dict[str, Any]:
    """Steps a second of every program, the median of rounds in which they take turns."""
    programs: dict[str, Program] = {f"vector {name}": many(name) for name in GAMES}
    programs |= {f"pettingzoo {name}": alone(name) for name in GAMES}
    programs["openspiel hearts"] = hearts()
    sizes = {name: max(1, round(seconds * program(2_000))) for name, program in programs.items()}
    speeds: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(rounds):
        for name, program in programs.items():
            speeds[name].append(program(sizes[name]))
    return {"steps_per_second": {name: round(median(found)) for name, found in speeds.items()}}


def many(name: str) -> Program:
    """The vector environment, its own legal actions at random among what is measured."""
    env = VectorEnv(name, GAMES_AT_ONCE, seed=SEED)
    env.step(env.sample())

    def program(steps: int) -> float:
        count = max(1, steps // GAMES_AT_ONCE)
        before = process_time()
        for _ in range(count):
            env.step(env.sample())
        return count * GAMES_AT_ONCE / (process_time() - before)

    return program


def alone(name: str) -> Program:
    """One game under PettingZoo."""
    from corbillon.envs import pettingzoo

    env = pettingzoo.raw_env(name)
    env.reset(seed=SEED)

    def program(steps: int) -> float:
        choice = random.Random(SEED)
        before = process_time()
        for _ in range(steps):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                observation = env.observe(env.agent_selection)
            env.step(choice.choice(observation["action_mask"].nonzero()[0]))
        return steps / (process_time() - before)

    return program


def hearts() -> Program:
    """OpenSpiel's hearts, its observation tensor copied into NumPy at every move."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game("hearts")
    shape = game.observation_tensor_shape() if game.get_type().provides_observation_tensor else None
    seen = numpy.zeros(shape or game.information_state_tensor_shape(), numpy.float32)
    look = "observation_tensor" if shape else "information_state_tensor"

    def program(steps: int) -> float:
        choice, done = random.Random(SEED), 0
        before = process_time()
        while done < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice.choice(state.legal_actions()))
                    continue
                seen[:] = getattr(state, look)(state.current_player())
                mask = state.legal_actions_mask()
                state.apply_action(choice.choice(state.legal_actions()))
                done += len(mask) > 0
        return done / (process_time() - before)

    return program


def checksum_of_many(name: str, steps: int = 500) -> float:
    """What the vector environment shows in some steps of its first game, as a number."""
    env, found = VectorEnv(name, 1, seed=SEED), 0.0
    for number in range(1, steps):
        found += number * float(env.observations[0] @ _weights(env.encoding.width)) + float(env.masks[0].sum())
        env.step(numpy.array([numpy.flatnonzero(env.masks[0])[-1]]))
    return found


def checksum_of_pettingzoo(name: str, steps: int = 500) -> float:
    """The same of the game under PettingZoo."""
    from corbillon.envs import pettingzoo

    env, found = pettingzoo.raw_env(name), 0.0
    env.reset(seed=SEED)
    for number in range(1, steps):
        seen, mask = env.observe(env.agent_selection).values()
        found += number * float(seen @ _weights(len(seen))) + float(mask.sum())
        env.step(int(numpy.flatnonzero(mask)[-1]))
        if env.episode.over:
            env.reset()
    return found


def _weights(width: int) -> Any:
    return numpy.arange(1, width + 1, dtype=numpy.float64)


def told(found: dict[str, Any]) -> str:
    """The figures as lines for a person."""
    speeds = found["steps_per_second"]
    base = speeds["openspiel hearts"]
    lines = [f"{name:<24}{speed:>12,} steps/s {speed / base:>8.1f} ×" for name, speed in speeds.items()]
    lines.append(f"observations of PettingZoo's adapter equal to the vector environment's: {found['alike']}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
