"""Policies: laws over (rules, view, actions, chance) that choose one of the actions. These two serve every game."""

from typing import Any

from corbillon.kernel.bits import lowest
from corbillon.kernel.chance import Chance, one_of, scramble, sow
from corbillon.kernel.law import law


@law
def at_random(rules: Any, view: Any, actions: int, chance: Chance) -> int:
    """Any legal action, each as likely as the others."""
    return one_of(actions, chance)


@law
def lowest_first(rules: Any, view: Any, actions: int, chance: Chance) -> int:
    """Always the first legal action in the order of cards: the lowest card of the first suit."""
    return lowest(actions)


@law
def sow_decision(chance: Chance, seed: int, deal: int, ply: int, actions: int) -> None:
    """The chance of one decision: of nothing but a seed and what its seat sees."""
    word = scramble((actions ^ (actions >> 32)) & 0xFFFFFFFF)
    sow(chance, seed, (deal << 40) ^ (ply << 32) ^ word)
