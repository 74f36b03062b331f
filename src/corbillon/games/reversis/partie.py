"""Chapter G: the partie."""

from corbillon.games.reversis.choices import LoserTie, PartieBonus, PlaceOrder, TalonSpecials, TieBreak
from corbillon.games.reversis.espagnolette import R56, comes_before
from corbillon.games.reversis.honours import across, settle_led_aces
from corbillon.games.reversis.quinola import settle_led_quinola
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    ACE_OF_DIAMONDS,
    NOBODY,
    QUINOLA,
    SEATS,
    Table,
    points,
    tricks_of,
)
from corbillon.kernel.chips import pay
from corbillon.kernel.law import law

R41 = 41
HEAVIEST = 1 << 12
"""More than any burden."""


@law
def burden(rules: Rules, table: Table, seat: int) -> int:
    """Points taken, the more the heavier; and between equal points tricks, where they are looked at (R40)."""
    weight = points(table.won[seat]) << 4
    return weight + tricks_of(table, seat) if rules.tie_break == TieBreak.TRICKS_THEN_PLACE else weight


@law
def nearest(rules: Rules, table: Table, k: int) -> int:
    """The k-th nearest to the dealer: himself, then backwards against the order of play, or forwards (R40)."""
    return (table.dealer + k if rules.place_order == PlaceOrder.DEALER_THEN_FORWARDS else table.dealer - k) & 3


@law
def partie_winner(rules: Rules, table: Table) -> int:
    """R40. The lightest wins, of equals the nearest to the dealer; one whose espagnolette failed cannot win."""
    winner = NOBODY
    least = HEAVIEST
    for k in range(SEATS):
        seat = nearest(rules, table, k)
        weight = 2 * burden(rules, table, seat) + (not comes_before(rules, table, seat))
        if (weight < least) & (seat != table.failed):
            winner = seat
            least = weight
    return winner


@law
def partie_loser(rules: Rules, table: Table, winner: int) -> int:
    """The heaviest of the others pays, of equals the farthest from the dealer, or the nearest (R40)."""
    loser = NOBODY
    most = -1
    for k in range(SEATS):
        seat = nearest(rules, table, k if rules.loser_tie == LoserTie.NEAREST_PAYS else SEATS - 1 - k)
        weight = burden(rules, table, seat)
        if (weight > most) & (seat != winner):
            loser = seat
            most = weight
    return loser


@law
def value_in_four(rules: Rules, card: int) -> int:
    """What a card counts among the four: the ace of diamonds and the quinola may count more than in tricks (R41)."""
    if rules.talon_specials != TalonSpecials.NONE:
        if card == ACE_OF_DIAMONDS:
            return 5
        if card == QUINOLA:
            return 4 if rules.talon_specials == TalonSpecials.A5_Q4 else 3
    return points(1 << card)


@law
def bonus(rules: Rules) -> int:
    """Four points for each of the four cards, or once (R41)."""
    return 4 if rules.partie_bonus == PartieBonus.FLAT else 16


@law
def partie_value(rules: Rules, table: Table) -> int:
    """R41. Five times the points of the four cards, to each of which four are added."""
    total = bonus(rules) + points(table.four_cards)
    for card in (ACE_OF_DIAMONDS, QUINOLA):
        if table.four_cards >> card & 1 != 0:
            total += value_in_four(rules, card) - points(1 << card)
    return rules.partie_multiplier * total


@law
def settle_partie(rules: Rules, table: Table) -> None:
    """The loser, or a failed espagnolette in his stead, pays the winner, who then is paid for honours led."""
    winner = partie_winner(rules, table)
    loser = table.failed
    clause = R56
    if loser == NOBODY:
        loser = partie_loser(rules, table, winner)
        clause = R41
    pay(table, loser, winner, partie_value(rules, table) * across(rules, loser, winner, True), clause)
    table.last_winner = winner
    settle_led_aces(rules, table, winner)
    settle_led_quinola(rules, table, winner)
