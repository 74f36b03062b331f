"""Chapter C: the runs."""

from corbillon.games.nain_jaune.rules import FirstCard, Opener, Passing, Restart, Rules
from corbillon.games.nain_jaune.table import (
    ASKED,
    EVERY,
    GOING_ON,
    KING,
    OPENING,
    PASS,
    STOP,
    Table,
    next_rank,
    next_seat,
    ranks,
)
from corbillon.kernel.bits import lowest
from corbillon.kernel.cards import of_rank, rank
from corbillon.kernel.law import law


@law
def opener(rules: Rules, table: Table) -> int:
    """N11. The player after the dealer opens, and the turn goes round from him; or the dealer himself opens."""
    return table.dealer if rules.opener == Opener.DEALER else next_seat(table, table.dealer)


@law
def openings(rules: Rules, table: Table) -> int:
    """N12. Who opens a run lays any card and may not pass; by a leaflet the first of all is of his lowest rank."""
    hand = table.hands[table.turn]
    if table.ply == 0:
        return hand & of_rank(lowest(ranks(hand))) if rules.first_card == FirstCard.LOWEST else hand
    return hand if rules.restart == Restart.FREE else above_missing(hand, table.plays[table.ply - 1])


@law
def going_on(rules: Rules, table: Table) -> int:
    """N13. Who has laid a card lays one of the next rank, as long as he can; under ``free`` he may stop."""
    cards = table.hands[table.turn] & table.wanted
    return cards | 1 << STOP if rules.passing == Passing.FREE else cards


@law
def following(rules: Rules, table: Table) -> int:
    """N15. A follower goes on if he can and likes, or passes; under ``forced`` he passes only when he cannot."""
    cards = table.hands[table.turn] & table.wanted
    return cards if rules.passing == Passing.FORCED and cards != 0 else cards | 1 << PASS


@law
def open_run(table: Table) -> None:
    """The seat in turn opens a run."""
    table.phase = OPENING
    table.wanted = EVERY


@law
def lay(table: Table, card: int) -> None:
    """The seat in turn lays a card."""
    seat = table.turn
    table.hands[seat] ^= 1 << card
    table.plays[table.ply] = card
    table.players[table.ply] = seat
    table.openings |= int(table.phase == OPENING) << table.ply
    table.ply += 1
    table.last = seat


@law
def carry_on(table: Table, card: int) -> None:
    """N17. «Roi et je recommence»: who lays a king opens a new run at once, and nobody comes between."""
    if rank(card) == KING:
        open_run(table)
    else:
        table.wanted = next_rank(card)
        go_on_or_stop(table, table.hands[table.turn] & table.wanted != 0)


@law
def go_on_or_stop(table: Table, goes_on: bool) -> None:
    """N14. Who stops says «sans» and the missing rank, for which the next player is asked."""
    seat = table.turn
    table.phase = GOING_ON if goes_on else ASKED
    table.turn = seat if goes_on else next_seat(table, seat)


@law
def pass_by(table: Table) -> None:
    """N16. Each is asked once; when nobody goes on, he who laid the last card opens a new run."""
    table.turn = next_seat(table, table.turn)
    if table.turn == table.last:
        open_run(table)


@law
def above_missing(hand: int, card: int) -> int:
    """Under ``skip_missing`` the first rank held above the one missing on a card, if that is no king (N16)."""
    missing = rank(card) + 1
    if missing >= KING:
        return hand
    held = ranks(hand)
    above = held >> (missing + 1) << (missing + 1)
    below = held & ((1 << missing) - 1)
    if above != 0:
        return hand & of_rank(lowest(above))
    return hand & of_rank(lowest(below)) if below != 0 else hand
