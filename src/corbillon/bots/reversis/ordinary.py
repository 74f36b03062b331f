"""The ordinary game: take few points, place the honours, force those of the others."""

from corbillon.bots.reversis.burden import (
    DOORS,
    Hand,
    escape_weight,
    expected_leads,
    hand_burden,
    outlasts,
    point_price,
    suit_burden,
    whole_hand,
)
from corbillon.bots.reversis.sight import (
    ALWAYS,
    Place,
    chance_to_stay,
    followers,
    if_he_takes,
    if_you_take,
    inverse,
    place_now,
    remise_at_stake,
    usual_partie,
)
from corbillon.bots.voids import voids_shown
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
from corbillon.games.reversis.table import (
    ACE,
    EXCHANGE,
    HONOURS,
    JACKS_UP,
    KEEP,
    NINE,
    QUINOLA,
    TRICKS,
    WHOLE_PACK,
    points,
)
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.cards import NO_CARD, of_suit, suit
from corbillon.kernel.law import law

LOWEST = -(1 << 60)
POINTLESS = WHOLE_PACK & ~JACKS_UP
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
def forcing(number: int, unseen: int) -> int:
    """Lead low hearts while the quinola is out, and low cards of a suit whose ace is out: it may have to fall."""
    theirs = unseen & of_suit(number)
    bare = ALWAYS
    for _ in range(popcount(theirs) - 1):
        bare = bare * 190 >> 8
    gain = 0
    if theirs >> QUINOLA & 1 != 0:
        gain += bare * 25 >> 4
    ace = 13 * number + ACE
    if theirs >> ace & 1 != 0:
        gain += bare * 7 * ace_value(ace) >> 4
    return gain


@law
def immediate(take: int, taken: int, given: int) -> int:
    """Duck under the highest card on the table; give your points to who takes, and take none yourself."""
    return take * taken + (ALWAYS - take) * given * 6 // 5 >> 8


@law
def points_to_fall(view: View, others: int) -> int:
    """Those who play after you add points, and most those who are void (in 16ths)."""
    return 20 * (3 - (view.ply & 3)) - 13 * others


@law
def tricks_left(view: View) -> int:
    """How many tricks come after this one; all of them while cards are put aside."""
    return TRICKS if view.phase == EXCHANGE else TRICKS - 1 - (view.ply >> 2)


@law
def unlike(view: View, actions: int, unseen: int) -> int:
    """The cards that differ: of cards without points between which none is out or on the table only the lowest."""
    plain = actions & POINTLESS
    above = plain << 1
    void = POINTLESS & ~(actions | view.hand | unseen | view.trick)
    return actions & ~(plain & (((above & void) + void) ^ void | above))


@law
def may_win(view: View, cards: int, best: int) -> int:
    """The cards that take the trick if nobody goes over them."""
    return cards if best == NO_CARD else cards & view.led & ~((1 << best) - 1)


@law
def least_harm(rules: Rules, view: View, actions: int, best: int, taker: int, unseen: int) -> int:
    """Play or put aside the card that costs least now and leaves the lightest hand, or keep a light one."""
    kept = actions & 1 << KEEP
    actions ^= kept
    if view.phase != EXCHANGE:
        actions = unlike(view, actions, unseen)
    chosen = lowest(actions)
    if actions | kept == 1 << chosen:
        return chosen
    voids = voids_shown(view) if may_win(view, actions, best) != 0 and view.ply & 3 != 3 else 0
    place = place_now(rules, view)
    hand = whole_hand(rules, view, view.hand, unseen, tricks_left(view), point_price(rules, place))
    most = LOWEST
    while actions != 0:
        cards = actions & of_suit(suit(lowest(actions)))
        actions ^= cards
        card, value = least_harm_of_suit(rules, view, cards, best, taker, unseen, voids, place, hand)
        if value > most:
            most = value
            chosen = card
    _, burdens, open_doors, leave = hand
    if kept != 0 and -hand_burden(rules, view, view.hand, burdens, open_doors, leave) > most:
        return KEEP
    return chosen


@law
def least_harm_of_suit(
    rules: Rules, view: View, cards: int, best: int, taker: int, unseen: int, voids: int, place: Place, hand: Hand
) -> tuple[int, int]:
    """The card of a suit that does least harm, and how little."""
    price, burdens, open_doors, leave = hand
    number = suit(lowest(cards))
    own = view.hand & of_suit(number)
    leads = expected_leads(unseen & of_suit(number), inverse(max(1, popcount(unseen))), tricks_left(view))
    burdens -= suit_burden(rules, view, own, number, unseen, leads, price)
    open_doors += outlasts(leads, popcount(own) - 1) if popcount(own) <= DOORS else 0
    winners = may_win(view, cards, best)
    others = followers(view, number if best == NO_CARD else suit(best), voids)
    forced = forcing(number, unseen) if best == NO_CARD else 0
    chosen = NO_CARD
    most = LOWEST
    last = -1
    given = taken = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = -NEW_CARD
        if view.phase != EXCHANGE:
            laid = 16 * points(view.trick | 1 << card)
            if laid != last:
                last = laid
                given = 0 if best == NO_CARD else if_he_takes(rules, view, place, taker, laid)
                taken = if_you_take(rules, place, laid + points_to_fall(view, others)) if winners != 0 else 0
            take = chance_to_stay(card, unseen, others) if winners >> card & 1 != 0 else 0
            value = immediate(take, taken * 14 // 5 - lost_by_taking(rules, view), given) + forced
            value += side_money(rules, view, card, best, taker)
        left = burdens + suit_burden(rules, view, own ^ 1 << card, number, unseen, leads, price)
        value -= hand_burden(rules, view, view.hand ^ 1 << card, left, open_doors, leave)
        if value > most:
            most = value
            chosen = card
    return chosen, most


@law
def is_kept_whole(rules: Rules, view: View) -> bool:
    """An espagnolette is kept, where it is played."""
    return rules.espagnolette == Espagnolette.ON and is_espagnolette(view.hand)


@law
def escape_card(actions: int, unseen: int) -> int:
    """Put aside from an espagnolette the card that would most probably take at the end, if it weighs enough."""
    actions &= ~HONOURS
    chosen = lowest(actions)
    most = LOWEST
    while actions != 0:
        card = lowest(actions)
        actions &= actions - 1
        value = CONTENT if card == KEEP else escape_weight(card, unseen)
        if value > most:
            most = value
            chosen = card
    return chosen
