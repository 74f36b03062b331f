"""``corbillon lab``: a question in a file, answered by playing."""

import argparse
import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.lab.runs.keeping import Keeping
    from corbillon.lab.runs.measures import Measured
    from corbillon.lab.runs.plan import Run

NEEDED = ("pyarrow", "duckdb")
ENGINES = ("loky", "dask", "ray")
EXAMPLE = """
RUN.toml, for example (docs/laboratory.md has all of it):

  question = "Is it an advantage to lead in Zinzolin?"
  game = "zinzolin"
  episode = "deal"              # or "match"
  seed = 1

  [[arm]]                       # one or more; all play the same packs
  name = "thumb"
  bots = "thumb"                # or a list, one a seat, from the eldest hand on
  deals = 20000                 # or matches = …
  rules = { declare = "automatic" }   # optional, as are preset, seats, budget

  [[measure]]                   # a number for each deal; further columns group
  name = "gain by place"
  unit = "jetons a deal"        # or "share", of ones among ones and zeros
  sql = "select arm, deal, place, gain as value from seats"

  [[plot]]
  measure = "gain by place"
  kind = "bars"                 # or "histogram", or "line" over a column of numbers

Rows are kept in OUT as Parquet: a row a deal, a row a payment. Finished pieces of work lie in OUT/pieces; a run that
was stopped goes on from them. Equal files make equal rows, on any engine and any number of workers.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLE
    parser.add_argument("file", metavar="RUN.toml", type=Path, help="the question, who plays, what is measured")
    parser.add_argument("--out", metavar="OUT", type=Path, help="a folder (default: RUN, beside the file)")
    parser.add_argument("--deals", metavar="N", help="at most so many deals or matches an arm, to try a file out")
    parser.add_argument("--engine", choices=ENGINES, default="loky", help="who shares the work (default: loky)")
    parser.add_argument("--jobs", metavar="J", help="how many processes share the work (default: one a core)")
    parser.add_argument("--address", metavar="A", help="a Dask or Ray cluster that is there (default: on this machine)")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the tables (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Play what is missing, measure, draw.

    The exit status is 2 when it cannot be played, 130 when stopped, 1 when a bot of one's own broke the rules.
    """
    lang = language(options.lang)
    complaint = missing(options, lang)
    if complaint is not None:
        print(complaint, file=sys.stderr)
        return 2
    from corbillon.lab.plan import LARGEST_COUNT, MOST_JOBS, whole
    from corbillon.lab.runs.reading import read_run
    from corbillon.lab.runs.words import WORDS

    try:
        asked = read_run(options.file)
        if options.deals is not None:
            asked = asked.cut_to(whole("--deals", options.deals, 1, LARGEST_COUNT))
        if asked.plots and importlib.util.find_spec("matplotlib") is None:
            print(WORDS[lang]["missing"].format(module="matplotlib", extra="plots"), file=sys.stderr)
            return 2
        jobs = whole("--jobs", options.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS)
        if options.engine == "loky" and options.address is not None:
            raise ValueError("--address is of a Dask or Ray cluster: it wants --engine dask or ray")
        return answered(asked, options, jobs, lang)
    except ValueError as fault:
        print(f"corbillon lab: {fault}", file=sys.stderr)
        return 2


def missing(options: argparse.Namespace, lang: str) -> str | None:
    """What is not installed, and how to install it; None where all is there."""
    from corbillon.lab.runs.words import WORDS

    for module in NEEDED:
        if importlib.util.find_spec(module) is None:
            return WORDS[lang]["missing"].format(module=module, extra="lab")
    from corbillon.lab.runs.engines import NoEngine, check

    try:
        check(options.engine)
    except NoEngine:
        return WORDS[lang]["missing"].format(module=options.engine, extra=options.engine)
    return None


def answered(asked: "Run", options: argparse.Namespace, jobs: int, lang: str) -> int:
    """Play, measure and show a run that was read; exit status 0, 130 when stopped, or 1 when a bot broke the rules."""
    from corbillon.bots import IllegalAnswer
    from corbillon.lab.runs.keeping import Keeping
    from corbillon.lab.runs.measures import check

    check(asked)
    keeping = Keeping(asked, options.out or options.file.with_suffix(""))
    try:
        finish(keeping, options.engine, jobs, options.address, lang)
    except KeyboardInterrupt:
        from corbillon.lab.workers import let_go

        let_go()
        print(stopped(keeping, lang), file=sys.stderr)
        return 130
    except IllegalAnswer as fault:
        from corbillon.lab.refusing import refused
        from corbillon.lab.workers import let_go

        let_go()
        print(refused(fault, "lab", lang), file=sys.stderr)
        return 1
    found = write(keeping, keeping.folder, lang)
    show(keeping, found, lang, options.json)
    return 0


def finish(keeping: "Keeping", engine: str, jobs: int, address: str | None, lang: str) -> None:
    """Play the pieces that are missing, and write the rows; a terminal shows how far it is."""
    from corbillon.lab.progress import with_progress
    from corbillon.lab.runs.engines import outcomes

    def kept() -> Iterator[tuple[int, None]]:
        for piece, packed in outcomes(keeping.missing, engine, jobs, address):
            keeping.add(piece, packed)
            yield piece.count, None

    chunks = kept()
    for _ in with_progress(chunks, keeping.run.count, lang, keeping.done) if sys.stderr.isatty() else chunks:
        pass
    keeping.assemble()


def stopped(keeping: "Keeping", lang: str) -> str:
    """What one who stopped the work is told: how far it was, and how to go on."""
    from corbillon.lab.runs.words import WORDS
    from corbillon.lab.words import figure

    done, count = figure(keeping.done, lang, 0), figure(keeping.run.count, lang, 0)
    return WORDS[lang]["stopped"].format(done=done, count=count, folder=keeping.folder)


def write(keeping: "Keeping", folder: Path, lang: str) -> "list[Measured]":
    """Measure the rows; write the summary and the pictures into a folder.

    :raises ValueError: when a measure or a picture cannot be made.
    """
    from corbillon.lab.runs.measures import measure_all
    from corbillon.lab.runs.plots import draw
    from corbillon.lab.runs.summary import SUMMARY, markdown

    found = list(measure_all(keeping.run, keeping.folder))
    (folder / SUMMARY).write_text(markdown(keeping.run, found, lang), encoding="utf-8")
    by_name = {one.measure.name: one for one in found}
    for plot in keeping.run.plots:
        draw(keeping.run, plot, by_name[plot.measure], folder / plot.file)
    return found


def show(keeping: "Keeping", found: "list[Measured]", lang: str, as_json: bool) -> None:
    """Print the answer."""
    if as_json:
        import json

        from corbillon.lab.runs.measures import answer

        print(json.dumps(answer(keeping.run, found)))
        return
    from rich.console import Console

    from corbillon.lab.runs.summary import tables
    from corbillon.lab.runs.words import WORDS

    console = Console(highlight=False)
    for table in tables(keeping.run, found, lang):
        console.print(table)
    console.print(WORDS[lang]["rows"].format(folder=keeping.folder), soft_wrap=True)
