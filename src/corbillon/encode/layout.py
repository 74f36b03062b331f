"""What an observation is made of, part after part: from this table it is written, read back and documented."""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from corbillon.encode.ways import Way, length
from corbillon.kernel.cards import PACK
from corbillon.kernel.game import Game

AMOUNT = 1 << 24
"""Up to so many chips a number of 32 bits with a floating point is exact."""


@dataclass(frozen=True)
class Part:
    """A field of the view, the way in which it is written, and what that means."""

    field: str
    way: Way
    meaning: str
    count: int = 1
    first: int = 0
    """Of an array, the place from which on it is written."""


@dataclass(frozen=True)
class Plays:
    """The cards played so far, written card by card: when, by whom, and whether it began a run."""

    laid_by: Callable[[Any, int], int]
    """Law. The seat that played the card with this number."""
    openings: bool = False
    """Whether some of them are marked as beginning a run."""


@dataclass(frozen=True)
class Placed:
    """A part, and where it stands in an observation."""

    name: str
    meaning: str
    start: int
    stop: int
    part: Part | None
    """None for what is written of the plays."""


@dataclass(frozen=True)
class Layout:
    """The parts of a game's observation, for so many seats."""

    game: Game
    seats: int
    parts: tuple[Part, ...]
    plays: Plays
    actions: int
    """How many actions there are, legal or not: cards, then words."""
    decisions: int
    """No deal has more decisions."""

    def placed(self) -> tuple[Placed, ...]:
        """Every part with its place, in order."""
        return tuple(self._placed())

    def _placed(self) -> Iterator[Placed]:
        start = 0
        for part in self.parts:
            stop = start + length(part.way, part.count, self.seats)
            yield Placed(part.field, part.meaning, start, stop, part)
            start = stop
        for name, meaning, size in self._of_plays():
            yield Placed(name, meaning, start, start + size, None)
            start += size

    def _of_plays(self) -> Iterator[tuple[str, str, int]]:
        yield "when", "for each card when it was played, the first counting 1; 0 as long as it is not", PACK
        yield "by", "for each seat 1 at the cards that it has played", PACK * self.seats
        if self.plays.openings:
            yield "openings", "1 at the cards that began a run", PACK

    @property
    def width(self) -> int:
        """How many entries an observation has."""
        return self.placed()[-1].stop

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest that each entry can be."""
        low, high = [0] * self.width, [1] * self.width
        for at in self.placed():
            size = at.stop - at.start
            if at.part is not None and at.part.way in (Way.NUMBERS, Way.NUMBER_OF_EACH):
                low[at.start : at.stop], high[at.start : at.stop] = [-AMOUNT] * size, [AMOUNT] * size
        high[self.when : self.when + PACK] = [PACK] * PACK
        return low, high

    def rows(self) -> list[list[int]]:
        """What writes the parts: the way, the first word of the field, how many, and where to."""
        words = places(self.game.view)
        return [
            [int(at.part.way), words[at.part.field] + at.part.first, at.part.count, at.start]
            for at in self.placed()
            if at.part is not None
        ]

    @property
    def when(self) -> int:
        """Where what is told of the plays begins."""
        return next(at.start for at in self.placed() if at.part is None)


def places(view: type[Any]) -> dict[str, int]:
    """The first word of every field, in a view written as one row of whole numbers."""
    found, start = {}, 0
    for field in dataclasses.fields(view):
        found[field.name] = start
        start += prod(field.metadata["shape"])
    return found


def words_of(view: Any) -> list[int]:
    """A view as one row of whole numbers."""
    row: list[int] = []
    for field in dataclasses.fields(view):
        value = getattr(view, field.name)
        row.extend(value if isinstance(value, Sequence) else [value])
    return row
