"""Chapter K: length and end."""

from corbillon.games.reversis.choices import Bankruptcy, FinalBasket
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import BASKET, NOBODY, SEATS, Table
from corbillon.kernel.chips import pay, take_pot
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four

R67 = 67


@law
def next_dealer(table: Table) -> int:
    """R69. The deal passes one place on after every deal."""
    return next_of_four(table.dealer)


@law
def is_bankrupt(rules: Rules, table: Table) -> bool:
    """Debts are allowed; or the match ends when a balance is nothing or less (R66)."""
    if rules.bankruptcy == Bankruptcy.DEBT:
        return False
    for seat in four_from(0):
        if table.accounts[seat] <= 0:
            return True
    return False


@law
def ends(rules: Rules, table: Table, played: int) -> bool:
    """R66. So many tours are played, four deals each, and never a part of one but for a bankruptcy."""
    return played >= SEATS * rules.tours or is_bankrupt(rules, table)


@law
def share_basket(rules: Rules, table: Table) -> None:
    """R67. What is left is shared by quarters, the rest to the last winner where he is known; or all of it to him."""
    if rules.final_basket == FinalBasket.SPLIT:
        quarter = table.accounts[BASKET] >> 2
        for seat in four_from(table.dealer + 1):
            pay(table, BASKET, seat, quarter, R67)
    if table.last_winner != NOBODY:
        take_pot(table, BASKET, table.last_winner, R67)


@law
def end_match(rules: Rules, table: Table, played: int) -> None:
    """Is the match over after so many deals? Then the basket is shared, and nothing follows."""
    if ends(rules, table, played):
        table.match_over = 1
        share_basket(rules, table)


def ranking(balances: list[int]) -> list[int]:
    """Players rank by their balance; equal balances share a rank (R68).

    >>> ranking([600, 545, 545, 490])
    [1, 2, 2, 4]
    """
    return [1 + sum(other > own for other in balances) for own in balances]
