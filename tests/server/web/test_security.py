"""What is let in: from where, from which page, how much, how fast; and the policy under which all leaves."""

import asyncio
import ipaddress
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import httpx
import pytest
from fastapi import FastAPI

from corbillon.server.config import Config
from corbillon.server.refusals import Refused
from corbillon.server.web import security
from corbillon.server.web.app import create_app
from corbillon.server.web.limits import RATES, Limits, Rate, Share
from tests.server.web.asking import BASE, open_table, refused, visitor

pytestmark = pytest.mark.anyio
PROXY = ipaddress.ip_network("10.0.0.0/24")


async def test_all_answers_bear_the_policy(client: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abc", "/assets/index-Bx3.js", "/api/me", "/api/none", "/metrics", "/health", "/no.js"):
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "require-trusted-types-for 'script'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "permissions-policy" in headers
        assert path == "/" or "cache-control" in headers
    assert (await client.get("/api/me")).headers["cache-control"] == "no-store"
    assert "server" not in (await client.get("/")).headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:9999"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site", "Origin": BASE},
    ],
)
async def test_another_sites_page_commands_nothing(client: httpx.AsyncClient, headers: dict[str, str]) -> None:
    refused(await client.post("/api/me", json={"name": "Iris"}, headers=headers), 403, "bad_origin")
    assert (await client.get("/api/me")).json()["chosen"] is False


@pytest.mark.parametrize("headers", [{}, {"Origin": BASE}, {"Sec-Fetch-Site": "same-origin", "Origin": "http://dev"}])
async def test_our_own_page_does(client: httpx.AsyncClient, headers: dict[str, str]) -> None:
    assert (await client.post("/api/me", json={"name": "Iris"}, headers=headers)).status_code == 200


