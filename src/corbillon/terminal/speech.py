"""What a player types, understood: the notation of the record, or words of either language, whatever is shown."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from corbillon.kernel.notation import WORDS
from corbillon.languages import LANGUAGES
from corbillon.words import words

COMMANDS = (
    "hand",
    "table",
    "trick",
    "chips",
    "last",
    "legal",
    "rule",
    "why",
    "help",
    "quit",
    "scores",
    "hint",
    "review",
    "again",
)
ABOUT = ("rule", "why", "review", "again")
"""The commands that may be about something."""
HINT_SIGN = "?"
"""Typed alone, it asks for a hint; no language says it otherwise."""
RANKS, SUITS = "A23456789TJQK", "SHDC"
PLAIN_WORDS = ("keep", "done", "pass", "stop", "undertake", "silent")
SHOWN_RANKS = "A23"

_NOTATION = re.compile(r"(x?)([A2-9TJQK][SHDC])(!?)", re.IGNORECASE)


@dataclass(frozen=True)
class Action:
    """An action, as the record writes it."""

    text: str


@dataclass(frozen=True)
class Command:
    """A question to the table, or a wish to leave."""

    name: str
    about: str = ""


def understood(typed: str, legal: Sequence[str] = ()) -> Action | Command | None:
    """What was typed; ``legal`` helps to read a call that names no suit. None when it is not understood."""
    notation = _in_notation(typed.strip())
    if notation is not None:
        return Action(notation)
    text = folded(typed)
    return _command(text) or _word(text) or _with_card(text, legal)


def _in_notation(typed: str) -> str | None:
    """The notation of the record, in either case."""
    found = _NOTATION.fullmatch(typed)
    if found:
        return found[1].lower() + found[2].upper() + found[3]
    by_case = {word.lower(): word for word in WORDS}
    return by_case.get(typed.lower())


def folded(text: str) -> str:
    """Small letters without accents or stops, single spaces.

    >>> folded(" Dame de Cœur, qui prend ! ")
    'dame de coeur qui prend'
    """
    text = text.lower().replace("œ", "oe")
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^\w♠♥♦♣?]+", " ", bare).split())


@cache
def vocabulary(name: str, lang: str) -> frozenset[str]:
    """The ways of typing a word in a language."""
    return frozenset(folded(word) for word in words(lang).typed(f"typed-{name}"))


def says(name: str, text: str) -> bool:
    """Whether a text says a word, in either language."""
    return any(text in vocabulary(name, lang) for lang in LANGUAGES)


def after(name: str, text: str) -> str | None:
    """What follows where a text begins with a word, in either language."""
    for lang in LANGUAGES:
        for word in sorted(vocabulary(name, lang), key=len, reverse=True):
            if text.startswith(f"{word} "):
                return text[len(word) + 1 :]
    return None


def _command(text: str) -> Command | None:
    if text == HINT_SIGN:
        return Command("hint")
    for name in COMMANDS:
        if says(f"command-{name}", text):
            return Command(name)
        about = after(f"command-{name}", text) if name in ABOUT else None
        if about is not None:
            return Command(name, about)
    return None


def _word(text: str) -> Action | None:
    for word in PLAIN_WORDS:
        if says(word, text):
            return Action(word)
    shown = after("show", text)
    if shown is not None:
        ranks = [rank for token in shown.split() for rank in SHOWN_RANKS if says(f"rank-{rank}", token)]
        return Action(f"d{ranks[-1]}") if ranks else None
    return None


def _with_card(text: str, legal: Sequence[str]) -> Action | None:
    """An action with a card in it: put aside, laid and claimed, or laid."""
    aside = after("aside", text)
    if aside is not None:
        card = spoken_card(aside)
        return Action(f"x{card}") if card else None
    claim = _claim(text, legal)
    if claim is not None:
        return claim
    card = spoken_card(after("lay", text) or text)
    return Action(card) if card else None


def _claim(text: str, legal: Sequence[str]) -> Action | None:
    """«Dame qui prend»: the board card may be named by its rank alone, or by nothing when only one can take."""
    for lang in LANGUAGES:
        for word in sorted(vocabulary("takes", lang), key=len, reverse=True):
            if text == word or text.endswith(f" {word}"):
                return _claimed(text[: -len(word)].strip(), legal)
    return None


def _claimed(named: str, legal: Sequence[str]) -> Action | None:
    claims = [action for action in legal if action.endswith("!")]
    card = spoken_card(named)
    if card:
        return Action(f"{card}!")
    if says("dwarf", " ".join(_tokens(named))) or says("dwarf", named):
        return Action("7D!")
    fitting = [action for action in claims if not named or any(says(f"rank-{action[0]}", t) for t in _tokens(named))]
    return Action(fitting[0]) if len(fitting) == 1 else None


def spoken_card(text: str) -> str | None:
    """A card in words or in a language's own short form: «king of spades», «roi de pique», «RP», «10♦»."""
    found = _NOTATION.fullmatch(text)
    if found and not found[1] and not found[3]:
        return found[2].upper()
    tokens = _tokens(text)
    if len(tokens) == 1:
        return next(_compact(tokens[0]), None)
    if len(tokens) != 2:
        return None
    ranks = [rank for rank in RANKS if says(f"rank-{rank}", tokens[0])]
    suits = [suit for suit in SUITS if says(f"suit-{suit}", tokens[1])]
    return ranks[0] + suits[0] if len(ranks) == 1 and len(suits) == 1 else None


def _compact(token: str) -> Iterator[str]:
    """A rank and a suit written as one word, both of the same language."""
    for lang in LANGUAGES:
        for cut in (1, 2):
            ranks = [rank for rank in RANKS if token[:cut] in vocabulary(f"rank-{rank}", lang)]
            suits = [suit for suit in SUITS if token[cut:] in vocabulary(f"suit-{suit}", lang)]
            if ranks and suits:
                yield ranks[0] + suits[0]


def _tokens(text: str) -> list[str]:
    return [token for token in text.split() if not says("fillers", token)]
