"""A table as one seat imagines it: what it sees, and a world for what it does not see."""

from corbillon.games.reversis.choices import Espagnolette, RightLostBy
from corbillon.games.reversis.dealing import quinola_may_go
from corbillon.games.reversis.honours import note_honour
from corbillon.games.reversis.knowledge import ENOUGH, OUT
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    BASKET,
    EXCHANGE,
    HONOURS,
    KEEP,
    NEVER,
    NOBODY,
    NOTHING,
    NOTHING_DUE,
    QUINOLA,
    SEAT,
    SETTLED,
    TALON,
    TRICKS,
    Table,
    eldest,
    nine,
)
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.chance import Chance, one_of
from corbillon.kernel.game import FACE_DOWN
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four

FOURS = 0x1111
"""One in a digit of four bits for each seat."""


@law
def imagine(rules: Rules, view: View, table: Table) -> None:
    """Write what a seat sees into a table; hidden hands are empty till a world is supposed."""
    imagine_match(view, table)
    table.entries = 0
    table.phase = view.phase
    table.failed = NOBODY
    table.quinola_fate = NOTHING_DUE
    table.undertaker = view.undertaker
    imagine_cards(view, table)
    imagine_tricks(view, table)
    table.holder = NOBODY
    table.right = NOBODY
    table.used_in = NEVER
    if view.phase != EXCHANGE and view.holds_espagnolette != 0:
        give_right(rules, table, view.seat)


@law
def imagine_match(view: View, table: Table) -> None:
    """The match stands as everybody knows it."""
    table.seats = view.seats
    table.deal = view.deal
    table.dealer = view.dealer
    table.match_over = view.match_over
    table.last_winner = view.last_winner
    for account in range(BASKET + 1):
        table.accounts[account] = view.accounts[account]


@law
def imagine_cards(view: View, table: Table) -> None:
    """Its own cards a seat knows; of the others' discards only that they lie face down."""
    for seat in four_from(0):
        table.hands[seat] = 0
        table.drawn[seat] = NOTHING
        table.offered[seat] = NOTHING
        table.discards[seat] = FACE_DOWN if view.exchanged[seat] != 0 else NOTHING
    for k in range(TALON):
        table.talon[k] = NOTHING
    table.hands[view.seat] = view.hand
    table.discards[view.seat] = view.discard
    table.drawn[view.seat] = view.drawn
    table.offered[view.seat] = view.offered
    table.four_cards = view.four_cards
    if view.phase != EXCHANGE and view.phase != SETTLED:
        table.four_cards = known_of_four(view)


@law
def known_of_four(view: View) -> int:
    """Of the four cards a seat knows the one that it put aside or, having kept its hand, was shown."""
    known = 0
    if view.discard != NOTHING:
        known |= 1 << view.discard
    if view.offered != NOTHING:
        known |= 1 << view.offered
    return known


@law
def imagine_tricks(view: View, table: Table) -> None:
    """All that was played was played before everybody's eyes."""
    leader = view.dealer if view.phase == SETTLED else next_of_four(view.dealer)
    table.honours_played = 0
    for seat in four_from(0):
        table.won[seat] = 0
    for ply in range(view.ply):
        if ply >= 4:
            leader = view.takers[(ply >> 2) - 1]
        table.plays[ply] = view.plays[ply]
        table.ply = ply
        table.turn = (leader + ply) & 3
        note_honour(table, view.plays[ply])
        if ply >> 2 < view.ply >> 2:
            table.won[view.takers[ply >> 2]] |= 1 << view.plays[ply]
    for trick in range(TRICKS):
        table.takers[trick] = view.takers[trick]
    table.ply = view.ply
    table.turn = view.turn
    table.leader = view.leader
    table.led = view.led
    table.trick = view.trick


@law
def suppose(rules: Rules, table: Table, places: list[int], chance: Chance) -> None:
    """Lay a world into a table just imagined: hidden hands, the talon or the four cards, and whose espagnolette is."""
    for seat in four_from(0):
        table.hands[seat] |= places[seat]
    if table.phase == EXCHANGE:
        suppose_talon(rules, table, places[OUT], chance)
        return
    table.four_cards |= places[OUT]
    if table.holder == NOBODY and rules.espagnolette != Espagnolette.OFF:
        seat = holder_by_honours(table)
        if seat != NOBODY:
            give_right(rules, table, seat)


@law
def suppose_talon(rules: Rules, table: Table, out: int, chance: Chance) -> None:
    """Any card out of play may lie on the talon, but only there, or left there, a quinola that may not be put aside."""
    place = (table.turn - eldest(table)) & 3
    if out >> QUINOLA & 1 != 0 and not quinola_may_go(rules, table.accounts[BASKET]):
        for k in range(place):
            if table.discards[(eldest(table) + k) & 3] == FACE_DOWN:
                out ^= 1 << one_of(out & ~(1 << QUINOLA), chance)
    for k in range(place, rules.talon):
        table.talon[k] = one_of(out, chance)
        out ^= 1 << table.talon[k]


@law
def holder_by_honours(table: Table) -> int:
    """Who began with the honours of an espagnolette: those in his hand and those that he has laid."""
    counts = (8 - ENOUGH) * FOURS
    for seat in four_from(0):
        counts += popcount(table.hands[seat] & HONOURS) << 4 * seat
    for k in range(table.honours_played):
        counts += 1 << 4 * table.honours[k][SEAT]
    counts &= 8 * FOURS
    return lowest(counts) >> 2 if counts != 0 else NOBODY


@law
def give_right(rules: Rules, table: Table, seat: int) -> None:
    """This seat holds the espagnolette: whether it has used its right, and has it still, follows from the tricks."""
    lasting = rules.espagnolette_right_lost_by == RightLostBy.NEVER
    table.holder = seat
    table.right = NOBODY
    if table.ply < 4 * nine(rules) and (lasting or table.won[seat] == 0):
        table.right = seat
    table.used_in = first_use(rules, table, seat, lasting)


@law
def first_use(rules: Rules, table: Table, seat: int, lasting: bool) -> int:
    """The first trick in which this seat, with the right, played another suit while holding the suit led."""
    held = table.hands[seat]
    used = NEVER
    begun = (table.ply + 3) >> 2
    for back in range(begun):
        trick = begun - 1 - back
        if 4 * trick + 3 < table.ply and table.takers[trick] == seat and not lasting:
            used = NEVER
        leader = table.takers[trick - 1] if trick > 0 else eldest(table)
        ply = 4 * trick + ((seat - leader) & 3)
        if ply < table.ply:
            led = of_suit(suit(table.plays[4 * trick]))
            if trick < nine(rules) and led >> table.plays[ply] & 1 == 0 and held & led != 0:
                used = trick
            held |= 1 << table.plays[ply]
    return used


@law
def told(table: Table, action: int) -> int:
    """An action as the others see it: a card put aside lies face down."""
    return FACE_DOWN if table.phase == EXCHANGE and action != KEEP else action
