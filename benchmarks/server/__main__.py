"""``python -m benchmarks.server``: plays at many tables, from each POST to its event at all four seats.

Servers listen at this machine's own address only, every run is bounded, and all processes end with it.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.server import processes
from benchmarks.server.tables import Measured, Table

TOGETHER = 20
"""So many tables are opened at once."""
LIMIT = 100.0
"""Milliseconds of p99 up to which a load is borne."""
STEP = 1.3
MOST_STEPS = 12
SETTLING = 2.0
"""Seconds of play before it is measured."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say so; exit status 1 when an event was lost."""
    options = _options(arguments)
    processes.allow_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="corbillon-load-")))
        database = options.database
        if database == "postgresql":
            database = stack.enter_context(processes.postgresql(folder / "postgresql"))
        number = options.processes or (2 if database else 1)
        servers = stack.enter_context(processes.servers(folder, database, number))
        stack.enter_context(processes.beside_servers(number))
        found = asyncio.run(measured(servers, options))
    found |= {"database": "PostgreSQL" if database else "SQLite", "processes": number}
    print(json.dumps(found) if options.json else told(found))
    return 1 if any(run["lost"] for run in found["runs"]) else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=500, help="tables of four people (default: 500)")
    parser.add_argument("--rate", type=float, default=1.0, help="plays a table and second (default: 1)")
    parser.add_argument("--seconds", type=float, default=20, help="how long (default: 20)")
    parser.add_argument("--search", action="store_true", help=f"find the highest load with a p99 under {LIMIT:.0f} ms")
    parser.add_argument("--database", help="an address, or «postgresql» for one of our own (default: SQLite)")
    parser.add_argument("--processes", type=int, help="servers (default: 1, or 2 where a database is given)")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    return parser.parse_args(arguments)


async def measured(servers: list[processes.Server], options: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play at them, at one rate or at ever higher ones."""
    ports = [server.port for server in servers]
    tables = [Table(ports, number, Measured()) for number in range(options.tables)]
    try:
        for start in range(0, len(tables), TOGETHER):
            await asyncio.gather(*(table.open() for table in tables[start : start + TOGETHER]))
        for start in range(0, len(tables), TOGETHER):
            await asyncio.gather(*(table.ready() for table in tables[start : start + TOGETHER]))
        gc.disable()  # whoever measures does not stop to tidy up
        runs = [await run(tables, servers, options.rate, options.seconds)]
        while options.search and runs[-1]["p99"] < LIMIT and not runs[-1]["lost"] and len(runs) < MOST_STEPS:
            runs.append(await run(tables, servers, runs[-1]["rate"] * STEP, options.seconds / 2))
    finally:
        gc.enable()
        for table in tables:
            table.close()
    borne = [each for each in runs if each["p99"] < LIMIT]
    return {"tables": options.tables, "runs": runs, "borne": borne[-1]["plays_per_second"] if borne else 0}


async def run(tables: list[Table], servers: list[processes.Server], rate: float, seconds: float) -> dict[str, Any]:
    """Play at all tables at a rate, evenly spread; the first moments are not measured."""
    await play_all(tables, Measured(), rate, SETTLING)
    found = Measured()
    before, busy = time.perf_counter(), sum(server.busy for server in servers)
    await play_all(tables, found, rate, seconds)
    took = time.perf_counter() - before
    ordered = sorted(found.latencies)
    return {
        "rate": round(rate, 3),
        "plays": len(ordered),
        "plays_per_second": round(len(ordered) / took, 1),
        "p50": percentile(ordered, 0.50),
        "p99": percentile(ordered, 0.99),
        "most": percentile(ordered, 1),
        "busy": round(1000 * (sum(server.busy for server in servers) - busy) / max(1, len(ordered)), 3),
        "events": found.events,
        "lost": found.lost,
        "late": found.late,
        "load": round(os.getloadavg()[0], 1),
    }


async def play_all(tables: list[Table], found: Measured, rate: float, seconds: float) -> None:
    """Play at all tables at a rate, evenly spread."""
    start = time.perf_counter()
    for table in tables:
        table.measured = found
    spread = 1 / rate / len(tables)
    await asyncio.gather(
        *(_play(table, start + place * spread, rate, seconds) for place, table in enumerate(tables)),
    )


async def _play(table: Table, at: float, rate: float, seconds: float) -> None:
    """Play at a table's own moments; one that is missed is not made up for."""
    end = at + seconds
    while at < end:
        wait = at - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if not await table.play():
            return
        at += 1 / rate
        missed = int((time.perf_counter() - at) * rate)
        if missed > 0:
            table.measured.late += missed
            at += missed / rate


def percentile(ordered: list[float], part: float) -> float:
    """Milliseconds; of nothing, none."""
    if not ordered:
        return 0.0
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def told(found: dict[str, Any]) -> str:
    """The figures as lines for a person."""
    where = f"{found['tables']} tables, {4 * found['tables']} streams, {found['database']}"
    lines = [f"{where}, processes: {found['processes']}"]
    heads = ("rate", "plays", "plays/s", "p50 ms", "p99 ms", "most ms", "cpu ms", "events", "lost", "late", "load")
    lines.append("".join(f"{head:>10}" for head in heads))
    for run in found["runs"]:
        lines.append("".join(f"{value:>10,}" for value in run.values()))
    lines.append("cpu: processor time of the servers, a play; load: of the whole machine, others' work included")
    lines.append(f"borne with a p99 under {LIMIT:.0f} ms: {found['borne']:,} plays a second")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
