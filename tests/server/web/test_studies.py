"""Hints, reviews and deals played again over HTTP, thought of by processes of their own."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from corbillon import bots, record
from corbillon.games import GAMES
from corbillon.server import replays
from corbillon.server.house import House
from corbillon.server.room.room import Room
from tests.server.test_replays import played
from tests.server.web.asking import command, open_table, refused, visitor

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", GAMES)
LONG = 120.0


async def room_of(app: FastAPI, table: str) -> Room:
    house: House = app.state.site.house
    return (await house.loaded(table)).room


async def act(client: httpx.AsyncClient, app: FastAPI, table: str) -> dict[str, Any]:
    """Whoever holds seat 0 acts, and whatever bots have to do falls due without a stream."""
    house: House = app.state.site.house
    room = await room_of(app, table)
    if room.turn is not None and room.turn != 0:
        await house._do_due(await house.loaded(table))
        return {}
    text = room.play.match.text(room.play.match.legal()[0])
    wish = command(seen=room.seq, kind="act", seat=0, action=text)
    answer = await client.post(f"/api/tables/{table}/commands", json=wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def deal(client: httpx.AsyncClient, app: FastAPI, table: str) -> Room:
    """A deal is opened."""
    room, house = await room_of(app, table), app.state.site.house
    ready = command(seen=room.seq, kind="ready", seat=0, contribution="c0ffee")
    assert (await client.post(f"/api/tables/{table}/commands", json=ready)).status_code == 200
    await house._do_due(await house.loaded(table))
    assert room.phase == "playing"
    return room


async def finish(client: httpx.AsyncClient, app: FastAPI, table: str) -> None:
    room = await room_of(app, table)
    async with asyncio.timeout(30):
        while room.phase == "playing":
            await act(client, app, table)
            await asyncio.sleep(0)


@each_game
async def test_a_hint_over_http(client: httpx.AsyncClient, app: FastAPI, game: str) -> None:
    table = await open_table(client, game=game)
    room = await deal(client, app, table)
    asked = {"seat": 0, "seen": room.seq}
    while room.turn != 0 or len(room.play.match.legal()) < 2:
        refused(await client.post(f"/api/tables/{table}/hint", json={**asked, "seat": 1}), 403, "not_yours")
        await act(client, app, table)
    asked = {"seat": 0, "seen": room.seq}
    answer = await client.post(f"/api/tables/{table}/hint", json=asked, timeout=LONG)
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["seat"], hint["seq"]) == (0, room.seq)
    legal = [room.play.match.text(action) for action in room.play.match.legal()]
    assert sorted(value["action"] for value in hint["values"]) == sorted(legal)
    gains = [value["gain"]["mean"] for value in hint["values"]]
    assert gains == sorted(gains, reverse=True)
    again = await client.post(f"/api/tables/{table}/hint", json=asked, timeout=LONG)
    assert again.content == answer.content
    async with visitor(app) as other:
        refused(await other.post(f"/api/tables/{table}/hint", json=asked), 403, "not_yours")
        sit = command(kind="sit", seat=1, name="Bernard")
        assert (await other.post(f"/api/tables/{table}/commands", json=sit)).status_code == 200
        refused(await client.post(f"/api/tables/{table}/hint", json=asked), 422, "not_alone")


async def test_a_deal_is_reviewed_and_played_again(client: httpx.AsyncClient, app: FastAPI) -> None:
    table = await open_table(client)
    room = await deal(client, app, table)
    refused(await client.get(f"/api/tables/{table}/deals/1/review"), 404, "no_deal")
    refused(await client.post(f"/api/tables/{table}/deals/1/again", json={"action": 0}), 404, "no_deal")
    await finish(client, app, table)
    answer = await client.get(f"/api/tables/{table}/deals/1/review", timeout=LONG)
    assert answer.status_code == 200, answer.text
    review = answer.json()
    own = [place for place, seat in enumerate(room.play.deals[0].actors) if seat == 0]
    assert [decision["action"] for decision in review["decisions"]] == own
    assert review["names"][1:] == [None] * 3
    assert (await client.get(f"/api/tables/{table}/deals/1/review?seat=0")).content == answer.content
    refused(await client.get(f"/api/tables/{table}/deals/1/review?seat=1"), 403, "not_yours")
    async with visitor(app) as other:
        refused(await other.get(f"/api/tables/{table}/deals/1/review"), 403, "not_yours")
        refused(await other.post(f"/api/tables/{table}/deals/1/again", json={"action": 0}), 403, "not_yours")
    again = await client.post(f"/api/tables/{table}/deals/1/again", json={"action": own[2]})
    assert again.status_code == 200, again.text
    other_table = again.json()["table"]
    face = (await client.get(f"/api/tables/{other_table}")).json()
    assert face["again"] == {"deal": 1, "actions": own[2]}
    assert (face["phase"], face["commitment"], face["settings"]["take_back"]) == ("playing", None, "practice")
    assert (await room_of(app, other_table)).turn == 0
    listed = {listing["table"]: listing["again"] for listing in (await client.get("/api/me/tables")).json()}
    assert listed == {table: False, other_table: True}
    await finish(client, app, other_table)
    check = (await client.get(f"/api/tables/{other_table}/deals/1/check")).json()
    assert check["pack"]["message"].startswith("not dealt by shuffle")


@each_game
async def test_a_deal_of_a_record_is_reviewed_and_played_again(client: httpx.AsyncClient, game: str) -> None:
    kept = await client.post("/api/records", json=record.dump(played(GAMES[game], 2, "thumb")))
    key = kept.json()["key"]
    answer = await client.get(f"/api/records/{key}/deals/2/review?seat=3", timeout=LONG)
    assert answer.status_code == 200, answer.text
    assert (answer.json()["seat"], answer.json()["deal"]) == (3, 2)
    refused(await client.get(f"/api/records/{key}/deals/3/review"), 404, "no_deal")
    refused(await client.get(f"/api/records/{key}/deals/2/review?seat=7", timeout=LONG), 404, "no_deal")
    again = await client.post(f"/api/records/{key}/deals/2/again", json={"action": 4, "seat": 2})
    assert again.status_code == 200, again.text
    face = (await client.get(f"/api/tables/{again.json()['table']}")).json()
    assert face["places"][2]["mine"]
    assert (face["again"], face["settings"]["bot"]) == ({"deal": 2, "actions": 4}, "thumb")
    refused(await client.post(f"/api/records/{key}/deals/2/again", json={"action": 999}), 422, "deal_over")


async def test_new_tables_have_bots_of_a_level(client: httpx.AsyncClient) -> None:
    for bot in ("oracle", "thumb", "lowest", "random", "nobody"):
        answer = await client.post("/api/tables", json={"settings": {"game": "zinzolin", "bot": bot}})
        assert "there is no bot" in refused(answer, 422, "bad_format")
    for bot in bots.LEVELS:
        await open_table(client, bot=bot)
    for game in (await client.get("/api/games")).json():
        assert (game["bots"], game["bot"]) == (list(bots.LEVELS), "bourgeois")


async def test_searching_bots_of_a_record_are_asked_again_elsewhere(client: httpx.AsyncClient) -> None:
    source = record.dump(played(GAMES["zinzolin"], 1, "thumb"))
    source["deals"][0]["bots"] = ["oracle"] * 4
    key = (await client.post("/api/records", json=source)).json()["key"]
    check = (await client.get(f"/api/records/{key}/deals/1/check", timeout=LONG)).json()
    assert (check["bots"]["state"], check["pack"]["state"]) == ("absent", "held")
    source["deals"][0] |= {"bots": ["abbe"] * 4, "simulations": [0] * len(source["deals"][0]["actions"])}
    assert replays.asks_searchers(record.load(source), 1)
    key = (await client.post("/api/records", json=source)).json()["key"]
    check = (await client.get(f"/api/records/{key}/deals/1/check", timeout=LONG)).json()
    assert check["bots"]["state"] == "held", check
