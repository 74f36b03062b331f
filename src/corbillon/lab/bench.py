"""``corbillon bench``: how fast the games are played at random, by their full rules."""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.kernel.game import Game

REPEATS = 7
SECONDS = 0.25
"""About so much processor time a repeat takes."""
CHECKED = 1000
"""So many first deals make the checksum, in both forms."""
SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--games", metavar="GAME", nargs="+", help="which games (default: all)")
    parser.add_argument("--json", action="store_true", help="answer with one JSON object")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the table (default: yours)")


def run(options: argparse.Namespace) -> int:
    """Measure, and say so; exit status 1 when the two forms of a game differ, 2 for wrong use."""
    from corbillon.games import GAMES
    from corbillon.kernel.law import native
    from corbillon.lab.words import WORDS

    unknown = [name for name in options.games or () if name not in GAMES]
    if unknown:
        print(f"corbillon bench: no game {unknown[0]!r}: {', '.join(GAMES)}", file=sys.stderr)
        return 2
    if not native():
        print(WORDS[language(options.lang)]["interpreted"], file=sys.stderr)
    found = {name: measured(GAMES[name]) for name in options.games or GAMES}
    if options.json:
        import json

        print(json.dumps(found))
    else:
        from rich.console import Console

        from corbillon.lab.tables import speeds

        for part in speeds(found, language(options.lang)):
            Console(highlight=False).print(part)
    return 0 if all(game["checksum"] == game["checksum_interpreted"] for game in found.values()) else 1


def measured(game: "Game") -> dict[str, Any]:
    """The figures of a game: the usual number of seats, the default rules, everybody at random."""
    from corbillon.lab.thought import thought

    cold, cached = compile_times(game.name)
    return {
        "seats": usual_seats(game),
        "deals_per_second": round(median(speeds(game, REPEATS, SECONDS))),
        "decisions_per_deal": decisions(game),
        "compile_cold_s": cold,
        "compile_cached_s": cached,
        **thought(game),
        "bot_compile_cold_s": bot_compile_time(game.name),
        "checksum": checksum(game),
        "checksum_interpreted": checksum(game, interpreted=True),
    }


def usual_seats(game: "Game") -> int:
    """The number of seats with which a game is measured."""
    return game.seats(game.rules())[0]


def speeds(game: "Game", repeats: int, seconds: float) -> Iterator[float]:
    """Deals a second of processor time, several times: shuffle, stakes, every decision, every payment."""
    count = 100
    timed(game, count)
    while (taken := timed(game, count)) < seconds / 4:
        count *= 2
    count = round(count * seconds / taken)
    for _ in range(repeats):
        yield count / timed(game, count)


def timed(game: "Game", count: int) -> float:
    """Seconds of processor time for so many deals."""
    from corbillon.search.playouts import Batch, Run, random_deals

    prepared = Run(game, game.rules(), Batch(seats=usual_seats(game), seed=SEED, count=count))
    before = process_time()
    prepared.play(random_deals(game))
    return process_time() - before


def decisions(game: "Game") -> float:
    """Decisions a deal, over the checked deals."""
    return _checked(game).decisions / CHECKED  # type: ignore[no-any-return]


def checksum(game: "Game", *, interpreted: bool = False) -> str:
    """A checksum of accounts and journals of the first deals; interpreted, it must be the same."""
    return f"{_checked(game, interpreted=interpreted).digest:08x}"


def _checked(game: "Game", *, interpreted: bool = False) -> Any:
    from corbillon.search import playouts

    batch = playouts.Batch(seats=usual_seats(game), seed=SEED, count=CHECKED, told=1)
    return playouts.run(playouts.random_deals(game), game, game.rules(), batch, interpreted=interpreted).tally


def compile_times(name: str) -> tuple[float | None, float | None]:
    """Seconds of processor time of a new process's first deal, Numba's import inside: cache empty, and cache filled."""
    from corbillon.kernel.law import native

    if not native():
        return None, None
    with tempfile.TemporaryDirectory(prefix="corbillon-bench-") as cache:
        return _first_call(name, cache), _first_call(name, cache)


def bot_compile_time(name: str) -> float | None:
    """Seconds of processor time of a new process's first thought by the strongest bot at a table, cache empty."""
    from corbillon.kernel.law import native

    if not native():
        return None
    with tempfile.TemporaryDirectory(prefix="corbillon-bench-") as cache:
        return _first_call(name, cache, "first_thought")


def _first_call(name: str, cache: str, what: str = "first_call") -> float:
    program = f"from corbillon.lab import bench; print(bench.{what}({name!r}))"
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return round(float(done.stdout), 3)


def first_call(name: str) -> float:
    """Seconds of processor time of the first deal of a game in this process."""
    from corbillon.games import GAMES

    before = process_time()
    timed(GAMES[name], 1)
    return process_time() - before


def first_thought(name: str) -> float:
    """Seconds of processor time of the first thought of the strongest bot at a table, in this process."""
    from corbillon.bots import LEVELS
    from corbillon.bots.thinking import think_first

    before = process_time()
    think_first(name, LEVELS[-1])
    return process_time() - before
