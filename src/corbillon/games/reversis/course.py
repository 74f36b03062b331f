"""The course of a deal, from the stakes to the settlement."""

from corbillon.games.reversis.dealing import (
    deal_cards,
    exchange,
    exchanges,
    gather_four_cards,
    keep,
    lay_talon,
    open_exchange,
    put_aside,
)
from corbillon.games.reversis.ending import end_match, next_dealer
from corbillon.games.reversis.espagnolette import end_right, find_holder, lose_right, may_renounce, note_use
from corbillon.games.reversis.honours import note_honour
from corbillon.games.reversis.play import count_trick, first_lead, followers, trick_winner
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.settlement import settle
from corbillon.games.reversis.stakes import START, stake
from corbillon.games.reversis.table import (
    BASKET,
    DECLARE,
    EXCHANGE,
    KEEP,
    NEVER,
    NOBODY,
    NOTHING_DUE,
    PLAY,
    SETTLED,
    SILENT,
    UNDERTAKE,
    Table,
    eldest,
    nine,
)
from corbillon.games.reversis.undertaking import declare, undertake
from corbillon.kernel import tricks
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from


@law
def begin(rules: Rules, table: Table, seats: int) -> None:
    """A fresh match."""
    table.seats = seats
    table.deal = 1
    table.dealer = 0
    for seat in four_from(0):
        table.accounts[seat] = START
    table.accounts[BASKET] = 0
    resume(rules, table)


@law
def resume(rules: Rules, table: Table) -> None:
    """A match goes on from the deal, dealer and accounts that stand in the table."""
    clear_deal(table)
    table.phase = SETTLED
    table.match_over = 0
    table.last_winner = NOBODY
    end_match(rules, table, table.deal - 1)


@law
def clear_deal(table: Table) -> None:
    """Nothing of the deal before remains but the accounts, and who won last."""
    table.entries = 0
    table.ply = 0
    table.leader = eldest(table)
    table.led = 0
    table.honours_played = 0
    table.holder = NOBODY
    table.right = NOBODY
    table.used_in = NEVER
    table.failed = NOBODY
    table.undertaker = NOBODY
    table.quinola_fate = NOTHING_DUE
    table.four_cards = 0
    for seat in four_from(0):
        table.won[seat] = 0


@law
def open_deal(rules: Rules, table: Table, pack: list[int]) -> None:
    """Stakes, deal, exchange; then eleven tricks and the settlement."""
    clear_deal(table)
    stake(rules, table)
    deal_cards(rules, table, pack)
    lay_talon(rules, table, pack)
    open_exchange(table)


@law
def legal(rules: Rules, table: Table) -> int:
    """What the seat whose turn it is may do."""
    if table.phase == PLAY:
        return followers(table)
    if table.phase == EXCHANGE:
        return exchanges(rules, table)
    if table.phase == DECLARE:
        return 1 << UNDERTAKE | 1 << SILENT
    return 0


@law
def play(rules: Rules, table: Table, action: int) -> None:
    """Do what a seat has decided, and all that follows by itself."""
    if table.phase == PLAY:
        lay(rules, table, action)
    elif table.phase == DECLARE:
        declare(table, action)
        table.phase = PLAY
    elif table.turn == table.dealer:
        put_aside(table, action)
        open_play(rules, table)
    elif action == KEEP:
        keep(rules, table)
    else:
        exchange(table, action)


@law
def open_play(rules: Rules, table: Table) -> None:
    """The hands are what they will be: the four cards lie together, and the first trick begins."""
    gather_four_cards(rules, table)
    find_holder(rules, table)
    first_lead(rules, table)


@law
def lay(rules: Rules, table: Table, card: int) -> None:
    """A card is laid; the fourth ends the trick."""
    note_honour(table, card)
    if may_renounce(table):
        note_use(table, card)
    tricks.lay(table, card)
    if table.ply & 3 == 0:
        end_trick(rules, table, trick_winner(table))


@law
def end_trick(rules: Rules, table: Table, winner: int) -> None:
    """After nine tricks a reversis may be undertaken, after eleven the deal is settled."""
    count_trick(table, winner)
    lose_right(rules, table, winner)
    if table.ply == 4 * nine(rules):
        end_right(table)
        undertake(rules, table, winner)
    elif table.ply == 4 * rules.tricks:
        settle(rules, table)
        end_deal(rules, table)


@law
def end_deal(rules: Rules, table: Table) -> None:
    """The next deal is prepared, if there is one."""
    table.phase = SETTLED
    played = table.deal
    table.deal += 1
    table.dealer = next_dealer(table)
    end_match(rules, table, played)


@law
def over(table: Table) -> bool:
    """Whether the deal is settled, or none is open."""
    return table.phase == SETTLED
