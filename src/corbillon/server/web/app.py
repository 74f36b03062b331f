"""The application: its parts put together, its routes, and what happens when it starts and ends."""

import gc
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache

from fastapi import APIRouter, FastAPI, Response
from fastapi.routing import APIRoute

from corbillon.bots.thinking import Thinkers
from corbillon.server.config import Config, signing_key
from corbillon.server.house import House
from corbillon.server.storage import Store, open_store
from corbillon.server.web import errors, games, invitations, openapi, pages, people, records, tables
from corbillon.server.web.answers import JSON_TYPE
from corbillon.server.web.guests import Guests
from corbillon.server.web.limits import RATES, Limits, Rate
from corbillon.server.web.pages import Pages
from corbillon.server.web.security import Guard
from corbillon.server.web.site import Site

COLLECTING = (150, 2, 50_000)
"""Thresholds of the garbage collector: little at a time, and seldom the pause that walks through thousands of streams.

At busy tables what is new takes the place of what was, so for each object by which their number grows, which is what
the first threshold counts, there are many to walk through: with Python's own thresholds pauses are of 20 ms.
"""
SWITCHING = 0.0005
"""Seconds that a thread may keep the interpreter while another waits for it: a commit that is done soon says so."""

PARTS = (tables.router, people.router, games.router, invitations.router, records.router)
"""What is asked most comes first: routes are tried in turn."""

DESCRIPTION = "/api/openapi.json"

Backing = tuple[Store, House]


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Backing]:
    """The store and the house of a configuration, at work until the end.

    :raises ValueError: when the database's address is of no database.
    :raises StoreFailure: when it cannot be opened.
    """
    store = open_store(config.database, config.data)
    house = House(store, thinkers=Thinkers(config.thinkers))
    try:
        await house.start()
        yield store, house
    finally:
        await house.stop()
        await store.close()


def create_app(
    config: Config,
    *,
    opening: Callable[[Config], AbstractAsyncContextManager[Backing]] = opened,
    rates: Mapping[str, Rate] = RATES,
) -> FastAPI:
    """The application of a configuration; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        gc.set_threshold(*COLLECTING)
        sys.setswitchinterval(SWITCHING)
        try:
            key = signing_key(config)
            async with opening(config) as (store, house):
                limits = Limits(rates)
                site = Site(config, store, house, Guests(store, key), Pages(config.page), limits)
                app.state.site = site
                gc.freeze()
                yield
                site.streams.close()
        except Exception as fault:
            app.state.fault = fault  # who started the application says it in a line
            raise

    app = FastAPI(
        title="Corbillon",
        description="Zinzolin, Nain jaune and Reversis at a table in the browser.",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    errors.install(app)
    for part in PARTS:
        app.include_router(part)
    app.state.methods = _methods(*PARTS)
    app.add_api_route(DESCRIPTION, _description(app), methods=["GET"], include_in_schema=False)
    app.state.methods[DESCRIPTION] = {"GET"}
    app.router.default = pages.elsewhere
    app.add_middleware(Guard, owner=app)
    return app


def _methods(*parts: APIRouter) -> dict[str, set[str]]:
    """By which methods each address may be asked, in all its routes together."""
    methods: dict[str, set[str]] = defaultdict(set)
    for route in (route for part in parts for route in part.routes if isinstance(route, APIRoute)):
        methods[route.path] |= route.methods or set()
    return methods


def _description(app: FastAPI) -> Callable[[], Awaitable[Response]]:
    described = cache(lambda: openapi.described(app))

    async def description() -> Response:
        """The API in the words of OpenAPI."""
        return Response(described(), media_type=JSON_TYPE)

    return description
