"""What players of Reversis weigh: the quinola, the aces, the remise, the partie, a reversis, the espagnolette."""

from typing import Any

from corbillon.analysis.facts.fact import Asked, Fact, Facts, Worth
from corbillon.games.reversis.espagnolette import has_used
from corbillon.games.reversis.honours import is_forced, is_placed, leader_of
from corbillon.games.reversis.quinola import quinola_note
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    ACE,
    ACE_OF_DIAMONDS,
    BASKET,
    FORCED,
    LATE,
    LED,
    NOBODY,
    PLACED,
    PLAY,
    PLY,
    QUINOLA,
    SEAT,
    SEATS,
    TRICKS,
    Table,
    bonne,
    points,
)
from corbillon.games.reversis.undertaking import breaker, is_made
from corbillon.kernel.bits import has
from corbillon.kernel.cards import SUITS, suit
from corbillon.kernel.chips import CARD, CLAUSE, SOURCE, TARGET
from corbillon.kernel.law import law

PLACES_ON, FORCED_BY = 0, 4
"""A bit for each seat from one's own on: who takes the trick on which the quinola is placed, who forces it."""
PLACES_LATE, LEADS_QUINOLA, FORCES_QUINOLA, TAKES_QUINOLA = 8, 9, 10, 11
ACE_PLACED, ACE_FORCED, FORCES_ACE = 12, 16, 20
"""A bit for each suit."""
TAKES_ACE, WINS_REMISE, PAYS_REMISE, WINS_PARTIE, LOSES_PARTIE = 24, 25, 26, 27, 28
MAKES, MADE_BY_ANOTHER, BREAKS, IS_BROKEN = 29, 30, 31, 32
USES_RIGHT, FAILS, NO_POINT, MANY_POINTS, LAST_TRICK = 33, 34, 35, 36, 37
TAKES = 38
"""A bit for each trick."""
MANY = 10


@law
def facts(rules: Rules, table: Table, seat: int) -> int:
    """What happened to a seat in a deal, and what it paid and was paid from its decision on."""
    found = of_quinola(rules, table, seat) | of_aces(rules, table, seat) | of_payments(table, seat)
    for trick in range(TRICKS):
        found |= int(table.takers[trick] == seat) << (TAKES + trick)
    found |= int(table.takers[bonne(rules)] == seat) << LAST_TRICK
    taken = points(table.won[seat])
    found |= int(taken == 0) << NO_POINT | int(taken >= MANY) << MANY_POINTS
    if table.undertaker != NOBODY:
        made = is_made(table)
        own = table.undertaker == seat
        found |= int(own and made) << MAKES | int(not own and made) << MADE_BY_ANOTHER
        found |= int(own and not made) << IS_BROKEN
        found |= int(not own and not made and breaker(rules, table) == seat) << BREAKS
    found |= int(table.holder == seat and has_used(table)) << USES_RIGHT
    return found | int(table.failed == seat) << FAILS


@law
def of_quinola(rules: Rules, table: Table, seat: int) -> int:
    """The fate of the quinola, in one's own hand or against another's."""
    k = quinola_note(table)
    if k == NOBODY:
        return 0
    note = table.honours[k]
    fate = table.quinola_fate
    taker = table.takers[note[PLY] >> 2]
    if note[SEAT] != seat:
        forces = fate == FORCED and leader_of(note) == seat
        takes = (fate == PLACED or fate == LATE) and taker == seat
        return int(forces) << FORCES_QUINOLA | int(takes) << TAKES_QUINOLA
    if fate == PLACED:
        return 1 << (PLACES_ON + (taker - seat & 3))
    if fate == FORCED:
        return 1 << (FORCED_BY + (leader_of(note) - seat & 3))
    return int(fate == LATE) << PLACES_LATE | int(fate == LED) << LEADS_QUINOLA


@law
def of_aces(rules: Rules, table: Table, seat: int) -> int:
    """Aces placed and forced."""
    found = 0
    for k in range(table.honours_played):
        note = table.honours[k]
        card = table.plays[note[PLY]]
        if card == QUINOLA:
            continue
        own = note[SEAT] == seat
        if is_placed(rules, table, note):
            found |= int(own) << (ACE_PLACED + suit(card))
            found |= int(not own and table.takers[note[PLY] >> 2] == seat) << TAKES_ACE
        elif is_forced(rules, table, note):
            found |= int(own) << (ACE_FORCED + suit(card))
            found |= int(not own and leader_of(note) == seat) << (FORCES_ACE + suit(card))
    return found


