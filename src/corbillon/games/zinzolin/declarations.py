"""Chapter D: Triangles and Quarrés."""

from corbillon.games.zinzolin.rules import Declare, DeclareWhen, Rules
from corbillon.games.zinzolin.table import DONE, SHOW_A, SHOWN_RANKS, Table
from corbillon.kernel.bits import nth, popcount
from corbillon.kernel.cards import of_rank
from corbillon.kernel.law import law
from corbillon.kernel.seats import each_other_pays, four_from

Z24 = 24


@law
def combination(hand: int, rank: int) -> int:
    """Z22. Three or four equal sigisbés, a Triangle or a Quarré; a smaller number is nothing."""
    cards = hand & of_rank(rank)
    return cards if popcount(cards) >= 3 else 0


@law
def combination_value(cards: int, rank: int) -> int:
    """Z23. The number of cards times the value of the rank: a Triangle of aces 3, a Quarré of threes 12."""
    return popcount(cards) * (rank + 1)


@law
def show(table: Table, seat: int, rank: int) -> None:
    """Z24. What is shown is paid at once, in full, by each of the three others."""
    cards = combination(table.hands[seat], rank)
    table.shown[seat] |= cards
    each_other_pays(table, seat, combination_value(cards, rank) * table.stake, Z24, nth(cards, 0))


@law
def unshown(table: Table, seat: int) -> int:
    """Z25. Till his own first card a player may show what he has not shown yet (a bit for each rank)."""
    ranks = 0
    for rank in range(SHOWN_RANKS):
        cards = combination(table.hands[seat], rank)
        if cards != 0 and cards & table.shown[seat] == 0:
            ranks |= 1 << rank
    return ranks


@law
def shows_at_first_turn(rules: Rules) -> bool:
    """Z26. Combinations are shown at one's turn in the first trick, or all before the first lead."""
    return rules.declare_when == DeclareWhen.FIRST_TURN


@law
def declarations(rules: Rules, table: Table) -> int:
    """Z27. Showing is free: any, one after another, or none; under ``automatic`` there is nothing to decide."""
    if rules.declare == Declare.AUTOMATIC:
        return 0
    shows = unshown(table, table.turn) << SHOW_A
    return shows if shows_at_first_turn(rules) else shows | 1 << DONE


@law
def declare_for(rules: Rules, table: Table, seat: int) -> None:
    """Under ``automatic`` all that a seat holds is shown for it."""
    if rules.declare == Declare.AUTOMATIC:
        for rank in range(SHOWN_RANKS):
            if combination(table.hands[seat], rank) != 0:
                show(table, seat, rank)


@law
def declare_for_all(rules: Rules, table: Table) -> None:
    """Under ``automatic`` and ``opening_phase`` everything is shown right after the exchange."""
    for seat in four_from(table.dealer + 1):
        declare_for(rules, table, seat)
