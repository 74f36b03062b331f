"""The pages around the tables."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.guests import play
from tests.browser.playing import QUICK
from tests.browser.states.scene import GAMES, Scene, turn, unfold

CLASH = "?r.start_fiches=net&r.debt=ruin_ends_game"
CLOCK = "?clock=20.40.60"


def page(path: str, scene: Scene) -> Page:
    """A page that is as it is."""
    return scene.go(path)


def home_again(scene: Scene) -> Page:
    """Home of one who has played: matches that wait, matches that are over, tables of others."""
    scene.listed("nain-jaune", free_text=True)
    page = scene.come()
    guest = scene.guest(page)
    guest.ask("POST", "/api/me", {"name": "Agathe"})
    finished(scene, "zinzolin", guest)
    seat = scene.seat(guest, guest.open("reversis"))
    play([seat], lambda: turn(seat))
    page.goto("/")
    expect(page.get_by_role("heading", name="A match is waiting for you")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    return page


def settings(game: str, scene: Scene) -> Page:
    """The settings of a table, everything unfolded, and something refused."""
    page = scene.go(f"/new/{game}{CLASH if game == 'zinzolin' else CLOCK}")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    unfold(page)
    if game != "zinzolin":
        page.locator("input[inputmode=numeric]").first.fill("-1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("The table could not be opened")).to_be_visible()
    return page


def lobby(scene: Scene) -> Page:
    """Open tables of each game."""
    for game in GAMES:
        scene.listed(game, clock={"move": 20, "first": 40, "bank": 60}, watching="late")
    page = scene.go("/lobby")
    expect(page.get_by_text("3 open tables")).to_be_visible()
    return page


def share(scene: Scene) -> Page:
    """A link to settings."""
    page = scene.go("/new/reversis")
    page.get_by_role("button", name="Share these settings").click()
    return page


def at_table(game: str, scene: Scene) -> Page:
    """A rule book with what holds at a table."""
    table = scene.guest().open(game)
    page = scene.go(f"/rules/{game}?table={table}")
    expect(page.get_by_text("What is in force at this table is marked.")).to_be_visible()
    return page


def finished(scene: Scene, game: str, guest: Any = None) -> dict[str, Any]:
    """The record of a match that was played to its end."""
    guest = guest or scene.guest()
    seat = scene.seat(guest, guest.open(game, **QUICK[game]))
    play([seat], lambda: False)
    kept: dict[str, Any] = guest.ask("GET", f"/api/tables/{seat.table}/record")
    return kept


def record(game: str, scene: Scene, *, opened: bool = False) -> Page:
    """A record somewhere in its first deal: as it opens, or with everything open."""
    key = scene.guest().ask("POST", "/api/records", finished(scene, game))["key"]
    page = scene.go(f"/r/{key}?deal=1&step=9")
    expect(page.get_by_role("button", name=re.compile("^Check deal"))).to_be_visible()
    if opened:
        unfold(page, ["All hands open", "Check deal 1"])
        expect(page.get_by_text("every check held").first).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
    return page


def fault(scene: Scene) -> Page:
    """The file that reports a fault."""
    page = record("zinzolin", scene)
    page.get_by_role("button", name="Report a fault").click()
    return page


def records(scene: Scene) -> Page:
    """Where records are opened, one of them refused."""
    page = record("reversis", scene)
    page.goto("/records")
    page.get_by_role("textbox").fill("{")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_text("This is no record")).to_be_visible()
    return page


def preferences(scene: Scene) -> Page:
    """What a player prefers."""
    page = scene.go("/about")
    page.get_by_role("button", name="Preferences").click()
    return page


STATES: Mapping[str, Callable[[Scene], Page]] = {
    "lobby-empty": partial(page, "/lobby"),
    "home": partial(page, "/"),
    "home-again": home_again,
    **{f"new-{game}": partial(settings, game) for game in GAMES},
    "new-share": share,
    "new-nothing": partial(page, "/new/whist"),
    "lobby": lobby,
    "rules": partial(page, "/rules"),
    **{f"rules-{game}": partial(at_table, game) for game in GAMES},
    "record-hidden": partial(record, "reversis"),
    **{f"record-{game}": partial(record, game, opened=True) for game in GAMES},
    "record-fault": fault,
    "record-none": partial(page, "/r/" + "0" * 32),
    "records": records,
    "fair": partial(page, "/fair"),
    "about": partial(page, "/about"),
    "nowhere": partial(page, "/nowhere/at/all"),
    "preferences": preferences,
}
