"""Chapters A and B: jetons and stakes."""

from corbillon.games.nain_jaune.rules import Rules
from corbillon.games.nain_jaune.table import BOXES, FIRST_BOX, SEATS, Table, board_card, seat_at
from corbillon.kernel.cards import RANKS, rank
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law

N8 = 8


@law
def starting_balance(rules: Rules) -> int:
    """N4. Equal shares at the start, 120 jetons each or as many as are agreed; only the sum counts."""
    return rules.start_jetons


@law
def total(table: Table) -> int:
    """N7. The balances and the five boxes together: the same during the whole match."""
    chips = 0
    for account in range(SEATS + BOXES):
        chips += table.accounts[account]
    return chips


@law
def stake(rules: Rules, box: int) -> int:
    """What a player puts into a box: 1, 2, 3, 4, 5 times the unit; nothing, if its card is not in a reduced pack."""
    return (box + 1) * rules.stake_unit if rank(board_card(rules, box)) >= RANKS - rules.ranks else 0


@law
def stakes(rules: Rules) -> int:
    """What a player puts into all boxes together: 15 times the unit."""
    chips = 0
    for box in range(BOXES):
        chips += stake(rules, box)
    return chips


@law
def put_stakes(rules: Rules, table: Table) -> None:
    """N8. Before every deal each player, the dealer too, stakes on the five boxes, on top of what lies there."""
    for place in range(table.seats):
        seat = seat_at(table, place)
        for box in range(BOXES):
            pay(table, seat, FIRST_BOX + box, stake(rules, box), N8)
