"""What a seat sees of a match in mid-play, as an object: made of its view alone, so that nothing hidden is in it.

>>> from corbillon import games, record, views
>>> from corbillon.match import Match
>>> game = games.GAMES["zinzolin"]
>>> match = Match(game, record.read_rules(game), 4)
>>> payments = match.open_shuffled(seed=7)
>>> seen = views.view_of(match)
>>> seen.seat, len(seen.hand), list(seen.legal)[-1]
(1, 12, 'keep')
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from corbillon.kernel.bits import members
from corbillon.kernel.cards import NO_CARD, RANKS, SUIT, SUITS, card_name
from corbillon.kernel.game import Game
from corbillon.match import Match

if TYPE_CHECKING:
    from corbillon.encode.layout import Part

__all__ = ["Field", "SeatView", "view_of"]

Value = int | str | None | list["Value"]


@dataclass(frozen=True)
class Field:
    """A fact of a view: what it is called, what it is now, what it means.

    Cards are in the notation of records (``"TD"``), seats and amounts are numbers, amounts in the smallest unit; a list
    «of each seat» begins with seat 0. What there is none of is None.
    """

    name: str
    value: Value
    meaning: str


@dataclass(frozen=True, eq=False)
class SeatView:
    """What one seat sees, and what it may do."""

    game: Game
    rules: Any
    facts: Any
    """The view itself, as laws, bots and encoders take it: cards are numbers in it, hands bit sets."""
    turn: int | None = None
    """Whose turn it is; None while no deal is open."""
    actions: int = 0
    """What this seat may do, as a bit set of actions: nothing when it is not its turn."""

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return int(self.facts.seat)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.facts.seats)

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of its own hand, suit after suit, the weakest first."""
        return tuple(self._names(self.facts.hand))

    @property
    def plays(self) -> tuple[str, ...]:
        """The cards played in this deal, in the order in which they were."""
        return tuple(card_name(card, self.game.order) for card in self.facts.plays[: self.facts.ply])

    @property
    def balances(self) -> tuple[int, ...]:
        """What each seat has, in the smallest unit."""
        return tuple(self.facts.accounts[: self.seats])

    @property
    def pots(self) -> dict[str, int]:
        """What lies in each pot, in the smallest unit."""
        names, first = self.game.pots(self.rules), self.game.first_pot
        return dict(zip(names, self.facts.accounts[first : first + len(names)], strict=True))

    @property
    def legal(self) -> dict[str, int]:
        """What this seat may do: each action as the record writes it, with its number."""
        return {self.game.text(self.rules, self.facts, action): action for action in members(self.actions)}

    def fields(self) -> tuple[Field, ...]:
        """Every fact that an observation of this view tells, in its order, and the cards played.

        :raises ImportError: without NumPy, which the extra ``fast`` brings.
        """
        return tuple(self._fields())

    def _fields(self) -> Iterator[Field]:
        try:
            from corbillon.encode import encoding
        except ImportError as missing:
            raise ImportError("the fields of a view need NumPy: pip install 'corbillon[fast]'") from missing
        for part in encoding(self.game, self.seats).layout.parts:
            yield Field(part.field, self._value(part), part.meaning)
        yield Field("plays", list(self.plays), "the cards played in this deal, in order")

    def _value(self, part: "Part") -> Value:
        """A field as people read it, by the way in which it is written."""
        from corbillon.encode.ways import OF_EACH, Way

        stored = getattr(self.facts, part.field)
        if part.way in OF_EACH:
            return [self._read(part.way, word) for word in stored[part.first : part.first + self.seats]]
        if part.way == Way.TAKERS:
            return list(stored[: self.facts.ply // self.seats])
        if isinstance(stored, list):
            return list(stored[part.first : part.first + part.count])
        return self._read(part.way, stored)

    def _read(self, way: int, word: int) -> Value:
        from corbillon.encode.ways import Way

        match way:
            case Way.CARDS | Way.CARDS_OF_EACH:
                return list(self._names(word))
            case Way.CARD:
                return None if word == NO_CARD else card_name(word, self.game.order)
            case Way.SUITED:
                return [suit for place, suit in enumerate(SUITS) if word >> RANKS * place & SUIT]
            case Way.SEAT:
                return None if word < 0 else word
            case Way.SEATS | Way.BITS | Way.BITS_OF_EACH:
                return list(members(word))
        return word

    def _names(self, cards: int) -> Iterator[str]:
        return (card_name(card, self.game.order) for card in members(cards))

    def told(self) -> str:
        """The same in a few lines of words; cards in the notation of records."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"{self.game.name}, deal {self.facts.deal}, dealer: seat {self.facts.dealer}"
        for other, chips in enumerate(self.balances):
            turn = "  ← in turn" if other == self.turn else ""
            yield f"  seat {other}: {chips} chips, {self.facts.sizes[other]} cards{turn}"
        yield "  " + ", ".join(f"{pot}: {amount}" for pot, amount in self.pots.items())
        yield "  played: " + (" ".join(self.plays) or "–")
        yield f"  hand of seat {self.seat}: " + (" ".join(self.hand) or "–")
        if self.actions:
            yield "  may: " + " ".join(f"{action}={text}" for text, action in self.legal.items())

    def __str__(self) -> str:
        return self.told()


def view_of(match: Match, seat: int | None = None) -> SeatView:
    """What a seat of a match sees now; where none is named the one in turn, between two deals seat 0.

    :raises ValueError: when there is no such seat.
    """
    turn = match.to_act
    looks = (turn or 0) if seat is None else seat
    if not 0 <= looks < match.table.seats:
        raise ValueError(f"there is no seat {seat}: 0 to {match.table.seats - 1}")
    actions = sum(1 << action for action in match.legal()) if looks == turn else 0
    return SeatView(match.game, match.rules, match.view(looks), turn, actions)
