"""The rule books: their articles in two languages, and where each article lives in the code."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corbillon.kernel.game import Game

_PART = re.compile(r"^(?=###? )", re.MULTILINE)
_HEADING = re.compile(r"### ([ZNR]\d+)\. (.+)$")
_NUMBERS = re.compile(r"((?:[ZNR]\d+(?:–[ZNR]\d+)?)(?:, [ZNR]\d+(?:–[ZNR]\d+)?)*)\.\s")
_NO_HOME = re.compile(r"^\*(?:In the program|Dans le programme ?):\*", re.MULTILINE)
_SOURCE = re.compile(r"^\*Source ?:\* (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Article:
    """An article of a rule book."""

    number: str
    title: str
    chapter: str
    text: str
    """Its Markdown, without the heading."""

    @property
    def has_home(self) -> bool:
        """Whether it lives in the code; else it is drawn only, or cannot occur."""
        return _NO_HOME.search(self.text) is None

    @property
    def source(self) -> str:
        """What the book says of its source."""
        found = _SOURCE.search(self.text)
        return found[1] if found else ""


@dataclass(frozen=True)
class Home:
    """Where an article lives: a definition whose docstring begins with its number."""

    article: str
    path: Path
    line: int
    name: str


def book_folder() -> Path:
    """Where the rule books lie: in the installed package, or in the checkout."""
    package = Path(__file__).parent
    shipped = package / "rulebooks"
    return shipped if shipped.is_dir() else package.parents[1] / "docs" / "rules"


@cache
def text(game: Game, language: str) -> str:
    """A whole rule book as Markdown."""
    return (book_folder() / f"{game.name}.{language}.md").read_text(encoding="utf-8")


@cache
def articles(game: Game, language: str) -> dict[str, Article]:
    """The articles of a rule book by their numbers, in order."""
    book = text(game, language)
    chapter = ""
    found = {}
    for part in _PART.split(book)[1:]:
        title, _, body = part.partition("\n")
        heading = _HEADING.match(title)
        if heading:
            found[heading[1]] = Article(heading[1], heading[2], chapter, body.strip())
        else:
            chapter = title.removeprefix("## ")
    return found


def article(game: Game, number: str, language: str) -> Article:
    """One article; ``number`` with or without its letter, in either case.

    :raises KeyError: when the book has no such article.
    """
    wanted = number.upper().removeprefix(game.letter)
    return articles(game, language)[f"{game.letter}{wanted}"]


def numbers_of(docstring: str | None) -> list[str]:
    """The articles whose home a docstring claims: the numbers with which it begins.

    >>> numbers_of("Z34–Z36, Z38. The winner pays.")
    ['Z34', 'Z35', 'Z36', 'Z38']
    """
    found = _NUMBERS.match((docstring or "") + " ")
    if not found:
        return []
    numbers = []
    for part in found[1].split(", "):
        first, _, last = part.partition("–")
        last = last or first
        numbers += [f"{first[0]}{n}" for n in range(int(first[1:]), int(last[1:]) + 1)]
    return numbers


@cache
def homes(game: Game) -> tuple[Home, ...]:
    """Every home of an article in a game's sources."""
    folder = Path(__file__).parent / "games" / game.name.replace("-", "_")
    found = []
    for path in sorted(folder.rglob("*.py")):
        for name, line, docstring in _documented(ast.parse(path.read_text(encoding="utf-8"))):
            found += [Home(number, path, line, name) for number in numbers_of(docstring)]
    return tuple(found)


def _documented(module: ast.Module) -> Iterator[tuple[str, int, str | None]]:
    """Definitions with their docstrings, and constants with the string that follows them."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node.lineno, ast.get_docstring(node)
    for node, after in zip(module.body, module.body[1:], strict=False):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
            value: Any = after.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                yield ast.unparse(target), node.lineno, value.value


def tests_of(number: str) -> tuple[tuple[Path, int, str], ...]:
    """The tests that bear an article's number, where the tests are at hand (a checkout)."""
    bears = re.compile(rf"_{number}(?:_|$)")
    return tuple(test for test in _tests() if bears.search(test[2]))


@cache
def _tests() -> tuple[tuple[Path, int, str], ...]:
    """Every test of the checkout: its file, line and name."""
    return tuple(
        (path, node.lineno, node.name)
        for path in sorted((Path(__file__).parents[2] / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
