"""Chapter H: the reversis."""

from corbillon.games.reversis.choices import (
    AcesDuringReversis,
    BrokenPayer,
    BrokenRemise,
    LateQuinola,
    ReversisRemise,
    Undertake,
)
from corbillon.games.reversis.espagnolette import charged_user
from corbillon.games.reversis.honours import R25, R26
from corbillon.games.reversis.quinola import quinola_note
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import pay_remise, win_remise
from corbillon.games.reversis.table import (
    DECLARE,
    NOBODY,
    PLY,
    SEAT,
    UNDERTAKE,
    Table,
    bonne,
    nine,
    tricks_of,
)
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET, pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, opposite

R43, R44, R45, R46, R58 = 43, 44, 45, 46, 58
REVERSIS = 64


@law
def has_taken_nine(table: Table, seat: int) -> bool:
    """R48. Nothing of this chapter applies unless the first nine tricks, now played, are all one player's."""
    return tricks_of(table, seat) == table.ply >> 2


@law
def undertake(rules: Rules, table: Table, seat: int) -> None:
    """R42. Who has taken the first nine tricks has undertaken the reversis; or he says whether he does."""
    if not has_taken_nine(table, seat):
        return
    if rules.undertake == Undertake.DECLARED:
        table.phase = DECLARE
    else:
        table.undertaker = seat


@law
def declare(table: Table, action: int) -> None:
    """He says it, or is silent and plays for an ordinary partie (R42)."""
    if action == UNDERTAKE:
        table.undertaker = table.turn


@law
def partie_counts(rules: Rules, table: Table) -> bool:
    """R43. After an undertaken reversis there is no partie, be it made or broken; or, if it is broken, there is one."""
    return table.undertaker == NOBODY or (rules.partie_after_broken != 0 and not is_made(table))


@law
def is_made(table: Table) -> bool:
    """Whether the undertaker took all eleven tricks."""
    return tricks_of(table, table.undertaker) == table.ply >> 2


@law
def settle_reversis(rules: Rules, table: Table) -> None:
    """A reversis that was undertaken is paid for."""
    if is_made(table):
        reversis_made(rules, table, table.undertaker)
        return_aces(rules, table, table.undertaker)
        table.last_winner = table.undertaker
        return
    seat = breaker(rules, table)
    if seat == table.takers[nine(rules)]:
        broken_at_avant_bonne(rules, table, seat)
    else:
        broken_at_bonne(rules, table, seat)
    user = charged_user(rules, table, seat)
    if user != NOBODY:
        pay(table, user, seat, REVERSIS * rules.reversis_unit, R58)
    table.last_winner = seat


@law
def reversis_made(rules: Rules, table: Table, maker: int) -> None:
    """R44. The maker is paid 32 by his opposite and 16 by each of the others, and wins the remise."""
    user = charged_user(rules, table, maker)
    if user != NOBODY:
        pay(table, user, maker, REVERSIS * rules.reversis_unit, R58)
    else:
        table_pays(rules, table, maker, 1, R44)
    if maker_wins_remise(rules, table, maker):
        win_remise(rules, table, maker, R44)


@law
def table_pays(rules: Rules, table: Table, payee: int, times: int, clause: int) -> None:
    """The three others pay for a reversis: half of it by the opposite player, a quarter by each neighbour."""
    for seat in four_from(table.dealer + 1):
        if seat != payee:
            share = REVERSIS >> (1 if seat == opposite(payee) else 2)
            pay(table, seat, payee, share * rules.reversis_unit * times, clause)


@law
def maker_wins_remise(rules: Rules, table: Table, maker: int) -> bool:
    """The remise comes with it, but not to who himself played the quinola in the last two tricks (R44, R37)."""
    k = quinola_note(table)
    own = k != NOBODY and table.honours[k][SEAT] == maker
    early = own and table.honours[k][PLY] >> 2 < nine(rules)
    if rules.reversis_remise == ReversisRemise.OWN_QUINOLA_BEFORE_T10:
        return early
    return early or not own or rules.late_quinola == LateQuinola.OFF


@law
def return_aces(rules: Rules, table: Table, maker: int) -> None:
    """What the maker paid for aces may come back to him (R43)."""
    if rules.aces_during_reversis != AcesDuringReversis.RETURNED_IF_MADE:
        return
    for k in range(table.entries):
        entry = table.journal[k]
        if entry[SOURCE] == maker and (entry[CLAUSE] == R25 or entry[CLAUSE] == R26):
            pay(table, entry[TARGET], maker, entry[AMOUNT], R43, entry[CARD])


@law
def breaker(rules: Rules, table: Table) -> int:
    """R47. Anyone breaks it who takes one of the last two tricks from the undertaker."""
    first = table.takers[nine(rules)]
    return first if first != table.undertaker else table.takers[bonne(rules)]


@law
def broken_at_avant_bonne(rules: Rules, table: Table, seat: int) -> None:
    """R45. The undertaker alone pays the breaker what he would have been paid; or all do. The basket is not touched."""
    pay_breaker(rules, table, seat, 1, R45)
    if rules.broken_remise == BrokenRemise.BOTH_TO_BASKET or rules.broken_remise == BrokenRemise.BOTH_TO_BREAKER:
        pay_broken_remise(rules, table, seat)


@law
def broken_at_bonne(rules: Rules, table: Table, seat: int) -> None:
    """R46. The breaker is paid double, and the undertaker pays the remise; or the breaker wins it."""
    pay_breaker(rules, table, seat, 2, R46)
    if rules.broken_remise != BrokenRemise.NONE:
        pay_broken_remise(rules, table, seat)


@law
def pay_breaker(rules: Rules, table: Table, seat: int, times: int, clause: int) -> None:
    """The undertaker, or the whole table, pays the breaker (R45)."""
    if rules.broken_payer == BrokenPayer.TABLE:
        table_pays(rules, table, seat, times, clause)
    else:
        pay(table, table.undertaker, seat, REVERSIS * rules.reversis_unit * times, clause)


@law
def pay_broken_remise(rules: Rules, table: Table, seat: int) -> None:
    """The remise of a broken reversis is paid into the basket, or won by the breaker (R46)."""
    switch = rules.broken_remise
    if switch == BrokenRemise.T11_TO_BASKET or switch == BrokenRemise.BOTH_TO_BASKET:
        pay_remise(rules, table, table.undertaker, R46)
    else:
        win_remise(rules, table, seat, R46)
