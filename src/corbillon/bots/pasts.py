"""How a deal is played again by what a seat has seen of it: the table of the first lead, and what was done since."""

import dataclasses
from collections.abc import Mapping
from typing import Any

from corbillon.games.nain_jaune import imagining as nain_jaune
from corbillon.games.nain_jaune import rules as nain_jaune_rules
from corbillon.games.nain_jaune import table as boxes
from corbillon.games.reversis import imagining as reversis
from corbillon.games.reversis import table as honours
from corbillon.games.reversis.knowledge import plays
from corbillon.games.zinzolin import imagining as zinzolin
from corbillon.games.zinzolin import table as sigisbes
from corbillon.games.zinzolin.views import played
from corbillon.kernel.bits import has
from corbillon.kernel.law import law
from corbillon.search.likelihood import Past


def copied(view: Any, **changes: Any) -> Any:
    """A view with some fields changed, that shares no list with the one before."""
    fields = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
    lists = {name: list(value) for name, value in fields.items() if isinstance(value, list)}
    return type(view)(**fields | lists | changes)


def begin_zinzolin(rules: Any, view: Any, table: Any) -> None:
    """The first trick is led; what was shown since is known already."""
    nobody, eldest = sigisbes.NOBODY, (view.dealer + 1) % sigisbes.SEATS
    first = copied(view, phase=sigisbes.PLAY, ply=0, turn=eldest, leader=eldest, led=0, trick=0, taken=[0] * 4)
    first = copied(first, first_equinox=nobody, second_equinox=nobody, basket_winner=nobody)
    zinzolin.imagine(rules, first, table)
    for seat, card, _ in played(view):
        table.hands[seat] |= 1 << card


def begin_reversis(rules: Any, view: Any, table: Any) -> None:
    """The first trick is led."""
    eldest = (view.dealer + 1) % honours.SEATS
    first = copied(view, phase=honours.PLAY, ply=0, turn=eldest, leader=eldest, led=0, trick=0)
    reversis.imagine(rules, copied(first, undertaker=honours.NOBODY), table)
    for play in plays(view):
        table.hands[play.seat] |= 1 << play.card


def begin_nain_jaune(rules: Any, view: Any, table: Any) -> None:
    """The opener is about to lay; the boxes stand as they stand now."""
    nothing = dict.fromkeys(("ply", "openings", "taken", "forgotten", "doubled", "short", "opera"), 0)
    first = copied(view, phase=boxes.OPENING, wanted=boxes.EVERY, last=boxes.NOBODY, **nothing)
    nain_jaune.imagine(rules, first, table)
    table.turn = view.players[0] if view.ply else view.turn
    for ply in range(view.ply):
        table.hands[view.players[ply]] |= 1 << view.plays[ply]


@law
def laid(rules: Any, view: Any, table: Any) -> int:
    """In Zinzolin nothing that was seen in the play of the cards was done but by laying them."""
    return view.plays[table.ply]  # type: ignore[no-any-return]


@law
def laid_or_said(rules: Any, view: Any, table: Any) -> int:
    """In Reversis the reversis may have been undertaken in words."""
    if table.phase == honours.DECLARE:
        return honours.UNDERTAKE if view.undertaker == table.turn else honours.SILENT
    return view.plays[table.ply]  # type: ignore[no-any-return]


@law
def laid_or_passed(rules: Any, view: Any, table: Any) -> int:
    """In Nain jaune one stops, passes, or lays with the announcement or without."""
    ply = table.ply
    card = view.plays[ply]
    if table.phase != boxes.OPENING and (view.players[ply] != table.turn or has(view.openings, ply)):
        return boxes.STOP if table.phase == boxes.GOING_ON else boxes.PASS
    announced = rules.announce == nain_jaune_rules.Announce.EXPLICIT and has(boxes.board(rules), card)
    if announced and has(view.taken, boxes.box_of(card)):
        return boxes.CLAIM + boxes.box_of(card)
    return card  # type: ignore[no-any-return]


PASTS: Mapping[str, Past] = {
    "zinzolin": Past(begin_zinzolin, laid),
    "reversis": Past(begin_reversis, laid_or_said),
    "nain-jaune": Past(begin_nain_jaune, laid_or_passed),
}
