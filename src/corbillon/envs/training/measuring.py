"""How far a net is ahead of three rules of thumb, over duplicate deals: the same cards with the net at every seat."""

from dataclasses import dataclass
from typing import Any

import numpy

from corbillon.bots.learned.inputs import Inputs
from corbillon.bots.learned.net import Net
from corbillon.envs.training.drivers import BY_NET
from corbillon.envs.training.players import Players
from corbillon.envs.vector import VectorEnv

SURE = 1.96
"""A mean lies within so many standard errors, 95 times of 100."""


@dataclass(frozen=True)
class Measured:
    """Chips a deal."""

    ahead: float
    """What the net's seat won more than the others on average."""
    half: float
    """Half of the 95 % interval, over deals."""
    deals: int

    def told(self) -> dict[str, float]:
        """As a kept curve has it."""
        return {"ahead": round(self.ahead, 3), "half": round(self.half, 3), "deals": self.deals}


class Measure:
    """First deals of fresh matches, opened once and played again and again."""

    def __init__(self, name: str, inputs: Inputs, units: tuple[int, int], deals: int, seed: int) -> None:
        env = VectorEnv(name, deals, seats=inputs.seats, seed=seed)
        self._opened, self._seats, self._deals = env.tables.copy(), env.seats, deals
        self._players = Players(inputs, units, seed)

    def of(self, net: Net) -> Measured:
        """How far a net is ahead."""
        chips = numpy.stack([self._ahead(net, seat) for seat in range(self._seats)]).mean(axis=0)
        half = SURE * chips.std(ddof=1) / numpy.sqrt(self._deals)
        return Measured(float(chips.mean()), float(half), self._deals)

    def _ahead(self, net: Net, seat: int) -> Any:
        hows = numpy.zeros((self._deals, self._seats), numpy.int64)
        hows[:, seat] = BY_NET
        chips = self._players.ends(self._opened.copy(), hows, net)
        others = (chips.sum(axis=1) - chips[:, seat]) / (self._seats - 1)
        return chips[:, seat] - others
