"""The rules of a table in words: presets, switches and their values, and what the rule book says of them."""

import re
from typing import Any

from corbillon import record, rulebook
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON, Switch, spelled
from corbillon.words import Words

_NUMBER = re.compile(r"\d+")
_SWITCH_LINE = re.compile(r"^\*(?:Switch|Variante ?):\* `(\w+)`[^\n]*$", re.MULTILINE)
_VALUE = re.compile(r"`([^`]+)`")
_MARKS = re.compile(r"[*`]")


def switch_label(words: Words, game: Game, switch: Switch) -> str:
    """What a switch is about."""
    return words.say(f"switch-{game.name}-{switch.name}")


def value_label(words: Words, game: Game, switch: Switch, value: JSON) -> str:
    """A value of a switch in words."""
    part, facts = value_part(value)
    return words.say(f"switch-{game.name}-{switch.name}", part, **facts)


def value_part(value: JSON) -> tuple[str, dict[str, int]]:
    """Which part of a switch's message tells a value: the word itself, or ``number`` with the number in it.

    >>> value_part("5+1"), value_part({"rounds": 8}), value_part(None)
    (('number', {'n': 5}), ('rounds', {'n': 8}), ('null', {}))
    """
    if isinstance(value, dict):
        ((part, number),) = value.items()
        return part, {"n": number}
    text = spelled(value)
    number_in = _NUMBER.match(text)
    return ("number", {"n": int(number_in[0])}) if number_in else (text, {})


def preset_label(words: Words, game: Game, preset: str) -> str:
    """What a preset is."""
    return words.say(f"preset-{game.name}-{preset}")


def changed(game: Game, rules: Any, preset: str) -> list[tuple[Switch, JSON]]:
    """The switches in which rules differ from a preset, with their values."""
    different = record.write_rules(game, rules, preset)
    return [(switch, different[switch.name]) for switch in game.switches() if switch.name in different]


def rule_card(words: Words, game: Game, rules: Any, preset: str) -> list[str]:
    """The rules of a table in short: the preset, and what differs from it."""
    lines = [words.say("card-preset", game=words.say(f"game-{game.name}"), preset=preset_label(words, game, preset))]
    for switch, value in changed(game, rules, preset):
        label, told = switch_label(words, game, switch), value_label(words, game, switch, value)
        lines.append(words.say("card-switch", switch=label, value=told, article=switch.article))
    return lines


def book_on_switch(words: Words, game: Game, switch: Switch) -> list[tuple[str, str]]:
    """What the rule book says of a switch: each value in words, with what it does and where it comes from."""
    text = rulebook.article(game, switch.article, words.lang).text
    labels = {spelled(value): value_label(words, game, switch, value) for value in switch.spelling.offered()}
    for line in _SWITCH_LINE.finditer(text):
        if line[1] == switch.name:
            parts = _VALUE.split(line[0].split("—", 1)[-1])[1:]
            told = zip(parts[::2], parts[1::2], strict=True)
            return [
                (labels.get(value) or labels.get(_bare(value)) or value, f"{value_says.strip()}")
                for value, value_says in told
            ]
    return []


def _bare(value: str) -> str:
    """A value of the rule book as ``spelled`` writes it: «no limit» is null in a record."""
    return "null" if value == "none" else value


def article_lines(game: Game, number: str, lang: str) -> list[str]:
    """An article as plain lines, its title first; :raises KeyError: when there is none of that number."""
    article = rulebook.article(game, number, lang)
    lines = [_MARKS.sub("", line) for line in article.text.splitlines() if line.strip()]
    body = [_row(line) for line in lines if not set(line) <= set("|-: ")]
    return [f"{article.number}. {article.title}", *body]


def _row(line: str) -> str:
    """A line of a table as its cells in words; any other line as it is."""
    if not line.startswith("|"):
        return line
    return "; ".join(cell.strip() for cell in line.strip("| ").split("|"))


def article_title(game: Game, number: str, lang: str) -> str:
    """The title of an article; its number where the book lacks it."""
    try:
        return rulebook.article(game, number, lang).title
    except KeyError:
        return number
