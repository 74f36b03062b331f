"""Means and their intervals, against the formulas of the books."""

from math import sqrt
from statistics import mean, stdev

import pytest

from corbillon.lab.estimates import SURE, Sums

AMOUNTS = [12, -5, 0, 7, -31, 8]


def test_a_mean_and_its_interval() -> None:
    estimate = Sums.of(AMOUNTS, [1] * 6).by_weight()
    error = SURE * stdev(AMOUNTS) / sqrt(6)
    assert estimate.mean == pytest.approx(mean(AMOUNTS))
    assert estimate.low == pytest.approx(mean(AMOUNTS) - error)
    assert estimate.high == pytest.approx(mean(AMOUNTS) + error)
    assert Sums.of(AMOUNTS, [1] * 6).by_count().high == pytest.approx(estimate.high)


def test_matches_weigh_as_many_deals_as_they_had() -> None:
    weights = [1, 2, 3, 4, 5, 6]
    estimate = Sums.of(AMOUNTS, weights).by_weight()
    ratio = sum(AMOUNTS) / sum(weights)
    residues = [amount - ratio * weight for amount, weight in zip(AMOUNTS, weights, strict=True)]
    error = SURE * sqrt(sum(residue**2 for residue in residues) / 5 / 6) / mean(weights)
    assert estimate.mean == pytest.approx(ratio)
    assert estimate.high == pytest.approx(ratio + error)


def test_sums_add_up_however_they_were_divided() -> None:
    parts = Sums.of(AMOUNTS[:2], [1, 2]) + Sums.of(AMOUNTS[2:], [3, 4, 5, 6])
    assert parts == Sums.of(AMOUNTS, [1, 2, 3, 4, 5, 6])


def test_a_scale_divides_mean_and_interval() -> None:
    whole, half = Sums.of(AMOUNTS, [1] * 6).by_weight(), Sums.of(AMOUNTS, [1] * 6).by_weight(2)
    assert half.mean == pytest.approx(whole.mean / 2)
    assert half.low == pytest.approx((whole.low or 0) / 2)


def test_one_observation_has_no_interval() -> None:
    assert Sums.of([7], [1]).by_weight().answer() == {"mean": 7.0, "ci95": [None, None]}


def test_matches_that_are_over_at_once_have_no_deals() -> None:
    assert Sums.of([0, 0], [0, 0]).by_weight().mean == 0.0
