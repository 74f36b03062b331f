"""Hints and reviews: what the trials of a decision find, as data.

Reasons are told with the messages of ``reasons.ftl``. Amounts are chips in the game's smallest unit; actions and cards
are in the notation of records.
"""

from dataclasses import dataclass
from typing import Literal

from corbillon.server.protocol.events import Card

Judged = Literal["forced", "best", "slight", "mistake", "blunder"]


@dataclass(frozen=True, slots=True)
class Estimated:
    """A mean and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class ActionValue:
    """A legal action: what it brings until the deal is settled, and how far that is behind the best."""

    action: str
    gain: Estimated
    loss: Estimated


@dataclass(frozen=True, slots=True)
class ActionReason:
    """A fact that speaks for the better of two actions; its message is ``fact-<game>-<fact>``."""

    fact: str
    articles: list[str]
    better: float
    """How often it came about under the better action, and under the worse one."""
    worse: float
    weight: float
    """About how many chips it explains."""
    seat: int | None
    """Of which other seat it tells."""
    card: Card | None
    box: bool
    """Whether it tells of the box of that card."""
    rank: str | None
    amount: int | None
    """The chips that its words name."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat may best do, by what it sees."""

    seat: int
    seq: int
    """The entry after which it is so."""
    values: list[ActionValue]
    """The legal actions, the best first."""
    instead: str | None
    """The action to which the reasons compare the best: the first one told apart from it."""
    reasons: list[ActionReason]
    worlds: int
    """In how many possible deals each action was tried; 0 where there was no choice."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision of the deal: what was played, what that cost, and what else there was."""

    action: int
    """The index of the action among those of the deal."""
    ply: int
    """How many cards had been laid."""
    played: str
    by: Literal["person", "bot", "clock"] | None
    judgement: Judged
    loss: Estimated
    reasons: list[ActionReason]
    """Why the best action is better than the one played."""
    values: list[ActionValue]
    """The legal actions, the best first."""
    worlds: int


@dataclass(frozen=True, slots=True)
class DealLuck:
    """What a seat won or lost in the deal, what of it its cards were worth, and the rest."""

    result: int
    luck: Estimated
    play: Estimated


@dataclass(frozen=True, slots=True)
class DealReview:
    """A finished deal as one seat went through it, judged by what it knew at each decision."""

    game: str
    order: str
    """The ranks, weakest first."""
    seat: int
    deal: int
    names: list[str | None]
    decisions: list[ReviewedDecision]
    worst: list[int]
    """The places in ``decisions`` of those that cost something, the dearest first."""
    lost: float
    """The chips that these cost together."""
    luck: list[DealLuck]
    """Of every seat; none while the deal is not settled."""
    standing: list[list[int]]
    """The balances when the deal is open, and after each of its actions."""
    worlds: int
