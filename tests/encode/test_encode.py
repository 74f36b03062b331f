"""The encoder: every view comes back from its observation, and every index is documented."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy
import pytest

from corbillon.encode import encoding
from corbillon.encode.document import table
from corbillon.games import GAMES
from corbillon.kernel import chance
from corbillon.kernel.bits import members
from corbillon.kernel.chance import one_of
from corbillon.kernel.game import Game

PAGE = Path(__file__).parents[2] / "docs/environments.md"
ENOUGH = 3_400
"""Views of each game."""
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def tables(game: Game, seats: int) -> Iterator[Any]:
    """The tables of deals played at random, before every action and at the end."""
    rules = game.rules()
    for number in count():
        own = chance.seeded(7, number)
        at = game.table()
        game.begin(rules, at, seats)
        pack = list(game.pack)
        chance.shuffle(pack, len(pack), own)
        game.open_deal(rules, at, pack)
        while not game.over(at):
            yield at
            game.play(rules, at, one_of(game.legal(rules, at), own))
        yield at


def views(game: Game, seats: int) -> Iterator[Any]:
    """What each seat sees at these tables."""
    for at in tables(game, seats):
        for seat in range(seats):
            yield seen(game, at, seat)


def seen(game: Game, at: Any, seat: int) -> Any:
    """What a seat sees, seats counted round the table."""
    view = game.view()
    game.look(game.rules(), at, seat % at.seats, view)
    return view


@each_game
def test_every_view_comes_back(game: Game) -> None:
    numbers = game.seats(game.rules())
    for seats in numbers:
        code = encoding(game, seats)
        for view in islice(views(game, seats), ENOUGH // len(numbers)):
            observation = code.encode(view)
            assert observation.shape == (code.width,)
            assert code.decode(observation) == view


@each_game
def test_other_seats_are_told_from_ones_own(game: Game) -> None:
    """Who sits as far from the dealer, with the same cards, sees the same, but for the name of his seat."""
    code, rules = encoding(game), game.rules()
    seats, own = code.layout.seats, code.layout.placed()[0]
    pack = list(game.pack)
    chance.shuffle(pack, len(pack), chance.seeded(3))
    first, turned = game.table(), game.table()
    for at, dealer in ((first, 0), (turned, 1)):
        game.begin(rules, at, seats)
        at.dealer = dealer
        game.open_deal(rules, at, pack)
    while not game.over(first):
        assert turned.turn == (first.turn + 1) % seats
        for seat in range(seats):
            one, other = (seen(game, at, seat + at.dealer) for at in (first, turned))
            assert numpy.array_equal(code.encode(one)[own.stop :], code.encode(other)[own.stop :])
        action = members(game.legal(rules, first))[-1]
        game.play(rules, first, action)
        game.play(rules, turned, action)


@each_game
def test_a_mask_has_the_legal_actions(game: Game) -> None:
    code, rules = encoding(game), game.rules()
    for at in islice(tables(game, code.layout.seats), 200):
        actions = game.legal(rules, at)
        mask = code.mask(actions)
        assert mask.shape == (code.actions,)
        assert sum(1 << int(action) for action in numpy.flatnonzero(mask)) == actions


@each_game
def test_every_index_is_documented(game: Game) -> None:
    assert "\n".join(table(game)) in PAGE.read_text(encoding="utf-8")


@each_game
def test_every_field_of_a_view_is_in_it(game: Game) -> None:
    code = encoding(game)
    told = {at.name for at in code.layout.placed()}
    assert {*told, "seats", "plays", "ply", "players"} >= set(game.view.__slots__)
    ends = [0, *(at.stop for at in code.layout.placed())]
    assert [at.start for at in code.layout.placed()] == ends[:-1]
    assert ends[-1] == code.width


def test_what_is_no_observation_is_refused() -> None:
    code = encoding(GAMES["zinzolin"])
    with pytest.raises(ValueError, match=r"has the shape \(726,\), not \(3,\)"):
        code.decode(numpy.zeros(3, numpy.float32))
    with pytest.raises(ValueError, match="of no seat"):
        code.decode(numpy.zeros(code.width, numpy.float32))
    with pytest.raises(ValueError, match="a view of 3 seats, not of 4"):
        code.encode(replace(GAMES["zinzolin"].view(), seats=3))
    with pytest.raises(ValueError, match="nain-jaune is not played by 9"):
        encoding(GAMES["nain-jaune"], 9)
