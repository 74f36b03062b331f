"""People at a house: each listens, is ready, and plays at will; all that each was sent is kept."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import orjson

from corbillon.server.house import House
from corbillon.server.protocol.commands import Command
from corbillon.server.protocol.faces import Accepted
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.storage import Guest
from corbillon.server.streams import Stream

GUESTS = [Guest(name.lower(), name, True, 0) for name in ("Anna", "Bernard", "Chloe", "Denis", "Emma", "Felix")]
PASSING = ("stale", "not_now", "not_your_turn", "deal_over")
"""Refusals that somebody may meet who plays by what he has just seen."""


def wish(number: object, kind: str, seen: int = 0, **facts: Any) -> Command:
    """A command with an id of its own."""
    return Command.model_validate({"id": f"command-{number}", "seen": seen, "wish": {"kind": kind, **facts}})


class Person:
    """A guest at a table."""

    def __init__(self, house: House, table: str, guest: Guest, seed: int = 0) -> None:
        self.house, self.table, self.guest = house, table, guest
        self.choice = random.Random(f"{guest.id} {seed}")
        self.sent: list[tuple[int, bytes]] = []
        self.stream: Stream | None = None
        self.asked = 0

    async def ask(self, kind: str, seen: int | None = None, **facts: Any) -> Accepted:
        """Ask something of the table."""
        self.asked += 1
        last = self.house.tables[self.table].room.seq if seen is None else seen
        command = wish(f"{self.guest.id}-{self.choice.random()}".replace(".", "-"), kind, last, **facts)
        return await self.house.command(self.table, self.guest, command)

    async def listen(self, seat: int | None = None, watch: bool = False) -> Stream:
        """Open a stream."""
        self.stream = await self.house.stream(self.table, self.guest, seat, watch)
        return self.stream

    async def leave(self) -> None:
        """Close it."""
        if self.stream is not None:
            await self.house.end_stream(self.table, self.stream)

    async def play(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Play by what one is sent, until it is enough."""
        stream = self.stream or await self.listen()
        async for seq, body in stream.messages():
            self.sent.append((seq, body))
            message = orjson.loads(body)
            if enough(message):
                return
            await self.answer(message)

    async def answer(self, message: dict[str, Any]) -> None:
        """Do what is to be done after a message."""
        face, legal = message["face"], message["choices"]["legal"]
        own = [seat for seat, place in enumerate(face["places"]) if place["mine"]]
        try:
            if face["phase"] in ("gathering", "between"):
                for seat in own:
                    if not face["places"][seat]["ready"]:
                        await self.ask("ready", message["seq"], seat=seat, contribution="ab" * 16)
            elif legal:
                action = self.choice.choice(legal)
                await self.ask("act", message["seq"], seat=message["sight"]["seat"], action=action)
        except Refused as refusal:
            check_passing(refusal)


def check_passing(refused: Refused) -> None:
    """Whether a refusal is one that may be met; any other is raised again."""
    if refused.code not in PASSING:
        raise refused


def after(deals: int) -> Callable[[dict[str, Any]], bool]:
    """Whether so many deals have been finished, or the match is over."""

    def enough(message: dict[str, Any]) -> bool:
        face = message["face"]
        return len(face["history"]) >= deals or face["phase"] in ("over", "closed")

    return enough


async def gathered(house: House, game: str, guests: int, seed: int = 0, **settings: Any) -> list[Person]:
    """A table with so many guests at it."""
    agreed = Settings.model_validate({"game": game, "pace": 0, **settings})
    table = await house.open(GUESTS[0], agreed)
    people = [Person(house, table, guest, seed) for guest in GUESTS[:guests]]
    for seat, person in enumerate(people[1:], 1):
        await person.ask("sit", seat=seat)
    return people


async def play(people: list[Person], deals: int, seconds: float = 30) -> None:
    """All play so many deals together."""
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(person.play(after(deals)) for person in people))
