"""Worlds weighed by a policy of the others: the past is played again, and each decision counts by the exact factor."""

import random
from collections import Counter

import pytest

from corbillon.bots.pasts import PASTS
from corbillon.bots.policies import lowest_first
from corbillon.games import GAMES
from corbillon.games.zinzolin.views import played as plays_of
from corbillon.kernel.bits import lowest, popcount
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.chance import seeded
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.match import Match
from corbillon.search.drawing import drawn
from corbillon.search.likelihood import SLIP, likely_worlds, weighed, weighted
from corbillon.search.position import Position
from tests.search.seen import matches

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def late(game: Game, choice: random.Random, ply: int) -> Match:
    """A match in which so many cards have been laid."""
    for match in matches(game, choice):
        if match.in_deal and match.table.ply >= ply:
            return match
    raise AssertionError("matches are seen without end")


@each_game
def test_a_world_played_again_comes_to_what_is_seen(game: Game) -> None:
    choice, past = random.Random(f"again {game.name}"), PASTS[game.name]
    for seed in range(60):
        match = late(game, choice, choice.randrange(1, 26))
        seat = choice.randrange(match.table.seats)
        view = match.view(seat)
        table, hands = game.table(), match.table.hands
        past.begin(match.rules, view, table)
        places = [0 if other == seat else hands[other] for other in range(match.table.seats)]
        world = game.world(match.rules, view)
        game.suppose(match.rules, table, [*places, world.unseen & ~sum(places)], seeded(seed))
        while table.ply < view.ply:
            action = past.done(match.rules, view, table)
            assert game.legal(match.rules, table) >> action & 1
            game.play(match.rules, table, action)
        assert table.hands == hands
        assert list(table.plays[: table.ply]) == list(match.table.plays[: view.ply])


def likelihood_by_hand(match: Match, seat: int, places: tuple[int, ...]) -> float:
    """How likely these hands would have laid what was laid, always the lowest card that they may, but for slips."""
    hands, factor = list(places[:4]), 1.0
    for player, card, led in reversed(plays_of(match.view(seat))):
        hands[player] |= 1 << card
        same = hands[player] & of_suit(suit(led))
        actions = same if same and card != led else hands[player]
        if player != seat and popcount(actions) > 1:
            factor *= 1 - SLIP if lowest(actions) == card else SLIP / popcount(actions)
    return factor


def test_a_decision_counts_by_the_exact_factor() -> None:
    """In Zinzolin without Triangles to show, the others laying their lowest cards."""
    game, choice = GAMES["zinzolin"], random.Random(5)
    rules = game.rules(declare=1)
    match = Match(game, rules, 4)
    pack = list(game.pack)
    choice.shuffle(pack)
    match.open_pack(pack)
    while match.table.ply < 37:
        legal = game.legal(rules, match.table)
        match.play(lowest(legal) if choice.random() < 0.8 else choice.choice(match.legal()))
    seat = match.table.turn
    view = match.view(seat)
    position = Position(game, rules, view, seeded(3))
    rows, weights = weighed(position, rules, view, lowest_first, PASTS["zinzolin"], 400, SLIP)
    assert weights == pytest.approx([likelihood_by_hand(match, seat, tuple(row)) for row in rows])
    assert len({round(weight, 12) for weight in weights}) > 1


def test_weighted_worlds_are_drawn_by_their_weights() -> None:
    rows = [[0b001, 0b110], [0b010, 0b101], [0b100, 0b011]]
    found = Counter(tuple(row) for row in drawn(weighted(rows, [1.0, 0.0, 3.0], compiled=native()), 7, 4000))
    assert set(found) == {tuple(rows[0]), tuple(rows[2])}
    assert abs(found[tuple(rows[0])] - 1000) < 4 * (4000 * 3 / 16) ** 0.5


@each_game
def test_both_forms_weigh_the_same(game: Game) -> None:
    match = late(game, random.Random(f"both {game.name}"), 12)
    view = match.view(match.table.turn)
    made = []
    for interpreted in (False, True):
        position = Position(game, match.rules, view, seeded(9), interpreted=interpreted)
        made.append(likely_worlds(position, match.rules, view, lowest_first, PASTS[game.name], pool=30))
    assert [list(part) for part in made[0].room[:2]] == [list(part) for part in made[1].room[:2]]
