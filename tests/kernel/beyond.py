"""A law that reads beyond its array: with NUMBA_BOUNDSCHECK=1 its driver must say so, whatever was cached before."""

from typing import Any

from corbillon.kernel.chance import for_drivers
from corbillon.kernel.law import driver, law


@law
def read(row: Any, place: int) -> int:
    return int(row[place])


@driver
def read_at(row: Any, place: int) -> int:
    return read(row, place)


if __name__ == "__main__":
    read_at(for_drivers([1, 2, 3]), 3)
