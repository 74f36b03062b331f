"""Hidden hands from a view alone: what a world says, settled and counted, ready to be drawn from.

``prepare`` is done once a decision; then any number of worlds is drawn by the law ``sampling.draw_world``, each exactly
as likely as any other that the world allows.
"""

import functools
import inspect
import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.law import native
from corbillon.kernel.world import World
from corbillon.search.counting import count_worlds
from corbillon.search.sampling import CLASS, DIGIT, LAYERS, ROW

CELLS = 50_000
"""A layer has no more cells: where it would, places that differ little are counted together, and checked."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """The worlds of a decision."""

    room: tuple[Any, Any, Any]
    """What ``draw_world`` takes: plan, weights and numbers of choices."""
    count: float
    """How many worlds there are; where some are drawn in vain, those too."""
    places: int
    """How many places a world has."""
    sure: bool
    """Whether no world is drawn in vain."""


class Settled:
    """A case with all that follows from its bounds: cards that lie fast, and which places may hold the others."""

    __slots__ = ("bounds", "fixed", "may", "needs", "possible")

    def __init__(self, world: World) -> None:
        self.needs = list(world.sizes)
        self.fixed = [0] * len(self.needs)
        self.may = [world.unseen if need else 0 for need in self.needs]
        self.bounds = [(bound.place, bound.cards & world.unseen, bound.least, bound.most) for bound in world.bounds]
        self.possible = True

    def branch(self) -> "Settled":
        """The same, to go on from."""
        other = object.__new__(Settled)
        other.needs, other.fixed, other.may = list(self.needs), list(self.fixed), list(self.may)
        other.bounds, other.possible = self.bounds, True
        return other

    def fix(self, place: int, cards: int) -> None:
        """These cards lie at this place."""
        self.fixed[place] |= cards
        self.needs[place] -= cards.bit_count()
        for other in range(len(self.may)):
            self.may[other] &= ~cards

    def settle(self) -> "Settled":
        """Conclude till nothing more follows."""
        before: tuple[list[int], list[int]] | None = None
        while before != (self.may, self.fixed):
            before = list(self.may), list(self.fixed)
            self.bounds = [bound for bound in self.bounds if self._is_open(*bound)]
            self._settle_places()
        self.possible &= functools.reduce(int.__or__, self.may, 0).bit_count() == sum(self.needs)
        return self

    def _is_open(self, place: int, cards: int, least: int, most: int) -> bool:
        """Apply a bound; whether it may still be broken."""
        held = (self.fixed[place] & cards).bit_count()
        free = self.may[place] & cards
        reach = held + free.bit_count()
        if held > most or reach < least:
            self.possible = False
        elif free and held == most:
            self.may[place] &= ~cards
        elif free and reach == least:
            self.fix(place, free)
        else:
            return least > held or held + min(free.bit_count(), self.needs[place]) > most
        return False

    def _settle_places(self) -> None:
        """A card that one place may hold lies there; a place that may hold no more than it needs holds that."""
        once = twice = 0
        for place, need in enumerate(self.needs):
            if need == 0:
                self.may[place] = 0
            cards = self.may[place]
            twice |= once & cards
            once |= cards
        for place, cards in enumerate(self.may):
            alone = cards & ~twice
            if alone:
                self.fix(place, alone)
        for place, need in enumerate(self.needs):
            reach = self.may[place].bit_count()
            if need < 0 or reach < need:
                self.possible = False
            elif reach == need and need:
                self.fix(place, self.may[place])

    def parts(self) -> Iterator["Settled"]:
        """Settled parts without a bound from below, in which every world is once: by the first cards that meet it."""
        if not self.settle().possible:
            return
        bound = next((bound for bound in self.bounds if self._lacks(*bound) > 0), None)
        if bound is None:
            yield self
            return
        place, cards = bound[:2]
        free = members(self.may[place] & cards)
        for first in combinations(free, self._lacks(*bound)):
            part = self.branch()
            part.may[place] &= ~bits_of([card for card in free if card < first[-1]]) | bits_of(list(first))
            part.fix(place, bits_of(list(first)))
            yield from part.parts()

    def _lacks(self, place: int, cards: int, least: int, most: int) -> int:
        return least - (self.fixed[place] & cards).bit_count()

    def classes(self) -> list[tuple[int, int]]:
        """The cards that do not lie fast, by the places that may hold them: cards, places."""
        found = [(functools.reduce(int.__or__, self.may), 0)]
        for place, may in enumerate(self.may):
            if may:
                split = [(cards & may, where | 1 << place) for cards, where in found if cards & may]
                found = split + [(cards & ~may, where) for cards, where in found if cards & ~may]
        return [(cards, where) for cards, where in found if cards]


class Case:
    """A settled case with its places in groups: the numbers that the plan takes."""

    def __init__(self, settled: Settled) -> None:
        self.settled = settled
        self.sorts = settled.classes()
        self.groups = self._alike()
        self._arrange()
        while self.cells() > CELLS:
            self._join_two()
            self._arrange()

    def _alike(self) -> list[int]:
        """The places with needs, in groups that may hold the same cards."""
        groups: dict[int, int] = {}
        for place, may in enumerate(self.settled.may):
            if self.settled.needs[place]:
                groups[may] = groups.get(may, 0) | 1 << place
        return sorted(groups.values(), key=self._size)

    def _size(self, group: int) -> int:
        return sum(self.settled.needs[place] for place in members(group))

    def _arrange(self) -> None:
        """What each group holds for certain, and the classes and free cards that are left to be dealt."""
        self.needs = [self._size(group) for group in self.groups]
        self.given = [0] * len(self.groups)
        self.free = 0
        self.classes: list[tuple[int, list[int]]] = []
        rest = [(cards, [k for k, group in enumerate(self.groups) if group & where]) for cards, where in self.sorts]
        lost = -1
        while lost != len(rest):
            lost = len(rest)
            rest = [(cards, [k for k in takers if self.needs[k] > 0]) for cards, takers in rest]
            for cards, takers in rest:
                if len(takers) == 1:
                    self.given[takers[0]] |= cards
                    self.needs[takers[0]] -= cards.bit_count()
            rest = [(cards, takers) for cards, takers in rest if len(takers) != 1]
        self.possible = min(self.needs, default=0) >= 0 and all(takers for _, takers in rest)
        open_groups = sum(need > 0 for need in self.needs)
        for cards, takers in rest:
            if len(takers) == open_groups:
                self.free |= cards
            else:
                self.classes.append((cards, takers))
        self.tops = [
            min(need, sum(cards.bit_count() for cards, takers in self.classes if k in takers))
            for k, need in enumerate(self.needs)
        ]

    def cells(self) -> int:
        """How many cells a layer has."""
        return math.prod(top + 1 for top in self.tops) if self.possible else 0

    def layers(self) -> int:
        """How many layers the case has, the last for the free cards."""
        return 1 + sum(len(takers) - 1 for _, takers in self.classes) if self.classes and self.possible else 0

    def _join_two(self) -> None:
        """Make one group of the two that are likely to get the fewest cards for a place that may not hold them."""
        pairs = combinations(range(len(self.groups)), 2)
        a, b = min(pairs, key=lambda pair: self._misplaced(*pair) + self._misplaced(*reversed(pair)))
        self.groups[a] |= self.groups.pop(b)

    def _misplaced(self, a: int, b: int) -> float:
        """About how many cards that the first group may hold would lie in the second, were they one."""
        cards_of_both = 0.0
        for cards, takers in self.classes:
            if a in takers and b not in takers:
                together = self.needs[b] + sum(self.needs[k] for k in takers)
                cards_of_both += cards.bit_count() * self.needs[b] / together
        return cards_of_both

    def shares(self) -> int:
        """In how many ways the groups can share their cards among their places."""
        ways = 1
        for group in self.groups:
            sizes = [self.settled.needs[place] for place in members(group)]
            left = sum(sizes)
            for size in sizes:
                ways *= math.comb(left, size)
                left -= size
        return ways

    def checks(self) -> list[tuple[int, int, int]]:
        """What must be looked at in the end: place, cards, and the most that it may be dealt of them."""
        found = []
        for place, cards, _, most in self.settled.bounds:
            found.append((place, cards, most - (self.settled.fixed[place] & cards).bit_count()))
        for group in self.groups:
            reach = functools.reduce(int.__or__, (self.settled.may[place] for place in members(group)))
            for place in members(group):
                if reach & ~self.settled.may[place]:
                    found.append((place, reach & ~self.settled.may[place], 0))
        return found

    def numbers(self, layers_at: int) -> list[int]:
        """The case as the plan has it."""
        strides = [math.prod(top + 1 for top in self.tops[:k]) for k in range(len(self.groups))]
        checks = self.checks()
        tops = sum(top << DIGIT * k for k, top in enumerate(self.tops))
        plan = [
            len(self.groups),
            len(self.classes),
            len(checks),
            self.free,
            self.cells(),
            layers_at,
            self.cells() - 1,
            tops,
        ]
        for k, group in enumerate(self.groups):
            plan += [self.given[k], strides[k], self.needs[k] - self.tops[k], group]
        for fixed, need in zip(self.settled.fixed, self.settled.needs, strict=True):
            plan += [fixed, need]
        later, lows = sum(self.needs), list(self.tops)
        for cards, takers in [*self.classes, (0, [0])]:
            later -= cards.bit_count()
            row = [cards, later, sum(low << DIGIT * k for k, low in enumerate(lows)), len(takers), *takers]
            plan += row + [0] * (CLASS - len(row))
            lows = [max(0, low - cards.bit_count()) if k in takers else low for k, low in enumerate(lows)]
        return plan + [number for check in checks for number in check]

    def fillings(self) -> int:
        """In how many ways the free cards fill the groups, where there are no classes."""
        return math.factorial(sum(self.needs)) // math.prod(map(math.factorial, self.needs)) if self.possible else 0


def prepare(world: World, *, interpreted: bool = False) -> Worlds:
    """Make a world ready to be drawn from; ``interpreted``: by Python itself, whatever is installed.

    :raises ValueError: when it allows nothing.
    """
    cases = [Case(part) for case in world.split() for part in Settled(case).parts()]
    cases = [case for case in cases if case.possible]
    plan, size = [len(world.sizes), len(cases), *[0] * len(cases)], len(cases)
    for index, case in enumerate(cases):
        plan[2 + index] = len(plan)
        plan += case.numbers(size)
        size += case.cells() * case.layers()
    compiled = native() and not interpreted
    room = room_of(plan, size, compiled)
    if size > len(cases):
        count = count_worlds if compiled else inspect.unwrap(count_worlds)
        count(room)
    total = 0.0
    for index, case in enumerate(cases):
        first = plan[plan[2 + index] + LAYERS] + case.cells() - 1
        total += case.shares() * float(room[1][first] if case.layers() else case.fillings())
        room[1][index] = total
    if total == 0.0:
        raise ValueError(f"a world that allows nothing: {world}")
    return Worlds(room, total, len(world.sizes), not any(case.checks() for case in cases))


def room_of(plan: list[int], size: int, compiled: bool) -> tuple[Any, Any, Any]:
    """The lists of a plan in the form that drivers take."""
    if not compiled:
        return plan, [0.0] * size, _choices(False)
    import numpy

    return numpy.array(plan, dtype=numpy.int64), numpy.zeros(size), _choices(True)


@functools.cache
def _choices(compiled: bool) -> Any:
    """All numbers of choices of k cards among n, in the form that drivers take."""
    numbers = [float(math.comb(n, k)) for n in range(ROW) for k in range(ROW)]
    if not compiled:
        return numbers
    import numpy

    return numpy.array(numbers)
