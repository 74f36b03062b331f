"""Chapter C: eleven tricks."""

from corbillon.games.reversis.choices import FirstLead
from corbillon.games.reversis.espagnolette import may_renounce
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import HEARTS, PLAY, Table, eldest
from corbillon.kernel import tricks
from corbillon.kernel.law import law


@law
def first_lead(rules: Rules, table: Table) -> None:
    """R17. The eldest leads to the first trick, any card, or a heart if he has one; then whoever took the last."""
    table.phase = PLAY
    tricks.lead_next(table, eldest(table))
    if rules.first_lead == FirstLead.HEARTS_IF_HELD:
        table.led = HEARTS


@law
def followers(table: Table) -> int:
    """R18. Who holds the suit led must play it, and need not beat; who is void, or has the right, plays any card."""
    hand = table.hands[table.turn]
    return hand if may_renounce(table) else tricks.follow(hand, table.led)


@law
def trick_winner(table: Table) -> int:
    """R19. The highest card of the suit led takes the trick."""
    return tricks.taker(table)


@law
def count_trick(table: Table, winner: int) -> None:
    """The winner gathers the four cards and leads to the next trick."""
    table.won[winner] |= table.trick
    table.takers[(table.ply >> 2) - 1] = winner
    tricks.lead_next(table, winner)
