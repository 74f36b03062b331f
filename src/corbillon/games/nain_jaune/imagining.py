"""A table as one seat imagines it: what it sees, and a world for what it does not see."""

from corbillon.games.nain_jaune.rules import Rules
from corbillon.games.nain_jaune.table import BOXES, SEATS, TALON, Table
from corbillon.games.nain_jaune.views import View
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chance import Chance
from corbillon.kernel.law import law


@law
def imagine(rules: Rules, view: View, table: Table) -> None:
    """Write what a seat sees into a table; hidden hands are empty till a world is supposed."""
    table.seats = view.seats
    table.deal = view.deal
    table.dealer = view.dealer
    table.match_over = view.match_over
    for account in range(SEATS + BOXES):
        table.accounts[account] = view.accounts[account]
    table.entries = 0
    table.phase = view.phase
    table.turn = view.turn
    for seat in range(SEATS):
        table.hands[seat] = 0
    table.hands[view.seat] = view.hand
    for k in range(TALON):
        table.talon[k] = NO_CARD
    imagine_board(view, table)


@law
def imagine_board(view: View, table: Table) -> None:
    """All cards are laid, and all boxes taken or doubled, before everybody's eyes."""
    for ply in range(view.ply):
        table.plays[ply] = view.plays[ply]
        table.players[ply] = view.players[ply]
    table.ply = view.ply
    table.openings = view.openings
    table.last = view.last
    table.wanted = view.wanted
    table.taken = view.taken
    table.forgotten = view.forgotten
    table.doubled = view.doubled
    table.short = view.short
    table.opera = view.opera


@law
def suppose(rules: Rules, table: Table, places: list[int], chance: Chance) -> None:
    """Lay a world into a table just imagined; cards in the talon are out of play and nobody asks which they are."""
    for seat in range(table.seats):
        table.hands[seat] |= places[seat]


@law
def told(table: Table, action: int) -> int:
    """An action as the others see it: all is laid and said openly."""
    return action
