"""Worlds that a seat may imagine: the true one, and others at random."""

import random

from corbillon.kernel.bits import members
from corbillon.kernel.world import World
from corbillon.match import Match


def true_places(match: Match, seat: int, world: World) -> list[int]:
    """Where the cards that a seat does not see really are."""
    places = [0 if other == seat else match.table.hands[other] & world.unseen for other in range(match.table.seats)]
    return [*places, world.unseen & ~sum(places)]


def imagined(world: World, choice: random.Random) -> list[int]:
    """A random distribution that a world allows."""
    cases = list(world.split())
    choice.shuffle(cases)
    for case in cases:
        cards = members(case.unseen)
        choice.shuffle(cards)
        cards.sort(key=lambda card: len(_rooms(case, card)))
        places = [0] * len(case.sizes)
        if _distribute(case, cards, places, choice):
            assert world.allows(places)
            return places
    raise AssertionError(f"a world that allows nothing: {world}")


def _distribute(world: World, cards: list[int], places: list[int], choice: random.Random) -> bool:
    if not cards:
        return world.allows(places)
    bit, rooms = 1 << cards[0], _rooms(world, cards[0])
    for place in choice.sample(rooms, len(rooms)):
        if _has_room(world, cards, places, place):
            places[place] |= bit
            if _distribute(world, cards[1:], places, choice):
                return True
            places[place] ^= bit
    return False


def _rooms(world: World, card: int) -> list[int]:
    """The places that may hold a card, by what is known of this card alone."""
    barred = {bound.place for bound in world.bounds if bound.cards >> card & 1 and bound.most == 0}
    return [place for place, size in enumerate(world.sizes) if size and place not in barred]


def _has_room(world: World, cards: list[int], places: list[int], place: int) -> bool:
    if places[place].bit_count() == world.sizes[place]:
        return False
    after = list(places)
    after[place] |= 1 << cards[0]
    rest = sum(1 << card for card in cards[1:])
    return all(
        (after[bound.place] & bound.cards).bit_count() <= bound.most
        and (after[bound.place] & bound.cards).bit_count() + (rest & bound.cards).bit_count() >= bound.least
        for bound in world.bounds
    )
