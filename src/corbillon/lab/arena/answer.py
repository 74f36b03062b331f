"""What a match-up answers: one JSON object, from which the tables for a person are made as well.

A deal in all its placements is one observation: what happens in them hangs together, and only deals are independent.
"""

from collections.abc import Sequence
from typing import Any

from corbillon.lab.arena.keeping import Keeping
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.plan import ArenaPlan, placements
from corbillon.lab.arena.playing import Played, deals_of_a_match
from corbillon.lab.estimates import Estimate, Sums
from corbillon.record import write_rules

Won = Sequence[int]
"""What one bot, or each in turn, won in all placements of a deal."""


def answer(plan: ArenaPlan, keeping: Keeping) -> dict[str, Any]:
    """What each bot won against the field, how far ahead it is of the others, and what its moves cost."""
    deals = keeping.asked
    found: dict[str, Any] = {
        "game": plan.game.name,
        "preset": plan.preset,
        "rules": write_rules(plan.game, plan.rules, plan.preset),
        "seats": plan.seats,
        "seed": plan.seed,
        "budget": plan.budget,
        "deals": len(deals),
        "placements": len(placements(plan, 0)),
        "played": sum(sum(deal.lengths) for deal in deals),
        "sources": list(keeping.sources),
    }
    if plan.whole:
        found["matches"] = found.pop("deals")
    elif len(plan.bots) == 2:
        found["match_deals"] = deals_of_a_match(plan.game, plan.rules, plan.seats)
    return {**found, "bots": bots(plan, deals, found.get("match_deals"))}


def bots(plan: ArenaPlan, deals: Sequence[Played], match_deals: float | None) -> list[dict[str, Any]]:
    """The answer of each of the named bots."""
    won = [won_by_all(plan, deal) for deal in deals]
    weights = [sum(deal.lengths) for deal in deals]
    numbers = range(len(plan.bots))
    found = []
    for bot in numbers:
        ahead = [None if other == bot else _lead(plan, won, weights, bot, [other]) for other in numbers]
        lead = _lead(plan, won, weights, bot, [other for other in numbers if other != bot])
        alone = [won_alone(plan, deal, bot) for deal in deals]
        lone = Sums.of([amount for amount, _, _ in alone], [weight for _, weight, _ in alone])
        own = {
            "bot": plan.bots[bot],
            **lone.by_weight().answer(),
            "ahead": lead.by_weight(_scale(plan)).answer(),
            "ahead_of": [sums and sums.by_weight(_scale(plan)).answer() for sums in ahead],
        }
        if plan.whole:
            own["match"] = lone.by_count(alone[0][2]).answer()
            own["match_ahead"] = lead.by_count(_scale(plan) * len(placements(plan, 0))).answer()
        elif match_deals is not None:
            own["match"] = _times(lone.by_weight(), match_deals).answer()
            own["match_ahead"] = _times(lead.by_weight(_scale(plan)), match_deals).answer()
        found.append({**own, **cost(deals, bot).answer()})
    return found


def won_by_all(plan: ArenaPlan, deal: Played) -> list[int]:
    """What all seats of each bot won, over all placements."""
    won = [0] * len(plan.bots)
    for placement, results in zip(placements(plan, deal.number), deal.results, strict=True):
        for bot, amount in zip(placement, results, strict=True):
            won[bot] += amount
    return won


def won_alone(plan: ArenaPlan, deal: Played, bot: int) -> tuple[int, int, int]:
    """What a bot won where it sat alone of its kind; how many deals that took, and in how many placements."""
    amount = weight = count = 0
    for placement, results, length in zip(placements(plan, deal.number), deal.results, deal.lengths, strict=True):
        if placement.count(bot) == 1:
            amount += results[placement.index(bot)]
            weight += length
            count += 1
    return amount, weight, count


def cost(deals: Sequence[Played], bot: int) -> Cost:
    """The cost of all moves of a bot that were timed."""
    total = Cost()
    for deal in deals:
        total.add(deal.costs[bot])
    return total


def _lead(plan: ArenaPlan, won: Sequence[Won], weights: Sequence[int], bot: int, others: Sequence[int]) -> Sums:
    """What a bot's seats won more than those of the others on an average, deal by deal: so often as ``_scale`` says."""
    each = (len(plan.bots) - 1) // len(others)
    amounts = [each * sum(all[bot] - all[other] for other in others) for all in won]
    return Sums.of([amount * len(plan.bots) for amount in amounts], weights)


def _scale(plan: ArenaPlan) -> int:
    """What makes one seat's difference of ``_lead``: a bot has seats ÷ bots of them in a placement, on an average."""
    return plan.seats * (len(plan.bots) - 1)


def _times(estimate: Estimate, factor: float) -> Estimate:
    """An estimate of so many deals together."""
    low, high = estimate.low, estimate.high
    if low is None or high is None:
        return Estimate(estimate.mean * factor, None, None)
    return Estimate(estimate.mean * factor, low * factor, high * factor)
