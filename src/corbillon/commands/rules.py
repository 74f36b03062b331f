"""``corbillon rules``: the rule books, where their articles live, and what presets change."""

import argparse
import os
import re
import sys
from typing import TYPE_CHECKING

from corbillon.languages import LANGUAGES, language

if TYPE_CHECKING:
    from corbillon.kernel.game import Game


_DEFAULT = re.compile(r"^(?:\([^)]*\) ?)?: ?")
"""What stands before the words of a value in a rule book: «(default):»."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", metavar="GAME", help="zinzolin, nain-jaune or reversis")
    parser.add_argument(
        "article", nargs="?", metavar="ARTICLE", help="number of an article, such as Z34 (default: the whole book)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the book (default: yours)")
    parser.add_argument(
        "--where", action="store_true", help="say in which file and line the article lives, and its tests"
    )
    parser.add_argument("--diff", nargs=2, metavar=("PRESET", "OTHER"), help="the switches in which two presets differ")


def run(options: argparse.Namespace) -> int:
    """Print what was asked for."""
    from corbillon.games import GAMES

    if options.game not in GAMES:
        return _complain(f"no game {options.game!r}: {', '.join(GAMES)}")
    game = GAMES[options.game]
    if options.diff:
        preset, other = options.diff
        return _differences(game, preset, other, language(options.lang))
    if options.where:
        return _where(game, options.article, language(options.lang))
    return _print_rules(game, options.article, language(options.lang))


def _complain(message: str) -> int:
    print(f"corbillon rules: {message}", file=sys.stderr)
    return 2


def _print_rules(game: "Game", number: str | None, lang: str) -> int:
    from corbillon import rulebook

    if number is None:
        _show(rulebook.text(game, lang))
        return 0
    try:
        article = rulebook.article(game, number, lang)
    except KeyError:
        return _complain(f"{game.name} has no article {number!r}")
    _show(f"## {article.number}. {article.title}\n\n{article.text}\n")
    return 0


def _show(markdown: str) -> None:
    """Markdown drawn on a terminal, as it is in a pipe."""
    if not sys.stdout.isatty():
        print(markdown, end="" if markdown.endswith("\n") else "\n")
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if markdown.count("\n") < console.height:
        console.print(Markdown(markdown))
    else:
        os.environ.setdefault("LESS", "-RFX")
        with console.pager(styles=True):
            console.print(Markdown(markdown))


def _where(game: "Game", number: str | None, lang: str) -> int:
    from corbillon import rulebook
    from corbillon.words import words

    book = rulebook.articles(game, lang)
    try:
        wanted = [rulebook.article(game, number, lang)] if number else list(book.values())
    except KeyError:
        return _complain(f"{game.name} has no article {number!r}")
    for article in wanted:
        print(f"{article.number}. {article.title}")
        for home in rulebook.homes(game):
            if home.article == article.number:
                print(f"    {_relative(home.path)}:{home.line} {home.name}")
        if not article.has_home:
            print(f"    {words(lang).say('rules-no-home')}")
        for path, line, name in rulebook.tests_of(article.number):
            print(f"    {_relative(path)}:{line} {name}")
    return 0


def _relative(path: object) -> str:
    """A path from here where that is shorter."""
    return min(str(path), os.path.relpath(str(path)), key=len)


def _differences(game: "Game", preset: str, other: str, lang: str) -> int:
    from corbillon import record, rulebook
    from corbillon.errors import RecordError
    from corbillon.kernel.rules import spelled
    from corbillon.rulecard import book_on_switch, switch_label, value_label
    from corbillon.words import words

    try:
        sides = [(name, record.read_rules(game, name)) for name in (preset, other)]
    except RecordError as fault:
        return _complain(f"{fault.message} ({fault.code})")
    book, said = rulebook.articles(game, lang), words(lang)
    same = True
    for switch in game.switches():
        values = [(name, switch.spelling.write(getattr(rules, switch.name))) for name, rules in sides]
        if values[0][1] == values[1][1]:
            continue
        same = False
        print(f"{switch.name}: {switch_label(said, game, switch)} ({switch.article}. {book[switch.article].title})")
        in_book = dict(book_on_switch(said, game, switch))
        for name, value in values:
            label = value_label(said, game, switch, value)
            told = _DEFAULT.sub("", in_book.get(label, f"{label} ({switch.source(value)})"))
            print(f"    {name}: {spelled(value)} — {told}")
    if same:
        print(said.say("rules-no-difference", one=preset, other=other))
    return 0
