"""The code blocks of a page, and what it means to run one of each language."""

import doctest
import json
import shlex
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from tests.docs.commands import Place, transcript

ROOT = Path(__file__).parents[2]
PLAIN = "text"
"""The language of what is not run."""


@dataclass(frozen=True)
class Block:
    """A code block: where it stands, what its language is, and what more is said of it."""

    page: Path
    line: int
    language: str
    title: str | None
    """The file that it is, where it is one."""
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """Every page that people read."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page, in order; one that is only indented has no language."""
    for token in MarkdownIt().parse(page.read_text(encoding="utf-8")):
        if token.type in ("fence", "code_block"):
            language, *more = shlex.split(token.info) or [""]
            named = dict(word.split("=", 1) for word in more if "=" in word)
            first = (token.map or [0])[0] + 1
            yield Block(page, first, language, named.get("title"), token.content)


def run_python(block: Block, names: dict[str, Any], place: Place) -> None:
    """A file is written, a session is compared to what it shows, anything else is executed."""
    if block.title is not None:
        (place.folder / block.title).write_text(block.text, encoding="utf-8")
        compile(block.text, block.title, "exec")
    elif block.text.startswith(">>> "):
        session = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(block.page), block.line)
        told: list[str] = []
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        found = doctest.DocTestRunner(optionflags=flags).run(session, out=told.append, clear_globs=False)
        names |= session.globs
        assert found.failed == 0, "".join(told)
    else:
        exec(compile("\n" * block.line + block.text, str(block.page), "exec"), names)


def run_commands(block: Block, names: dict[str, Any], place: Place) -> None:
    """Every line is a command that succeeds."""
    for command in block.text.replace("\\\n", " ").splitlines():
        if command.strip():
            place.run(command)


def run_console(block: Block, names: dict[str, Any], place: Place) -> None:
    """Every line after a dollar is a command; the lines below are what it prints, with … for what is left out."""
    checker = doctest.OutputChecker()
    for command, shown in transcript(block.text):
        told = place.run(command)
        wanted = shown.replace("…", "...")
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        assert checker.check_output(wanted, told, flags), f"{block}: {command}\n{told}"


def read_json(block: Block, names: dict[str, Any], place: Place) -> None:
    """It is JSON."""
    json.loads(block.text)


def read_toml(block: Block, names: dict[str, Any], place: Place) -> None:
    """It is TOML; a file of it is written."""
    tomllib.loads(block.text)
    if block.title is not None:
        (place.folder / block.title).write_text(block.text, encoding="utf-8")


def read_sql(block: Block, names: dict[str, Any], place: Place) -> None:
    """It is SQL, as DuckDB reads it."""
    import duckdb

    assert duckdb.extract_statements(block.text)


Run = Callable[[Block, dict[str, Any], Place], None]
LANGUAGES: Mapping[str, Run] = {
    "python": run_python,
    "sh": run_commands,
    "bash": run_commands,
    "console": run_console,
    "json": read_json,
    "toml": read_toml,
    "sql": read_sql,
}
