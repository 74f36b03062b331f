"""Who comes in: a signed cookie, a name lent or chosen, and nothing kept of who only looks."""

from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from corbillon.server.config import Config
from corbillon.server.names import PERIOD_NAMES
from corbillon.server.storage import Store
from corbillon.server.web import guests
from corbillon.server.web.guests import Guests
from tests.server.web.asking import open_table, refused, visitor

pytestmark = pytest.mark.anyio
KEY = "a key that is long enough"


def the_cookie(answer: httpx.Response) -> tuple[str, str]:
    """Name and attributes of the cookie that an answer sets."""
    (line,) = answer.headers.get_list("set-cookie")
    (name,) = SimpleCookie(line)
    return name, line.partition("; ")[2]


async def test_who_comes_first_has_a_name_of_the_period_and_a_cookie(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/me")
    assert answer.json()["name"] in PERIOD_NAMES
    assert answer.json()["chosen"] is False
    name, attributes = the_cookie(answer)
    assert name.startswith("corbillon-")
    assert attributes == "Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax"
    again = await client.get("/api/me")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


async def test_the_page_itself_makes_a_guest_known_so_that_its_first_questions_are_one_guests(
    client: httpx.AsyncClient,
) -> None:
    assert "set-cookie" in (await client.get("/")).headers
    assert "set-cookie" not in (await client.get("/api/me")).headers
    assert "set-cookie" not in (await client.get("/api/lobby")).headers


async def test_files_and_rule_books_make_nobody_known(client: httpx.AsyncClient) -> None:
    for path in ("/assets/index-Bx3.js", "/api/games", "/api/rules/zinzolin", "/health"):
        assert "set-cookie" not in (await client.get(path)).headers, path


async def test_a_chosen_name_survives_a_restart(app: FastAPI, client: httpx.AsyncClient, config: Config) -> None:
    answer = await client.post("/api/me", json={"name": "  Madame   du Deffand "})
    assert answer.json() == {"name": "Madame du Deffand", "chosen": True}
    store: Store = app.state.site.store
    reread = Guests(store, (config.data / "secret.key").read_text())
    cookie = client.cookies.jar.__iter__().__next__()
    known = reread.visitor(f"other=1; {cookie.name}={cookie.value}", None, False)
    assert (await reread.guest(known)).name == "Madame du Deffand"


async def test_only_who_does_something_is_kept(app: FastAPI, client: httpx.AsyncClient) -> None:
    store: Store = app.state.site.store
    for path in ("/", "/api/me", "/api/lobby", "/api/me/tables"):
        await client.get(path)
    guest = next(iter(client.cookies.jar)).value or ""
    assert await store.guest(guest.partition(".")[0]) is None
    await open_table(client)
    kept = await store.guest(guest.partition(".")[0])
    assert kept is not None
    assert not kept.chosen


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "a\u200bb", "\u3164", "\ud800", 7, None])
async def test_names_that_are_none_are_refused(client: httpx.AsyncClient, name: object) -> None:
    import json

    sent = json.dumps({"name": name}).encode()
    answer = await client.post("/api/me", content=sent, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    refused(answer, 422, answer.json()["code"])
    assert answer.json()["code"] in ("bad_name", "bad_format")
    assert (await client.get("/api/me")).json()["chosen"] is False


async def test_a_forged_cookie_is_nobodys(app: FastAPI, client: httpx.AsyncClient) -> None:
    await client.post("/api/me", json={"name": "Iris"})
    cookie = next(iter(client.cookies.jar))
    assert cookie.value is not None
    guest, since, seal = cookie.value.split(".")
    other = "0" * 32
    for forged in (f"{other}.{since}.{seal}", f"{guest}.{since}", f"{guest}.{since}.{seal[:-2]}", "", "\x00", "é"):
        header = {"Cookie": f"{cookie.name}={forged}".encode()}
        async with visitor(app) as stranger:
            answer = await stranger.get("/api/me", headers=header)  # type: ignore[arg-type]
        assert answer.json()["chosen"] is False, forged


def test_behind_tls_the_cookie_is_for_tls_only_and_an_old_one_is_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store: Store = None  # type: ignore[assignment]
    signing = Guests(store, KEY)
    first = signing.visitor("", None, True)
    assert first.cookie is not None
    assert first.cookie.startswith("__Host-corbillon-")
    assert first.cookie.endswith("; HttpOnly; SameSite=Lax; Secure")
    sent = first.cookie.partition(";")[0]
    assert signing.visitor(sent, None, True).id == first.id
    assert signing.visitor(sent, None, True).cookie is None
    assert signing.visitor(sent, None, False).id != first.id
    monkeypatch.setattr(guests, "RENEWED_AFTER", -1)
    renewed = signing.visitor(sent, None, True)
    assert renewed.id == first.id
    assert renewed.cookie is not None
    assert Guests(store, KEY + "!").visitor(sent, None, True).id != first.id


async def test_two_servers_of_one_machine_do_not_take_each_others_cookies_away(config: Config, app: FastAPI) -> None:
    other = replace(config, secret="another key, long enough")
    from corbillon.server.web.app import create_app

    second = create_app(replace(other, data=config.data / "other"))
    async with second.router.lifespan_context(second), visitor(app) as one:
        name, _ = the_cookie(await one.get("/api/me"))
        async with visitor(second) as two:
            assert the_cookie(await two.get("/api/me"))[0] != name
