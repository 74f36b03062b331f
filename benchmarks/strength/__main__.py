"""``python -m benchmarks.strength``: all levels against one another in each game, into ``docs/strength.md``.

The short form plays neighbours, and the strongest against the rule of thumb; ``--long`` plays every pair. Both keep
every finished deal and go on from there when they are started again.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import platformdirs

from benchmarks.strength.tables import Pair, write
from corbillon.bots import LEVELS
from corbillon.games import GAMES
from corbillon.kernel.law import sources_hash
from corbillon.lab.arena.answer import answer, cost
from corbillon.lab.arena.command import finish
from corbillon.lab.arena.keeping import Keeping
from corbillon.lab.arena.plan import ArenaPlan

BOTS = ("thumb", *LEVELS)
"""The weaker before the stronger; the rule of thumb first, whom all are compared with."""
SEED = 1
DEALS = {
    "short": {"abbe": 400, "chevalier": 100, "marquise": 20},
    "long": {"abbe": 2000, "chevalier": 2000, "marquise": 400},
    "apart": {"abbe": 400, "chevalier": 200, "marquise": 60},
}
"""Deals of a pair by the stronger of it, each in eight placements: fewer, the longer it thinks.

Levels that are not neighbours are so far apart that fewer show it.
"""
QUICK_DEALS = {"short": 2000, "long": 20_000}
"""Deals of a pair in which nobody searches."""
FEWEST = 2
"""One deal has no interval."""
PAGE = Path(__file__).parents[2] / "docs/strength.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing and write the page; exit status 2 for wrong use, 130 when stopped."""
    options = _options(arguments)
    form = "long" if options.long else "short"
    folder = options.keep or platformdirs.user_cache_path("corbillon") / "strength" / form / sources_hash()
    folder.mkdir(parents=True, exist_ok=True)
    command = "python -m benchmarks.strength" + " --long" * options.long
    try:
        for name in options.games:
            found = [played(plan, folder, options) for plan in plans(name, form, options.bots, options.deals)]
            write(options.page, name, [pair for pair in found if pair is not None], BOTS, command)
    except ValueError as fault:
        print(f"benchmarks.strength: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"benchmarks.strength: stopped; the same command goes on from {folder}", file=sys.stderr)
        return 130
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.strength", description=__doc__)
    parser.add_argument("--long", action="store_true", help="every pair, and many deals")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="which (default: all)")
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=list(BOTS), help="which (default: all levels)")
    parser.add_argument("--deals", type=int, help="deals of each pair (default: as many as the form has)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--kept", action="store_true", help="play nothing: write what is kept so far")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="where deals are kept (default: in your cache, apart for each state of rules and bots)",
    )
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write into (default: docs/strength.md)")
    options = parser.parse_args(arguments)
    if options.jobs < 1 or (options.deals is not None and options.deals < 2):
        parser.error("--jobs is at least 1, and --deals at least 2")
    return options


def plans(name: str, form: str, chosen: Sequence[str], deals: int | None) -> Iterator[ArenaPlan]:
    """What is played of a game: a plan for each pair."""
    game = GAMES[name]
    rules = game.rules()
    for pair in pairs([bot for bot in BOTS if bot in chosen], form):
        count = deals or deals_of(pair, form)
        yield ArenaPlan(name, "seed", rules, game.seats(rules)[0], pair, SEED, count)


def deals_of(pair: tuple[str, str], form: str) -> int:
    """How many deals a pair plays.

    >>> deals_of(("abbe", "bourgeois"), "long"), deals_of(("abbe", "ecolier"), "long")
    (2000, 400)
    """
    apart = form == "long" and pair[::-1] not in pairwise(LEVELS)
    return DEALS["apart" if apart else form].get(pair[0], QUICK_DEALS[form])


def pairs(bots: Sequence[str], form: str) -> list[tuple[str, str]]:
    """The stronger of a pair first: every pair, or neighbouring levels and the strongest against the rule of thumb.

    >>> pairs(["thumb", "ecolier", "abbe", "marquise"], "short")
    [('abbe', 'ecolier'), ('marquise', 'abbe'), ('marquise', 'thumb')]
    """
    if form == "long":
        return [(strong, weak) for weak, strong in combinations(bots, 2)]
    levels = [bot for bot in bots if bot in LEVELS]
    return [
        *((strong, weak) for weak, strong in pairwise(levels)),
        *((strong, bot) for strong in levels[-1:] for bot in bots if bot not in LEVELS),
    ]


def played(plan: ArenaPlan, folder: Path, options: argparse.Namespace) -> Pair | None:
    """What came of a pair, after what is missing was played; asked for what is kept alone, of the deals that are."""
    strong, weak = plan.bots
    path = folder / f"{plan.name}-{strong}-{weak}.jsonl"
    if options.kept and not path.exists():
        return None
    keeping = Keeping(plan, path)
    if options.kept:
        plan = keeping.plan = replace(plan, count=keeping.contiguous)
        if plan.count < FEWEST:
            return None
    else:
        if sys.stderr.isatty():
            print(f"{plan.name}: {strong} / {weak}", file=sys.stderr)
        finish(plan, keeping, options.jobs, "en")
    deals = keeping.asked
    return Pair(strong, weak, answer(plan, keeping), (cost(deals, 0), cost(deals, 1)))


if __name__ == "__main__":
    sys.exit(main())
