"""Flat trials: every action in the same worlds, rows as told, the same in both forms and after a stop."""

import pytest

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.search.flat import CHUNK, Tried, narrow_down, try_actions
from corbillon.search.position import Position
from tests.search.test_ismcts import CHANCE, open_decisions


def rows(tried: Tried) -> tuple[list[int], list[int]]:
    return tried.payoffs.tolist(), tried.happened.tolist()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("thumb", [False, True], ids=["random", "thumb"])
def test_both_forms_find_the_same(game: Game, thumb: bool) -> None:
    policy = bots.THUMB[game.name] if thumb else None
    for rules, view, actions in list(open_decisions(game))[::9]:
        forms = [
            try_actions(Position(game, rules, view, CHANCE, interpreted=form), actions, policy, 5)
            for form in (False, True)
        ]
        assert rows(forms[0]) == rows(forms[1])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_action_is_tried_the_same_whatever_else_is_tried(game: Game) -> None:
    for rules, view, actions in list(open_decisions(game))[::9]:
        best = try_actions(Position(game, rules, view, CHANCE), actions, None, 20).valued(view.seat)[0]
        alone = try_actions(Position(game, rules, view, CHANCE), 1 << best.action, None, 20).valued(view.seat)[0]
        assert alone == best


def test_values_are_sums_over_worlds_and_the_best_comes_first() -> None:
    game = GAMES["zinzolin"]
    rules, view, actions = list(open_decisions(game))[12]
    tried = try_actions(Position(game, rules, view, CHANCE), actions, None, 30)
    found = tried.valued(view.seat)
    assert [valued.visits for valued in found] == [30] * actions.bit_count()
    means = [valued.mean(view.seat) for valued in found]
    assert means == sorted(means, reverse=True)
    for index, action in enumerate(members(actions)):
        (valued,) = (valued for valued in found if valued.action == action)
        width = len(tried.actions) * tried.seats
        own = sum(tried.payoffs[world * width + index * tried.seats + view.seat] for world in range(30))
        assert own == valued.payoffs[view.seat]


def test_trials_that_are_stopped_keep_the_worlds_done() -> None:
    game = GAMES["nain-jaune"]
    rules, view, actions = list(open_decisions(game))[3]
    asked = iter([False, True])
    stopped = try_actions(Position(game, rules, view, CHANCE), actions, None, 10 * CHUNK, stop=lambda: next(asked))
    assert stopped.worlds == CHUNK
    again = try_actions(Position(game, rules, view, CHANCE), actions, None, CHUNK)
    assert again.valued(view.seat) == stopped.valued(view.seat)


def test_what_is_clearly_worse_is_tried_no_longer() -> None:
    game = GAMES["reversis"]
    spent = []
    for rules, view, actions in list(open_decisions(game))[:: 1 if native() else 5]:
        found = narrow_down(Position(game, rules, view, CHANCE), actions, None, 4000)
        assert sorted(valued.action for valued in found) == members(actions)
        most = found[0].visits
        assert most == max(valued.visits for valued in found)
        assert found[0].mean(view.seat) == max(valued.mean(view.seat) for valued in found if valued.visits == most)
        spent.append((most, min(valued.visits for valued in found)))
    assert any(least < most for most, least in spent)


def test_a_narrowing_is_the_beginning_of_a_longer_one() -> None:
    game = GAMES["zinzolin"]
    for rules, view, actions in list(open_decisions(game))[::6]:
        asked = iter([False] * 4 + [True] * 9)
        cut = narrow_down(Position(game, rules, view, CHANCE), actions, None, 9000, stop=asked.__next__)
        done = sum(valued.visits for valued in cut)
        assert narrow_down(Position(game, rules, view, CHANCE), actions, None, done) == cut


def test_a_tiny_budget_still_tries_every_action_once() -> None:
    game = GAMES["zinzolin"]
    rules, view, actions = next(open_decisions(game))
    found = narrow_down(Position(game, rules, view, CHANCE), actions, None, 1)
    assert [valued.visits for valued in found] == [1] * actions.bit_count()
