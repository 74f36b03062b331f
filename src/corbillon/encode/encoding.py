"""Views as arrays and back: the only encoder."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy
import numpy.typing

from corbillon.encode import nain_jaune, reversis, zinzolin
from corbillon.encode.layout import Layout, places, words_of
from corbillon.encode.ways import distance, read_part, write_part
from corbillon.games import GAMES
from corbillon.kernel.bits import has, members
from corbillon.kernel.cards import PACK
from corbillon.kernel.game import Game
from corbillon.kernel.law import law

LAYOUTS: Mapping[str, Callable[[int], Layout]] = {
    "zinzolin": zinzolin.layout,
    "nain-jaune": nain_jaune.layout,
    "reversis": reversis.layout,
}

Array = numpy.typing.NDArray[numpy.float32]


Write = Callable[[Any, Any, Any], None]
WritePart = Callable[[Any, int, int, Any], None]


def writing(layout: Layout) -> Write:
    """A law that writes a view, and its words, as an observation."""
    write_parts = one_after_another([writing_part(row, layout.seats) for row in layout.rows()])
    laid_by, openings, seats, when = layout.plays.laid_by, layout.plays.openings, layout.seats, layout.when

    @law
    def write(view: Any, words: Any, out: Any) -> None:
        out[:] = 0
        seat, ply = view.seat, view.ply
        write_parts(words, seat, ply >> 2, out)
        for k in range(ply):
            card = view.plays[k]
            out[when + card] = k + 1
            out[when + PACK + PACK * distance(seat, laid_by(view, k), seats) + card] = 1
            if openings and has(view.openings, k):
                out[when + PACK + PACK * seats + card] = 1

    return write


def writing_part(row: Sequence[int], seats: int) -> WritePart:
    """A law that writes one part: compiled, nothing is asked of it that is known of the part."""
    way, at, count, to = row

    @law
    def write(words: Any, seat: int, tricks: int, out: Any) -> None:
        write_part(words, way, at, count, seat, seats, tricks, out, to)

    return write


def one_after_another(parts: Sequence[WritePart]) -> WritePart:
    """A law that writes these parts."""
    first, *others = parts
    if not others:
        return first
    rest = one_after_another(others)

    @law
    def write(words: Any, seat: int, tricks: int, out: Any) -> None:
        first(words, seat, tricks, out)
        rest(words, seat, tricks, out)

    return write


class Encoding:
    """The encoding of one game for one number of seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        """Its parts, and where each stands."""
        self.width = layout.width
        """The entries of an observation (float32)."""
        self.actions = layout.actions
        """The entries of a mask (int8): every action of the game, cards first."""
        self.write = writing(layout)
        """Law. Writes a view, and its words, into an observation."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _encoding, (self.layout.game.name, self.layout.seats)

    def encode(self, view: Any) -> Array:
        """A view as an observation, shape (width,).

        :raises ValueError: when the view is of another number of seats.
        """
        if view.seats != self.layout.seats:
            raise ValueError(f"a view of {view.seats} seats, not of {self.layout.seats}")
        out = numpy.zeros(self.width, numpy.float32)
        self.write(view, words_of(view), out)
        return out

    def mask(self, actions: int) -> numpy.typing.NDArray[numpy.int8]:
        """A bit set of actions as a mask, shape (actions,): 1 for each that is legal."""
        out = numpy.zeros(self.actions, numpy.int8)
        out[members(actions)] = 1
        return out

    def history(self, log: Sequence[tuple[int, int]], seat: int) -> Array:
        """What was done in the deal so far, shape (2 · decisions,), float32: who did it, and what.

        :param log: the seats and their actions, as the others saw them (``Game.told``).

        For each the number of places after the seat that looks, counting from 1; then the action, counting from 1.
        """
        out = numpy.zeros(2 * self.layout.decisions, numpy.float32)
        for k, (other, told) in enumerate(log):
            out[2 * k], out[2 * k + 1] = 1 + distance(seat, other, self.layout.seats), 1 + told
        return out

    def decode(self, observation: Array) -> Any:
        """The view of which this is the observation.

        :raises ValueError: when it has another shape, or is of no seat.
        """
        if observation.shape != (self.width,):
            raise ValueError(f"an observation has the shape ({self.width},), not {observation.shape}")
        values = [int(value) for value in observation]
        seats, view = self.layout.seats, self.layout.game.view()
        view.seats = seats
        if sum(values[:seats]) != 1:
            raise ValueError("an observation of no seat")
        seat = values.index(1)
        for at in self.layout.placed():
            if at.part is not None:
                words = read_part(at.part.way, at.part.count, seat, seats, values[at.start : at.stop])
                _put(view, at.part.field, at.part.first, words)
        self._decode_plays(view, values)
        return view

    def _decode_plays(self, view: Any, values: list[int]) -> None:
        when = self.layout.when
        order = sorted((number, card) for card, number in enumerate(values[when : when + PACK]) if number)
        view.ply = len(order)
        _put(view, "plays", 0, [card for _, card in order])
        fields = places(type(view))
        if "players" in fields:
            _put(view, "players", 0, [self._player(view.seat, values, card) for _, card in order])
        if "openings" in fields:
            opened = when + PACK * (1 + self.layout.seats)
            view.openings = sum(1 << k for k, (_, card) in enumerate(order) if values[opened + card])

    def _player(self, seat: int, values: list[int], card: int) -> int:
        seats, by = self.layout.seats, self.layout.when + PACK
        return next((seat + k) % seats for k in range(seats) if values[by + PACK * k + card])


def _put(view: Any, field: str, first: int, words: list[int]) -> None:
    stored = getattr(view, field)
    if isinstance(stored, list):
        stored[first : first + len(words)] = words
    else:
        setattr(view, field, words[0])


@functools.cache
def encoding(game: Game, seats: int | None = None) -> Encoding:
    """The encoding of a game, for the usual number of seats where none is said.

    :raises ValueError: when the game is not played by so many.
    """
    usual, *others = game.seats(game.rules())
    if seats is None or seats == usual:
        return Encoding(LAYOUTS[game.name](usual))
    if not others or not 2 <= seats <= len(game.view().sizes):
        raise ValueError(f"{game.name} is not played by {seats}")
    return Encoding(LAYOUTS[game.name](seats))


def _encoding(name: str, seats: int) -> Encoding:
    return encoding(GAMES[name], seats)
