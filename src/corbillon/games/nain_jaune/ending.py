"""Chapter E: the next deal, and the end of the match."""

from corbillon.games.nain_jaune.rules import RUIN, Leftover, Rules, Shortfall
from corbillon.games.nain_jaune.stakes import stakes
from corbillon.games.nain_jaune.table import BOXES, FIRST_BOX, Table, next_seat
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law

N29 = 29


@law
def next_dealer(table: Table) -> int:
    """N6. After every deal the deal passes to the next player, the way the play goes."""
    return next_seat(table, table.dealer)


@law
def pay_within_means(
    rules: Rules, table: Table, seat: int, target: int, amount: int, clause: int, card: int = NO_CARD
) -> None:
    """N28. Who cannot pay in full pays what he has, and his creditor bears the loss; or he runs into debt."""
    if amount > table.accounts[seat]:
        table.short |= 1 << seat
        if rules.shortfall == Shortfall.PARTIAL:
            amount = table.accounts[seat]
    pay(table, seat, target, amount, clause, card)


@law
def is_ruined(rules: Rules, table: Table) -> bool:
    """N26. The match is over when a player has not enough for the next stakes; exactly enough is enough."""
    due = stakes(rules)
    for seat in range(table.seats):
        if table.accounts[seat] < due:
            return True
    return False


@law
def rounds_are_played(rules: Rules, table: Table) -> bool:
    """N30. Or after so many deals as were agreed, counted from the start of the match; a ruin ends it even sooner."""
    return rules.end != RUIN and table.deal > rules.end


@law
def share_board(table: Table) -> None:
    """N29. Jetons left on the board are nobody's; or an equal share of them all goes to each, box after box."""
    board = 0
    for box in range(BOXES):
        board += table.accounts[FIRST_BOX + box]
    share = board // table.seats
    box = 0
    for seat in range(table.seats):
        due = share
        while due > 0:
            part = min(due, table.accounts[FIRST_BOX + box])
            pay(table, FIRST_BOX + box, seat, part, N29)
            due -= part
            if table.accounts[FIRST_BOX + box] == 0:
                box += 1


@law
def end_match(rules: Rules, table: Table) -> None:
    """Is the match over before the next deal? Then the board may be shared, and nothing follows."""
    if is_ruined(rules, table) or rounds_are_played(rules, table):
        table.match_over = 1
        if rules.leftover == Leftover.SPLIT:
            share_board(table)


def ranking(balances: list[int]) -> list[int]:
    """N27. Most jetons win; players rank by their balance, and equal balances share a rank.

    >>> ranking([140, 140, 120, 80])
    [1, 1, 3, 4]
    """
    return [1 + sum(other > own for other in balances) for own in balances]
