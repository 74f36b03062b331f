"""Single-observer ISMCTS with a payoff for each seat: one tree over what a seat can see, every simulation in a world
of its own. It knows no game.

In the tree every seat chooses what promises most for itself (max^n), or only the observer does and the others play by
the policy, each by the cards that it has in that world; below the tree the policy plays on to the settlement.
Where a card is put aside unseen the tree ends: what follows depends on a card that nobody knows yet.
"""

import functools
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.chance import ALWAYS, happens, one_of
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import FACE_DOWN, Game
from corbillon.kernel.law import driver, law
from corbillon.kernel.table import cell
from corbillon.search.playouts import Driver, Policy
from corbillon.search.position import Position, Valued
from corbillon.search.sampling import draw_world
from corbillon.search.tree import NONE, Node, child_of, clear_node, grow, most_promising

DEEPEST = 200
"""A tree has no more levels."""
LEAST_VISITS = 32
"""Every action at the root is tried so often before any is preferred."""
CHUNK = 256
"""So many simulations are made between two questions whether to stop: a few milliseconds at most."""


@dataclass(slots=True)
class Search:
    """What a tree search is asked, and how far it is."""

    seat: int = cell()
    """Who is to act, and whose payoffs give the scale of doubt."""
    seats: int = cell()
    count: int = cell()
    """How many simulations to make now."""
    exploration: int = cell()
    """How much doubt counts, in 1024ths of the spread of the payoffs seen so far."""
    wavering: int = cell()
    """How often the policy gives way to chance, in 1024ths of its decisions."""
    patience: int = cell()
    """Below the root: how often a node is visited for each child that it has, before it gets another one."""
    lone: int = cell()
    """Whether only the observer chooses in the tree: the others then play by the policy there too."""
    done: int = cell()
    nodes: int = cell(1)
    payoff_sum: int = cell()
    payoff_squares: int = cell()


@law
def spread(search: Search) -> float:
    """The standard deviation of the payoffs so far, at least a chip."""
    if search.done < 2:
        return 1.0
    mean = search.payoff_sum / search.done
    return max(1.0, sqrt(max(0.0, search.payoff_squares / search.done - mean * mean)))


@law
def actions_to_try(node: Node, actions: int, patience: int) -> int:
    """The actions of which one is to be tried now for the first time; none, while those tried deserve another visit.

    A node's first child is what the policy would do: where little is known, the tree plays as the policy does.
    """
    untried = actions & ~node.tried
    if untried == actions:
        return actions
    return untried if node.visits >= patience * popcount(node.tried) else 0


@law
def back_up(search: Search, nodes: Any, path: list[int], depth: int, root: Any, table: Any) -> None:
    """Every node on the path learns what the simulation brought each seat."""
    for seat in range(search.seats):
        payoff = table.accounts[seat] - root.accounts[seat]
        for step in range(depth + 1):
            nodes[path[step]].payoffs[seat] += payoff
    for step in range(depth + 1):
        nodes[path[step]].visits += 1
    payoff = table.accounts[search.seat] - root.accounts[search.seat]
    search.payoff_sum += payoff
    search.payoff_squares += payoff * payoff
    search.done += 1


@functools.cache
def simulations(game: Game, policy: Policy | None) -> Driver:
    """A driver that makes simulations: a world, the descent, a playout to the settlement, and all payoffs backed up.

    Playouts are by a policy, or at random where it is None.
    """
    legal, play, over, look = game.legal, game.play, game.over, game.look
    suppose, told = game.suppose, game.told
    looks = policy is not None
    choose: Any = policy or one_of

    @driver
    def simulate(rules: Any, tables: Any, views: Any, searches: Any, nodes: Any, room: Any) -> None:
        rule, root, table, view, search = rules[0], tables[0], tables[1], views[0], searches[0]
        worlds, places, path, chance = room
        for _ in range(search.count):
            draw_world(worlds, places, chance)
            copy_position(root, table)
            suppose(rule, table, places, chance)
            doubt = spread(search) * search.exploration / ALWAYS
            node = 0
            depth = 0
            path[0] = 0
            in_tree = True
            while not over(table):
                actions = legal(rule, table)
                unseen = in_tree and told(table, lowest(actions)) == FACE_DOWN
                in_tree = in_tree and (not unseen or depth == 0) and depth + 1 < DEEPEST
                chooses = in_tree and (search.lone == 0 or table.turn == search.seat)
                untried = actions_to_try(nodes[node], actions, search.patience if depth > 0 else 0) if chooses else 0
                if chooses and untried == 0:
                    least = LEAST_VISITS if depth == 0 else 0
                    node = most_promising(nodes, node, actions, table.turn, doubt, least)
                    action = nodes[node].action
                    depth += 1
                    path[depth] = node
                    in_tree = not unseen
                else:
                    choices = untried if chooses else actions
                    if looks and (not chooses or untried == actions) and not happens(chance, search.wavering):
                        look(rule, table, table.turn, view)
                        action = choose(rule, view, choices, chance)
                    else:
                        action = one_of(choices, chance)
                    if in_tree:
                        parent = node
                        node = child_of(nodes, parent, action)
                        if node == NONE:
                            node = search.nodes
                            search.nodes += 1
                            grow(nodes, parent, node, action)
                            in_tree = False
                        depth += 1
                        path[depth] = node
                play(rule, table, action)
            back_up(search, nodes, path, depth, root, table)

    return simulate


def search_tree(
    position: Position,
    policy: Policy | None,
    simulations_wanted: int,
    *,
    exploration: int,
    wavering: int = 0,
    patience: int = 0,
    lone: bool = False,
    stop: Callable[[], bool] | None = None,
) -> list[Valued]:
    """What the legal actions are worth after so many simulations, or as many as there was time for.

    Equal positions (view, rules, seed) and equal simulations give equal answers.
    """
    searches = position.records([Search(position.seat, position.seats, 0, exploration, wavering, patience, int(lone))])
    nodes = _nodes(position, simulations_wanted + 1)
    room = (position.worlds.room, position.places, position.numbers([0] * DEEPEST), position.chance)
    driver = simulations(position.game, policy)
    loop = driver if position.native else inspect.unwrap(driver)
    left = simulations_wanted
    while left > 0 and not (stop and stop()):
        _set(position, searches, min(CHUNK, left))
        loop(position.rules, position.tables, position.views, searches, nodes, room)
        left -= CHUNK
    return _children(position, nodes)


def _nodes(position: Position, count: int) -> Any:
    """A root, and room for as many nodes as there may be simulations."""
    if not position.native:
        nodes = [Node() for _ in range(count)]
        clear_node(nodes[0], 0, NONE)
        return nodes
    import numpy

    from corbillon.kernel.table import record_type

    return numpy.zeros(count, record_type(Node))


def _set(position: Position, searches: Any, count: int) -> None:
    """Ask for so many more simulations."""
    if position.native:
        searches["count"][0] = count
    else:
        searches[0].count = count


def _children(position: Position, nodes: Any) -> list[Valued]:
    """The actions of the root, the most visited first."""
    read: Callable[[int, str], Any] = (
        (lambda place, name: nodes[place][name])
        if position.native
        else (lambda place, name: getattr(nodes[place], name))
    )
    found = []
    place = int(read(0, "child"))
    while place != NONE:
        payoffs = [int(payoff) for payoff in read(place, "payoffs")[: position.seats]]
        found.append(Valued(int(read(place, "action")), int(read(place, "visits")), tuple(payoffs)))
        place = int(read(place, "sibling"))
    return sorted(found, key=lambda valued: (-valued.visits, valued.action))
