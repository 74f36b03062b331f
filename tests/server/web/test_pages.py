"""The page and its files: kept where their names allow it, compressed where they were, itself at every address."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from corbillon.server.config import Config
from corbillon.server.web.app import create_app
from tests.server.web.asking import refused, visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "path", ["/", "/new/zinzolin", "/lobby", "/t/a-b_c", "/rules", "/rules/reversis/R12", "/records", "/r/0a", "/fair"]
)
async def test_the_page_is_at_all_its_addresses(client: httpx.AsyncClient, path: str) -> None:
    for address in (path, path.rstrip("/") + "/"):
        answer = await client.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "private, no-cache"
    assert (await client.head(path)).content == b""


async def test_elsewhere_it_is_there_too_and_says_that_nothing_is(client: httpx.AsyncClient) -> None:
    for path in ("/nowhere", "/t", "/t/a/b", "/admin"):
        answer = await client.get(path)
        assert answer.status_code == 404
        assert "<title>Corbillon</title>" in answer.text


async def test_what_bears_a_digest_is_kept_for_a_year(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/index-Bx3.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    icon = await client.get("/favicon.svg")
    assert icon.headers["cache-control"] == "public, max-age=3600"
    assert icon.headers["content-type"] == "image/svg+xml"
    again = await client.get("/favicon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("br;q=1.0, gzip;q=0.5", "br", b"brotli"),
        ("gzip;q=0.3, br;q=0.8", "br", b"brotli"),
        ("br;q=0, identity", None, b"export {}"),
        ("br;q=0.0", None, b"export {}"),
        ("identity", None, b"export {}"),
        ("", None, b"export {}"),
    ],
)
async def test_a_file_goes_out_as_small_as_it_may(
    client: httpx.AsyncClient, accepted: str, coding: str | None, body: bytes
) -> None:
    async with client.stream("GET", "/assets/index-Bx3.js", headers={"Accept-Encoding": accepted}) as answer:
        assert b"".join([piece async for piece in answer.aiter_raw()]) == body
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../pyproject.toml", "/assets/../../config.py", "/%2e%2e/config.py", "/assets/%00.js"]
)
async def test_no_other_file_is_to_be_had(client: httpx.AsyncClient, path: str) -> None:
    refused(await client.get(httpx.URL("http://127.0.0.1:8765", raw_path=path.encode())), 404, "not_found")


async def test_a_page_that_is_not_built_says_so(config: Config, tmp_path: Path) -> None:
    app = create_app(replace(config, page=tmp_path / "none"))
    async with app.router.lifespan_context(app), visitor(app) as client:
        answer = await client.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert (await client.get("/api/me")).status_code == 200


async def test_a_page_that_is_built_anew_is_there_at_once(client: httpx.AsyncClient, built: Path) -> None:
    await client.get("/")
    (built / "assets" / "new-1.js").write_text("1")
    (built / "index.html").unlink()
    assert (await client.get("/")).status_code == 503
    (built / "index.html").write_text("<title>New</title>")
    assert "New" in (await client.get("/")).text
    assert (await client.get("/assets/new-1.js")).text == "1"
