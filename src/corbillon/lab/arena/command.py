"""``corbillon arena``: bots against one another over duplicate deals."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.lab.arena.keeping import Keeping
    from corbillon.lab.arena.plan import ArenaPlan

PLACEMENTS = """Every deal is played in all placements. Of two bots each sits once at every seat while the other has
all other seats. Of as many bots as seats, all move on one seat from one placement to the next. Of any other number,
each sits once at every seat, and the seats after it are filled by the other bots in the order of --bots, going round,
and from deal to deal they begin with the next of them. What a deal brings in all its placements is one observation."""

BOTS = "two bots or more, the same twice is allowed; one's own as FILE.py:NAME or MODULE:NAME"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.epilog = PLACEMENTS
    parser.add_argument("game", metavar="GAME", help="zinzolin, nain-jaune or reversis")
    parser.add_argument("--bots", metavar="B,B,…", required=True, help=BOTS)
    parser.add_argument("--deals", metavar="N", default="1000", help="how many deals, or matches (default: 1000)")
    parser.add_argument("--budget", metavar="B", help="simulations a move of bots that search (default: each its own)")
    parser.add_argument("--seats", metavar="K", help="how many play (default: as usual)")
    parser.add_argument("--preset", metavar="P", default="seed", help="a named set of rules (default: seed)")
    parser.add_argument(
        "--rules", metavar="SWITCH=VALUE", nargs="+", action="extend", default=[], help="switches that differ from it"
    )
    parser.add_argument("--seed", metavar="S", default="1", help="the seed of the deals (default: 1)")
    parser.add_argument("--jobs", metavar="J", default="1", help="how many processes share the work (default: 1)")
    parser.add_argument("--matches", action="store_true", help="whole matches, not deals that stand alone")
    parser.add_argument("--keep", metavar="FILE", help="keep every finished deal here, and go on from what is there")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the tables (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Play what was asked for and say what came of it; exit status 2 when it cannot be played, 130 when stopped.

    It is 1 when a bot of one's own broke the rules.
    """
    from corbillon.bots import IllegalAnswer
    from corbillon.errors import RecordError
    from corbillon.lab.arena.keeping import Keeping
    from corbillon.lab.arena.plan import read_plan
    from corbillon.lab.plan import MOST_JOBS, whole
    from corbillon.lab.refusing import refused
    from corbillon.lab.workers import let_go

    lang = language(options.lang)
    try:
        plan = read_plan(options)
        jobs = whole("--jobs", options.jobs, 1, MOST_JOBS)
        keeping = Keeping(plan, Path(options.keep) if options.keep is not None else None)
    except (ValueError, RecordError) as fault:
        print(f"corbillon arena: {fault}", file=sys.stderr)
        return 2
    try:
        finish(plan, keeping, jobs, lang)
    except KeyboardInterrupt:
        let_go()
        print(stopped(plan, keeping, lang), file=sys.stderr)
        return 130
    except IllegalAnswer as fault:
        let_go()
        print(refused(fault, "arena", lang), file=sys.stderr)
        return 1
    show(plan, keeping, lang, options.json)
    return 0


def finish(plan: "ArenaPlan", keeping: "Keeping", jobs: int, lang: str) -> None:
    """Play what is missing; a terminal shows how far it is."""
    from corbillon.lab.arena.playing import play
    from corbillon.lab.progress import with_progress

    missing = keeping.missing
    chunks = play(plan, missing, jobs)
    if sys.stderr.isatty():
        chunks = with_progress(chunks, plan.count, lang, plan.count - len(missing))
    for _, played in chunks:
        keeping.add(played)


def stopped(plan: "ArenaPlan", keeping: "Keeping", lang: str) -> str:
    """What one who stopped the work is told: how far it was, and how to go on."""
    from corbillon.lab.words import WORDS, figure

    done = figure(plan.count - len(keeping.missing), lang, 0)
    text = WORDS[lang]["stopped_kept" if keeping.path else "stopped"]
    return text.format(done=done, deals=figure(plan.count, lang, 0), path=keeping.path)


def show(plan: "ArenaPlan", keeping: "Keeping", lang: str, as_json: bool) -> None:
    """Print the answer."""
    from corbillon.lab.arena.answer import answer

    found = answer(plan, keeping)
    if as_json:
        import json

        print(json.dumps(found))
        return
    from rich.console import Console

    from corbillon.lab.arena.tables import tables

    console = Console(highlight=False)
    for table in tables(found, lang):
        console.print(table)
