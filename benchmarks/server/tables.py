"""A table under load: four people with a stream each, and one play at a time."""

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import orjson

from benchmarks.server.client import Answer, Listener, Requests, listen

GAMES = ("zinzolin", "nain-jaune", "reversis")
NAMES = ("Bernard", "Chloé", "Denis")
SEATS = 4
LEGAL = b'"choices":{"legal":['
PHASE = b'"phase":"'
LONGEST = 10.0
"""Seconds after which an event that has not come counts as lost."""

numbers = itertools.count(10_000_000)


class Fault(Exception):
    """The server has answered what it should not."""


@dataclass
class Measured:
    """What was measured of all tables."""

    latencies: list[float] = field(default_factory=list)
    events: int = 0
    lost: int = 0
    late: int = 0
    """Plays that could not be sent at their time, for the one before was not yet at all seats."""


class Table:
    """Four people, and what each was last sent."""

    def __init__(self, ports: list[int], number: int, measured: Measured) -> None:
        self.ports, self.measured = ports, measured
        self.game = GAMES[number % len(GAMES)]
        self.choice = random.Random(number)
        self.requests = [Requests(port) for port in ports]
        self.cookies: list[bytes] = [b""] * SEATS
        self.id = b""
        self.heard = [0] * SEATS
        self.legal: list[bytes] = [b""] * SEATS
        self.phase = b""
        self.wanted = 0
        self.begun = 0.0
        self.arrived: asyncio.Event = asyncio.Event()
        self.listeners: list[Listener] = []

    async def open(self) -> None:
        """Open it, sit down, and listen."""
        settings = {"game": self.game, "seats": SEATS, "pace": 0}
        answer = await self._asked(0, b"/api/tables", orjson.dumps({"settings": settings}))
        self.id = orjson.loads(answer.body)["table"].encode()
        for seat, name in enumerate(NAMES, 1):
            await self.command(seat, 0, {"kind": "sit", "seat": seat, "name": name})
        for seat in range(SEATS):
            self.listeners.append(await listen(self._port(seat), self.id, self.cookies[seat], self._hearer(seat)))
        async with asyncio.timeout(LONGEST):
            while not all(self.heard):
                await asyncio.sleep(0.01)

    def close(self) -> None:
        """Leave."""
        for listener in self.listeners:
            if listener.transport is not None:
                listener.transport.close()
        for requests in self.requests:
            requests.close()

    async def ready(self) -> None:
        """Everybody is ready; the deal is opened."""
        for seat in range(SEATS):
            await self.command(seat, max(self.heard), {"kind": "ready", "seat": seat, "contribution": "ab" * 16})
        async with asyncio.timeout(LONGEST):
            while not any(self.legal):
                await asyncio.sleep(0.005)

    async def play(self) -> bool:
        """One play, measured until all four have its event; whether there was one to make."""
        if not any(self.legal):
            if self.phase in (b"over", b"closed"):
                return False
            await self.ready()
        seat = next(seat for seat in range(SEATS) if self.legal[seat])
        action = self.choice.choice(self.legal[seat].split(b",")).strip(b'"').decode()
        self.legal[seat] = b""
        self.wanted = max(self.heard) + 1
        self.arrived.clear()
        self.begun = perf_counter()
        await self.command(seat, self.wanted - 1, {"kind": "act", "seat": seat, "action": action})
        try:
            async with asyncio.timeout(LONGEST):
                await self.arrived.wait()
        except TimeoutError:
            self.measured.lost += sum(heard < self.wanted for heard in self.heard)
        return True

    async def command(self, seat: int, seen: int, wish: dict[str, object]) -> Answer:
        """Ask something of the table."""
        body = orjson.dumps({"id": f"load-{next(numbers)}", "seen": seen, "wish": wish})
        return await self._asked(seat, b"/api/tables/%b/commands" % self.id, body)

    async def _asked(self, seat: int, path: bytes, body: bytes) -> Answer:
        requests = self.requests[seat * len(self.ports) // SEATS]
        answer = await requests.ask(b"POST", path, self.cookies[seat], body)
        if answer.status != 200:
            raise Fault(f"{answer.status} {answer.body.decode()}")
        self.cookies[seat] = self.cookies[seat] or answer.cookie
        return answer

    def _port(self, seat: int) -> int:
        """Half of the seats at each process, where there are two."""
        return self.ports[seat * len(self.ports) // SEATS]

    def _hearer(self, seat: int) -> Callable[[int, bytes], None]:
        def heard(number: int, body: bytes) -> None:
            self._heard(seat, number, body)

        return heard

    def _heard(self, seat: int, number: int, body: bytes) -> None:
        before, self.heard[seat] = self.heard[seat], number
        self.measured.events += 1
        if before and number > before + 1:
            self.measured.lost += number - before - 1
        start = body.rfind(LEGAL) + len(LEGAL)
        self.legal[seat] = body[start : body.find(b"]", start)]
        if seat == 0:
            start = body.find(PHASE) + len(PHASE)
            self.phase = body[start : body.find(b'"', start)]
        if number == self.wanted > before and min(self.heard) >= self.wanted:
            self.measured.latencies.append(perf_counter() - self.begun)
            self.arrived.set()
