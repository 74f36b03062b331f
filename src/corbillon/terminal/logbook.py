"""Who decided each action of a match, and how far a search came that was cut short: what its record says besides."""

from collections.abc import Mapping
from typing import Any

from corbillon.terminal.seating import Seating


class Logbook:
    """The keys of every deal that replaying does not read, an entry for each action."""

    def __init__(self, seating: Seating, kept: object = ()) -> None:
        self._seating = seating
        self._kept = [deal if isinstance(deal, Mapping) else {} for deal in kept] if isinstance(kept, list) else []
        """What a record says of its deals, from which a match is played again."""
        self._seats: list[list[int]] = []
        self._by: list[list[str]] = []
        self._simulations: list[list[int | None]] = []

    def opened(self) -> None:
        """A deal has been opened."""
        self._seats.append([])
        self._by.append([])
        self._simulations.append([])

    def acted(self, seat: int, simulations: int | None = None) -> None:
        """A seat has acted; ``simulations`` where they were not as many as its level makes."""
        self._seats[-1].append(seat)
        self._by[-1].append("person" if seat == self._seating.seat else "bot")
        self._simulations[-1].append(simulations)

    def replayed(self, seat: int) -> None:
        """An action of a record has been played again: what it says of it is kept."""
        place = len(self._by[-1])
        simulations, by = self._told("simulations", place), self._told("by", place)
        self.acted(seat, simulations if isinstance(simulations, int) else None)
        if isinstance(by, str):
            self._by[-1][-1] = by

    def _told(self, name: str, place: int) -> Any:
        """What the record says under a key of the action of the deal in hand, if it does."""
        index = len(self._by) - 1
        told = self._kept[index].get(name) if index < len(self._kept) else None
        return told[place] if isinstance(told, list) and place < len(told) else None

    def places(self, index: int, seat: int) -> list[int]:
        """Which of a deal's actions were a seat's."""
        return [place for place, acted in enumerate(self._seats[index]) if acted == seat]

    def deals(self) -> list[dict[str, Any]]:
        """The keys of the deals, those of the record from which the match is resumed among them."""
        return [self._deal(index) for index in range(len(self._by))]

    def _deal(self, index: int) -> dict[str, Any]:
        more = dict(self._kept[index]) if index < len(self._kept) else {}
        bots_of = [None if seat == self._seating.seat else bot for seat, bot in enumerate(self._seating.bots)]
        own: dict[str, Any] = {"bots": bots_of, **more, "by": self._by[index]}
        simulations = self._simulations[index]
        if any(made is not None for made in simulations):
            own["simulations"] = simulations
        return own
