"""Chapter I: the espagnolette."""

from corbillon.games.reversis.choices import (
    Espagnolette,
    EspagnoletteAces,
    EspagnoletteLoss,
    EspagnoletteQuinolaFive,
    EspagnoletteRemise,
    RightLostBy,
)
from corbillon.games.reversis.honours import R25, leader_of
from corbillon.games.reversis.quinola import R33, R37, quinola_note
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import pay_forced_remise, pay_remise
from corbillon.games.reversis.table import (
    BASKET,
    FORCED,
    HONOURS,
    NEVER,
    NOBODY,
    QUINOLA,
    SEAT,
    Table,
    nine,
    points,
)
from corbillon.kernel.bits import popcount
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET, pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from

R56, R57 = 56, 57


@law
def is_espagnolette(hand: int) -> bool:
    """R49. Three aces and the quinola, or four aces, in a hand of eleven after the exchange."""
    return popcount(hand & HONOURS) >= 4


@law
def find_holder(rules: Rules, table: Table) -> None:
    """Who holds it, if it is played, has the right (R49)."""
    if rules.espagnolette == Espagnolette.OFF:
        return
    for seat in four_from(0):
        if is_espagnolette(table.hands[seat]):
            table.holder = seat
            table.right = seat


@law
def has_used(table: Table) -> bool:
    """R50. The holder may use his right, or play an ordinary hand and be a player like any other."""
    return table.used_in != NEVER


@law
def note_use(table: Table, card: int) -> None:
    """R51. Using the right is playing another suit while holding the suit led."""
    if not has_used(table) and table.led >> card & 1 == 0 and table.hands[table.turn] & table.led != 0:
        table.used_in = table.ply >> 2


@law
def may_renounce(table: Table) -> bool:
    """R52. In the first nine tricks who has the right may play any card to any lead; leading he is bound as all are."""
    return table.turn == table.right and table.ply & 3 != 0


@law
def lose_right(rules: Rules, table: Table, winner: int) -> None:
    """R53. Following suit does not lose the right, but winning a trick does; or nothing does."""
    if winner == table.right and rules.espagnolette_right_lost_by == RightLostBy.WINNING_A_TRICK:
        table.right = NOBODY


@law
def end_right(table: Table) -> None:
    """R54. In the last two tricks he must follow suit."""
    table.right = NOBODY


@law
def is_annulled(table: Table) -> bool:
    """R58. A reversis undertaken by anybody annuls the espagnolette, whose holder may break it as any player."""
    return table.undertaker != NOBODY


@law
def charged_user(rules: Rules, table: Table, payee: int) -> int:
    """The user of the right may have to pay for the reversis of another; not to himself, nor for his own (R58)."""
    if rules.espagnolette_pays_reversis == 0 or not has_used(table):
        return NOBODY
    return table.holder if table.holder != payee and table.holder != table.undertaker else NOBODY


@law
def has_failed(rules: Rules, table: Table) -> bool:
    """R55. Who used his right fails by one of the last two tricks; or even unused; or by any trick after its use."""
    if table.holder == NOBODY or is_annulled(table):
        return False
    first = nine(rules)
    if rules.espagnolette_loss == EspagnoletteLoss.USED_AND_TAKES_ANY:
        first = table.used_in + 1
    if not has_used(table) and rules.espagnolette_loss != EspagnoletteLoss.HOLDER_TAKES_T10_T11:
        return False
    for trick in range(first, rules.tricks):
        if table.takers[trick] == table.holder:
            return True
    return False


@law
def settle_failed_remise(rules: Rules, table: Table) -> None:
    """R56. A failed espagnolette pays the partie and, if it held the quinola, the remise, be it placed or not."""
    k = quinola_note(table)
    if k == NOBODY or rules.espagnolette_remise == EspagnoletteRemise.RETURN_ONLY:
        return
    note = table.honours[k]
    if note[SEAT] != table.failed:
        return
    if table.quinola_fate == FORCED:
        pay_forced_remise(rules, table, table.failed, leader_of(note), R56, QUINOLA)
    else:
        pay_remise(rules, table, table.failed, R56, QUINOLA)


@law
def return_five(rules: Rules, table: Table) -> None:
    """The 5 for the quinola placed is kept, returned, or returned double (R56)."""
    if rules.espagnolette_quinola_five == EspagnoletteQuinolaFive.KEEP:
        return
    times = 2 if rules.espagnolette_quinola_five == EspagnoletteQuinolaFive.DOUBLE else 1
    for k in range(table.entries):
        entry = table.journal[k]
        clause = entry[CLAUSE]
        if (clause == R33 or clause == R37) and entry[TARGET] == table.failed and entry[SOURCE] != BASKET:
            pay(table, table.failed, entry[SOURCE], times * entry[AMOUNT], R56, QUINOLA)


@law
def repay_aces(rules: Rules, table: Table) -> None:
    """R57. For each ace that he placed the failed holder repays twice what it brought him, or just that."""
    times = 2 if rules.espagnolette_aces == EspagnoletteAces.DOUBLE else 1
    for k in range(table.entries):
        entry = table.journal[k]
        if entry[CLAUSE] == R25 and entry[TARGET] == table.failed:
            pay(table, table.failed, entry[SOURCE], times * entry[AMOUNT], R57, entry[CARD])


@law
def comes_before(rules: Rules, table: Table, seat: int) -> bool:
    """R59. Success has no prize; or who used his right and has no points comes before others of equal burden."""
    if rules.espagnolette_wins_ties == 0 or seat != table.holder or not has_used(table):
        return False
    return table.failed == NOBODY and not is_annulled(table) and points(table.won[seat]) == 0
