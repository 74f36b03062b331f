"""What a seat may see."""

from dataclasses import dataclass

from corbillon.games.reversis.choices import EspagnoletteAnnounce
from corbillon.games.reversis.espagnolette import has_used
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import NOBODY, NOTHING, SETTLED, TRICKS, Table, points
from corbillon.kernel.bits import popcount
from corbillon.kernel.law import law
from corbillon.kernel.seats import four_from
from corbillon.kernel.table import cell, cells


@dataclass(slots=True)
class View:
    """The facts that one seat knows: the first eight are its own, the rest is public."""

    seat: int = cell()
    hand: int = cell()
    discard: int = cell(NOTHING)
    drawn: int = cell(NOTHING)
    offered: int = cell(NOTHING)
    holds_espagnolette: int = cell()
    has_right: int = cell()
    has_used: int = cell()
    seats: int = cell(4)
    deal: int = cell(1)
    dealer: int = cell()
    accounts: list[int] = cells(5)
    match_over: int = cell()
    last_winner: int = cell(NOBODY)
    phase: int = cell(SETTLED)
    turn: int = cell()
    sizes: list[int] = cells(4)
    exchanged: list[int] = cells(4)
    announced: int = cell(NOBODY)
    plays: list[int] = cells(44)
    ply: int = cell()
    leader: int = cell()
    led: int = cell()
    trick: int = cell()
    takers: list[int] = cells(TRICKS)
    points: list[int] = cells(4)
    undertaker: int = cell(NOBODY)
    four_cards: int = cell()


@law
def look(rules: Rules, table: Table, seat: int, view: View) -> None:
    """Write what a seat may see, field by field."""
    view.seat = seat
    view.hand = table.hands[seat]
    view.discard = table.discards[seat]
    view.drawn = table.drawn[seat]
    view.offered = table.offered[seat]
    view.holds_espagnolette = int(table.holder == seat)
    view.has_right = int(table.right == seat)
    view.has_used = int(table.holder == seat and has_used(table))
    view.seats = table.seats
    view.deal = table.deal
    view.dealer = table.dealer
    view.match_over = table.match_over
    view.last_winner = table.last_winner
    view.phase = table.phase
    view.turn = table.turn
    for account in range(5):
        view.accounts[account] = table.accounts[account]
    for other in four_from(0):
        view.sizes[other] = popcount(table.hands[other])
        view.exchanged[other] = int(table.discards[other] != NOTHING)
    view.announced = table.holder if rules.espagnolette_announce == EspagnoletteAnnounce.ANNOUNCED else NOBODY
    look_at_tricks(table, view)


@law
def look_at_tricks(table: Table, view: View) -> None:
    """All that was played was played before everybody's eyes; the four cards are shown when all is settled."""
    for ply in range(table.ply):
        view.plays[ply] = table.plays[ply]
    for trick in range(table.ply >> 2):
        view.takers[trick] = table.takers[trick]
    for seat in four_from(0):
        view.points[seat] = points(table.won[seat])
    view.ply = table.ply
    view.leader = table.leader
    view.led = table.led
    view.trick = table.trick
    view.undertaker = table.undertaker
    view.four_cards = table.four_cards if table.phase == SETTLED else 0
