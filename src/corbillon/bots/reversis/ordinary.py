"""The ordinary game: take few points, place the honours, force those of the others."""

from corbillon.bots.reversis.burden import escape_weight, hand_burden, point_price
from corbillon.bots.reversis.sight import ALWAYS, chance_to_take, remise_at_stake, standing, unseen_cards, usual_partie
from corbillon.games.reversis.choices import (
    Espagnolette,
    EspagnoletteLoss,
    ForcedAcePaidBy,
    ForcedMeaning,
    LateQuinola,
    LedAce,
    LedQuinola,
)
from corbillon.games.reversis.espagnolette import is_espagnolette
from corbillon.games.reversis.honours import ace_value, doubling
from corbillon.games.reversis.quinola import FIVE
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import ACE, HONOURS, KEEP, NINE, QUINOLA, TRICKS, points
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.cards import NO_CARD, of_suit, suit
from corbillon.kernel.law import law

LOWEST = -(1 << 60)
NEW_CARD = 200
"""What an unknown card is expected to cost, in 16ths."""
CONTENT = 60
"""So little a card must weigh that who holds the espagnolette keeps his hand."""
RIGHT = 16 * 130
"""What the right of the espagnolette is worth, in 16ths."""


@law
def is_bound(rules: Rules, view: View) -> bool:
    """Whether taking a late trick would make your espagnolette fail."""
    holder_pays = rules.espagnolette_loss == EspagnoletteLoss.HOLDER_TAKES_T10_T11
    return view.has_used != 0 or (holder_pays and view.holds_espagnolette != 0)


@law
def lost_by_taking(rules: Rules, view: View) -> int:
    """Holding the espagnolette take no trick: early it costs the right, late the partie."""
    if view.has_right != 0:
        return RIGHT
    return 16 * usual_partie(rules) if is_bound(rules, view) and view.ply >= 28 else 0


@law
def honour_led(rules: Rules, view: View, card: int) -> int:
    """Do not lead the quinola: it costs the remise. An ace may be led, unless its owner pays for it."""
    if card == QUINOLA:
        return 0 if rules.led_quinola == LedQuinola.NOTHING else -16 * remise_at_stake(rules, view)
    return -80 * ace_value(card) if rules.led_ace == LedAce.OWNER_PAYS_PARTIE_WINNER else 0


@law
def honour_forced(rules: Rules, view: View, card: int) -> int:
    """Do not let an honour be forced while another card of its suit will do."""
    if rules.forced_meaning == ForcedMeaning.SOLE_CARD and popcount(view.hand & view.led) > 1:
        return 0
    times = doubling(rules, view.seat, view.leader, view.ply >> 2)
    if card == QUINOLA:
        return -16 * (rules.forced_quinola_owner_pays * times + remise_at_stake(rules, view))
    value = ace_value(card)
    return -16 * times * (value if rules.forced_ace_paid_by == ForcedAcePaidBy.ALL else 5 * value)


@law
def honour_placed(rules: Rules, view: View, card: int, taker: int) -> int:
    """Place the quinola at the first renounce of the first nine tricks, and aces on the opposite player's tricks."""
    trick = view.ply >> 2
    times = 16 * doubling(rules, taker, view.seat, trick)
    if card != QUINOLA:
        return ace_value(card) * times
    if rules.right_places_quinola == 0 and view.hand & view.led != 0:
        return 0
    wins = trick < NINE or rules.late_quinola != LateQuinola.EVERYONE
    return FIVE * times + (16 * remise_at_stake(rules, view) if wins else 0)


@law
def side_money(rules: Rules, view: View, card: int, best: int, taker: int) -> int:
    """What an ace or the quinola brings or costs at once."""
    if HONOURS >> card & 1 == 0:
        return 0
    if best == NO_CARD:
        return honour_led(rules, view, card)
    if view.led >> card & 1 != 0:
        return honour_forced(rules, view, card)
    return honour_placed(rules, view, card, taker)


@law
def forcing(card: int, unseen: int) -> int:
    """Lead low hearts while the quinola is out, and low cards of a suit whose ace is out: it may have to fall."""
    theirs = unseen & of_suit(suit(card))
    bare = ALWAYS
    for _ in range(popcount(theirs) - 1):
        bare = bare * 190 >> 8
    gain = 0
    if theirs >> QUINOLA & 1 != 0:
        gain += bare * 25 >> 4
    ace = 13 * suit(card) + ACE
    if theirs >> ace & 1 != 0:
        gain += bare * 7 * ace_value(ace) >> 4
    return gain


@law
def points_to_fall(view: View, led: int, voids: int) -> int:
    """Those who play after you add points, and most those who are void (in 16ths)."""
    total = 0
    for k in range((view.ply & 3) + 1, 4):
        total += 20 if voids >> 4 * ((view.leader + k) & 3) + led & 1 != 0 else 7
    return total


@law
def immediate(rules: Rules, view: View, card: int, best: int, taker: int, unseen: int, voids: int) -> int:
    """Duck under the highest card on the table; give your points to who takes, and take none yourself."""
    now = standing(rules, view, view.seat, 0)
    laid = 16 * points(view.trick | 1 << card)
    led = suit(card) if best == NO_CARD else suit(best)
    taken = standing(rules, view, view.seat, laid + points_to_fall(view, led, voids)) - now
    given = 0 if best == NO_CARD else standing(rules, view, taker, laid) - now
    take = chance_to_take(view, card, best, unseen, voids)
    taken = taken * 14 // 5 - lost_by_taking(rules, view)
    total = take * taken + (ALWAYS - take) * given * 6 // 5 >> 8
    total += side_money(rules, view, card, best, taker)
    return total + forcing(card, unseen) if best == NO_CARD else total


@law
def least_harm(rules: Rules, view: View, actions: int, best: int, taker: int, unseen: int, voids: int) -> int:
    """Play the card that costs least now and leaves the lightest hand."""
    price = point_price(rules, view)
    left = TRICKS - 1 - (view.ply >> 2)
    chosen = lowest(actions)
    most = LOWEST
    while actions != 0:
        card = lowest(actions)
        actions &= actions - 1
        value = immediate(rules, view, card, best, taker, unseen, voids)
        value -= hand_burden(rules, view, view.hand & ~(1 << card), unseen, left, price)
        if value > most:
            most = value
            chosen = card
    return chosen


@law
def put_aside(rules: Rules, view: View, actions: int) -> int:
    """Put aside the card whose loss lightens the hand most; keep a light hand, and keep an espagnolette whole."""
    unseen = unseen_cards(view)
    price = point_price(rules, view)
    whole = rules.espagnolette == Espagnolette.ON and is_espagnolette(view.hand)
    if whole:
        actions &= ~HONOURS
    chosen = lowest(actions)
    most = LOWEST
    while actions != 0:
        card = lowest(actions)
        actions &= actions - 1
        hand = view.hand if card == KEEP else view.hand & ~(1 << card)
        if whole:
            value = CONTENT if card == KEEP else escape_weight(card, unseen)
        else:
            value = (0 if card == KEEP else -NEW_CARD) - hand_burden(rules, view, hand, unseen, TRICKS, price)
        if value > most:
            most = value
            chosen = card
    return chosen
