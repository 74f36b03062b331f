"""What a player of Zinzolin reads off the table: what is hidden, who is void, and small sums over sets of cards.

Chances are in 1024ths. All suits are looked at together where a set of cards allows it, for this is asked often.
"""

from corbillon.games.zinzolin.table import (
    NOTHING,
    SIGISBES,
)
from corbillon.games.zinzolin.views import View
from corbillon.kernel.bits import highest, popcount
from corbillon.kernel.cards import of_rank
from corbillon.kernel.law import law
from corbillon.kernel.tricks import EVERY

ONE = 1024
"""A jeton, and certainty: worths are counted in 1024ths of a jeton, chances in 1024ths."""
PLAIN = EVERY & ~SIGISBES
LOWER_1 = EVERY & ~of_rank(12)
LOWER_2 = LOWER_1 & ~of_rank(11)
LOWER_4 = LOWER_2 & ~of_rank(10) & ~of_rank(9)
LOWER_8 = of_rank(0) | of_rank(1) | of_rank(2) | of_rank(3) | of_rank(4)
"""The cards with so many ranks above them in their suit."""
INVERSES = (0, *(-(-(1 << 20) // count) for count in range(1, 14)))
"""2²⁰ divided by the number of cards of a suit, rounded up."""
Beaten = tuple[int, int, int, int]
"""The cards that have at least one hidden card above them, two, three and four."""


@law
def best_on_table(view: View) -> int:
    """The card that takes the trick so far, if there is one."""
    return highest(view.trick & view.led) if view.trick != 0 else NOTHING


@law
def unlike(view: View, actions: int, hidden: int) -> int:
    """The cards that differ: of worthless ones between which no card is hidden or on the table only the lowest."""
    plain = actions & PLAIN
    above = plain << 1
    void = PLAIN & ~(actions | view.hand | hidden | view.trick)
    return actions & ~(plain & (((above & void) + void) ^ void | above))


@law
def worn(worth: int, left: int, times: int) -> int:
    """What remains of a worth of which so much is left each time (in 1024ths)."""
    for _ in range(times):
        worth = worth * left >> 10
    return worth


@law
def worn_thrice(worth: int, left: int, times: int) -> int:
    """What remains when so much is left each time, three times at most; without a branch on how often."""
    for time in range(3):
        worth = worth * (left if time < times else ONE) >> 10
    return worth


@law
def part(amount: int, count: int) -> int:
    """An amount divided by the number of cards of a suit, as a multiplication."""
    return amount * INVERSES[count] >> 20


@law
def worth_of(cards: int) -> int:
    """What the sigisbés among some cards are worth."""
    return popcount(cards & of_rank(0)) + 2 * popcount(cards & of_rank(1)) + 3 * popcount(cards & of_rank(2))


@law
def unseen(view: View) -> int:
    """The cards whose place this seat does not know."""
    seen = view.hand
    for ply in range(view.ply):
        seen |= 1 << view.plays[ply]
    if view.discard != NOTHING:
        seen |= 1 << view.discard
    return EVERY & ~seen


@law
def under(cards: int) -> int:
    """These cards and all that they beat."""
    cards |= cards >> 1 & LOWER_1
    cards |= cards >> 2 & LOWER_2
    cards |= cards >> 4 & LOWER_4
    return cards | cards >> 8 & LOWER_8


@law
def over(cards: int) -> int:
    """These cards and all that beat one of them."""
    cards |= (cards & LOWER_1) << 1
    cards |= (cards & LOWER_2) << 2
    cards |= (cards & LOWER_4) << 4
    return cards | (cards & LOWER_8) << 8


@law
def without_highest(cards: int, beaten: int) -> int:
    """Some cards without the highest of each suit, given what they beat."""
    return cards & (beaten >> 1 & LOWER_1)


@law
def under_hidden(hidden: int) -> Beaten:
    """See which cards have how many hidden cards above them, all suits at once."""
    one = under(hidden)
    hidden = without_highest(hidden, one)
    two = under(hidden)
    hidden = without_highest(hidden, two)
    three = under(hidden)
    return one, two, three, under(without_highest(hidden, three))


@law
def holders(view: View, hidden: int, void: int, colour: int) -> tuple[int, int]:
    """How many who play after may hold a suit, and the chance that a hidden card of it is in the hand of such a one."""
    if view.ply & 3 == 3:
        return 0, 0
    others = 0
    places = popcount(hidden)
    for step in range(1, 4):
        seat = (view.seat + step) & 3
        without = void >> 4 * seat + colour & 1
        others += (1 - without) * (step < 4 - (view.ply & 3))
        places -= without * view.sizes[seat]
    return others, ONE * view.sizes[view.seat] // max(places, 1)
