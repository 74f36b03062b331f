"""What happens at a table, as one seat may know it: frozen facts, named by participles."""

from dataclasses import dataclass
from typing import Literal

from corbillon.match import Transfer


@dataclass(frozen=True)
class Dealt:
    """A deal is open: the hand of the seat that watches, and how many cards every seat holds."""

    deal: int
    dealer: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]


@dataclass(frozen=True)
class Exchanged:
    """A seat put a card aside; which, and what it took instead, is known to that seat only."""

    seat: int
    aside: int | None = None
    drawn: int | None = None


@dataclass(frozen=True)
class Kept:
    """A seat declined the exchange; ``left`` is the card that it may look at and leaves, where it watches."""

    seat: int
    left: int | None = None


@dataclass(frozen=True)
class Shown:
    """A seat showed cards to everybody."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Laid:
    """A seat laid a card; ``opens`` when it leads to a trick or opens a run."""

    seat: int
    card: int
    opens: bool


@dataclass(frozen=True)
class TrickTaken:
    """A trick is complete: its cards in the order of play from ``leader`` on."""

    number: int
    seat: int
    leader: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Passed:
    """A seat did not go on with the run."""

    seat: int


@dataclass(frozen=True)
class Called:
    """A seat said something: «sans 10», «roi et je recommence», «dame qui prend»; ``call`` names the words."""

    seat: int
    call: str
    rank: int = -1
    card: int = -1


@dataclass(frozen=True)
class Noticed:
    """The table remarks something that all can see, or that this seat may know."""

    what: str
    seat: int


@dataclass(frozen=True)
class Paid:
    """A payment: one transfer, or the same amount from or to everybody, told as one."""

    number: int
    """Counted from 1 within its deal."""
    kind: Literal["one", "each-in", "each-other", "each-out"]
    transfers: tuple[Transfer, ...]


@dataclass(frozen=True)
class Owed:
    """Something has become due that is booked when the deal is settled; until then it may still change."""

    transfer: Transfer


@dataclass(frozen=True)
class DealSettled:
    """A deal is over: the hands lie open as they were held after the exchange, and what each seat has gained."""

    deal: int
    hands: tuple[tuple[int, ...], ...]
    unplayed: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    """The cards put aside, where the game turns them up; else none."""
    points: tuple[int, ...]
    """What the tricks of each seat count, in the games where they do; else none."""
    gains: tuple[int, ...]
    balances: tuple[int, ...]


@dataclass(frozen=True)
class MatchEnded:
    """The match is over."""

    ranking: tuple[int, ...]
    balances: tuple[int, ...]


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
)
