"""What a hand will probably cost its holder: the measure by which cards are kept or thrown."""

from corbillon.bots.reversis.sight import ALWAYS, above_it, below_it, remise_at_stake, standing
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import QUINOLA, points
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.cards import of_suit
from corbillon.kernel.law import law

FEW_POINTS = 4
"""So many points a trick brings besides your own card."""
EXIT = 24
"""What a low card is worth that gives the lead away, in 16ths."""


@law
def point_price(rules: Rules, view: View) -> int:
    """A point costs as much as it spoils your place; once the partie is surely lost, points cost nothing."""
    now = standing(rules, view, view.seat, 0)
    return (now - standing(rules, view, view.seat, 16 * FEW_POINTS)) * 2 // FEW_POINTS


@law
def expected_leads(suit: int, unseen: int, tricks: int) -> int:
    """A suit is led as often as the others hold it (in 16ths)."""
    return 16 * tricks * popcount(unseen & of_suit(suit)) // max(1, popcount(unseen))


@law
def outlasts(leads: int, guards: int) -> int:
    """The chance that a suit is led more often than your low cards of it can answer."""
    return max(0, min(ALWAYS, 72 + 5 * (leads - 16 * guards), 16 * leads))


@law
def suit_burden(rules: Rules, view: View, cards: int, suit: int, unseen: int, leads: int, price: int) -> int:
    """A suit is safe while its low cards last: each card is as dangerous as it is high and badly guarded."""
    theirs = unseen & of_suit(suit)
    count = popcount(theirs)
    if count == 0:
        return 0
    total = 0
    guards = 0
    rest = cards & ~(1 << QUINOLA)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        below = below_it(theirs, card)
        wins = ALWAYS * below * (below + 12) // (count * (count + 12))
        cost = price * (points(1 << card) + FEW_POINTS)
        total += (outlasts(leads, guards) * wins >> 8) * cost >> 8
        guards += 1
    if cards >> QUINOLA & 1 != 0:
        total += quinola_burden(rules, view, outlasts(leads, guards))
    return total


@law
def quinola_burden(rules: Rules, view: View, forced: int) -> int:
    """Keep hearts beside the quinola: when they are gone it is forced, and costs the remise."""
    return (forced * (12 + remise_at_stake(rules, view)) >> 4) * 8 // 5


@law
def doors(cards: int, leads: int) -> int:
    """A short suit is a door: every time it is led after your last card of it, a bad card may leave by it."""
    total = 0
    for held in range(popcount(cards), 5):
        total += outlasts(leads, held)
    return total


@law
def exits(hand: int, unseen: int) -> int:
    """Keep low cards for the end: with them you give the lead away."""
    total = 0
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        total += int(below_it(unseen, card) <= 2 and above_it(unseen, card) > 0)
    return total


@law
def hand_burden(rules: Rules, view: View, hand: int, unseen: int, tricks: int, price: int) -> int:
    """The burden of all suits, lightened by the doors through which it may leave, the quinola before all."""
    total = 0
    open_doors = 0
    for number in range(4):
        cards = hand & of_suit(number)
        leads = expected_leads(number, unseen, tricks)
        total += suit_burden(rules, view, cards, number, unseen, leads, price)
        open_doors += doors(cards, leads)
    total = total * 256 // (256 + (12 * open_doors >> 8))
    if hand >> QUINOLA & 1 != 0:
        total -= (open_doors * remise_at_stake(rules, view) >> 4) * 22 // 100
    return total - exits(hand, unseen) * EXIT


@law
def escape_weight(card: int, unseen: int) -> int:
    """Who may renounce at will throws first what would take a trick at the end."""
    return 16 * below_it(unseen, card) + 4 * points(1 << card)
