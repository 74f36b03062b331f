"""What a net is shown: the observation of the environments, sorted by suits, and what a player works out behind it."""

import functools
import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy
import numpy.typing

from corbillon.bots.learned.reckoning import RECKONINGS, SUITS
from corbillon.encode import encoding
from corbillon.encode.layout import Placed
from corbillon.encode.ways import Way
from corbillon.games import GAMES
from corbillon.kernel.cards import PACK, RANKS
from corbillon.kernel.chance import Chance
from corbillon.kernel.game import Game

Floats = numpy.typing.NDArray[numpy.float32]
Places = numpy.typing.NDArray[numpy.int64]

MUTE = ("seat", "deal", "match_over", "turn")
"""Fields that say nothing of what a card is worth in this deal; nor do the balances of the seats."""
AMOUNT = 0.25
"""Of an amount the inverse hyperbolic sine is taken, for pots grow without end, and so much of that."""


class Shown(NamedTuple):
    """What a net is shown, float32."""

    suits: Floats
    """(…, 4, entries of a suit)"""
    common: Floats
    """(…, entries of a suit and of none): the sums over the suits, then what belongs to no suit."""


class Inputs:
    """The inputs of a game's net for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.code, self.seats = encoding(game, seats), seats
        self.reckoning = RECKONINGS[game.name]
        self.advice = self.code.width + self.reckoning.size(seats)
        """Where the advice of the rule of thumb stands: behind an observation, and what is reckoned from it."""
        self.width = self.advice + self.code.actions
        suits, common = self._sorted()
        self.suits: Places = numpy.array(suits, numpy.int64).reshape(-1, SUITS).T.copy()
        """Where what is told of each suit stands among the entries, shape (4, entries of a suit)."""
        self.scales = numpy.array([self._scale(at) for at in self.suits[0]], numpy.float32)
        """By what an entry of a suit is multiplied: some are numbers."""
        self.common: Places = numpy.array(common, numpy.int64)
        """Where what belongs to no suit stands."""
        placed = {at.start + k: at for at in self.code.layout.placed() for k in range(at.stop - at.start)}
        amounts = [at in placed and _is_amount(placed[at]) for at in common]
        self.amounts = numpy.array(amounts, numpy.bool_)
        """Which of these are amounts, shape (entries of no suit,)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _inputs, (self.code.layout.game.name, self.seats)

    @property
    def sizes(self) -> tuple[int, int, int]:
        """Entries of a suit, of the suits together and of none, and actions."""
        return self.suits.shape[1], self.suits.shape[1] + len(self.common), self.code.actions

    def _sorted(self) -> tuple[list[int], list[int]]:
        """The places of the entries of suits, four by four, and of the others."""
        suits: list[int] = []
        common: list[int] = []
        for at in self.code.layout.placed():
            blocks = list(_blocks(at, self.seats))
            for start, each in blocks:
                suits += [start + each * suit + k for k in range(each) for suit in range(SUITS)]
            if not blocks and not _is_mute(at):
                common += range(at.start, at.stop)
        start = self.code.width
        for each, _ in self.reckoning.of_suits:
            suits += [start + each * suit + k for k in range(each) for suit in range(SUITS)]
            start += SUITS * each
        suits += [self.advice + RANKS * suit + k for k in range(RANKS) for suit in range(SUITS)]
        return suits, [*common, *range(start, self.advice), *range(self.advice + PACK, self.width)]

    def _scale(self, place: int) -> float:
        """By what an entry of the first suit is multiplied."""
        when, start = self.code.layout.when, self.code.width
        if when <= place < when + PACK:
            return 1 / PACK
        for each, scale in self.reckoning.of_suits:
            if start <= place < start + SUITS * each:
                return scale
            start += SUITS * each
        return 1

    def entries(self, rules: Any, view: Any, actions: int, chance: Chance) -> Floats:
        """An observation, what is reckoned from it, what the rule of thumb would do; shape (width,), as they are."""
        out = numpy.zeros(self.width, numpy.float32)
        out[: self.code.width] = self.code.encode(view)
        self.reckoning.write(view, out, self.code.width)
        out[self.advice + self.reckoning.thumb(rules, view, actions, chance)] = 1
        return out

    def shown(self, entries: Floats) -> Shown:
        """Entries, shape (…, width), as a net takes them."""
        suits, common = entries[..., self.suits] * self.scales, entries[..., self.common]
        common = numpy.where(self.amounts, AMOUNT * numpy.arcsinh(common), common).astype(numpy.float32)
        return Shown(suits, numpy.concatenate([suits.sum(axis=-2), common], axis=-1))

    def digest(self) -> str:
        """A name for all that a net must agree with: where everything stands, and the actions."""
        layout = self.code.layout
        placed = [(at.name, at.start, at.stop, None if at.part is None else int(at.part.way)) for at in layout.placed()]
        told = repr((layout.game.name, self.seats, self.width, layout.actions, placed, AMOUNT)).encode()
        sorted_so = self.suits.tobytes() + self.scales.tobytes() + self.common.tobytes() + self.amounts.tobytes()
        return hashlib.sha256(told + sorted_so).hexdigest()[:16]


def _blocks(at: Placed, seats: int) -> Iterator[tuple[int, int]]:
    """Where cards stand suit after suit: from where on, and how many a suit; nothing, where there are none."""
    way = None if at.part is None else at.part.way
    if way in (Way.CARDS, Way.CARD, Way.SUITED):
        yield at.start, (at.stop - at.start) // SUITS
    elif way is None or way == Way.CARDS_OF_EACH:
        size = PACK if way is None else (at.stop - at.start) // seats
        for start in range(at.start, at.stop, size):
            yield start, size // SUITS


def _is_amount(at: Placed) -> bool:
    return at.part is not None and at.part.way in (Way.NUMBERS, Way.NUMBER_OF_EACH)


def _is_mute(at: Placed) -> bool:
    balances = at.name == "accounts" and at.part is not None and at.part.way == Way.NUMBER_OF_EACH
    return balances or at.name in MUTE


@functools.cache
def inputs(game: Game, seats: int | None = None) -> Inputs:
    """The inputs of a game, for the usual number of seats where none is said."""
    return Inputs(game, game.seats(game.rules())[0] if seats is None else seats)


def _inputs(name: str, seats: int) -> Inputs:
    return inputs(GAMES[name], seats)
