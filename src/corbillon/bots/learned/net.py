"""A small net that looks at every suit with the same eyes, and tells how much better each action is than the others.

For each suit a row of units looks at what is told of it, at the suits together, and at what belongs to none; a second
row hears the first of its own suit and of all; from it come the values of the suit's cards, and from the rows of all
suits together those of the words. What is learnt of one suit so holds for all; a bias of its own tells suits apart.
"""

from typing import Any, NamedTuple

import numpy

from corbillon.bots.learned.inputs import Floats, Inputs, Shown
from corbillon.bots.learned.reckoning import SUITS
from corbillon.kernel.cards import PACK, RANKS
from corbillon.kernel.law import law

TRUST = 0.2
"""In units: the best of several guesses is a guess too high."""


class Net(NamedTuple):
    """Weights and biases, float32."""

    suit: Floats
    """(entries of a suit, first)"""
    common: Floats
    """(entries of the suits together and of none, first)"""
    bias: Floats
    """(4, first)"""
    own: Floats
    """(first, second)"""
    all: Floats
    """(first, second)"""
    second_bias: Floats
    """(second,)"""
    card: Floats
    """(second, 13)"""
    card_bias: Floats
    """(13,)"""
    word: Floats
    """(second, words)"""
    word_bias: Floats
    """(words,)"""
    trust: Floats
    """(1,): by so much an action has to seem better than the advice of the rule of thumb. It is set, not learnt."""


class Layers(NamedTuple):
    """What the units say, behind any axes before: (4, first), (4, second), (actions,)."""

    first: Floats
    second: Floats
    said: Floats


def fresh(sizes: tuple[int, int, int], units: tuple[int, int], chance: numpy.random.Generator) -> Net:
    """A net that has learnt nothing, and says next to nothing.

    :param sizes: as ``Inputs.sizes``.
    :param units: of the first row and of the second, for each suit.
    """
    suit, common, actions = sizes
    first, second = units

    def weights(before: int, after: int, spread: float) -> Floats:
        made: Floats = (chance.normal(0, spread, (before, after)) / numpy.sqrt(before)).astype(numpy.float32)
        return made

    def zeros(*shape: int) -> Floats:
        return numpy.zeros(shape, numpy.float32)

    return Net(
        weights(suit, first, 2),
        weights(common, first, 1),
        zeros(SUITS, first),
        weights(first, second, 1.4),
        weights(first, second, 0.5),
        zeros(second),
        weights(second, RANKS, 0.1),
        zeros(RANKS),
        weights(second, actions - PACK, 0.05),
        zeros(actions - PACK),
        numpy.full(1, TRUST, numpy.float32),
    )


def trusting(net: Net, trust: float) -> Net:
    """The same net with so much trust in the rule of thumb."""
    return net._replace(trust=numpy.full(1, trust, numpy.float32))


def answer(net: Net, shown: Shown) -> Layers:
    """What all units say, of one view or of many; the last of it is the advantage of every action."""
    shared = shown.common @ net.common
    first = numpy.maximum(shown.suits @ net.suit + (shared[..., None, :] + net.bias), 0)
    heard = first.sum(axis=-2) @ net.all + net.second_bias
    second = numpy.maximum(first @ net.own + heard[..., None, :], 0)
    cards = second @ net.card + net.card_bias
    words = second.sum(axis=-2) @ net.word + net.word_bias
    return Layers(first, second, numpy.concatenate([cards.reshape(*words.shape[:-1], PACK), words], axis=-1))


class Desk(NamedTuple):
    """Where the machine code works: the places of the entries, as ``Inputs`` has them, and room for every unit."""

    suits: Any
    scales: Any
    common: Any
    amounts: Any
    shared: Any
    first: Any
    heard: Any
    second: Any
    said: Any


def desk(shown: Inputs, units: tuple[int, int]) -> Desk:
    """Room for a net of so many units."""
    first, second = units
    sizes = [(first,), (SUITS, first), (second,), (SUITS, second), (shown.code.actions,)]
    rooms = [numpy.zeros(size, numpy.float32) for size in sizes]
    return Desk(shown.suits, shown.scales, shown.common, shown.amounts, *rooms)


@law
def add_row(weight: Any, row: Any, to: Any) -> None:
    """A row of weights, so many times, on top of what is there."""
    for k in range(len(to)):
        to[k] += weight * row[k]


@law
def see(net: Any, entries: Any, desk: Any, amount: Any) -> None:
    """The first row of units, of entries most of which are 0."""
    desk.shared[:] = 0
    desk.first[:] = net.bias
    of_suit = desk.suits.shape[1]
    for suit in range(SUITS):
        for k in range(of_suit):
            entry = entries[desk.suits[suit, k]]
            if entry != 0:
                entry *= desk.scales[k]
                add_row(entry, net.suit[k], desk.first[suit])
                add_row(entry, net.common[k], desk.shared)
    for k in range(len(desk.common)):
        entry = entries[desk.common[k]]
        if entry != 0:
            entry = amount * numpy.arcsinh(entry) if desk.amounts[k] else entry
            add_row(entry, net.common[of_suit + k], desk.shared)


@law
def think(net: Any, entries: Any, desk: Any, amount: Any) -> None:
    """As ``answer``, of the entries of one view, as machine code; what it says is in ``desk.said``."""
    see(net, entries, desk, amount)
    desk.heard[:] = net.second_bias
    desk.second[:] = 0
    for suit in range(SUITS):
        for k in range(len(desk.shared)):
            unit = desk.first[suit, k] + desk.shared[k]
            if unit > 0:
                add_row(unit, net.own[k], desk.second[suit])
                add_row(unit, net.all[k], desk.heard)
    desk.said[PACK:] = net.word_bias
    for suit in range(SUITS):
        cards = desk.said[RANKS * suit : RANKS * (suit + 1)]
        cards[:] = net.card_bias
        for k in range(len(desk.heard)):
            unit = desk.second[suit, k] + desk.heard[k]
            if unit > 0:
                add_row(unit, net.card[k], cards)
                add_row(unit, net.word[k], desk.said[PACK:])


@law
def best(actions: int, values: Any) -> int:
    """The action of a set that is worth most, the lowest of equals."""
    found = -1
    for action in range(len(values)):
        if actions >> action & 1 != 0 and (found < 0 or values[action] > values[found]):
            found = action
    return found
