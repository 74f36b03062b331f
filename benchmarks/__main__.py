"""``python -m benchmarks``, which is ``make bench``: ratios, side by side in one run."""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from benchmarks import openspiel, reference
from benchmarks.c_program import Played, Program, build, compiler
from corbillon.games import GAMES
from corbillon.kernel import chance, table
from corbillon.lab import bench

SEED = 1
CHECKED = 1000
ROUNDS = 7
SECONDS = 0.25
"""About so long a program plays in a round."""
HEARTS = 5_000

NAMES = {
    "c": "reference game, C without a branch on chance",
    "c_plain": "reference game, C as written at first",
    "kernel": "reference game, our kernel",
    "openspiel_hearts": "OpenSpiel, hearts, its C++ bots",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and say so; exit status 1 when two programs that should agree do not."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often each program runs (default: {ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"and about how long (default: {SECONDS})")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="corbillon-benchmarks-") as folder:
        found = measured(programs(Path(folder)), max(1, options.rounds), options.seconds)
    print(json.dumps(found) if options.json else told(found))
    return 0 if len(set(found["checksums"].values())) == 1 else 1


def programs(folder: Path) -> dict[str, Program]:
    """The C programs, where they can be built; why not is said."""
    command = compiler()
    if command is None:
        print("no C compiler is here: our kernel has nothing to be compared with", file=sys.stderr)
        return {}
    try:
        return build(command, folder)
    except subprocess.CalledProcessError as fault:
        print(f"{command} does not build the reference game: {fault.stderr.strip()}", file=sys.stderr)
        return {}


def measured(built: dict[str, Program], rounds: int, seconds: float) -> dict[str, Any]:
    """Speeds in deals a second of processor time, and ratios: medians over rounds in which each runs once."""
    checksums = {name: program.play(SEED, CHECKED, CHECKED).checksum for name, program in built.items()}
    checksums["kernel"] = over_kernel(CHECKED, CHECKED).checksum
    count = 500
    while count < 2**40 and count / over_kernel(count).speed < seconds:
        count *= 2
    speeds = defaultdict(list)
    for _ in range(rounds):
        for name, program in built.items():
            speeds[name].append(program.play(SEED, count, 0).speed)
        speeds["kernel"].append(over_kernel(count).speed)
        for name, game in GAMES.items():
            speeds[name] += bench.speeds(game, 1, seconds)
        hearts = openspiel.hearts(HEARTS)
        if hearts is not None:
            speeds["openspiel_hearts"].append(hearts)
    return {
        "deals_per_second": {name: round(median(of)) for name, of in speeds.items()},
        "ratios": {base: ratios(speeds, base) for base in built},
        "checksums": checksums,
    }


def ratios(speeds: dict[str, list[float]], base: str) -> dict[str, float]:
    """The speed of each by that of one, round by round."""
    return {
        name: round(median(own / other for own, other in zip(of, speeds[base], strict=True)), 3)
        for name, of in speeds.items()
    }


def over_kernel(count: int, told: int = 0) -> Played:
    """The reference game over our kernel."""
    tables = table.for_drivers([reference.Table()])
    fresh, pack, stream = (chance.for_drivers(list(of)) for of in (reference.FRESH, reference.FRESH, [0] * 4))
    before = process_time()
    reference.deals(tables, fresh, pack, stream, SEED, count, told)
    seconds = process_time() - before
    return Played(f"{int(table.to_object(reference.Table, tables[0]).digest):08x}", count / seconds)


def told(found: dict[str, Any]) -> str:
    """The figures as lines for a person."""
    bases = list(found["ratios"])
    lines = [f"{'':46}{'deals/s':>12}" + "".join(f"{'by ' + base:>12}" for base in bases)]
    for name, speed in found["deals_per_second"].items():
        by = "".join(f"{found['ratios'][base][name]:12.3g}" for base in bases)
        lines.append(f"{NAMES.get(name, name):46}{speed:>12,}{by}")
    sums = ", ".join(f"{name} {checksum}" for name, checksum in found["checksums"].items())
    lines.append(f"checksums of the first {CHECKED:,} deals of the reference game: {sums}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
