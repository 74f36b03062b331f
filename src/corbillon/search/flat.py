"""Flat Monte Carlo over worlds: every legal action is tried in the same worlds, and a policy plays on.

Equal worlds and equal chance for all actions: what differs between two of them is the action's own doing.
"""

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import mul
from typing import Any

from corbillon.kernel.bits import lowest, members
from corbillon.kernel.chance import draw, happens, one_of, sow
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law
from corbillon.kernel.table import cell
from corbillon.search.playouts import Driver, Policy
from corbillon.search.position import Position, Valued
from corbillon.search.sampling import draw_world

Facts = Callable[[Any, Any, int], int]
"""A law over (rules, settled table, seat) that answers what happened to the seat, as a bit set."""


@dataclass(slots=True)
class Trial:
    """What a flat search is asked: so many worlds, from a row of the results on."""

    seat: int = cell()
    seats: int = cell()
    actions: int = cell()
    count: int = cell()
    first: int = cell()
    wavering: int = cell()
    """How often the policy gives way to chance, in 1024ths of its decisions."""


CHUNK = 64
"""So many worlds are tried between two questions whether to stop."""
FIRST_ROUND = 64
"""Worlds of the first round; each other has twice as many as the one before."""
CLEARLY = 2.5
"""So many standard errors behind the best are clearly worse."""
DOUBTFULLY = 1.0
"""By more standard errors than this another action must be ahead of the one that was thought best before."""


@dataclass(frozen=True)
class Tried:
    """Every action in so many worlds: rows stand world after world, in each the actions in their order."""

    actions: tuple[int, ...]
    seats: int
    worlds: int
    payoffs: Any
    """Of each row, the chips to come of every seat."""
    happened: Any
    """Of each row, the facts as a bit set."""

    def payoffs_of(self, action: int, seat: int) -> list[int]:
        """What an action brought a seat in each world."""
        index = self.actions.index(action) * self.seats + seat
        width = len(self.actions) * self.seats
        return self.payoffs[index : self.worlds * width : width].tolist()  # type: ignore[no-any-return]

    def valued(self, seat: int) -> list[Valued]:
        """The actions, the best for a seat first."""
        found = []
        for action in self.actions:
            sums = tuple(sum(self.payoffs_of(action, other)) for other in range(self.seats))
            found.append(Valued(action, self.worlds, sums))
        return _ranked(found, seat)


@law
def no_facts(rules: Any, table: Any, seat: int) -> int:
    """Nothing is asked."""
    return 0


@functools.cache
def trials(game: Game, policy: Policy | None, facts: Facts = no_facts) -> Driver:
    """A driver that fills rows of ``payoffs`` (world × action, all seats) and ``happened`` (world × action).

    Actions stand in the order of their numbers. Playouts are by a policy, or at random where it is None.
    """
    legal, play, over, look, suppose = game.legal, game.play, game.over, game.look, game.suppose
    looks = policy is not None
    choose: Any = policy or one_of

    @driver
    def try_all(rules: Any, tables: Any, views: Any, asked: Any, room: Any, found: Any) -> None:
        rule, root, world, table, view, trial = rules[0], tables[0], tables[1], tables[2], views[0], asked[0]
        worlds, places, chance, own = room
        payoffs, happened = found
        row = trial.first
        for _ in range(trial.count):
            draw_world(worlds, places, chance)
            copy_position(root, world)
            suppose(rule, world, places, chance)
            high = draw(chance)
            low = draw(chance)
            left = trial.actions
            while left != 0:
                action = lowest(left)
                left &= left - 1
                copy_position(world, table)
                sow(own, high, low)
                first = True
                while not over(table):
                    if not first:
                        actions = legal(rule, table)
                        if looks and not happens(own, trial.wavering):
                            look(rule, table, table.turn, view)
                            action = choose(rule, view, actions, own)
                        else:
                            action = one_of(actions, own)
                    first = False
                    play(rule, table, action)
                for seat in range(trial.seats):
                    payoffs[row * trial.seats + seat] = table.accounts[seat] - root.accounts[seat]
                happened[row] = facts(rule, table, trial.seat)
                row += 1

    return try_all


def try_actions(
    position: Position,
    actions: int,
    policy: Policy | None,
    worlds: int,
    *,
    wavering: int = 0,
    facts: Facts = no_facts,
    stop: Callable[[], bool] | None = None,
) -> Tried:
    """Each of these legal actions in so many worlds, or in as many as there was time for."""
    choices = tuple(members(actions))
    payoffs = position.zeros(worlds * len(choices) * position.seats)
    happened = position.zeros(worlds * len(choices))
    driver = trials(position.game, policy, facts)
    loop = driver if position.native else inspect.unwrap(driver)
    room = (position.worlds.room, position.places, position.chance, position.numbers([0] * 4))
    done = 0
    while done < worlds and not (stop and stop()):
        count = min(CHUNK, worlds - done)
        trial = Trial(position.seat, position.seats, actions, count, done * len(choices), wavering)
        loop(position.rules, position.tables, position.views, position.records([trial]), room, (payoffs, happened))
        done += count
    return Tried(choices, position.seats, done, payoffs, happened)


def narrow_down(
    position: Position,
    actions: int,
    policy: Policy | None,
    simulations: int,
    *,
    wavering: int = 0,
    prior: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> list[Valued]:
    """The actions, the best first, after so many simulations; those that are clearly worse are tried no longer.

    An action that was thought best before (``prior``) stays first unless another is ahead by more than the error.
    Whoever is still in has been tried in the same worlds as every other. The rounds do not depend on how many
    simulations there will be: a search cut short is the beginning of the whole one.
    """
    choices = members(actions)
    columns: dict[int, list[int]] = {action: [] for action in choices}
    totals = {action: Valued(action, 0, (0,) * position.seats) for action in choices}
    left, done, size = actions, 0, FIRST_ROUND
    while left & (left - 1) and (done < simulations or done == 0):
        worlds = min(size, max(1, (simulations - done) // left.bit_count()))
        tried = try_actions(position, left, policy, worlds, wavering=wavering, stop=stop)
        for valued in tried.valued(position.seat):
            totals[valued.action] = totals[valued.action].and_then(valued)
            columns[valued.action] += tried.payoffs_of(valued.action, position.seat)
        done += tried.worlds * left.bit_count()
        if tried.worlds < size:
            break
        left = _still_in(left, columns)
        size *= 2
    ranked = sorted(
        _ranked(list(totals.values()), position.seat),
        key=lambda valued: (left >> valued.action & 1 == 0, -valued.visits),
    )
    if prior is None or not columns[ranked[0].action] or _is_behind(columns, prior, ranked[0].action, DOUBTFULLY):
        return ranked
    return sorted(ranked, key=lambda valued: valued.action != prior)


def _still_in(left: int, columns: Mapping[int, list[int]]) -> int:
    """The actions that are not clearly behind the best."""
    best = max(members(left), key=lambda action: (sum(columns[action]), -action))
    return sum(1 << action for action in members(left) if not _is_behind(columns, action, best, CLEARLY))


def _is_behind(columns: Mapping[int, list[int]], action: int, best: int, errors: float) -> bool:
    """Whether an action is behind another by more than so many standard errors of their difference, world by world."""
    behind = [top - own for top, own in zip(columns[best], columns[action], strict=False)]
    total, squares, count = sum(behind), sum(map(mul, behind, behind)), len(behind)
    return total > 0 and total * total > errors**2 * (squares - total * total / count)


def _ranked(values: list[Valued], seat: int) -> list[Valued]:
    return sorted(values, key=lambda valued: (-valued.mean(seat), valued.action))
