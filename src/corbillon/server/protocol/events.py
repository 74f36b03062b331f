"""What happens, as it is told to one client: frozen facts with cards in the notation of records.

Every event bears its ``kind``. The first group is what a seat witnesses of the game; the second is what happens around
the table.
"""

from dataclasses import dataclass
from typing import Literal

Card = str
"""Two characters, rank then suit: «TD»."""
Account = int | str
"""A seat's number or a pot's name."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of an arithmetic, and what it counts: the id of a message, and its facts."""

    value: int
    name: str
    about: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Sum:
    """Terms added, multiplied, divided (rounded down), or the least of them."""

    sign: Literal["+", "×", "÷", "min", "−"]
    terms: "list[Figure | Sum]"


@dataclass(frozen=True, slots=True)
class Payment:
    """Chips from one account to another, by an article; how the amount comes about."""

    deal: int
    source: Account
    target: Account
    amount: int
    clause: str
    card: Card | None
    arithmetic: Figure | Sum | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal is open. ``hand`` is that of the seat that watches, None for who sees no hand."""

    deal: int
    of: int
    dealer: int
    hand: list[Card] | None
    sizes: list[int]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat put a card aside; which, and what it took instead, is known to that seat only."""

    seat: int
    aside: Card | None
    drawn: Card | None
    kind: Literal["exchanged"] = "exchanged"


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat declined the exchange; ``left`` is the card that it looked at and leaves, for its own eyes."""

    seat: int
    left: Card | None
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat showed cards to everybody."""

    seat: int
    cards: list[Card]
    kind: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card; ``opens`` when it leads to a trick or opens a run."""

    seat: int
    card: Card
    opens: bool
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete: its cards in the order of play from ``leader`` on."""

    number: int
    seat: int
    leader: int
    cards: list[Card]
    kind: Literal["trick_taken"] = "trick_taken"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat did not go on with the run."""

    seat: int
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class Called:
    """A seat said something: ``call`` names the words (without, again, takes, out, done, undertake, silent)."""

    seat: int
    call: str
    rank: str | None
    card: Card | None
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class Noticed:
    """The table remarks something that all can see, or that this seat may know: ``what`` names it."""

    what: str
    seat: int
    kind: Literal["noticed"] = "noticed"


@dataclass(frozen=True, slots=True)
class Paid:
    """A payment: one transfer, or the same amount from or to everybody, told as one."""

    number: int
    way: Literal["one", "each-in", "each-other", "each-out"]
    payments: list[Payment]
    kind: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True)
class Owed:
    """Something has become due that is booked when the deal is settled."""

    payment: Payment
    kind: Literal["owed"] = "owed"


@dataclass(frozen=True, slots=True)
class DealSettled:
    """A deal is over and everything lies open: the hands as played, as dealt, the talon, the cards put aside."""

    deal: int
    hands: list[list[Card]]
    unplayed: list[list[Card]]
    aside: list[Card]
    dealt: list[list[Card]]
    talon: list[Card]
    points: list[int]
    gains: list[int]
    balances: list[int]
    kind: Literal["deal_settled"] = "deal_settled"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    ranking: list[int]
    balances: list[int]
    kind: Literal["match_ended"] = "match_ended"


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody took a seat."""

    seat: int
    name: str
    kind: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody left a seat to a bot, for good."""

    seat: int
    name: str
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Covered:
    """A bot plays for a seat until its player returns: he was away too long, the owner called it, or time ran out."""

    seat: int
    why: Literal["grace", "owner", "time"]
    kind: Literal["covered"] = "covered"


@dataclass(frozen=True, slots=True)
class Returned:
    """A player took his seat back."""

    seat: int
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat's time ran out: a bot plays this one action for it."""

    seat: int
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A seat asks to take its last action back."""

    seat: int
    kind: Literal["take_back_asked"] = "take_back_asked"


@dataclass(frozen=True, slots=True)
class TakeBackRefused:
    """A seat did not agree to it."""

    seat: int
    kind: Literal["take_back_refused"] = "take_back_refused"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """So many actions were taken back, the last first, down to one of this seat."""

    seat: int
    actions: int
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase from the list."""

    seat: int
    phrase: str
    kind: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Wrote:
    """Free text."""

    seat: int
    text: str
    kind: Literal["wrote"] = "wrote"


@dataclass(frozen=True, slots=True)
class Committed:
    """The server is bound to its secret for a deal before anybody contributes to the shuffle."""

    deal: int
    commitment: str
    kind: Literal["committed"] = "committed"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A deal is over: the secret and the contributions from which its pack follows."""

    deal: int
    secret: str
    contributions: list[str]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Arranged:
    """The owner changed the arrangements of the table."""

    kind: Literal["arranged"] = "arranged"


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another match begins at another table."""

    table: str
    kind: Literal["rematched"] = "rematched"


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed."""

    kind: Literal["closed"] = "closed"


Event = (
    Dealt
    | Exchanged
    | Kept
    | Shown
    | Laid
    | TrickTaken
    | Passed
    | Called
    | Noticed
    | Paid
    | Owed
    | DealSettled
    | MatchEnded
    | Seated
    | Left
    | Covered
    | Returned
    | TimedOut
    | TakeBackAsked
    | TakeBackRefused
    | TakenBack
    | Said
    | Wrote
    | Committed
    | Revealed
    | Arranged
    | Rematched
    | Closed
)
