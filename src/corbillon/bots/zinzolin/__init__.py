"""Rules of thumb for Zinzolin: what a careful player weighs before each card, and nothing that he could not know.

For each card that he may play the bot asks four questions and adds up the answers, in 1024ths of a jeton:

1. *What does the trick bring?* A sigisbé that follows without taking is paid for, a thrown one costs its player, and
   who takes pays for those that followed (``trick_cost``). So sigisbés go under another's card as soon as they can, are
   hardly ever thrown or gorged, and a trick heavy with them is left to others.
2. *What does it lead to, if it takes?* The next step of an Equinox of one's own, the end of another's, the lead into
   the second half, the end of one's hope for the Rocambole (``taking_worth``).
3. *What is the hand worth that is left?* High cards over the sigisbés of others are a burden, less so with small ones
   beside them to duck; sigisbés have still to be placed; six cards that will take are kept for the second Equinox, and
   one stopper or two against another's run (``relief``, ``hopes``). The same measure chooses the card to put aside.
4. *Is the Rocambole still to be had?* Without a trick, every card that may be forced to take counts against it
   (``rocambole_worth``).

Triangles and Quarrés are always shown: three players pay at once, and nothing that they learn costs as much.
"""

from corbillon.bots.voids import voids_shown
from corbillon.bots.zinzolin.hand import (
    RIVAL,
    Prizes,
    cards_worth,
    chance_to_run,
    hopes,
    prize,
    relief,
    rocambole_worth,
    runner,
    suit_worth,
    whole_hand_worth,
)
from corbillon.bots.zinzolin.sight import (
    ONE,
    Beaten,
    best_on_table,
    holders,
    part,
    under_hidden,
    unlike,
    unseen,
    worn,
    worn_thrice,
    worth_of,
)
from corbillon.games.zinzolin.equinoxes import RUN
from corbillon.games.zinzolin.rules import Rules
from corbillon.games.zinzolin.table import (
    DONE,
    EXCHANGE,
    KEEP,
    NOBODY,
    NOTHING,
    SHOW_A,
    worth,
)
from corbillon.games.zinzolin.views import View
from corbillon.kernel.bits import has, highest, lowest, popcount
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.chance import Chance
from corbillon.kernel.law import law

TOO_MUCH = 1 << 50
After = tuple[int, int, int]
"""How many who play after may follow suit, the chance that such a one does, and what the trick will cost its taker."""


@law
def thumb(rules: Rules, view: View, actions: int, chance: Chance) -> int:
    """The choice by rule of thumb; of equal cards the lowest."""
    if actions & (actions - 1) == 0:
        return lowest(actions)
    if actions >> SHOW_A & 0b111 != 0:
        return lowest(actions >> SHOW_A) + SHOW_A
    if has(actions, DONE):
        return DONE
    hidden = unseen(view)
    prizes = prize(rules, view, 0), prize(rules, view, 1)
    if view.phase == EXCHANGE:
        return card_aside(view, prizes, hidden)
    return best_card(view, prizes, actions, hidden)


@law
def card_aside(view: View, prizes: Prizes, hidden: int) -> int:
    """Put aside the card that is least missed, unless the hand is better as it stands than with any card for it."""
    least = KEEP
    most = -TOO_MUCH
    stand = 0
    cards = unlike(view, view.hand, hidden) | 1 << KEEP
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        rest = view.hand & ~(1 << card)
        left = whole_hand_worth(view, prizes, hidden, rest, cards_worth(hidden, rest))
        if card == KEEP:
            stand = left
        elif left > most:
            least = card
            most = left
    any_for_it = worth_with_any(view, prizes, hidden, view.hand ^ 1 << least)
    return least if any_for_it > stand * popcount(hidden) else KEEP


@law
def worth_with_any(view: View, prizes: Prizes, hidden: int, rest: int) -> int:
    """What a hand is worth with each hidden card in turn, added up."""
    total = 0
    whole = cards_worth(hidden, rest)
    for colour in range(4):
        theirs = hidden & of_suit(colour)
        own = rest & of_suit(colour)
        others = whole - suit_worth(theirs, own)
        cards = theirs
        while cards != 0:
            drawn = cards & -cards
            cards ^= drawn
            value = others + suit_worth(theirs ^ drawn, own | drawn)
            total += whole_hand_worth(view, prizes, hidden ^ drawn, rest | drawn, value)
    return total


