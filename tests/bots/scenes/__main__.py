"""``python -m tests.bots.scenes``: how many positions of each scene the bots answer right, or the positions anew."""

import argparse
import time
from collections.abc import Sequence

from tests.bots.scenes.asking import ASKED, answered
from tests.bots.scenes.every import SCENES
from tests.bots.scenes.finding import find
from tests.bots.scenes.position import Scene, positions


def main() -> None:
    """Read what is asked, and do it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.scenes", description=__doc__)
    parser.add_argument("--bots", default=",".join(ASKED), help="which bots (default: %(default)s)")
    parser.add_argument("--scenes", default="", help="which scenes (default: all)")
    parser.add_argument("--most", type=int, default=10**6, help="so many positions of each scene (default: all)")
    parser.add_argument("--budget", type=int, help="so many simulations for every bot")
    parser.add_argument("--find", action="store_true", help="make the positions anew")
    parser.add_argument("--wrong", action="store_true", help="list the positions that are answered wrong")
    options = parser.parse_args()
    scenes = [scene for scene in SCENES if not options.scenes or scene.name in options.scenes.split(",")]
    for scene in scenes:
        if options.find:
            find(scene)
        else:
            ask(scene, options.bots.split(","), options)


def ask(scene: Scene, bots: Sequence[str], options: argparse.Namespace) -> None:
    """Print what each bot answers in a scene."""
    chosen = positions(scene)[: options.most]
    for bot in bots:
        start = time.perf_counter()
        wrong = [place for place, deal in enumerate(chosen) if not answered(scene, deal, bot, options.budget)]
        spent = (time.perf_counter() - start) / max(1, len(chosen))
        share = 100 * (1 - len(wrong) / max(1, len(chosen)))
        print(f"{scene.name:30} {bot:10} {share:6.1f} % of {len(chosen)}  {1000 * spent:7.1f} ms each", flush=True)
        if options.wrong:
            print("    wrong in lines", *(place + 1 for place in wrong))


if __name__ == "__main__":
    main()
