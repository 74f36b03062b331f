"""Worlds by the thousand, and how long one takes."""

from collections.abc import Iterator
from time import process_time
from typing import Any

from corbillon.kernel.bits import nth, popcount
from corbillon.kernel.chance import Chance, below, for_drivers, seeded, shuffle
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver
from corbillon.search.sampling import MOST_PLACES, draw_world
from corbillon.search.worlds import Worlds, prepare

SEED = 1


@driver
def draw_worlds(room: Any, places: list[int], found: list[int], chance: Chance, count: int) -> None:
    """Draw worlds one after another into rows of ``found``, as many as it has; the others are forgotten."""
    rows = len(found) // MOST_PLACES
    for row in range(count):
        draw_world(room, places, chance)
        if row < rows:
            for place in range(MOST_PLACES):
                found[row * MOST_PLACES + place] = places[place]


def drawn(worlds: Worlds, seed: int, count: int) -> list[list[int]]:
    """So many worlds of a seed: a bit set for each place."""
    found = for_drivers([0] * (MOST_PLACES * count))
    draw_worlds(worlds.room, for_drivers([0] * MOST_PLACES), found, for_drivers(seeded(seed)), count)
    cells = [int(cards) for cards in found]
    return [cells[row * MOST_PLACES : row * MOST_PLACES + worlds.places] for row in range(count)]


def decisions(game: Game, deals: int, seed: int = SEED) -> Iterator[tuple[Any, Any]]:
    """Rules and view of whoever is to act, in deals of the usual number of seats, everybody at random."""
    rules = game.rules()
    for deal in range(deals):
        chance, table, pack = seeded(seed, deal), game.table(), list(game.pack)
        shuffle(pack, len(pack), chance)
        game.begin(rules, table, game.seats(rules)[0])
        game.open_deal(rules, table, pack)
        while not game.over(table):
            view = game.view()
            game.look(rules, table, table.turn, view)
            yield rules, view
            actions = game.legal(rules, table)
            game.play(rules, table, nth(actions, below(chance, popcount(actions))))


def world_speed(game: Game, deals: int = 5, count: int = 10_000) -> dict[str, float]:
    """Microseconds of processor time: a world drawn, and the worlds of a decision prepared, averaged over decisions."""
    places, nothing, chance = for_drivers([0] * MOST_PLACES), for_drivers([0]), for_drivers(seeded(SEED))
    number, preparing, drawing = 0, 0.0, 0.0
    for worlds_rules, view in decisions(game, deals):
        world = game.world(worlds_rules, view)
        worlds = prepare(world)
        if number == 0:
            draw_worlds(worlds.room, places, nothing, chance, 1)
        before = process_time()
        worlds = prepare(world)
        between = process_time()
        draw_worlds(worlds.room, places, nothing, chance, count)
        drawing += process_time() - between
        preparing += between - before
        number += 1
    return {"draw_us": drawing / number / count * 1e6, "prepare_us": preparing / number * 1e6}
