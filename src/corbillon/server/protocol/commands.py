"""What a client may ask of a table: strict models, with nothing in them that is not named here."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from corbillon.server.protocol.settings import NAME_LENGTH, Seat, Watching

Hex = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{2,128}$")]
Action = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9!]{2,9}$")]
"""An action as a record writes it: «KS», «x4D», «QS!», «pass»."""
Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH, strip_whitespace=True)]
Phrase = Literal[
    "hello", "well-played", "thanks", "one-moment", "back", "your-turn", "sorry", "bravo", "bad-luck", "goodbye"
]

PHRASES: tuple[str, ...] = Phrase.__args__  # type: ignore[attr-defined]


class Strict(BaseModel):
    """Refuses what it does not name, and what is of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Sit(Strict):
    """Take a free seat, or a bot's; one guest may hold several, each under a name of its own."""

    kind: Literal["sit"]
    seat: Seat
    name: Name | None = None


class Stand(Strict):
    """Leave a seat to a bot, for good."""

    kind: Literal["stand"]
    seat: Seat


class Ready(Strict):
    """The rule card, or the settlement, has been read; a contribution to the shuffle of the next deal."""

    kind: Literal["ready"]
    seat: Seat
    contribution: Hex


class Act(Strict):
    """An action of the seat in turn."""

    kind: Literal["act"]
    seat: Seat
    action: Action


class Claim(Strict):
    """Say «… qui prend» of the board card just laid, while it may still be said."""

    kind: Literal["claim"]
    seat: Seat


class TakeBack(Strict):
    """Ask to take one's last action back."""

    kind: Literal["take_back"]
    seat: Seat


class AnswerTakeBack(Strict):
    """Agree to it, or not."""

    kind: Literal["answer_take_back"]
    seat: Seat
    agree: bool


class Return(Strict):
    """Take one's covered seat back from the bot."""

    kind: Literal["return"]
    seat: Seat


class ShowHand(Strict):
    """Let spectators see what this seat sees, or no longer."""

    kind: Literal["show_hand"]
    seat: Seat
    shown: bool


class Say(Strict):
    """A phrase from the list."""

    kind: Literal["say"]
    seat: Seat
    phrase: Phrase


class Write(Strict):
    """Free text, where the owner allows it."""

    kind: Literal["write"]
    seat: Seat
    text: Annotated[str, StringConstraints(min_length=1, max_length=200, strip_whitespace=True)]


class CallBot(Strict):
    """The owner has a bot play for someone who is absent."""

    kind: Literal["call_bot"]
    seat: Seat


class Arrange(Strict):
    """The owner changes what is not of the rules; what is None stays."""

    kind: Literal["arrange"]
    listed: bool | None = None
    watching: Watching | None = None
    free_text: bool | None = None
    pace: Annotated[int, Field(ge=0, le=3)] | None = None


class Rematch(Strict):
    """Another match by the same rules with the same people, once this one is over."""

    kind: Literal["rematch"]


class Close(Strict):
    """The owner closes the table."""

    kind: Literal["close"]


Wish = Annotated[
    Sit
    | Stand
    | Ready
    | Act
    | Claim
    | TakeBack
    | AnswerTakeBack
    | Return
    | ShowHand
    | Say
    | Write
    | CallBot
    | Arrange
    | Rematch
    | Close,
    Field(discriminator="kind"),
]


class Command(Strict):
    """A wish, the id that the client gave it, and the last entry that it had seen."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
    seen: Annotated[int, Field(ge=0, le=1 << 40)]
    wish: Wish
