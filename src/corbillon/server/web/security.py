"""What stands before every route: who asks and from where, what a page may send, how much, and under which policy."""

import asyncio
import ipaddress
import logging
import re
import time
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from corbillon.server.config import Network
from corbillon.server.protocol.faces import Refusal
from corbillon.server.refusals import Refused
from corbillon.server.web.errors import refusal_answer
from corbillon.server.web.site import Site

POLICY = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "img-src 'self' data:",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",  # made by Svelte to fill its own templates
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
WORN = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY = 8 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
BODY_WITHIN = 10.0
"""Seconds within which a body has arrived, however small its pieces."""

LONGEST_ADDRESS = 64

_HOST = re.compile(r"([A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?")
_FORWARDING = ("x-forwarded-for", "forwarded", "via")

log = logging.getLogger("corbillon.web")


class Guard:
    """The outermost layer: it lets through what may be asked, and dresses what leaves."""

    def __init__(self, app: ASGIApp, owner: FastAPI) -> None:
        self._app = app
        self._owner = owner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, pass it on, and answer even where everything else fails."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        site: Site = self._owner.state.site
        dressed = Dress(site, scope, send)
        try:
            receive = await self._admit(site, scope, receive)
            await self._app(scope, receive, dressed.send)
        except Refused as fault:
            await refusal_answer(fault.refusal)(scope, receive, dressed.send)
        except Exception:
            log.exception("%s %s", scope["method"], scope["path"])
            if not dressed.begun:
                failed = Refusal("fault", "a fault of the server; it is noted")
                await refusal_answer(failed)(scope, receive, dressed.send)

    async def _admit(self, site: Site, scope: Scope, receive: Receive) -> Receive:
        headers = Headers(scope=scope)
        asked = _asked_by(site, scope, headers)
        scope["scheme"], scope["corbillon.host"] = asked.scheme, asked.host
        scope["corbillon.visitor"] = site.guests.visitor(
            headers.get("cookie", ""), asked.address, asked.scheme == "https"
        )
        if site.config.host is None and not is_near(asked.peer):
            raise Refused("elsewhere", "this server answers its own network only; start it with --host to change that")
        if not _HOST.fullmatch(asked.host):
            raise Refused("bad_format", "header Host: no name of a host")
        check_origin(scope["method"], headers, asked.host)
        if scope["method"] in SAFE_METHODS:
            return receive
        largest = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        return replayed(await read_body(headers, receive, largest), receive)


class Asked:
    """From where a request comes, by which scheme, and under which name of this server."""

    def __init__(self, peer: str, address: str | None, scheme: str, host: str) -> None:
        self.peer = peer
        self.address = address
        self.scheme = scheme
        self.host = host


def _asked_by(site: Site, scope: Scope, headers: Headers) -> Asked:
    client = scope.get("client")
    peer = client[0] if client else "127.0.0.1"
    host = headers.get("host", "localhost")
    if is_within(peer, site.config.trusted):
        scheme = headers.get("x-forwarded-proto", scope["scheme"]).strip().lower()
        address = _first_stranger(site, headers.getlist("x-forwarded-for"), peer)
        host = headers.get("x-forwarded-host", host)
        return Asked(peer, address, "https" if scheme == "https" else "http", host)
    # Through a proxy that nobody told us to trust all come from this machine: they share one address's share.
    own = is_loopback(peer) and not any(name in headers for name in _FORWARDING)
    return Asked(peer, None if own else peer, scope["scheme"], host)


def _first_stranger(site: Site, forwarded: list[str], peer: str) -> str:
    """The last address in the list that is no proxy of ours: what stands before it anybody may have written."""
    for address in map(str.strip, reversed(",".join(forwarded).split(","))):
        if len(address) <= LONGEST_ADDRESS and _address(address) and not is_within(address, site.config.trusted):
            return address
    return peer


@lru_cache(maxsize=4096)
def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_within(text: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address lies in one of some networks."""
    address = _address(text)
    return address is not None and any(address in network for network in networks)


def is_loopback(text: str) -> bool:
    """Whether an address is this machine's own."""
    address = _address(text)
    return address is not None and address.is_loopback


def is_near(text: str) -> bool:
    """Whether an address is this machine's, or of a network that is not the Internet."""
    address = _address(text)
    return address is not None and (address.is_private or address.is_loopback or address.is_link_local)


def check_origin(method: str, headers: Headers, host: str) -> None:
    """Refuse what another site's page sends in a visitor's name.

    Browsers say in ``Sec-Fetch-Site`` who sends; over plain HTTP they keep silent, and name the page in ``Origin``.
    """
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if method in SAFE_METHODS:
        foreign = site == "cross-site" and headers.get("sec-fetch-mode") != "navigate"
    elif site is not None:
        foreign = site not in ("same-origin", "none")
    else:
        foreign = origin is not None and _netloc(origin) != host.lower()
    if foreign:
        raise Refused("bad_origin", "this came from the page of another site")


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


async def read_body(headers: Headers, receive: Receive, largest: int) -> bytes:
    """A body, while it is neither too large nor too slow."""
    told = headers.get("content-length", "0")
    if told.isdigit() and int(told[:20]) > largest:
        raise Refused("too_large", f"a body has at most {largest} bytes here")
    pieces, size = [], 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            while True:
                message = await receive()
                piece = message.get("body", b"")
                pieces.append(piece)
                size += len(piece)
                if size > largest:
                    raise Refused("too_large", f"a body has at most {largest} bytes here")
                if not message.get("more_body"):
                    return b"".join(pieces)
    except TimeoutError:
        raise Refused("too_slow", f"a body arrives within {BODY_WITHIN:.0f} s") from None


def replayed(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that has the body at hand, and then waits for the client to go."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


class Dress:
    """Sends an answer on with the headers that all bear, with a cookie where one is due, and counts it."""

    def __init__(self, site: Site, scope: Scope, send: Send) -> None:
        self._site = site
        self._scope = scope
        self._send = send
        self._begun_at = time.perf_counter()
        self.begun = False

    async def send(self, message: Message) -> None:
        """A piece of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            message["headers"] = self._dressed(message["headers"])
            self._count(message["status"])
        await self._send(message)

    def _dressed(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        more = list(WORN)
        if not any(name == b"cache-control" for name, _ in headers):
            more.append((b"cache-control", b"no-store"))
        visitor = self._scope.get("corbillon.visitor")
        if visitor is not None and visitor.wanted and visitor.cookie:
            more.append((b"set-cookie", visitor.cookie.encode()))
        return [*headers, *more]

    def _count(self, status: int) -> None:
        route: Any = self._scope.get("route")
        path = getattr(route, "path", "-")
        method = self._scope["method"]
        self._site.metrics.requests.labels(method if method in METHODS else "-", path, status).inc()
        if path.endswith("/commands"):
            self._site.metrics.command_seconds.observe(time.perf_counter() - self._begun_at)
