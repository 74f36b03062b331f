"""Rules of thumb for Zinzolin: what a careful player weighs before each card, and nothing that he could not know.

For each card that he may play the bot asks four questions and adds up the answers, in 1024ths of a jeton:

1. *What does the trick bring?* A sigisbé that follows without taking is paid for, a thrown one costs its player, and
   who takes pays for those that followed (``trick_cost``). So sigisbés go under another's card as soon as they can, are
   hardly ever thrown or gorged, and a trick heavy with them is left to others.
2. *What does it lead to, if it takes?* The next step of an Equinox of one's own, the end of another's, the lead into
   the second half, the end of one's hope for the Rocambole (``taking_worth``).
3. *What is the hand worth that is left?* High cards over the sigisbés of others are a burden, less so with small ones
   beside them to duck; sigisbés have still to be placed; six cards that will take are kept for the second Equinox, and
   one stopper or two against another's run (``hand_worth``). The same measure chooses the card to put aside.
4. *Is the Rocambole still to be had?* Without a trick, every card that may be forced to take counts against it
   (``rocambole_worth``).

Triangles and Quarrés are always shown: three players pay at once, and nothing that they learn costs as much.
"""

from corbillon.games.zinzolin.equinoxes import RUN
from corbillon.games.zinzolin.rules import Rules, SecondEquinoxAlone
from corbillon.games.zinzolin.table import (
    BASKET,
    DONE,
    EXCHANGE,
    KEEP,
    NOBODY,
    NOTHING,
    ROCAMBOLE,
    SHOW_A,
    SHOWN_RANKS,
    SIGISBES,
    worth,
)
from corbillon.games.zinzolin.views import View
from corbillon.kernel.bits import has, highest, lowest, popcount
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.chance import Chance
from corbillon.kernel.law import law
from corbillon.kernel.tricks import EVERY

ONE = 1024
"""A jeton, and certainty: worths are counted in 1024ths of a jeton, chances in 1024ths."""
EARNS = 250
"""What a jeton of a sigisbé in the hand is worth while something hidden still beats it."""
BURDEN = 365
"""What a jeton of hidden sigisbés weighs on a card that is sure to take them."""
DUCKS = 98
"""What is left of a burden for each smaller card beside it."""
RUNS = (619, 624, 394, 350, 320)
"""The chance to run with sure cards; what is left of it for each card with 1, 2, 3 or more hidden cards above it."""
FIRST = 693
"""How far the hope for the first Equinox counts before the first trick."""
SECOND = 1245
"""How far the hope for the second Equinox counts during the first half."""
RIVAL = (0, 11, 35, 125, 111, 323)
"""The part of the prize that it is worth to end another's run of so many tricks."""
STOPPERS = (0, 151, 785, 1531)
"""How well so many suits that might stop a run guard against it."""
STOPS = 390
"""From which chance to take on a card might stop a run."""
HOPE = 140
"""How far the hope for the Rocambole counts."""
FORCED = 384
"""What is left of the danger to be forced to take for each smaller card beside it."""
TOO_MUCH = 1 << 50


@law
def thumb(rules: Rules, view: View, actions: int, chance: Chance) -> int:
    """The choice by rule of thumb; of equal cards the lowest."""
    if actions >> SHOW_A & 0b111 != 0:
        return lowest(actions >> SHOW_A) + SHOW_A
    if has(actions, DONE):
        return DONE
    hidden = unseen(view)
    if view.phase == EXCHANGE:
        return card_aside(rules, view, hidden)
    return best_card(rules, view, actions, hidden)


@law
def card_aside(rules: Rules, view: View, hidden: int) -> int:
    """Put aside the card that is least missed, unless the hand is better as it stands than with any card for it."""
    least = KEEP
    most = -TOO_MUCH
    rest = view.hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        left = whole_hand_worth(rules, view, hidden, view.hand ^ 1 << card)
        if left > most:
            least = card
            most = left
    change = 0
    rest = hidden
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        change += whole_hand_worth(rules, view, hidden ^ 1 << card, view.hand ^ 1 << least ^ 1 << card)
    stand = whole_hand_worth(rules, view, hidden, view.hand)
    return least if change > stand * popcount(hidden) else KEEP


@law
def whole_hand_worth(rules: Rules, view: View, hidden: int, rest: int) -> int:
    """What a hand is worth before the first trick, its hopes for the first Equinox and the Rocambole included."""
    first = prize(rules, view, 0) * (chance_to_run(view, hidden, rest, 6) * FIRST >> 10)
    return hand_worth(rules, view, hidden, rest) + first + rocambole_worth(view, hidden, rest)


