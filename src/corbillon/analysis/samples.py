"""What trials brought one seat: means, standard errors, and differences between two actions paired world by world.

All sums are of whole numbers, so both forms of a search answer alike to the last digit.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

SURE = 2.0
"""A difference counts that is larger than so many of its standard errors."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def told(self) -> bool:
        """Whether it is told apart from nothing."""
        return abs(self.mean) > SURE * self.error


@dataclass(frozen=True)
class Contrast:
    """A fact under two actions: how often it came about under each, and the difference in the same worlds."""

    one: float
    other: float
    difference: Estimate
    chips: float
    """How much of the difference in chips arose where the fact differed, a world."""


@dataclass(frozen=True, eq=False)
class Samples:
    """The worlds in a row: for each action its gains and its facts."""

    gains: Sequence[Sequence[int]]
    facts: Sequence[Sequence[int]]
    _columns: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def worlds(self) -> int:
        """How many worlds there are."""
        return len(self.gains[0])

    def value(self, action: int) -> Estimate:
        """What an action brings."""
        gains = self.gains[action]
        return estimate(len(gains), sum(gains), sum(gain * gain for gain in gains))

    def difference(self, one: int, other: int) -> Estimate:
        """How much more one action brings than another, in the same worlds."""
        pairs = [a - b for a, b in zip(self.gains[one], self.gains[other], strict=True)]
        return estimate(len(pairs), sum(pairs), sum(pair * pair for pair in pairs))

    def _column(self, action: int, bit: int) -> int:
        """The worlds in which a fact came about under an action, as a bit set."""
        key = action, bit
        if key not in self._columns:
            text = "".join("1" if facts >> bit & 1 else "0" for facts in reversed(self.facts[action]))
            self._columns[key] = int(text, 2)
        return self._columns[key]

    def contrast(self, one: int, other: int, bit: int) -> Contrast:
        """How a fact differs between two actions."""
        first, second = self._column(one, bit), self._column(other, bit)
        differs = first ^ second
        pairs = zip(self.gains[one], self.gains[other], strict=True)
        chips = sum(gain - less for k, (gain, less) in enumerate(pairs) if differs >> k & 1) if differs else 0
        with_one, with_other, differing = first.bit_count(), second.bit_count(), differs.bit_count()
        n = self.worlds
        difference = estimate(n, with_one - with_other, differing)
        return Contrast(with_one / n, with_other / n, difference, chips / n)


def estimate(count: int, total: int, squares: int) -> Estimate:
    """The mean of so many numbers and its standard error, from their sum and that of their squares.

    >>> estimate(4, 8, 20)
    Estimate(mean=2.0, error=0.5773502691896257)
    """
    mean = total / count
    if count < 2:
        return Estimate(mean, 0.0)
    spread = (count * squares - total * total) / (count * (count - 1))
    return Estimate(mean, sqrt(spread / count))
