"""Pairs of tables that differ only in what a seat cannot know give it equal views, and its bots choose alike."""

import random
from collections.abc import Sequence
from itertools import islice

import pytest

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel.cards import parse_card
from corbillon.kernel.game import Game
from corbillon.match import Match
from tests.twins import swapped, twins

PAIRS, SEARCHED = 5_000, 0.04
"""So many pairs; in such a part of them bots search as well, which takes longer than all the rest."""
SIMULATIONS = 40


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_seat_cannot_tell_twins_apart(game: Game) -> None:
    choice = random.Random(game.name)
    for seat, match, other in islice(twins(game, choice), PAIRS):
        assert_equal_for(seat, match, other, bots.company(game) if choice.random() < SEARCHED else bots.POLICIES)


def assert_equal_for(seat: int, match: Match, other: Match, company: Sequence[str]) -> None:
    game, rules = match.game, match.rules
    views = game.view(), game.view()
    for view, table in zip(views, (match.table, other.table), strict=True):
        game.look(rules, table, seat, view)
    assert views[0] == views[1]
    assert game.world(rules, views[0]) == game.world(rules, views[1])
    if match.to_act == seat:
        legal = game.legal(rules, match.table)
        assert legal == game.legal(rules, other.table)
        for bot in company:
            wanted = SIMULATIONS if bots.searches(game, bot) else None
            chosen = [bots.decide(game, bot, rules, view, legal, seed=3, simulations=wanted) for view in views]
            assert chosen[0] == chosen[1]
            assert legal >> chosen[0].action & 1


def test_cards_are_told_apart_by_name() -> None:
    assert swapped("xKS", ("KS", "4D")) == "x4D"
    assert swapped("4D", ("KS", "4D")) == "KS"
    assert parse_card("KS", GAMES["zinzolin"].order) == 12
