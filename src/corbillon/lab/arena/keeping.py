"""The kept file: JSON lines, the plan first, then one line a finished deal; whoever is interrupted goes on from it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from corbillon.bots.own import sources_of
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.plan import ArenaPlan
from corbillon.lab.arena.playing import Played


class Keeping:
    """The finished deals of a plan, in a file where one is named."""

    def __init__(self, plan: ArenaPlan, path: Path | None) -> None:
        """Read what is there; a line that was torn off is dropped.

        :raises ValueError: when the file is of another plan, or no such file.
        """
        self.plan = plan
        self.path = path
        self.deals: dict[int, Played] = {}
        self.sources: dict[str, None] = {}
        """Digests of the rules and bots that played, in the order in which they came."""
        self._own = sources_of(plan.bots)
        if path is not None:
            self._read(path)

    @property
    def missing(self) -> list[int]:
        """The numbers of the deals that are still to be played."""
        return [number for number in range(self.plan.count) if number not in self.deals]

    @property
    def contiguous(self) -> int:
        """How many of the asked deals are there without a gap, from the first on."""
        return min(self.missing, default=self.plan.count)

    @property
    def asked(self) -> list[Played]:
        """The deals that the plan asks for, by number; a file may have more."""
        return [self.deals[number] for number in range(self.plan.count)]

    def add(self, played: Iterable[Played]) -> None:
        """Deals are done: they are in the file before anybody hears of them."""
        lines = []
        for deal in played:
            self.deals[deal.number] = deal
            self.sources[self._own] = None
            lines.append(json.dumps(_written(deal, self._own), separators=(",", ":")) + "\n")
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(lines))

    def _read(self, path: Path) -> None:
        heading = json.dumps(self.plan.heading(), ensure_ascii=False).encode() + b"\n"
        data = path.read_bytes() if path.exists() else b""
        sound = data[: data.rfind(b"\n") + 1]
        if not sound:
            if not heading.startswith(data):
                raise ValueError(f"{path} is no kept file of the arena")
            path.write_bytes(heading)
            return
        first, *lines = sound.splitlines()
        self._compare(path, first)
        for place, line in enumerate(lines, 2):
            try:
                deal, sources = _read_deal(json.loads(line), len(self.plan.bots))
            except (ValueError, TypeError, KeyError):
                raise ValueError(f"{path}, line {place}, is no deal") from None
            self.deals.setdefault(deal.number, deal)
            self.sources[sources] = None
        if len(sound) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(sound))

    def _compare(self, path: Path, line: bytes) -> None:
        try:
            kept = json.loads(line)
        except ValueError:
            kept = None
        if not isinstance(kept, dict) or "arena" not in kept:
            raise ValueError(f"{path} is no kept file of the arena")
        for name, value in self.plan.heading().items():
            if kept.get(name) != value:
                there, here = json.dumps(kept.get(name)), json.dumps(value)
                raise ValueError(f"{path} keeps another plan: {name} is {there} there, {here} here")


def _written(deal: Played, sources: str) -> dict[str, Any]:
    costs = [[cost.moves, cost.nanoseconds, cost.searched, cost.simulations, cost.spread] for cost in deal.costs]
    return {"deal": deal.number, "results": deal.results, "deals": deal.lengths, "costs": costs, "sources": sources}


def _read_deal(kept: dict[str, Any], bots: int) -> tuple[Played, str]:
    """A deal and the sources that played it; :raises ValueError, TypeError, KeyError: when it is none."""
    costs = [
        Cost(moves, nanoseconds, searched, simulations, {int(step): times for step, times in spread.items()})
        for moves, nanoseconds, searched, simulations, spread in kept["costs"]
    ]
    if len(costs) != bots or len(kept["results"]) != len(kept["deals"]):
        raise ValueError("a deal of other bots")
    return Played(int(kept["deal"]), kept["results"], kept["deals"], costs), str(kept["sources"])
