"""The spaces of Gymnasium for our games, shared by its environments and PettingZoo's."""

from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary

from corbillon.encode import encoding
from corbillon.envs.course import Deals
from corbillon.envs.episode import Episode


def sights_of(deals: Deals) -> Dict:
    """What can be observed: the observation and the action mask."""
    code = encoding(deals.game, deals.seats)
    low, high = code.layout.bounds()
    seen = Box(numpy.array(low, numpy.float32), numpy.array(high, numpy.float32), dtype=numpy.float32)
    return Dict({"observation": seen, "action_mask": MultiBinary(code.actions)})


def actions_of(deals: Deals) -> Discrete[Any]:
    """The actions of a game."""
    return Discrete(encoding(deals.game, deals.seats).actions)


def observed(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees and may do, in arrays of its own."""
    return {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}
