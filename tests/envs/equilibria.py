"""OpenSpiel's own CFR and best responses on reduced packs, and expected values beside our full enumeration.

``python -m tests.envs.equilibria [GAME …] [--iterations N]`` is the long run, on packs of which every deal can still
be looked at; ``test_equilibria`` a short one.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import corbillon.envs.openspiel  # noqa: F401
from corbillon.kernel.bits import members
from corbillon.kernel.copying import copy_position
from corbillon.match import deal_plan

LONG = (
    "python_zinzolin(tricks=2,talon=0)",
    "python_nain_jaune(players=2,ranks=2,rules=players2:true)",
    "python_reversis(tricks=1,talon=2)",
)


def deals(cards: Sequence[int], sizes: Sequence[int], talon: int) -> Iterator[Sequence[Sequence[int]]]:
    """Every way to make hands of these sizes, and a talon in every order."""
    if not sizes:
        assert len(cards) == talon
        yield from ((order,) for order in itertools.permutations(cards))
        return
    for hand in itertools.combinations(cards, sizes[0]):
        left = [card for card in cards if card not in hand]
        for others in deals(left, sizes[1:], talon):
            yield hand, *others


def enumerated(spiel_game: Any) -> list[float]:
    """What each seat expects when everybody plays at random, by the laws alone: all deals, all courses."""
    of = spiel_game.deals
    game, rules, seats = of.game, of.switches, of.seats
    hands, talon = deal_plan(game, rules, seats, 0)
    places = [*hands, talon]
    total, count = [0.0] * seats, 0
    for dealt in deals(game.cards(rules), [len(hand) for hand in hands], len(talon)):
        table = game.table()
        game.begin(rules, table, seats)
        before = list(table.accounts[:seats])
        pack = [0] * len(game.cards(rules))
        for cards, where in zip(dealt, places, strict=True):
            for card, place in zip(cards, where, strict=True):
                pack[place] = card
        game.open_deal(rules, table, pack)
        total = [sum(both) for both in zip(total, expected(game, rules, table, before), strict=True)]
        count += 1
    return [chips / count for chips in total]


def expected(game: Any, rules: Any, table: Any, before: Sequence[int]) -> list[float]:
    """What each seat expects from here on, when every action is as likely as another."""
    if game.over(table):
        return [float(table.accounts[seat] - had) for seat, had in enumerate(before)]
    actions = members(game.legal(rules, table))
    found = [0.0] * len(before)
    for action in actions:
        other = game.table()
        copy_position(table, other)
        game.play(rules, other, action)
        worth = expected(game, rules, other, before)
        found = [chips + more / len(actions) for chips, more in zip(found, worth, strict=True)]
    return found


def at_random(spiel_game: Any) -> list[float]:
    """The same by OpenSpiel."""
    uniform = policy.UniformRandomPolicy(spiel_game)
    root = spiel_game.new_initial_state()
    return list(expected_game_score.policy_value(root, [uniform] * spiel_game.num_players()))


def nash_convs(spiel_game: Any, iterations: int, every: int) -> Iterator[tuple[int, float]]:
    """How much all players together could gain by best responses, as OpenSpiel's CFR goes on."""
    solver = cfr.CFRSolver(spiel_game)
    for done in range(iterations + 1):
        if done:
            solver.evaluate_and_update_policy()
        if done % every == 0:
            yield done, float(exploitability.nash_conv(spiel_game, solver.average_policy()))


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=LONG, help="games as OpenSpiel writes them")
    parser.add_argument("--iterations", type=int, default=10)
    options = parser.parse_args()
    for name in options.games:
        begun = time.perf_counter()
        spiel_game = pyspiel.load_game(name)
        ours, theirs = enumerated(spiel_game), at_random(spiel_game)
        apart = max(abs(own - other) for own, other in zip(ours, theirs, strict=True))
        print(f"{name}: at random {[round(chips, 4) for chips in ours]}, OpenSpiel's apart by {apart:.1e}", flush=True)
        for done, gain in nash_convs(spiel_game, options.iterations, max(1, options.iterations // 2)):
            print(f"  {done} iterations of CFR: NashConv {gain:.4f} ({time.perf_counter() - begun:.0f} s)", flush=True)
        if apart > 1e-6:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
