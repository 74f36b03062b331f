"""The rule books as trees of plain data: for a page that takes no HTML from anybody.

Every construct of Markdown that is not named here is refused, so that nothing of a book is lost unseen.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from corbillon import rulebook
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON, spelled

Style = Literal["", "em", "strong", "code"]
Role = Literal["", "source", "program"]
"""What a paragraph is in an article: its text, its source, or why it has no home in the program."""

_HEADING = re.compile(r"([ZNR]\d+)\. (.+)")
_ARTICLE = re.compile(r"\b[ZNR]\d+\b")
_ROLES: dict[str, Role] = {"Source": "source", "In the program": "program", "Dans le programme": "program"}
_SWITCH = ("Switch", "Variante")
_AFTER_VALUE = re.compile(r"( \([^)]*\))? ?: ")
_NUMBER = re.compile(r"\bN\b")
_BREAK = "\n"
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True, slots=True)
class Inline:
    """Some words in one style; a link where they name an article of the same book, or an address elsewhere."""

    text: str
    style: Style = ""
    article: str = ""
    address: str = ""


Inlines = tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; or one of the lines that close an article, with its label."""

    inlines: Inlines
    role: Role = ""
    kind: Literal["paragraph"] = "paragraph"


@dataclass(frozen=True, slots=True)
class Items:
    """A list, numbered or not: each item is made of blocks."""

    ordered: bool
    items: "tuple[tuple[Block, ...], ...]"
    kind: Literal["items"] = "items"


@dataclass(frozen=True, slots=True)
class Rows:
    """A table: the cells of its head, and those of each row."""

    head: tuple[Inlines, ...]
    rows: tuple[tuple[Inlines, ...], ...]
    kind: Literal["rows"] = "rows"


@dataclass(frozen=True, slots=True)
class Quote:
    """What somebody else says."""

    blocks: "tuple[Block, ...]"
    kind: Literal["quote"] = "quote"


@dataclass(frozen=True, slots=True)
class Code:
    """Lines to be taken letter by letter."""

    text: str
    kind: Literal["code"] = "code"


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a switch as the book spells it, and what the book says of it."""

    value: str
    """As in a record, but «none» for null, and «N» for any number."""
    default: bool
    inlines: Inlines


@dataclass(frozen=True, slots=True)
class Switch:
    """A switch that an article declares, with its values in order."""

    name: str
    default: str
    values: tuple[Value, ...]
    kind: Literal["switch"] = "switch"

    def value_of(self, value: JSON) -> Value | None:
        """The value of the book that a record's value is; None where the book does not name it."""
        text = "none" if value is None else spelled(value)
        return next((told for told in self.values if told.value == text), None) or next(
            (told for told in self.values if re.fullmatch(_NUMBER.sub(r"\\d+", re.escape(told.value)), text)), None
        )


Block = Paragraph | Items | Rows | Quote | Code | Switch


@dataclass(frozen=True, slots=True)
class Article:
    """An article of a book; a switch stands among the blocks where the book has it."""

    number: str
    title: str
    chapter: str
    blocks: tuple[Block, ...]

    @property
    def switches(self) -> tuple[Switch, ...]:
        """The switches that it declares."""
        return tuple(block for block in self.blocks if isinstance(block, Switch))


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: what stands before its articles, and these; many have none."""

    title: str
    blocks: tuple[Block, ...]
    articles: tuple[Article, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A rule book: its title, what stands before the first chapter, and the chapters."""

    title: str
    intro: tuple[Block, ...]
    chapters: tuple[Chapter, ...]


@cache
def book(game: Game, language: str) -> Book:
    """The rule book of a game."""
    return parsed(rulebook.text(game, language))


def parsed(markdown: str) -> Book:
    """A rule book from its Markdown.

    :raises ValueError: when it contains what no rule book may, or is none.
    """
    nodes = SyntaxTreeNode(_MARKDOWN.parse(markdown)).children
    headings = [_HEADING.match(_plain(node)) for node in nodes if node.tag == "h3"]
    reader = _Reader(frozenset(heading[1] for heading in headings if heading))
    (level, name, intro), *parts = reader.parts(nodes)
    if level != "h1":
        raise ValueError(f"a rule book begins with its title, not with {name!r}")
    chapters: list[Chapter] = []
    for level, title, blocks in parts:
        if level == "h2":
            chapters.append(Chapter(title, blocks, ()))
            continue
        heading = _HEADING.fullmatch(title)
        if level != "h3" or not heading or not chapters:
            raise ValueError(f"{title!r} is neither a chapter nor an article of one")
        article = Article(heading[1], heading[2], chapters[-1].title, blocks)
        chapters[-1] = replace(chapters[-1], articles=(*chapters[-1].articles, article))
    return Book(name, intro, tuple(chapters))


