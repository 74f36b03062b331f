"""Chapter I: length and result."""

from corbillon.games.zinzolin.rules import NO_CAP, Debt, EndTest, FinalRocambole, Rules
from corbillon.games.zinzolin.stakes import is_double
from corbillon.games.zinzolin.table import BASKET, FICHE, NOBODY, ROCAMBOLE, Table
from corbillon.kernel.chips import pay, take_pot
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four

Z51, Z52 = 51, 52


@law
def next_dealer(table: Table) -> int:
    """Z17. After every deal the deal passes one seat on, and the basket and the Rocambole with it."""
    return next_of_four(table.dealer)


@law
def is_ruined(rules: Rules, table: Table, deal: int, dealer: int) -> bool:
    """Z7. Debts are allowed and every payment is made in full; or the match ends when a stake cannot be paid."""
    if rules.debt == Debt.ALLOWED:
        return False
    fiche = FICHE * (2 if is_double(rules, deal) else 1)
    for seat in four_from(0):
        if table.accounts[seat] < (2 * fiche if seat == dealer else fiche):
            return True
    return False


@law
def overtime_ends(rules: Rules, table: Table) -> bool:
    """Z51. Overtime ends when the basket holds nothing; or, by the sense, once it has been taken in the deal."""
    taken = rules.end_test == EndTest.CONTINGENT_WON and table.basket_winner != NOBODY
    return taken or table.accounts[BASKET] == 0


@law
def share_basket(table: Table, last_taker: int) -> None:
    """A basket that nobody wins any more is shared, the rest going to the taker of the last trick if known (Z51)."""
    quarter = table.accounts[BASKET] >> 2
    for seat in four_from(table.dealer + 1):
        pay(table, BASKET, seat, quarter, Z51)
    if last_taker != NOBODY:
        take_pot(table, BASKET, last_taker, Z51)


@law
def last_rocambole(rules: Rules, table: Table) -> None:
    """Z52. A last Rocambole is split among all, or goes to the last winner of the basket, or back to the dealers."""
    winner = table.last_basket_winner
    if rules.final_rocambole == FinalRocambole.LAST_BASKET_WINNER and winner != NOBODY:
        take_pot(table, ROCAMBOLE, winner, Z52)
        return
    quarter = table.accounts[ROCAMBOLE] >> 2
    for seat in four_from(table.dealer + 1):
        back = rules.final_rocambole == FinalRocambole.DEALERS_TAKE_BACK
        pay(table, ROCAMBOLE, seat, table.put_in[seat] if back else quarter, Z52)


@law
def end_match(rules: Rules, table: Table, played: int, last_taker: int) -> None:
    """Is the match over after so many deals? Then what lies in the pots is settled, and nothing follows."""
    last = 4 * (rules.rounds + 1)
    won = played >= last and overtime_ends(rules, table)
    capped = rules.overtime_cap != NO_CAP and played >= last + rules.overtime_cap
    if not (won or capped or is_ruined(rules, table, played + 1, table.dealer)):
        return
    table.match_over = 1
    if not won:
        share_basket(table, last_taker)
    elif table.basket_winner != NOBODY:
        take_pot(table, BASKET, table.basket_winner, Z51)
    last_rocambole(rules, table)


@law
def assign_rocambole(rules: Rules, table: Table) -> None:
    """Fiches from before a record's start were put in by the dealers before, one a deal, the last first (Z52)."""
    rest = table.accounts[ROCAMBOLE]
    dealer = table.dealer
    for deal in range(table.deal - 1, 0, -1):
        if rest == 0:
            break
        dealer = (dealer + 3) & 3
        fiche = min(rest, FICHE * (2 if is_double(rules, deal) else 1))
        table.put_in[dealer] += fiche
        rest -= fiche


def ranking(balances: list[int]) -> list[int]:
    """Z53. Players rank by their balance; equal balances share a rank.

    >>> ranking([500, 488, 488, 476])
    [1, 2, 2, 4]
    """
    return [1 + sum(other > own for other in balances) for own in balances]
