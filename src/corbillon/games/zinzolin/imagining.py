"""A table as one seat imagines it: what it sees, and a world for what it does not see."""

from corbillon.games.zinzolin.rules import Rules
from corbillon.games.zinzolin.table import EXCHANGE, KEEP, NOBODY, NOTHING, SEATS, TALON, TRICKS, Table
from corbillon.games.zinzolin.views import OUT, View
from corbillon.kernel.chance import Chance, one_of
from corbillon.kernel.game import FACE_DOWN
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from, next_of_four


@law
def imagine(rules: Rules, view: View, table: Table) -> None:
    """Write what a seat sees into a table; hidden hands are empty till a world is supposed."""
    imagine_match(view, table)
    table.entries = 0
    table.phase = view.phase
    table.turn = view.turn
    table.fiches = view.fiches
    table.stake = view.stake
    imagine_cards(view, table)
    imagine_tricks(rules, view, table)


@law
def imagine_match(view: View, table: Table) -> None:
    """The match stands as everybody knows it."""
    table.seats = view.seats
    table.deal = view.deal
    table.dealer = view.dealer
    table.match_over = view.match_over
    table.last_basket_winner = view.last_basket_winner
    for account in range(SEATS + 2):
        table.accounts[account] = view.accounts[account]
    for seat in four_from(0):
        table.put_in[seat] = view.put_in[seat]


@law
def imagine_cards(view: View, table: Table) -> None:
    """Its own cards a seat knows; of the others' discards only that they lie face down."""
    table.taken_from_talon = 0
    for seat in four_from(0):
        table.hands[seat] = 0
        table.drawn[seat] = NOTHING
        table.offered[seat] = NOTHING
        table.discards[seat] = FACE_DOWN if view.exchanged[seat] != 0 else NOTHING
        table.taken_from_talon += view.exchanged[seat]
        table.shown[seat] = view.shown[seat]
    table.hands[view.seat] = view.hand
    table.discards[view.seat] = view.discard
    table.drawn[view.seat] = view.drawn
    table.offered[view.seat] = view.offered
    imagine_talon(view, table)


@law
def imagine_talon(view: View, table: Table) -> None:
    """A card that this seat saw and left lies on the talon as long as none who came after has exchanged."""
    for k in range(TALON):
        table.talon[k] = NOTHING
    if view.phase == EXCHANGE and view.offered != NOTHING:
        seat = next_of_four(view.seat)
        while seat != view.turn and view.exchanged[seat] == 0:
            seat = next_of_four(seat)
        if seat == view.turn:
            table.talon[table.taken_from_talon] = view.offered


@law
def imagine_tricks(rules: Rules, view: View, table: Table) -> None:
    """All that was played was played before everybody's eyes."""
    for ply in range(view.ply):
        table.plays[ply] = view.plays[ply]
    for trick in range(TRICKS):
        table.takers[trick] = view.takers[trick]
    for seat in four_from(0):
        table.taken[seat] = view.taken[seat]
    table.ply = view.ply
    table.leader = view.leader
    table.led = view.led
    table.trick = view.trick
    table.first_equinox = view.first_equinox
    table.second_equinox = view.second_equinox
    table.basket_winner = view.basket_winner
    table.running = int(is_running(rules, view))


@law
def is_running(rules: Rules, view: View) -> bool:
    """Whether the winner of the first Equinox has taken every trick since, and more are to come (Z40)."""
    tricks = view.ply >> 2
    if view.first_equinox == NOBODY or tricks == rules.tricks:
        return False
    return view.taken[view.first_equinox] == (1 << tricks) - 1


@law
def suppose(rules: Rules, table: Table, places: list[int], chance: Chance) -> None:
    """Lay a world into a table just imagined: hidden hands, and a talon in random order while it is still drawn."""
    for seat in four_from(0):
        table.hands[seat] |= places[seat]
    if table.phase == EXCHANGE:
        suppose_talon(rules, table, places[OUT], chance)


@law
def suppose_talon(rules: Rules, table: Table, out: int, chance: Chance) -> None:
    """Of the cards out of play any may lie on the talon in any order, but for a card on top that was seen."""
    first = table.taken_from_talon
    if first < rules.talon and table.talon[first] != NOTHING:
        out ^= 1 << table.talon[first]
        first += 1
    for k in range(first, rules.talon):
        table.talon[k] = one_of(out, chance)
        out ^= 1 << table.talon[k]


@law
def told(table: Table, action: int) -> int:
    """An action as the others see it: a card put aside lies face down."""
    return FACE_DOWN if table.phase == EXCHANGE and action != KEEP else action
