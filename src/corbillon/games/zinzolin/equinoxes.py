"""Chapters G and H: the two Equinoxes and the Rocambole."""

from corbillon.games.zinzolin.play import all_played
from corbillon.games.zinzolin.rules import Rules, SecondEquinoxAlone
from corbillon.games.zinzolin.table import BASKET, FICHE, NOBODY, ROCAMBOLE, Table
from corbillon.kernel.chips import pay, take_pot
from corbillon.kernel.law import law
from corbillon.kernel.seats import each_other_pays, four_from

Z39, Z40, Z41, Z42, Z43, Z45, Z47 = 39, 40, 41, 42, 43, 45, 47

RUN = (0, 1, 2, 4, FICHE, 2 * FICHE, 6 * FICHE)
VOLE = 6
"""The last step, of him who has taken them all."""


@law
def equinox(rules: Rules, taken: int, half: int) -> bool:
    """Z38. An Equinox is six tricks, 1 to 6 or 7 to 12; who takes all six wins it, else nobody."""
    six = rules.tricks >> 1
    every = (1 << six) - 1
    return taken >> six * half & every == every


@law
def win_basket(table: Table, winner: int, clause: int) -> None:
    """The whole basket goes to the winner of an Equinox, who is remembered."""
    take_pot(table, BASKET, winner, clause)
    table.basket_winner = winner
    table.last_basket_winner = winner


@law
def settle_first_equinox(rules: Rules, table: Table, winner: int) -> None:
    """Z39. Who takes the first six tricks takes the whole basket, at once."""
    if equinox(rules, table.taken[winner], 0):
        table.first_equinox = winner
        table.running = 1
        win_basket(table, winner, Z39)


@law
def run_after_equinox(rules: Rules, taken: int) -> int:
    """How many tricks were taken without interruption from the seventh on."""
    run = 0
    while taken >> ((rules.tricks >> 1) + run) & 1 != 0:
        run += 1
    return run


@law
def run_value(rules: Rules, run: int) -> int:
    """What a run brings from each (Z40): 1, 2, 4 jetons, one fiche, two; and six for all that are left, the Vole."""
    return RUN[VOLE if 2 * run == rules.tricks else run]


@law
def settle_run(rules: Rules, table: Table, winner: int) -> None:
    """Z40. Each pays the winner of the first Equinox for the tricks he goes on taking: one step, the last."""
    first = table.first_equinox
    if table.running != 0 and (winner != first or all_played(rules, table)):
        table.running = 0
        run = run_after_equinox(rules, table.taken[first])
        each_other_pays(table, first, run_value(rules, run) * table.stake, Z40)


@law
def settle_second_equinox(rules: Rules, table: Table, winner: int) -> None:
    """Z44. The winner of tricks 7 to 12 is paid; a basket that nobody wins stays, and nothing is due for tricks."""
    if not equinox(rules, table.taken[winner], 1):
        return
    table.second_equinox = winner
    if table.first_equinox == winner:
        vole(table, winner)
    elif table.first_equinox != NOBODY:
        second_after_first(table, winner)
    else:
        second_alone(rules, table, winner)


@law
def vole(table: Table, winner: int) -> None:
    """Z41. Both Equinoxes make the Vole, the round of the Zodiac: the basket, besides the six fiches of Z40."""
    win_basket(table, winner, Z41)


@law
def second_after_first(table: Table, winner: int) -> None:
    """Z42. Another than the winner of the first takes the basket and four jetons from each."""
    win_basket(table, winner, Z42)
    each_other_pays(table, winner, 4 * table.stake, Z42)


@law
def second_alone(rules: Rules, table: Table, winner: int) -> None:
    """Z43. When nobody won the first: the basket and four jetons from each, the basket only, or nothing."""
    if rules.second_equinox_alone == SecondEquinoxAlone.NOTHING:
        return
    win_basket(table, winner, Z43)
    if rules.second_equinox_alone == SecondEquinoxAlone.BASKET_PLUS_4:
        each_other_pays(table, winner, 4 * table.stake, Z43)


@law
def settle_rocambole(table: Table) -> None:
    """Z46, Z48. One or two players without a trick win the Rocambole; with none, or three, it stays where it is."""
    without = 0
    for seat in four_from(0):
        without += table.taken[seat] == 0
    if without == 1:
        rocambole_to_one(table)
    elif without == 2:
        rocambole_to_two(table)


@law
def rocambole_to_one(table: Table) -> None:
    """Z45. The only player without a trick takes the Rocambole, be he the dealer himself."""
    for seat in four_from(table.dealer + 1):
        if table.taken[seat] == 0:
            take_pot(table, ROCAMBOLE, seat, Z45)
    forget_rocambole(table)


@law
def rocambole_to_two(table: Table) -> None:
    """Z47. Two players without a trick take a half each."""
    half = table.accounts[ROCAMBOLE] >> 1
    for seat in four_from(table.dealer + 1):
        if table.taken[seat] == 0:
            pay(table, ROCAMBOLE, seat, half, Z47)
    forget_rocambole(table)


@law
def forget_rocambole(table: Table) -> None:
    """A Rocambole that is won leaves nothing for a dealer to take back (Z52)."""
    for seat in four_from(0):
        table.put_in[seat] = 0
