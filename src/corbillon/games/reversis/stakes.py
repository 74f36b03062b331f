"""Chapter A: chips, stakes and the basket."""

from corbillon.games.reversis.choices import NO_CAP, RemisePaidTo, RenewalDealerExtra, RenewWhen
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import BASKET, SEATS, Table
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from

R8, R9 = 8, 9

START = 20 * 1 + 5 * 5 + 10 * 50
"""R4. Twenty chips of 1, five of 5 and ten of 50: 545 points each; all payments are whole points."""
STAKE = 10
DEALERS_FIVE = 5
INITIAL = 4 * STAKE + DEALERS_FIVE
THREE_STAKES = 3 * INITIAL


@law
def stake(rules: Rules, table: Table) -> None:
    """What is put into the basket before a deal."""
    if is_to_be_renewed(rules, table):
        renew(rules, table)
    else:
        put_dealers_five(table)


@law
def is_to_be_renewed(rules: Rules, table: Table) -> bool:
    """The stakes are renewed when the basket is empty, or whenever it holds less than a renewal brings (R8)."""
    if rules.renew_when == RenewWhen.BELOW_INITIAL:
        return table.accounts[BASKET] < INITIAL
    return table.accounts[BASKET] == 0


@law
def renew(rules: Rules, table: Table) -> None:
    """R8. Each puts in 10 and the dealer 15, his five for the deal included, or added to them."""
    dealers = STAKE + DEALERS_FIVE
    if rules.renewal_dealer_extra == RenewalDealerExtra.ADDED:
        dealers += DEALERS_FIVE
    for seat in four_from(table.dealer + 1):
        pay(table, seat, BASKET, dealers if seat == table.dealer else STAKE, R8)


@law
def put_dealers_five(table: Table) -> None:
    """R9. At every other deal the dealer alone puts in 5."""
    pay(table, table.dealer, BASKET, DEALERS_FIVE, R9)


@law
def remise(rules: Rules, table: Table) -> int:
    """R35. As much as the basket holds, or no more than the ceiling."""
    held = table.accounts[BASKET]
    return held if rules.remise_cap == NO_CAP else min(held, rules.remise_cap)


@law
def win_remise(rules: Rules, table: Table, winner: int, clause: int, card: int = NO_CARD) -> None:
    """R10. The basket belongs to nobody; to win it is to win the remise."""
    pay(table, BASKET, winner, remise(rules, table), clause, card)


@law
def pay_remise(rules: Rules, table: Table, payer: int, clause: int, card: int = NO_CARD) -> None:
    """Who pays the remise doubles the basket (R35)."""
    pay(table, payer, BASKET, remise(rules, table), clause, card)


@law
def pay_forced_remise(rules: Rules, table: Table, payer: int, forcer: int, clause: int, card: int) -> None:
    """The remise of a forced quinola may be owed to the forcer instead of the basket (R35)."""
    if rules.remise_paid_to == RemisePaidTo.FORCER:
        pay(table, payer, forcer, remise(rules, table), clause, card)
    else:
        pay_remise(rules, table, payer, clause, card)


@law
def total(table: Table) -> int:
    """R68. The balances and the basket together: the same at every moment of a match."""
    chips = table.accounts[BASKET]
    for seat in range(SEATS):
        chips += table.accounts[seat]
    return chips
