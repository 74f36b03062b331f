"""Rules of thumb for Reversis, as a beginner's book would give them.

Take few points: play the highest card that stays under the highest on the table, lead cards over which others must go,
put aside and throw what is high and badly guarded, and give your points to who takes. Keep hearts to guard the quinola
and place it at your first renounce of the first nine tricks; place aces, best on the opposite player's tricks; lead low
hearts to force the quinola of another. A trick costs as much as it spoils your place between the lowest, who wins the
partie, and the highest, who pays it.

Three hands are played otherwise. Who has taken every trick and holds hardly a loser goes for the reversis. When
another has taken the first six, throw low cards and keep a stopper for the last two tricks. Who holds the espagnolette
renounces at will, gets rid of honours and high cards, takes nothing, and keeps his lowest cards for the two tricks that
would cost him the partie.
"""

from corbillon.bots.reversis.ordinary import escape_card, is_kept_whole, least_harm
from corbillon.bots.reversis.sight import best_on_table, taker_so_far, unseen_cards
from corbillon.bots.reversis.ventures import goes_for_all, venture
from corbillon.games.reversis.choices import LedQuinola
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import DECLARE, EXCHANGE, QUINOLA, SILENT, UNDERTAKE
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import lowest
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chance import Chance
from corbillon.kernel.law import law


@law
def thumb(rules: Rules, view: View, actions: int, chance: Chance) -> int:
    """Exchange, play and declare by the rules of thumb; of cards equally good the lowest is played."""
    if actions & (actions - 1) == 0:
        return lowest(actions)
    unseen = unseen_cards(view)
    best = best_on_table(view)
    taker = taker_so_far(view, best)
    if view.phase == EXCHANGE:
        if is_kept_whole(rules, view):
            return escape_card(actions, unseen)
    else:
        bold = goes_for_all(rules, view, unseen)
        if view.phase == DECLARE:
            return UNDERTAKE if bold else SILENT
        card = venture(rules, view, actions, bold, best, taker, unseen)
        if card != NO_CARD:
            return card
        if best == NO_CARD:
            actions = without_quinola(rules, actions)
    return least_harm(rules, view, actions, best, taker, unseen)


@law
def without_quinola(rules: Rules, actions: int) -> int:
    """Never lead the quinola while you have another card, unless leading it costs nothing."""
    others = actions & ~(1 << QUINOLA)
    return actions if others == 0 or rules.led_quinola == LedQuinola.NOTHING else others
