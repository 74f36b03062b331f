"""A deal stepped from outside is the deal that a match plays, and a seat learns from it what it may know, no more."""

import random
from itertools import islice

import pytest

from corbillon.envs.course import Course, Deals
from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.kernel.notation import read_move
from corbillon.match import Match, stack
from tests.twins import played_on, twins
from tests.worlds import true_places

DEALS = 30
PAIRS = 60


def course_of(match: Match) -> Course:
    """The same deal, stepped as far."""
    game, log = match.game, match.deals[-1]
    course = Course(Deals(game, match.rules, match.table.seats))
    table = Match(game, match.rules, match.table.seats).table
    course.deal_all(stack(game, match.rules, table, log.hands, log.talon))
    for text in log.actions:
        course.play(game.action(read_move(text, game.order)))
    return course


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_course_is_the_deal_of_a_match(game: Game) -> None:
    choice = random.Random(game.name)
    for _ in range(DEALS):
        match = played_on(game, choice)
        before = Match(game, match.rules, match.table.seats).balances()[0]
        course = course_of(match)
        while match.in_deal:
            assert (course.turn, members(course.actions)) == (match.to_act, match.legal())
            assert course.view(course.turn) == match.view(course.turn)
            action = choice.choice(match.legal())
            match.play(action)
            course.play(action)
        assert course.over
        assert course.gains() == [now - had for now, had in zip(match.balances()[0], before, strict=True)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_seat_cannot_tell_a_resampled_course(game: Game) -> None:
    choice = random.Random(game.name)
    for _ in range(DEALS):
        match = played_on(game, choice)
        if not match.in_deal:
            continue
        course = course_of(match)
        for seat in range(match.table.seats):
            other = course.resampled(seat, choice.randrange(1 << 52))
            assert other.information(seat) == course.information(seat)
            assert other.view(seat) == match.view(seat)
            world = game.world(match.rules, match.view(seat))
            imagined = Match(game, match.rules, match.table.seats)
            imagined.table = other.table()
            assert world.allows(true_places(imagined, seat, world))
            if seat == course.turn:
                assert other.actions == course.actions
            while not other.over:
                other.play(choice.choice(members(other.actions)))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_twins_read_alike(game: Game) -> None:
    choice = random.Random(game.name)
    for seat, match, twin in islice(twins(game, choice), PAIRS):
        course, second = course_of(match), course_of(twin)
        assert second.observation(seat) == course.observation(seat)
        assert second.information(seat) == course.information(seat)
        seed = choice.randrange(1 << 52)
        assert second.resampled(seat, seed).table() == course.resampled(seat, seed).table()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_clone_goes_its_own_way(game: Game) -> None:
    choice = random.Random(game.name)
    match = played_on(game, choice)
    while not match.in_deal:
        match = played_on(game, choice)
    course = course_of(match)
    before = course.table(), course.information(0)
    other = course.clone()
    while not other.over:
        other.play(choice.choice(members(other.actions)))
    assert (course.table(), course.information(0)) == before


def test_what_is_not_dealt_yet_is_dealt_anew() -> None:
    course = Course(Deals(GAMES["zinzolin"], GAMES["zinzolin"].rules(), 4))
    for card in (3, 7, 20):
        course.deal(card)
    other = course.resampled(2, 5)
    assert len(other.pack) == len(set(other.pack)) == 3
    assert other.information(2) == course.information(2)
    assert other.pack != course.pack
