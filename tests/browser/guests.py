"""Guests without a page: they sit down and play over HTTP, with the cookie of a browser or one of their own.

They bring tables quickly to where a page is to be looked at.
"""

import http.client
import itertools
import json
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

Message = dict[str, Any]
SILENCE = 20.0
"""Seconds after which a table that says nothing is given up."""
numbers = itertools.count(1)


class RefusedError(Exception):
    """The server refuses; its status and its answer."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(f"{status} {told}")
        self.status, self.told = status, told


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.host = urlsplit(address).netloc
        self.cookie = cookie

    @classmethod
    def of(cls, page: Page, address: str) -> "Guest":
        """The guest whom a browser is, made known to the server if he is not."""
        page.request.get(f"{address}/api/me")
        cookies = page.context.cookies(address)
        return cls(address, "; ".join(f"{one['name']}={one['value']}" for one in cookies))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request; :raises RefusedError: what the server refuses. Too many are asked again."""
        until = time.monotonic() + SILENCE
        while True:
            connection = http.client.HTTPConnection(self.host, timeout=SILENCE)
            try:
                headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
                connection.request(method, path, None if body is None else json.dumps(body), headers)
                answer = connection.getresponse()
                self.cookie = self.cookie or (answer.headers["Set-Cookie"] or "").partition(";")[0]
                told = json.loads(answer.read() or b"null")
            finally:
                connection.close()
            if answer.status < 400:
                return told
            if answer.status != 429 or time.monotonic() > until:
                raise RefusedError(answer.status, told)
            time.sleep(0.1)

    def open(self, game: str, **settings: Any) -> str:
        """Open a table, and take its first seat; its name."""
        told = self.ask("POST", "/api/tables", {"settings": {"game": game, "seats": 4, "pace": 0, **settings}})
        return str(told["table"])

    def wish(self, table: str, kind: str, seen: int = 0, **about: Any) -> int:
        """Ask something of a table; the entry in which it was done."""
        command = {"id": f"by-a-guest-{next(numbers)}", "seen": seen, "wish": {"kind": kind, **about}}
        return int(self.ask("POST", f"/api/tables/{table}/commands", command)["seq"])

    def sit(self, table: str, seat: int, name: str) -> "Seat":
        """Sit down under a name."""
        self.wish(table, "sit", seat=seat, name=name)
        return Seat(self, table, seat)


class Seat:
    """A guest's seat at a table, and what is told there."""

    def __init__(self, guest: Guest, table: str, seat: int = 0) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.last: Message = {}
        self._connection = http.client.HTTPConnection(guest.host, timeout=SILENCE)
        path = f"/api/tables/{table}/stream?seat={seat}"
        self._connection.request("GET", path, headers={"Cookie": guest.cookie})
        self._stream = self._connection.getresponse()
        if self._stream.status != 200:
            raise RefusedError(self._stream.status, json.loads(self._stream.read()))
        self.next()

    def next(self) -> Message:
        """The next message."""
        while line := self._stream.readline():
            if line.startswith(b"data: {"):
                self.last = json.loads(line[6:])
                return self.last
        raise AssertionError(f"the stream of table {self.table} has ended")

    def hear(self, until: Callable[[Message], Any]) -> Message:
        """Listen until something is so."""
        while not until(self.last):
            self.next()
        return self.last

    def settled(self) -> Message:
        """Listen until a person is to do something."""
        return self.hear(lambda _: self.phase in ("over", "closed") or self.asked() is not None)

    def asked(self) -> int | None:
        """The person in turn, or the first who is not ready."""
        places = self.last["face"]["places"]
        persons = [seat for seat, place in enumerate(places) if place["name"] and not place["covered"]]
        if self.phase != "playing":
            return next((seat for seat in persons if not places[seat]["ready"]), None)
        turn: int | None = self.last["sight"]["turn"]
        return turn if turn in persons and not self.last["face"]["asked"] else None

    @property
    def phase(self) -> str:
        """What the table is about."""
        return str(self.last["face"]["phase"])

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        return list(self.last["choices"]["legal"])

    def wish(self, kind: str, **about: Any) -> None:
        """Ask something for this seat, and listen until it is done."""
        seq = self.guest.wish(self.table, kind, self.last["seq"], seat=self.seat, **about)
        self.hear(lambda told: told["seq"] >= seq)

    def ready(self) -> None:
        """For the next deal."""
        self.wish("ready", contribution="ab" * 16)

    def act(self, action: str) -> None:
        """Do what is allowed."""
        self.wish("act", action=action)

    def leave(self) -> None:
        """Listen no more."""
        self._stream.close()
        self._connection.close()


def play(seats: Sequence[Seat], until: Callable[[], Any], most: int = 600) -> None:
    """Let persons play the first thing that is allowed until something is so, or nobody is asked any more."""
    for _ in range(most):
        catch_up(seats, seats[0].settled()["seq"])
        if until() or seats[0].phase in ("over", "closed"):
            return
        step(seats)
    raise AssertionError("it does not come to that")


def step(seats: Sequence[Seat]) -> None:
    """Whoever is asked does the first thing."""
    asked = next(seat for seat in seats if seat.seat == seats[0].asked())
    if asked.phase == "playing":
        asked.act(asked.legal[0])
    else:
        asked.ready()
    catch_up(seats, asked.last["seq"])


def catch_up(seats: Sequence[Seat], seq: int) -> None:
    """Wherever somebody listens, so much has been told."""
    for seat in seats:
        seat.hear(lambda told: told["seq"] >= seq)
