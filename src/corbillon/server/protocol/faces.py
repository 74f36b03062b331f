"""The table as a client may see it: its public face, the sight of one seat, and the message that carries both."""

from dataclasses import dataclass, field
from typing import Literal

from corbillon.server.protocol.events import Card, Event, Payment
from corbillon.server.protocol.settings import Settings

Presence = Literal["here", "away", "gone", "bot"]
"""A person with the page open and awake; open and asleep; without it; or nobody: a bot's seat."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """A switch in which the rules of a table differ from its preset."""

    switch: str
    value: str | int | bool | dict[str, int] | None
    article: str


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of the table, as everybody sees it."""

    name: str | None
    """The player's name; None where a bot has the seat."""
    bot: str
    """The bot that plays here when nobody does."""
    presence: Presence
    since: int | None
    """Since when it is so (milliseconds), where somebody is away or gone."""
    covered: bool
    """Whether a bot plays for an absent player."""
    ready: bool
    mine: bool
    """Whether the seat is held by the guest to whom this is sent."""
    shows: bool
    """Whether spectators may see what it sees."""
    bank: int | None
    """Milliseconds left in the bank, where there is a clock."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request to take back: of which seat, and which seats have still to agree."""

    seat: int
    awaited: list[int]


@dataclass(frozen=True, slots=True)
class Held:
    """A board card lies, and its player may still say «… qui prend»."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Again:
    """A deal played again from one of its actions on: its cards come from no shuffle."""

    deal: int
    actions: int
    """How many actions were there already."""


@dataclass(frozen=True, slots=True)
class Face:
    """What everybody may know of a table."""

    table: str
    settings: Settings
    order: str
    """The ranks, weakest first."""
    deviations: list[Deviation]
    places: list[Place]
    owner: bool
    """Whether the guest to whom this is sent owns the table."""
    phase: Literal["gathering", "playing", "between", "over", "closed"]
    deal: int
    of: int
    """After how many deals the match is meant to end; 0 where no number is agreed."""
    commitment: str | None
    """What the server is bound to for the deal in hand, or the next one."""
    history: list[list[int]]
    """What each seat gained in each finished deal."""
    begun: list[int]
    """The balances at the start."""
    deadline: int | None
    """When the time of the seat in turn runs out, its bank included (milliseconds)."""
    asked: Asked | None
    held: Held | None
    may_take_back: bool
    """Whether the guest may ask to take his last action back now."""
    next_table: str | None
    again: Again | None
    """At a table for practice: the deal with which it began."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table, and who laid it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken."""

    number: int
    taker: int
    cards: list[Lying]


@dataclass(frozen=True, slots=True)
class ZinzolinSight:
    """What only Zinzolin has."""

    stake: int
    """1, or 2 in a double round."""
    shown: list[list[Card]]
    first_equinox: int | None
    second_equinox: int | None
    basket_winner: int | None


Box = Literal["open", "taken", "forgotten", "doubled"]
"""What has become of a box in this deal."""


@dataclass(frozen=True, slots=True)
class NainJauneSight:
    """What only Nain jaune has."""

    wanted: str | None
    """The rank that is asked for."""
    boxes: dict[str, Box]
    openings: int
    """How many runs have been opened."""
    last: int | None
    """Who laid the last card."""


@dataclass(frozen=True, slots=True)
class ReversisSight:
    """What only Reversis has."""

    holds_espagnolette: bool
    has_right: bool
    has_used: bool
    announced: int | None
    """Who announced the espagnolette."""
    undertaker: int | None
    four_cards: list[Card]
    """The cards put aside, once they are turned up."""


Doing = Literal["exchange", "show", "play", "undertake", "open", "go_on", "follow", "settled"]
"""What the seat in turn is about."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat sees of the deal in hand. Everything but the first four is public."""

    seat: int
    hand: list[Card]
    discard: Card | None
    offered: Card | None
    deal: int
    dealer: int
    turn: int | None
    doing: Doing
    leader: int | None
    """Who led to the trick in hand, or opened the run; who is to lead between tricks."""
    sizes: list[int]
    balances: list[int]
    pots: dict[str, int]
    laid: list[Lying]
    """The cards of the trick in hand, or of the run."""
    last: Trick | None
    tricks: list[int]
    """How many tricks each seat has taken; empty in a game of runs."""
    points: list[int]
    """What the tricks of each seat count, in the games where they do."""
    exchanged: list[bool | None]
    """Whether each seat has exchanged; None while it has not decided; empty in a game without exchange."""
    talon: int
    """How many cards are left to take."""
    pending: list[Payment]
    """What is due so far and not yet booked."""
    zinzolin: ZinzolinSight | None = None
    nain_jaune: NainJauneSight | None = None
    reversis: ReversisSight | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """Why the rules refuse a card now: a code of the record format, and the article."""

    code: str
    clause: str | None


@dataclass(frozen=True, slots=True)
class Choices:
    """What the seat in turn may do, and why not the rest: both empty for everybody else."""

    legal: list[str]
    refused: dict[Card, Refused] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Past:
    """Events that came with an earlier entry."""

    seq: int
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Message:
    """What a stream carries: an entry's events as this client may know them, and how everything stands after it.

    A snapshot has ``past``: the events of the deal in hand and of the one before it, so that log, ledger and the last
    settlement are there again. A client passes over what it has seen already.
    """

    seq: int
    now: int
    """The server's clock (milliseconds)."""
    events: list[Event]
    face: Face
    sight: Sight | None
    choices: Choices
    past: list[Past] | None = None


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was carried out, now or when it came first: the entry in which."""

    seq: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """A command, or a request, was refused, and has changed nothing."""

    code: str
    message: str
    clause: str | None = None
    seq: int | None = None
    """The last entry, where the client had not seen it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a finished deal, told with every hand open, and how everything lies after it."""

    seat: int | None
    action: str | None
    """None for the opening of the deal."""
    by: Literal["person", "bot", "clock"] | None
    events: list[Event]
    hands: list[list[Card]]
    sight: Sight


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A finished deal, or one of a record, to be walked through."""

    game: str
    order: str
    settings: Settings
    deviations: list[Deviation]
    names: list[str | None]
    deal: int
    deals: list[int]
    """The numbers of the deals that may be opened."""
    of: int
    steps: list[Step]
    talon: list[Card]
    finished: bool
    shuffled: bool
    """Whether the record says how its pack was shuffled."""
    match_over: bool
    ranking: list[int]


@dataclass(frozen=True, slots=True)
class Ledger:
    """All the payments of a match so far, in order, and the accounts before the first."""

    payments: list[Payment]
    begun: dict[str, int]
    accounts: dict[str, int]
