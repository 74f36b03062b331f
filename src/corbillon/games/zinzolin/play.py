"""Chapters E and F: twelve tricks, and the sigisbés that fall in them."""

from corbillon.games.zinzolin.rules import Rules
from corbillon.games.zinzolin.table import BASKET, PLAY, SIGISBES, Table, worth
from corbillon.kernel import tricks
from corbillon.kernel.bits import has
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law
from corbillon.kernel.seats import next_of_four

Z34, Z35, Z36 = 34, 35, 36


@law
def first_lead(table: Table) -> None:
    """Z28. The player after the dealer leads to the first trick, the winner of a trick to the next."""
    table.phase = PLAY
    tricks.lead_next(table, next_of_four(table.dealer))


@law
def followers(table: Table) -> int:
    """Z29. Who holds the suit led must follow with any card of it; who is void plays any card."""
    return tricks.follow(table.hands[table.turn], table.led)


@law
def trick_winner(table: Table) -> int:
    """Z30. The highest card of the suit led takes the trick; a card of another suit never does."""
    return tricks.taker(table)


@law
def count_trick(table: Table, winner: int) -> None:
    """Z31, Z33. Tricks lie crosswise before their winner: their number and order count, not what is in them."""
    trick = (table.ply >> 2) - 1
    table.takers[trick] = winner
    table.taken[winner] |= 1 << trick
    tricks.lead_next(table, winner)


@law
def all_played(rules: Rules, table: Table) -> bool:
    """Z32. All twelve tricks are played, even when no Equinox can be won any more."""
    return table.ply == 4 * rules.tricks


@law
def settle_sigisbes(table: Table, winner: int) -> None:
    """Z37. Every sigisbé of a trick is settled for itself and at once, before the trick is counted."""
    first = table.ply - 4
    fallen = table.trick & SIGISBES
    for place in range(4):
        card = table.plays[first + place]
        if has(fallen, card):
            settle_sigisbe(table, (table.leader + place) & 3, card, winner)


@law
def settle_sigisbe(table: Table, seat: int, card: int, winner: int) -> None:
    """Z34–Z36. The winner pays for one that followed, is paid for one thrown, and gorges his own into the basket."""
    gorged = seat == winner
    followed = has(table.led, card)
    source = winner if followed else seat
    target = BASKET if gorged else seat if followed else winner
    clause = Z36 if gorged else Z34 if followed else Z35
    pay(table, source, target, worth(card) * table.stake, clause, card)
