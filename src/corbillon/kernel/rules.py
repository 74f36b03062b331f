"""Switches: where books differ, a field of a game's frozen ``Rules``, with the source of each side.

A rule reads a switch as a whole number or a member of an ``IntEnum``; a record spells it as JSON. ``Spelling`` is the
way between the two.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, Protocol

JSON = str | int | bool | None | dict[str, int]


class Spelling(Protocol):
    """How a switch's values are written in a record."""

    def read(self, value: object) -> int:
        """Read a value; :raises ValueError: when it is none of this switch."""
        ...

    def write(self, value: int) -> JSON:
        """Write a value."""
        ...

    def offered(self) -> tuple[JSON, ...]:
        """The values to offer, the default not necessarily first."""
        ...


@dataclasses.dataclass(frozen=True)
class Words:
    """Words: the names of an ``IntEnum`` in lower case, but for those spelled otherwise."""

    kind: type[IntEnum]
    spelled: Mapping[str, str] = dataclasses.field(default_factory=dict)

    def _word(self, member: IntEnum) -> str:
        return self.spelled.get(member.name, member.name.lower())

    def read(self, value: object) -> int:
        for member in self.kind:
            if isinstance(value, str) and self._word(member) == value:
                return member
        raise ValueError(f"one of {', '.join(self._word(member) for member in self.kind)}")

    def write(self, value: int) -> JSON:
        return self._word(self.kind(value))

    def offered(self) -> tuple[JSON, ...]:
        return tuple(self._word(member) for member in self.kind)


@dataclasses.dataclass(frozen=True)
class Flag:
    """True or false."""

    def read(self, value: object) -> int:
        if not isinstance(value, bool):
            raise ValueError("true or false")
        return int(value)

    def write(self, value: int) -> JSON:
        return bool(value)

    def offered(self) -> tuple[JSON, ...]:
        return False, True


@dataclasses.dataclass(frozen=True)
class Numbers:
    """Some whole numbers (``among``), or all from ``least`` to ``most``; and words that stand for a number."""

    among: tuple[int, ...]
    least: int | None = None
    most: int | None = None
    words: Mapping[str | None, int] = dataclasses.field(default_factory=dict)

    def read(self, value: object) -> int:
        if (value is None or isinstance(value, str)) and value in self.words:
            return self.words[value]
        if isinstance(value, int) and not isinstance(value, bool):
            within = self.least is not None and self.least <= value <= (value if self.most is None else self.most)
            if value in self.among or within:
                return value
        raise ValueError(self._expected())

    def _expected(self) -> str:
        words = ["null" if word is None else word for word in self.words]
        if self.least is None:
            return "one of " + ", ".join([str(number) for number in self.among] + words)
        upper = f" to {self.most}" if self.most is not None else ""
        return " or ".join([f"a whole number from {self.least}{upper}", *words])

    def write(self, value: int) -> JSON:
        for word, number in self.words.items():
            if number == value:
                return word
        return int(value)

    def offered(self) -> tuple[JSON, ...]:
        return (*self.among, *self.words)


@dataclasses.dataclass(frozen=True)
class Switch:
    """A switch of a game, as ``switches`` lists it."""

    name: str
    article: str
    default: int
    spelling: Spelling
    sources: Mapping[str, str]
    """Where each value comes from, by the value as a record spells it."""

    def source(self, value: JSON) -> str:
        """The source of a value."""
        return self.sources.get(spelled(value), self.sources.get("*", ""))


def spelled(value: JSON) -> str:
    """A value as plain text: words as they are, ``true``, ``null``, numbers."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, dict):
        return " ".join(f"{key} {number}" for key, number in value.items())
    return str(value)


def switch(default: int, article: str, spelling: Spelling, sources: Mapping[str, str]) -> Any:
    """Declare a switch: a field of a ``Rules`` dataclass. ``sources`` may use ``"*"`` for the values not named."""
    return dataclasses.field(
        default=default,
        metadata={"shape": (), "article": article, "spelling": spelling, "sources": sources},
    )


@dataclasses.dataclass(frozen=True)
class Size:
    """A size of the pack that only research reduces, as ``sizes`` lists it; no record has one."""

    name: str
    article: str
    whole: int
    """As the book has it."""
    among: range


def size(whole: int, article: str, among: range) -> Any:
    """Declare a size of the pack: a field of a ``Rules`` dataclass that is no switch."""
    return dataclasses.field(default=whole, metadata={"shape": (), "size": article, "among": among})


def sizes(kind: type[Any]) -> Iterator[Size]:
    """The sizes of a ``Rules`` class, in the order of declaration."""
    for field in dataclasses.fields(kind):
        meta = field.metadata
        if "size" in meta and isinstance(field.default, int):
            yield Size(field.name, meta["size"], field.default, meta["among"])


def switches(kind: type[Any]) -> Iterator[Switch]:
    """The switches of a ``Rules`` class, in the order of declaration."""
    for field in dataclasses.fields(kind):
        meta = field.metadata
        if "size" in meta:
            continue
        if field.default is dataclasses.MISSING:
            raise TypeError(f"{field.name} has no default")
        yield Switch(field.name, meta["article"], field.default, meta["spelling"], meta["sources"])
