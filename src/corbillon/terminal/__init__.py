"""The text table: a person at a seat, bots at the others; drawn on the terminal, or told line by line."""

import argparse
import os
import sys
from errno import EEXIST
from pathlib import Path
from typing import TYPE_CHECKING

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.terminal.sitting import Sitting


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``corbillon play``."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="zinzolin, nain-jaune or reversis (default: you choose)"
    )
    parser.add_argument("--preset", metavar="P", help="a named set of rules (default: seed)")
    parser.add_argument(
        "--rules", nargs="+", action="extend", default=[], metavar="switch=value", help="switches that differ from it"
    )
    parser.add_argument("--seats", type=int, metavar="K", help="number of players (default: the game's usual one)")
    parser.add_argument(
        "--seat", type=int, default=0, metavar="S", help="your seat, from 0, the first dealer's (default: 0)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the table (default: yours)")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="shuffles and bots follow from this number (default: secret)"
    )
    parser.add_argument(
        "--bots",
        metavar="NAME",
        help="who plays against you, one name or one a seat, as a,b,c: ecolier, bourgeois, abbe, chevalier "
        "or marquise, from the gentlest to the strongest (default: bourgeois)",
    )
    parser.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the match of a record")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where the record is kept (default: among your records)"
    )


def run(options: argparse.Namespace) -> int:
    """Play at the text table; the exit status is 2 when what was asked for is not possible."""
    from corbillon.errors import RecordError

    try:
        return _plain(options) if options.plain or not _at_a_terminal() else _drawn(options)
    except RecordError as fault:
        print(f"corbillon play: {fault.code}: {fault}", file=sys.stderr)
        return 2


def _at_a_terminal() -> bool:
    """Whether there is a terminal to draw on; in a pipe the table is told."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _plain(options: argparse.Namespace) -> int:
    from corbillon.terminal.plain import PlainTable, choose, choose_level

    _speak_utf8()
    if options.game is None and options.resume is None:
        chosen = choose(sys.stdin, sys.stdout, language(options.lang))
        if chosen is None:
            return 0
        if isinstance(chosen, Path):
            options.resume = chosen
        else:
            options.game = chosen
            options.bots = options.bots or choose_level(sys.stdin, sys.stdout, language(options.lang))
            if options.bots is None:
                return 0
    sitting, path = _sitting(options)
    return PlainTable(sitting, path, sys.stdin, sys.stdout, lingers=sys.stdin.isatty()).play()


def _drawn(options: argparse.Namespace) -> int:
    from corbillon.terminal.app import TableApp

    sitting, path = _sitting(options) if options.game or options.resume else (None, None)
    app = TableApp(sitting, path, lang=language(options.lang))
    app.run()
    return app.return_code or 0


def _sitting(options: argparse.Namespace) -> "tuple[Sitting, Path]":
    """The match that was asked for, and where its record is kept.

    The record is written at once, so that a place that cannot be written is known before anything is played.

    :raises RecordError: when game, rules, seats or record are not possible.
    :raises OSError: when the record cannot be read or written, or when another file would be lost.
    """
    from datetime import datetime

    from corbillon.terminal import shelf
    from corbillon.terminal.seating import game_named, seated, switches_typed
    from corbillon.terminal.sitting import Sitting

    if options.record is not None and options.record.exists() and options.record != options.resume:
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(options.record))
    if options.resume is not None:
        _refuse_other_match(options)
        path = options.record or options.resume
        sitting = shelf.resume(options.resume, options.lang, path)
        sitting.write()
        return sitting, path
    game = game_named(options.game)
    seating = seated(
        game,
        preset=options.preset or "seed",
        switches=switches_typed(options.rules),
        seats=options.seats,
        seat=options.seat,
        bots=options.bots,
        seed=options.seed,
        lang=language(options.lang),
    )
    path = options.record or shelf.new_path(game.name, datetime.now())
    sitting = Sitting(seating, keep=shelf.keeper(path))
    sitting.write()
    return sitting, path


def _refuse_other_match(options: argparse.Namespace) -> None:
    """Who resumes a match takes it as it was begun."""
    from corbillon.errors import RecordError

    others = ("game", "preset", "rules", "seats", "bots", "seed")
    asked = [name for name in others if getattr(options, name)]
    if asked:
        raise RecordError("bad_rule", f"--resume goes on with the match as it is: {', '.join(asked)} cannot be chosen")


def _speak_utf8() -> None:
    """Names and cards are told in UTF-8, whatever the machine's locale."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
