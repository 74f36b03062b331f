"""What players of Nain jaune weigh: the boxes, who goes out, what is left in the hand, keeping the lead."""

from collections.abc import Callable
from typing import Any

from corbillon.analysis.facts.fact import Asked, Fact, Facts, Worth
from corbillon.games.nain_jaune.rules import Passing, Rules
from corbillon.games.nain_jaune.settlement import hand_price
from corbillon.games.nain_jaune.table import BOXES, FIRST_BOX, GOING_ON, HAND, OPENING, SEATS, Table, board_card
from corbillon.kernel.bits import has
from corbillon.kernel.chips import CARD, CLAUSE, TARGET
from corbillon.kernel.law import law

TAKES, HOLDS, FORGETS, LOST = 0, 5, 10, 15
"""A bit for each box: taken, its card held at the end, its card laid without a word, taken by another."""
OUT = 20
"""A bit for each seat from one's own on: it goes out first."""
OPERA, OPERA_OF_ANOTHER, RUINED = 28, 29, 30
LEFT = 31
"""A bit for each of ``PRICES``: the cards left in the hand cost so much, or more."""
PRICES = (10, 25, 45)
KEEPS = 34
"""A bit for each card that this seat lays, the first, the second …: it lays the next one too."""
MOST = 22


@law
def facts(rules: Rules, table: Table, seat: int) -> int:
    """What happened to a seat from its decision on to the settlement."""
    found = of_boxes(rules, table, seat) | of_lead(table, seat)
    winner = table.last
    found |= 1 << (OUT + (winner - seat if winner >= seat else winner - seat + table.seats))
    if table.opera != 0:
        found |= 1 << (OPERA if winner == seat else OPERA_OF_ANOTHER)
    found |= (table.short >> seat & 1) << RUINED
    price = hand_price(rules, table.hands[seat])
    for k in range(len(PRICES)):
        found |= int(price >= PRICES[k]) << (LEFT + k)
    return found


@law
def of_boxes(rules: Rules, table: Table, seat: int) -> int:
    """Boxes taken by this seat or by another, and board cards laid silently or held."""
    found = 0
    for k in range(table.entries):
        entry = table.journal[k]
        if entry[CLAUSE] == 18:
            first = TAKES if entry[TARGET] == seat else LOST
            for box in range(BOXES):
                found |= int(entry[CARD] == board_card(rules, box)) << (first + box)
    for box in range(BOXES):
        found |= int(has(table.hands[seat], board_card(rules, box))) << (HOLDS + box)
    for ply in range(table.ply):
        if table.players[ply] == seat:
            for box in range(BOXES):
                silent = has(table.forgotten, box) and table.plays[ply] == board_card(rules, box)
                found |= int(silent) << (FORGETS + box)
    return found


@law
def of_lead(table: Table, seat: int) -> int:
    """After which of its cards this seat laid the next one as well, or had won."""
    found = 0
    laid = 0
    for ply in range(table.ply):
        if table.players[ply] == seat:
            last = ply + 1 == table.ply
            found |= int(last or table.players[ply + 1] == seat) << (KEEPS + laid)
            laid += 1
    return found


def _box(box: int, share: float) -> Worth:
    return lambda rules, view: share * view.accounts[FIRST_BOX + box]


def _board(share: float) -> Worth:
    return lambda rules, view: share * sum(view.accounts[FIRST_BOX : FIRST_BOX + BOXES])


def _jetons(n: float) -> Worth:
    return lambda rules, view: n


def _held(box: int) -> Asked:
    return lambda rules, view: has(view.hand, board_card(rules, box))


def _strange(box: int) -> Asked:
    """Asked while the card of a box may be another's."""
    return lambda rules, view: not (has(view.taken, box) or has(view.forgotten, box) or _held(box)(rules, view))


def _sits(step: int) -> Asked:
    return lambda rules, view: bool(step < view.seats)


def _next(laid: int) -> Asked:
    """Asked where this seat has laid so many cards before, and lays one whatever it does."""
    return lambda rules, view: bool(view.players[: view.ply].count(view.seat) == laid and _must_lay(rules, view))


def _must_lay(rules: Any, view: Any) -> bool:
    """Whether the seat in turn lays a card, whatever it does."""
    return bool(view.phase == OPENING or (view.phase == GOING_ON and rules.passing != Passing.FREE))


def _of_box(bit: int, name: str, article: str, share: float, asked: Callable[[int], Asked]) -> tuple[Fact, ...]:
    """A fact for each box, of which only the weightiest of its box is told."""
    return tuple(
        Fact(bit + box, name, (article,), _box(box, share), box=box, group=f"box {box}", asked=asked(box))
        for box in range(BOXES)
    )


TABLE = (
    *_of_box(TAKES, "takes-box", "N18", 1, _held),
    *_of_box(HOLDS, "holds-card", "N22", -1, _held),
    *_of_box(FORGETS, "forgets", "N19", -1, _held),
    *_of_box(LOST, "loses-box", "N18", -0.3, _strange),
    Fact(OUT, "goes-out", ("N20", "N21"), _jetons(60)),
    *(
        Fact(OUT + k, "out-before", ("N20", "N21"), _jetons(-25), step=k, group="out", asked=_sits(k))
        for k in range(1, SEATS)
    ),
    Fact(OPERA, "opera", ("N24",), _board(1)),
    Fact(OPERA_OF_ANOTHER, "opera-of-another", ("N24",), _board(-0.3)),
    Fact(RUINED, "ruined", ("N28",), _jetons(-10)),
    *(
        Fact(LEFT + k, "left", ("N21",), _jetons(-PRICES[k] / 2), amount=_jetons(PRICES[k]), group="left")
        for k in range(len(PRICES))
    ),
    *(Fact(KEEPS + k, "keeps", ("N13", "N16", "N17"), asked=_next(k)) for k in range(MOST)),
)
assert max(HAND) == MOST

NAIN_JAUNE = Facts(facts, TABLE)
