"""``corbillon analyse``: what the choices of a seat cost in a record, and why."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.analysis import Review
    from corbillon.record import Record

MOST_WORLDS = 1_000_000
LARGEST_SEED = 2**53 - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="RECORD", help="a record, or one record a line; - is standard input")
    parser.add_argument("--seat", metavar="S", help="whose choices (default: the person's, where the record knows)")
    parser.add_argument("--deal", metavar="D", help="only this deal, by its number in the match")
    parser.add_argument(
        "--budget", metavar="WORLDS", help="possible deals in which each choice is tried (default: 2000)"
    )
    parser.add_argument("--seed", metavar="N", default="1", help="the seed of the possible deals (default: 1)")
    parser.add_argument("--plot", metavar="FILE", help="also draw the accounts and the losses, as .svg or .png")
    parser.add_argument("--json", action="store_true", help="answer each record with one line of JSON")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the report (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Review every record; exit status 1 when any was refused, 2 for wrong use."""
    from corbillon.analysis.plot import NoMatplotlib, check
    from corbillon.commands.sources import sources
    from corbillon.errors import RecordError
    from corbillon.words import words

    refused = False
    try:
        asked = _read(options)
        if options.plot:
            check(options.plot)
        for source in sources(options.file):
            refused |= not _analyse(source, options, asked)
    except ValueError as fault:
        print(f"corbillon analyse: {fault}", file=sys.stderr)
        return 2
    except NoMatplotlib:
        print(f"corbillon analyse: {words(language(options.lang)).say('plot-no-matplotlib')}", file=sys.stderr)
        return 2
    except RecordError as fault:
        refused = True
        _refuse(options.file, fault, as_json=options.json)
    return 1 if refused else 0


def _read(options: argparse.Namespace) -> dict[str, Any]:
    """The numbers among the options; :raises ValueError: where one is none, or too large."""
    from corbillon.analysis import WORLDS
    from corbillon.lab.plan import whole

    return {
        "seat": None if options.seat is None else whole("--seat", options.seat, 0, 7),
        "deal": None if options.deal is None else whole("--deal", options.deal, 1, MOST_WORLDS),
        "worlds": WORLDS if options.budget is None else whole("--budget", options.budget, 2, MOST_WORLDS),
        "seed": whole("--seed", options.seed, 0, LARGEST_SEED),
    }


def _analyse(source: bytes, options: argparse.Namespace, asked: dict[str, Any]) -> bool:
    """Review a record and say what is found; whether it was accepted."""
    from corbillon import record
    from corbillon.analysis import review
    from corbillon.analysis.plot import draw
    from corbillon.errors import RecordError
    from corbillon.terminal.retelling import OpenVoice

    lang = language(options.lang)
    try:
        kept = record.load(source)
        seat = seat_of(kept) if asked["seat"] is None else asked["seat"]
        with _Progress(lang) as progress:
            found = review(
                kept, seat, asked["deal"], seed=asked["seed"], worlds=asked["worlds"], progress=progress.advance
            )
    except RecordError as fault:
        _refuse(options.file, fault, as_json=options.json)
        return False
    if options.plot and found.deals:
        draw(found, OpenVoice(kept, lang), options.plot)
    _tell(found, kept, lang, as_json=options.json)
    return True


def seat_of(kept: "Record") -> int:
    """The seat of the person whose record it is, else the first."""
    note = kept.source.get("corbillon.play")
    seat = note.get("seat") if isinstance(note, dict) else None
    return seat if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < kept.seats else 0


def _tell(found: "Review", kept: "Record", lang: str, *, as_json: bool) -> None:
    if as_json:
        from corbillon.analysis.answer import answer

        print(json.dumps(answer(found)), flush=True)
        return
    from rich.console import Console

    from corbillon.analysis.report import report
    from corbillon.terminal.retelling import OpenVoice

    console = Console(highlight=False)
    for part in report(found, OpenVoice(kept, lang), lang, console.width):
        console.print(part)


def _refuse(name: str, fault: Any, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(fault.answer()), flush=True)
    else:
        print(f"corbillon analyse: {name}: {fault.code}: {fault}", file=sys.stderr)


class _Progress:
    """How far a review is, as a bar on a terminal's standard error."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.advance: Callable[[int, int], None] | None = None

    def __enter__(self) -> "_Progress":
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

            from corbillon.words import words

            columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            task = self.bar.add_task(words(self.lang).say("review-progress"), total=None)
            self.bar.start()
            self.advance = lambda done, total: self.bar.update(task, completed=done, total=total)
        return self

    def __exit__(self, *_: object) -> None:
        if self.advance is not None:
            self.bar.stop()
