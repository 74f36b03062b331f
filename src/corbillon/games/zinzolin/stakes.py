"""Chapter A: counters and stakes, and what the double round makes of them."""

from corbillon.games.zinzolin.rules import NET, DoubleRound, Rules
from corbillon.games.zinzolin.table import BASKET, FICHE, ROCAMBOLE, SEATS, Table
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from

Z8, Z10 = 8, 10


@law
def starting_balance(rules: Rules) -> int:
    """Z6. A box of fiches and eight jetons each; under ``net`` everybody starts from nothing."""
    return 0 if rules.start_fiches == NET else rules.start_fiches * FICHE + FICHE


@law
def ante(table: Table) -> None:
    """Z8, Z9. Before every deal each player puts a fiche into the basket, on top of what lies there."""
    for seat in four_from(table.dealer + 1):
        pay(table, seat, BASKET, FICHE * table.fiches, Z8)


@law
def put_rocambole(table: Table) -> None:
    """Z10. The deal done, the dealer puts one fiche more before him, on top of an unwon Rocambole."""
    pay(table, table.dealer, ROCAMBOLE, FICHE * table.fiches, Z10)
    table.put_in[table.dealer] += FICHE * table.fiches


@law
def total(table: Table) -> int:
    """Z11. The balances, the basket and the Rocambole together: the same during the whole match."""
    chips = 0
    for account in range(SEATS + 2):
        chips += table.accounts[account]
    return chips


@law
def is_double(rules: Rules, deal: int) -> bool:
    """Z49. The single rounds, four deals each, are followed by a double one, and overtime is double."""
    return deal > 4 * rules.rounds


@law
def set_stakes(rules: Rules, table: Table) -> None:
    """Z50. In the double round everything is doubled, or only what is put into the basket and the Rocambole."""
    table.fiches = 2 if is_double(rules, table.deal) else 1
    table.stake = table.fiches if rules.double_round == DoubleRound.EVERYTHING else 1
