"""The tree search: what it counts, that it is the same in both forms and at any pace, and that it finds the obvious."""

from collections.abc import Iterator
from typing import Any

import pytest

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.game import FACE_DOWN, Game
from corbillon.search.drawing import decisions
from corbillon.search.ismcts import CHUNK, actions_to_try, search_tree
from corbillon.search.position import Position, Valued
from corbillon.search.tree import Node, clear_node, grow, most_promising, roughly_log2

CHANCE = [1, 2, 3, 4]


def open_decisions(game: Game, deals: int = 1) -> Iterator[tuple[Any, Any, int]]:
    """Rules, view and actions wherever there is a choice."""
    for rules, view in decisions(game, deals, seed=3):
        table = game.table()
        game.imagine(rules, view, table)
        actions = game.legal(rules, table)
        if actions & (actions - 1):
            yield rules, view, actions


def searched(game: Game, rules: Any, view: Any, count: int, **more: Any) -> list[Valued]:
    position = Position(game, rules, view, CHANCE, interpreted=more.pop("interpreted", False))
    return search_tree(position, more.pop("policy", None), count, exploration=1024, **more)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_simulation_is_counted_once_and_every_action_tried(game: Game) -> None:
    for rules, view, actions in open_decisions(game):
        found = searched(game, rules, view, 100)
        assert sum(valued.visits for valued in found) == 100
        assert sorted(valued.action for valued in found) == members(actions)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("thumb", [False, True], ids=["random", "thumb"])
def test_both_forms_find_the_same(game: Game, thumb: bool) -> None:
    policy = bots.THUMB[game.name] if thumb else None
    for rules, view, _ in list(open_decisions(game))[::9]:
        forms = [searched(game, rules, view, 30, policy=policy, interpreted=form) for form in (False, True)]
        assert forms[0] == forms[1]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_payoffs_are_what_moves_between_seats_and_pots(game: Game) -> None:
    for rules, view, _ in list(open_decisions(game))[::5]:
        pots = sum(view.accounts[game.first_pot :])
        for valued in searched(game, rules, view, 50):
            assert sum(valued.payoffs) <= pots * valued.visits


def test_a_search_that_is_stopped_can_be_made_again_by_its_number() -> None:
    game = GAMES["reversis"]
    rules, view, _ = list(open_decisions(game))[20]
    asked = iter([False, False, True])
    stopped = searched(game, rules, view, 10 * CHUNK, stop=lambda: next(asked))
    assert sum(valued.visits for valued in stopped) == 2 * CHUNK
    assert searched(game, rules, view, 2 * CHUNK) == stopped


def test_a_search_that_may_not_begin_finds_nothing() -> None:
    game = GAMES["zinzolin"]
    rules, view, _ = next(open_decisions(game))
    assert searched(game, rules, view, 100, stop=lambda: True) == []


def test_where_cards_are_put_aside_the_tree_has_one_level() -> None:
    game = GAMES["zinzolin"]
    rules, view, actions = next(open_decisions(game))
    table = game.table()
    game.imagine(rules, view, table)
    assert game.told(table, members(actions)[0]) == FACE_DOWN
    found = searched(game, rules, view, 400)
    assert min(valued.visits for valued in found) > 0


@pytest.mark.parametrize("n", [1, 2, 3, 5, 8, 100, 1_000_000])
def test_a_rough_logarithm_is_near(n: int) -> None:
    from math import log2

    assert abs(roughly_log2(n) - log2(n)) < 0.09


def test_the_most_promising_child_weighs_gain_and_doubt() -> None:
    nodes = [Node() for _ in range(4)]
    clear_node(nodes[0], 0, 0)
    for place, (payoff, visits) in enumerate([(50, 10), (30, 5), (6, 1)], 1):
        grow(nodes, 0, place, place)
        nodes[place].payoffs[2], nodes[place].visits, nodes[place].available = payoff, visits, 16
    every = 0b1110
    assert most_promising(nodes, 0, every, 2, 0.0, 0) in (2, 3)
    assert most_promising(nodes, 0, every, 2, 5.0, 0) == 3
    assert most_promising(nodes, 0, 0b10, 2, 5.0, 0) == 1
    nodes[2].payoffs[2] = -100
    assert most_promising(nodes, 0, every, 2, 0.0, 6) == 3
    assert most_promising(nodes, 0, 0b110, 2, 0.0, 6) == 2


def test_a_patient_node_keeps_to_what_the_policy_would_do() -> None:
    node = Node()
    clear_node(node, 0, 0)
    assert actions_to_try(node, 0b1100, 32) == 0b1100
    node.tried, node.visits = 0b0100, 31
    assert actions_to_try(node, 0b1100, 32) == 0
    node.visits = 32
    assert actions_to_try(node, 0b1100, 32) == 0b1000
    assert actions_to_try(node, 0b1100, 0) == 0b1000
    assert actions_to_try(node, 0b0100, 0) == 0
