"""What players of Zinzolin weigh: Equinoxes, the Rocambole, sigisbés placed, thrown and gorged, tricks."""

from typing import Any

from corbillon.analysis.facts.fact import Asked, Fact, Facts, Worth
from corbillon.games.zinzolin.rules import Rules
from corbillon.games.zinzolin.table import (
    BASKET,
    NOBODY,
    PLAY,
    ROCAMBOLE,
    SEATS,
    SHOW,
    SHOWN_RANKS,
    SIGISBES,
    TRICKS,
    Table,
    worth,
)
from corbillon.kernel.bits import members
from corbillon.kernel.cards import SUITS, rank, suit
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET
from corbillon.kernel.law import law

PLACED = 0
"""A bit for each sigisbé of one's own that went under another's card: twelve."""
THROWN, GORGED = 12, 15
"""A bit for each rank of sigisbés."""
TAKES = 18
"""A bit for each trick."""
FIRST, SECOND, ROCAMBOLE_WON = 30, 34, 38
"""A bit for each seat from one's own on."""
VOLE, BREAKS_FIRST, BREAKS_SECOND, SHARES, SHOWS, RUNS, PAYS_RUN = 42, 43, 44, 45, 46, 47, 48
PAYS = 49
"""A bit for each of ``PAID``."""
PAID = (2, 4, 8)
"""Jetons for the sigisbés of others, in units of the stake."""
LONG = 3
"""So many tricks of one player in a row begin to look like an Equinox."""
HALF = TRICKS // 2


@law
def facts(rules: Rules, table: Table, seat: int) -> int:
    """What happened to a seat from its decision on to the settlement."""
    found = of_sigisbes(table, seat)
    for trick in range(TRICKS):
        found |= int(table.takers[trick] == seat) << (TAKES + trick)
    found |= int(breaks_run(table, seat, 0)) << BREAKS_FIRST
    found |= int(breaks_run(table, seat, HALF)) << BREAKS_SECOND
    if table.first_equinox != NOBODY:
        found |= 1 << (FIRST + (table.first_equinox - seat & 3))
    if table.second_equinox != NOBODY:
        found |= 1 << (SECOND + (table.second_equinox - seat & 3))
    found |= int(table.first_equinox == seat and table.second_equinox == seat) << VOLE
    return found


@law
def of_sigisbes(table: Table, seat: int) -> int:
    """What was paid on account of sigisbés, declarations, runs and the Rocambole, entry by entry."""
    found = 0
    paid = 0
    for k in range(table.entries):
        entry = table.journal[k]
        clause = entry[CLAUSE]
        if clause == 34 and entry[TARGET] == seat:
            found |= 1 << (PLACED + SHOWN_RANKS * suit(entry[CARD]) + rank(entry[CARD]))
        elif clause == 34 and entry[SOURCE] == seat:
            paid += entry[AMOUNT]
        elif clause == 35 and entry[SOURCE] == seat:
            found |= 1 << (THROWN + rank(entry[CARD]))
        elif clause == 36 and entry[SOURCE] == seat:
            found |= 1 << (GORGED + rank(entry[CARD]))
        elif clause == 24:
            found |= int(entry[TARGET] == seat) << SHOWS
        elif clause == 40:
            found |= int(entry[TARGET] == seat) << RUNS | int(entry[SOURCE] == seat) << PAYS_RUN
        elif clause == 45:
            found |= 1 << (ROCAMBOLE_WON + (entry[TARGET] - seat & 3))
        elif clause == 47:
            found |= int(entry[TARGET] == seat) << SHARES
    for k in range(len(PAID)):
        found |= int(paid >= PAID[k] * table.stake) << (PAYS + k)
    return found


@law
def breaks_run(table: Table, seat: int, first: int) -> bool:
    """Whether this seat ended a run of another that began with a half and might have become an Equinox."""
    runner = table.takers[first]
    for trick in range(first + 1, first + HALF):
        if table.takers[trick] != runner:
            return trick - first >= LONG and table.takers[trick] == seat
    return False


