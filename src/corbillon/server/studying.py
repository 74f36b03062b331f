"""Hints and reviews, as the processes that think compute them: from plain data to the JSON that is answered."""

from collections.abc import Callable
from typing import Any

import orjson

from corbillon import analysis, record
from corbillon.analysis.judging import Value
from corbillon.analysis.samples import Estimate
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.server import replays
from corbillon.server.protocol import studies as told
from corbillon.server.protocol.faces import Refusal
from corbillon.server.refusals import Refused

SEED = 1
"""As ``corbillon analyse`` has it where it is told nothing else: whoever asks twice is answered alike."""
WORLDS = analysis.WORLDS
PLACES = 4

Stop = Callable[[], bool]
Answer = bytes | Refusal


def hint(game: str, rules: Any, view: Any, actions: int, seq: int, *, stop: Stop) -> Answer:
    """What a seat may best do, by what it sees."""
    found = analysis.hint(GAMES[game], rules, view, actions, seed=SEED, worlds=WORLDS, stop=stop)
    values = [_value(value) for value in found.values]
    reasons = [_reason(reason) for reason in found.reasons]
    return orjson.dumps(told.Hint(view.seat, seq, values, found.instead, reasons, found.worlds))


def review(source: dict[str, Any], names: list[str | None], seat: int, deal: int, *, stop: Stop) -> Answer:
    """A deal as a seat went through it."""
    try:
        kept = record.load(source)
        found = analysis.review(kept, seat, deal, seed=SEED, worlds=WORLDS, stop=stop)
    except RecordError as fault:
        return Refusal(fault.code, str(fault), fault.clause)
    except ValueError as fault:
        return Refusal("no_deal", str(fault))
    return orjson.dumps(_review(kept, names, found))


def check(source: dict[str, Any], number: int, *, stop: Stop) -> Answer:
    """What comes of the checks of a deal whose bots search."""
    try:
        return orjson.dumps(replays.checked(record.load(source), number))
    except RecordError as fault:
        return Refusal(fault.code, str(fault), fault.clause)
    except Refused as fault:
        return fault.refusal


def _review(kept: record.Record, names: list[str | None], found: analysis.Review) -> told.DealReview:
    (deal,) = found.deals
    actors = replays.actors_of(kept, replays.numbers_of(kept).index(deal.deal))
    worst = [deal.decisions.index(decision) for decision in deal.worst()]
    return told.DealReview(
        game=found.game.name,
        order=found.game.order,
        seat=found.seat,
        deal=deal.deal,
        names=names,
        decisions=[_decision(decision, actors) for decision in deal.decisions],
        worst=worst,
        lost=round(deal.loss(), PLACES),
        luck=[told.DealLuck(luck.result, _estimated(luck.luck), _estimated(luck.play)) for luck in deal.luck],
        standing=[list(balances) for balances in deal.standing],
        worlds=found.worlds,
    )


def _decision(decision: analysis.Decision, actors: "list[replays.Actor | None]") -> told.ReviewedDecision:
    moment, verdict = decision.moment, decision.verdict
    return told.ReviewedDecision(
        action=moment.index,
        ply=moment.view.ply,
        played=verdict.played.text,
        by=actors[moment.index],
        judgement=verdict.judgement.value,
        loss=_estimated(verdict.played.loss),
        reasons=[_reason(reason) for reason in verdict.reasons],
        values=[_value(value) for value in verdict.hint.values],
        worlds=verdict.hint.worlds,
    )


def _value(value: Value) -> told.ActionValue:
    return told.ActionValue(value.text, _estimated(value.gain), _estimated(value.loss))


def _reason(reason: analysis.Reason) -> told.ActionReason:
    return told.ActionReason(
        fact=reason.fact,
        articles=list(reason.articles),
        better=round(reason.better, PLACES),
        worse=round(reason.worse, PLACES),
        weight=round(reason.weight, PLACES),
        seat=reason.seat,
        card=reason.card,
        box=reason.box,
        rank=reason.rank,
        amount=reason.amount,
    )


def _estimated(estimate: Estimate) -> told.Estimated:
    return told.Estimated(round(estimate.mean, PLACES), round(estimate.error, PLACES))
