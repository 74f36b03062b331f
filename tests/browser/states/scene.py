"""Where states are set up: pages, guests and seats at one server, and how all that is put away again."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.guests import Guest, Seat, play
from tests.browser.playing import QUICK

GAMES = ("zinzolin", "nain-jaune", "reversis")
NAMES = ("Agathe", "Blanche", "Clément", "Denis")
MATCHES = 12
"""So many matches are tried for something that does not happen in each."""


class Scene:
    """A server, and whoever is there."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.address = people.served.address
        self.seats: list[Seat] = []
        self._listed: list[tuple[Guest, str]] = []

    def __enter__(self) -> "Scene":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def come(self, **preferences: Any) -> Page:
        """Somebody with a browser of his own, who prefers something."""
        page = self.people.come()
        kept = json.dumps({"version": 1, "lang": "en", "theme": "light", **preferences})
        page.add_init_script(f"localStorage['corbillon.preferences'] ??= {json.dumps(kept)}")
        return page

    def go(self, path: str, **preferences: Any) -> Page:
        """Somebody who opens a page."""
        page = self.come(**preferences)
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.locator(".loading")).to_have_count(0)
        return page

    def guest(self, page: Page | None = None) -> Guest:
        """Somebody without a page, or who is at this one."""
        return Guest(self.address) if page is None else Guest.of(page, self.address)

    def seat(self, guest: Guest, table: str, seat: int = 0) -> Seat:
        """A guest's seat, listened to as long as the scene lasts."""
        found = Seat(guest, table, seat)
        self.seats.append(found)
        return found

    def sit(self, guest: Guest, table: str, seat: int) -> Seat:
        """Another guest takes a seat."""
        guest.wish(table, "sit", seat=seat, name=NAMES[seat])
        return self.seat(guest, table, seat)

    def listed(self, game: str, **settings: Any) -> tuple[Guest, str]:
        """A table that is listed as long as the scene lasts."""
        guest = self.guest()
        table = guest.open(game, listed=True, **settings)
        self.forget((guest, table))
        return guest, table

    def forget(self, listed: tuple[Guest, str]) -> None:
        """Close a guest's table when the scene is over."""
        self._listed.append(listed)

    def close(self) -> None:
        """Put all away: whoever comes next finds a server without listed tables."""
        for seat in self.seats:
            seat.leave()
        if not self.people.served.answers():
            self.people.served.start()
        for guest, table in self._listed:
            guest.wish(table, "close")


def shown(page: Page, table: str) -> Page:
    """The page of a table, once it is there."""
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name="What you may do")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0)
    return page


def alone(
    scene: Scene, game: str, until: Callable[[Seat], Any], settings: dict[str, Any] | None = None, **preferences: Any
) -> Page:
    """Somebody alone with bots, at a table where something is so."""
    page = scene.come(**preferences)
    guest = scene.guest(page)
    for _ in range(MATCHES):
        table = guest.open(game, **(QUICK[game] if settings is None else settings))
        seat = scene.seat(guest, table)
        play([seat], lambda seat=seat: until(seat))  # type: ignore[misc]
        if until(seat):
            return shown(page, table)
    raise AssertionError("it does not come to that")


def together(
    scene: Scene, game: str, until: Callable[[Seat, Seat], Any], *, first: bool = False, **settings: Any
) -> Page:
    """Two people at a table where something is so, one of them with a page; the first seat is the owner's."""
    page = scene.come()
    guests = scene.guest(page), scene.guest()
    owner, other = guests if first else guests[::-1]
    owner.ask("POST", "/api/me", {"name": NAMES[0]})
    table = owner.open(game, **{**QUICK[game], **settings})
    seats = scene.seat(owner, table), scene.sit(other, table, 1)
    play(seats, lambda: until(*seats))
    assert until(*seats), "it does not come to that"
    return shown(page, table)


def turn(seat: Seat) -> bool:
    """It is the turn of this seat to play a card."""
    return bool(seat.legal) and doing(seat) in ("play", "follow", "go_on", "open")


def doing(seat: Seat) -> str:
    """What the seat in turn is about."""
    return str((seat.last["sight"] or {}).get("doing"))


def choosing(seat: Seat) -> bool:
    """There is a choice and some cards are refused, after a trick or some of a run."""
    some = len(seat.legal) > 1 and bool(seat.last["choices"]["refused"])
    return some and turn(seat) and seat.last["sight"]["last"] is not None


def unfold(page: Page, names: Iterable[str] = ()) -> None:
    """Open whatever is folded, or tell a button by its name."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
    page.evaluate("for (const it of document.querySelectorAll('details')) it.open = true")
