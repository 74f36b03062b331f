"""A deal's result as luck and play: what the same cards bring in the hands of reference bots, and the rest.

The deal is played again from its stakes by the rule of thumb at every seat, many times: a group of seeds, one a seat,
is moved round the table, so that no seat owes anything to a seed. The luck of a seat is the mean of what it won so; its
play is what it really won, less that.
"""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from corbillon import bots
from corbillon.analysis.samples import Estimate, estimate
from corbillon.bots.policies import sow_decision
from corbillon.kernel.chance import draw, happens, one_of, seeded
from corbillon.kernel.chance import for_drivers as numbers_for_drivers
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver
from corbillon.kernel.table import for_drivers
from corbillon.search.playouts import Driver, Policy

GROUPS = 16
"""So many groups of seeds, each moved to every seat in turn."""
WAVERING = 32
"""How often a reference bot slips, in 1024ths of its decisions: cards are worth more than the luck of one course."""
STREAM = 1 << 41
"""The streams of these seeds lie beyond those of any deal and any bot."""


@functools.cache
def replays(game: Game, policy: Policy) -> Driver:
    """A driver that plays one known deal by a policy at all seats, once for each row of seeds."""
    open_deal, legal, play, over, look = game.open_deal, game.legal, game.play, game.over, game.look

    @driver
    def play_again(rules: Any, tables: Any, views: Any, room: Any) -> None:
        rule, start, table, view = rules[0], tables[0], tables[1], views[0]
        pack, seeds, own, results = room
        seats = start.seats
        for row in range(len(seeds) // seats):
            copy_position(start, table)
            open_deal(rule, table, pack)
            while not over(table):
                actions = legal(rule, table)
                look(rule, table, table.turn, view)
                sow_decision(own, seeds[row * seats + table.turn], view.deal, view.ply, actions)
                slips = happens(own, WAVERING)
                play(rule, table, one_of(actions, own) if slips else policy(rule, view, actions, own))
            for seat in range(seats):
                results[row * seats + seat] = table.accounts[seat] - start.accounts[seat]

    return play_again


@dataclass(frozen=True)
class Luck:
    """A deal's result of one seat, and what of it the cards were worth."""

    result: int
    luck: Estimate

    @property
    def play(self) -> Estimate:
        """The rest: as uncertain as the luck."""
        return Estimate(self.result - self.luck.mean, self.luck.error)


def luck_of(game: Game, rules: Any, start: Any, pack: Sequence[int], gains: Sequence[int], seed: int) -> list[Luck]:
    """The luck of every seat in a deal, from the table before its stakes, its pack and what each seat won."""
    seats = len(gains)
    seeds = _seeds(seats, seed, start.deal)
    results = numbers_for_drivers([0] * len(seeds))
    room = (numbers_for_drivers(list(pack)), numbers_for_drivers(seeds), numbers_for_drivers([0] * 4), results)
    loop = replays(game, bots.THUMB[game.name])
    loop(for_drivers([rules]), for_drivers([start, game.table()]), for_drivers([game.view()]), room)
    won = [int(result) for result in results]
    return [Luck(gain, _mean(won[seat::seats], seats)) for seat, gain in enumerate(gains)]


def _seeds(seats: int, seed: int, deal: int) -> list[int]:
    """Rows of seeds, one a seat: every group in each of its rotations."""
    chance = seeded(seed, STREAM + deal)
    rows = []
    for _ in range(GROUPS):
        group = [draw(chance) for _ in range(seats)]
        for step in range(seats):
            rows += group[step:] + group[:step]
    return rows


def _mean(won: Sequence[int], rotations: int) -> Estimate:
    """The mean over all rows; its error from the groups, whose rotations are not independent."""
    sums = [sum(won[first : first + rotations]) for first in range(0, len(won), rotations)]
    found = estimate(len(sums), sum(sums), sum(total * total for total in sums))
    return Estimate(found.mean / rotations, found.error / rotations)
