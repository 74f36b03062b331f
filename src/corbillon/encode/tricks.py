"""Who played a card, in the games of tricks."""

from collections.abc import Callable
from functools import cache
from typing import Any

from corbillon.kernel.law import law


@cache
def by_leaders(settled: int) -> Callable[[Any, int], int]:
    """A law that tells it from who leads: the winner of the trick before, at first the seat after the dealer.

    Once a deal is in the phase ``settled``, the dealer is the next one already.
    """

    @law
    def laid_by(view: Any, ply: int) -> int:
        trick = ply >> 2
        if trick == 0:
            return int(view.dealer + 1 - int(view.phase == settled) + ply & 3)
        return int(view.takers[trick - 1] + ply & 3)

    return laid_by
