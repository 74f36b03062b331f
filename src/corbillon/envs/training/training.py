"""A training: rounds of self-play, each followed by steps down the gradient of what it has shown."""

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy

from corbillon.bots.learned.inputs import Floats, inputs
from corbillon.bots.learned.net import TRUST, Net, fresh, trusting
from corbillon.envs.training.descent import centred, gradient, idle_loss, new_pupil, stepped
from corbillon.envs.training.lessons import Lane, Lessons, Teaching, together
from corbillon.envs.training.players import Players
from corbillon.games import GAMES
from corbillon.kernel.cards import PACK

FADING = 0.99
"""So much of what was known of the spread of chips is left after a round."""


@dataclass(frozen=True)
class Recipe:
    """All that a training depends on, but for the time that it gets."""

    game: str
    seed: int = 1
    units: tuple[int, int] = (256, 64)
    apprenticeship: float = 0.5
    """For so much of the time deals are played on by the rule of thumb alone."""
    batch: int = 256
    repeats: int = 3
    """How often a lesson is gone through."""
    rate: float = 1e-3
    """Of the first step; it falls to nothing along half a wave."""
    bend: float = 1.0
    """An error so many units large counts in proportion, and no more by its square."""
    teaching: Teaching = field(default_factory=Teaching)


class Training:
    """A net that learns. Equal recipes and equal progress make equal nets, to the bit on one kind of machine."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.inputs = inputs(GAMES[recipe.game])
        self.trust = TRUST
        self.pupil = new_pupil(fresh(self.inputs.sizes, recipe.units, numpy.random.default_rng(recipe.seed)))
        self.lanes = [self._lane(number) for number in range(recipe.teaching.lanes)]
        self.rounds = self.lessons = 0
        self.spreads = numpy.zeros((2, PACK + 1))
        """By the cards in hand: how many actions were tried so far, and the squares of what each brought beside the
        others, summed; of late ones more."""

    def _lane(self, number: int) -> Lane:
        players = Players(self.inputs, self.recipe.units, self.recipe.seed * self.recipe.teaching.lanes + number)
        return Lane(players, self.net, number, self.recipe.teaching, self.recipe.seed)

    @property
    def net(self) -> Net:
        """The net that plays."""
        return trusting(self.pupil.calm, self.trust)

    def round(self, progress: float, jobs: int = 1) -> float:
        """Play a round and learn from it; the loss, where that of a net that says nothing is 1.

        :param progress: how much of the training is over, from 0 to 1.
        """
        alone = progress < self.recipe.apprenticeship
        rate = self.recipe.rate * (1 + math.cos(math.pi * min(1.0, progress))) / 2
        with _workers(jobs) as each:
            lessons = together(list(each(lambda lane: lane.round(self.net, alone), self.lanes)))
            self._spread(lessons)
            idle = idle_loss(lessons, self.units, self.recipe.bend)
            losses = [self._learn(batch, rate, each) for batch in self._batches(lessons)]
        self.rounds += 1
        self.lessons += len(lessons.tried)
        return float(numpy.mean(losses)) / idle

    @property
    def units(self) -> Floats:
        """So many chips are 1 to the net, by the cards in hand: the end of a deal counts as much as its beginning."""
        count, squares = self.spreads
        return numpy.sqrt((squares + 1) / (count + 1)).astype(numpy.float32)

    def _spread(self, lessons: Lessons) -> None:
        squares = (centred(lessons.brought, lessons.tried) ** 2).sum(axis=1)
        self.spreads *= FADING
        for row, of in enumerate((lessons.tried.sum(axis=1), squares)):
            self.spreads[row] += numpy.bincount(lessons.held, of, PACK + 1)

    def _learn(self, batch: Lessons, rate: float, each: Callable[..., Iterator[Any]]) -> float:
        """A step; both halves of a batch can be worked on at once."""
        net, units, bend = self.pupil.net, self.units, self.recipe.bend
        middle = len(batch.tried) // 2
        halves = [batch.of(slice(middle)), batch.of(slice(middle, None))]
        losses, slopes = zip(*each(lambda half: gradient(net, half, units, bend), halves), strict=True)
        self.pupil = stepped(self.pupil, Net._make((one + two) / 2 for one, two in zip(*slopes, strict=True)), rate)
        return float(sum(losses)) / 2

    def _batches(self, lessons: Lessons) -> Iterator[Lessons]:
        chance = numpy.random.default_rng([self.recipe.seed, self.rounds])
        for _ in range(self.recipe.repeats):
            order = chance.permutation(len(lessons.tried))
            for some in numpy.array_split(order, max(1, len(order) // self.recipe.batch)):
                yield lessons.of(some)


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """What does the same to each of some things, in their order, by so many threads."""
    if jobs == 1:
        yield map
        return
    with ThreadPoolExecutor(jobs) as threads:
        yield threads.map
