"""What a RUN.toml asks for: a question, arms that play, measures of what they played, plots of the measures."""

import hashlib
import json
from dataclasses import dataclass, replace
from typing import Any, Literal

from corbillon.bots import BOTS, Policy, is_law, policy, searches
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.record import write_rules
from corbillon.search.playouts import MOST_POLICIES

Kind = Literal["bars", "histogram", "line"]


@dataclass(frozen=True)
class Arm:
    """So many deals (or whole matches) between these bots by these rules; number 7 has the same pack in every arm."""

    name: str
    game_name: str
    preset: str
    rules: Any
    seats: int
    bots: tuple[str, ...]
    """By place, from the eldest hand of the first deal on."""
    count: int
    whole: bool
    seed: int
    budget: int | None = None
    """Simulations of every bot that searches, in place of its own number."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.game_name]

    @property
    def bots_by_seat(self) -> tuple[str, ...]:
        """Seat 0 deals first, and sits last in the order of the bots."""
        return (self.bots[-1], *self.bots[:-1])

    @property
    def laws(self) -> tuple[Policy, ...]:
        """The policies of the bots, each once, in an order that does not depend on where they sit."""
        return tuple(dict.fromkeys(policy(self.game, bot) for bot in (*BOTS, *self.bots) if bot in self.bots))

    @property
    def simulations(self) -> int:
        """The simulations of the bot that searches most; 0 where none does."""
        found = [how.simulations for bot in self.bots if (how := searches(self.game, bot)) is not None]
        return self.budget if self.budget is not None and found else max(found, default=0)

    @property
    def of_policies(self) -> bool:
        """Whether whole deals can be played as machine code."""
        return self.simulations == 0 and all(map(is_law, self.bots)) and len(self.laws) <= MOST_POLICIES

    def heading(self) -> dict[str, Any]:
        """All that is played, but for the sources; name and number are no part of it: arms may share their deals."""
        return {
            "game": self.game_name,
            "preset": self.preset,
            "rules": write_rules(self.game, self.rules, self.preset),
            "seats": self.seats,
            "bots": list(self.bots),
            "episode": "match" if self.whole else "deal",
            "seed": self.seed,
            "budget": self.budget,
        }

    def digest(self, sources: str) -> str:
        """A name for the rows that these sources play of it."""
        heading = json.dumps([self.heading(), sources], sort_keys=True)
        return hashlib.sha256(heading.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Measure:
    """A question to the rows: a number for each independent deal or match."""

    name: str
    unit: str
    """``share`` for yes (1) and no (0), or what the number counts."""
    sql: str


@dataclass(frozen=True)
class Plot:
    """A picture of a measure."""

    measure: str
    kind: Kind
    file: str


@dataclass(frozen=True)
class Run:
    """A question, and how it is answered."""

    question: str
    game_name: str
    whole: bool
    seed: int
    arms: tuple[Arm, ...]
    measures: tuple[Measure, ...]
    plots: tuple[Plot, ...]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.game_name]

    @property
    def unit(self) -> str:
        """The column that numbers what is independent of one another."""
        return "match" if self.whole else "deal"

    @property
    def count(self) -> int:
        """How many deals or matches are played in all."""
        return sum(arm.count for arm in self.arms)

    def cut_to(self, count: int) -> "Run":
        """The same with at most so many deals or matches an arm."""
        return replace(self, arms=tuple(replace(arm, count=min(count, arm.count)) for arm in self.arms))

    def without_deals(self) -> "Run":
        """The same, of which nothing is played."""
        return replace(self, arms=tuple(replace(arm, count=0) for arm in self.arms))
