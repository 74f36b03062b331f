"""``python -m benchmarks.tuning``: searches of every kind alone against three rules of thumb, into ``docs/tuning.md``.

Every search plays the same deals, once at every seat. Finished deals are kept: started again, it goes on from there.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from benchmarks.strength.tables import between_marks
from corbillon.games import GAMES
from corbillon.kernel.law import sources_hash
from corbillon.lab.arena.answer import cost
from corbillon.lab.arena.command import finish
from corbillon.lab.arena.keeping import Keeping
from corbillon.lab.arena.plan import ArenaPlan, placements
from corbillon.lab.arena.playing import Played
from corbillon.lab.estimates import Estimate, Sums

SEED = 1769
"""None of the seeds by which strength is measured: what is chosen here must prove itself on other deals."""
DEALS = {"flat": 200, "tree": 100}
"""Deals of a search, by its method: a tree takes longer."""
KINDS = (
    *(f"flat:{simulations}{how}" for simulations in (200, 1000, 8000) for how in ("", ":s350")),
    "flat:8000:w128",
    "flat:8000:random",
    *(f"tree:8000:e{exploration}:p64" for exploration in (256, 1024)),
    "tree:8000:e2048",
    "tree:8000:e512:p64:lone",
    "tree:20000:e1024:random",
)
"""The searches by their own names, as docs/tuning.md explains them."""
PAGE = Path(__file__).parents[2] / "docs/tuning.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing and write the page; exit status 130 when stopped."""
    parser = argparse.ArgumentParser(prog="benchmarks.tuning", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="which (default: all)")
    parser.add_argument("--kinds", nargs="+", default=list(KINDS), help="which searches (default: all of the table)")
    parser.add_argument("--deals", type=int, help="deals of each search (default: 200 of flat ones, 100 of trees)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where deals are kept (default: in your cache)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write into (default: docs/tuning.md)")
    options = parser.parse_args(arguments)
    folder = options.keep or platformdirs.user_cache_path("corbillon") / "tuning" / sources_hash()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for name in options.games:
            deals = {kind: options.deals or DEALS[kind.partition(":")[0]] for kind in options.kinds}
            lines = [tried(name, kind, deals[kind], folder, options.jobs) for kind in options.kinds]
            between_marks(options.page, name, "\n".join([HEAD, *sorted(lines, key=_ahead, reverse=True)]) + "\n")
    except KeyboardInterrupt:
        print(f"benchmarks.tuning: stopped; the same command goes on from {folder}", file=sys.stderr)
        return 130
    return 0


HEAD = "| search | ahead of three `thumb`, chips a deal | deals | CPU a move |\n|---|---:|---:|---:|"


def tried(name: str, kind: str, deals: int, folder: Path, jobs: int) -> str:
    """The line of a search: how far it is ahead, and what its moves cost."""
    game = GAMES[name]
    rules = game.rules()
    plan = ArenaPlan(name, "seed", rules, game.seats(rules)[0], (kind, "thumb"), SEED, deals, alone=True)
    keeping = Keeping(plan, folder / f"{name}-{kind.replace(':', '-')}.jsonl")
    finish(plan, keeping, jobs, "en")
    lead = leads(plan, keeping.asked)
    milliseconds = cost(keeping.asked, 0).answer()["cpu_us"]["mean"] / 1000
    line = f"| `{kind}` | {lead.mean:+.2f} ± {half(lead):.2f} | {deals} | {milliseconds:.1f} ms |"
    print(name, line, flush=True)
    return line


def leads(plan: ArenaPlan, deals: Sequence[Played]) -> Estimate:
    """What the seat of the search won more than one of the others, on an average over a deal's placements."""
    others = plan.seats - 1
    amounts = []
    for deal in deals:
        amount = 0
        for placement, results in zip(placements(plan, deal.number), deal.results, strict=True):
            own = results[placement.index(0)]
            amount += own * others - (sum(results) - own)
        amounts.append(amount)
    return Sums.of(amounts, [1] * len(amounts)).by_count(plan.seats * others)


def half(estimate: Estimate) -> float:
    """Half of an interval's length."""
    return 0.0 if estimate.high is None else estimate.high - estimate.mean


def _ahead(line: str) -> float:
    return float(line.split("|")[2].split("±")[0])


if __name__ == "__main__":
    sys.exit(main())
