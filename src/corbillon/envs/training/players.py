"""Rules of thumb and a net at many tables at once: the drivers with all that they work with."""

from typing import Any

import numpy

from corbillon.bots.learned.inputs import Floats, Inputs
from corbillon.bots.learned.net import Net, desk
from corbillon.encode.layout import words_of
from corbillon.envs.training.drivers import ends_of_all, moves_of_all
from corbillon.kernel.chance import for_drivers as numbers_for_drivers
from corbillon.kernel.chance import seeded
from corbillon.kernel.law import native
from corbillon.kernel.table import for_drivers

Numbers = numpy.typing.NDArray[numpy.int64]
NO_ACTION = -1


class Players:
    """They have a chance of their own, and what they work with: one thread at a time may use them."""

    def __init__(self, inputs: Inputs, units: tuple[int, int], seed: int) -> None:
        self.inputs, self.units = inputs, units
        self.chance = numbers_for_drivers(seeded(seed))
        self._furnish()

    def _furnish(self) -> None:
        """Where the drivers work; nothing of it outlives a call."""
        self.game, self.code = self.inputs.code.layout.game, self.inputs.code
        self._rules, self._views = for_drivers([self.game.rules()]), for_drivers([self.game.view()])
        words = self._views.view(numpy.int64) if native() else words_of(self._views[0])
        entries = numpy.zeros(self.inputs.width, numpy.float32)
        self._room = words, entries, desk(self.inputs, self.units)

    def __getstate__(self) -> dict[str, Any]:
        return {"inputs": self.inputs, "units": self.units, "chance": self.chance}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._furnish()

    def moves(self, tables: Any, hows: Numbers, net: Net, asked: Numbers, whim: int) -> tuple[Numbers, Floats]:
        """An action at every table, shape (N,), and what a net sees where it is asked, shape (asked, width).

        :param hows: how each seat of each table moves, shape (N, seats).
        :param asked: 1 at tables where there is a choice and what a net sees is wanted, shape (N,).
        :param whim: how often an action is any that is legal, in 1024ths.
        """
        actions = numpy.zeros(len(tables), numpy.int64)
        kept = actions, numpy.zeros((int(asked.sum()), self.inputs.width), numpy.float32)
        drive = moves_of_all(self.game, self.code)
        drive(self._rules, tables, hows, self._views, self._room, net, self.chance, asked, kept, whim)
        return kept

    def ends(self, tables: Any, hows: Numbers, net: Net, actions: Numbers | None = None) -> Numbers:
        """The chips of every seat, shape (N, seats), once each deal is played to its end; the tables are changed.

        :param actions: what is done first, shape (N,).
        """
        first = numpy.full(len(tables), NO_ACTION) if actions is None else actions
        chips = numpy.zeros(hows.shape, numpy.int64)
        drive = ends_of_all(self.game, self.code)
        drive(self._rules, tables, hows, self._views, self._room, net, self.chance, first, chips)
        return chips
