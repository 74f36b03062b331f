"""What is agreed of a table before it opens."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from corbillon.kernel.rules import JSON

MOST_SEATS = 8
NAME_LENGTH = 24

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+-]{1,40}$")]
Watching = Literal["off", "seat", "late"]
"""Spectators: none; what one seat sees, with its consent; or everything, one deal late."""


class Clock(BaseModel):
    """Seconds for a move, for the first card of a deal, and in the bank of each seat."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    move: Annotated[int, Field(ge=5, le=600)] = 20
    first: Annotated[int, Field(ge=5, le=600)] = 40
    bank: Annotated[int, Field(ge=0, le=3600)] = 60


class Drawn(BaseModel):
    """What only concerns how the table is drawn and talked about."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    direction: Literal["book", "right", "left"] = "book"
    """To which side the play is drawn to go; «book» as in the game's book."""
    vocabulary: Literal["own", "historic", "modern"] = "own"
    """The words of the table; «own»: as each player likes."""
    last_trick: bool = True
    """Whether the last trick may be looked at again."""


class Settings(BaseModel):
    """A table: its game and rules, its company, its clock, who may watch and write."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    game: Word
    preset: Word = "seed"
    rules: Annotated[dict[Word, JSON], Field(max_length=80)] = {}
    """Switches that differ from the preset, as a record writes them."""
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)] = 4
    bot: Word = "bourgeois"
    """The level of the bots; tables of before the levels have ``thumb``, ``lowest`` or ``random``."""
    pace: Annotated[int, Field(ge=0, le=3)] = 2
    """How fast bots answer: 0 at once, 1 quick, 2 unhurried, 3 slow."""
    clock: Clock | None = None
    listed: bool = False
    watching: Watching = "off"
    free_text: bool = False
    take_back: Literal["never", "unrevealed", "practice"] = "unrevealed"
    """Never; while nothing hidden has been revealed; or at any time, alone against bots."""
    grace: bool = False
    """Nain jaune: whether «… qui prend» may still be said until the next command (article N19)."""
    drawn: Drawn = Drawn()
