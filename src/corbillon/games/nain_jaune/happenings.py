"""The rare events of a deal, counted."""

from corbillon.games.nain_jaune.table import Table
from corbillon.kernel.bits import popcount
from corbillon.kernel.law import law

EVENTS = ("opera", "boxes_taken", "boxes_forgotten", "boxes_doubled", "shortfall")


@law
def happened(table: Table, counts: list[int]) -> None:
    """Add the events of a settled deal to their counts, in the order of ``EVENTS``."""
    counts[0] += table.opera
    counts[1] += popcount(table.taken)
    counts[2] += popcount(table.forgotten)
    counts[3] += popcount(table.doubled)
    counts[4] += popcount(table.short)
