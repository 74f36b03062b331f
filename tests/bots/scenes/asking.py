"""What bots answer in the positions of a scene."""

from corbillon import bots
from corbillon.kernel.bits import has
from tests.bots.scenes.deals import Deal
from tests.bots.scenes.position import Scene, last_of

ASKED = ("abbe", "chevalier", "marquise")
SEED = 1


def answered(scene: Scene, deal: Deal, bot: str, simulations: int | None = None) -> bool:
    """Whether a bot answers a position right."""
    seen = last_of(scene.of, deal)
    choice = bots.decide(scene.of, bot, seen.rules, seen.view, seen.actions, SEED, simulations=simulations)
    return has(scene.right(seen.rules, seen.view, seen.actions), choice.action)
