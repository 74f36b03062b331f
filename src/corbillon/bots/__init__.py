"""Bots: functions of a view and a seed. They never see a table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from corbillon.bots import beginners, nain_jaune, policies, reversis, zinzolin
from corbillon.bots.learned import is_taught
from corbillon.bots.levels import APPRENTICE, LEVELS, ORACLE, SEARCHES, Search, read_search
from corbillon.bots.own import IllegalAnswer, bring, is_own, own_policy
from corbillon.bots.pasts import PASTS
from corbillon.kernel.chance import ALWAYS, Chance
from corbillon.kernel.game import Game
from corbillon.search.flat import narrow_down
from corbillon.search.ismcts import search_tree
from corbillon.search.likelihood import likely_worlds
from corbillon.search.position import Position, Valued
from corbillon.search.worlds import Worlds

__all__ = [
    "APPRENTICE",
    "BOTS",
    "LEVELS",
    "ORACLE",
    "POLICIES",
    "THUMB",
    "Choice",
    "IllegalAnswer",
    "Policy",
    "bring",
    "check_seats",
    "choose",
    "company",
    "decide",
    "is_law",
    "is_own",
    "policy",
    "searches",
]

Policy = Callable[[Any, Any, int, Chance], int]
"""A function of rules, view, legal actions (a bit set) and chance that answers one of the actions; ours are laws."""

THUMB: Mapping[str, Policy] = {"zinzolin": zinzolin.thumb, "nain-jaune": nain_jaune.thumb, "reversis": reversis.thumb}
"""The rule-of-thumb bot of each game."""

POOL = 2000
"""Of so many worlds those that the play of the others makes likely are drawn, where a search looks at it."""

POLICIES = ("random", "lowest", "thumb")
"""The bots by which others are measured: any legal action, always the first one, the rule of thumb."""
BOTS = (*POLICIES, *LEVELS, ORACLE, APPRENTICE)
"""Every bot that has a name."""


@dataclass(frozen=True)
class Choice:
    """What a bot chose, and how it came to it."""

    action: int
    simulations: int = 0
    """How many simulations it made: none, and its rule of thumb answered."""
    values: tuple[Valued, ...] = ()
    """What the search found of each action, the best first."""


def searches(game: Game, bot: str) -> Search | None:
    """How a bot searches in a game, if it does: a level, or a search by its own name (``read_search``)."""
    return SEARCHES.get(bot, {}).get(game.name) or read_search(bot)


def policy(game: Game, bot: str) -> Policy:
    """The policy of a bot in a game; of one that searches, what it follows while it does not.

    :raises ValueError: when there is no such bot; one of one's own has to be brought first, one that learns taught.
    """
    if is_own(bot):
        return own_policy(game, bot)
    if bot == APPRENTICE:
        return _apprentice(game)
    if bot == "random":
        return policies.at_random
    if bot == "lowest":
        return policies.lowest_first
    if bot == "ecolier" and game.name in beginners.BEGINNERS:
        return beginners.BEGINNERS[game.name]
    if game.name in THUMB and (bot in BOTS or read_search(bot)):
        return THUMB[game.name]
    raise ValueError(f"{game.name} has no bot {bot!r}: {', '.join(BOTS)}")


def _apprentice(game: Game) -> Policy:
    if not is_taught(game.name):
        raise ValueError(f"{APPRENTICE} has not learnt {game.name} here: no weights in the package, or no NumPy")
    from corbillon.bots.learned.apprentice import apprentice

    return apprentice(game)


def company(game: Game) -> tuple[str, ...]:
    """The bots that a game has, by name: the one that learns only where it was taught."""
    return tuple(bot for bot in BOTS if bot != APPRENTICE or is_taught(game.name))


def check_seats(game: Game, bot: str, seats: int) -> None:
    """Whether a bot plays a game at so many seats: one that learns only at as many as it was taught with.

    :raises ValueError: when it does not.
    """
    if bot == APPRENTICE:
        from corbillon.bots.learned.inputs import inputs
        from corbillon.bots.learned.weights import load

        load(inputs(game, seats))


def is_law(bot: str) -> bool:
    """Whether the policy of a bot is a law, so that whole deals can be played as machine code."""
    return not is_own(bot) and bot != APPRENTICE


def choose(game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> int:
    """The action that a bot chooses from what its seat sees; equal arguments, equal choice."""
    return decide(game, bot, rules, view, actions, seed).action


def decide(
    game: Game,
    bot: str,
    rules: Any,
    view: Any,
    actions: int,
    seed: int,
    *,
    simulations: int | None = None,
    stop: Callable[[], bool] | None = None,
) -> Choice:
    """The action that a bot chooses from what its seat sees, and what it found; equal arguments, equal choice.

    ``simulations`` overrides those of its level: a choice that ``stop`` cut short is made again by the number done.

    :raises ValueError: when there is no such bot.
    :raises IllegalAnswer: when one of one's own answers what is not legal.
    """
    chance = [0, 0, 0, 0]
    policies.sow_decision(chance, seed, view.deal, view.ply, actions)
    how = searches(game, bot)
    wanted = simulations if simulations is not None else how.simulations if how else 0
    if how is None or wanted == 0 or actions & (actions - 1) == 0:
        return Choice(policy(game, bot)(rules, view, actions, chance))
    position = Position(game, rules, view, chance)
    if how.slip and view.ply:
        position.worlds = _likely(position, rules, view, how)
    prior = policy(game, "thumb")(rules, view, actions, list(chance))
    values = _search(position, actions, how, wanted, prior, stop)
    done = sum(valued.visits for valued in values)
    if done == 0:
        return Choice(policy(game, bot)(rules, view, actions, chance))
    return Choice(values[0].action, done, tuple(values))


def _likely(position: Position, rules: Any, view: Any, how: Search) -> Worlds:
    """Worlds weighed by what the others did, as the rule of thumb would have done it."""
    name, pool = position.game.name, min(POOL, how.simulations)
    return likely_worlds(position, rules, view, THUMB[name], PASTS[name], pool=pool, slip=how.slip / ALWAYS)


def _search(
    position: Position, actions: int, how: Search, simulations: int, prior: int, stop: Callable[[], bool] | None
) -> list[Valued]:
    """What the search of a level finds: the actions, the best first."""
    playouts = THUMB[position.game.name] if how.playouts == "thumb" else None
    if how.method == "tree":
        return search_tree(
            position,
            playouts,
            simulations,
            exploration=how.exploration,
            wavering=how.wavering,
            patience=how.patience,
            lone=how.lone,
            stop=stop,
        )
    return narrow_down(position, actions, playouts, simulations, wavering=how.wavering, prior=prior, stop=stop)
