"""A review as JSON, as ``docs/analysis.md`` has it."""

from typing import Any

from corbillon.analysis.judging import Hint, Value
from corbillon.analysis.luck import Luck
from corbillon.analysis.reasons import Reason
from corbillon.analysis.reviewing import DealReview, Decision, Review
from corbillon.analysis.samples import Estimate

PLACES = 6


def answer(review: Review) -> dict[str, Any]:
    """A review."""
    return {
        "game": review.game.name,
        "seat": review.seat,
        "seed": review.seed,
        "worlds": review.worlds,
        "complete": review.complete,
        "deals": [_deal(deal) for deal in review.deals],
    }


def hint_answer(hint: Hint) -> dict[str, Any]:
    """A hint."""
    return {
        "worlds": hint.worlds,
        "values": [_value(value) for value in hint.values],
        "instead": hint.instead,
        "reasons": [_reason(reason) for reason in hint.reasons],
    }


def _deal(deal: DealReview) -> dict[str, Any]:
    return {
        "deal": deal.deal,
        "luck": [_luck(luck) for luck in deal.luck],
        "lost": round(deal.loss(), PLACES),
        "standing": [list(balances) for balances in deal.standing],
        "decisions": [_decision(decision) for decision in deal.decisions],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    verdict = decision.verdict
    return {
        "action": decision.moment.index,
        "ply": decision.moment.view.ply,
        "played": verdict.played.text,
        "judgement": verdict.judgement.value,
        "loss": _estimate(verdict.played.loss),
        "reasons": [_reason(reason) for reason in verdict.reasons],
        "hint": hint_answer(verdict.hint),
    }


def _value(value: Value) -> dict[str, Any]:
    return {"action": value.text, "gain": _estimate(value.gain), "loss": _estimate(value.loss)}


def _reason(reason: Reason) -> dict[str, Any]:
    return {
        "fact": reason.fact,
        "articles": list(reason.articles),
        "better": round(reason.better, PLACES),
        "worse": round(reason.worse, PLACES),
        "difference": round(reason.difference, PLACES),
        "standard_error": round(reason.error, PLACES),
        "weight": round(reason.weight, PLACES),
        "seat": reason.seat,
        "card": reason.card,
        "rank": reason.rank,
        "amount": reason.amount,
    }


def _luck(luck: Luck) -> dict[str, Any]:
    return {"result": luck.result, "luck": _estimate(luck.luck), "play": _estimate(luck.play)}


def _estimate(estimate: Estimate) -> dict[str, float]:
    return {"mean": round(estimate.mean, PLACES), "standard_error": round(estimate.error, PLACES)}
