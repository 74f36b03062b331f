"""The rare events of a deal, counted."""

from corbillon.games.reversis.espagnolette import has_used
from corbillon.games.reversis.table import NOBODY, NOTHING_DUE, PLACED, Table
from corbillon.games.reversis.undertaking import is_made
from corbillon.kernel.law import law

EVENTS = (
    "quinola_placed",
    "quinola_forced",
    "quinola_led",
    "quinola_late",
    "reversis_undertaken",
    "reversis_made",
    "reversis_broken",
    "espagnolette_held",
    "espagnolette_used",
    "espagnolette_failed",
)


@law
def happened(table: Table, counts: list[int]) -> None:
    """Add the events of a settled deal to their counts, in the order of ``EVENTS``; what is annulled did not happen."""
    if table.quinola_fate != NOTHING_DUE:
        counts[table.quinola_fate - PLACED] += 1
    if table.undertaker != NOBODY:
        made = is_made(table)
        counts[4] += 1
        counts[5] += made
        counts[6] += not made
    counts[7] += table.holder != NOBODY
    counts[8] += has_used(table)
    counts[9] += table.failed != NOBODY
