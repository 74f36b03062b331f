"""What is stored of a table: only what cannot be recomputed. Times are milliseconds since the epoch."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal

import orjson

By = Literal["person", "bot", "clock"]
"""Who did an action: the player, the bot of the seat, or a bot because the player's time had run out."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table with its settings; ``master`` is the server's secret, from which the secret of each deal follows."""

    at: int
    owner: str
    name: str
    seat: int
    settings: dict[str, Any]
    master: str


@dataclass(frozen=True, slots=True)
class Sat:
    """A guest took a seat."""

    at: int
    seat: int
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Stood:
    """A guest left a seat for good."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Readied:
    """A seat is ready for the next deal, with its contribution to the shuffle."""

    at: int
    seat: int
    contribution: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next deal was opened, from the secret and the contributions."""

    at: int


@dataclass(frozen=True, slots=True)
class Acted:
    """An action of the seat in turn."""

    at: int
    seat: int
    action: str
    by: By
    simulations: int | None = None
    """How many a bot made, where that is not what its level makes; with it the choice can be made again."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A deal of another match was laid out again, and played as far as it is to be played again from."""

    at: int
    start: dict[str, Any]
    """Where it begins, as a record says it."""
    hands: list[list[str]]
    talon: list[str]
    actions: list[str]
    secret: str | None = None
    """The secret that was revealed of it, so that its bots are the same; where it is not known, one's own."""


@dataclass(frozen=True, slots=True)
class Held:
    """A board card was laid without a word, and the word may still be said."""

    at: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Covered:
    """A bot plays for an absent player until he returns."""

    at: int
    seat: int
    why: Literal["grace", "owner", "time"]


@dataclass(frozen=True, slots=True)
class Returned:
    """A player took his seat back."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class AskedBack:
    """A seat asked to take its last action back."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class AnsweredBack:
    """A seat agreed to it, or did not."""

    at: int
    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class ShowedHand:
    """A seat lets spectators see what it sees, or no longer."""

    at: int
    seat: int
    shown: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase from the list."""

    at: int
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Wrote:
    """Free text."""

    at: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Arranged:
    """The owner changed what is not of the rules."""

    at: int
    changes: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another match begins at another table."""

    at: int
    table: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed."""

    at: int


Entry = (
    Opened
    | Sat
    | Stood
    | Readied
    | Dealt
    | Acted
    | Resumed
    | Held
    | Covered
    | Returned
    | AskedBack
    | AnsweredBack
    | ShowedHand
    | Said
    | Wrote
    | Arranged
    | Rematched
    | Closed
)
KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in Entry.__args__}


def written(entry: Entry, command: str | None = None) -> bytes:
    """An entry as it is stored, with the key of the command that made it; what it does not say is left out."""
    values = ((field.name, getattr(entry, field.name)) for field in dataclasses.fields(entry))
    facts = {name: value for name, value in values if value is not None}
    return orjson.dumps([type(entry).__name__, facts, command])


def read(body: bytes) -> tuple[Entry, str | None]:
    """An entry as it was stored, and the key of the command that made it."""
    kind, facts, command = orjson.loads(body)
    return KINDS[kind](**facts), command
