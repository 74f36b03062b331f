"""The page and its files: as they were built, compressed where that was done, kept for ever where their name says what
they hold."""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fastapi import Request, Response
from starlette.types import Receive, Scope, Send

from corbillon.languages import LANGUAGES
from corbillon.server.refusals import Refused
from corbillon.server.web.visitors import visitor_of
from corbillon.words import words

YEAR = 365 * 86_400
HOUR = 3_600
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
CODINGS = {"br": ".br", "gzip": ".gz"}
"""The compressed forms in which a file may lie beside itself, the better one first."""
ADDRESSES = re.compile(r"|new/[^/]+|lobby|t/[^/]+|rules(/[^/]+){0,2}|records|r/[^/]+|fair|about")
"""The addresses that the page knows; at all others it says that there is nothing."""


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page, in memory: the whole page is smaller than one photograph."""

    kind: str
    bodies: Mapping[str, bytes]
    """By coding; the plain one under ``identity``."""
    tag: str
    keeping: str
    """How long it may be kept."""


class Pages:
    """The files of a folder, read when they are first asked for, and anew when they are built anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._assets: dict[str, Asset] = {}
        self._built: float | None = None

    def index(self) -> Asset | None:
        """The page itself; None where it is not built."""
        self._refresh()
        return self._assets.get("index.html")

    def asset(self, path: str) -> Asset | None:
        """One of its files."""
        if path not in self._assets:
            self._refresh()
        return self._assets.get(path)

    def _refresh(self) -> None:
        try:
            built = (self._folder / "index.html").stat().st_mtime
        except OSError:
            self._assets, self._built = {}, None
            return
        if built != self._built:
            self._assets = dict(_read(self._folder))
            self._built = built


def _read(folder: Path) -> dict[str, Asset]:
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    packed = tuple(CODINGS.values())
    return {name: _asset(name, path) for name, path in files.items() if not name.endswith(packed)}


def _asset(name: str, path: Path) -> Asset:
    bodies = {"identity": path.read_bytes()}
    for coding, suffix in CODINGS.items():
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[coding] = packed.read_bytes()
    kind = TYPES.get(path.suffix.lower(), "application/octet-stream")
    return Asset(kind, bodies, _tag(bodies["identity"]), _keeping(name))


def _tag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _keeping(name: str) -> str:
    """The page is asked for each time; what bears a digest in its name never changes; the rest seldom does."""
    if name == "index.html":
        return "private, no-cache"
    return f"public, max-age={YEAR}, immutable" if name.startswith("assets/") else f"public, max-age={HOUR}"


async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """What is no route's address is the page's: a file of it, or the page itself at every address of its own."""
    request = Request(scope)
    response = _answered(request, request.url.path.removeprefix("/"))
    await response(scope, receive, send)


def _answered(request: Request, path: str) -> Response:
    pages: Pages = request.app.state.site.pages
    asset = pages.asset(path) if path != "index.html" else None
    reads = request.method in ("GET", "HEAD")
    if asset is not None and reads:
        return delivered(asset, request)
    if not reads or path.split("/")[0] == "api" or "." in path.rsplit("/", 1)[-1]:
        raise Refused("not_found", "there is nothing at this address")
    index = pages.index()
    if index is None:
        return Response(not_built(), 503, media_type="text/plain; charset=utf-8")
    visitor_of(request).wanted = True
    return delivered(index, request, 200 if ADDRESSES.fullmatch(path.rstrip("/")) else 404)


def not_built() -> str:
    """What is said in place of a page that is not there, in every language: nothing tells which is read."""
    return "\n".join(words(lang).say("serve-no-page") for lang in LANGUAGES) + "\n"


def text_asset(body: bytes, kind: str, keeping: str) -> Asset:
    """A text made by the program, in memory as a file of the page is."""
    bodies = {"identity": body, "gzip": gzip.compress(body, mtime=0)}
    return Asset(kind, bodies, _tag(body), keeping)


def delivered(asset: Asset, request: Request, status: int = 200) -> Response:
    """A file as this client takes it, or word that the one it has is still true."""
    accepted = request.headers.get("accept-encoding", "")
    coding = next((name for name in CODINGS if name in asset.bodies and _accepts(accepted, name)), "identity")
    headers = {
        "Cache-Control": asset.keeping,
        "ETag": f'"{asset.tag}-{coding}"',
        "Vary": "Accept-Encoding",
    }
    if status == 200 and headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if coding != "identity":
        headers["Content-Encoding"] = coding
    body = asset.bodies[coding]
    if request.method == "HEAD":
        headers["Content-Length"] = str(len(body))
    return Response(b"" if request.method == "HEAD" else body, status, headers, asset.kind)


def _accepts(accepted: str, coding: str) -> bool:
    offers = (part.replace(" ", "").lower() for part in accepted.split(","))
    return any(re.fullmatch(rf"{coding}(;q=(1|0?\.\d*[1-9]\d*|1\.0*))?", offer) for offer in offers)
