"""Records: kept for whoever has their key, opened, checked."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from corbillon import record
from corbillon.errors import RecordError
from corbillon.server import replays
from corbillon.server.again import practice, resumed
from corbillon.server.agreeing import KNOWN_BOTS
from corbillon.server.house import wall_clock
from corbillon.server.protocol.faces import Ledger, OpenDeal
from corbillon.server.protocol.records import Checked, Summary
from corbillon.server.protocol.settings import MOST_SEATS
from corbillon.server.protocol.studies import DealReview
from corbillon.server.refusals import Refused
from corbillon.server.web.answers import Opened, Record, Repeating, answer, ready_made
from corbillon.server.web.errors import refuses
from corbillon.server.web.site import Site, site_of
from corbillon.server.web.tables import Number, check_deal, may_open, until
from corbillon.server.web.visitors import Who

router = APIRouter(prefix="/api/records")

Key = Annotated[str, Path(pattern=r"^[0-9a-f]{8,64}$")]
BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
    }
}


@router.post(
    "",
    response_model=Summary,
    responses=refuses("bad_deal", "bad_rule", "bad_origin", "too_large", "too_slow"),
    openapi_extra=BODY,
)
async def keep_record(request: Request, who: Who) -> Response:
    """Keep a record, to be opened under its key."""
    site = site_of(request)
    site.count("keep", who)
    summary, body = await site.workshop.do(_read, await request.body())
    await site.guests.keep(who)
    await site.store.keep_record(summary.key, body, wall_clock())
    return answer(summary)


def _read(source: bytes) -> tuple[Summary, bytes]:
    """A record in short, and its text as it is kept: what is not JSON to everybody is refused."""
    read = record.load(source)
    try:
        body = json.dumps(record.dump(read), allow_nan=False, separators=(",", ":")).encode("ascii")
    except (ValueError, RecursionError):
        raise RecordError("bad_format", "the record has a number that is none, or is nested too deeply") from None
    return replays.summary(read), body


@router.get("/{key}", response_model=Summary, responses=refuses("no_record"))
async def record_summary(request: Request, who: Who, key: Key) -> Response:
    """A record in short."""
    site, body = await _kept(request, who, key)
    return answer(await site.workshop.do(lambda: replays.summary(record.load(body))))


@router.get("/{key}/file", response_model=Record, responses=refuses("no_record"))
async def record_file(request: Request, who: Who, key: Key) -> Response:
    """The record itself."""
    _, body = await _kept(request, who, key)
    headers = {"Content-Disposition": f'inline; filename="corbillon-{key}.json"'}
    return Response(body, headers=headers, media_type="application/json")


@router.get("/{key}/ledger", response_model=Ledger, responses=refuses("no_record"))
async def record_ledger(request: Request, who: Who, key: Key) -> Response:
    """All the payments of a record."""
    site, body = await _kept(request, who, key)
    return answer(await site.workshop.do(lambda: replays.ledger_of(record.load(body))))


@router.get("/{key}/deals/{number}", response_model=OpenDeal, responses=refuses("no_record", "no_deal"))
async def record_deal(request: Request, who: Who, key: Key, number: Number) -> Response:
    """A deal of a record, step by step, every hand open."""
    site, body = await _kept(request, who, key)
    return answer(await site.workshop.do(lambda: replays.open_deal(record.load(body), number)))


@router.get("/{key}/deals/{number}/check", response_model=Checked, responses=refuses("no_record", "no_deal"))
async def check_record_deal(request: Request, who: Who, key: Key, number: Number) -> Response:
    """Whether a deal of a record was shuffled and played as it says."""
    site, body = await _kept(request, who, key)
    return await check_deal(site, record.load(body), number)


@router.get("/{key}/deals/{number}/review", response_model=DealReview, responses=refuses("no_record", "no_deal"))
async def review_record_deal(
    request: Request, who: Who, key: Key, number: Number, seat: Annotated[int, Query(ge=0, lt=MOST_SEATS)] = 0
) -> Response:
    """Every decision of a seat in a deal of a record, judged by what it knew."""
    site, body = await _kept(request, who, key)
    site.count("think", who)
    kept = record.load(body)
    question = record.dump(until(kept, number)), replays.names_of(kept), seat, number
    return ready_made(await site.house.studies.review(f"record {key}", seat, number, *question))


@router.post(
    "/{key}/deals/{number}/again",
    response_model=Opened,
    responses=refuses("no_record", "no_deal", "deal_over", "bad_origin", "too_large", "too_slow"),
)
async def play_record_deal_again(
    request: Request, who: Who, key: Key, number: Number, repeating: Repeating
) -> Response:
    """Play a deal of a record again from one of its actions on, at a table of one's own against bots."""
    site, body = await _kept(request, who, key)
    await may_open(site, who)
    kept = record.load(body)
    entry = await site.workshop.do(resumed, kept, number, repeating.action, wall_clock())
    settings = practice(replays.settings_of(kept, number))
    guest = await site.guests.keep(who)
    return answer(Opened(await site.house.open(guest, settings, repeating.seat or 0, bots=KNOWN_BOTS, then=entry)))


async def _kept(request: Request, who: Who, key: str) -> tuple[Site, bytes]:
    site = site_of(request)
    site.count("walk", who)
    body = await site.store.record(key)
    if body is None:
        raise Refused("no_record", "no record is kept under this key")
    return site, body
