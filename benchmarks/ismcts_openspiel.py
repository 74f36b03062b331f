"""``python -m benchmarks.ismcts_openspiel``: our strongest bot at a table against OpenSpiel's own ISMCTSBot.

Every deal is played with each of the two in every seat against three (or as many as there are) of the other, which is
one observation. Once both have equal numbers of simulations a move, once ours has no more processor time than theirs.
Theirs is ``open_spiel.python.algorithms.ismcts`` (OpenSpiel 2.0 cannot drive a game written in Python by the one in
C++), in worlds drawn by us, exactly evenly; its random rollouts are compiled by us, which spares it time and changes
nothing else, or with ``--rollouts openspiel`` its own.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel.chance import draw, seeded
from corbillon.kernel.game import Game
from corbillon.lab.arena.answer import answer
from corbillon.lab.arena.keeping import Keeping
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.plan import ArenaPlan, placements
from corbillon.lab.arena.playing import Played
from corbillon.search.playouts import seed_of_seat, shuffle_fresh

OURS, THEIRS = range(2)
Clock = tuple[Cost, Cost]
"""What moves cost: ours, theirs."""
LEVEL = "marquise"
EQUAL = ("simulations", "time")
FINAL = ("MAX_VISIT_COUNT", "MAX_VALUE", "NORMALIZED_VISITED_COUNT")
LARGEST = 1_000_000
"""So many simulations ours may make in the time of theirs."""
WARM_UP = 1_000_000_000
"""The number of a deal that is played to get to know their time, and counts for nothing."""


@dataclass(frozen=True)
class Tuning:
    """How OpenSpiel's bot searches in a game."""

    exploration: float
    worlds: int = -1
    final: str = "MAX_VISIT_COUNT"


TUNED: Mapping[str, Tuning] = {
    "zinzolin": Tuning(16.0),
    "nain-jaune": Tuning(84.0),
    "reversis": Tuning(62.0),
}
"""``uct_c`` in chips. Half and twice the standard deviation of a deal's returns under random play (8, 42 and 62 chips)
were tried over 12 deals against our rule of thumb, at 100 simulations: twice was better in the first two games, and
neither in Reversis, which has once. A new world a simulation and the most visited action are OpenSpiel's defaults."""


@dataclass(frozen=True)
class Duel(ArenaPlan):
    """A match-up of the arena whose second bot is a stranger."""

    equal: str = "simulations"
    rollouts: str = "compiled"
    tuning: Tuning = Tuning(20.0)

    def heading(self) -> dict[str, Any]:
        """The plan as the first line of a kept file."""
        tuning = [self.tuning.exploration, self.tuning.worlds, self.tuning.final]
        return {**super().heading(), "equal": self.equal, "rollouts": self.rollouts, "tuning": tuning}


