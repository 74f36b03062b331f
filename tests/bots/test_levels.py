"""Levels of bots: named in every game, repeatable, and what their choices tell."""

import pytest

from corbillon import bots
from corbillon.bots.levels import LEVELS, ORACLE, SEARCHES
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from tests.search.test_ismcts import open_decisions

SPARSE = 1 if native() else 3
"""Interpreted, a third of the decisions is enough, and less of those that are long."""
SEARCHING = [name for name in (*LEVELS, ORACLE) if name in SEARCHES]


def test_the_third_level_and_those_above_search_in_every_game() -> None:
    assert SEARCHING == [*LEVELS[2:], ORACLE]
    for name in SEARCHING:
        assert set(SEARCHES[name]) == set(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("bot", [*LEVELS, ORACLE])
def test_equal_arguments_equal_choice(game: Game, bot: str) -> None:
    for rules, view, actions in list(open_decisions(game))[:: 11 * SPARSE]:
        wanted = 60 if bots.searches(game, bot) else None
        first, again = (bots.decide(game, bot, rules, view, actions, 7, simulations=wanted) for _ in range(2))
        assert first == again
        assert actions >> first.action & 1
        assert first.simulations == sum(valued.visits for valued in first.values)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_without_simulations_the_rule_of_thumb_answers(game: Game) -> None:
    for rules, view, actions in list(open_decisions(game))[:: 7 * SPARSE]:
        thumb = bots.choose(game, "thumb", rules, view, actions, 7)
        for bot in SEARCHING:
            assert bots.decide(game, bot, rules, view, actions, 7, simulations=0) == bots.Choice(thumb)
            assert bots.decide(game, bot, rules, view, actions, 7, stop=lambda: True) == bots.Choice(thumb)


def test_a_choice_cut_short_is_made_again_by_its_simulations() -> None:
    game = GAMES["zinzolin"]
    for bot in ("abbe", "oracle"):
        for rules, view, actions in list(open_decisions(game))[:: 17 * SPARSE**2]:
            asked = iter([False, True])
            cut = bots.decide(game, bot, rules, view, actions, 7, stop=asked.__next__)
            again = bots.decide(game, bot, rules, view, actions, 7, simulations=cut.simulations)
            assert again == cut


def test_an_unknown_bot_is_refused() -> None:
    game = GAMES["zinzolin"]
    rules, view, actions = next(open_decisions(game))
    with pytest.raises(ValueError, match="has no bot 'merlin'"):
        bots.decide(game, "merlin", rules, view, actions, 1)
