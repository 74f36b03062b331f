"""How fast bots think: simulations of a tree search, worlds, and exact endings."""

from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from corbillon.kernel.game import Game

DEALS = 2
"""So many deals are thought through at each of their decisions."""
SIMULATIONS = {"random": 8_000, "thumb": 1_000}
"""So many simulations a decision, by how playouts are made."""
WORLDS = 10_000
CARDS_LEFT = (3, 4, 5)
"""Endings are solved with so many cards left to a seat: tricks, where there are tricks."""
ENDINGS = 200
REPEATS = 3


def thought(game: "Game") -> dict[str, Any]:
    """The figures of a game: microseconds a simulation and a world, and exact endings a second."""
    from corbillon.lab.endgame_speed import endgame_speed
    from corbillon.search.drawing import world_speed

    worlds = world_speed(game, DEALS, WORLDS)
    return {
        "simulation_us": {playouts: simulation_us(game, playouts) for playouts in SIMULATIONS},
        "world_us": round(worlds["draw_us"], 3),
        "worlds_prepared_us": round(worlds["prepare_us"], 1),
        "endings_per_second": {str(left): round(endgame_speed(game, left, ENDINGS, REPEATS)) for left in CARDS_LEFT},
    }


def simulation_us(game: "Game", playouts: str) -> float:
    """Microseconds of a simulation: its own world, the descent, a playout to the settlement, all payoffs backed up.

    Averaged over all decisions of some deals in which there is a choice; the tree is new at each of them.
    """
    from corbillon.bots import THUMB
    from corbillon.search.drawing import decisions
    from corbillon.search.ismcts import search_tree
    from corbillon.search.position import Position

    policy = THUMB[game.name] if playouts == "thumb" else None
    count = SIMULATIONS[playouts]
    seen = [(rules, view) for rules, view in decisions(game, DEALS) if has_choice(game, rules, view)]
    search_tree(Position(game, *seen[0], [1, 2, 3, 4]), policy, 10, exploration=1024)
    found = []
    for _ in range(REPEATS):
        taken = 0.0
        for rules, view in seen:
            position = Position(game, rules, view, [1, 2, 3, 4])
            before = process_time()
            search_tree(position, policy, count, exploration=1024)
            taken += process_time() - before
        found.append(taken / count / len(seen) * 1e6)
    return round(median(found), 3)


def has_choice(game: "Game", rules: Any, view: Any) -> bool:
    """Whether the seat to act may do one thing or another."""
    table = game.table()
    game.imagine(rules, view, table)
    actions = game.legal(rules, table)
    return actions & (actions - 1) != 0
