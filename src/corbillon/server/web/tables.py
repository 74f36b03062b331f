"""Tables: opened, looked at, commanded. Whatever is told of one comes from the house."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from corbillon import record
from corbillon.server import replays
from corbillon.server.protocol.commands import Command
from corbillon.server.protocol.faces import Accepted, Face, Ledger, Message, OpenDeal
from corbillon.server.protocol.lobby import Listing
from corbillon.server.protocol.records import Checked
from corbillon.server.protocol.settings import MOST_SEATS
from corbillon.server.refusals import Refused
from corbillon.server.room.records import record_of
from corbillon.server.room.room import Room
from corbillon.server.web.answers import Opened, Opening, Record, Waking, answer
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
    site.count("open", who)
    if await _open_tables(site, who) >= MOST_TABLES:
        raise Refused("too_many", f"{MOST_TABLES} tables are open; close one first")
    guest = await site.guests.keep(who)
    return answer(Opened(await site.house.open(guest, opening.settings, opening.seat)))


async def _open_tables(site: Site, who: Visitor) -> int:
    tables = await site.house.tables_of(await site.guests.guest(who))
    return sum(table.phase not in ("over", "closed") for table in tables)


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
    return answer(await site_of(request).workshop.do(replays.checked, finished, number))


async def _room(request: Request, who: Visitor, table: str) -> Room:
    """A table from which to read what is over."""
    site = site_of(request)
    site.count("walk", who)
    return await site.house.room(table, await site.guests.guest(who))
