"""One game, stepped from outside from its first deal to the end of its episode, and seen by any seat as arrays."""

from collections.abc import Sequence

import numpy

from corbillon.encode.encoding import Array
from corbillon.envs.course import Course, Deals
from corbillon.kernel import chance
from corbillon.kernel.bits import has


def is_whole(episode: str) -> bool:
    """Whether an episode is a whole match, and not a deal.

    :raises ValueError: when it is neither.
    """
    if episode not in ("deal", "match"):
        raise ValueError(f"an episode is a deal or a match, not {episode!r}")
    return episode == "match"


def check_drawing(render_mode: str | None, modes: Sequence[str]) -> None:
    """A table is drawn in one of these modes, or not at all; :raises ValueError: otherwise."""
    if render_mode is not None and render_mode not in modes:
        raise ValueError(f"render_mode is one of {', '.join(modes)}, not {render_mode!r}")


class Episode:
    """A deal or a whole match; number k of a seed has the cards of that episode of the vector environment."""

    def __init__(self, deals: Deals, *, whole: bool, seed: int, number: int = 0) -> None:
        self.deals, self.whole, self.seed, self.number = deals, whole, seed, number
        self.code = deals.code
        self.course = Course(deals)
        self._chance = chance.seeded(seed, number)
        self._before = list(deals.start)
        self._deal()

    def _deal(self) -> None:
        pack = list(self.deals.cards)
        chance.shuffle(pack, len(pack), self._chance)
        self.course.deal_all(pack)

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self.course.over

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.course.turn

    def is_legal(self, action: int) -> bool:
        """Whether the seat in turn may do this."""
        return not self.over and 0 <= action < self.code.actions and has(self.course.actions, action)

    def play(self, action: int) -> list[int]:
        """Do an action known to be legal; the chips that it brings each seat, with the stakes of a deal just begun."""
        self.course.play(action)
        now = [gain + start for gain, start in zip(self.course.gains(), self.deals.start, strict=True)]
        brought = [after - before for after, before in zip(now, self._before, strict=True)]
        self._before = now
        if self.whole and self.course.over and not self.deals.is_match_over(self.course.tables):
            self._deal()
        return brought

    def observation(self, seat: int) -> Array:
        """What a seat sees, shape (width,), float32; an array of one's own."""
        seen: Array = self.course.array(seat)
        return seen

    def mask(self, seat: int) -> "numpy.typing.NDArray[numpy.int8]":
        """What a seat may do now, shape (actions,), int8; nothing when it is not its turn."""
        return self.code.mask(self.course.actions if seat == self.turn and not self.over else 0)
