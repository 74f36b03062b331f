"""Tables: opened, looked at, commanded. Whatever is told of one comes from the house."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from corbillon import record
from corbillon.server import replays
from corbillon.server.again import practice, resumed
from corbillon.server.agreeing import KNOWN_BOTS
from corbillon.server.protocol.commands import Command
from corbillon.server.protocol.faces import Accepted, Face, Ledger, Message, OpenDeal
from corbillon.server.protocol.lobby import Listing
from corbillon.server.protocol.records import Checked
from corbillon.server.protocol.settings import MOST_SEATS
from corbillon.server.protocol.studies import DealReview, Hint
from corbillon.server.refusals import Refused
from corbillon.server.room.records import record_of
from corbillon.server.room.room import Room
from corbillon.server.web.answers import Hinting, Opened, Opening, Record, Repeating, Waking, answer, ready_made
from corbillon.server.web.errors import refuses
from corbillon.server.web.guests import Visitor
from corbillon.server.web.site import Site, site_of
from corbillon.server.web.streams import EventStream
from corbillon.server.web.visitors import Who

MOST_TABLES = 20
"""How many tables that are not over a guest may have when he opens one more."""
MOST_DEALS = 1_000_000

router = APIRouter(prefix="/api")

Table = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Path(ge=1, le=MOST_DEALS)]


@router.post(
    "/tables/{table}/commands",
    response_model=Accepted,
    responses=refuses("no_table", "not_yours", "stale", "bad_origin", "too_large", "too_slow"),
)
async def command_table(request: Request, who: Who, table: Table, command: Command) -> Response:
    """Ask something of a table; a command that comes again is answered as the first time."""
    site = site_of(request)
    site.count("play", who)
    accepted = await site.house.command(table, await site.guests.keep(who), command)
    site.metrics.commands.labels(command.wish.kind).inc()
    return answer(accepted)


@router.get("/lobby", response_model=list[Listing], responses=refuses())
async def lobby(request: Request, who: Who) -> Response:
    """The open tables that their owners list."""
    site = site_of(request)
    site.count("read", who)
    return answer(await site.house.lobby())


@router.get("/me/tables", response_model=list[Listing], responses=refuses())
async def my_tables(request: Request, who: Who) -> Response:
    """The guest's own tables, the last touched first."""
    site = site_of(request)
    site.count("read", who)
    return answer(await site.house.tables_of(await site.guests.guest(who)))


@router.post("/tables", response_model=Opened, responses=refuses("bad_rule", "bad_origin", "too_large", "too_slow"))
async def open_table(request: Request, who: Who, opening: Opening) -> Response:
    """Open a table, and take a seat at it."""
    site = site_of(request)
    await may_open(site, who)
    guest = await site.guests.keep(who)
    return answer(Opened(await site.house.open(guest, opening.settings, opening.seat)))


async def may_open(site: Site, who: Visitor) -> None:
    """Whether a guest may open one more table; :raises Refused: ``too_many``."""
    site.count("open", who)
    tables = await site.house.tables_of(await site.guests.guest(who))
    if sum(table.phase not in ("over", "closed") for table in tables) >= MOST_TABLES:
        raise Refused("too_many", f"{MOST_TABLES} tables are open; close one first")


@router.get("/tables/{table}", response_model=Face, responses=refuses("no_table"))
async def table_face(request: Request, who: Who, table: Table) -> Response:
    """A table as everybody may see it."""
    site = site_of(request)
    site.count("read", who)
    return answer(await site.house.face(table, await site.guests.guest(who)))


@router.get(
    "/tables/{table}/stream",
    response_class=EventStream,
    response_model=None,
    status_code=200,
    responses=refuses("no_table", "not_yours")
    | {200: {"model": Message, "description": "Server-sent events: each one's data is a Message, its id the seq."}},
)
async def table_stream(
    request: Request,
    who: Who,
    table: Table,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
    watch: bool = False,
) -> Response:
    """What happens at a table, as one seat may know it; first a snapshot."""
    site = site_of(request)
    site.count("stream", who)
    guest = await site.guests.guest(who)
    place = site.streams.take(table, who.id, who.address)
    try:
        stream = await site.house.stream(table, guest, seat, watch)
    except BaseException:
        site.streams.leave(place)
        raise
    return EventStream(stream.messages(), site.streams, place, lambda: site.house.end_stream(table, stream))


@router.post(
    "/tables/{table}/waking",
    status_code=204,
    response_class=Response,
    responses=refuses("no_table", "bad_origin", "too_large", "too_slow"),
)
async def wake(request: Request, who: Who, table: Table, waking: Waking) -> Response:
    """Say that the page is hidden, or shown again."""
    site = site_of(request)
    site.count("play", who)
    site.house.waking(table, await site.guests.guest(who), waking.awake)
    return Response(status_code=204)


