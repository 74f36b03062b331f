"""A search tree in arrays: nodes, how a child is found and made, and how the next one to try is chosen."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from corbillon.kernel.bits import has, highest
from corbillon.kernel.law import law
from corbillon.kernel.table import cell, cells

SEATS = 8
BEYOND = 1e12
"""More than any score."""
NONE = 0
"""No node: node 0 is the root, which is nobody's child."""


@dataclass(slots=True)
class Node:
    """What is known of an action after those that lead to it; payoffs are sums over its visits, in chips."""

    action: int = cell()
    visits: int = cell()
    available: int = cell()
    """How often it could have been chosen: in other worlds its card may lie in another hand."""
    tried: int = cell()
    """The actions of its children, as a bit set."""
    child: int = cell()
    sibling: int = cell()
    payoffs: list[int] = cells(SEATS)


@law
def clear_node(node: Node, action: int, sibling: int) -> None:
    """A new node that nothing is known of."""
    node.action = action
    node.visits = 0
    node.available = 1
    node.tried = 0
    node.child = NONE
    node.sibling = sibling
    for seat in range(SEATS):
        node.payoffs[seat] = 0


@law
def grow(nodes: Any, parent: int, place: int, action: int) -> None:
    """A node is made in a free place, as the first child of its parent."""
    clear_node(nodes[place], action, nodes[parent].child)
    nodes[parent].child = place
    nodes[parent].tried |= 1 << action


@law
def child_of(nodes: Any, parent: int, action: int) -> int:
    """The node of an action after its parent, if there is one."""
    if not has(nodes[parent].tried, action):
        return NONE
    place: int = nodes[parent].child
    while nodes[place].action != action:
        place = nodes[place].sibling
    return place


@law
def roughly_log2(n: int) -> float:
    """The logarithm of a whole number from 1 on, within 0.09: exact at the powers of two, straight between them."""
    whole = highest(n)
    return whole + n / (1 << whole) - 1.0


@law
def most_promising(nodes: Any, parent: int, actions: int, seat: int, exploration: float, least: int) -> int:
    """The child with the best mean for a seat, doubt counting in its favour (UCB1, by availability).

    A child with fewer than ``least`` visits comes first: one unlucky world is no reason to give an action up.
    """
    best = NONE
    highest_score = -BEYOND
    place = nodes[parent].child
    while place != NONE:
        node = nodes[place]
        if has(actions, node.action):
            share = 1.0 / node.visits
            doubt = sqrt(roughly_log2(node.available) * share)
            score = node.payoffs[seat] * share + exploration * doubt
            node.available += 1
            if node.visits < least:
                score = BEYOND - node.visits
            if score > highest_score:
                highest_score = score
                best = place
        place = node.sibling
    return best
