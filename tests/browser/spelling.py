"""Cards in whatever spelling a page may name them: codes, words, glyphs, addresses of their pictures."""

import re
from collections.abc import Iterator
from functools import cache

from corbillon.words import words
from tests.browser.looking import RANKS

LANGUAGES = ("en", "fr")
CODE = re.compile(r"(?<![A-Za-z0-9])x?([A2-9TJQK][SHDC])!?(?![A-Za-z0-9])")
PICTURE = re.compile(r"/([A2-9TJQK][SHDC])(?:-four)?-[\w-]{8}\.svg")
SUITS = dict(zip("♠♥♦♣", "SHDC", strict=True))
CORNERS = {**{str(n): str(n) for n in range(2, 10)}, **dict(zip("AKQJRDV1", "AKQJKQJA", strict=True)), "10": "T"}
GLYPHS = re.compile(r"(10|[2-9AKQJRDV1])\s*([♠♥♦♣])")


@cache
def _names() -> tuple[re.Pattern[str], dict[str, str]]:
    """The names of all cards in words, and which cards they are."""
    found = {
        words(lang).say("card", rank=rank, suit=suit).lower(): code + suit
        for lang in LANGUAGES
        for code, rank in RANKS.items()
        for suit in "SHDC"
    }
    return re.compile(r"\b(" + "|".join(map(re.escape, found)) + r")\b"), found


def named_in_text(text: str) -> set[str]:
    """The cards that a text names."""
    pattern, names = _names()
    spelled = re.sub(r"\s+", " ", text)
    return {
        *CODE.findall(spelled),
        *(names[found] for found in pattern.findall(spelled.lower())),
        *(CORNERS[rank] + SUITS[suit] for rank, suit in GLYPHS.findall(spelled)),
    }


@cache
def named_in_attribute(value: str) -> set[str]:
    """The cards that an attribute names; of an address, those whose picture it is."""
    return named_in_text(PICTURE.sub("", value)) | set(PICTURE.findall(value))


def named(attributes: Iterator[str] | list[str], text: str) -> set[str]:
    """All of them."""
    return set().union(named_in_text(text), *map(named_in_attribute, attributes))