@law
def best_card(rules: Rules, view: View, actions: int, hidden: int) -> int:
    """The card that promises most."""
    void = voids(view)
    best = lowest(actions)
    most = -TOO_MUCH
    while actions != 0:
        card = lowest(actions)
        actions &= actions - 1
        promise = card_worth(rules, view, hidden, void, card)
        if promise > most:
            best = card
            most = promise
    return best


@law
def card_worth(rules: Rules, view: View, hidden: int, void: int, card: int) -> int:
    """What a card promises: what it brings or costs now, and the hand that is left."""
    rest = view.hand ^ 1 << card
    own = worth(card) * view.stake * ONE
    hand = hand_worth(rules, view, hidden, rest)
    ducked = rocambole_worth(view, hidden, rest) if view.taken[view.seat] == 0 else 0
    if view.led >> card & 1 == 0:
        return hand + ducked - own
    if view.trick != 0 and card < highest(view.trick & view.led):
        return hand + ducked + own
    takes = chance_to_take(view, hidden, void, card)
    taken = taking_worth(rules, view, hidden, rest) - trick_cost(view, hidden, void, suit(card)) - own
    return hand + (takes * taken + (ONE - takes) * (ducked + own) >> 10)


# What the others may hold


@law
def unseen(view: View) -> int:
    """The cards whose place this seat does not know."""
    hidden = EVERY & ~view.hand
    for ply in range(view.ply):
        hidden &= ~(1 << view.plays[ply])
    if view.discard != NOTHING:
        hidden &= ~(1 << view.discard)
    return hidden


@law
def voids(view: View) -> int:
    """Who has shown to be void in what: bit 4 × seat + suit."""
    found = 0
    leader = view.dealer + 1
    for ply in range(view.ply):
        if ply & 3 == 0 and ply > 0:
            leader = view.takers[(ply >> 2) - 1]
        led = suit(view.plays[ply - (ply & 3)])
        if suit(view.plays[ply]) != led:
            found |= 1 << 4 * ((leader + ply) & 3) + led
    return found


@law
def share(view: View, hidden: int, void: int, seat: int, colour: int) -> int:
    """The chance that a hidden card of a suit is in this hand, and not in another or under the basket."""
    if has(void, 4 * seat + colour):
        return 0
    places = popcount(hidden)
    for other in range(4):
        if other != view.seat and has(void, 4 * other + colour):
            places -= view.sizes[other]
    return ONE * view.sizes[seat] // max(places, 1)


@law
def holds(view: View, seat: int, card: int, share: int) -> int:
    """The chance that a seat holds a hidden sigisbé: a shown one is where it was shown."""
    for other in range(4):
        if has(view.shown[other], card):
            return ONE if other == seat else 0
    return share


@law
def none_of(share: int, cards: int) -> int:
    """The chance to hold none of so many cards."""
    none = ONE
    for _ in range(cards):
        none = none * (ONE - share) >> 10
    return none


@law
def above(card: int) -> int:
    """The cards that beat a card."""
    return of_suit(suit(card)) & ~((2 << card) - 1)


@law
def chance_to_take(view: View, hidden: int, void: int, card: int) -> int:
    """The chance that nobody who plays after beats this card."""
    colour = suit(card)
    all_cards = popcount(hidden & of_suit(colour))
    higher = popcount(hidden & above(card))
    if higher == 0:
        return ONE
    takes = ONE
    for step in range(1, 4 - (view.ply & 3)):
        held = share(view, hidden, void, (view.seat + step) & 3, colour)
        beaten = (ONE - none_of(held, all_cards)) * higher // all_cards
        takes = takes * (ONE - beaten) >> 10
    return takes


# 1. The trick


@law
def trick_cost(view: View, hidden: int, void: int, colour: int) -> int:
    """What its taker pays for a trick: sigisbés that followed or will, less those thrown."""
    cost = 0
    for ply in range(view.ply & ~3, view.ply):
        card = view.plays[ply]
        cost += ONE * (worth(card) if suit(card) == colour else -worth(card))
    for step in range(1, 4 - (view.ply & 3)):
        seat = (view.seat + step) & 3
        held = share(view, hidden, void, seat, colour)
        for rank in range(SHOWN_RANKS):
            card = 13 * colour + rank
            if has(hidden, card):
                cost += worth(card) * holds(view, seat, card, held)
    return cost * view.stake


# 2. Taking


@law
def runner(view: View) -> int:
    """Who has taken all tricks of this half so far, if anybody has."""
    trick = view.ply >> 2
    half = 6 if trick >= 6 else 0
    if trick == half:
        return NOBODY
    last = view.takers[trick - 1]
    return last if view.taken[last] >> half == (1 << trick - half) - 1 else NOBODY


