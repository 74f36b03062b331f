"""Mutation: each article's function disabled or negated must make a test bearing its number fail.

``python -m tests.mutation [GAME …] [--article Z34]`` runs, for every home of an article in ``games``, the tests that
bear the article's number against a mutant: a function that decides nothing (or the contrary), a constant altered.
"""

import argparse
import importlib
import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import EnumMeta
from pathlib import Path
from typing import Any

from corbillon import rulebook
from corbillon.games import GAMES
from corbillon.kernel.game import Game

ROOT = Path(__file__).parents[1]


def mutants(game: Game) -> Iterator[tuple[str, str]]:
    """Each article with a mutant of its home, as ``module:name``."""
    for home in rulebook.homes(game):
        relative = home.path.relative_to(ROOT / "src").with_suffix("")
        module = ".".join(relative.parts).removesuffix(".__init__")
        yield home.article, f"{module}:{home.name}"


def apply(mutant: str) -> None:
    """Replace a function or a constant by its mutant wherever it is known."""
    module_name, _, name = mutant.partition(":")
    list(GAMES)
    original = getattr(importlib.import_module(module_name), name)
    changed = mutated(original)
    for module in [module for key, module in sys.modules.items() if key.startswith("corbillon")]:
        for key, value in list(vars(module).items()):
            if value is original and (callable(original) or key == name):
                setattr(module, key, changed)
    for game in GAMES.values():
        for key, value in list(vars(game).items()):
            if value is original:
                object.__setattr__(game, key, changed)


def mutated(original: Any) -> Any:
    """A function that does nothing or says the contrary; a constant that is another."""
    if isinstance(original, EnumMeta):
        raise TypeError(f"{original} is no home to mutate")
    if callable(original):
        return mutated_function(original)
    if isinstance(original, bool):
        return not original
    if isinstance(original, int):
        return original + 1
    return original[::-1] if len(set(original)) > 1 else original[1:]


def mutated_function(original: Callable[..., Any]) -> Callable[..., Any]:
    """By what a function answers: nothing done, the contrary, nothing, or the order turned round."""
    answer = inspect.signature(original).return_annotation
    if answer is None:
        return lambda *args, **kwargs: None
    if answer is bool:
        return lambda *args, **kwargs: not original(*args, **kwargs)
    if answer is int:
        return lambda *args, **kwargs: 0 if original(*args, **kwargs) != 0 else 1
    return lambda *args, **kwargs: original(*args, **kwargs)[::-1]


def survives(article: str, mutant: str) -> bool:
    """Whether no test bearing the article's number notices the mutant."""
    tests = sorted({f"{path}::{name}" for path, _, name in rulebook.tests_of(article)})
    if not tests:
        return True
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-numba", *tests]
    environment = {**os.environ, "CORBILLON_MUTANT": mutant}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.returncode != 1


def main() -> int:
    """Run the mutants; exit status 1 when any survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="games to mutate (default: all)")
    parser.add_argument("--article", help="only this article")
    options = parser.parse_args()
    work = [
        pair
        for game in GAMES.values()
        if not options.games or game.name in options.games
        for pair in mutants(game)
        if options.article in (None, pair[0])
    ]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda pair: survives(*pair), work))
    survivors = [pair for pair, alive in zip(work, results, strict=True) if alive]
    for article, mutant in survivors:
        print(f"{article}: {mutant} survives")
    print(f"{len(work)} mutants, {len(survivors)} survive")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
