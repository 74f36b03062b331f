"""Chapter F: the quinola."""

from corbillon.games.reversis.choices import EspagnoletteRemise, LateQuinola, LedQuinola
from corbillon.games.reversis.honours import is_forced, is_led, is_placed, leader_of, pay_side
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import pay_forced_remise, pay_remise, win_remise
from corbillon.games.reversis.table import (
    FORCED,
    LATE,
    LED,
    NOBODY,
    NOTHING_DUE,
    PLACED,
    PLY,
    QUINOLA,
    SEAT,
    Table,
    nine,
)
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from

R33, R34, R36, R37 = 33, 34, 36, 37
FIVE = 5


@law
def quinola_note(table: Table) -> int:
    """Which of the honours played is the quinola, if it was played."""
    for k in range(table.honours_played):
        if table.plays[table.honours[k][PLY]] == QUINOLA:
            return k
    return NOBODY


@law
def quinola_counts(table: Table) -> bool:
    """R38. Whatever the quinola did is void for everybody when a reversis was undertaken."""
    return table.undertaker == NOBODY


@law
def settle_quinola(rules: Rules, table: Table) -> None:
    """What is due for the quinola, and the remise that it wins or costs."""
    k = quinola_note(table)
    if k == NOBODY or not quinola_counts(table):
        return
    note = table.honours[k]
    trick = note[PLY] >> 2
    table.quinola_fate = fate_of_quinola(rules, table, note)
    if table.quinola_fate == FORCED:
        quinola_forced(rules, table, note[SEAT], leader_of(note), trick)
    elif table.quinola_fate == LED:
        quinola_led(rules, table, note[SEAT])
    elif table.quinola_fate == PLACED:
        quinola_placed(rules, table, note[SEAT], trick)
    elif table.quinola_fate == LATE:
        quinola_placed_late(rules, table, note[SEAT], trick)


@law
def fate_of_quinola(rules: Rules, table: Table, note: list[int]) -> int:
    """Led, forced, placed, placed late, or none of these."""
    if is_led(note):
        return LED
    if is_forced(rules, table, note):
        return FORCED
    if is_placed(rules, table, note):
        return PLACED if note[PLY] >> 2 < nine(rules) else LATE
    return NOTHING_DUE


@law
def quinola_placed(rules: Rules, table: Table, owner: int, trick: int) -> None:
    """R33. The taker of the trick pays 5, and the owner wins the remise."""
    pay_side(rules, table, table.takers[trick], owner, FIVE, trick, R33, QUINOLA)
    if owner != table.failed:
        win_remise(rules, table, owner, R33, QUINOLA)


@law
def quinola_placed_late(rules: Rules, table: Table, owner: int, trick: int) -> None:
    """R37. In the last two tricks the 5 is due, but nobody wins the remise; or only the maker of a reversis may not."""
    pay_side(rules, table, table.takers[trick], owner, FIVE, trick, R37, QUINOLA)
    if rules.late_quinola != LateQuinola.EVERYONE and owner != table.failed:
        win_remise(rules, table, owner, R37, QUINOLA)


@law
def quinola_forced(rules: Rules, table: Table, owner: int, forcer: int, trick: int) -> None:
    """R34. The forcer is paid 10 by the owner and 5 by each of the others, and the owner pays the remise."""
    pay_for_quinola(rules, table, owner, forcer, trick, R34)
    if owes_remise(rules, table, owner):
        pay_forced_remise(rules, table, owner, forcer, R34, QUINOLA)


@law
def pay_for_quinola(rules: Rules, table: Table, owner: int, payee: int, trick: int, clause: int) -> None:
    """The owner's 10 and the fives of the others, each with its own doublings (R34)."""
    for seat in four_from(table.dealer + 1):
        if seat != payee:
            value = rules.forced_quinola_owner_pays if seat == owner else FIVE
            pay_side(rules, table, seat, payee, value, trick, clause, QUINOLA)


@law
def quinola_led(rules: Rules, table: Table, owner: int) -> None:
    """R36. Who leads it pays the remise, or nothing; that all pay the winner of the partie too is settled with it."""
    if rules.led_quinola != LedQuinola.NOTHING and owes_remise(rules, table, owner):
        pay_remise(rules, table, owner, R36, QUINOLA)


@law
def settle_led_quinola(rules: Rules, table: Table, winner: int) -> None:
    """A quinola led may be paid to the winner of the partie as if forced, unless it is his own (R36)."""
    if rules.led_quinola != LedQuinola.REMISE_AND_SIDE or table.quinola_fate != LED:
        return
    note = table.honours[quinola_note(table)]
    if note[SEAT] != winner:
        pay_for_quinola(rules, table, note[SEAT], winner, note[PLY] >> 2, R36)


@law
def owes_remise(rules: Rules, table: Table, owner: int) -> bool:
    """R39. A deal has one remise: that of a failed espagnolette takes the place of what its holder owes besides."""
    return owner != table.failed or rules.espagnolette_remise == EspagnoletteRemise.RETURN_ONLY
