"""Worlds: sizes, bounds and cases."""

from corbillon.kernel.world import Bound, World, holds_all, holds_none

ACES, TWOS = 0b0011, 0b1100


def test_a_world_has_every_unseen_card_once_and_the_right_sizes() -> None:
    world = World(0b1111, (0, 2, 2), ())
    assert world.allows([0, 0b0101, 0b1010])
    assert not world.allows([0, 0b0101, 0b0110])
    assert not world.allows([0, 0b0111, 0b1000])
    assert not world.allows([0b0001, 0b0110, 0b1000])


def test_bounds_say_how_many_of_some_cards_a_place_holds() -> None:
    assert holds_none(1, ACES) == Bound(1, ACES, 0, 0)
    assert holds_all(1, ACES) == Bound(1, ACES, 2, 2)
    assert World(0b1111, (2, 2), (holds_all(1, ACES),)).allows([TWOS, ACES])
    assert not World(0b1111, (2, 2), (holds_none(1, ACES),)).allows([TWOS, ACES])
    assert World(0b1111, (2, 2), (Bound(0, ACES, 1, 1),)).allows([0b0101, 0b1010])


def test_of_several_cases_one_holds() -> None:
    world = World(0b1111, (2, 2), (), ((holds_all(0, ACES),), (holds_all(0, TWOS),)))
    assert len(world.split()) == 2
    assert world.allows([ACES, TWOS])
    assert world.allows([TWOS, ACES])
    assert not world.allows([0b0101, 0b1010])
    assert World(0b1111, (2, 2), ()).split() == (World(0b1111, (2, 2), ()),)
