"""Tables, games and records over HTTP: answers as the schema says, refusals as one kind of JSON."""

import json
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from corbillon import record
from corbillon.games import GAMES
from tests.server.web.asking import command, open_table, refused, visitor
from tests.test_commands import some_deal

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
async def test_a_table_is_opened_and_shows_its_face(client: httpx.AsyncClient, app: FastAPI, game: str) -> None:
    table = await open_table(client, game=game)
    face = (await client.get(f"/api/tables/{table}")).json()
    assert face["settings"]["game"] == game
    assert face["owner"] is True
    assert face["places"][0]["mine"] is True
    async with visitor(app) as other:
        seen = (await other.get(f"/api/tables/{table}")).json()
        assert seen["owner"] is False
        assert not any(place["mine"] for place in seen["places"])
    (mine,) = (await client.get("/api/me/tables")).json()
    assert mine["table"] == table
    assert (await client.get("/api/lobby")).json() == []


async def test_a_listed_table_is_in_the_lobby(client: httpx.AsyncClient, app: FastAPI) -> None:
    table = await open_table(client, listed=True)
    async with visitor(app) as other:
        assert [listed["table"] for listed in (await other.get("/api/lobby")).json()] == [table]
        assert (await other.get("/api/me/tables")).json() == []


async def test_a_command_is_carried_out_once(client: httpx.AsyncClient, app: FastAPI) -> None:
    table = await open_table(client)
    say = command(kind="say", seat=0, phrase="hello")
    first = await client.post(f"/api/tables/{table}/commands", json=say)
    assert first.json() == {"seq": 2}
    again = await client.post(f"/api/tables/{table}/commands", json=say)
    assert again.json() == {"seq": 2}
    async with visitor(app) as other:
        answer = await other.post(f"/api/tables/{table}/commands", json=say)
        refused(answer, 403, "not_yours")


async def test_what_is_not_there_is_refused(client: httpx.AsyncClient) -> None:
    table = await open_table(client)
    for path, code in (
        ("/api/tables/none", "no_table"),
        ("/api/tables/none/stream", "no_table"),
        ("/api/tables/none/ledger", "no_table"),
        ("/api/tables/none/record", "no_table"),
        ("/api/tables/none/invitation", "no_table"),
        (f"/api/tables/{table}/deals/1", "no_deal"),
        (f"/api/tables/{table}/deals/1/check", "no_deal"),
        ("/api/records/0123456789abcdef", "no_record"),
        ("/api/rules/belote", "no_game"),
        ("/api/nothing", "not_found"),
        ("/api", "not_found"),
        ("/metrics/x.js", "not_found"),
    ):
        refused(await client.get(path), 404, code)
    refused(await client.post("/api/nothing"), 404, "not_found")
    refused(await client.post("/lobby"), 404, "not_found")
    refused(await client.get(f"/api/tables/{table}/commands"), 405, "bad_method")
    refused(await client.post("/api/lobby"), 405, "bad_method")
    refused(await client.delete(f"/api/tables/{table}"), 405, "bad_method")


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "body.settings"),
        ({"settings": {}}, "body.settings.game"),
        ({"settings": {"game": "zinzolin"}, "seat": False}, "body.seat"),
        ({"settings": {"game": "zinzolin"}, "seat": "0"}, "body.seat"),
        ({"settings": {"game": "zinzolin"}, "seat": 8}, "body.seat"),
        ({"settings": {"game": "zinzolin", "cheat": 1}}, "body.settings.cheat"),
        ({"settings": {"game": "zinzolin"}, "more": 1}, "body.more"),
        ({"settings": {"game": "x" * 5000}}, "body.settings.game"),
        ({"settings": {"game": "zinzolin", "clock": {"move": 1}}}, "body.settings.clock.move"),
        ([], "body"),
        (None, "body"),
    ],
)
async def test_bodies_are_read_strictly(client: httpx.AsyncClient, body: object, named: str) -> None:
    message = refused(await client.post("/api/tables", json=body), 422, "bad_format")
    assert message.startswith(f"{named}: "), message


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff", b'{"settings": NaN}', b'"\\ud800"', b"[" * 4000, b"1" * 5000, b'{"settings":1,}']
)
async def test_what_is_no_json_is_refused(client: httpx.AsyncClient, text: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = await client.post("/api/tables", content=text, headers=headers)
    refused(answer, 422, "bad_format")


async def test_unknown_rules_are_refused_by_name(client: httpx.AsyncClient) -> None:
    for settings in (
        {"game": "belote"},
        {"game": "zinzolin", "preset": "nobody"},
        {"game": "zinzolin", "rules": {"no_such": 1}},
        {"game": "zinzolin", "seats": 3},
        {"game": "zinzolin", "bot": "nobody"},
    ):
        answer = await client.post("/api/tables", json={"settings": settings})
        assert answer.status_code in (404, 422)
        refused(answer, answer.status_code, answer.json()["code"])


async def test_a_guest_has_so_many_tables_open(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from corbillon.server.web import tables

    monkeypatch.setattr(tables, "MOST_TABLES", 2)
    first = await open_table(client)
    await open_table(client)
    answer = await client.post("/api/tables", json={"settings": {"game": "zinzolin"}})
    refused(answer, 429, "too_many")
    closing = await client.post(f"/api/tables/{first}/commands", json=command(kind="close"))
    assert closing.status_code == 200, closing.text


async def test_the_page_says_that_it_is_hidden(client: httpx.AsyncClient) -> None:
    table = await open_table(client)
    answer = await client.post(f"/api/tables/{table}/waking", json={"awake": False})
    assert answer.status_code == 204
    assert answer.content == b""


async def test_the_record_of_a_table_opens_where_any_record_does(client: httpx.AsyncClient, app: FastAPI) -> None:
    table = await open_table(client)
    answer = await client.get(f"/api/tables/{table}/record")
    assert f'filename="corbillon-zinzolin-{table}.json"' in answer.headers["content-disposition"]
    assert record.load(answer.content).deals == []
    assert (await client.get(f"/api/tables/{table}/ledger")).json()["payments"] == []
    async with visitor(app) as stranger:
        for part in ("record", "ledger", "deals/1", "deals/1/check"):
            refused(await stranger.get(f"/api/tables/{table}/{part}"), 403, "not_yours")


@each_game
async def test_a_record_is_kept_and_walked_through(client: httpx.AsyncClient, game: str) -> None:
    source = {**some_deal(GAMES[game]), "note": "kept untouched"}
    kept = await client.post("/api/records", json=source)
    assert kept.status_code == 200, kept.text
    key = kept.json()["key"]
    assert (await client.get(f"/api/records/{key}")).json() == kept.json()
    assert (await client.get(f"/api/records/{key}/file")).json() == source
    deal = (await client.get(f"/api/records/{key}/deals/1")).json()
    assert len(deal["steps"]) == len(source["deals"][0]["actions"]) + 1
    assert (await client.get(f"/api/records/{key}/ledger")).json()["payments"]
    check = (await client.get(f"/api/records/{key}/deals/1/check")).json()
    assert check["replay"]["state"] == "held"
    refused(await client.get(f"/api/records/{key}/deals/2"), 404, "no_deal")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "bad_format"),
        (b"[]", "bad_format"),
        (b"[" * 100_000, "bad_format"),
        (b'{"format": "corbillon/1", "game": "zinzolin", "deals": [], "odd": NaN}', "bad_format"),
        (b'{"format": "corbillon/1", "game": "zinzolin", "deals": [], "preset": "\\ud800"}', "bad_rule"),
        (json.dumps({"format": "corbillon/1", "game": "x" * 3000}).encode(), "bad_format"),
    ],
)
async def test_what_is_no_record_is_not_kept(client: httpx.AsyncClient, text: bytes, code: str) -> None:
    refused(await client.post("/api/records", content=text), 422, code)


