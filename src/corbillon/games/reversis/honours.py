"""Chapters D and E: aces and quinola placed, forced, led; and what is paid for aces."""

from corbillon.games.reversis.choices import (
    AcesDuringReversis,
    DoubleStacking,
    ForcedAcePaidBy,
    ForcedMeaning,
    LedAce,
    OppositeDouble,
)
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import ACE_OF_DIAMONDS, HONOURS, NOBODY, PLY, QUINOLA, SEAT, Table, bonne
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, opposite

R25, R26, R31 = 25, 26, 31


@law
def note_honour(table: Table, card: int) -> None:
    """When and by whom an honour is laid is noted: the place is written for any card, and kept if it is one."""
    note = table.honours[table.honours_played]
    note[PLY] = table.ply
    note[SEAT] = table.turn
    table.honours_played += HONOURS >> card & 1


@law
def leader_of(note: list[int]) -> int:
    """Who led the trick in which an honour fell."""
    return (note[SEAT] - note[PLY]) & 3


@law
def is_led(note: list[int]) -> bool:
    """R24. Its owner opens the trick with it."""
    return note[PLY] & 3 == 0


@law
def is_placed(rules: Rules, table: Table, note: list[int]) -> bool:
    """R22. Played to another suit; a quinola so thrown by one who holds the suit led is placed, or not."""
    card = table.plays[note[PLY]]
    led = suit_led(table, note)
    if rules.right_places_quinola == 0 and card == QUINOLA and holds_more(rules, table, note, led):
        return False
    return led >> card & 1 == 0


@law
def is_forced(rules: Rules, table: Table, note: list[int]) -> bool:
    """R23. Played to another's lead of its own suit; even from among others of the suit, or only as the sole one."""
    led = suit_led(table, note)
    if rules.forced_meaning == ForcedMeaning.SOLE_CARD and holds_more(rules, table, note, led):
        return False
    return not is_led(note) and led >> table.plays[note[PLY]] & 1 != 0


@law
def suit_led(table: Table, note: list[int]) -> int:
    """The suit led in the trick in which an honour fell."""
    return of_suit(suit(table.plays[note[PLY] & ~3]))


@law
def holds_more(rules: Rules, table: Table, note: list[int], cards: int) -> bool:
    """Whether the player of an honour still held some of these cards: he lays them in later tricks."""
    for trick in range((note[PLY] >> 2) + 1, rules.tricks):
        if cards >> table.plays[4 * trick + ((note[SEAT] - table.takers[trick - 1]) & 3)] & 1 != 0:
            return True
    return False


@law
def doubles_across(rules: Rules, partie: bool) -> bool:
    """R30. Between opposites the payments for aces and quinola are doubled; the partie too, or nothing at all."""
    if partie:
        return rules.opposite_double == OppositeDouble.SIDE_AND_PARTIE
    return rules.opposite_double != OppositeDouble.OFF


@law
def across(rules: Rules, payer: int, payee: int, partie: bool = False) -> int:
    """R27. Between opposites a payment is doubled."""
    return 2 if doubles_across(rules, partie) and payer == opposite(payee) else 1


@law
def at_the_bonne(rules: Rules, trick: int) -> int:
    """R28. What happens in the last trick is doubled."""
    return 2 if trick == bonne(rules) else 1


@law
def doubling(rules: Rules, payer: int, payee: int, trick: int) -> int:
    """R29. The two doublings multiply, or nothing is doubled more than once."""
    factor = across(rules, payer, payee) * at_the_bonne(rules, trick)
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
def aces_count(rules: Rules, table: Table) -> bool:
    """Aces are paid for, reversis or not; or not when one was undertaken (R43)."""
    return table.undertaker == NOBODY or rules.aces_during_reversis != AcesDuringReversis.VOID


@law
def settle_aces(rules: Rules, table: Table) -> None:
    """Aces placed and forced are paid for one by one, in the order in which they fell (R32)."""
    if not aces_count(rules, table):
        return
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        trick = note[PLY] >> 2
        if card == QUINOLA:
            continue
        if is_placed(rules, table, note):
            pay_placed_ace(rules, table, card, note[SEAT], trick)
        elif is_forced(rules, table, note):
            pay_forced_ace(rules, table, card, note[SEAT], leader_of(note), trick)


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
    if rules.led_ace == LedAce.NOTHING or not aces_count(rules, table):
        return
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        if card != QUINOLA and is_led(note) and note[SEAT] != winner:
            pay_side(rules, table, note[SEAT], winner, 5 * ace_value(card), note[PLY] >> 2, R31, card)