@router.get("/tables/{table}/ledger", response_model=Ledger, responses=refuses("no_table", "not_yours"))
async def table_ledger(request: Request, who: Who, table: Table) -> Response:
    """All the payments of the match so far."""
    room = await _room(request, who, table)
    return answer(replays.ledger(room.play.match))


@router.get("/tables/{table}/record", response_model=Record, responses=refuses("no_table", "not_yours"))
async def table_record(request: Request, who: Who, table: Table) -> Response:
    """The record of the match; of one that goes on, its finished deals."""
    room = await _room(request, who, table)
    name = f'inline; filename="corbillon-{room.settings.game}-{table}.json"'
    return answer(record.dump(record_of(room)), headers={"Content-Disposition": name})


@router.get(
    "/tables/{table}/deals/{number}", response_model=OpenDeal, responses=refuses("no_table", "not_yours", "no_deal")
)
async def table_deal(request: Request, who: Who, table: Table, number: Number) -> Response:
    """A finished deal, step by step, every hand open."""
    room = await _room(request, who, table)
    finished = record_of(room)
    opened = partial(replays.open_deal, finished, number, settings=room.settings)
    return answer(await site_of(request).workshop.do(opened))


@router.get(
    "/tables/{table}/deals/{number}/check",
    response_model=Checked,
    responses=refuses("no_table", "not_yours", "no_deal"),
)
async def check_table_deal(request: Request, who: Who, table: Table, number: Number) -> Response:
    """Whether a finished deal was shuffled and played as it was said to be."""
    finished = record_of(await _room(request, who, table))
    return await check_deal(site_of(request), finished, number)


async def check_deal(site: Site, kept: record.Record, number: int) -> Response:
    """The checks of a deal; where its bots search, by a process that thinks."""
    if replays.asks_searchers(kept, number):
        return ready_made(await site.house.studies.check(record.dump(kept), number))
    return answer(await site.workshop.do(replays.checked, kept, number))


@router.post(
    "/tables/{table}/hint",
    response_model=Hint,
    responses=refuses(
        "no_table", "not_yours", "not_alone", "stale", "superseded", "bad_origin", "too_large", "too_slow"
    ),
)
async def table_hint(request: Request, who: Who, table: Table, hinting: Hinting) -> Response:
    """What one may best do at one's turn, and why; alone against bots. Another question gives up the one before."""
    site = site_of(request)
    site.count("think", who)
    return ready_made(await site.house.hint(table, await site.guests.guest(who), hinting.seat, hinting.seen))


@router.get(
    "/tables/{table}/deals/{number}/review",
    response_model=DealReview,
    responses=refuses("no_table", "not_yours", "no_deal"),
)
async def review_table_deal(
    request: Request,
    who: Who,
    table: Table,
    number: Number,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
) -> Response:
    """Every decision of one's own seat in a finished deal, judged by what it knew."""
    site = site_of(request)
    site.count("think", who)
    room = await _room(request, who, table)
    own = await _own_seat(site, who, room, seat)
    finished = until(record_of(room), number)
    names = [place.name for place in room.places]
    question = record.dump(finished), names, own, number
    return ready_made(await site.house.studies.review(f"table {table}", own, number, *question))


@router.post(
    "/tables/{table}/deals/{number}/again",
    response_model=Opened,
    responses=refuses("no_table", "not_yours", "no_deal", "deal_over", "bad_origin", "too_large", "too_slow"),
)
async def play_table_deal_again(
    request: Request, who: Who, table: Table, number: Number, repeating: Repeating
) -> Response:
    """Play a finished deal again from one of its actions on, at a table of one's own against the same bots."""
    site = site_of(request)
    await may_open(site, who)
    room = await _room(request, who, table)
    seat = await _own_seat(site, who, room, repeating.seat)
    entry = await site.workshop.do(resumed, record_of(room), number, repeating.action, site.house.now())
    guest = await site.guests.keep(who)
    return answer(Opened(await site.house.open(guest, practice(room.settings), seat, bots=KNOWN_BOTS, then=entry)))


async def _own_seat(site: Site, who: Visitor, room: Room, seat: int | None) -> int:
    """The seat of a guest at a table; :raises Refused: ``not_yours``."""
    guest = await site.guests.guest(who)
    own = room.seats_of(guest.id)
    if not own or (seat is not None and seat not in own):
        raise Refused("not_yours", "you have no such seat at this table")
    return own[0] if seat is None else seat


def until(kept: record.Record, number: int) -> record.Record:
    """A record as far as one of its deals; :raises Refused: ``no_deal``."""
    numbers = replays.numbers_of(kept)
    if number not in numbers:
        raise Refused("no_deal", f"deal {number} is not in the record")
    return replays.beginning(kept, numbers.index(number) + 1)


async def _room(request: Request, who: Visitor, table: str) -> Room:
    """A table from which to read what is over."""
    site = site_of(request)
    site.count("walk", who)
    return await site.house.room(table, await site.guests.guest(who))
