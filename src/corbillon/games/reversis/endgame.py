"""What an exact search may leave out: cards that are alike, and all of the past that pays nothing any more."""

from corbillon.games.reversis.choices import Bankruptcy, ForcedMeaning
from corbillon.games.reversis.honours import is_led, leader_of, suit_led
from corbillon.games.reversis.partie import HEAVIEST, burden, partie_value
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    BASKET,
    DECLARE,
    EXCHANGE,
    FORCED,
    JACKS_UP,
    LED,
    NEVER,
    NOBODY,
    NOTHING_DUE,
    PLACED,
    PLAY,
    PLY,
    QUINOLA,
    SEAT,
    SEATS,
    SETTLED,
    Table,
    bonne,
    nine,
    points,
    tricks_of,
)
from corbillon.kernel.bits import highest
from corbillon.kernel.cards import suit
from corbillon.kernel.law import law
from corbillon.kernel.likeness import HANDS, lowest_of_each, write_hands
from corbillon.kernel.seats import four_from

REST = HANDS + 8
FIFTH_PLACE = 4
"""Where the fate of the quinola stands, behind those of the aces."""


WIDTH = 10
"""Bits enough for a burden."""
EACH = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH


@law
def alike(rules: Rules, table: Table, actions: int) -> int:
    """Cards below a Jack differ only in what they take: of neighbours the lowest will do."""
    if table.phase != PLAY:
        return actions
    others = (table.hands[0] | table.hands[1] | table.hands[2] | table.hands[3]) & ~table.hands[table.turn]
    if table.trick != 0:
        others |= 1 << highest(table.trick & table.led)
    return lowest_of_each(actions, others, JACKS_UP)


@law
def rest(rules: Rules, table: Table, key: list[int]) -> int:
    """All that payments to come depend on, between two tricks; the number of words, or 0 where none are written."""
    if table.phase == EXCHANGE or table.phase == SETTLED or table.trick != 0:
        return 0
    if table.ply == 0:
        return 0
    write_hands(table.hands, JACKS_UP, key)
    bankrupts = rules.bankruptcy == Bankruptcy.END_AT_ZERO
    ends = table.deal >= SEATS * rules.tours
    avant_bonne = table.takers[nine(rules)] + 1 if table.ply == 4 * bonne(rules) else 0
    seats = table.leader | table.dealer << 2 | table.undertaker + 1 << 4 | table.holder + 1 << 7 | table.right + 1 << 10
    flags = int(table.phase == DECLARE) | int(table.used_in != NEVER) << 1 | int(took_after_use(table)) << 2
    key[HANDS] = seats | flags << 13 | int(ends) << 16 | who_took_all(rules, table) << 17 | avant_bonne << 20
    key[HANDS] |= partie_value(rules, table) << 23
    key[HANDS + 1] = fates(rules, table)
    key[HANDS + 2] = burdens(rules, table)
    key[HANDS + 3] = table.accounts[BASKET]
    if not bankrupts:
        return HANDS + 4
    for seat in four_from(0):
        key[HANDS + 4 + seat] = table.accounts[seat]
    return REST


@law
def took_after_use(table: Table) -> bool:
    """Whether the holder of an espagnolette has taken a trick after that in which he used his right (R55)."""
    if table.used_in == NEVER:
        return False
    for trick in range(table.used_in + 1, table.ply >> 2):
        if table.takers[trick] == table.holder:
            return True
    return False


@law
def who_took_all(rules: Rules, table: Table) -> int:
    """One more than the seat that has taken every trick and may still undertake a reversis, or 0."""
    if table.ply >= 4 * nine(rules):
        return 0
    for seat in four_from(0):
        if tricks_of(table, seat) == table.ply >> 2:
            return seat + 1
    return 0


@law
def burdens(rules: Rules, table: Table) -> int:
    """How much more each seat bears than the lightest, and whether the holder of an espagnolette bears no point."""
    if table.undertaker != NOBODY and rules.partie_after_broken == 0:
        return 0
    lightest = HEAVIEST
    weights = 0
    for seat in four_from(0):
        weight = burden(rules, table, seat)
        lightest = min(lightest, weight)
        weights |= weight << WIDTH * seat
    weights -= lightest * EACH
    if rules.espagnolette_wins_ties != 0 and table.holder != NOBODY and points(table.won[table.holder]) == 0:
        weights |= 1 << WIDTH * SEATS
    return weights


@law
def fates(rules: Rules, table: Table) -> int:
    """What became of each honour that fell: how, when, whose it was, and who has to do with it besides."""
    found = 0
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        fate = fate_of(rules, table, note)
        other = 0
        if fate == FORCED:
            other = leader_of(note)
        elif fate == PLACED:
            other = table.takers[note[PLY] >> 2]
        place = FIFTH_PLACE if card == QUINOLA else suit(card)
        late = int(note[PLY] >> 2 >= nine(rules))
        found |= (1 | fate << 1 | note[SEAT] << 3 | other << 5 | late << 7) << 8 * place
    return found


@law
def fate_of(rules: Rules, table: Table, note: list[int]) -> int:
    """Led, forced, placed, or nothing of these (R22–R24)."""
    card = table.plays[note[PLY]]
    led = suit_led(table, note)
    if is_led(note):
        return LED
    follows = led >> card & 1 != 0
    sole = follows and rules.forced_meaning == ForcedMeaning.SOLE_CARD
    forced_renonce = not follows and card == QUINOLA and rules.right_places_quinola == 0
    if (sole or forced_renonce) and held_more(table, note, led):
        return NOTHING_DUE
    return FORCED if follows else PLACED


@law
def held_more(table: Table, note: list[int], cards: int) -> bool:
    """Whether the player of an honour still held some of these cards: he has laid them since, or holds them yet."""
    if table.hands[note[SEAT]] & cards != 0:
        return True
    for trick in range((note[PLY] >> 2) + 1, table.ply >> 2):
        if cards >> table.plays[4 * trick + ((note[SEAT] - table.takers[trick - 1]) & 3)] & 1 != 0:
            return True
    return False
