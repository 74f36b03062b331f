"""Views from random deals of every game under random switches, and all distributions that a world allows."""

import random
from collections.abc import Iterator

from corbillon import bots
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.kernel.world import World
from corbillon.match import Match
from tests.forms import Interpreted
from tests.lockstep import any_pack, random_rules
from tests.reversis import random_deals as reversis_deals
from tests.zinzolin import random_deals as zinzolin_deals

CASES_OF = {"reversis": reversis_deals, "zinzolin": zinzolin_deals}
"""Deals in which the cases of a game come about more often."""


def matches(game: Game, choice: random.Random) -> Iterator[Match]:
    """A match at every step of random deals, some of them played by the thumb; endless."""
    own = CASES_OF.get(game.name)
    while True:
        if own and choice.random() < 0.5:
            match: Match = own.random_match(Interpreted(game), choice)
            for _ in own.steps(match, choice):
                yield match
        else:
            yield from played(game, choice)


def played(game: Game, choice: random.Random) -> Iterator[Match]:
    """A match at every step of a deal in which the thumb plays some of the time."""
    rules = any_pack(game, random_rules(game, choice), choice)
    match = Match(game, rules, choice.choice(game.seats(rules)))
    if match.over:
        return
    pack, skill = list(game.cards(rules)), choice.random()
    choice.shuffle(pack)
    match.open_pack(pack)
    while match.in_deal:
        yield match
        if choice.random() < skill:
            actions = game.legal(rules, match.table)
            match.play(bots.choose(game, "thumb", rules, match.view(match.table.turn), actions, seed=1))
        else:
            match.play(choice.choice(match.legal()))


def worlds_seen(game: Game, choice: random.Random) -> Iterator[tuple[int, World]]:
    """A seat of such a match, not always the one that is to act, and its world; endless."""
    for match in matches(game, choice):
        if match.in_deal:
            seat = choice.choice((match.table.turn, choice.randrange(match.table.seats)))
            yield seat, game.world(match.rules, match.view(seat))


def distributions(world: World) -> list[tuple[int, ...]]:
    """Every distribution that a world allows, found by trying all."""
    found: list[tuple[int, ...]] = []
    _try(world, members(world.unseen), [0] * len(world.sizes), found)
    return found


def _try(world: World, cards: list[int], places: list[int], found: list[tuple[int, ...]]) -> None:
    if not cards:
        if world.allows(places):
            found.append(tuple(places))
        return
    for place, size in enumerate(world.sizes):
        if places[place].bit_count() < size and not _is_barred(world, place, cards[0]):
            places[place] |= 1 << cards[0]
            _try(world, cards[1:], places, found)
            places[place] ^= 1 << cards[0]


def _is_barred(world: World, place: int, card: int) -> bool:
    """Whether a place holds none of some cards in every case: only to have less to try."""
    return any(bound.place == place and bound.cards >> card & 1 and bound.most == 0 for bound in world.bounds)
