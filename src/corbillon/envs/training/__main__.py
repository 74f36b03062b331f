"""``python -m corbillon.envs.training``: teach a game's net, or go on where it was stopped."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from corbillon.games import GAMES
from corbillon.kernel.law import native

DONE, WRONG, STOPPED = 0, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Train; exit status 2 for wrong use, 130 when stopped."""
    options = _options(arguments)
    _prepare()
    if not native():
        print("corbillon.envs.training: self-play needs Numba: pip install corbillon[fast]", file=sys.stderr)
        return WRONG
    from corbillon.envs.training.keeping import Kept
    from corbillon.envs.training.training import Recipe

    try:
        recipe = Recipe(options.game, seed=options.seed)
        kept = Kept(recipe, options.minutes * 60, options.keep, options.points, options.deals)
    except ValueError as fault:
        print(f"corbillon.envs.training: {fault}", file=sys.stderr)
        return WRONG
    try:
        kept.run(options.jobs, lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        print("corbillon.envs.training: stopped; the same command goes on from the last minute", file=sys.stderr)
        return STOPPED
    return DONE


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="corbillon.envs.training", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--minutes", type=float, default=45, help="how long (default: 45); measuring does not count")
    parser.add_argument("--keep", type=Path, required=True, metavar="FOLDER", help="where checkpoints and the net go")
    parser.add_argument("--points", type=int, default=24, help="how often its strength is measured (default: 24)")
    parser.add_argument("--deals", type=int, default=4000, help="deals to measure it by (default: 4000)")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is drawn (default: 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="threads (default: one a core)")
    options = parser.parse_args(arguments)
    if options.minutes <= 0 or options.seed < 0 or options.deals < 2 or min(options.jobs, options.points) < 1:
        parser.error("--minutes is above 0, --jobs and --points at least 1, --deals at least 2, --seed at least 0")
    return options


def _prepare() -> None:
    """Before NumPy is loaded: its threads would wait for one another on small matrices, and it knows its processor."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ.pop("OPENBLAS_CORETYPE", None)


if __name__ == "__main__":
    sys.exit(main())
