"""The apprentice: he hears the rule of thumb, and leaves it where his net says that something else is worth more."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from corbillon.bots.learned import FOLDER
from corbillon.bots.learned.inputs import inputs
from corbillon.bots.learned.net import answer, best
from corbillon.bots.learned.weights import Unlearnt, load, told_of
from corbillon.kernel.bits import lowest
from corbillon.kernel.chance import Chance
from corbillon.kernel.game import Game


@functools.cache
def apprentice(game: Game, folder: Path = FOLDER) -> Callable[[Any, Any, int, Chance], int]:
    """The policy of a game's net; called with a view of another number of seats than it has learnt it raises Unlearnt.

    :param folder: where the net is.
    :raises Unlearnt: when there is none, or one for other inputs than ours.
    """
    shown = inputs(game, told_of(game.name, folder)["seats"])
    net = load(shown, folder)

    def choose(rules: Any, view: Any, actions: int, chance: Chance) -> int:
        if view.seats != shown.seats:
            raise Unlearnt(f"apprenti has learnt {game.name} at {shown.seats} seats, not at {view.seats}")
        if actions & (actions - 1) == 0:
            return lowest(actions)
        entries = shown.entries(rules, view, actions, chance)
        said = answer(net, shown.shown(entries)).said + net.trust * entries[shown.advice :]
        return best(actions, said.tolist())

    return choose
