"""What clients are told of cards, searched by a bookkeeper of our own: ``python -m tests.server.secrecy --deals 500``.

What a seat may know is computed from the deal as it lies and the actions as a record keeps them, never from a view.
"""

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

import orjson
from pydantic import Field, TypeAdapter

from corbillon.games import GAMES
from corbillon.server import streams
from corbillon.server.house import House
from corbillon.server.protocol import faces
from corbillon.server.protocol.events import Event
from corbillon.server.refusals import Refused
from corbillon.server.room import faces as own
from corbillon.server.room.room import Room
from corbillon.server.storage import Guest
from tests.server.company import Person, after, check_passing, gathered
from tests.server.memory import MemoryStore

CARD = re.compile(rb'"(?<!"source":")(?<!"target":")(?<!"stake","about":{"card":")x?([A2-9TJQK][SHDC])!?"(?!:[-\d"])')
"""A card named in a message. The name of a box is none: an account, what a stake is for, a key of a number or word."""
A_TABLE = 8
"""Deals at one table."""
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "zinzolin": [{}, {"declined_peek": "on", "declare_when": "opening_phase"}],
    "nain-jaune": [{}, {"passing": "free"}],
    "reversis": [{}, {"peek": "allowed_if_kept", "espagnolette_announce": "announced"}],
}
PASSER_BY = Guest("passer-by", "Passer-by", True, 0)
WATCHER = Guest("watcher", "Watcher", True, 0)


@dataclass
class Past:
    """As ``faces.Past``; events by their kinds, so that reading is quick."""

    seq: int
    events: list[Annotated[Event, Field(discriminator="kind")]]


@dataclass
class Message:
    """As ``faces.Message``."""

    seq: int
    now: int
    events: list[Annotated[Event, Field(discriminator="kind")]]
    face: faces.Face
    sight: faces.Sight | None
    choices: faces.Choices
    past: list[Past] | None = None


MESSAGE = TypeAdapter(Message)


def known_to(room: Room, seat: int | None) -> set[str]:
    """The cards of the deal in hand that a seat has had in hand or seen; for None, that all have seen."""
    log, deal = room.play.match.deals[-1], room.play.deals[-1]
    hands = [set(hand) for hand in log.hands]
    known = set(hands[seat]) if seat is not None else set()
    taken = 0
    for actor, action in zip(deal.actors, log.actions, strict=True):
        card = action.strip("x!")
        if action.startswith("x") or action == "keep":
            own = actor != deal.dealer and (actor - deal.dealer - 1) % 4
            place = taken if room.game.name == "zinzolin" else own
            left = None if room.game.name == "reversis" and actor == deal.dealer else log.talon[int(place)]
            if action.startswith("x"):
                hands[actor] = hands[actor] - {card} | ({left} if left else set())
                taken += 1
            may_look = action.startswith("x") or looks(room)
            known |= {left} if left and actor == seat and may_look else set()
        elif action in ("dA", "d2", "d3"):
            known |= {held for held in hands[actor] if held[0] == action[1]}
        elif len(card) == 2 and card in hands[actor]:
            known.add(card)
    return known


def looks(room: Room) -> bool:
    """Whether by the rules of the table one who keeps his cards is shown the one that he leaves."""
    rules = room.settings.rules
    return rules.get("declined_peek") == "on" or rules.get("peek") == "allowed_if_kept"


def may_look_from(room: Room, guest: str, seat: int) -> bool:
    """Whether a guest may see what a seat sees."""
    place = room.places[seat]
    return place.guest == guest or (room.settings.watching == "seat" and place.shows)


@dataclass
class Bookkeeper:
    """Checks every message as it is made."""

    messages: int = 0
    cards: int = 0
    fault: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def read(self, room: Room, guest: str, seat: int | None, body: bytes) -> None:
        """Check a message; what is wrong with it ends the search."""
        try:
            self.check(room, guest, seat, body)
        except Exception as fault:
            if not self.fault.done():
                self.fault.set_exception(fault)
            raise

    def check(self, room: Room, guest: str, seat: int | None, body: bytes) -> None:
        """A message to a guest who looks from a seat; :raises AssertionError: when it tells too much."""
        self.messages += 1
        told = MESSAGE.validate_json(body, strict=True)
        assert seat is None or may_look_from(room, guest, seat), f"{guest} looks from seat {seat}"
        assert (told.sight.seat if told.sight else seat) == seat
        assert room.play.master.hex().encode() not in body
        if room.phase != "playing":
            return
        deal = room.play.deals[-1]
        assert deal.secret.hex().encode() not in body, "the secret of a deal in hand"
        body = of_this_deal(body, deal.seq) if told.past else body
        named = {card.decode() for card in CARD.findall(body)}
        self.cards += len(named)
        beyond = named - known_to(room, seat)
        assert not beyond, f"{room.game.name}: seat {seat} is told of {sorted(beyond)}: {body[:500]!r}"


