"""What a player of Reversis reads off the table: cards still out, voids, who takes, and how the partie stands.

Chances are in 256ths, money and card points in 16ths, so that every sum is of whole numbers.
"""

from corbillon.games.reversis.choices import NO_CAP
from corbillon.games.reversis.partie import bonus
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import BASKET, NOBODY, NOTHING, WHOLE_PACK
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import highest, popcount
from corbillon.kernel.cards import NO_CARD, of_suit, suit
from corbillon.kernel.law import law

ALWAYS = 256
USUAL_FOUR = 4
"""The four cards put aside are worth about so many points."""
IN_PLAY = 37
Place = tuple[int, int, int, int, int]
"""Your standing; the width of doubt, to divide by; your points; the fewest and the most points of the others."""


@law
def unseen_cards(view: View) -> int:
    """Count the cards: what you neither hold nor have seen is still out, or lies aside."""
    seen = view.hand
    for ply in range(view.ply):
        seen |= 1 << view.plays[ply]
    if view.discard != NOTHING:
        seen |= 1 << view.discard
    if view.offered != NOTHING:
        seen |= 1 << view.offered
    return WHOLE_PACK & ~seen


@law
def best_on_table(view: View) -> int:
    """The card that takes the trick so far, or none when you lead."""
    return NO_CARD if view.ply & 3 == 0 else highest(view.trick & view.led)


@law
def taker_so_far(view: View, best: int) -> int:
    """Who laid that card."""
    seat = view.leader
    for k in range(view.ply & 3):
        if view.plays[(view.ply & ~3) + k] == best:
            seat = (view.leader + k) & 3
    return seat


@law
def sole_taker(view: View) -> int:
    """Who has taken every trick so far, if one player has."""
    if view.ply < 4:
        return NOBODY
    for trick in range(1, view.ply >> 2):
        if view.takers[trick] != view.takers[0]:
            return NOBODY
    return view.takers[0]


@law
def below_it(cards: int, card: int) -> int:
    """How many of some cards are lower than a card of their suit."""
    return popcount(cards & of_suit(suit(card)) & ((1 << card) - 1))


@law
def above_it(cards: int, card: int) -> int:
    """How many of some cards are higher than a card of their suit."""
    return popcount(cards & of_suit(suit(card)) & ~((2 << card) - 1))


@law
def inverse(divisor: int) -> int:
    """By what to multiply instead of dividing: 2³² divided by the divisor."""
    return (1 << 32) // divisor


@law
def divided(amount: int, inverse: int) -> int:
    """A small amount divided, rounded down: the half that is added keeps clear of where rounding would err."""
    return (2 * amount + 1) * inverse >> 33


@law
def goes_over(unseen: int, card: int) -> int:
    """A player goes over your card when he must: the more high cards are out, and the fewer low ones to duck with."""
    above = above_it(unseen, card)
    return ALWAYS * above * above // (above * above + 16 * below_it(unseen, card) + 4)


@law
def followers(view: View, colour: int, voids: int) -> int:
    """How many of those who play after you may have to follow suit."""
    count = 0
    for k in range((view.ply & 3) + 1, 4):
        count += 1 - (voids >> 4 * ((view.leader + k) & 3) + colour & 1)
    return count


@law
def chance_to_take(view: View, card: int, best: int, unseen: int, voids: int) -> int:
    """Your card takes when it is the best of the suit led and nobody after you goes over it."""
    if best != NO_CARD and (view.led >> card & 1 == 0 or best > card):
        return 0
    return chance_to_stay(card, unseen, followers(view, suit(card), voids))


@law
def chance_to_stay(card: int, unseen: int, others: int) -> int:
    """The chance that none of so many who may follow goes over your card."""
    under = ALWAYS - goes_over(unseen, card)
    chance = ALWAYS
    for k in range(3):
        chance = chance * (under if k < others else ALWAYS) >> 8
    return chance


@law
def remise_at_stake(rules: Rules, view: View) -> int:
    """What the basket is worth to who wins or pays it."""
    held = view.accounts[BASKET]
    return held if rules.remise_cap == NO_CAP else min(held, rules.remise_cap)


@law
def usual_partie(rules: Rules) -> int:
    """What a partie usually costs its loser."""
    return rules.partie_multiplier * (bonus(rules) + USUAL_FOUR)


@law
def points_to_come(view: View) -> int:
    """The card points that nobody has taken yet."""
    taken = view.points[0] + view.points[1] + view.points[2] + view.points[3]
    return max(0, IN_PLAY - taken)


@law
def share(gap: int, width: int) -> int:
    """The chance that a lead of so many points still turns round: even when there is no gap, none when it is wide."""
    return max(0, min(ALWAYS, 128 - divided(8 * gap, width)))


@law
def burdens_of_others(view: View, taker: int, points: int) -> tuple[int, int]:
    """The fewest and the most points of the others, if one of them took some more."""
    least = 1 << 12
    most = -1
    for step in range(1, 4):
        seat = (view.seat + step) & 3
        burden = 16 * view.points[seat] + (points if seat == taker else 0)
        least = min(least, burden)
        most = max(most, burden)
    return least, most


@law
def standing(rules: Rules, width: int, own: int, least: int, most: int) -> int:
    """Who has fewest points wins the partie from who has most."""
    return usual_partie(rules) * (share(own - least, width) - share(most - own, width)) // 16


@law
def place_now(rules: Rules, view: View) -> Place:
    """How you stand; the more points are still to come, the wider a gap may close."""
    width = inverse(points_to_come(view) * 60 // 100 + 6)
    own = 16 * view.points[view.seat]
    least, most = burdens_of_others(view, NOBODY, 0)
    return standing(rules, width, own, least, most), width, own, least, most


@law
def if_you_take(rules: Rules, place: Place, points: int) -> int:
    """How your standing changes if you take so many points."""
    now, width, own, least, most = place
    return standing(rules, width, own + points, least, most) - now


@law
def if_he_takes(rules: Rules, view: View, place: Place, taker: int, points: int) -> int:
    """How your standing changes if another takes so many points."""
    now, width, own = place[0], place[1], place[2]
    least, most = burdens_of_others(view, taker, points)
    return standing(rules, width, own, least, most) - now
