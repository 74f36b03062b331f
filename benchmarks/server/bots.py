"""``python -m benchmarks.server.bots``: tables of the strongest bots beside tables of people, at one server.

Of the bots: the time from a bot's turn to its event, as the person at its table has it, without the pace's pause.
Of the people: from a play to its event at all four seats. The searches are compiled before anything is measured.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson

from benchmarks.server import processes
from benchmarks.server.__main__ import percentile, play_all
from benchmarks.server.client import Requests, listen
from benchmarks.server.tables import GAMES, Measured, Table, numbers

TOO_MANY = 429
WARM = 0.95
"""So many of the moves of a deal are by search once all is compiled, at least."""
LONGEST_WARMING = 240.0
TARGETS = {"bots": 1000.0, "people": 60.0}
"""Milliseconds: of nine in ten and more bots' moves (p95), and of people's plays (p99)."""


@dataclass
class Moves:
    """What was measured of bots."""

    seconds: list[float] = field(default_factory=list)
    made: Counter[str] = field(default_factory=Counter)
    """How many moves were made in full, cut by time, or by rule of thumb."""


class BotTable:
    """One person against bots, who plays at once whatever is allowed."""

    def __init__(self, port: int, number: int, level: str) -> None:
        self.requests = Requests(port)
        self.game = GAMES[number % len(GAMES)]
        self.level = level
        self.cookie = b""
        self.id = b""
        self.moves: Moves | None = None
        self.last = Counter[str]()
        """How the moves of the last deal were made."""
        self._since: float | None = None
        self._news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def open(self) -> None:
        """Open it, and listen."""
        settings = {"game": self.game, "seats": 4, "pace": 0, "bot": self.level}
        answer = await self._ask(b"/api/tables", {"settings": settings})
        self.id = answer["table"].encode()
        self._listener = await listen(self.requests.port, self.id, self.cookie, self._heard)

    async def play(self) -> None:
        """Play until cancelled; over again when the match is over."""
        while True:
            message = await self._news.get()
            face, legal = message["face"], message["choices"]["legal"]
            if face["phase"] == "over":
                self.close()
                await self.open()
            elif face["phase"] in ("gathering", "between") and not face["places"][0]["ready"]:
                await self._count()
                await self._wish(message, {"kind": "ready", "seat": 0, "contribution": "ab" * 16})
            elif legal:
                await self._wish(message, {"kind": "act", "seat": 0, "action": legal[0]})

    def close(self) -> None:
        """Leave."""
        self.requests.close()
        if self._listener.transport is not None:
            self._listener.transport.close()

    def _heard(self, number: int, body: bytes) -> None:
        now = time.perf_counter()
        message = orjson.loads(body)
        if self._since is not None and self.moves is not None:
            self.moves.seconds.append(now - self._since)
        sight = message["sight"]
        waits = message["face"]["phase"] == "playing" and sight is not None and sight["turn"] not in (None, 0)
        self._since = now if waits else None
        self._news.put_nowait(message)

    async def _count(self) -> None:
        """How the moves of the last deal were made."""
        answer = await self.requests.ask(b"GET", b"/api/tables/%b/record" % self.id, self.cookie)
        deals = orjson.loads(answer.body)["deals"]
        if not deals:
            return
        by = deals[-1]["by"]
        made = zip(by, deals[-1].get("simulations", [None] * len(by)), strict=True)
        kinds = ["full" if number is None else "cut" if number else "thumb" for actor, number in made if actor == "bot"]
        self.last = Counter(kinds)
        if self.moves is not None:
            self.moves.made.update(kinds)

    @property
    def warm(self) -> bool:
        """Whether the last deal was by search."""
        return bool(self.last) and self.last["thumb"] <= (1 - WARM) * self.last.total()

    async def _wish(self, message: dict[str, Any], wish: dict[str, object]) -> None:
        command = {"id": f"bots-{next(numbers)}", "seen": message["seq"], "wish": wish}
        await self._ask(b"/api/tables/%b/commands" % self.id, command)

    async def _ask(self, path: bytes, body: dict[str, object]) -> dict[str, Any]:
        answer = await self.requests.ask(b"POST", path, self.cookie, orjson.dumps(body))
        while answer.status == TOO_MANY:
            await asyncio.sleep(1)
            answer = await self.requests.ask(b"POST", path, self.cookie, orjson.dumps(body))
        self.cookie = self.cookie or answer.cookie
        found: dict[str, Any] = orjson.loads(answer.body)
        if answer.status not in (200, 409):  # 409: something came in between, and there is news of it
            raise RuntimeError(f"{answer.status} {found}")
        return found


async def measured(port: int, options: argparse.Namespace) -> dict[str, Any]:
    """Warm up, then play at all tables at once."""
    bots = [BotTable(port, number, options.level) for number in range(options.tables)]
    people = [Table([port], number, Measured()) for number in range(options.people)]
    both: list[BotTable | Table] = [*bots, *people]
    for table in both:
        await table.open()
    await asyncio.gather(*(each.ready() for each in people))
    playing = [asyncio.ensure_future(each.play()) for each in bots]
    begun = time.monotonic()
    while not all(each.warm for each in bots) and time.monotonic() - begun < LONGEST_WARMING:
        await asyncio.sleep(0.5)
        _check(playing)
    warming = time.monotonic() - begun
    moves, plays = Moves(), Measured()
    for each in bots:
        each.moves = moves
    gc.disable()
    await play_all(people, plays, options.rate, options.seconds)
    gc.enable()
    _check(playing)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in both:
        table.close()
    return _found(moves, plays, warming, options)


def _check(playing: Sequence["asyncio.Future[None]"]) -> None:
    for task in playing:
        if task.done():
            task.result()


def _found(moves: Moves, plays: Measured, warming: float, options: argparse.Namespace) -> dict[str, Any]:
    seconds, latencies = sorted(moves.seconds), sorted(plays.latencies)
    return {
        "tables": options.tables,
        "level": options.level,
        "warming": round(warming, 1),
        "moves": len(seconds),
        "made": dict(moves.made),
        "bots": {"p50": percentile(seconds, 0.5), "p95": percentile(seconds, 0.95), "most": percentile(seconds, 1)},
        "people": {
            "tables": options.people,
            "plays": len(latencies),
            "p50": percentile(latencies, 0.5),
            "p99": percentile(latencies, 0.99),
            "most": percentile(latencies, 1),
        },
        "lost": plays.lost,
    }


def told(found: dict[str, Any]) -> str:
    """The figures as lines for a person."""
    bots, people = found["bots"], found["people"]
    made = ", ".join(f"{kind} {number}" for kind, number in sorted(found["made"].items()))
    return "\n".join(
        (
            f"{found['tables']} tables of {found['level']}, compiled within {found['warming']} s; moves: {made}",
            f"a bot's move: p50 {bots['p50']} ms, p95 {bots['p95']} ms (target {TARGETS['bots']:.0f}), "
            f"most {bots['most']} ms, of {found['moves']}",
            f"plays at {people['tables']} tables of people: p50 {people['p50']} ms, p99 {people['p99']} ms "
            f"(target {TARGETS['people']:.0f}), most {people['most']} ms, of {people['plays']}; lost {found['lost']}",
        )
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say so; exit status 1 when a target is missed."""
    options = _options(arguments)
    processes.allow_files()
    with tempfile.TemporaryDirectory(prefix="corbillon-bots-") as folder:
        with processes.server(Path(folder), None, None, "a secret of sixteen or more") as server:
            found = asyncio.run(measured(server.port, options))
    print(json.dumps(found) if options.json else told(found))
    return int(found["bots"]["p95"] > TARGETS["bots"] or found["people"]["p99"] > TARGETS["people"])


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.server.bots", description=__doc__)
    parser.add_argument("--tables", type=int, default=8, help="tables of one person against bots (default: 8)")
    parser.add_argument("--level", default="marquise", help="the level of the bots (default: marquise)")
    parser.add_argument("--people", type=int, default=20, help="tables of four people beside them (default: 20)")
    parser.add_argument("--rate", type=float, default=1.0, help="plays a table of people and second (default: 1)")
    parser.add_argument("--seconds", type=float, default=20, help="how long (default: 20)")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
