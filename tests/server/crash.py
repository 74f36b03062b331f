"""Servers killed in the midst of play: ``python -m tests.server.crash --kills 200 [--database postgresql]``.

A server is killed (SIGKILL) within 5 ms after a command was sent to it: half of the times at once, before the answer,
and half of the times after it.
After each kill the database is read: every acknowledged command is there, at its number, and none twice.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.server.processes import postgresql

from corbillon.server.room import entries as stored
from corbillon.server.room.records import record_of
from corbillon.server.storage import open_store
from corbillon.verify import verify
from tests.server.clients import PATIENCE, Journal, Player, seated
from tests.server.killable import Forks, Killable
from tests.server.room.tables import replayed

BEFORE = 0.002
"""Within so many seconds after a command was sent its server is killed, where that is to be before the answer."""
LATEST = 0.005
"""And within so many, where it is to be after the answer; a command that is answered later is let pass."""
LET_PASS = 400
TOLD_EVERY = 20
"""After so many kills it says how far it is."""
MOVES = 20
"""So many commands are acknowledged between two kills, at least."""
Playing = Sequence["asyncio.Future[None]"]
LIVES = (0.2, 0.6)
"""How long play goes on between two kills, at least (seconds, from and to)."""


@dataclass
class Found:
    """What came of it."""

    kills: int = 0
    unanswered: int = 0
    """Kills before the answer to the command that set them off."""
    median: float = 0
    """Milliseconds from that command to the kill; and the most of them in nine of ten kills."""
    most: float = 0
    acknowledged: int = 0
    repeated: int = 0
    """Commands that were sent again because no answer had come."""
    entries: int = 0
    deals: int = 0
    records: int = 0


class Killer:
    """Waits for a command to be sent to its victim, and kills that within a few milliseconds."""

    def __init__(self, choice: random.Random) -> None:
        self.choice = choice
        self.victim: Killable | None = None
        self.answered = False
        self.done = asyncio.Event()
        self.delays: list[float] = []
        """Seconds from each command to its kill."""
        self._sent = 0.0
        self._asked: Player | None = None
        self._at_once = False
        self._passed = 0

    async def strike(self, victim: Killable, at_once: bool) -> bool:
        """Kill at the next command; whether that had been answered by then."""
        self.victim, self._at_once, self._asked = victim, at_once, None
        self.answered, self._passed = False, 0
        self.done.clear()
        await self.done.wait()
        return self.answered

    def sent(self, player: Player, port: int) -> None:
        """A command is on its way."""
        if self.victim is None or self._asked is not None or port != self.victim.port:
            return
        self._asked, self._sent = player, time.perf_counter()
        if self._at_once:
            asyncio.get_running_loop().call_later(self.choice.uniform(0, BEFORE), self._kill)
        else:
            asyncio.get_running_loop().call_later(LATEST, self._let_pass, self._sent)

    def answer(self, player: Player) -> None:
        """A command was answered."""
        left = LATEST - (time.perf_counter() - self._sent)
        if player is self._asked and self.victim is not None and left > 0:
            self.answered = True
            if not self._at_once:
                asyncio.get_running_loop().call_later(self.choice.uniform(0, left), self._kill)

    def _let_pass(self, sent: float) -> None:
        """The command was not answered in time: another one will be, or the server is killed all the same."""
        if self.victim is None or self.answered or sent != self._sent:
            return
        self._asked, self._passed = None, self._passed + 1
        if self._passed > LET_PASS:
            self._kill()

    def _kill(self) -> None:
        victim, self.victim = self.victim, None
        if victim is not None:
            self.delays.append(time.perf_counter() - self._sent)
            os.kill(victim.process, signal.SIGKILL)
            self.done.set()


@dataclass
class Siege:
    """Servers over one database, players at many tables, and a killer."""

    servers: list[Killable]
    tables: int
    choice: random.Random
    found: Found = field(default_factory=Found)
    journals: list[Journal] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    async def run(self, kills: int) -> Found:
        """Play, kill, start again, and read what is kept."""
        for server in self.servers:
            await asyncio.to_thread(server.start)
        killer = Killer(self.choice)
        playing: list[asyncio.Future[None]] = []
        for _ in range(self.tables):
            await self._seat(killer, playing)
        try:
            for kill in range(kills):
                for ended in [journal for journal in self.journals if journal.over]:
                    ended.over = False
                    await self._seat(killer, playing)
                await self._move_on(playing)
                await self._die(killer, playing, self.servers[kill % len(self.servers)])
                if self.found.kills % TOLD_EVERY == 0:
                    print(f"{self.found.kills} kills, {self.found.unanswered} before the answer", file=sys.stderr)
            await self._finish(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for server in self.servers:
                await asyncio.to_thread(server.end, signal.SIGINT)
        await self._look()
        await self._replay()
        delays = sorted(killer.delays)
        self.found.median, self.found.most = (round(1000 * delays[len(delays) * tenths // 10], 1) for tenths in (5, 9))
        self.found.acknowledged = sum(len(journal.acknowledged) for journal in self.journals)
        self.found.repeated = sum(player.repeated for player in self.players)
        return self.found

    async def _seat(self, killer: Killer, playing: list["asyncio.Future[None]"]) -> None:
        """One more table, at the beginning or for one whose match is over."""
        people, journal = await seated(len(self.journals), [server.port for server in self.servers], killer)
        self.journals.append(journal)
        self.players += people
        playing += [asyncio.ensure_future(player.play()) for player in people]

    async def _move_on(self, playing: Playing) -> None:
        """Play goes on for a while."""
        until = time.monotonic() + PATIENCE
        wanted = MOVES + sum(len(journal.acknowledged) for journal in self.journals)
        await self._live(playing, self.choice.uniform(*LIVES))
        while sum(len(journal.acknowledged) for journal in self.journals) < wanted:
            assert time.monotonic() < until, "play does not go on"
            await self._live(playing, LIVES[0] / 4)

    async def _finish(self, playing: Playing) -> None:
        """Play on until a deal has been finished at every table."""
        until = time.monotonic() + PATIENCE
        while not all(player.last.get("face", {}).get("history") for player in self.players):
            assert time.monotonic() < until, "play does not go on"
            await self._live(playing, LIVES[0])

    async def _live(self, playing: Playing, seconds: float) -> None:
        """Let play go on; a player that fails ends it all."""
        ended, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in ended:
            task.result()

    async def _die(self, killer: Killer, playing: Playing, victim: Killable) -> None:
        at_once = 2 * self.found.unanswered <= self.found.kills
        striking = asyncio.ensure_future(killer.strike(victim, at_once))
        waited: list[asyncio.Future[Any]] = [striking, *playing]
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED, timeout=60)
        assert striking.done(), "nobody has sent a command for a minute"
        self.found.kills += 1
        self.found.unanswered += not striking.result()
        await asyncio.to_thread(victim.end, signal.SIGKILL)
        await self._look()
        await asyncio.to_thread(victim.start)

    async def _look(self) -> None:
        """Whether what was acknowledged is kept."""
        acknowledged = [len(journal.acknowledged) for journal in self.journals]
        forks = self.servers[0].forks
        store = open_store(forks.database, forks.data)
        try:
            for journal, many in zip(self.journals, acknowledged, strict=True):
                for seq, body in await store.entries(journal.table, len(journal.kept)):
                    journal.keep(seq, body)
                journal.check(many)
        finally:
            await store.close()

    async def _replay(self) -> None:
        """Whether every table can be made again from what is kept, and its record verifies with its bots."""
        for journal in self.journals:
            room = replayed(journal.kept)
            kept = record_of(room)
            self.found.entries += room.seq
            self.found.deals += len(kept.deals)
            assert verify(kept, bots=True).held, journal.table
            self.found.records += 1
            assert [stored.read(body)[1] for body in journal.kept].count(None) < room.seq


async def besieged(folder: Path, database: str | None, processes: int, tables: int, kills: int, seed: int) -> Found:
    """So many kills under play by so many tables."""
    forks = Forks(folder, database)
    try:
        return await Siege([Killable(forks) for _ in range(processes)], tables, random.Random(seed)).run(kills)
    finally:
        forks.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Kill, and say what came of it."""
    parser = argparse.ArgumentParser(prog="tests.server.crash", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--kills", type=int, default=200, help="how often a server is killed (default: 200)")
    parser.add_argument("--tables", type=int, default=20, help="tables under play (default: 20)")
    parser.add_argument("--database", help="an address, or «postgresql» for one of our own (default: SQLite)")
    parser.add_argument("--processes", type=int, help="servers (default: 1, or 2 where a database is given)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="corbillon-crash-")))
        database = options.database
        if database == "postgresql":
            database = stack.enter_context(postgresql(folder / "postgresql"))
        processes = options.processes or (2 if database else 1)
        begun = time.monotonic()
        found = asyncio.run(besieged(folder, database, processes, options.tables, options.kills, options.seed))
    figures: dict[str, Any] = {**vars(found), "seconds": round(time.monotonic() - begun)}
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
