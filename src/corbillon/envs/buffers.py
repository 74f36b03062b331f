"""Arrays that other libraries can look at where they are: PyTorch takes any, JAX only those that begin on a line."""

from math import prod
from typing import Any

import numpy

LINE = 64
"""Bytes. XLA takes over memory that begins at a multiple of it, and copies any other."""


def zeros(shape: tuple[int, ...], kind: Any) -> Any:
    """Zeros of this shape and type, beginning at a multiple of ``LINE`` bytes."""
    size = prod(shape) * numpy.dtype(kind).itemsize
    room = numpy.zeros(size + LINE, numpy.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + size].view(kind).reshape(shape)


def moved(array: Any) -> Any:
    """An array moved to such a place."""
    placed = zeros(array.shape, array.dtype)
    placed[...] = array
    return placed
