"""What a simulation answers: one JSON object, from which the tables for a person are made as well."""

from typing import Any

from corbillon.lab.plan import Plan
from corbillon.lab.playing import Totals
from corbillon.record import write_rules


def answer(plan: Plan, totals: Totals) -> dict[str, Any]:
    """Means a deal with their 95 % intervals; articles and events a deal, over all deals that were played."""
    game = plan.game
    found: dict[str, Any] = {
        "game": game.name,
        "preset": plan.preset,
        "rules": write_rules(game, plan.rules, plan.preset),
        "seed": plan.seed,
        "deals": totals.seats[0].weight,
        "seats": seats(plan, totals),
    }
    if plan.whole:
        found["matches"] = plan.count
    if plan.duplicate:
        found["bots"] = bots(plan, totals)
        found["played"] = totals.played
    amounts = {f"{game.letter}{clause}": amount for clause, amount in enumerate(totals.clauses) if amount}
    return {
        **found,
        "articles": {article: _each(amount, totals.played) for article, amount in amounts.items()},
        "events": {name: _each(times, totals.played) for name, times in zip(game.events, totals.events, strict=False)},
        "decisions": _each(totals.decisions, totals.played),
    }


def seats(plan: Plan, totals: Totals) -> list[dict[str, Any]]:
    """Each seat's bot and what it won a deal, in whole matches also a match; from the premier en cartes on."""
    found = []
    for bot, sums in zip(plan.bots, totals.seats, strict=True):
        seat: dict[str, Any] = {"bot": bot, **sums.by_weight().answer()}
        if plan.whole:
            seat["match"] = sums.by_count().answer()
        found.append(seat)
    return found


def bots(plan: Plan, totals: Totals) -> dict[str, Any]:
    """What a seat of each bot won a deal, over the means of a deal's rotations, and how far ahead of the others."""
    found = {}
    for bot, sums in totals.bots.items():
        own = plan.bots.count(bot)
        others = plan.seats - own
        found[bot] = sums.by_weight(own).answer()
        if others:
            found[bot]["ahead"] = totals.ahead[bot].by_weight(own * others).answer()
    return found


def _each(amount: int, deals: int) -> float:
    return amount / deals if deals else 0.0
