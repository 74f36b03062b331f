"""What is known of hidden cards: the constraints that a world must meet.

Places are the seats, then one more for all hidden cards that are out of play (talon, discards). Each place hides some
of the unseen cards. A ``Bound`` says how many of some cards a place holds, at least and at most; what is proved by
the rules of a game is a list of bounds, nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Bound:
    """Of these cards (a bit set), this place holds at least ``least`` and at most ``most``."""

    place: int
    cards: int
    least: int
    most: int


@dataclass(frozen=True)
class World:
    """The hidden cards as one seat must imagine them."""

    unseen: int
    """The cards whose place this seat does not know (a bit set)."""
    sizes: tuple[int, ...]
    """How many of the unseen cards each place hides; their sum is the number of unseen cards."""
    bounds: tuple[Bound, ...]
    cases: tuple[tuple[Bound, ...], ...] = ()
    """Where several explanations of the past are possible: besides ``bounds``, all the bounds of exactly one hold."""

    def split(self) -> tuple["World", ...]:
        """Each case as a world of its own; no distribution is in two of them, and one may be empty."""
        return tuple(World(self.unseen, self.sizes, self.bounds + case) for case in self.cases) or (self,)

    def allows(self, places: Sequence[int]) -> bool:
        """Whether a distribution (one bit set a place) is consistent with what is known."""
        return any(world._allows(places) for world in self.split())

    def _allows(self, places: Sequence[int]) -> bool:
        together = 0
        for cards, size in zip(places, self.sizes, strict=True):
            if cards & together or cards.bit_count() != size:
                return False
            together |= cards
        return together == self.unseen and all(
            bound.least <= (places[bound.place] & bound.cards).bit_count() <= bound.most for bound in self.bounds
        )


def holds_none(place: int, cards: int) -> Bound:
    """This place holds none of these cards."""
    return Bound(place, cards, 0, 0)


def holds_all(place: int, cards: int) -> Bound:
    """This place holds all of these cards."""
    return Bound(place, cards, cards.bit_count(), cards.bit_count())
