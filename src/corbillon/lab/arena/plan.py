"""What is to be played, and where everybody sits: read from the command line once, the same for every worker."""

import argparse
from dataclasses import dataclass
from typing import Any

from corbillon.bots import bring, check_seats, policy, searches
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.lab.plan import LARGEST_COUNT, LARGEST_SEED, read_seats, whole
from corbillon.options import read_switches
from corbillon.record import read_rules, write_rules

LARGEST_BUDGET = 10**9

Placement = tuple[int, ...]
"""Which of the named bots sits at each place, from the premier en cartes of the first deal on."""


@dataclass(frozen=True)
class ArenaPlan:
    """So many deals of a game (or whole matches), each in every placement of these bots, from this seed."""

    name: str
    preset: str
    rules: Any
    seats: int
    bots: tuple[str, ...]
    """As named: two of one name are two bots."""
    seed: int
    count: int
    whole: bool = False
    budget: int | None = None
    """Simulations of every bot that searches, in place of its own number."""
    alone: bool = False
    """Whether only the placements are played in which the first bot sits alone among the others."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.name]

    @property
    def policies_only(self) -> bool:
        """Whether no bot searches."""
        return all(searches(self.game, bot) is None for bot in self.bots)

    def heading(self) -> dict[str, Any]:
        """The plan as the first line of a kept file; how many deals is no part of it, so that more may follow."""
        return {
            "arena": 1,
            "game": self.name,
            "preset": self.preset,
            "rules": write_rules(self.game, self.rules, self.preset),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "matches": self.whole,
            "budget": self.budget,
            **({"alone": True} if self.alone else {}),
        }


def read_plan(options: argparse.Namespace) -> ArenaPlan:
    """The plan that the command line means.

    :raises ValueError: what is wrong, in one line.
    :raises RecordError: ``bad_rule``.
    """
    if options.game not in GAMES:
        raise ValueError(f"no game {options.game!r}: {', '.join(GAMES)}")
    game = GAMES[options.game]
    rules = read_rules(game, options.preset, read_switches(options.rules))
    budget = options.budget
    seats = read_seats(game, rules, options.seats, None)
    return ArenaPlan(
        name=game.name,
        preset=options.preset,
        rules=rules,
        seats=seats,
        bots=read_bots(game, options.bots.split(","), seats),
        seed=whole("--seed", options.seed, 0, LARGEST_SEED),
        count=whole("--deals", options.deals, 1, LARGEST_COUNT),
        whole=options.matches,
        budget=None if budget is None else whole("--budget", budget, 1, LARGEST_BUDGET),
    )


def read_bots(game: Game, named: list[str], seats: int) -> tuple[str, ...]:
    """Two bots or more.

    :raises ValueError: when there are fewer, or one is unknown.
    """
    if len(named) < 2:
        raise ValueError(f"--bots names {len(named)}: a match-up takes two or more")
    for bot in named:
        policy(game, bring(bot))
        check_seats(game, bot, seats)
    return tuple(named)


def placements(plan: ArenaPlan, number: int) -> tuple[Placement, ...]:
    """All placements of a deal: every bot at every seat, the seats after it filled by the others in turn.

    >>> from types import SimpleNamespace
    >>> placements(SimpleNamespace(seats=3, bots=("A", "B"), alone=False), 0)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    >>> placements(SimpleNamespace(seats=3, bots=("A", "B", "C"), alone=False), 0)
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    """
    bots, seats = len(plan.bots), plan.seats
    start = 0 if bots == seats else number % (bots - 1)
    first = range(1 if bots == seats or plan.alone else bots)
    lines = [(bot, *(_other(bot, start + step, bots) for step in range(seats - 1))) for bot in first]
    return tuple(tuple(line[(place - own) % seats] for place in range(seats)) for line in lines for own in range(seats))


def _other(bot: int, step: int, bots: int) -> int:
    """One of the others, going round in the order in which they were named, from the one after this bot on."""
    return (bot + 1 + step % (bots - 1)) % bots
