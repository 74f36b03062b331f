"""What may be played, and the rule books."""

from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from corbillon.games import GAMES
from corbillon.rulebook_tree import Book
from corbillon.server import catalogue
from corbillon.server.protocol.catalogue import CatalogueGame
from corbillon.server.refusals import Refused
from corbillon.server.web.answers import JSON_TYPE, encode
from corbillon.server.web.errors import refuses
from corbillon.server.web.pages import Asset, delivered, text_asset
from corbillon.server.web.site import site_of
from corbillon.server.web.visitors import visitor_of

router = APIRouter(prefix="/api")

Game = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$")]
KEEPING = "no-cache"
"""It is kept, and asked for each time whether it is still true."""

UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "What the client has is still true."}}


@router.get("/games", response_model=list[CatalogueGame], responses=refuses() | UNCHANGED)
async def games(request: Request) -> Response:
    """Every game, with all that may be chosen of it."""
    return _unchanging(request, _catalogue())


@router.get("/rules/{game}", response_model=Book, responses=refuses("no_game") | UNCHANGED)
async def rules(request: Request, game: Game, lang: Annotated[Literal["fr", "en"], Query()] = "en") -> Response:
    """A rule book as a tree."""
    if game not in GAMES:
        raise Refused("no_game", f"there is no game {game}: {', '.join(GAMES)}")
    return _unchanging(request, _book(game, lang))


@cache
def _catalogue() -> Asset:
    return text_asset(encode(catalogue.games()), JSON_TYPE, KEEPING)


@cache
def _book(game: str, lang: str) -> Asset:
    return text_asset(encode(catalogue.book(GAMES[game], lang)), JSON_TYPE, KEEPING)


def _unchanging(request: Request, text: Asset) -> Response:
    """What changes with the program only."""
    site_of(request).count("read", visitor_of(request))
    return delivered(text, request)
