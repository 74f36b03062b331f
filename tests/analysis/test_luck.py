"""Luck and play: together the result; and luck is a game of nothing won and nothing lost."""

import pytest

from corbillon import analysis
from corbillon.analysis.luck import GROUPS
from corbillon.games import GAMES
from corbillon.match import Match, stack
from corbillon.record import replay
from tests.analysis.deals import played

RUNS = GROUPS * 4
each_game = pytest.mark.parametrize("name", GAMES)


def luck_of(name: str, seed: int = 1) -> list[analysis.Luck]:
    kept = played(name)
    log = kept.deals[0]
    match = Match(kept.game, kept.rules, 4)
    start = Match(kept.game, kept.rules, 4).table
    match.open_hands(log.hands, log.talon)
    pack = stack(kept.game, kept.rules, start, log.hands, log.talon)
    return analysis.luck_of(kept.game, kept.rules, start, pack, replay(kept).gains(1), seed)


@each_game
def test_luck_and_play_are_the_result(name: str) -> None:
    gains = replay(played(name)).gains(1)
    found = luck_of(name)
    assert [luck.result for luck in found] == gains
    for luck in found:
        assert luck.luck.mean + luck.play.mean == pytest.approx(luck.result)
        assert luck.play.error == luck.luck.error


@each_game
def test_luck_is_repeatable_and_depends_on_the_seed_alone(name: str) -> None:
    assert luck_of(name) == luck_of(name)
    assert luck_of(name, 2) != luck_of(name)


@each_game
def test_what_all_win_by_luck_the_pots_have_lost(name: str) -> None:
    kept = played(name)
    (deal,) = analysis.review(kept, 0, seed=1, worlds=2).deals
    assert list(deal.luck) == luck_of(name)
    in_pots = -sum(luck.luck.mean for luck in deal.luck)
    assert in_pots >= -1e-9, "the pots of a fresh match are empty"
    assert in_pots * RUNS == pytest.approx(round(in_pots * RUNS))
    assert any(luck.luck.error > 0 for luck in deal.luck)
