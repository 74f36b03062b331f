"""The rare events of a deal, counted."""

from corbillon.games.zinzolin.table import NOBODY, Table
from corbillon.kernel.bits import popcount
from corbillon.kernel.cards import of_rank
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from

EVENTS = (
    "first_equinox",
    "second_equinox",
    "second_equinox_alone",
    "vole",
    "rocambole",
    "rocambole_shared",
    "triangle",
    "quarre",
)


@law
def happened(table: Table, counts: list[int]) -> None:
    """Add the events of a settled deal to their counts, in the order of ``EVENTS``."""
    counts[0] += table.first_equinox != NOBODY
    counts[1] += table.second_equinox != NOBODY
    counts[2] += table.second_equinox != NOBODY and table.first_equinox == NOBODY
    counts[3] += table.first_equinox != NOBODY and table.first_equinox == table.second_equinox
    without = 0
    for seat in four_from(0):
        without += table.taken[seat] == 0
        for rank in range(3):
            shown = popcount(table.shown[seat] & of_rank(rank))
            counts[6] += shown == 3
            counts[7] += shown == 4
    counts[4] += without == 1
    counts[5] += without == 2
