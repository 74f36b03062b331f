"""Scenes of Reversis: a reversis to break, and a quinola to throw."""

from typing import Any

from corbillon.bots.reversis.sight import unseen_cards
from corbillon.games.reversis.table import NINE, NOBODY, QUINOLA
from corbillon.kernel.bits import highest, members
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.law import law
from tests.bots.scenes.position import Scene

PRESETS = (("seed", 4), ("hague1785", 4), ("nineteenth", 4), ("hoyle", 4))


@law
def reversis_undertaken(rules: Any, table: Any) -> bool:
    """Whether somebody took the first nine tricks."""
    return bool(table.undertaker != NOBODY)


def breaks_reversis(rules: Any, view: Any, actions: int) -> int:
    """Another has undertaken a reversis and is at the last trick but one: a card of the suit led that is above all on
    the table, and above all that may still come, breaks it for certain and is paid for by the undertaker.

    Right unless breaking at the last trick, which is paid double, is likely enough: the judge tries every course of the
    two tricks, and leaves those positions out in which that may be so.
    """
    if not 4 * NINE < view.ply < 4 * NINE + 4 or view.undertaker in (NOBODY, view.seat):
        return 0
    best = highest(view.trick & view.led)
    behind = view.ply & 3 != 3
    unseen = unseen_cards(view) & of_suit(suit(best))
    takes = 0
    for card in members(actions & view.led & ~((2 << best) - 1)):
        if not (behind and unseen >> card):
            takes |= 1 << card
    return takes if takes != actions else 0


@law
def quinola_played_early(rules: Any, table: Any) -> bool:
    """Whether the quinola was laid by one who did not lead it, in a deal without a reversis."""
    if table.undertaker != NOBODY:
        return False
    for ply in range(8, 4 * NINE):
        if table.plays[ply] == QUINOLA and ply & 3 != 0:
            return True
    return False


def throws_quinola(rules: Any, view: Any, actions: int) -> int:
    """Void in the suit led and free to throw the quinola, before the last two tricks: it wins the remise for certain.

    For certain, since two players have taken tricks, so that no reversis can annul it, and since its holder has no
    right of the espagnolette that might fail. Kept, it can win no more, and may be forced; the judge leaves out the
    positions in which another card is nearly as urgent.
    """
    void = view.hand & view.led == 0 and view.ply & 3 != 0
    early = 8 <= view.ply < 4 * NINE and len(set(view.takers[: view.ply >> 2])) > 1
    free = not view.has_right and not view.has_used and not view.holds_espagnolette
    return 1 << QUINOLA if void and early and free and actions >> QUINOLA & 1 and actions != 1 << QUINOLA else 0


SCENES = (
    Scene("breaks-a-reversis", "reversis", breaks_reversis, reversis_undertaken, 10, 4 * NINE, tables=PRESETS),
    Scene("throws-the-quinola", "reversis", throws_quinola, quinola_played_early, 10, tables=PRESETS),
)
