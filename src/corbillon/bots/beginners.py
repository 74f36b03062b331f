"""The gentle beginner of each game. He has understood the rules, and makes the mistakes with which everybody begins.

At each decision chance says whether he thinks, and then he follows the rule of thumb, or does what comes to his mind
first: that is the mistake of his game, and it looks like one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from corbillon.bots import nain_jaune, reversis, zinzolin
from corbillon.games.nain_jaune.rules import Announce
from corbillon.games.nain_jaune.rules import Rules as NainJauneRules
from corbillon.games.nain_jaune.table import CLAIM, EVERY, PASS, board, board_card, box_of
from corbillon.games.nain_jaune.views import View as NainJauneView
from corbillon.games.reversis.rules import Rules as ReversisRules
from corbillon.games.reversis.table import EXCHANGE as REVERSIS_EXCHANGE
from corbillon.games.reversis.table import HEARTS, QUINOLA
from corbillon.games.reversis.table import PLAY as REVERSIS_PLAY
from corbillon.games.reversis.views import View as ReversisView
from corbillon.games.zinzolin.rules import Rules as ZinzolinRules
from corbillon.games.zinzolin.table import DONE, EXCHANGE, KEEP, SHOW_A
from corbillon.games.zinzolin.views import View as ZinzolinView
from corbillon.kernel.bits import has, highest, lowest
from corbillon.kernel.cards import RANKS, of_rank
from corbillon.kernel.chance import Chance, happens, one_of
from corbillon.kernel.law import law

ZINZOLIN_ERRS, REVERSIS_ERRS, NAIN_JAUNE_ERRS = 330, 270, 600
"""How often a beginner does what first comes to his mind, in 1024ths."""
FORGETS = 256
"""How often he forgets to show a Triangle, or to say «… qui prend», in 1024ths."""
HOLDS = 512
"""How often he keeps back a board card for which he is asked, in 1024ths of the times when he errs."""
MIDDLE, LATE = 3, 7
"""From the fourth trick to the seventh a beginner at Reversis likes to take."""


@law
def lowest_rank(cards: int) -> int:
    """The lowest card of a hand, in whatever suit; of equal cards the first."""
    for rank in range(RANKS):
        if cards & of_rank(rank) != 0:
            return lowest(cards & of_rank(rank))
    return lowest(cards)


@law
def highest_rank(cards: int) -> int:
    """The highest card of a hand, in whatever suit; of equal cards the first."""
    for below in range(RANKS):
        if cards & of_rank(RANKS - 1 - below) != 0:
            return lowest(cards & of_rank(RANKS - 1 - below))
    return lowest(cards)


@law
def takes(cards: int, trick: int, led: int) -> bool:
    """Whether the highest of some cards that follow suit takes the trick so far."""
    return trick == 0 or highest(cards) > highest(trick & led)


@law
def zinzolin_beginner(rules: ZinzolinRules, view: ZinzolinView, actions: int, chance: Chance) -> int:
    """He mostly keeps his hand; he leads his kings and queens first and takes whatever he can, for tricks look like
    winnings; void in a suit he throws a sigisbé, which looks worthless; now and then he forgets to show a Triangle;
    of the Rocambole he does not think.
    """
    shows = actions >> SHOW_A & 0b111
    if happens(chance, FORGETS if shows != 0 else ZINZOLIN_ERRS):
        return zinzolin_mistake(view, actions)
    return zinzolin.thumb(rules, view, actions, chance)


@law
def zinzolin_mistake(view: ZinzolinView, actions: int) -> int:
    """What comes first to the mind of a beginner at Zinzolin."""
    cards = actions & EVERY
    if view.phase == EXCHANGE:
        return KEEP
    if cards == 0:
        return DONE
    if view.trick == 0:
        return highest_rank(cards)
    if cards & view.led == 0:
        return lowest_rank(cards)
    return highest(cards) if takes(cards, view.trick, view.led) else lowest(cards)


@law
def reversis_beginner(rules: ReversisRules, view: ReversisView, actions: int, chance: Chance) -> int:
    """He puts aside a low card and throws low ones, for high cards are dear to him; he leads hearts; he keeps the
    quinola for a better occasion till it is late; and in the middle of the deal he plays for tricks.
    """
    plays = view.phase == REVERSIS_EXCHANGE or view.phase == REVERSIS_PLAY
    if plays and happens(chance, REVERSIS_ERRS):
        return reversis_mistake(view, actions & EVERY)
    return reversis.thumb(rules, view, actions, chance)


@law
def reversis_mistake(view: ReversisView, cards: int) -> int:
    """What comes first to the mind of a beginner at Reversis."""
    trick = view.ply >> 2
    others = cards & ~(1 << QUINOLA)
    if others == 0:
        return QUINOLA
    if view.phase == REVERSIS_EXCHANGE:
        return lowest_rank(others)
    if view.trick == 0 and others & HEARTS != 0:
        others &= HEARTS
    if view.trick != 0 and others & view.led == 0:
        return lowest_rank(others if trick < LATE else cards)
    return highest_rank(others) if MIDDLE <= trick < LATE else lowest_rank(others)


@law
def nain_jaune_beginner(rules: NainJauneRules, view: NainJauneView, actions: int, chance: Chance) -> int:
    """He opens with whatever card the hand falls on, and not with a long run; he is loth to part with a board card, and
    keeps it back even when he is asked for it; and one time in four he forgets to say «… qui prend».
    """
    if actions & EVERY != 0 and happens(chance, NAIN_JAUNE_ERRS):
        action = nain_jaune_mistake(rules, view, actions, chance)
    else:
        action = nain_jaune.thumb(rules, view, actions, chance)
    if CLAIM <= action < PASS and happens(chance, FORGETS):
        return board_card(rules, action - CLAIM)
    return action


@law
def nain_jaune_mistake(rules: NainJauneRules, view: NainJauneView, actions: int, chance: Chance) -> int:
    """What comes first to the mind of a beginner at Nain jaune."""
    cards = actions & EVERY
    others = cards & ~board(rules)
    if others == 0 and has(actions, PASS) and happens(chance, HOLDS):
        return PASS
    card = one_of(others if others != 0 else cards, chance)
    return CLAIM + box_of(card) if others == 0 and rules.announce == Announce.EXPLICIT else card


BEGINNERS: Mapping[str, Callable[[Any, Any, int, Chance], int]] = {
    "zinzolin": zinzolin_beginner,
    "nain-jaune": nain_jaune_beginner,
    "reversis": reversis_beginner,
}
