"""Section L: the settlement of a deal."""

from corbillon.games.reversis.espagnolette import has_failed, repay_aces, return_five, settle_failed_remise
from corbillon.games.reversis.honours import settle_aces
from corbillon.games.reversis.partie import settle_partie
from corbillon.games.reversis.quinola import settle_quinola
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import NOBODY, Table
from corbillon.games.reversis.undertaking import partie_counts, settle_reversis
from corbillon.kernel.law import law


@law
def settle(rules: Rules, table: Table) -> None:
    """R32. Only stakes are paid before the last trick; then aces one by one, the quinola, and what the deal was."""
    if has_failed(rules, table):
        table.failed = table.holder
    settle_aces(rules, table)
    settle_quinola(rules, table)
    if table.failed != NOBODY:
        settle_failed_remise(rules, table)
    settle_aim(rules, table)
    if table.failed != NOBODY:
        return_five(rules, table)
        repay_aces(rules, table)


@law
def settle_aim(rules: Rules, table: Table) -> None:
    """R21. The aim is fewest points, or else all the tricks."""
    if table.undertaker != NOBODY:
        settle_reversis(rules, table)
    if partie_counts(rules, table):
        settle_partie(rules, table)
