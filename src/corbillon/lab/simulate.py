"""``corbillon simulate``: many deals between bots, counted."""

import argparse
import sys
from typing import TYPE_CHECKING

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.lab.plan import Plan
    from corbillon.lab.playing import Totals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", metavar="GAME", help="zinzolin, nain-jaune or reversis")
    parser.add_argument("--deals", metavar="N", default="1000", help="how many deals, or matches (default: 1000)")
    parser.add_argument(
        "--bots",
        metavar="B,B,…",
        help="a bot a seat, from the seat after the dealer on; one's own as FILE.py:NAME or MODULE:NAME "
        "(default: random)",
    )
    parser.add_argument("--preset", metavar="P", default="seed", help="a named set of rules (default: seed)")
    parser.add_argument(
        "--rules", metavar="SWITCH=VALUE", nargs="+", action="extend", default=[], help="switches that differ from it"
    )
    parser.add_argument("--seats", metavar="K", help="how many play (default: as many as bots are named, or as usual)")
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of the deals (default: 1)")
    parser.add_argument("--jobs", metavar="J", default="1", help="how many processes share the work (default: 1)")
    parser.add_argument("--matches", action="store_true", help="whole matches, not deals that stand alone")
    parser.add_argument(
        "--duplicate", action="store_true", help="each deal once in every rotation of the bots over the seats"
    )
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the tables (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Play what was asked for and say what came of it; exit status 2 when it cannot be played.

    It is 1 when a bot of one's own broke the rules.
    """
    from corbillon.bots import IllegalAnswer
    from corbillon.errors import RecordError
    from corbillon.lab.answer import answer
    from corbillon.lab.plan import MOST_JOBS, read_plan, whole
    from corbillon.lab.refusing import refused

    lang = language(options.lang)
    try:
        plan = read_plan(options)
        jobs = whole("--jobs", options.jobs, 1, MOST_JOBS)
    except (ValueError, RecordError) as fault:
        print(f"corbillon simulate: {fault}", file=sys.stderr)
        return 2
    try:
        found = answer(plan, played(plan, jobs, lang))
    except IllegalAnswer as fault:
        print(refused(fault, "simulate", lang), file=sys.stderr)
        return 1
    if options.json:
        import json

        print(json.dumps(found))
    else:
        from rich.console import Console

        from corbillon.lab.tables import tables

        console = Console(highlight=False)
        for table in tables(found, lang):
            console.print(table)
    return 0


def played(plan: "Plan", jobs: int, lang: str) -> "Totals":
    """The totals of a plan; a terminal shows how far it is."""
    from corbillon.lab.playing import play
    from corbillon.lab.progress import with_progress

    chunks = play(plan, jobs)
    if sys.stderr.isatty():
        chunks = with_progress(chunks, plan.count, lang)
    _, totals = next(chunks)
    for _, more in chunks:
        totals += more
    return totals
