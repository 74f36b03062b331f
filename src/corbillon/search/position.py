"""A decision made ready for a search: what a seat knows, as drivers take it; made from a view, never from a table."""

from array import array
from dataclasses import dataclass
from typing import Any

from corbillon.kernel.chance import Chance
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.kernel.table import for_drivers
from corbillon.search.worlds import prepare

MOST_PLACES = 9


@dataclass(frozen=True)
class Valued:
    """What a search found of an action: how often it was tried, and what all that brought each seat, in chips."""

    action: int
    visits: int
    payoffs: tuple[int, ...]

    def and_then(self, other: "Valued") -> "Valued":
        """The same action after more visits."""
        payoffs = tuple(own + more for own, more in zip(self.payoffs, other.payoffs, strict=True))
        return Valued(self.action, self.visits + other.visits, payoffs)

    def mean(self, seat: int) -> float:
        """The chips that it brings a seat on average."""
        return self.payoffs[seat] / self.visits if self.visits else 0.0


class Position:
    """A seat's decision: rules, the table as it sees it, the worlds to reckon with, and a chance of its own."""

    def __init__(self, game: Game, rules: Any, view: Any, chance: Chance, *, interpreted: bool = False) -> None:
        self.game = game
        self.seat = view.seat
        self.seats = view.seats
        self.native = native() and not interpreted
        table = game.table()
        game.imagine(rules, view, table)
        self.rules = self.records([rules])
        self.tables = self.records([table, table, table] if self.native else [table, game.table(), game.table()])
        self.views = self.records([game.view()])
        self.worlds = prepare(game.world(rules, view), interpreted=not self.native)
        self.places = self.numbers([0] * MOST_PLACES)
        self.chance = self.numbers(list(chance))

    def records(self, values: list[Any]) -> Any:
        """Objects in the form that this search takes."""
        return for_drivers(values) if self.native else values

    def numbers(self, values: list[int]) -> Any:
        """Whole numbers in the form that this search takes."""
        if not self.native:
            return values
        import numpy

        return numpy.array(values, dtype=numpy.int64)

    def zeros(self, count: int) -> Any:
        """So many whole numbers, all nothing."""
        if not self.native:
            return array("q", [0]) * count
        import numpy

        return numpy.zeros(count, dtype=numpy.int64)
