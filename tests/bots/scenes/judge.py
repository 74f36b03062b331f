"""Whether an answer is right beyond doubt: however the deal is played on, it must be ahead in the same worlds.

A position is taken when, in some worlds, the best of the right actions is ahead of every other action by the scene's
margin and by ``ERRORS`` standard errors, and this three times: with all seats playing on by the rule of thumb, by
chance, and by one or the other at every decision. Otherwise it is doubtful, and left out.

Where few cards are left every course of the deal is tried instead: what a right action brings at the worst, whatever
all play, must be as much ahead of what any other action brings at the best.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from corbillon.bots import THUMB
from corbillon.kernel.bits import has, members
from corbillon.kernel.chance import seeded
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.search.flat import Tried, try_actions
from corbillon.search.position import Position
from corbillon.search.sampling import draw_world
from tests.bots.scenes.position import Scene, Seen

WORLDS = 240
WORLDS_OF_EVERY_COURSE = 60
ERRORS = 4
MANNERS = (0, 1024, 512)
"""How often who plays on leaves the rule of thumb for chance, in 1024ths."""


def is_right(scene: Scene, seen: Seen, right: int, seed: int, worlds: int = WORLDS) -> bool:
    """Whether the right actions of a position are ahead, in whatever manner the deal is played on."""
    if seen.view.ply >= scene.every_course_from:
        return is_right_in_every_course(scene, seen, right, seed)
    for manner in MANNERS:
        position = Position(scene.of, seen.rules, seen.view, seeded(seed, manner))
        tried = try_actions(position, seen.actions, THUMB[scene.game], worlds, wavering=manner)
        if not is_ahead(scene, tried, seen.view.seat, right):
            return False
    return True


def is_ahead(scene: Scene, tried: Tried, seat: int, right: int) -> bool:
    """Whether the best of the right actions is clearly ahead of each other action in these trials."""
    columns = {action: gains(tried, place, seat) for place, action in enumerate(tried.actions)}
    best = max((columns[action] for action in columns if has(right, action)), key=sum)
    return all(
        is_above(scene.margin, [mine - other for mine, other in zip(best, columns[action], strict=True)])
        for action in columns
        if not has(right, action)
    )


def is_right_in_every_course(scene: Scene, seen: Seen, right: int, seed: int) -> bool:
    """Whether the best of the right actions is, at its worst, clearly ahead of each other action at its best."""
    position = Position(scene.of, seen.rules, seen.view, seeded(seed), interpreted=True)
    least: dict[int, list[int]] = {action: [] for action in members(right)}
    most: dict[int, list[int]] = {action: [] for action in members(seen.actions & ~right)}
    for _ in range(WORLDS_OF_EVERY_COURSE):
        draw_world(position.worlds.room, position.places, position.chance)
        world = imagined(scene.of, seen)
        scene.of.suppose(seen.rules, world, position.places, position.chance)
        for bound, columns in ((min, least), (max, most)):
            for action, column in columns.items():
                column.append(bound(courses(scene.of, seen.rules, world, action, seen.view.seat)))
    best = max(least.values(), key=sum)
    return all(
        is_above(scene.margin, [mine - other for mine, other in zip(best, column, strict=True)])
        for column in most.values()
    )


def imagined(game: Game, seen: Seen) -> Any:
    """The table as a seat sees it."""
    table = game.table()
    game.imagine(seen.rules, seen.view, table)
    return table


def courses(game: Game, rules: Any, table: Any, action: int, seat: int) -> Iterator[int]:
    """What the seat has in its account at the end of every course that the deal may take after an action."""
    after = game.table()
    copy_position(table, after)
    game.play(rules, after, action)
    if game.over(after):
        yield after.accounts[seat]
        return
    for following in members(game.legal(rules, after)):
        yield from courses(game, rules, after, following, seat)


def gains(tried: Tried, place: int, seat: int) -> list[int]:
    """What an action brought a seat in each world."""
    width = len(tried.actions) * tried.seats
    return [int(gain) for gain in tried.payoffs[place * tried.seats + seat : tried.worlds * width : width]]


def is_above(margin: int, differences: Sequence[int]) -> bool:
    """Whether differences are on average above a margin, and surely above nothing."""
    count = len(differences)
    mean = sum(differences) / count
    deviation = sqrt(sum((difference - mean) ** 2 for difference in differences) / (count - 1))
    return mean >= margin and mean > ERRORS * deviation / sqrt(count)
