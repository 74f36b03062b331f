"""The ventures: making a reversis, breaking one, and the right of the espagnolette."""

from corbillon.bots.reversis.burden import escape_weight
from corbillon.bots.reversis.ordinary import LOWEST, RIGHT, side_money
from corbillon.bots.reversis.sight import above_it, chance_to_take, sole_taker, usual_partie
from corbillon.bots.voids import voids_shown
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import NINE, NOBODY, PLAY
from corbillon.games.reversis.undertaking import REVERSIS
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import highest, lowest, popcount
from corbillon.kernel.cards import NO_CARD, of_suit, rank, suit
from corbillon.kernel.law import law

ORDINARY, FOR_ALL, TO_BREAK, BY_RIGHT = range(4)
"""How a hand is played: for few points, for the reversis, against that of another, by the right of the espagnolette."""
TRICK = 16
DOUBTFUL = 3
"""What a long card counts, in 16ths of a trick lost: it wins unless one player holds most of the suit."""
FEW_LOSERS, MORE_A_TRICK = 24, 9
"""So many 16ths of a trick a hand may lose and still be played for a reversis, and so many more a trick taken."""
DANGER = 6
"""After so many tricks of one player the others think of breaking."""
LIKELY = 150


@law
def losers(hand: int, unseen: int) -> int:
    """Count the tricks that a hand would lose if each suit were led from the top."""
    lost = 0
    for number in range(4):
        theirs = unseen & of_suit(number)
        cards = hand & of_suit(number)
        count = popcount(theirs)
        led = 0
        while cards != 0:
            card = highest(cards)
            cards ^= 1 << card
            if above_it(theirs, card) > 0 and led < count:
                lost += DOUBTFUL if 2 * led >= count else TRICK
            led += 1
    return lost


@law
def goes_for_all(rules: Rules, view: View, unseen: int) -> bool:
    """Who has taken every trick and holds hardly a loser goes for the reversis; once undertaken he must.

    After nine tricks undertake with two winners, or when a reversis broken costs no more than the partie.
    """
    last_two = view.ply >= 4 * NINE
    if last_two and view.phase == PLAY:
        return view.undertaker == view.seat
    if last_two and REVERSIS * rules.reversis_unit <= usual_partie(rules):
        return True
    if view.ply >= 4 and sole_taker(view) != view.seat:
        return False
    return losers(view.hand, unseen) <= (0 if last_two else FEW_LOSERS + MORE_A_TRICK * (view.ply >> 2))


@law
def has_to_break(view: View) -> bool:
    """One other player has taken every trick of six or more: somebody must stop him."""
    if view.ply >= 4 * NINE:
        return view.undertaker != NOBODY and view.undertaker != view.seat
    sole = sole_taker(view)
    return view.ply >= 4 * DANGER and sole != NOBODY and sole != view.seat


@law
def venture(rules: Rules, view: View, actions: int, bold: bool, best: int, taker: int, unseen: int) -> int:
    """The card of a hand that is played otherwise, or none; who is bold leads and lays only what will probably take."""
    by_right = best != NO_CARD and view.has_right != 0
    if bold:
        kind = FOR_ALL
    elif best != NO_CARD and has_to_break(view):
        kind = TO_BREAK
    else:
        kind = BY_RIGHT if by_right else ORDINARY
    voids = voids_shown(view) if kind != ORDINARY else 0
    while kind != ORDINARY:
        card, take = best_for(kind, rules, view, actions, best, taker, unseen, voids)
        if kind != FOR_ALL or view.ply >= 4 * NINE or take > LIKELY:
            return card
        kind = BY_RIGHT if by_right else ORDINARY
    return NO_CARD


@law
def best_for(
    kind: int, rules: Rules, view: View, actions: int, best: int, taker: int, unseen: int, voids: int
) -> tuple[int, int]:
    """The best card for a venture, and the chance that it takes."""
    chosen = lowest(actions)
    chance = 0
    most = LOWEST
    while actions != 0:
        card = lowest(actions)
        actions &= actions - 1
        take = chance_to_take(view, card, best, unseen, voids)
        if kind == FOR_ALL:
            value = worth_for_all(view, card, best, take)
        elif kind == TO_BREAK:
            value = worth_to_break(view, card, unseen, take)
        else:
            value = worth_by_right(rules, view, card, best, taker, unseen, take)
        if value > most:
            most = value
            chosen = card
            chance = take
    return chosen, chance


@law
def worth_for_all(view: View, card: int, best: int, take: int) -> int:
    """Lead the surest winner of the longest suit; of the last two the doubtful card first, broken there costs half."""
    value = 64 * take
    if best == NO_CARD:
        value += 4 * popcount(view.hand & of_suit(suit(card))) + (rank(card) >> 2)
        if view.ply == 4 * NINE:
            value = -value
    return value


@law
def worth_to_break(view: View, card: int, unseen: int, take: int) -> int:
    """Throw low cards and keep your stopper for the last two tricks, where the breaker is paid; there take."""
    return take * (200 if view.ply >= 4 * NINE else -30) + 256 * above_it(unseen, card) - rank(card)


@law
def worth_by_right(rules: Rules, view: View, card: int, best: int, taker: int, unseen: int, take: int) -> int:
    """Use the espagnolette: place quinola and aces, throw high cards, take nothing, keep the lowest for the end."""
    return side_money(rules, view, card, best, taker) + escape_weight(card, unseen) - (take * RIGHT >> 8)