async def test_an_unlawful_record_is_refused_with_its_article(client: httpx.AsyncClient) -> None:
    source: dict[str, Any] = some_deal(GAMES["zinzolin"])
    actions = source["deals"][0]["actions"]
    source["deals"][0]["actions"] = [*actions, actions[-1]]
    refused(await client.post("/api/records", json=source), 422, "deal_over")


async def test_games_and_rule_books_are_asked_for_once(client: httpx.AsyncClient) -> None:
    games = await client.get("/api/games")
    assert [game["name"] for game in games.json()] == list(GAMES)
    for path in ("/api/games", *(f"/api/rules/{game}?lang={lang}" for game in GAMES for lang in ("fr", "en"))):
        first = await client.get(path)
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.json() == first.json()
        again = await client.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    refused(await client.get("/api/rules/zinzolin?lang=la"), 422, "bad_format")


async def test_health(client: httpx.AsyncClient, app: FastAPI) -> None:
    said = (await client.get("/health")).json()
    assert said["status"] == "well"
    assert said["instance"] == app.state.site.instance


async def test_a_fault_says_nothing_of_itself(
    client: httpx.AsyncClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> object:
        raise ZeroDivisionError("secret of the house")

    monkeypatch.setattr(app.state.site.house, "lobby", broken)
    message = refused(await client.get("/api/lobby"), 500, "fault")
    assert "secret" not in message
    assert "secret of the house" in caplog.text


async def test_a_database_that_fails_is_said_so(
    client: httpx.AsyncClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    from corbillon.server.storage import StoreFailure

    async def broken() -> object:
        raise StoreFailure("full", "/somewhere/private is full")

    monkeypatch.setattr(app.state.site.house, "lobby", broken)
    message = refused(await client.get("/api/lobby"), 503, "no_store")
    assert "private" not in message


async def test_an_invitation_is_a_link_and_a_picture_of_it(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("corbillon.server.web.reach.local_addresses", lambda: ["192.168.1.20"])
    table = await open_table(client)
    (link,) = (await client.get(f"/api/tables/{table}/invitation")).json()["links"]
    picture = await client.get(f"/api/tables/{table}/qr.svg", params={"link": link})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg ")
    for other in ("http://evil.example", f"{link}x", ""):
        answer = await client.get(f"/api/tables/{table}/qr.svg", params={"link": other})
        refused(answer, 422, "bad_link")
