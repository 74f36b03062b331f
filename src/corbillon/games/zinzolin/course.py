"""The course of a deal, from the stakes to the settlement."""

from corbillon.games.zinzolin.dealing import deal_cards, exchange, exchanges, lay_talon, open_exchange
from corbillon.games.zinzolin.declarations import (
    declarations,
    declare_for,
    declare_for_all,
    show,
    shows_at_first_turn,
)
from corbillon.games.zinzolin.ending import assign_rocambole, end_match, next_dealer
from corbillon.games.zinzolin.equinoxes import (
    settle_first_equinox,
    settle_rocambole,
    settle_run,
    settle_second_equinox,
)
from corbillon.games.zinzolin.play import all_played, count_trick, first_lead, followers, settle_sigisbes, trick_winner
from corbillon.games.zinzolin.rules import Declare, Rules
from corbillon.games.zinzolin.stakes import ante, put_rocambole, set_stakes, starting_balance
from corbillon.games.zinzolin.table import (
    BASKET,
    DONE,
    EXCHANGE,
    NOBODY,
    PLAY,
    ROCAMBOLE,
    SETTLED,
    SHOW,
    SHOW_A,
    Table,
)
from corbillon.kernel import tricks
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four


@law
def begin(rules: Rules, table: Table, seats: int) -> None:
    """A fresh match."""
    table.seats = seats
    table.deal = 1
    table.dealer = 0
    for seat in four_from(0):
        table.accounts[seat] = starting_balance(rules)
    table.accounts[BASKET] = 0
    table.accounts[ROCAMBOLE] = 0
    resume(rules, table)


@law
def resume(rules: Rules, table: Table) -> None:
    """A match goes on from the deal, dealer and accounts that stand in the table."""
    clear_deal(table)
    table.phase = SETTLED
    table.match_over = 0
    table.last_basket_winner = NOBODY
    for seat in four_from(0):
        table.put_in[seat] = 0
    assign_rocambole(rules, table)
    end_match(rules, table, table.deal - 1, NOBODY)


@law
def clear_deal(table: Table) -> None:
    """What is counted in a deal begins anew; the accounts, and what the match remembers, stay."""
    table.entries = 0
    table.ply = 0
    table.leader = next_of_four(table.dealer)
    table.led = 0
    table.first_equinox = NOBODY
    table.second_equinox = NOBODY
    table.running = 0
    table.basket_winner = NOBODY
    for seat in four_from(0):
        table.taken[seat] = 0
        table.shown[seat] = 0


@law
def open_deal(rules: Rules, table: Table, pack: list[int]) -> None:
    """Z18. Ante, deal, the dealer's Rocambole; then the exchange, the declarations, twelve tricks, the settlement."""
    clear_deal(table)
    set_stakes(rules, table)
    ante(table)
    deal_cards(rules, table, pack)
    lay_talon(rules, table, pack)
    put_rocambole(table)
    open_exchange(table)


@law
def legal(rules: Rules, table: Table) -> int:
    """What the seat whose turn it is may do."""
    if table.phase == PLAY:
        if table.ply < 4 and shows_at_first_turn(rules):
            return followers(table) | declarations(rules, table)
        return followers(table)
    if table.phase == EXCHANGE:
        return exchanges(rules, table)
    if table.phase == SHOW:
        return declarations(rules, table)
    return 0


@law
def play(rules: Rules, table: Table, action: int) -> None:
    """Do what a seat has decided, and all that follows by itself."""
    if table.phase == PLAY:
        if action >= SHOW_A:
            show(table, table.turn, action - SHOW_A)
        else:
            lay(rules, table, action)
    elif table.phase == EXCHANGE:
        exchange(rules, table, action)
        if table.turn == next_of_four(table.dealer):
            open_declarations(rules, table)
    elif action == DONE:
        table.turn = next_of_four(table.turn)
        if table.turn == next_of_four(table.dealer):
            open_play(rules, table)
    else:
        show(table, table.turn, action - SHOW_A)


@law
def open_declarations(rules: Rules, table: Table) -> None:
    """The exchange is over: combinations are shown now, or each at his first turn."""
    if shows_at_first_turn(rules):
        open_play(rules, table)
    elif rules.declare == Declare.AUTOMATIC:
        declare_for_all(rules, table)
        open_play(rules, table)
    else:
        table.phase = SHOW


@law
def open_play(rules: Rules, table: Table) -> None:
    """The first trick begins."""
    first_lead(table)
    begin_turn(rules, table)


@law
def begin_turn(rules: Rules, table: Table) -> None:
    """In the first trick a turn may begin with a declaration made for the player."""
    if table.ply < 4 and shows_at_first_turn(rules):
        declare_for(rules, table, table.turn)


@law
def lay(rules: Rules, table: Table, card: int) -> None:
    """A card is laid; the fourth ends the trick."""
    tricks.lay(table, card)
    if table.ply & 3 == 0:
        settle_trick(rules, table)
    else:
        begin_turn(rules, table)


@law
def settle_trick(rules: Rules, table: Table) -> None:
    """The sigisbés first, then the trick is counted and may win an Equinox, or end the deal."""
    winner = trick_winner(table)
    settle_sigisbes(table, winner)
    count_trick(table, winner)
    settle_run(rules, table, winner)
    if table.ply == 2 * rules.tricks:
        settle_first_equinox(rules, table, winner)
    if all_played(rules, table):
        settle_second_equinox(rules, table, winner)
        settle_rocambole(table)
        end_deal(rules, table, winner)


@law
def end_deal(rules: Rules, table: Table, winner: int) -> None:
    """The deal is settled; the next one is prepared, if there is one."""
    table.phase = SETTLED
    played = table.deal
    table.deal += 1
    table.dealer = next_dealer(table)
    end_match(rules, table, played, winner)


@law
def over(table: Table) -> bool:
    """Whether the deal is settled, or none is open."""
    return table.phase == SETTLED
