"""Chapters D and E: aces and quinola placed, forced, led; and what is paid for aces."""

from corbillon.games.reversis.choices import (
    DoubleStacking,
    ForcedAcePaidBy,
    ForcedMeaning,
    LedAce,
    OppositeDouble,
)
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    ACE_OF_DIAMONDS,
    BONNE,
    FATE,
    FORCED,
    HONOURS,
    LED,
    NEITHER,
    PLACED,
    PLY,
    QUINOLA,
    SEAT,
    Table,
)
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, opposite

R25, R26, R31 = 25, 26, 31


@law
def is_placed(rules: Rules, card: int, others: int) -> bool:
    """R22. Played to another suit; a quinola so thrown by one who holds the suit led is placed, or not."""
    return card != QUINOLA or others == 0 or rules.right_places_quinola != 0


@law
def is_forced(rules: Rules, others: int) -> bool:
    """R23. Played to a lead of its own suit; even from among others of the suit, or only as the sole one."""
    return others == 0 or rules.forced_meaning == ForcedMeaning.PLAYED_ON_OWN_SUIT


@law
def is_led(table: Table) -> bool:
    """R24. Its owner opens the trick with it."""
    return table.ply & 3 == 0


@law
def fate(rules: Rules, table: Table, card: int) -> int:
    """What befalls an honour that is about to be laid."""
    if is_led(table):
        return LED
    others = table.hands[table.turn] & table.led & ~(1 << card)
    if table.led >> card & 1 != 0:
        return FORCED if is_forced(rules, others) else NEITHER
    return PLACED if is_placed(rules, card, others) else NEITHER


@law
def note_honour(rules: Rules, table: Table, card: int) -> None:
    """An honour's place and fate are noted, to be settled when the deal is over."""
    if HONOURS >> card & 1 != 0:
        note = table.honours[table.honours_played]
        note[PLY] = table.ply
        note[SEAT] = table.turn
        note[FATE] = fate(rules, table, card)
        table.honours_played += 1


@law
def doubles_across(rules: Rules, partie: bool) -> bool:
    """R30. Between opposites the payments for aces and quinola are doubled; the partie too, or nothing at all."""
    if partie:
        return rules.opposite_double == OppositeDouble.SIDE_AND_PARTIE
    return rules.opposite_double != OppositeDouble.OFF


@law
def across(rules: Rules, payer: int, payee: int, partie: bool = False) -> int:
    """R27. Between opposites a payment is doubled."""
    return 2 if payer == opposite(payee) and doubles_across(rules, partie) else 1


@law
def at_the_bonne(trick: int) -> int:
    """R28. What happens in the last trick is doubled."""
    return 2 if trick == BONNE else 1


@law
def doubling(rules: Rules, payer: int, payee: int, trick: int) -> int:
    """R29. The two doublings multiply, or nothing is doubled more than once."""
    factor = across(rules, payer, payee) * at_the_bonne(trick)
    return min(factor, 2) if rules.double_stacking == DoubleStacking.ONCE else factor


@law
def pay_side(
    rules: Rules, table: Table, payer: int, payee: int, value: int, trick: int, clause: int, card: int
) -> None:
    """A payment for an ace or the quinola, with its doublings."""
    pay(table, payer, payee, value * doubling(rules, payer, payee, trick), clause, card)


@law
def ace_value(card: int) -> int:
    """The ace of diamonds is worth two others."""
    return 2 if card == ACE_OF_DIAMONDS else 1


@law
def settle_aces(rules: Rules, table: Table) -> None:
    """R32. Nothing but stakes is paid during the play; then aces are paid for one by one, in the order of their fall."""
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        if card == QUINOLA:
            continue
        trick = note[PLY] >> 2
        if note[FATE] == PLACED:
            pay_placed_ace(rules, table, card, note[SEAT], trick)
        elif note[FATE] == FORCED:
            pay_forced_ace(rules, table, card, note[SEAT], leader_of(note), trick)


@law
def leader_of(note: list[int]) -> int:
    """Who led the trick in which an honour fell."""
    return (note[SEAT] - note[PLY]) & 3


@law
def pay_placed_ace(rules: Rules, table: Table, card: int, placer: int, trick: int) -> None:
    """R25. The taker of the trick pays the placer 1, for the ace of diamonds 2."""
    pay_side(rules, table, table.takers[trick], placer, ace_value(card), trick, R25, card)


@law
def pay_forced_ace(rules: Rules, table: Table, card: int, owner: int, forcer: int, trick: int) -> None:
    """R26. The owner pays the leader of the trick 5, for the ace of diamonds 10; or all pay him as for one placed."""
    if rules.forced_ace_paid_by == ForcedAcePaidBy.OWNER:
        pay_side(rules, table, owner, forcer, 5 * ace_value(card), trick, R26, card)
        return
    for seat in four_from(table.dealer + 1):
        if seat != forcer:
            pay_side(rules, table, seat, forcer, ace_value(card), trick, R26, card)


@law
def settle_led_aces(rules: Rules, table: Table, winner: int) -> None:
    """R31. For an ace led nothing is due; or its owner pays the winner of the partie as if it had been forced."""
    if rules.led_ace == LedAce.NOTHING:
        return
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        if note[FATE] == LED and card != QUINOLA and note[SEAT] != winner:
            pay_side(rules, table, note[SEAT], winner, 5 * ace_value(card), note[PLY] >> 2, R31, card)
