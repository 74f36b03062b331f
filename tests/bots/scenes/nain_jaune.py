"""Scenes of Nain jaune: boxes to take, and board cards to be rid of."""

from typing import Any

from corbillon.games.nain_jaune.rules import Announce
from corbillon.games.nain_jaune.table import ASKED, CLAIM, EVERY, GOING_ON, OPENING, board, box_of, ranks
from corbillon.kernel.bits import lowest, members
from corbillon.kernel.cards import of_rank, rank
from corbillon.kernel.law import law
from tests.bots.scenes.position import Scene

TABLES = (("seed", 4), ("family", 4), ("leaflet", 4), ("seed", 3), ("seed", 5))
FEW = 2
"""Somebody with so few cards may be out at his next turn."""


@law
def any_deal(rules: Any, table: Any) -> bool:
    """Every deal may have such a position."""
    return True


def laid_well(rules: Any, cards: int) -> int:
    """The actions that lay these cards, board cards with their announcement."""
    words = cards & ~board(rules) if rules.announce == Announce.EXPLICIT else cards
    if rules.announce == Announce.EXPLICIT:
        for card in members(cards & board(rules)):
            words |= 1 << CLAIM + box_of(card)
    return words


def takes_box(rules: Any, view: Any, actions: int) -> int:
    """A board card fits a run: laid with «… qui prend» it takes its box.

    Silent, it leaves its box to others; an equal of another suit is laid for nothing, and the board card remains, which
    can take no more later and may have to be paid for. So nothing is better but, where one may, to pass; the judge
    leaves out the positions in which the rank should be kept for later, and those in which an equal is as good, for the
    hand goes out anyhow.
    """
    cards = actions & EVERY & board(rules)
    if view.phase not in (GOING_ON, ASKED) or cards == 0:
        return 0
    right = laid_well(rules, cards)
    return right if actions & ~right else 0


def goes_out(rules: Any, view: Any, actions: int) -> int:
    """Who opens holds one run and nothing else, with a board card in it: from its lowest card on he lays it all at one
    go, takes every box that he can, and is paid for the fullest hands that the others will ever have. Nobody comes
    between, so nothing is better; the judge leaves out the positions in which another opening comes to the same, for
    after a king, or before a rank that nobody has, he opens again.
    """
    held = ranks(view.hand)
    start = lowest(held)
    one_run = held >> start == (1 << view.hand.bit_count()) - 1
    if view.phase != OPENING or not one_run or held & (held - 1) == 0 or not view.hand & board(rules):
        return 0
    return laid_well(rules, view.hand & of_rank(start))


def sheds(rules: Any, view: Any, actions: int) -> int:
    """Somebody has hardly a card left, and a board card in hand may be laid, or a run opened that is one's own up to
    it: kept, it will cost its box and its points.

    Right where the judge finds that what it costs is more than waiting can gain.
    """
    others = [view.sizes[seat] for seat in range(view.seats) if seat != view.seat]
    if min(others) > FEW or view.phase not in (OPENING, ASKED) or goes_out(rules, view, actions):
        return 0
    lays = actions & EVERY & board(rules)
    starts = lays
    if view.phase == OPENING:
        for card in members(view.hand & board(rules)):
            step = rank(card) - 1
            while step >= 0 and view.hand & of_rank(step):
                starts |= actions & view.hand & of_rank(step)
                step -= 1
    right = laid_well(rules, starts)
    return right if lays and actions & ~right else 0


SCENES = (
    Scene("takes-a-box", "nain-jaune", takes_box, any_deal, 4, tables=TABLES),
    Scene("goes-out-over-a-box", "nain-jaune", goes_out, any_deal, 4, tables=TABLES),
    Scene("sheds-a-board-card", "nain-jaune", sheds, any_deal, 4, tables=TABLES),
)
