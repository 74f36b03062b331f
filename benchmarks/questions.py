"""``python -m benchmarks.questions``: every question of ``docs/questions`` asked anew, and its answer written there.

It plays what is missing and goes on from where it was stopped; the rows lie in your cache, apart for each state of
rules and bots, and arms that questions have in common are played once. A folder's summary and pictures are written,
and in its README what stands between the marks.
"""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from corbillon.lab.runs.command import finish, write
from corbillon.lab.runs.keeping import Keeping, sources
from corbillon.lab.runs.measures import Measured, check
from corbillon.lab.runs.plan import Run
from corbillon.lab.runs.reading import read_run
from corbillon.lab.runs.summary import SUMMARY, markdown_measure

QUESTIONS = Path(__file__).parents[1] / "docs/questions"
LANG = "en"
ANSWER = re.compile(r"(<!-- answer: begin -->\n).*?(<!-- answer: end -->)", re.DOTALL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask, and write the answers; exit status 2 for wrong use, 130 when stopped."""
    options = _options(arguments)
    kept = options.keep or platformdirs.user_cache_path("corbillon") / "questions" / sources()
    for folder in sorted(path.parent for path in options.questions.glob("*/RUN.toml")):
        if options.only and folder.name not in options.only:
            continue
        print(folder.name, file=sys.stderr, flush=True)
        try:
            answer(folder, kept, options)
        except ValueError as fault:
            print(f"benchmarks.questions: {fault}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            print(f"benchmarks.questions: stopped; the same command goes on from {kept}", file=sys.stderr)
            return 130
    return 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.questions", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="QUESTION", help="folders of these names (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument(
        "--deals", type=int, metavar="N", help="at most so many an arm, to try it out: then nothing is written"
    )
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where rows are kept (default: in your cache)")
    parser.add_argument("--questions", type=Path, default=QUESTIONS, help="the folder (default: docs/questions)")
    return parser.parse_args(arguments)


def answer(folder: Path, kept: Path, options: argparse.Namespace) -> None:
    """Ask the question of a folder, and write what was found into it.

    :raises ValueError: when its RUN.toml, or its README, is none.
    """
    asked = read_run(folder / "RUN.toml")
    if options.deals is not None:
        asked = asked.cut_to(options.deals)
    check(asked)
    keeping = Keeping(asked, kept / folder.name, kept / "pieces")
    finish(keeping, "loky", options.jobs, None, LANG)
    tried_out = options.deals is not None
    found = write(keeping, keeping.folder if tried_out else folder, LANG)
    if not tried_out:
        rewrite(folder / "README.md", asked, found)


def rewrite(page: Path, asked: Run, found: Sequence[Measured]) -> None:
    """Write what was found between the marks of a page.

    :raises ValueError: when it has not the marks, once.
    """
    text = page.read_text(encoding="utf-8")
    tables = "\n\n".join(markdown_measure(asked, one, LANG, "###") for one in found)
    pictures = "\n\n".join(f"![{plot.measure}]({plot.file})" for plot in asked.plots)
    made = f"Made by `python -m benchmarks.questions`; what was played stands in [{SUMMARY}]({SUMMARY})."
    made = f"{made}\n\n{pictures}\n\n{tables}\n"
    text, times = ANSWER.subn(lambda marks: marks[1] + made + marks[2], text)
    if times != 1:
        raise ValueError(f"{page} has the marks of the answer {times} times, not once")
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
