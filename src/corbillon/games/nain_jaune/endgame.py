"""What an exact search may leave out: cards that are alike, and all of the past that pays nothing any more."""

from corbillon.games.nain_jaune.rules import RUIN, Leftover, Opera, OperaPays, Restart, Rules, Shortfall
from corbillon.games.nain_jaune.settlement import hand_price
from corbillon.games.nain_jaune.table import (
    BOXES,
    EVERY,
    FIRST_BOX,
    OPENING,
    SEATS,
    Table,
    board,
    board_card,
    hand_size,
)
from corbillon.kernel.bits import has, popcount
from corbillon.kernel.cards import RANKS, of_rank, rank
from corbillon.kernel.law import law

REST = 1 + BOXES + 2 * SEATS


@law
def alike(rules: Rules, table: Table, actions: int) -> int:
    """In a run suits are nothing: of the cards of a rank that are on no box one will do."""
    plain = actions & EVERY & ~board(rules)
    lower = plain << RANKS | plain << 2 * RANKS | plain << 3 * RANKS
    return actions & ~(plain & lower)


@law
def rest(rules: Rules, table: Table, key: list[int]) -> int:
    """All that payments to come depend on, before a run; the number of words, or 0 where none are written."""
    if table.phase != OPENING:
        return 0
    splits = rules.leftover == Leftover.SPLIT
    operas = may_be_operas(rules, table)
    means = splits or means_matter(rules, table)
    key[0] = table.seats | table.turn << 4 | last_rank(rules, table) << 7 | operas << 11 | int(means) << 19
    key[0] |= int(splits and rules.end != RUIN and table.deal >= rules.end) << 20
    held = 0
    for seat in range(table.seats):
        held |= table.hands[seat]
        key[1 + BOXES + seat] = by_ranks(rules, table.hands[seat])
    for box in range(BOXES):
        due = splits or operas != 0 or has(held, board_card(rules, box))
        key[1 + box] = table.accounts[FIRST_BOX + box] if due else 0
    if not means:
        return 1 + BOXES + table.seats
    for seat in range(table.seats):
        key[1 + BOXES + table.seats + seat] = table.accounts[seat]
    return 1 + BOXES + 2 * table.seats


@law
def last_rank(rules: Rules, table: Table) -> int:
    """The rank of the last card, one more, where a new run depends on it (N12, N16)."""
    if table.ply == 0:
        return RANKS + 1
    return rank(table.plays[table.ply - 1]) + 1 if rules.restart != Restart.FREE else 0


@law
def by_ranks(rules: Rules, hand: int) -> int:
    """How many cards of each rank a hand holds that are on no box, and which board cards."""
    plain = hand & ~board(rules)
    counts = 0
    for place in range(RANKS):
        counts |= popcount(plain & of_rank(place)) << 3 * place
    for box in range(BOXES):
        counts |= int(has(hand, board_card(rules, box))) << 3 * RANKS + box
    return counts


@law
def may_be_operas(rules: Rules, table: Table) -> int:
    """The seats whose last card may still make an opéra (a bit set, N24)."""
    seats = 0
    for seat in range(table.seats):
        laid = hand_size(rules, table.seats) - popcount(table.hands[seat])
        whole = laid == table.ply
        if rules.opera == Opera.OWN_FIRST_TURN:
            whole = True
            for ply in range(table.ply - laid, table.ply):
                whole = whole and table.players[ply] == seat
        seats |= int(whole) << seat
    return seats


@law
def means_matter(rules: Rules, table: Table) -> bool:
    """Whether anybody might have to pay more than he has (N28)."""
    if rules.shortfall == Shortfall.DEBT:
        return False
    times = 2 if rules.opera_pays == OperaPays.DOUBLE else 1
    for seat in range(table.seats):
        most = times * hand_price(rules, table.hands[seat])
        for box in range(BOXES):
            if has(table.hands[seat], board_card(rules, box)):
                most += table.accounts[FIRST_BOX + box]
        if table.accounts[seat] < most:
            return True
    return False
