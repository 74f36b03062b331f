"""A world of which several cases are possible."""

from collections.abc import Sequence
from dataclasses import dataclass

from corbillon.kernel.world import Bound, World


@dataclass(frozen=True)
class WorldOfCases(World):
    """Besides ``bounds``, all the bounds of exactly one of the cases hold."""

    cases: tuple[tuple[Bound, ...], ...]

    def split(self) -> tuple[World, ...]:
        """Each case as a world of its own; no distribution is in two of them."""
        return tuple(World(self.unseen, self.sizes, self.bounds + case) for case in self.cases)

    def allows(self, places: Sequence[int]) -> bool:
        return any(world.allows(places) for world in self.split())