@law
def best_card(view: View, prizes: Prizes, actions: int, hidden: int) -> int:
    """The card that promises most."""
    judged = unlike(view, actions, hidden)
    best = lowest(judged)
    if judged == 1 << best:
        return best
    beaten = under_hidden(hidden)
    ahead = runner(view)
    winners = judged & view.led & ~((1 << best_on_table(view) + 1) - 1)
    void = voids_shown(view) if winners != 0 and view.ply & 3 != 3 else 0
    most = -TOO_MUCH
    while judged != 0:
        cards = judged & of_suit(suit(highest(judged)))
        judged ^= cards
        card, promise = best_of_suit(view, prizes, hidden, beaten, void, cards, winners & cards, ahead)
        if promise >= most:
            best = card
            most = promise
    return best


@law
def best_of_suit(
    view: View, prizes: Prizes, hidden: int, beaten: Beaten, void: int, cards: int, winners: int, ahead: int
) -> tuple[int, int]:
    """The best card of a suit, and what it promises: what it brings or costs now, and how the hand then changes."""
    colour = suit(lowest(cards))
    theirs = hidden & of_suit(colour)
    own = view.hand & of_suit(colour)
    after = those_after(view, hidden, void, colour) if winners != 0 else (0, 0, 0)
    best = NOTHING
    most = -TOO_MUCH
    heavier = 0
    while cards != 0:
        card = highest(own)
        own ^= 1 << card
        lighter, duck = relief(theirs, own, card)
        if has(cards, card):
            cards ^= 1 << card
            rest = view.hand ^ 1 << card
            run = chance_to_run(rest, beaten, 6) if view.ply < 24 else 0
            promise = (lighter - heavier) * view.stake + hopes(view, prizes, hidden, rest, ahead, run)
            promise += brings(view, prizes, hidden, beaten, card, winners, ahead, after, run)
            if promise >= most:
                best = card
                most = promise
        heavier += duck
    return best, most


@law
def brings(
    view: View,
    prizes: Prizes,
    hidden: int,
    beaten: Beaten,
    card: int,
    winners: int,
    ahead: int,
    after: After,
    run: int,
) -> int:
    """What the trick brings to who plays this card: it is thrown, goes under another's card, or may take."""
    rest = view.hand ^ 1 << card
    own = worth(card) * view.stake * ONE
    ducked = rocambole_worth(view, hidden, rest) if view.taken[view.seat] == 0 else 0
    if view.led >> card & 1 == 0:
        return ducked - own
    if not has(winners, card):
        return ducked + own
    others, holding, cost = after
    theirs = hidden & of_suit(suit(card))
    over = part(holding * popcount(theirs >> card), popcount(theirs))
    takes = worn_thrice(ONE, ONE - over, others)
    taken = taking_worth(view, prizes, beaten, rest, ahead, run) - cost - own
    return takes * taken + (ONE - takes) * (ducked + own) >> 10


@law
def those_after(view: View, hidden: int, void: int, colour: int) -> After:
    """What those who play after may do to a card of a suit."""
    theirs = hidden & of_suit(colour)
    others, held = holders(view, hidden, void, colour)
    return others, ONE - worn(ONE, ONE - held, popcount(theirs)), trick_cost(view, theirs, colour, others, held)


@law
def trick_cost(view: View, theirs: int, colour: int, others: int, held: int) -> int:
    """What its taker pays for a trick: sigisbés that followed or will, less those thrown."""
    followed = view.trick & of_suit(colour)
    cost = ONE * (worth_of(followed) - worth_of(view.trick & ~followed))
    shown = 0
    shown_after = 0
    for step in range(1, 4):
        cards = view.shown[(view.seat + step) & 3]
        shown |= cards
        if step < 4 - (view.ply & 3):
            shown_after |= cards
    cost += ONE * worth_of(theirs & shown_after) + others * held * worth_of(theirs & ~shown)
    return cost * view.stake


@law
def taking_worth(view: View, prizes: Prizes, beaten: Beaten, rest: int, ahead: int, run: int) -> int:
    """What it is worth to take this trick, whatever lies in it; ``run`` is the chance to take all of a half."""
    trick = view.ply >> 2
    half = trick >= 6
    nth = trick - 6 * half
    first, second = prizes
    prize = second if half else first
    value = 0
    if nth == 0 or ahead == view.seat:
        value += prize * chance_to_run(rest, beaten, 5 - nth)
    elif ahead != NOBODY:
        value += prize * RIVAL[nth]
    if nth == 5 and not half:
        value += second * run
    if half and view.first_equinox == view.seat and (nth == 0 or ahead == view.seat):
        value += 3 * view.stake * ONE * (RUN[min(nth + 2, 6)] - RUN[nth])
    return value
