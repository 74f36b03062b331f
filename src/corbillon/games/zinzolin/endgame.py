"""What an exact search may leave out: cards that are alike, and all of the past that pays nothing any more."""

from corbillon.games.zinzolin.rules import Debt, FinalRocambole, Rules
from corbillon.games.zinzolin.table import BASKET, PLAY, ROCAMBOLE, SIGISBES, Table
from corbillon.kernel.bits import highest
from corbillon.kernel.law import law
from corbillon.kernel.likeness import HANDS, lowest_of_each, write_hands
from corbillon.kernel.seats import four_from
from corbillon.kernel.tricks import EVERY

REST = HANDS + 14
ANYBODY = 5


@law
def alike(rules: Rules, table: Table, actions: int) -> int:
    """Cards above a Three differ only in what they take: of neighbours the lowest will do."""
    if table.phase != PLAY:
        return actions
    cards = actions & EVERY
    others = (table.hands[0] | table.hands[1] | table.hands[2] | table.hands[3]) & ~table.hands[table.turn]
    if table.trick != 0:
        others |= 1 << highest(table.trick & table.led)
    return lowest_of_each(cards, others, SIGISBES) | (actions ^ cards)


@law
def rest(rules: Rules, table: Table, key: list[int]) -> int:
    """All that payments to come depend on, between two tricks; the number of words, or 0 where none are written."""
    if table.phase != PLAY or table.trick != 0 or table.ply == 0:
        return 0
    ends = may_end(rules, table)
    hope = who_may_win_equinox(rules, table)
    bare = without_trick(table) if table.accounts[ROCAMBOLE] != 0 else 0
    held = table.hands[0] | table.hands[1] | table.hands[2] | table.hands[3]
    if not ends and hope == 0 and bare == 0 and held & SIGISBES == 0:
        key[0] = -1
        return 1
    write_hands(table.hands, SIGISBES, key)
    early = table.ply < 2 * rules.tricks
    first = table.first_equinox + 1 if hope != 0 else 0
    state = table.leader | bare << 2 | hope << 6 | first << 9 | table.running << 12
    key[HANDS] = state | int(ends) << 13 | int(early) << 14 | table.stake << 15
    key[HANDS + 1] = table.accounts[BASKET] if hope != 0 or ends else 0
    key[HANDS + 2] = table.accounts[ROCAMBOLE] if bare != 0 or ends else 0
    key[HANDS + 3] = 0
    if early:
        key[HANDS + 3] = table.taken[0] | table.taken[1] << 6 | table.taken[2] << 12 | table.taken[3] << 18
    if not ends:
        return HANDS + 4
    write_match(rules, table, key)
    return REST


@law
def may_end(rules: Rules, table: Table) -> bool:
    """Whether the match may end with this deal (Z7, Z51)."""
    return rules.debt == Debt.RUIN_ENDS_GAME or table.deal >= 4 * (rules.rounds + 1)


@law
def who_may_win_equinox(rules: Rules, table: Table) -> int:
    """One more than the only seat that may still win the second Equinox; anybody, or nobody."""
    six = rules.tricks >> 1
    gone = (table.ply >> 2) - six
    if gone <= 0:
        return ANYBODY
    for seat in four_from(0):
        if table.taken[seat] >> six == (1 << gone) - 1:
            return seat + 1
    return 0


@law
def without_trick(table: Table) -> int:
    """The seats that have taken no trick (a bit set)."""
    seats = 0
    for seat in four_from(0):
        seats |= int(table.taken[seat] == 0) << seat
    return seats


@law
def write_match(rules: Rules, table: Table, key: list[int]) -> None:
    """What the end of the match depends on besides."""
    winners = table.basket_winner + 1 | (table.last_basket_winner + 1) << 3
    key[HANDS + 4] = table.deal
    key[HANDS + 5] = table.dealer << 6 | winners
    for seat in four_from(0):
        key[HANDS + 6 + seat] = table.accounts[seat] if rules.debt == Debt.RUIN_ENDS_GAME else 0
        back = rules.final_rocambole == FinalRocambole.DEALERS_TAKE_BACK
        key[HANDS + 10 + seat] = table.put_in[seat] if back else 0
