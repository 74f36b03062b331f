"""What a hand of Zinzolin is worth for the tricks to come, in 1024ths of a jeton, and what a card is to it."""

from corbillon.bots.zinzolin.sight import ONE, Beaten, over, part, under_hidden, worn_thrice, worth_of
from corbillon.games.zinzolin.rules import Rules, SecondEquinoxAlone
from corbillon.games.zinzolin.table import (
    BASKET,
    NOBODY,
    ROCAMBOLE,
    SIGISBES,
    worth,
)
from corbillon.games.zinzolin.views import View
from corbillon.kernel.bits import has, highest, lowest, popcount
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.law import law

Prizes = tuple[int, int]
"""What the Equinoxes of both halves bring."""
EARNS = 250
"""What a jeton of a sigisbé in the hand is worth while something hidden still beats it."""
BURDEN = 365
"""What a jeton of hidden sigisbés weighs on a card that is sure to take them."""
DUCKS = 98
"""What is left of a burden for each smaller card beside it."""
RUN_SURE = 619
RUNS = (1024, 624, 394, 350, 320)
"""The chance to run with sure cards; what is left of it for each card with 0, 1, 2, 3 or more hidden cards above it."""
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


@law
def whole_hand_worth(view: View, prizes: Prizes, hidden: int, rest: int, cards: int) -> int:
    """What a hand is worth before the first trick: its cards, and the hopes for Equinoxes and Rocambole."""
    run = chance_to_run(rest, under_hidden(hidden), 6)
    first, second = prizes
    equinoxes = first * (run * FIRST >> 10) + second * (run * SECOND >> 10)
    return cards * view.stake + equinoxes + rocambole_worth(view, hidden, rest)


@law
def cards_worth(hidden: int, rest: int) -> int:
    """What the cards of a hand are worth for the tricks to come."""
    value = 0
    for colour in range(4):
        value += suit_worth(hidden & of_suit(colour), rest & of_suit(colour))
    return value


@law
def relief(theirs: int, smaller: int, card: int) -> tuple[int, int]:
    """What a hand gains when a card goes, and how much heavier this card is when a smaller one beside it goes."""
    if has(SIGISBES, card):
        return -sigisbe_worth(theirs, card), 0
    ducks = popcount(smaller)
    weight = burden(theirs, card)
    worn = worn_thrice(weight, DUCKS, ducks)
    return worn, worn_thrice(weight, DUCKS, ducks - 1) - worn


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
def chance_to_run(rest: int, beaten: Beaten, need: int) -> int:
    """The chance that so many cards of a hand take one after another: fewer, the more hidden cards are above them."""
    one, two, three, four = beaten
    up_to_0 = popcount(rest & ~one)
    up_to_1 = popcount(rest & ~two)
    up_to_2 = popcount(rest & ~three)
    up_to_3 = popcount(rest & ~four)
    chance = RUN_SURE
    for card in range(need):
        place = (card >= up_to_0) + (card >= up_to_1) + (card >= up_to_2) + (card >= up_to_3)
        chance = chance * RUNS[place] >> 10
    return chance


@law
def hopes(view: View, prizes: Prizes, hidden: int, rest: int, ahead: int, run: int) -> int:
    """What a hand is worth against the run of another, and for the second Equinox, with this chance to run."""
    first, second = prizes
    value = second * (run * SECOND >> 10)
    if ahead != NOBODY and ahead != view.seat:
        trick = view.ply >> 2
        half = trick >= 6
        value += (second if half else first) * (RIVAL[trick - 6 * half] * STOPPERS[stoppers(hidden, rest)] >> 10)
    return value


@law
def suit_worth(theirs: int, own: int) -> int:
    """What the cards of a suit in a hand are worth for the tricks to come."""
    value = 0
    smaller = 0
    while own != 0:
        card = lowest(own)
        own &= own - 1
        if has(SIGISBES, card):
            value += sigisbe_worth(theirs, card)
        else:
            value -= worn_thrice(burden(theirs, card), DUCKS, smaller)
        smaller += 1
    return value


@law
def sigisbe_worth(theirs: int, card: int) -> int:
    """A sigisbé in the hand is as good as lost when nothing hidden beats it, else it may still be placed."""
    return worth(card) * (EARNS if theirs >> card != 0 else -ONE)


@law
def burden(theirs: int, card: int) -> int:
    """A high card may have to take the hidden sigisbés of its suit."""
    return worth_of(theirs) * may_take(popcount(theirs), popcount(theirs >> card)) * BURDEN >> 10


@law
def may_take(count: int, higher: int) -> int:
    """How likely a card is to take if its suit is led: the square of the part of the hidden cards that it beats."""
    beaten = part(32 * (count - higher), count)
    return beaten * beaten


@law
def stoppers(hidden: int, rest: int) -> int:
    """In how many suits a hand could stop a run, three at most."""
    count = 0
    for colour in range(4):
        own = rest & of_suit(colour)
        theirs = hidden & of_suit(colour)
        if own != 0 and may_take(popcount(theirs), popcount(theirs >> highest(own))) > STOPS:
            count += 1
    return min(count, 3)


@law
def rocambole_worth(view: View, hidden: int, rest: int) -> int:
    """What the hope for the Rocambole is worth to one who has no trick: every high card may spoil it."""
    clean = HOPE
    cards = rest & over(hidden)
    while cards != 0 and clean != 0:
        card = lowest(cards)
        cards &= cards - 1
        colour = of_suit(suit(card))
        theirs = hidden & colour
        forced = may_take(popcount(theirs), popcount(theirs >> card))
        smaller = popcount(rest & colour & ((1 << card) - 1))
        clean = clean * (ONE - worn_thrice(forced, FORCED, smaller)) >> 10
    return view.accounts[ROCAMBOLE] * clean