@law
def of_payments(table: Table, seat: int) -> int:
    """The remise and the partie, won or paid."""
    found = 0
    for k in range(table.entries):
        entry = table.journal[k]
        clause = entry[CLAUSE]
        remise = clause == 33 or clause == 34 or clause == 36 or clause == 37 or clause == 44 or clause == 46
        remise = remise or clause == 45 or (clause == 56 and entry[CARD] == QUINOLA)
        found |= int(remise and entry[SOURCE] == BASKET and entry[TARGET] == seat) << WINS_REMISE
        found |= int(remise and entry[TARGET] == BASKET and entry[SOURCE] == seat) << PAYS_REMISE
        partie = clause == 41 or (clause == 56 and entry[CARD] < 0)
        found |= int(partie and entry[TARGET] == seat) << WINS_PARTIE
        found |= int(partie and entry[SOURCE] == seat) << LOSES_PARTIE
    return found


def _points(n: float) -> Worth:
    return lambda rules, view: n


def _basket(share: float, n: float = 0) -> Worth:
    return lambda rules, view: share * view.accounts[BASKET] + n


def _partie(share: float) -> Worth:
    return lambda rules, view: share * 25 * rules.partie_multiplier


def _reversis(share: float) -> Worth:
    return lambda rules, view: share * 64 * rules.reversis_unit


def _held(card: int) -> Asked:
    """Asked while this seat holds a card, or may draw it."""
    return lambda rules, view: has(view.hand, card)


def _strange(card: int) -> Asked:
    """Asked while another may hold a card."""
    return lambda rules, view: not has(view.hand, card) and card not in view.plays[: view.ply]


def _now(trick: int) -> Asked:
    return lambda rules, view: bool(view.phase == PLAY and view.ply // SEATS == trick)


def _holds_right(rules: Any, view: Any) -> bool:
    return bool(view.holds_espagnolette)


def _aces(bit: int, name: str, article: str, value: int, own: bool) -> tuple[Fact, ...]:
    """A fact for each ace; the ace of diamonds is worth two others."""
    found = []
    for place in range(len(SUITS)):
        card = 13 * place + ACE
        worth = _points(2 * value if card == ACE_OF_DIAMONDS else value)
        asked = _held(card) if own else _strange(card)
        found.append(Fact(bit + place, name, (article,), worth, card=card, asked=asked))
    return tuple(found)


OWN, ANOTHERS = _held(QUINOLA), _strange(QUINOLA)
TABLE = (
    *(
        Fact(PLACES_ON + k, "places-quinola", ("R33",), _basket(1, 5), step=k, group="remise", asked=OWN)
        for k in (1, 2, 3)
    ),
    *(
        Fact(FORCED_BY + k, "quinola-forced", ("R34",), _basket(-1, -10), step=k, group="remise", asked=OWN)
        for k in (1, 2, 3)
    ),
    Fact(PLACES_LATE, "places-late", ("R37",), _points(5), asked=OWN),
    Fact(LEADS_QUINOLA, "leads-quinola", ("R36",), _basket(-1), asked=OWN),
    Fact(FORCES_QUINOLA, "forces-quinola", ("R34",), _points(20), asked=ANOTHERS),
    Fact(TAKES_QUINOLA, "takes-quinola", ("R33",), _points(-5), asked=ANOTHERS),
    *_aces(ACE_PLACED, "ace-placed", "R25", 1, True),
    *_aces(ACE_FORCED, "ace-forced", "R26", -5, True),
    *_aces(FORCES_ACE, "forces-ace", "R26", 5, False),
    Fact(TAKES_ACE, "takes-ace", ("R25",), _points(-1)),
    Fact(WINS_REMISE, "wins-remise", ("R10",), _basket(1), group="remise"),
    Fact(PAYS_REMISE, "pays-remise", ("R35",), _basket(-1), group="remise"),
    Fact(WINS_PARTIE, "wins-partie", ("R41",), _partie(1)),
    Fact(LOSES_PARTIE, "loses-partie", ("R41",), _partie(-1)),
    Fact(MAKES, "makes-reversis", ("R44",), _reversis(1)),
    Fact(MADE_BY_ANOTHER, "reversis-of-another", ("R44",), _reversis(-0.35)),
    Fact(BREAKS, "breaks-reversis", ("R45", "R46"), _reversis(1)),
    Fact(IS_BROKEN, "reversis-broken", ("R45", "R46"), _reversis(-1)),
    Fact(USES_RIGHT, "uses-right", ("R51",), asked=_holds_right),
    Fact(FAILS, "right-fails", ("R55", "R56"), _partie(-1), asked=_holds_right),
    Fact(NO_POINT, "no-point", ("R40",), _points(10), group="points"),
    Fact(MANY_POINTS, "many-points", ("R40",), _points(-10), group="points"),
    Fact(LAST_TRICK, "last-trick", ("R28",), _points(-2)),
    *(Fact(TAKES + k, "takes", ("R19",), asked=_now(k)) for k in range(TRICKS)),
)

REVERSIS = Facts(facts, TABLE)
