"""Every sentence that the user reads, from the Fluent files of a language; English in code, sentences there."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

FOLDER = Path(__file__).parent
OF_THE_PAGE = "web"
"""Files whose names begin so are only for the page."""
LONGEST = 1000
"""The longest text told within a sentence; Fluent refuses what is much longer."""


class Words:
    """The sentences of one language; those of the page too, where they are asked for."""

    def __init__(self, lang: str, *, page: bool = False) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in sorted((FOLDER / lang).glob("*.ftl")):
            if path.name.startswith(OF_THE_PAGE) and not page:
                continue
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return self._bundle.has_message(name)

    def say(self, name: str, part: str | None = None, /, **about: Any) -> str:
        """A message, or one of its parts (``.attribute``), about some facts.

        :raises KeyError: when there is no such message or part, or a fact is missing.
        """
        message = self._bundle.get_message(name)
        pattern = message.value if part is None else message.attributes[part]
        facts = {key: _fact(value) for key, value in about.items()}
        if pattern is None:
            raise KeyError(f"{name} has parts only")
        text, faults = self._bundle.format_pattern(pattern, facts)
        if faults:
            raise KeyError(f"{name}: {faults[0]}")
        return str(text)

    def parts(self, name: str) -> tuple[str, ...]:
        """The names of a message's parts."""
        return tuple(self._bundle.get_message(name).attributes) if self.has(name) else ()

    def typed(self, name: str) -> tuple[str, ...]:
        """The ways in which a player may type something, separated by commas in its message."""
        return tuple(word.strip() for word in self.say(name).split(","))

    def listing(self, items: Sequence[str]) -> str:
        """Some things as a list: «a, b and c»."""
        if len(items) < 2:
            return "".join(items) or self.say("nothing")
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def _fact(value: Any) -> Any:
    """A number whose plural form is chosen by the language, in plain digits; a text as far as it can be told."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value[:LONGEST]


@cache
def words(lang: str) -> Words:
    """The sentences of a language, read once."""
    return Words(lang)
