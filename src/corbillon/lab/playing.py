"""Playing a plan: in chunks, here or by several workers, into totals that add up to the same in any order."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import add
from typing import Any

from corbillon.bots import BOTS, bring, decide, policies, policy
from corbillon.kernel.law import native
from corbillon.lab import by_moves
from corbillon.lab.estimates import Sums
from corbillon.lab.plan import Plan
from corbillon.lab.workers import deaf
from corbillon.search.playouts import Batch, Driver, Outcome, Tally, deals_with_policies, random_deals, run, tell

CHUNK = 40_000
"""So many compiled deals at random are one piece of work; other work is cut into pieces of about the same time."""
SLOWER_WITH_VIEWS = 4
SLOWER_INTERPRETED = 200
DEALS_OF_A_MATCH = 40


@dataclass(frozen=True)
class Totals:
    """What some deals brought."""

    seats: tuple[Sums, ...]
    """By seat, with the bots where the plan puts them."""
    bots: dict[str, Sums]
    """With ``duplicate``: all that the seats of a bot won in all rotations of a deal."""
    ahead: dict[str, Sums]
    """With ``duplicate``: what a bot's seats won more than the others'."""
    played: int
    decisions: int
    clauses: list[int] = field(default_factory=list)
    events: list[int] = field(default_factory=list)

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(
            tuple(map(add, self.seats, other.seats)),
            {bot: sums + other.bots[bot] for bot, sums in self.bots.items()},
            {bot: sums + other.ahead[bot] for bot, sums in self.ahead.items()},
            self.played + other.played,
            self.decisions + other.decisions,
            list(map(add, self.clauses, other.clauses)),
            list(map(add, self.events, other.events)),
        )


def play(plan: Plan, jobs: int = 1) -> Iterator[tuple[int, Totals]]:
    """Play a plan; as each chunk is done: how many deals or matches it had, and its totals.

    The first is played here, so that the workers find the driver compiled.
    """
    chunks = list(cut(plan))
    yield chunks[0][1], play_chunk(plan, *chunks[0])
    if jobs == 1 or len(chunks) < 3:
        for first, count in chunks[1:]:
            yield count, play_chunk(plan, first, count)
        return
    import joblib

    workers = joblib.Parallel(n_jobs=jobs, backend="loky", return_as="generator")
    work = (joblib.delayed(play_chunk)(plan, first, count) for first, count in chunks[1:])
    with deaf():
        begun = workers(work)
    for (_, count), totals in zip(chunks[1:], begun, strict=True):
        yield count, totals


def cut(plan: Plan) -> Iterator[tuple[int, int]]:
    """The first number and the size of each chunk of a plan."""
    slower = plan.rotations
    slower *= 1 if plan.at_random else SLOWER_WITH_VIEWS
    slower *= DEALS_OF_A_MATCH if plan.whole else 1
    slower *= 1 if native() and not plan.by_moves else SLOWER_INTERPRETED
    size = max(1, CHUNK // slower)
    for first in range(0, plan.count, size):
        yield first, min(size, plan.count - first)


def play_chunk(plan: Plan, first: int, count: int) -> Totals:
    """Play some deals or matches of a plan, each in all its rotations."""
    if plan.by_moves:
        return total(plan, [_play_by_moves(plan, first, count, rotation) for rotation in range(plan.rotations)])
    deals = driver_of(plan)
    return total(plan, [_play_rotation(plan, deals, first, count, rotation) for rotation in range(plan.rotations)])


def driver_of(plan: Plan) -> Driver:
    """The driver that plays a plan."""
    if plan.at_random:
        return random_deals(plan.game)
    return deals_with_policies(plan.game, tuple(policy(plan.game, bot) for bot in names(plan)), policies.sow_decision)


def names(plan: Plan) -> list[str]:
    """The bots of a plan, each once, in an order that does not depend on where they sit."""
    return [bot for bot in BOTS if bot in plan.bots]


def _play_by_moves(plan: Plan, first: int, count: int, rotation: int) -> Outcome:
    """A rotation as the compiled loop would play it, asking each bot."""
    game, seats, tally = plan.game, plan.seats, Tally()
    bots = {(place + 1) % seats: bring(plan.bots[(place - rotation) % seats]) for place in range(seats)}

    def choose(turn: int, view: Any, actions: int, seed: int) -> int:
        tally.decisions += 1
        return decide(game, bots[turn], plan.rules, view, actions, seed).action

    def settled(table: Any) -> None:
        tell(table, tally)
        game.happened(table, tally.events)

    deals = [
        by_moves.play_by_moves(game, plan.rules, seats, plan.seed, number, plan.whole, choose, settled)
        for number in range(first, first + count)
    ]
    return Outcome(list(zip(*(won for won, _ in deals), strict=True)), [length for _, length in deals], tally)


def _play_rotation(plan: Plan, deals: Driver, first: int, count: int, rotation: int) -> Outcome:
    batch = Batch(seats=plan.seats, seed=plan.seed, first=first, count=count, whole=int(plan.whole), told=1)
    numbered = names(plan)
    for place in range(plan.seats):
        seat = (place + 1) % plan.seats
        batch.policies[seat] = numbered.index(plan.bots[(place - rotation) % plan.seats])
    return run(deals, plan.game, plan.rules, batch)


def total(plan: Plan, outcomes: list[Outcome]) -> Totals:
    """The totals of some deals in all their rotations."""
    seats = tuple(Sums.of(results, outcomes[0].lengths) for results in outcomes[0].results)
    bots, ahead = _by_bot(plan, outcomes) if plan.duplicate else ({}, {})
    tallies = [outcome.tally for outcome in outcomes]
    return Totals(
        seats,
        bots,
        ahead,
        sum(sum(outcome.lengths) for outcome in outcomes),
        sum(tally.decisions for tally in tallies),
        _columns([tally.clauses for tally in tallies]),
        _columns([tally.events for tally in tallies]),
    )


def _by_bot(plan: Plan, outcomes: list[Outcome]) -> tuple[dict[str, Sums], dict[str, Sums]]:
    weights = _columns([outcome.lengths for outcome in outcomes])
    won: dict[str, list[int]] = {}
    for bot in dict.fromkeys(plan.bots):
        entries = [entry for entry, name in enumerate(plan.bots) if name == bot]
        won[bot] = _columns(
            [
                outcome.results[(entry + rotation) % plan.seats]
                for rotation, outcome in enumerate(outcomes)
                for entry in entries
            ]
        )
    everybody = _columns(list(won.values()))
    ahead = {}
    for bot, amounts in won.items():
        own = plan.bots.count(bot)
        others = plan.seats - own
        ahead[bot] = [amount * others - (all - amount) * own for amount, all in zip(amounts, everybody, strict=True)]
    return (
        {bot: Sums.of(amounts, weights) for bot, amounts in won.items()},
        {bot: Sums.of(amounts, weights) for bot, amounts in ahead.items()},
    )


def _columns(rows: Any) -> list[int]:
    """The sum of each column."""
    return [sum(column) for column in zip(*rows, strict=True)]
