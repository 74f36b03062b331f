"""Chance: the published stream, the same in both forms, and fair shuffles."""

from collections import Counter
from typing import Any

from corbillon.kernel.chance import below, draw, for_drivers, scramble, seeded, shuffle, sow
from corbillon.kernel.law import driver


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """The first draws from the state 1 2 3 4, by the authors' reference code."""
    chance = [1, 2, 3, 4]
    assert [draw(chance) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


@driver
def stream(chance: Any, pack: Any, seed: int, number: int) -> int:
    sow(chance, seed, number)
    shuffle(pack, len(pack), chance)
    return below(chance, 52) + scramble(seed & 0xFFFFFFFF)


def test_both_forms_draw_the_same_stream() -> None:
    for seed, number in ((0, 0), (1, 7), (2**40 + 3, 2**35), (2**62, 12)):
        chance, pack = for_drivers([0] * 4), for_drivers(list(range(52)))
        compiled = stream(chance, pack, seed, number)
        plain_pack = list(range(52))
        plain = seeded(seed, number)
        shuffle(plain_pack, 52, plain)
        assert list(pack) == plain_pack
        assert sorted(plain_pack) == list(range(52))
        assert compiled == below(plain, 52) + scramble(seed & 0xFFFFFFFF)
        assert list(chance) == plain


def test_streams_of_neighbours_differ() -> None:
    states = {tuple(seeded(seed, number)) for seed in range(40) for number in range(40)}
    assert len(states) == 1600


def test_shuffles_are_fair() -> None:
    """χ² of which of three cards lies where: six orders, 6,000 shuffles; 5 degrees of freedom, 0.001 is 20.5."""
    seen: Counter[tuple[int, ...]] = Counter()
    chance = seeded(5)
    for _ in range(6_000):
        pack = [0, 1, 2]
        shuffle(pack, 3, chance)
        seen[tuple(pack)] += 1
    assert sum((count - 1_000) ** 2 / 1_000 for count in seen.values()) < 20.5


def test_every_card_is_as_likely_on_top() -> None:
    """χ² over 52 cards and 10,400 shuffles; 51 degrees of freedom, 0.001 is 87."""
    chance = seeded(6)
    for place in (0, 51):
        top: Counter[int] = Counter()
        for _ in range(10_400):
            pack = list(range(52))
            shuffle(pack, 52, chance)
            top[pack[place]] += 1
        assert sum((top[card] - 200) ** 2 / 200 for card in range(52)) < 87
