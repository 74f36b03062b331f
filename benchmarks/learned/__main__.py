"""``python -m benchmarks.learned``: the learned bot's place in the arena, into ``docs/learned.md``.

With ``--bring FOLDER`` the nets of finished trainings are put into the package first, and their curves drawn.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import platformdirs

from benchmarks.strength.__main__ import SEED, played
from benchmarks.strength.tables import Pair, between_marks, tables
from corbillon.bots import APPRENTICE
from corbillon.bots.learned import FOLDER, is_taught
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.law import sources_hash
from corbillon.lab.arena.plan import ArenaPlan
from corbillon.lab.words import figure

RIVALS = {"ecolier": 1000, "thumb": 2000, "abbe": 400, "chevalier": 200}
"""Whom it meets, the weaker before the stronger, and over how many deals, each in eight placements."""
PAGE = Path(__file__).parents[2] / "docs/learned.md"
NOT_YET = "Not taught yet.\n"
COMMAND = "python -m benchmarks.learned"


def main(arguments: Sequence[str] | None = None) -> int:
    """Bring what there is to bring, play what is missing, and write the page; exit status 2 for wrong use."""
    options = _options(arguments)
    try:
        for name in options.games:
            if options.bring is not None:
                bring(options.bring, name, options.page.parent / "learned")
            between_marks(options.page, name, told(GAMES[name], options))
    except ValueError as fault:
        print(f"benchmarks.learned: {fault}", file=sys.stderr)
        return 2
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.learned", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="which (default: all)")
    parser.add_argument("--bring", type=Path, metavar="FOLDER", help="where trainings were kept")
    parser.add_argument("--deals", type=int, help="deals of each pair (default: 200 to 2000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--kept", action="store_true", help="play nothing: write what is kept so far")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where deals are kept (default: in your cache)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write into (default: docs/learned.md)")
    options = parser.parse_args(arguments)
    if options.jobs < 1 or (options.deals is not None and options.deals < 2):
        parser.error("--jobs is at least 1, and --deals at least 2")
    return options


def bring(kept: Path, name: str, pictures: Path) -> None:
    """Put a net that was taught into the package, and draw its curve.

    :raises ValueError: when there is none in that folder, or one for other inputs.
    """
    from corbillon.bots.learned.inputs import inputs
    from corbillon.bots.learned.weights import load, told_of
    from corbillon.envs.training.picture import draw

    story = told_of(name, kept)
    load(inputs(GAMES[name], story["seats"]), kept)
    FOLDER.mkdir(exist_ok=True)
    for kind in (".npz", ".json"):
        shutil.copyfile(kept / f"{name}{kind}", FOLDER / f"{name}{kind}")
    draw(story, pictures / f"{name}.svg")


def told(game: Game, options: argparse.Namespace) -> str:
    """What the page says of a game."""
    if not is_taught(game.name):
        return NOT_YET
    from corbillon.bots.learned.weights import told_of

    story = told_of(game.name)
    pairs = [pair for rival in RIVALS if (pair := _pair(game, rival, options)) is not None]
    return f"{_lesson(story)}\n\n![The curve](learned/{game.name}.svg)\n\n{_arena(pairs)}"


def _lesson(story: dict[str, Any]) -> str:
    last = story["curve"][-1]
    minutes, lessons = figure(story["minutes"], "en", 0), figure(last["lessons"], "en", 0)
    return (
        f"{minutes} minutes, {lessons} positions, seed {story['recipe']['seed']}. At the end {last['ahead']:.2f} ± "
        f"{last['half']:.2f} chips a deal ahead of three thumbs, over {figure(last['deals'], 'en', 0)} duplicate deals."
    )


def _arena(pairs: Sequence[Pair]) -> str:
    return tables(pairs, [*RIVALS, APPRENTICE], COMMAND)


def _pair(game: Game, rival: str, options: argparse.Namespace) -> Pair | None:
    folder = options.keep or platformdirs.user_cache_path("corbillon") / "learned" / sources_hash()
    folder.mkdir(parents=True, exist_ok=True)
    rules, count = game.rules(), options.deals or RIVALS[rival]
    plan = ArenaPlan(game.name, "seed", rules, game.seats(rules)[0], (APPRENTICE, rival), SEED, count)
    return played(plan, folder, options)


if __name__ == "__main__":
    sys.exit(main())
