"""What there is to learn from: positions of self-play in which every legal action was tried on the very same cards."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy

from corbillon.bots.learned.inputs import Floats, Shown
from corbillon.bots.learned.net import Net
from corbillon.envs.training.drivers import BY_NET, BY_THUMB
from corbillon.envs.training.players import Numbers, Players
from corbillon.envs.vector import VectorEnv

Bools = numpy.typing.NDArray[numpy.bool_]


class Lessons(NamedTuple):
    """Positions with what came of every action."""

    suits: Floats
    common: Floats
    """What the net is shown."""
    tried: Bools
    """(n, actions): whether an action was legal, and so was tried."""
    brought: Floats
    """(n, actions): the chips that the seat in turn won from here to the end of the deal, had it done that."""

    held: Numbers
    """(n,): the cards in the hand of that seat."""

    def of(self, some: Any) -> "Lessons":
        """Some of them, by their numbers or as a slice."""
        return Lessons._make(column[some] for column in self)

    @property
    def shown(self) -> Shown:
        """What the net is shown, of n positions."""
        return Shown(self.suits, self.common)


@dataclass(frozen=True)
class Teaching:
    """How self-play goes."""

    lanes: int = 8
    """They share the self-play, whether one thread runs them or several. The first half plays first deals, the others
    whole matches, each further on than the one before, so that every stage of a match is there at any time."""
    tables: int = 192
    """In lock-step in each lane."""
    moves_ahead: int = 600
    """So many moves further on is a lane than the one before."""
    steps: int = 64
    """So many moves at each table make a round: a whole deal, about."""
    asked: float = 0.125
    """How often the actions of a position are tried."""
    whim: int = 64
    """How often a move is any that is legal, in 1024ths: so other positions come up than good play brings about."""
    nets: float = 0.5
    """How many of the seats the net has; the others play by rule of thumb."""


class Lane:
    """Matches of its own, in which thumbs and nets sit; two lanes never share anything, so threads may run them."""

    def __init__(self, players: Players, net: Net, number: int, teaching: Teaching, seed: int) -> None:
        later = number - teaching.lanes // 2
        episode: Literal["deal", "match"] = "deal" if later < 0 else "match"
        own = seed * teaching.lanes + number
        self.env = VectorEnv(players.game.name, teaching.tables, seats=players.inputs.seats, episode=episode, seed=own)
        self.teaching, self.players = teaching, players
        self.chance = numpy.random.default_rng([seed, number])
        self._hand = next(at for at in self.env.encoding.layout.placed() if at.name == "hand")
        self.hows = numpy.full((teaching.tables, self.env.seats), BY_THUMB)
        nobody = numpy.zeros(teaching.tables, numpy.int64)
        for _ in range(teaching.moves_ahead * max(0, later)):
            self.env.step(players.moves(self.env.tables, self.hows, net, nobody, teaching.whim)[0])
        self.hows = self._seated(teaching.tables)

    def _seated(self, count: int) -> Numbers:
        nets = self.chance.random((count, self.env.seats)) < self.teaching.nets
        return numpy.where(nets, BY_NET, BY_THUMB)

    def round(self, net: Net, alone: bool) -> Lessons:
        """The lessons of a round.

        :param alone: whether the rule of thumb sits everywhere and plays the deals on, so that the net learns what a
            card is worth then; else those who sit there do, and for the seat that tries the net.
        """
        return together([self._step(net, alone) for _ in range(self.teaching.steps)])

    def _step(self, net: Net, alone: bool) -> Lessons:
        env, inputs = self.env, self.players.inputs
        seated = numpy.full_like(self.hows, BY_THUMB) if alone else self.hows
        asked = (self.chance.random(env.count) < self.teaching.asked) & (env.masks.sum(axis=1) > 1)
        whim, of = self.teaching.whim, numpy.flatnonzero(asked)
        actions, entries = self.players.moves(env.tables, seated, net, asked.astype(numpy.int64), whim)
        held = env.observations[of, self._hand.start : self._hand.stop].sum(axis=1).astype(numpy.int64)
        lessons = Lessons(*inputs.shown(entries), env.masks[of] != 0, self._tried(of, net, seated, alone), held)
        ended = env.step(actions).ended != 0
        if ended.any():
            self.hows[ended] = self._seated(int(ended.sum()))
        return lessons

    def _tried(self, of: Numbers, net: Net, seated: Numbers, alone: bool) -> Floats:
        env = self.env
        brought = numpy.zeros((len(of), env.masks.shape[1]), numpy.float32)
        row, action = map(numpy.ascontiguousarray, numpy.nonzero(env.masks[of]))
        table, each = of[row], numpy.arange(len(row))
        seat, hows = env.turns[table], seated[table]
        if not alone:
            hows[each, seat] = BY_NET
        before = env.tables["accounts"][table, seat]
        chips = self.players.ends(env.tables[table], hows, net, action)
        brought[row, action] = chips[each, seat] - before
        return brought


def together(parts: list[Lessons]) -> Lessons:
    """All lessons of some, in their order."""
    return Lessons._make(numpy.concatenate(columns) for columns in zip(*parts, strict=True))
