"""Worlds are drawn uniformly among all that a seat knows to be possible: tried against full enumeration."""

import inspect
import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import pytest

from corbillon.games import GAMES
from corbillon.kernel.chance import for_drivers, seeded
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, native
from corbillon.kernel.world import Bound, World, holds_all, holds_none
from corbillon.search import drawing, sampling, worlds
from corbillon.search.drawing import draw_worlds, drawn
from corbillon.search.sampling import MOST_PLACES
from corbillon.search.worlds import Worlds, prepare
from tests.search.seen import distributions, worlds_seen

POSITIONS = 24
"""Positions of each game, of every kind that it has."""
FEWEST, MOST = 6, 250
"""So many worlds a position has."""
EACH = 25
"""So many draws are expected of each of its worlds."""
NEVER = 1e-4

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@dataclass(frozen=True)
class Small:
    """A position with few enough worlds to list them."""

    world: World
    prepared: Worlds
    all: list[tuple[int, ...]]


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its series or its continued fraction."""
    scale = math.exp(a * math.log(x) - x - math.lgamma(a)) if x > 0 else 0.0
    if x < a + 1:
        term = total = 1 / a
        k = a
        while term > total * 1e-15:
            k += 1
            term *= x / k
            total += term
        return 1 - scale * total
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for k in range(1, 10_000):
        step = -k * (k - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        value *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * value


def p_value(found: Counter[tuple[int, ...]], cells: int) -> float:
    """How likely counts at least so uneven are, were all cells equally likely."""
    expected = found.total() / cells
    square = sum((count - expected) ** 2 for count in found.values()) / expected
    square += (cells - len(found)) * expected
    return upper_gamma((cells - 1) / 2, square / 2)


def kinds(prepared: Worlds) -> set[str]:
    """What a position takes to be drawn."""
    plan, weights, _ = prepared.room
    shown = {"cases"} if plan[1] > 1 else set()
    if len(weights) > plan[1]:
        shown.add("layers")
    if not prepared.sure:
        shown.add("checks")
    return shown or {"free"}


KINDS = {
    "zinzolin": ("free", "layers", "checks"),
    "nain-jaune": ("free", "layers", "cases"),
    "reversis": ("free", "layers", "checks", "cases"),
}


@cache
def small_positions(name: str) -> list[Small]:
    """Positions of a game with few worlds, as many of each kind."""
    wanted = dict.fromkeys(KINDS[name], -(-POSITIONS // len(KINDS[name])))
    found: list[Small] = []
    for _, world in worlds_seen(GAMES[name], random.Random(f"small {name}")):
        if world.unseen.bit_count() > 14:
            continue
        prepared = prepare(world)
        kind = next((kind for kind in kinds(prepared) if wanted.get(kind)), None)
        if kind and FEWEST <= prepared.count <= 3 * MOST:
            listed = distributions(world)
            if FEWEST <= len(listed) <= MOST:
                wanted[kind] -= 1
                found.append(Small(world, prepared, listed))
        if not any(wanted.values()):
            return found
    raise AssertionError("worlds are seen without end")


def assert_uniform(values: Sequence[float]) -> None:
    """No p-value is too small to be chance, and together they are as even as those of chance (Fisher, Kolmogorov)."""
    assert min(values) > NEVER
    sides = (values, [1 - value for value in values])
    for side in sides:
        assert upper_gamma(len(side), -sum(math.log(max(value, 1e-300)) for value in side)) > 1e-3
    steps = enumerate(sorted(values))
    apart = max(max((k + 1) / len(values) - value, value - k / len(values)) for k, value in steps)
    assert apart < 1.95 / math.sqrt(len(values)), sorted(values)


def tried(small: Small, prepared: Worlds, seed: int) -> float:
    """The p-value of some draws of a small position."""
    found = Counter(tuple(places) for places in drawn(prepared, seed, EACH * len(small.all)))
    assert set(found) <= set(small.all)
    return p_value(found, len(small.all))


def test_the_upper_gamma_function_is_that_of_tables() -> None:
    for square, degrees, p in (
        (3.841459, 1, 0.05),
        (18.307038, 10, 0.05),
        (124.342113, 100, 0.05),
        (77.929465, 100, 0.95),
    ):
        assert upper_gamma(degrees / 2, square / 2) == pytest.approx(p, abs=1e-7)


@each_game
def test_every_world_is_as_likely_as_another(game: Game) -> None:
    small = small_positions(game.name)
    assert len(small) >= POSITIONS
    assert_uniform([tried(position, position.prepared, seed) for seed, position in enumerate(small, 1)])


@each_game
def test_worlds_are_counted(game: Game) -> None:
    for position in small_positions(game.name):
        if position.prepared.sure:
            assert position.prepared.count == len(position.all)
        else:
            assert position.prepared.count > len(position.all)


@each_game
def test_places_counted_together_are_drawn_as_evenly(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = small_positions(game.name)
    monkeypatch.setattr(worlds, "CELLS", 4)
    values, joined = [], 0
    for seed, position in enumerate(positions):
        prepared = prepare(position.world)
        joined += prepared.sure != position.prepared.sure
        values.append(tried(position, prepared, 1000 + seed))
    assert joined > 1
    assert_uniform(values)


@driver
def tries(room: object, places: list[int], chance: list[int], count: int) -> int:
    """How many of so many worlds pass."""
    good = 0
    for _ in range(count):
        good += sampling.try_world(room, places, chance)
    return good


@each_game
def test_any_seat_of_any_deal_can_draw_and_seldom_in_vain(game: Game) -> None:
    seen = worlds_seen(game, random.Random(f"any {game.name}"))
    for seed in range(3_000 if native() else 200):
        seat, world = next(seen)
        prepared = prepare(world)
        for places in drawn(prepared, seed, 3):
            assert world.allows(places), (world, places)
            assert places[seat] == 0
        if not prepared.sure:
            places, chance = for_drivers([0] * MOST_PLACES), for_drivers(seeded(seed))
            assert tries(prepared.room, places, chance, 400) > 8, world


@each_game
def test_both_forms_draw_the_same(game: Game) -> None:
    seen = worlds_seen(game, random.Random(f"forms {game.name}"))
    for seed in range(40):
        _, world = next(seen)
        compiled, plain = prepare(world), prepare(world, interpreted=True)
        assert [list(part) for part in compiled.room] == list(plain.room)
        found = [0] * (5 * MOST_PLACES)
        inspect.unwrap(draw_worlds)(plain.room, [0] * MOST_PLACES, found, seeded(seed), 5)
        rows = [found[row : row + plain.places] for row in range(0, len(found), MOST_PLACES)]
        assert drawn(compiled, seed, 5) == rows


def test_of_a_bound_from_below_every_way_is_drawn() -> None:
    world = World(0xFF, (3, 3, 2), (Bound(0, 0b11111, 2, 3), Bound(1, 0b11100000, 1, 2), holds_none(2, 1)))
    listed = distributions(world)
    prepared = prepare(world)
    assert_uniform([tried(Small(world, prepared, listed), prepared, seed) for seed in range(8)])


def test_what_follows_lies_fast() -> None:
    world = World(0b1111, (2, 1, 1), (holds_none(1, 0b0111), holds_all(2, 0b0001)))
    prepared = prepare(world)
    assert prepared.count == 1
    assert drawn(prepared, 1, 2) == [[0b0110, 0b1000, 0b0001]] * 2


def test_one_who_sees_all_draws_the_only_world() -> None:
    prepared = prepare(World(0, (0, 0, 0), ()))
    assert (prepared.count, drawn(prepared, 1, 1)) == (1, [[0, 0, 0]])


@pytest.mark.parametrize(
    "bounds",
    [
        (holds_all(0, 0b0011), holds_all(1, 0b0010)),
        (holds_none(0, 0b0001), holds_none(1, 0b0001), holds_none(2, 0b0001)),
        (holds_none(0, 0b0111), holds_none(1, 0b0111)),
        (Bound(0, 0b1111, 3, 3),),
    ],
)
def test_a_world_that_allows_nothing_is_refused(bounds: tuple[Bound, ...]) -> None:
    with pytest.raises(ValueError, match="allows nothing"):
        prepare(World(0b1111, (2, 1, 1), bounds))


@each_game
def test_drawing_is_timed(game: Game) -> None:
    speed = drawing.world_speed(game, deals=1, count=20)
    assert speed["draw_us"] > 0
    assert speed["prepare_us"] > 0
