"""What is due so far in a deal: everybody can reckon it from the tricks, but it is booked after the last one (R32)."""

from corbillon.games.reversis.arithmetic import Entry, explain
from corbillon.games.reversis.honours import note_honour, settle_aces
from corbillon.games.reversis.quinola import settle_quinola
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import DECLARE, PLAY, SEATS, Table
from corbillon.games.reversis.views import View
from corbillon.kernel.arithmetic import Expression

NOT_PLAYED = 60
"""Stands for the cards still held: no suit and no rank has this bit."""


def pending(rules: Rules, view: View) -> list[tuple[Entry, Expression]]:
    """What the complete tricks bring for aces and quinola as things stand; a reversis or the partie may change it.

    Whether a card was the only one of its suit is not known yet: it is taken to have been.
    """
    if view.phase not in (PLAY, DECLARE):
        return []
    table = seen_so_far(view)
    settle_aces(rules, table)
    settle_quinola(rules, table)
    entries = table.journal[: table.entries]
    return [(entry, explain(rules, table, entry)) for entry in entries]


def seen_so_far(view: View) -> Table:
    """A table of nothing but the complete tricks that a view has seen."""
    complete = view.ply - view.ply % SEATS
    plays = [*view.plays[:complete], *[NOT_PLAYED] * (len(view.plays) - complete)]
    table = Table(dealer=view.dealer, plays=plays, takers=list(view.takers), accounts=list(view.accounts))
    table.undertaker = view.undertaker
    for ply in range(complete):
        leader = view.takers[ply // SEATS - 1] if ply >= SEATS else view.dealer + 1
        table.ply, table.turn = ply, (leader + ply) % SEATS
        note_honour(table, plays[ply])
    return table
