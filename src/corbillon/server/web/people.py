"""Who one is, and whether the server is well."""

from importlib.metadata import version

from fastapi import APIRouter, Request, Response

from corbillon.server.refusals import Refused
from corbillon.server.web.answers import Health, Me, Naming, answer
from corbillon.server.web.errors import refuses
from corbillon.server.web.reach import is_own_name
from corbillon.server.web.site import site_of
from corbillon.server.web.visitors import Who, visitor_of

router = APIRouter()


@router.get("/api/me", response_model=Me, responses=refuses())
async def me(request: Request, who: Who) -> Response:
    """The guest's name."""
    site = site_of(request)
    site.count("read", who)
    guest = await site.guests.guest(who)
    return answer(Me(guest.name, guest.chosen))


@router.post("/api/me", response_model=Me, responses=refuses("bad_name", "bad_origin", "too_large", "too_slow"))
async def name_me(request: Request, who: Who, naming: Naming) -> Response:
    """Choose a name."""
    site = site_of(request)
    site.count("name", who)
    guest = await site.guests.rename(who, naming.name)
    return answer(Me(guest.name, guest.chosen))


@router.get("/health", response_model=Health, responses=refuses())
async def health(request: Request) -> Response:
    """Whether the server answers."""
    return answer(Health("well", version("corbillon"), site_of(request).instance))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The counters; for this machine only, asked for under its own name, where it is not set up otherwise."""
    site = site_of(request)
    own = visitor_of(request).address is None and is_own_name(request.scope["corbillon.host"])
    if not (own or site.config.open_metrics):
        raise Refused("not_found", "there is nothing at this address")
    site.metrics.tables.set(len(site.house.tables))
    site.metrics.streams.set(len(site.streams))
    return Response(site.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