def of_this_deal(body: bytes, since: int) -> bytes:
    """A snapshot without what was told of the deal before, which lies open."""
    message = orjson.loads(body)
    message["past"] = [past for past in message["past"] if past["seq"] >= since]
    return orjson.dumps(message)


@contextmanager
def spied(keeper: Bookkeeper) -> Iterator[None]:
    """The bookkeeper reads every message that streams are sent."""
    message, snapshot, encoded = own.message, own.snapshot, streams.encoded
    to_whom: tuple[Room, str, int | None]

    def noting(make: Callable[..., faces.Message]) -> Callable[..., faces.Message]:
        def made(room: Room, guest: str, seat: int | None, *more: Any) -> faces.Message:
            nonlocal to_whom
            to_whom = room, guest, seat
            return make(room, guest, seat, *more)

        return made

    def reading(told: faces.Message) -> bytes:
        body = encoded(told)
        keeper.read(*to_whom, body)
        return body

    own.message, own.snapshot, streams.encoded = noting(message), noting(snapshot), reading
    try:
        yield
    finally:
        own.message, own.snapshot, streams.encoded = message, snapshot, encoded


class Fickle(Person):
    """Now and then wants to take back, and agrees to what others want."""

    async def answer(self, message: dict[str, Any]) -> None:
        face, seen = message["face"], message["seq"]
        own = [seat for seat, place in enumerate(face["places"]) if place["mine"]]
        try:
            if face["asked"] is not None:
                for seat in set(own) & set(face["asked"]["awaited"]):
                    await self.ask("answer_take_back", seen, seat=seat, agree=True)
            elif face["may_take_back"] and self.choice.random() < 0.02:
                await self.ask("take_back", seen, seat=own[0])
                return
        except Refused as refusal:
            check_passing(refusal)
        await super().answer(message)


async def table(house: House, keeper: Bookkeeper, game: str, number: int, deals: int) -> int:
    """Play so many deals at a table with four people, a watcher of one hand and a passer-by; how many there were."""
    variants = VARIANTS[game]
    agreed = {"rules": variants[number % len(variants)], "watching": "seat", "take_back": "unrevealed"}
    before = keeper.messages
    people = await gathered(house, game, 4, number, **agreed)
    for person in people:
        person.__class__ = Fickle
    name = people[0].table
    await people[1].ask("show_hand", seat=1, shown=True)
    strangers = [
        await house.stream(name, PASSER_BY, None),
        await house.stream(name, WATCHER, 1, True),
    ]
    listening = [asyncio.ensure_future(drained(stream)) for stream in strangers]
    playing = asyncio.gather(*(person.play(after(deals)) for person in people))
    await asyncio.wait((playing, keeper.fault), return_when=asyncio.FIRST_COMPLETED)
    await (keeper.fault if keeper.fault.done() else playing)
    finished = len(house.tables[name].room.play.history)
    house.tables.pop(name).stop()
    await asyncio.gather(*listening)
    assert keeper.messages - before >= sum(len(person.sent) for person in people)
    return finished


async def drained(stream: streams.Stream) -> None:
    async for _ in stream.messages():
        pass


async def searched(game: str, deals: int) -> Bookkeeper:
    """So many deals of a game, every message searched."""
    keeper = Bookkeeper()
    house = House(MemoryStore())
    finished = number = 0
    with spied(keeper):
        while finished < deals:
            number += 1
            finished += await table(house, keeper, game, number, min(A_TABLE, deals - finished))
    await house.stop()
    return keeper


def main() -> int:
    """Search, and say how much."""
    parser = argparse.ArgumentParser(prog="tests.server.secrecy", description=__doc__)
    parser.add_argument("--deals", type=int, default=500, help="deals of each game (default: 500)")
    options = parser.parse_args()
    for game in GAMES:
        keeper = asyncio.run(searched(game, options.deals))
        print(f"{game}: {options.deals} deals, {keeper.messages} messages, {keeper.cards} cards named, all known")
    return 0


if __name__ == "__main__":
    sys.exit(main())