@law
def prize(rules: Rules, view: View, half: int) -> int:
    """What the Equinox of a half brings."""
    basket = view.accounts[BASKET]
    if half == 0 or view.first_equinox != NOBODY:
        return basket + 12 * view.stake
    if rules.second_equinox_alone == SecondEquinoxAlone.NOTHING:
        return 0
    return basket + (12 * view.stake if rules.second_equinox_alone == SecondEquinoxAlone.BASKET_PLUS_4 else 0)


@law
def taking_worth(rules: Rules, view: View, hidden: int, rest: int) -> int:
    """What it is worth to take this trick, whatever lies in it."""
    trick = view.ply >> 2
    half = trick >= 6
    nth = trick - 6 * half
    ahead = runner(view)
    value = 0
    if nth == 0 or ahead == view.seat:
        value += prize(rules, view, half) * chance_to_run(view, hidden, rest, 5 - nth)
    elif ahead != NOBODY:
        value += prize(rules, view, half) * RIVAL[nth]
    if nth == 5 and not half:
        value += prize(rules, view, 1) * chance_to_run(view, hidden, rest, 6)
    if half and view.first_equinox == view.seat and (nth == 0 or ahead == view.seat):
        value += 3 * view.stake * ONE * (RUN[min(nth + 2, 6)] - RUN[nth])
    return value


@law
def chance_to_run(view: View, hidden: int, rest: int, need: int) -> int:
    """The chance that so many cards of a hand take one after another: fewer, the more hidden cards are above them."""
    one = 0
    two = 0
    three = 0
    cards = rest
    while cards != 0:
        higher = popcount(hidden & above(lowest(cards)))
        cards &= cards - 1
        need -= higher == 0
        one += higher == 1
        two += higher == 2
        three += higher == 3
    chance = RUNS[0]
    while need > 0:
        place = 1 if one > 0 else 2 if one + two > 0 else 3 if one + two + three > 0 else 4
        one -= place == 1
        two -= place == 2
        three -= place == 3
        chance = chance * RUNS[place] >> 10
        need -= 1
    return chance


# 3. The hand


@law
def hand_worth(rules: Rules, view: View, hidden: int, rest: int) -> int:
    """What a hand is worth for the tricks to come."""
    value = 0
    cards = rest
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value += sigisbe_worth(hidden, card) if has(SIGISBES, card) else -burden(hidden, rest, card)
    value *= view.stake
    ahead = runner(view)
    if ahead != NOBODY and ahead != view.seat:
        trick = view.ply >> 2
        half = trick >= 6
        value += prize(rules, view, half) * (RIVAL[trick - 6 * half] * STOPPERS[stoppers(view, hidden, rest)] >> 10)
    if view.ply < 24:
        value += prize(rules, view, 1) * (chance_to_run(view, hidden, rest, 6) * SECOND >> 10)
    return value


@law
def sigisbe_worth(hidden: int, card: int) -> int:
    """A sigisbé in the hand is as good as lost when nothing hidden beats it, else it may still be placed."""
    return worth(card) * (EARNS if hidden & above(card) != 0 else -ONE)


@law
def burden(hidden: int, rest: int, card: int) -> int:
    """A high card may have to take the hidden sigisbés of its suit; small ones beside it let it duck."""
    colour = suit(card)
    due = 0
    for rank in range(SHOWN_RANKS):
        if has(hidden, 13 * colour + rank):
            due += rank + 1
    value = due * may_take(hidden, card) * BURDEN >> 10
    for _ in range(smaller(rest, card)):
        value = value * DUCKS >> 10
    return value


@law
def may_take(hidden: int, card: int) -> int:
    """How likely a card is to take if its suit is led: the square of the part of the hidden cards that it beats."""
    all_cards = popcount(hidden & of_suit(suit(card)))
    if all_cards == 0:
        return 0
    beaten = 32 * (all_cards - popcount(hidden & above(card))) // all_cards
    return beaten * beaten


@law
def smaller(rest: int, card: int) -> int:
    """How many cards of its suit a hand may play instead of this one, three at most."""
    return min(popcount(rest & of_suit(suit(card)) & ((1 << card) - 1)), 3)


@law
def stoppers(view: View, hidden: int, rest: int) -> int:
    """In how many suits a hand could stop a run, three at most."""
    count = 0
    for colour in range(4):
        own = rest & of_suit(colour)
        if own != 0 and may_take(hidden, highest(own)) > STOPS:
            count += 1
    return min(count, 3)


# 4. The Rocambole


@law
def rocambole_worth(view: View, hidden: int, rest: int) -> int:
    """What the hope for the Rocambole is worth to one who has no trick: every high card may spoil it."""
    clean = HOPE
    cards = rest
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        forced = may_take(hidden, card)
        for _ in range(smaller(rest, card)):
            forced = forced * FORCED >> 10
        clean = clean * (ONE - forced) >> 10
    return view.accounts[ROCAMBOLE] * clean
