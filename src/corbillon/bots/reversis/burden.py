"""What a hand will probably cost its holder: the measure by which cards are kept or thrown."""

from corbillon.bots.reversis.sight import ALWAYS, Place, below_it, divided, if_you_take, inverse, remise_at_stake
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import QUINOLA, TEN, points
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import highest, lowest, popcount
from corbillon.kernel.cards import RANKS, of_suit
from corbillon.kernel.law import law

Hand = tuple[int, int, int, int]
"""What a point costs, the burden of all suits, the doors through which it may leave, and the set of exits."""
FEW_POINTS = 4
"""So many points a trick brings besides your own card."""
SURE_TO_WIN = (0, *((1 << 32) // (count * (count + 12)) for count in range(1, 14)))
"""By what to multiply instead of dividing by what a card counts that beats all of so many others."""
DOORS = 5
"""A suit of so many cards is no door."""
EXIT = 24
"""What a low card is worth that gives the lead away, in 16ths."""


@law
def point_price(rules: Rules, place: Place) -> int:
    """A point costs as much as it spoils your place; once the partie is surely lost, points cost nothing."""
    return -if_you_take(rules, place, 16 * FEW_POINTS) * 2 // FEW_POINTS


@law
def expected_leads(theirs: int, whole: int, tricks: int) -> int:
    """A suit is led as often as the others hold it (in 16ths)."""
    return divided(16 * tricks * popcount(theirs), whole)


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
    ten = RANKS * suit + TEN
    rest = cards & ~(1 << QUINOLA)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        below = popcount(theirs & ((1 << card) - 1))
        wins = divided(ALWAYS * below * (below + 12), SURE_TO_WIN[count])
        cost = price * (max(0, card - ten) + FEW_POINTS)
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
    least = popcount(cards)
    for held in range(DOORS):
        total += outlasts(leads, held) if held >= least else 0
    return total


@law
def exits(hand: int, unseen: int) -> int:
    """Keep low cards for the end: with them you give the lead away, for two cards at most are lower, and one higher."""
    found = 0
    for number in range(4):
        theirs = unseen & of_suit(number)
        third = theirs & (theirs - 1)
        third &= third - 1
        highest_of_suit = 1 << highest(theirs) if theirs != 0 else 1
        bound = third & -third if third != 0 else highest_of_suit
        found |= hand & of_suit(number) & (bound - 1)
    return found


@law
def whole_hand(rules: Rules, view: View, hand: int, unseen: int, tricks: int, price: int) -> Hand:
    """What is known of a hand before any of its cards is tried."""
    total = 0
    open_doors = 0
    others = inverse(max(1, popcount(unseen)))
    for number in range(4):
        cards = hand & of_suit(number)
        leads = expected_leads(unseen & of_suit(number), others, tricks)
        total += suit_burden(rules, view, cards, number, unseen, leads, price)
        open_doors += doors(cards, leads)
    return price, total, open_doors, exits(hand, unseen)


@law
def hand_burden(rules: Rules, view: View, hand: int, burdens: int, open_doors: int, exits: int) -> int:
    """The burden of all suits, lightened by the doors through which it may leave, the quinola before all."""
    total = burdens * 256 // (256 + (12 * open_doors >> 8))
    if hand >> QUINOLA & 1 != 0:
        total -= (open_doors * remise_at_stake(rules, view) >> 4) * 22 // 100
    return total - popcount(hand & exits) * EXIT


@law
def escape_weight(card: int, unseen: int) -> int:
    """Who may renounce at will throws first what would take a trick at the end."""
    return 16 * below_it(unseen, card) + 4 * points(1 << card)
