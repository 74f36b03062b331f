"""Scenes of Zinzolin: an Equinox to break, and a Rocambole to stay out of tricks for."""

from typing import Any

from corbillon.games.zinzolin.table import NOBODY
from corbillon.kernel.bits import highest
from corbillon.kernel.law import law
from tests.bots.scenes.position import Scene

LATE, LAST_TWO = 32, 40
"""The ninth and the eleventh trick, as cards played."""


@law
def nearly_an_equinox(rules: Any, table: Any) -> bool:
    """Whether one player took the first five tricks."""
    for trick in range(1, 5):
        if table.takers[trick] != table.takers[0]:
            return False
    return True


def breaks_equinox(rules: Any, view: Any, actions: int) -> int:
    """Another has taken five tricks and led to the sixth, and nobody has beaten his card: every card that does breaks
    the first Equinox for certain, whoever plays after.

    Right where it pays, too: the pool stays, the run that follows an Equinox is paid to nobody, and the breaker may
    lead to the second half; the judge leaves out those positions in which the trick is too dear, or another may break
    it as well.
    """
    if not 20 < view.ply < 24 or len(set(view.takers[:5])) > 1 or view.leader == view.seat:
        return 0
    best = highest(view.trick & view.led)
    over = actions & view.led & ~((2 << best) - 1)
    return over if view.plays[20] == best and over != actions else 0


@law
def somebody_without_a_trick(rules: Any, table: Any) -> bool:
    """Whether a player took no trick before the ninth."""
    for seat in range(4):
        early = 0
        for trick in range(8):
            early += table.takers[trick] == seat
        if early == 0:
            return True
    return False


def stays_out(rules: Any, view: Any, actions: int) -> int:
    """From the ninth trick on, without a trick so far: a card that does not follow, or stays under the highest on the
    table, does not take for certain, and there is another card that might.

    Right where the Rocambole is worth more than ducking costs: the judge weighs it, with sigisbés and Equinoxes, and
    leaves out the positions where it is not, or where the next trick must be taken anyhow.
    """
    if view.ply < LATE or view.ply & 3 == 0 or view.taken[view.seat] or view.first_equinox != NOBODY:
        return 0
    best = highest(view.trick & view.led)
    over = actions & view.led & ~((2 << best) - 1)
    return actions & ~over if over else 0


SCENES = (
    Scene("breaks-the-first-equinox", "zinzolin", breaks_equinox, nearly_an_equinox, 3),
    Scene("stays-out-for-the-rocambole", "zinzolin", stays_out, somebody_without_a_trick, 3, LAST_TWO),
)
