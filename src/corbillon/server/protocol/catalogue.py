"""What may be played: every game with its presets, switches and bots. Ids and values; the words are the client's."""

from dataclasses import dataclass
from typing import Literal

from corbillon.kernel.rules import JSON


@dataclass(frozen=True, slots=True)
class SeatCount:
    """A number of seats, and the switches that it needs."""

    seats: int
    needs: dict[str, JSON]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of rules: the switches that it sets, and after how many deals it is meant to end (0: no number)."""

    name: str
    rules: dict[str, JSON]
    of: int


@dataclass(frozen=True, slots=True)
class Free:
    """Any whole number within bounds, and how a record writes it: ``4``, ``"4+1"``, ``{"rounds": 4}``."""

    least: int
    most: int | None
    form: Literal["number", "plus-one", "rounds"]


@dataclass(frozen=True, slots=True)
class Offered:
    """A value to offer: as a record writes it, the part of the switch's message that tells it, and its facts."""

    value: JSON
    part: str
    facts: dict[str, int]
    source: str
    """Where it comes from, as the program notes it; the rule book says it in the reader's language."""


@dataclass(frozen=True, slots=True)
class CatalogueSwitch:
    """A switch; its label is the message ``switch-<game>-<name>``."""

    name: str
    article: str
    group: str
    """The chapter of its article by its letter; the message ``chapter-<game>-<group>``."""
    common: bool
    """Whether it is a usual choice; the others may be folded away."""
    default: JSON
    offered: list[Offered]
    free: Free | None


@dataclass(frozen=True, slots=True)
class CatalogueGame:
    """A game; its name in words is the message ``game-<name>``."""

    name: str
    order: str
    """The ranks, weakest first."""
    pack: int
    seats: list[SeatCount]
    """The usual number first."""
    pots: list[str]
    presets: list[Preset]
    switches: list[CatalogueSwitch]
    bots: list[str]
    """The levels of the bots, the gentlest first; in words the message ``room-bot-<level>``."""
    bot: str
    """The level that is offered first."""