async def test_another_sites_page_reads_nothing_but_a_link_may_be_followed(client: httpx.AsyncClient) -> None:
    refused(await client.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"}), 403, "bad_origin")
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    assert (await client.get("/t/abc", headers=followed)).status_code == 200


async def test_bodies_are_small(client: httpx.AsyncClient) -> None:
    large = b'{"name": "' + b"x" * security.LARGEST_BODY + b'"}'
    refused(await client.post("/api/me", content=large), 413, "too_large")

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1000

    refused(await client.post("/api/me", content=pieces()), 413, "too_large")
    refused(await client.post("/api/records", content=b" " * (security.LARGEST_RECORD + 1)), 413, "too_large")
    refused(await client.post("/api/records", content=b" " * 100_000), 422, "bad_format")


async def test_bodies_come_at_once(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "BODY_WITHIN", 0.05)

    async def drops() -> AsyncIterator[bytes]:
        while True:
            yield b" "
            await asyncio.sleep(0.01)

    refused(await client.post("/api/me", content=drops()), 408, "too_slow")


@pytest.mark.parametrize("address", ["127.0.0.1", "192.168.1.7", "10.9.8.7", "169.254.0.3", "::1", "fe80::1%eth0"])
async def test_a_server_at_home_answers_its_network(app: FastAPI, address: str) -> None:
    async with visitor(app, address) as near:
        assert (await near.get("/api/me")).status_code == 200


@pytest.mark.parametrize("address", ["8.8.8.8", "2001:4860::1", "", "nowhere"])
async def test_and_nobody_else(app: FastAPI, config: Config, address: str) -> None:
    async with visitor(app, address) as far:
        for path in ("/", "/api/me", "/health"):
            refused(await far.get(path), 403, "elsewhere")
    public = create_app(replace(config, host="0.0.0.0", data=config.data / "public"))
    async with public.router.lifespan_context(public), visitor(public, address) as far:
        assert (await far.get("/api/me")).status_code == 200


@pytest.mark.parametrize("host", ['a"b', "a b", "a/../b", "<b>", "a:b", "[::1", "x" * 300])
async def test_a_host_is_a_host(client: httpx.AsyncClient, host: str) -> None:
    refused(await client.get("/api/me", headers={"Host": host}), 422, "bad_format")


async def test_only_a_proxy_that_is_trusted_is_believed(config: Config) -> None:
    trusting = create_app(replace(config, trusted=(PROXY,), host="0.0.0.0"))
    told = {"X-Forwarded-For": "6.6.6.6, 203.0.113.9, 10.0.0.7", "X-Forwarded-Proto": "https"}
    async with trusting.router.lifespan_context(trusting):
        for address, secure in (("10.0.0.5", True), ("10.0.1.5", False)):
            async with visitor(trusting, address) as client:
                cookie = (await client.get("/api/me", headers=told)).headers["set-cookie"]
                assert ("; Secure" in cookie) is secure


async def test_the_address_is_the_last_that_is_no_proxy(config: Config) -> None:
    one = Rate(Share(100, 1), Share(1, 1000))
    trusting = create_app(replace(config, trusted=(PROXY,), host="0.0.0.0"), rates={**RATES, "read": one})
    async with trusting.router.lifespan_context(trusting), visitor(trusting, "10.0.0.5") as client:

        async def status(forwarded: str) -> int:
            return (await client.get("/api/me", headers={"X-Forwarded-For": forwarded})).status_code

        assert await status("1.1.1.1, 203.0.113.9, 10.0.0.7") == 200
        assert await status("2.2.2.2, 203.0.113.9") == 429
        assert await status("203.0.113.10") == 200


async def test_this_machine_has_no_share_but_who_comes_through_an_unknown_proxy_has(config: Config) -> None:
    one = Rate(Share(100, 1), Share(1, 1000))
    app = create_app(config, rates={**RATES, "read": one})
    async with app.router.lifespan_context(app), visitor(app) as client:
        for _ in range(5):
            assert (await client.get("/api/me")).status_code == 200
        through = {"X-Forwarded-For": "1.1.1.1"}
        assert (await client.get("/api/me", headers=through)).status_code == 200
        refused(await client.get("/api/me", headers=through), 429, "too_many")


async def test_metrics_are_for_this_machine(app: FastAPI, client: httpx.AsyncClient, config: Config) -> None:
    await open_table(client)
    text = (await client.get("/metrics")).text
    assert 'corbillon_requests_total{method="POST",route="/api/tables",status="200"} 1.0' in text
    assert "corbillon_tables_loaded 1.0" in text
    async with visitor(app, "192.168.1.7") as other:
        refused(await other.get("/metrics"), 404, "not_found")
    for headers in ({"Host": "rebound.example:8765"}, {"X-Forwarded-For": "1.1.1.1"}):
        refused(await client.get("/metrics", headers=headers), 404, "not_found")
    opened = create_app(replace(config, open_metrics=True, data=config.data / "open"))
    async with opened.router.lifespan_context(opened), visitor(opened, "192.168.1.7") as other:
        assert (await other.get("/metrics")).status_code == 200


async def test_a_name_that_was_made_to_point_here_learns_nothing_of_this_network(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("corbillon.server.web.reach.local_addresses", lambda: ["192.168.1.20"])
    table = await open_table(client)
    path = f"/api/tables/{table}/invitation"
    assert (await client.get(path)).json()["links"] == [f"http://192.168.1.20:8765/t/{table}"]
    rebound = {"Host": "rebound.example:8765"}
    assert (await client.get(path, headers=rebound)).json()["links"] == [f"http://rebound.example:8765/t/{table}"]


def test_a_share_is_spent_and_comes_back() -> None:
    now = 0.0
    limits = Limits({"open": Rate(Share(3, 10), Share(5, 1))}, clock=lambda: now)

    def spent(guest: str) -> bool:
        with suppress(Refused):
            limits.count("open", guest, "address")
            return False
        return True

    assert [spent("a") for _ in range(4)] == [False, False, False, True]
    assert [spent("b") for _ in range(2)] == [False, True], "the address had five"
    now = 10.0
    assert [spent("a") for _ in range(2)] == [False, True]
    now = 1000.0
    assert [spent("a") for _ in range(4)] == [False, False, False, True]


def test_shares_that_are_whole_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    limits = Limits({"open": Rate(Share(1, 1), Share(1, 1))}, clock=lambda: now)
    monkeypatch.setattr("corbillon.server.web.limits.SWEEP", 10)
    for guest in range(10):
        limits.count("open", str(guest), None)
        now += 10
    limits.count("open", "last", None)
    assert len(limits._due) == 1
