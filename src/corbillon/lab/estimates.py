"""Means and how sure they are: whole sums, so that they come out the same however the work was divided."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from operator import mul
from statistics import NormalDist

SURE = NormalDist().inv_cdf(0.975)
"""A mean lies within so many standard errors, 95 times of 100."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval, which one observation alone does not give."""

    mean: float
    low: float | None
    high: float | None

    def answer(self) -> dict[str, object]:
        """The estimate as JSON has it."""
        return {"mean": self.mean, "ci95": [self.low, self.high]}


@dataclass(frozen=True)
class Sums:
    """Amounts won in observations (deals, or matches) that weigh as many deals as they had; sums add up."""

    count: int = 0
    weight: int = 0
    weight_squared: int = 0
    amount: int = 0
    amount_squared: int = 0
    product: int = 0

    @classmethod
    def of(cls, amounts: Sequence[int], weights: Sequence[int]) -> "Sums":
        """The sums of some observations."""
        return cls(
            len(amounts),
            sum(weights),
            _dot(weights, weights),
            sum(amounts),
            _dot(amounts, amounts),
            _dot(amounts, weights),
        )

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.count + other.count,
            self.weight + other.weight,
            self.weight_squared + other.weight_squared,
            self.amount + other.amount,
            self.amount_squared + other.amount_squared,
            self.product + other.product,
        )

    def by_weight(self, scale: int = 1) -> Estimate:
        """The amount a deal: a ratio of two means, with the error of a ratio.

        >>> Sums.of([1, 3], [1, 1]).by_weight().mean
        2.0
        """
        if self.weight == 0:
            return Estimate(0.0, None, None)
        ratio = self.amount / self.weight
        residue = self.amount_squared - 2 * ratio * self.product + ratio * ratio * self.weight_squared
        return self._estimate(ratio / scale, residue / scale**2, self.weight / self.count)

    def by_count(self, scale: int = 1) -> Estimate:
        """The amount an observation: a deal, or a match."""
        mean = self.amount / self.count
        residue = self.amount_squared - self.amount * mean
        return self._estimate(mean / scale, residue / scale**2, 1.0)

    def _estimate(self, mean: float, residue: float, size: float) -> Estimate:
        if self.count < 2:
            return Estimate(mean, None, None)
        error = sqrt(max(residue, 0.0) / (self.count * (self.count - 1))) / size
        return Estimate(mean, mean - SURE * error, mean + SURE * error)


def _dot(left: Sequence[int], right: Sequence[int]) -> int:
    return sum(map(mul, left, right))
