"""Means and shares of independent observations, with their 95 % intervals.

Observations come as how often each value was seen: sums of it are the same in whatever order the deals were played.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt

from corbillon.lab.estimates import SURE

SHARE = "share"
NORMAL_FROM = 200
"""So many degrees of freedom and more are taken for infinitely many: the factor differs by less than 1 %."""

Seen = Mapping[float, int]
"""How often each value was observed."""


@dataclass(frozen=True)
class Found:
    """What was found in some observations; one alone gives a mean no interval."""

    n: int
    mean: float
    low: float | None
    high: float | None

    @property
    def half_width(self) -> float | None:
        """Half the length of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def estimate(seen: Seen, unit: str) -> Found:
    """The mean with Student's interval, or of a share Wilson's."""
    n = sum(seen.values())
    mean = fsum(value * times for value, times in seen.items()) / n
    if unit == SHARE:
        return _wilson(n, mean)
    if n < 2:
        return Found(n, mean, None, None)
    squares = fsum((value - mean) ** 2 * times for value, times in seen.items())
    error = student(n - 1) * sqrt(squares / (n - 1) / n)
    return Found(n, mean, mean - error, mean + error)


def _wilson(n: int, share: float) -> Found:
    """Wilson's interval (1927), which stays within 0 and 1 and is honest where nothing, or everything, was seen."""
    z2 = SURE * SURE
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    error = SURE / (1 + z2 / n) * sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return Found(n, share, min(share, max(0.0, middle - error)), max(share, min(1.0, middle + error)))


@cache
def student(freedom: int) -> float:
    """How many standard errors hold a mean 95 times of 100, by degrees of freedom.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 5, 30, 10_000)]
    [12.706, 4.303, 2.571, 2.042, 1.96]
    """
    if freedom >= NORMAL_FROM:
        return SURE
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 0.95 else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """How likely Student's t lies between −t and t (Abramowitz and Stegun 26.7.3–4)."""
    angle = atan(t / sqrt(freedom))
    term = cos(angle) if freedom % 2 else 1.0
    total = 0.0
    for k in range(1 + freedom % 2, freedom, 2):
        total += term
        term *= k / (k + 1) * cos(angle) ** 2
    if freedom % 2:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total
