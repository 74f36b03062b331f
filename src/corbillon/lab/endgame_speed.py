"""How fast exact endings are solved, in positions of random deals by the default rules."""

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

from corbillon.kernel.bits import popcount
from corbillon.kernel.chance import one_of, seeded, shuffle

if TYPE_CHECKING:
    from corbillon.kernel.game import Game

POSITIONS = 400
REPEATS = 5
SEED = 1


def endgame_speed(game: "Game", tricks: int, positions: int = POSITIONS, repeats: int = REPEATS) -> float:
    """Positions a second of processor time with so many tricks left, each solved for all seats; a warm driver."""
    from corbillon.kernel.law import native
    from corbillon.kernel.table import for_drivers
    from corbillon.search.endgame import Endings

    rules = game.rules()
    solver = Endings(game, rules)
    tables = [table for _, table in zip(range(positions), with_cards_left(game, rules, tricks), strict=False)]
    roots = for_drivers(tables) if native() else tables
    solver.run(roots, 1)
    return positions / median(_timed(solver, roots, positions) for _ in range(repeats))


def _timed(solver: Any, roots: Any, positions: int) -> float:
    before = process_time()
    solver.run(roots, positions)
    return process_time() - before


def with_cards_left(game: "Game", rules: Any, tricks: int) -> Iterator[Any]:
    """Positions of random deals, each the first of its deal with no more than so many cards a seat."""
    seats = game.seats(rules)[0]
    number = 0
    while True:
        chance = seeded(SEED, number)
        number += 1
        pack = list(game.pack)
        shuffle(pack, len(pack), chance)
        table = game.table()
        game.begin(rules, table, seats)
        game.open_deal(rules, table, pack)
        while not game.over(table) and sum(popcount(hand) for hand in table.hands) > seats * tricks:
            game.play(rules, table, one_of(game.legal(rules, table), chance))
        if not game.over(table):
            yield table
