"""The course of a deal, from the stakes to the settlement: ``open_deal``, ``legal``, ``play`` of ``GAMES``."""

from corbillon.games.nain_jaune.boxes import claims, settle_board_card
from corbillon.games.nain_jaune.dealing import deal_cards, lay_talon
from corbillon.games.nain_jaune.ending import end_match, next_dealer
from corbillon.games.nain_jaune.rules import Announce, Rules
from corbillon.games.nain_jaune.runs import (
    carry_on,
    following,
    go_on_or_stop,
    going_on,
    lay,
    open_run,
    opener,
    openings,
    pass_by,
)
from corbillon.games.nain_jaune.settlement import is_out, settle
from corbillon.games.nain_jaune.stakes import put_stakes, starting_balance
from corbillon.games.nain_jaune.table import (
    ASKED,
    BOXES,
    CLAIM,
    GOING_ON,
    NOBODY,
    OPENING,
    PASS,
    SEATS,
    SETTLED,
    STOP,
    Table,
    board,
    board_card,
)
from corbillon.kernel.bits import has
from corbillon.kernel.law import law


@law
def begin(rules: Rules, table: Table, seats: int) -> None:
    """A fresh match."""
    table.seats = seats
    table.deal = 1
    table.dealer = 0
    for account in range(SEATS + BOXES):
        table.accounts[account] = starting_balance(rules) if account < seats else 0
    resume(rules, table)


@law
def resume(rules: Rules, table: Table) -> None:
    """A match goes on from the deal, dealer and accounts that stand in the table."""
    clear_deal(table)
    table.phase = SETTLED
    table.match_over = 0
    end_match(rules, table)


@law
def clear_deal(table: Table) -> None:
    """Nothing of the deal before remains but the accounts."""
    table.entries = 0
    table.wanted = 0
    table.ply = 0
    table.openings = 0
    table.last = NOBODY
    table.taken = 0
    table.forgotten = 0
    table.doubled = 0
    table.short = 0
    table.opera = 0


@law
def open_deal(rules: Rules, table: Table, pack: list[int]) -> None:
    """N25. For every deal all cards are shuffled and all stake again; then the opener lays."""
    clear_deal(table)
    put_stakes(rules, table)
    deal_cards(rules, table, pack)
    lay_talon(rules, table, pack)
    table.turn = opener(rules, table)
    open_run(table)


@law
def legal(rules: Rules, table: Table) -> int:
    """What the seat whose turn it is may do."""
    if table.phase == ASKED:
        actions = following(rules, table)
    elif table.phase == GOING_ON:
        actions = going_on(rules, table)
    elif table.phase == OPENING:
        actions = openings(rules, table)
    else:
        return 0
    return actions | claims(rules, actions)


@law
def play(rules: Rules, table: Table, action: int) -> None:
    """Do what a seat has decided, and all that follows by itself."""
    if action == PASS:
        pass_by(table)
    elif action == STOP:
        go_on_or_stop(table, False)
    else:
        card = action if action < CLAIM else board_card(rules, action - CLAIM)
        lay_card(rules, table, card, action >= CLAIM or rules.announce == Announce.AUTO)


@law
def lay_card(rules: Rules, table: Table, card: int, announced: bool) -> None:
    """A card is laid; a board card may take its box; the last card ends the deal."""
    lay(table, card)
    if has(board(rules), card):
        settle_board_card(rules, table, card, announced)
    if is_out(table):
        settle(rules, table, table.last)
        end_deal(rules, table)
    else:
        carry_on(table, card)


@law
def end_deal(rules: Rules, table: Table) -> None:
    """The deal is settled; the next one is prepared, if there is one."""
    table.phase = SETTLED
    table.wanted = 0
    table.deal += 1
    table.dealer = next_dealer(table)
    end_match(rules, table)


@law
def over(table: Table) -> bool:
    """Whether the deal is settled, or none is open."""
    return table.phase == SETTLED
