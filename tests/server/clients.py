"""Players over HTTP who do not give up: a command without an answer is sent again, under its id, until it has one."""

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson
from benchmarks.server.client import Answer, Listener, Requests, listen

from corbillon.server.room import entries as stored

GAMES = ("zinzolin", "nain-jaune", "reversis")
THINKING = (0.05, 0.25)
"""How long a player thinks (seconds, from and to): a server that is always full answers nothing within milliseconds."""
PAUSE = 0.05
PATIENCE = 60.0
"""Seconds for which a server may be away."""

numbers = itertools.count(1)


class Watcher(Protocol):
    """Somebody who wants to know of commands sent and answered."""

    def sent(self, player: "Player", port: int) -> None:
        """A command is on its way."""

    def answer(self, player: "Player") -> None:
        """A command was answered."""


@dataclass
class Journal:
    """What was acknowledged at a table, and what is kept of it."""

    table: str
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    kept: list[bytes] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    checked: int = 0
    over: bool = False
    """Whether the match has just ended."""

    def keep(self, seq: int, body: bytes) -> None:
        """An entry as it was read; :raises AssertionError: for a gap, or a command that is there already."""
        assert seq == len(self.kept) + 1, f"table {self.table}: entry {seq} after {len(self.kept)}"
        _, command = stored.read(body)
        if command is not None:
            assert command not in self.commands, f"table {self.table}: {command} is there twice"
            self.commands[command] = seq
        self.kept.append(body)

    def check(self, many: int) -> None:
        """Whether so many acknowledged commands are kept where it was said."""
        for command, seq in self.acknowledged[self.checked : many]:
            kept = self.commands.get(command)
            assert kept == seq, f"table {self.table}: {command} was acknowledged as {seq}, and is kept as {kept}"
        self.checked = many


class Player:
    """A person at a seat."""

    def __init__(self, seat: int, ports: list[int], watcher: Watcher, choice: random.Random) -> None:
        self.seat, self.watcher, self.choice = seat, watcher, choice
        self.requests = [Requests(port) for port in ports]
        self.at = seat % len(ports)
        self.cookie = b""
        self.journal = Journal("")
        self.last: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.repeated = 0
        self.seen = 0
        self.phase = ""

    @property
    def guest(self) -> str:
        """The guest's id, which the cookie says."""
        return self.cookie.partition(b"=")[2][:32].decode()

    async def play(self) -> None:
        """Play until cancelled, or until something is wrong."""
        both = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._act())]
        try:
            await asyncio.gather(*both)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            for requests in self.requests:
                requests.close()

    async def _act(self) -> None:
        """Do what is to be done, whenever there is news."""
        while True:
            await self.news.wait()
            self.news.clear()
            message = self.last
            assert "fault" not in message, message["fault"]
            wish = self._wish(message) if message["seq"] >= self.seen else None
            if wish is not None:
                await asyncio.sleep(self.choice.uniform(*THINKING))
                await self.command(wish, message["seq"])

    def _wish(self, message: dict[str, Any]) -> dict[str, object] | None:
        face, legal = message["face"], message["choices"]["legal"]
        self.journal.over |= face["phase"] == "over" and self.phase != "over" and self.seat == 0
        self.phase = face["phase"]
        if face["phase"] in ("gathering", "between") and not face["places"][self.seat]["ready"]:
            return {"kind": "ready", "seat": self.seat, "contribution": "ab" * 16}
        if legal:
            return {"kind": "act", "seat": self.seat, "action": self.choice.choice(legal)}
        return None

    async def command(self, wish: dict[str, object], seen: int) -> None:
        """Ask something of the table, as often as it takes to be answered."""
        number = f"command-{next(numbers)}"
        body = orjson.dumps({"id": number, "seen": seen, "wish": wish})
        path = b"/api/tables/%b/commands" % self.journal.table.encode()
        answer, attempts = await self.ask(path, body)
        if answer.status == 200:
            seq = orjson.loads(answer.body)["seq"]
            self.journal.acknowledged.append((f"{self.guest}:{number}", seq))
            self.seen = max(self.seen, seq)
            return
        raise AssertionError(f"{wish}, sent {attempts} times, was refused: {answer.body.decode()}")

    async def ask(self, path: bytes, body: bytes) -> tuple[Answer, int]:
        """The answer, and how often it was asked for."""
        attempts = 0
        async with asyncio.timeout(PATIENCE):
            while True:
                requests = self.requests[self.at]
                self.watcher.sent(self, requests.port)
                try:
                    answer = await requests.ask(b"POST", path, self.cookie, body)
                except (OSError, TimeoutError):
                    self.repeated += not attempts
                    attempts += 1
                    self.at = (self.at + 1) % len(self.requests)
                    await asyncio.sleep(PAUSE)
                    continue
                self.watcher.answer(self)
                if answer.status not in (429, 503):
                    self.cookie = self.cookie or answer.cookie
                    return answer, attempts + 1
                await asyncio.sleep(4 * PAUSE)

    async def _listen(self) -> None:
        """Keep a stream open."""
        while True:
            try:
                stream = await listen(
                    self.requests[self.at].port, self.journal.table.encode(), self.cookie, self._hearer()
                )
            except OSError:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await stream.ended
            finally:
                _close(stream)
            await asyncio.sleep(PAUSE)

    def _hearer(self) -> Callable[[int, bytes], None]:
        before = 0

        def heard(number: int, body: bytes) -> None:
            nonlocal before
            message = orjson.loads(body)
            first = before == 0
            fault = first and message["past"] is None
            fault |= not first and message["past"] is None and not before <= number <= before + 1
            self.last = {"fault": f"entry {number} came after {before}"} if fault else message
            before = number
            self.news.set()

        return heard


def _close(stream: Listener) -> None:
    if stream.transport is not None:
        stream.transport.close()


async def seated(number: int, ports: list[int], watcher: Watcher) -> tuple[list[Player], Journal]:
    """A table of two people and two bots: the people, and its journal."""
    people = [Player(seat, ports, watcher, random.Random(f"{number} {seat}")) for seat in range(2)]
    settings = {"game": GAMES[number % len(GAMES)], "seats": 4, "pace": 0}
    answer, _ = await people[0].ask(b"/api/tables", orjson.dumps({"settings": settings}))
    assert answer.status == 200, answer
    journal = Journal(orjson.loads(answer.body)["table"])
    for person in people:
        person.journal = journal
    body = orjson.dumps({"id": "sit-down", "seen": 0, "wish": {"kind": "sit", "seat": 1, "name": "Bernard"}})
    answer, _ = await people[1].ask(b"/api/tables/%b/commands" % journal.table.encode(), body)
    assert answer.status == 200, answer
    return people, journal