def stranger(duel: Duel, spiel_game: Any, seed: int) -> Any:
    """OpenSpiel's bot for a seat of a deal, its chance sown by a seed."""
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    from corbillon.envs.openspiel.rollouts import CompiledRollouts

    chance = numpy.random.RandomState(seed & 0xFFFFFFFF)
    own = duel.rollouts == "openspiel"
    bot = ismcts.ISMCTSBot(
        spiel_game,
        mcts.RandomRolloutEvaluator(1, chance) if own else CompiledRollouts(seed),
        duel.tuning.exploration,
        duel.budget,
        max_world_samples=duel.tuning.worlds,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType[duel.tuning.final],
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
    return bot


@cache
def loaded(duel: Duel) -> Any:
    """The game as OpenSpiel has it."""
    import pyspiel

    import corbillon.envs.openspiel  # noqa: F401

    return pyspiel.load_game("python_" + duel.name.replace("-", "_"), {"players": duel.seats})


def play_number(duel: Duel, number: int, clock: Clock) -> Played:
    """A deal in all its placements; ``clock`` counts all moves, for ours is timed by theirs."""
    costs = (Cost(), Cost())
    results = [play_placement(duel, placement, number, costs, clock) for placement in placements(duel, number)]
    return Played(number, results, [1] * len(results), list(costs))


def play_placement(duel: Duel, placement: tuple[int, ...], number: int, costs: Clock, clock: Clock) -> list[int]:
    """What each place won in one placement; the cards are those that the arena deals by this number."""
    game, chance = duel.game, seeded(duel.seed, number)
    pack = list(game.pack)
    shuffle_fresh(list(game.pack), pack, chance)
    seed = draw(chance)
    state = loaded(duel).new_initial_state()
    for card in loaded(duel).deals.dealing.begun(pack, len(pack)):
        state.apply_action(card)
    around = [(place + 1) % duel.seats for place in range(duel.seats)]
    seated = dict(zip(around, placement, strict=True))
    strangers = {s: stranger(duel, loaded(duel), seed_of_seat(seed, s)) for s in around if seated[s] == THEIRS}
    while not state.is_terminal():
        seat = state.current_player()
        before = thread_time()
        if seat in strangers:
            action, done = int(strangers[seat].step(state)), duel.budget or 0
        else:
            action, done = ours(duel, state, seed_of_seat(seed, seat), clock)
        spent = int((thread_time() - before) * 1e9)
        if len(state.legal_actions()) > 1:
            costs[seated[seat]].count(spent, done)
            clock[seated[seat]].count(spent, done)
        state.apply_action(action)
    gains = state.returns()
    return [int(gains[seat]) for seat in around]


def ours(duel: Duel, state: Any, seed: int, clock: Clock) -> tuple[int, int]:
    """The action of our bot and its simulations: as many as theirs, or as many as fit into the time theirs takes."""
    course = state.course
    arguments = duel.game, duel.bots[OURS], duel.rules, course.view(course.turn), course.actions, seed
    if duel.equal == "simulations" or not clock[THEIRS].moves:
        choice = bots.decide(*arguments, simulations=duel.budget)
    else:
        end = thread_time() + allowed(clock)
        choice = bots.decide(*arguments, simulations=LARGEST, stop=lambda: thread_time() > end)
    return choice.action, choice.simulations


def allowed(clock: Clock) -> float:
    """How many seconds ours may think: their mean a move, less what ours used too much before."""
    mine, other = clock
    mean = other.nanoseconds / other.moves
    return min(mean, max(mean / 4, mean * (mine.moves + 1) - mine.nanoseconds)) / 1e9


def play(duel: Duel, keeping: Keeping) -> Iterator[int]:
    """Play what is missing, after a deal that counts for nothing: it compiles what there is to compile."""
    if keeping.missing:
        clock = (Cost(), Cost())
        warm = replace(duel, budget=min(duel.budget or 1, 2))
        play_placement(warm, placements(duel, 0)[0], WARM_UP, clock, clock)
        clock = (Cost(), Cost())
        play_placement(duel, placements(duel, 0)[0], WARM_UP, clock, clock)
        clock = (Cost(), clock[THEIRS])
    for number in keeping.missing:
        keeping.add([play_number(duel, number, clock)])
        yield number


def duels(options: argparse.Namespace) -> Iterator[Duel]:
    """What is to be played."""
    named = {"exploration": options.exploration, "worlds": options.worlds, "final": options.final}
    given = {name: value for name, value in named.items() if value is not None}
    for name in options.games.split(","):
        game: Game = GAMES[name]
        rules = game.rules()
        for equal in options.equal.split(","):
            yield Duel(
                name=name,
                preset="seed",
                rules=rules,
                seats=game.seats(rules)[0],
                bots=(options.level, "openspiel"),
                seed=options.seed,
                count=options.deals,
                budget=options.simulations,
                equal=equal,
                rollouts=options.rollouts,
                tuning=replace(TUNED[name], **given),
            )


def told(found: Mapping[str, Any]) -> str:
    """A match-up in a line."""
    mine, other = found["bots"]
    ahead, cpu = mine["ahead"], [bot["cpu_us"]["mean"] for bot in (mine, other)]
    low, high = ahead["ci95"] if ahead["ci95"][0] is not None else (float("nan"), float("nan"))
    return (
        f"{found['game']:<12} equal {found['equal']:<12} {found['deals']:>5} deals × {found['placements']}"
        f"  ahead {ahead['mean']:+7.2f} [{low:+.2f} … {high:+.2f}] chips a deal"
        f"  simulations {mine['simulations'] or 0:,.0f} : {other['simulations']:,.0f}"
        f"  ms a move {cpu[0] / 1000:.1f} : {cpu[1] / 1000:.1f}"
        f"  µs a simulation {cpu[0] / (mine['simulations'] or 1):.1f} : {cpu[1] / other['simulations']:.0f}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(prog="benchmarks.ismcts_openspiel", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES), help="which, with commas (default: all)")
    parser.add_argument("--equal", default=",".join(EQUAL), help="simulations, time, or both (default)")
    parser.add_argument("--deals", type=int, default=100, help="how many deals (default: 100)")
    parser.add_argument("--simulations", type=int, default=200, help="theirs, a move (default: 200)")
    parser.add_argument("--rollouts", choices=("compiled", "openspiel"), default="compiled", help="of theirs")
    parser.add_argument("--level", default=LEVEL, help=f"our bot (default: {LEVEL})")
    parser.add_argument("--exploration", type=float, help="uct_c of theirs, in chips (default: the best we found)")
    parser.add_argument("--worlds", type=int, help="max_world_samples of theirs, -1 for a new one a simulation")
    parser.add_argument("--final", choices=FINAL, help="final_policy_type of theirs")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (default: 1)")
    parser.add_argument("--keep", type=Path, help="a folder for finished deals, from which to go on")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object a line")
    options = parser.parse_args(arguments)
    for duel in duels(options):
        keeping = Keeping(duel, kept_at(options.keep, duel))
        for number in play(duel, keeping):
            if sys.stderr.isatty():
                print(f"\r{duel.name}: deal {number + 1} of {duel.count}", end="", file=sys.stderr)
        found = {**answer(duel, keeping), "equal": duel.equal, "rollouts": duel.rollouts}
        print(json.dumps(found) if options.json else told(found), flush=True)
    return 0


def kept_at(folder: Path | None, duel: Duel) -> Path | None:
    """The file of a match-up in the folder of those that are kept."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    tuning = f"{duel.tuning.exploration:g}-{duel.tuning.worlds}-{duel.tuning.final.lower()}"
    return folder / f"{duel.name}-{duel.bots[OURS]}-{duel.equal}-{duel.budget}-{duel.rollouts}-{tuning}.jsonl"


if __name__ == "__main__":
    sys.exit(main())