@dataclass(frozen=True)
class _Reader:
    """Reads the nodes of a book that has these articles."""

    articles: frozenset[str]

    def parts(self, nodes: Sequence[SyntaxTreeNode]) -> list[tuple[str, str, tuple[Block, ...]]]:
        """The headings of a book with what stands under each."""
        places = [place for place, node in enumerate(nodes) if node.type == "heading"]
        if places[:1] != [0]:
            raise ValueError("a rule book begins with its title")
        ends = [*places[1:], len(nodes)]
        return [
            (nodes[place].tag, _plain(nodes[place]), self.blocks(nodes[place + 1 : end]))
            for place, end in zip(places, ends, strict=True)
        ]

    def blocks(self, nodes: Sequence[SyntaxTreeNode]) -> tuple[Block, ...]:
        """The blocks that some nodes are."""
        return tuple(block for node in nodes for block in self._block(node))

    def _block(self, node: SyntaxTreeNode) -> Iterator[Block]:
        match node.type:
            case "paragraph":
                yield from (_line(line) for line in _lines(self._cell(node)))
            case "bullet_list" | "ordered_list":
                yield Items(node.type == "ordered_list", tuple(self.blocks(item.children) for item in node.children))
            case "table":
                head, *bodies = node.children
                rows = [tuple(map(self._cell, row.children)) for body in bodies for row in body.children]
                yield Rows(tuple(map(self._cell, head.children[0].children)), tuple(rows))
            case "blockquote":
                yield Quote(self.blocks(node.children))
            case "fence" | "code_block":
                yield Code(node.content)
            case _:
                raise ValueError(f"{node.type}: no part of a rule book")

    def _cell(self, node: SyntaxTreeNode) -> Inlines:
        """The words of a paragraph or a cell."""
        return tuple(inline for inner in node.children for inline in self._inlines(inner))

    def _inlines(self, node: SyntaxTreeNode, style: Style = "", address: str = "") -> Iterator[Inline]:
        """The words within a node; where styles are one in the other the inner one counts."""
        for child in node.children:
            match child.type:
                case "text":
                    yield from self._linked(child.content, style, address)
                case "code_inline":
                    yield Inline(child.content, "code", address=address)
                case "em" | "strong":
                    yield from self._inlines(child, "em" if child.type == "em" else "strong", address)
                case "link":
                    yield from self._inlines(child, style, str(child.attrs["href"]))
                case "softbreak":
                    yield Inline(_BREAK)
                case _:
                    raise ValueError(f"{child.type}: no part of a rule book")

    def _linked(self, text: str, style: Style, address: str) -> Iterator[Inline]:
        """A text; the numbers of this book's articles in it become links."""
        done = 0
        for found in _ARTICLE.finditer(text):
            if found[0] in self.articles and not address:
                if found.start() > done:
                    yield Inline(text[done : found.start()], style)
                yield Inline(found[0], style, article=found[0])
                done = found.end()
        if done < len(text):
            yield Inline(text[done:], style, address=address)


def _plain(node: SyntaxTreeNode) -> str:
    """The words of a heading."""
    return "".join(inner.content for inner in node.walk() if inner.type in ("text", "code_inline"))


def _lines(inlines: Inlines) -> list[Inlines]:
    """A paragraph as its lines: those that begin with a label of the book stand alone, all others are one text."""
    lines: list[Inlines] = []
    line: list[Inline] = []
    for inline in (*inlines, Inline(_BREAK)):
        if inline.text != _BREAK:
            line.append(inline)
        elif lines and not _label(line):
            lines[-1] = (*lines[-1], Inline(" "), *line)
            line = []
        else:
            lines.append(tuple(line))
            line = []
    return lines


def _label(line: Sequence[Inline]) -> str:
    """The label with which a line begins, if it has one."""
    word = line[0].text.rstrip(": ") if line and line[0].style == "em" and line[0].text.endswith(":") else ""
    return word if word in _ROLES or word in _SWITCH else ""


def _line(line: Inlines) -> Paragraph | Switch:
    """A paragraph by its label, or a switch."""
    label = _label(line)
    return _switch(line) if label in _SWITCH else Paragraph(line, _ROLES.get(label, ""))


def _switch(line: Inlines) -> Switch:
    """«Switch: `name` — `value` (default): what it does. `value`: …»."""
    _, _, name, dash, *rest = line
    if name.style != "code" or dash.text != " — ":
        raise ValueError(f"not a switch and its values: {''.join(inline.text for inline in line)!r}")
    starts = [place for place, after in enumerate(rest[1:]) if rest[place].style == "code" and _says(after)]
    ends = [*starts[1:], len(rest)]
    values = tuple(_value(rest[start:end]) for start, end in zip(starts, ends, strict=True))
    defaults = [value.value for value in values if value.default]
    if starts[:1] != [0] or len(defaults) != 1:
        raise ValueError(f"{name.text}: not values of which one is the default")
    return Switch(name.text, defaults[0], values)


def _says(after: Inline) -> "re.Match[str] | None":
    """Whether what stands after a word in code makes it a value that is told."""
    return _AFTER_VALUE.match(after.text) if not after.style else None


def _value(inlines: Sequence[Inline]) -> Value:
    """A value with its text, without the mark between them and the space at the end."""
    word, first, *rest = inlines
    mark = _says(first)
    assert mark is not None
    told = [replace(first, text=first.text[mark.end() :]), *rest]
    told[-1] = replace(told[-1], text=told[-1].text.rstrip())
    return Value(word.text, mark[1] is not None, tuple(inline for inline in told if inline.text))
