"""Invitations: where a friend finds a table, and that as a picture for a telephone."""

import io
from typing import Annotated

import segno
from fastapi import APIRouter, Query, Request, Response

from corbillon.server.refusals import Refused
from corbillon.server.web.answers import Invitation, answer
from corbillon.server.web.errors import refuses
from corbillon.server.web.reach import bases
from corbillon.server.web.site import Site, site_of
from corbillon.server.web.tables import Table
from corbillon.server.web.visitors import Who

SVG = "image/svg+xml"
LONGEST_LINK = 400

router = APIRouter(prefix="/api/tables/{table}")


class Picture(Response):
    """A drawing."""

    media_type = SVG


@router.get("/invitation", response_model=Invitation, responses=refuses("no_table"))
async def invitation(request: Request, who: Who, table: Table) -> Response:
    """The addresses under which others reach the table, the likeliest first."""
    site = site_of(request)
    site.count("read", who)
    await site.house.face(table, await site.guests.guest(who))
    return answer(Invitation(links(site, request, table)))


@router.get(
    "/qr.svg",
    response_class=Picture,
    responses=refuses("no_table", "bad_link") | {200: {"content": {SVG: {"schema": {"type": "string"}}}}},
)
async def invitation_picture(
    request: Request, who: Who, table: Table, link: Annotated[str, Query(max_length=LONGEST_LINK)]
) -> Response:
    """One of these addresses as a QR code."""
    site = site_of(request)
    site.count("read", who)
    await site.house.face(table, await site.guests.guest(who))
    if link not in links(site, request, table):
        raise Refused("bad_link", "this is no link of the table's invitation")
    return Picture(drawn(link), headers={"Cache-Control": "private, max-age=3600"})


def links(site: Site, request: Request, table: str) -> list[str]:
    """The links of a table's invitation, as the one who asks may give them away."""
    scope = request.scope
    port = (scope.get("server") or ("", 0))[1]
    found = bases(scope["scheme"], scope["corbillon.host"], port, site.config.host)
    return [f"{base}/t/{table}" for base in found]


def drawn(link: str) -> bytes:
    """A QR code, dark on light whatever the page's colours, with its quiet margin."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return picture.getvalue()
