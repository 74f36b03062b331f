"""Worlds weighed by what the others did: how likely would this hand have played so?

Of a pool of uniform worlds each is played again from the first lead. Every decision of another seat that its policy
would have taken keeps nearly all of the world's weight; any other leaves what a slip is worth. The pool with its
weights is made into worlds again, to be drawn from like any others.
"""

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from corbillon.kernel.bits import popcount
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver
from corbillon.search.playouts import Driver, Policy
from corbillon.search.position import Position
from corbillon.search.sampling import CASE, CLASS, MOST_PLACES, PLACE, draw_world
from corbillon.search.worlds import Worlds, room_of

SLIP = 0.1
"""How often others are thought to do anything but what their policy says."""


@dataclass(frozen=True, eq=False)
class Past:
    """How a game's deal is played again by what a seat has seen of it."""

    begin: Callable[[Any, Any, Any], None]
    """Write the table of the first lead, as a view imagines it, with the cards laid since back in their hands."""
    done: Callable[[Any, Any, Any], int]
    """Law. What the seat in turn at a table did next, by a view of later."""


@functools.cache
def weigher(game: Game, policy: Policy, done: Callable[[Any, Any, Any], int]) -> Driver:
    """A driver that draws a pool of worlds and weighs each by what its hands would have done."""
    legal, play, look, suppose = game.legal, game.play, game.look, game.suppose

    @driver
    def weigh(rules: Any, tables: Any, views: Any, room: Any, pool: Any, slip: float) -> None:
        rule, root, table, seen, view = rules[0], tables[0], tables[1], views[0], views[1]
        worlds, places, chance = room
        rows, weights = pool
        for row in range(len(weights)):
            draw_world(worlds, places, chance)
            copy_position(root, table)
            suppose(rule, table, places, chance)
            weight = 1.0
            while table.ply < seen.ply:
                actions = legal(rule, table)
                action = done(rule, seen, table)
                if table.turn != seen.seat and actions & (actions - 1) != 0:
                    look(rule, table, table.turn, view)
                    chosen = policy(rule, view, actions, chance)
                    weight *= 1.0 - slip if chosen == action else slip / popcount(actions)
                play(rule, table, action)
            weights[row] = weight
            for place in range(MOST_PLACES):
                rows[row * MOST_PLACES + place] = places[place]

    return weigh


def likely_worlds(
    position: Position, rules: Any, view: Any, policy: Policy, past: Past, *, pool: int = 1000, slip: float = SLIP
) -> Worlds:
    """The worlds of a decision as a policy of the others makes them likely, by a pool of so many uniform ones."""
    return weighted(*weighed(position, rules, view, policy, past, pool, slip), compiled=position.native)


def weighed(
    position: Position, rules: Any, view: Any, policy: Policy, past: Past, pool: int, slip: float
) -> tuple[list[list[int]], list[float]]:
    """So many uniform worlds of a position, and how likely it is that a policy would have played so in each."""
    game = position.game
    first = game.table()
    past.begin(rules, view, first)
    weigh = weigher(game, policy, past.done)
    loop = weigh if position.native else inspect.unwrap(weigh)
    rows, weights = position.zeros(pool * MOST_PLACES), room_of([], pool, position.native)[1]
    tables, views = position.records([first, game.table()]), position.records([view, game.view()])
    loop(position.rules, tables, views, (position.worlds.room, position.places, position.chance), (rows, weights), slip)
    cells, count = [int(cards) for cards in rows], position.worlds.places
    found = [cells[row : row + count] for row in range(0, len(cells), MOST_PLACES)]
    return found, [float(weight) for weight in weights]


def weighted(rows: Sequence[Sequence[int]], weights: Sequence[float], *, compiled: bool) -> Worlds:
    """Worlds of which each of these (a bit set a place) is drawn by its weight."""
    places = len(rows[0])
    plan = [places, len(rows)]
    case = [0] * CASE
    nothing = [0] * CLASS
    length = CASE + PLACE * places + CLASS
    plan += range(2 + len(rows), 2 + len(rows) + length * len(rows), length)
    for row in rows:
        plan += case
        for cards in row:
            plan += (cards, 0)
        plan += nothing
    room = room_of(plan, len(rows), compiled)
    for index, total in enumerate(accumulate(weights)):
        room[1][index] = total
    return Worlds(room, sum(weights), places, True)
