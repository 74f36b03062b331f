"""Bots: functions of a view and a seed. They never see a table."""

from collections.abc import Callable, Mapping
from typing import Any

from corbillon.bots import nain_jaune, policies, reversis, zinzolin
from corbillon.kernel.chance import Chance
from corbillon.kernel.game import Game

Policy = Callable[[Any, Any, int, Chance], int]
"""A law over (rules, view, actions, chance) that answers one of the actions (a bit set)."""

THUMB: Mapping[str, Policy] = {"zinzolin": zinzolin.thumb, "nain-jaune": nain_jaune.thumb, "reversis": reversis.thumb}
"""The rule-of-thumb bot of each game."""

BOTS = ("random", "lowest", "thumb")


def policy(game: Game, bot: str) -> Policy:
    """The policy of a bot in a game.

    :raises ValueError: when there is no such bot.
    """
    if bot == "random":
        return policies.at_random
    if bot == "lowest":
        return policies.lowest_first
    if bot == "thumb" and game.name in THUMB:
        return THUMB[game.name]
    raise ValueError(f"{game.name} has no bot {bot!r}: {', '.join(BOTS)}")


def choose(game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> int:
    """The action that a bot chooses from what its seat sees; equal arguments, equal choice."""
    chance = [0, 0, 0, 0]
    policies.sow_decision(chance, seed, view.deal, view.ply, actions)
    return policy(game, bot)(rules, view, actions, chance)
