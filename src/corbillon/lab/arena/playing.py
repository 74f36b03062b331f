"""Playing a plan: deals that depend on nothing but their numbers, here or by several workers."""

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any

from corbillon.bots import BOTS, Policy, bring, is_law, policies, policy
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.lab import by_moves
from corbillon.lab.arena.moves import Cost, decide
from corbillon.lab.arena.plan import ArenaPlan, Placement, placements
from corbillon.lab.workers import deaf
from corbillon.search.playouts import MOST_POLICIES, Batch, deals_with_policies, run

TIMED = 10
"""So many first deals are played move by move even where whole deals could run compiled: their moves are timed."""
CHUNK = 200
"""So many compiled deals are one piece of work; deals with a search are one each."""
DEALS_OF_A_MATCH = 20
MEASURED_DEALS = 300
"""Whole matches are played until they had so many deals, to know how long a match is."""
THUMB = "thumb"


@dataclass(frozen=True)
class Played:
    """What a deal, or a match, brought in all its placements."""

    number: int
    results: list[list[int]]
    """For each placement what each place won."""
    lengths: list[int]
    """For each placement how many deals were played: one, unless whole matches are."""
    costs: list[Cost]
    """For each of the named bots the moves that were timed."""


def play(plan: ArenaPlan, numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Play these deals of a plan, in their order; as each piece of work is done: how many it had, and what they were.

    The first is played here, so that the workers find what is compiled.
    """
    pieces = list(cut(plan, numbers))
    alone = jobs == 1 or len(pieces) < 3
    if pieces:
        yield len(pieces[0]), play_piece(plan, pieces[0])
    if alone:
        for piece in pieces[1:]:
            yield len(piece), play_piece(plan, piece)
        return
    import joblib

    workers = joblib.Parallel(n_jobs=jobs, backend="loky", return_as="generator")
    with deaf():
        begun = workers(joblib.delayed(play_piece)(plan, piece) for piece in pieces[1:])
    for done in begun:
        yield len(done), done


def cut(plan: ArenaPlan, numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """The deals in pieces of work that are long enough to hand over, and short enough to lose."""
    compiled = CHUNK if runs_compiled(plan) else 1
    size = max(1, compiled // (DEALS_OF_A_MATCH if plan.whole else 1))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def play_piece(plan: ArenaPlan, numbers: Sequence[int]) -> list[Played]:
    """Some deals of a plan, each in all its placements."""
    warm(plan)
    return [play_number(plan, number) for number in numbers]


@functools.lru_cache(maxsize=64)
def warm(plan: ArenaPlan) -> None:
    """Bring every bot and let it play a deal untimed: what it compiles at its first moves is no part of its time."""
    for bot in plan.bots:
        bring(bot)
    lone = replace(plan, whole=False, budget=1)
    costs = [Cost() for _ in plan.bots]
    for first in range(0, len(plan.bots), plan.seats):
        play_by_moves(lone, [(first + place) % len(plan.bots) for place in range(plan.seats)], 0, costs)


def play_number(plan: ArenaPlan, number: int) -> Played:
    """One deal or match in all its placements."""
    costs = [Cost() for _ in plan.bots]
    compiled = number >= TIMED and runs_compiled(plan)
    found = [
        play_compiled(plan, placement, number) if compiled else play_by_moves(plan, placement, number, costs)
        for placement in placements(plan, number)
    ]
    return Played(number, [results for results, _ in found], [length for _, length in found], costs)


def runs_compiled(plan: ArenaPlan) -> bool:
    """Whether whole deals can be played as machine code."""
    laws_only = plan.policies_only and all(map(is_law, plan.bots))
    return native() and laws_only and len(laws_of(plan)) <= MOST_POLICIES


def laws_of(plan: ArenaPlan) -> tuple[Policy, ...]:
    """The policies of a plan's bots, each once, in an order that does not depend on how they were named."""
    return tuple(dict.fromkeys(policy(plan.game, bot) for bot in BOTS if bot in plan.bots))


def play_compiled(plan: ArenaPlan, placement: Placement, number: int) -> tuple[list[int], int]:
    """What each place won, and how many deals it took, of bots that are policies."""
    laws = laws_of(plan)
    batch = Batch(seats=plan.seats, seed=plan.seed, first=number, count=1, whole=int(plan.whole))
    for place, bot in enumerate(placement):
        batch.policies[(place + 1) % plan.seats] = laws.index(policy(plan.game, plan.bots[bot]))
    outcome = run(deals_with_policies(plan.game, laws, policies.sow_decision), plan.game, plan.rules, batch)
    return [int(results[0]) for results in outcome.results], int(outcome.lengths[0])


def play_by_moves(
    plan: ArenaPlan, placement: Sequence[int], number: int, costs: Sequence[Cost]
) -> tuple[list[int], int]:
    """The same of any bots, move by move: equal cards and equal seeds, so equal results."""
    game, rules, seats = plan.game, plan.rules, plan.seats
    bots = {(place + 1) % seats: bot for place, bot in enumerate(placement)}

    def choose(turn: int, view: Any, actions: int, seed: int) -> int:
        bot = bots[turn]
        return decide(game, plan.bots[bot], rules, view, actions, seed, plan.budget, costs[bot])

    return by_moves.play_by_moves(game, rules, seats, plan.seed, number, plan.whole, choose, lambda table: None)


@functools.lru_cache(maxsize=64)
def deals_of_a_match(game: Game, rules: object, seats: int) -> float:
    """How many deals a match has, as the rule-of-thumb bot plays it."""
    plan = ArenaPlan(game.name, "", rules, seats, (THUMB,), seed=1, count=1, whole=True)
    matches = deals = 0
    for number in range(MEASURED_DEALS):
        deals += play_by_moves(plan, list(repeat(0, seats)), number, [Cost()])[1]
        matches += 1
        if deals >= MEASURED_DEALS:
            break
    return deals / matches
