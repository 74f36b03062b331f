"""Both languages say the same things, and nothing is said that has no words."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from corbillon import rulebook, terminal
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.rules import spelled
from corbillon.languages import LANGUAGES
from corbillon.rulecard import book_on_switch, preset_label, switch_label, value_label
from corbillon.terminal.speech import COMMANDS, PLAIN_WORDS
from corbillon.words import FOLDER, words

SOURCES = list(Path(terminal.__file__).parent.rglob("*.py"))
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def messages(lang: str, but: str | None = None) -> dict[str, Message]:
    """Every message of a language, but those of some files; anything that is no Fluent fails."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        if but and path.stem.startswith(but):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), (path.name, entry.content)
            if isinstance(entry, Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def test_both_languages_have_the_same_messages_with_the_same_parts_and_facts() -> None:
    french, english = messages("fr"), messages("en")
    assert set(french) == set(english)
    for name, message in french.items():
        assert parts(message) == parts(english[name]), name


def parts(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def literals() -> set[str]:
    """Every text in the sources of the room, with what is put in at run time as ``*``."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                text = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
                found.add("".join(map(str, text)))
    return found


def said_names() -> set[str]:
    """The literal names of messages that the room says."""
    names = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                first = node.args[0]
                options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                names |= {o.value for o in options if isinstance(o, ast.Constant) and isinstance(o.value, str)}
    return names


@each_language
def test_every_message_that_is_said_exists(lang: str) -> None:
    assert len(said_names()) > 60
    assert said_names() <= set(messages(lang))


def test_every_message_is_said_somewhere_but_those_of_the_page() -> None:
    texts = literals()
    patterns = [re.compile(re.escape(text).replace(r"\*", ".+")) for text in texts if "*" in text and "-" in text]
    unsaid = [
        name
        for name in messages("en", but="web")
        if name not in texts and not any(pattern.fullmatch(name) for pattern in patterns)
    ]
    assert unsaid == []


@each_language
@each_game
def test_every_figure_of_every_game_has_words(game: Game, lang: str) -> None:
    names = figure_names(game)
    assert names
    for name in names:
        assert words(lang).has(f"figure-{game.name}-{name}") or words(lang).has(f"figure-{name}"), name


def figure_names(game: Game) -> set[str]:
    """Every text in a game's arithmetic that may name a figure."""
    folder = Path(rulebook.__file__).parent / "games" / game.name.replace("-", "_")
    tree = ast.parse((folder / "arithmetic.py").read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Figure":
            for named in node.args[1:2]:
                inner = [part for part in ast.walk(named) if isinstance(part, ast.Constant)]
                found |= {part.value for part in inner if isinstance(part.value, str) and part.value}
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "name":
            inner = [part for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
            found |= {part.value for part in inner if isinstance(part.value, str)}
    return found


@each_language
@each_game
def test_every_switch_and_every_value_has_words_and_a_source(game: Game, lang: str) -> None:
    said = words(lang)
    for switch in game.switches():
        assert switch_label(said, game, switch)
        labels = [value_label(said, game, switch, value) for value in switch.spelling.offered()]
        assert len(set(labels)) == len(labels), (switch.name, labels)
        assert all(switch.source(value) for value in switch.spelling.offered()), switch.name
        told = book_on_switch(said, game, switch)
        assert len(told) >= 2, (switch.name, told)
        assert all(says for _, says in told)


@each_language
@each_game
def test_presets_and_pots_have_words(game: Game, lang: str) -> None:
    said = words(lang)
    for preset in game.presets:
        assert preset_label(said, game, preset)
    for value in (
        rule for switch in game.switches() for rule in switch.spelling.offered() if switch.name == "board_cards"
    ):
        assert spelled(value)
    for pots in {game.pots(game.rules()), *(game.pots(rules) for rules in other_boards(game))}:
        for pot in pots:
            for part in (None, "in", "out", "short"):
                assert said.say(f"pot-{game.name}-{pot}", part)


def other_boards(game: Game) -> list[object]:
    """The rules under which a game's pots have other names."""
    for switch in game.switches():
        if switch.name == "board_cards":
            return [game.rules(board_cards=switch.spelling.read(value)) for value in switch.spelling.offered()]
    return []


@each_language
@each_game
def test_every_article_that_commands_a_payment_has_its_reason(game: Game, lang: str) -> None:
    for clause in CLAUSES[game.name].split():
        assert words(lang).has(f"reason-{clause}"), clause


CLAUSES = {
    "zinzolin": "Z8 Z10 Z24 Z34 Z35 Z36 Z39 Z40 Z41 Z42 Z43 Z45 Z47 Z51 Z52",
    "nain-jaune": "N8 N18 N19 N21 N22 N24 N29",
    "reversis": "R8 R9 R25 R26 R31 R33 R34 R36 R37 R41 R43 R44 R45 R46 R56 R57 R58 R67",
}
"""The tables of the record format: which article a payment bears."""


@each_language
def test_every_code_of_a_refused_action_has_words(lang: str) -> None:
    codes = "bad_card not_in_hand must_follow not_in_sequence not_now not_declarable deal_over"
    assert all(words(lang).has(f"refusal-{code}") for code in codes.split())


@each_language
def test_every_command_and_word_can_be_typed(lang: str) -> None:
    for name in (*(f"command-{command}" for command in COMMANDS), *PLAIN_WORDS):
        assert all(words(lang).typed(f"typed-{name}"))


@each_language
def test_commands_are_told_apart(lang: str) -> None:
    typed = [word for command in COMMANDS for word in words(lang).typed(f"typed-command-{command}")]
    assert len(typed) == len(set(typed))


def test_a_message_that_is_not_there_or_lacks_a_fact_is_a_fault() -> None:
    with pytest.raises(KeyError):
        words("en").say("no-such-message")
    with pytest.raises(KeyError):
        words("en").say("answer-hand")


def test_lists_in_words() -> None:
    assert words("en").listing(["a", "b", "c"]) == "a, b and c"
    assert words("fr").listing(["a", "b"]) == "a et b"
    assert words("fr").listing([]) == "rien"
