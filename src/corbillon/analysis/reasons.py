"""Why one action is better than another: facts that came about more often under one of them, in the same worlds."""

from dataclasses import dataclass
from typing import Any

from corbillon.analysis.facts import FACTS, Fact
from corbillon.analysis.samples import Contrast, Samples
from corbillon.kernel.cards import NO_CARD, card_name
from corbillon.kernel.game import Game

MOST = 3
"""No more reasons are given; a fourth convinces nobody."""
LEAST = 0.03
"""A frequency must differ by so much to be worth a word."""
SHARE = 0.1
"""A reason that weighs less than this beside the weightiest is not given."""
CIRCUMSTANCE = 0.1
"""How a circumstance weighs, in shares of the chips that went with it, so that it comes after what is paid for."""


@dataclass(frozen=True)
class Reason:
    """A fact that speaks for the better of two actions."""

    fact: str
    """Its message is ``fact-<game>-<fact>``."""
    articles: tuple[str, ...]
    better: float
    """How often it came about under the better action."""
    worse: float
    difference: float
    error: float
    """Of the difference, paired world by world."""
    weight: float
    """About how many chips it explains."""
    seat: int | None
    """Of which other seat it tells, if of one."""
    card: str | None
    """Of which card, as the record writes it."""
    box: bool
    """Whether it tells of the box of that card."""
    rank: str | None
    """Of which rank."""
    amount: int | None
    """The chips that its words name."""


def reasons(game: Game, rules: Any, view: Any, samples: Samples, better: int, worse: int) -> tuple[Reason, ...]:
    """At most three facts that speak for the better of two actions, the weightiest first."""
    found: dict[object, Reason] = {}
    for fact in FACTS[game.name].table:
        if not fact.asked(rules, view):
            continue
        contrast = samples.contrast(better, worse, fact.bit)
        weight = weigh(fact, rules, view, contrast)
        if weight <= 0:
            continue
        key = fact.group or fact.bit
        if key not in found or found[key].weight < weight:
            found[key] = _reason(game, rules, view, fact, contrast, weight)
    weighty = sorted(found.values(), key=lambda reason: -reason.weight)[:MOST]
    return tuple(reason for reason in weighty if reason.weight >= SHARE * weighty[0].weight)


def weigh(fact: Fact, rules: Any, view: Any, contrast: Contrast) -> float:
    """About how many chips a fact explains: nothing where its frequency is not told apart, or it speaks against."""
    difference = contrast.difference
    if not difference.told or abs(difference.mean) < LEAST:
        return 0.0
    if fact.worth is None:
        return CIRCUMSTANCE * contrast.chips
    return difference.mean * fact.worth(rules, view)


def _reason(game: Game, rules: Any, view: Any, fact: Fact, contrast: Contrast, weight: float) -> Reason:
    card = card_name(fact.card, game.order) if fact.card != NO_CARD else None
    return Reason(
        fact.name,
        fact.articles,
        contrast.one,
        contrast.other,
        contrast.difference.mean,
        contrast.difference.error,
        weight,
        (view.seat + fact.step) % view.seats if fact.step else None,
        game.pots(rules)[fact.box] if fact.box >= 0 else card,
        fact.box >= 0,
        game.order[fact.rank] if fact.rank >= 0 else None,
        round(fact.amount(rules, view)) if fact.amount else None,
    )
