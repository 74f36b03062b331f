"""Chips as they lie before a player: change is made by itself, and nobody is ever short of small coin."""

from collections.abc import Mapping

CHIPS: Mapping[str, tuple[int, ...]] = {"reversis": (50, 5, 1), "nain-jaune": (10, 5, 1), "zinzolin": (8, 1)}
"""The chips of each game, the largest first, of which the last is the unit."""


def in_chips(amount: int, worths: tuple[int, ...]) -> list[tuple[int, int]]:
    """An amount in as few chips as possible: how many of each worth, those of which there are none left out.

    >>> in_chips(538, (50, 5, 1))
    [(10, 50), (7, 5), (3, 1)]
    """
    chips, rest = [], abs(amount)
    for worth in worths:
        count, rest = divmod(rest, worth)
        if count:
            chips.append((count, worth))
    return chips