def _basket(share: float, jetons: int = 0) -> Worth:
    """A share of the basket, and jetons."""
    return lambda rules, view: share * view.accounts[BASKET] + jetons * view.stake


def _rocambole(share: float) -> Worth:
    return lambda rules, view: share * view.accounts[ROCAMBOLE]


def _jetons(n: float) -> Worth:
    return lambda rules, view: n * view.stake


def _held(cards: int) -> Asked:
    """Asked while one of these cards may still be played by this seat, or drawn."""
    return lambda rules, view: bool(view.phase < PLAY or view.hand & cards)


def _now(trick: int) -> Asked:
    """Asked while this trick is played."""
    return lambda rules, view: bool(view.phase == PLAY and view.ply // SEATS == trick)


def _before(tricks: int) -> Asked:
    """Asked before so many tricks are played."""
    return lambda rules, view: bool(view.ply < SEATS * tricks)


def _shows(rules: Any, view: Any) -> bool:
    return bool(view.phase == SHOW or (view.phase == PLAY and view.ply < SEATS))


def _of_ranks(rank: int) -> int:
    return sum(1 << 13 * suit + rank for suit in range(len(SUITS)))


TABLE = (
    Fact(FIRST, "first-equinox", ("Z39",), _basket(1), asked=_before(HALF)),
    Fact(SECOND, "second-equinox", ("Z42", "Z43"), _basket(1, 12), group="second"),
    Fact(VOLE, "vole", ("Z40", "Z41"), _basket(1, 144), group="second"),
    *(Fact(FIRST + k, "first-to", ("Z39",), _basket(-0.3, -3), step=k, asked=_before(HALF)) for k in (1, 2, 3)),
    *(Fact(SECOND + k, "second-to", ("Z42", "Z43"), _basket(-0.3, -4), step=k) for k in (1, 2, 3)),
    Fact(BREAKS_FIRST, "breaks-first", ("Z39",), _basket(0.3, 3), asked=_before(HALF)),
    Fact(BREAKS_SECOND, "breaks-second", ("Z42", "Z43"), _basket(0.3, 4)),
    Fact(ROCAMBOLE_WON, "rocambole", ("Z45",), _rocambole(1)),
    Fact(SHARES, "rocambole-shared", ("Z47",), _rocambole(0.5)),
    *(Fact(ROCAMBOLE_WON + k, "rocambole-to", ("Z45",), _rocambole(-0.3), step=k) for k in (1, 2, 3)),
    *(
        Fact(
            PLACED + SHOWN_RANKS * suit(card) + rank(card),
            "placed",
            ("Z34",),
            _jetons(worth(card)),
            card=card,
            group=f"rank {rank(card)}",
            asked=_held(1 << card),
        )
        for card in members(SIGISBES)
    ),
    *(
        Fact(bit + k, name, (article,), _jetons(-k - 1), rank=k, group=f"rank {k}", asked=_held(_of_ranks(k)))
        for bit, name, article in ((THROWN, "thrown", "Z35"), (GORGED, "gorged", "Z36"))
        for k in range(SHOWN_RANKS)
    ),
    *(
        Fact(PAYS + k, "pays", ("Z34",), _jetons(-PAID[k] / 2), amount=_jetons(PAID[k]), group="pays")
        for k in range(len(PAID))
    ),
    Fact(SHOWS, "shows", ("Z24",), _jetons(15), asked=_shows),
    Fact(RUNS, "runs", ("Z40",), _jetons(12)),
    Fact(PAYS_RUN, "pays-run", ("Z40",), _jetons(-4)),
    *(Fact(TAKES + k, "takes", ("Z30",), asked=_now(k)) for k in range(TRICKS)),
)

ZINZOLIN = Facts(facts, TABLE)
