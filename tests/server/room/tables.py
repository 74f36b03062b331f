"""A table driven without a house: it decides, writes, reads and folds as the house does, by a clock of its own."""

from collections.abc import Iterator
from typing import Any

import pytest

from corbillon import bots
from corbillon.bots.thinking import Thought
from corbillon.server.protocol.commands import Command
from corbillon.server.protocol.faces import Presence, Refusal
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room import faces
from corbillon.server.room.decide import decide
from corbillon.server.room.duties import THOUGHTFUL, Duty, done, duty, question
from corbillon.server.room.room import Room, Tidings
from corbillon.server.streams import encoded

NAMES = {"anna": "Anna", "bernard": "Bernard", "chloe": "Chloé", "denis": "Denis"}
MASTER = "5a" * 32
START = 1_700_000_000_000


class Driven:
    """A table, its stored entries and its clock."""

    def __init__(self, game: str, *others: str, master: str = MASTER, **settings: Any) -> None:
        self.now = START
        agreed = Settings.model_validate({"game": game, **settings})
        first = stored.Opened(self.now, "anna", "Anna", 0, agreed.model_dump(), master)
        self.kept = [stored.written(first)]
        self.room = Room("table", first)
        self.present: dict[str, Presence] = {}
        self.gone: dict[str, int] = {}
        self.asked = 0
        for seat, guest in enumerate(others, 1):
            self.ask(guest, "sit", seat=seat)

    def ask(self, guest: str, kind: str, *, seen: int | None = None, after: int = 10, **facts: Any) -> Tidings:
        """A guest's wish, carried out ``after`` so many milliseconds."""
        self.asked += 1
        self.now += after
        wish = {"kind": kind, **facts}
        last = self.room.seq if seen is None else seen
        command = Command.model_validate({"id": f"command-{self.asked}", "seen": last, "wish": wish})
        name = NAMES.get(guest, guest)
        entry = decide(self.room, guest, name, command, self.now, self.present)
        return self.keep(entry, f"{guest}:{command.id}")

    def refused(self, guest: str, kind: str, **facts: Any) -> Refusal:
        """The refusal of a wish, which has changed nothing."""
        before = state(self.room)
        with pytest.raises(Refused) as refusal:
            self.ask(guest, kind, **facts)
        assert state(self.room) == before
        return refusal.value.refusal

    def keep(self, entry: stored.Entry, command: str | None = None) -> Tidings:
        """Write an entry, read it again, and fold it in."""
        self.kept.append(stored.written(entry, command))
        return self.room.apply(self.room.seq + 1, *stored.read(self.kept[-1]))

    @property
    def due(self) -> Duty | None:
        """What falls due next."""
        return duty(self.room, self.gone)

    def fall(self, what: str | None = None) -> Tidings:
        """Let pass the time until something falls due, and do it."""
        due = self.due
        assert due is not None
        assert what is None or due.what == what
        self.now = max(self.now, due.at)
        return self.keep(done(self.room, due, self.now, self.thought() if due.what in THOUGHTFUL else None))

    def thought(self) -> Thought:
        """What the bot in turn thinks, at once."""
        asked = question(self.room)
        choice = bots.decide(asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed)
        return Thought(choice.action)

    def deal(self) -> Tidings:
        """Everybody is ready, and the next deal is opened."""
        for seat in range(len(self.room.places)):
            if self.room.is_awaited(seat):
                self.ready(seat)
        return self.fall("deal")

    def ready(self, seat: int, contribution: str = "c0ffee") -> Tidings:
        """A seat is ready."""
        return self.ask(self.guest(seat), "ready", seat=seat, contribution=contribution)

    def guest(self, seat: int) -> str:
        """Who holds a seat."""
        guest = self.room.places[seat].guest
        assert guest is not None
        return guest

    @property
    def turn(self) -> int:
        """The seat in turn."""
        assert self.room.turn is not None
        return self.room.turn

    @property
    def legal(self) -> list[str]:
        """What the seat in turn may do."""
        return list(map(self.room.play.match.text, self.room.play.match.legal()))

    def act(self, action: str | None = None, **more: Any) -> Tidings:
        """The seat in turn acts."""
        return self.ask(
            self.guest(self.turn), "act", seat=self.turn, action=self.legal[0] if action is None else action, **more
        )

    def go_on(self) -> Tidings:
        """A player acts, or whatever falls due happens."""
        if self.room.turn is None or self.room.held or self.room.asking or self.room.places[self.turn].by_bot:
            return self.fall()
        return self.act()

    def finish_deal(self) -> None:
        """Play the deal in hand to its end."""
        while self.room.phase == "playing":
            self.go_on()

    def finish(self) -> None:
        """Play the match to its end."""
        while self.room.phase != "over":
            if self.room.phase == "playing":
                self.go_on()
            else:
                self.deal()

    def told(self, seat: int | None) -> list[Any]:
        """Everything that a seat was told and is still shown."""
        return [event for tidings in self.room.log for event in tidings.to(seat)]

    def replayed(self) -> Room:
        """The room as the stored entries alone make it."""
        return replayed(self.kept)


def replayed(kept: list[bytes]) -> Room:
    """A room from its stored entries."""
    first, _ = stored.read(kept[0])
    assert isinstance(first, stored.Opened)
    room = Room("table", first)
    for seq, body in enumerate(kept[1:], 2):
        room.apply(seq, *stored.read(body))
    return room


def state(room: Room) -> dict[str, Any]:
    """Everything that a room holds, to be compared."""
    play, match = room.play, room.play.match
    parts = {name: value for name, value in vars(room).items() if name not in ("play", "game")}
    table = match.table
    cells = {name: getattr(table, name) for name in type(table).__slots__}
    course = [(log.hands, log.talon, tuple(log.actions)) for log in match.deals]
    views = [repr(watch.view) for watch in play.watches]
    facts = (play.begun, play.deals, play.history, play.due, match.transfers, match.finished)
    return {"room": repr(parts), "cells": repr(cells), "course": repr(course), "views": views, "facts": repr(facts)}


def bodies(room: Room, now: int) -> Iterator[bytes]:
    """What each client would be sent of a room: each seat's, and that of who sees no hand."""
    public = faces.face(room, {})
    for seat in (*range(len(room.places)), None):
        guest = room.places[seat].guest if seat is not None else None
        yield encoded(faces.snapshot(room, guest or "nobody", seat, now, public))
        for tidings in room.log:
            yield encoded(faces.message(room, guest or "nobody", seat, tidings, now, public))


def chips(room: Room) -> int:
    """All the chips of a table."""
    seats, pots = room.play.match.balances()
    return sum(seats) + sum(pots.values())
