"""Exact endings against a plain search that knows neither what is alike nor what it has met before."""

import random
from functools import cache
from typing import Any

import pytest

from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.lab.endgame_speed import endgame_speed, with_cards_left
from corbillon.search.endgame import Ending, Endings
from tests.search.positions_of_the_end import continuations, copied, near_the_end

POSITIONS = 120
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


class TooMuch(Exception):
    """More than a plain search can do in a test."""


def plain(game: Game, rules: Any, table: Any, left: list[int]) -> tuple[list[int], int]:
    """Accounts at the settlement and the best action, by max^n as it is written."""
    if game.over(table):
        return list(table.accounts[: game.first_pot]), -1
    found: list[tuple[list[int], int]] = []
    for action in members(game.legal(rules, table)):
        left[0] -= 1
        if left[0] < 0:
            raise TooMuch
        after = copied(table)
        game.play(rules, after, action)
        found.append((plain(game, rules, after, left)[0], action))
    seats = [(table.turn + k) % game.first_pot for k in range(game.first_pot)]

    def liking(one: tuple[list[int], int]) -> tuple[int, ...]:
        own, *others = (one[0][seat] for seat in seats)
        return own, *(-other for other in others)

    return max(found, key=liking)


def expected(game: Game, rules: Any, table: Any) -> Ending:
    now = table.accounts
    left = [2_500]
    worths = {}
    for action in members(game.legal(rules, table)):
        after = copied(table)
        game.play(rules, after, action)
        final, _ = plain(game, rules, after, left)
        worths[action] = tuple(final[seat] - now[seat] for seat in range(game.first_pot))
    best = plain(game, rules, table, left)[1]
    return Ending(best, worths[best], worths)


@cache
def solved(game: Game) -> tuple[tuple[Any, Any, Ending], ...]:
    """Rules, position and what a plain search finds of it; of too much to search another is drawn."""
    choice = random.Random(f"endings of {game.name}")
    found: list[tuple[Any, Any, Ending]] = []
    while len(found) < POSITIONS:
        rules, table = near_the_end(game, choice, choice.choice((2, 2, 2, 2, 2, 3)))
        try:
            found.append((rules, table, expected(game, rules, table)))
        except TooMuch:
            continue
    return tuple(found)


@games
@pytest.mark.parametrize("interpreted", [False, True], ids=["driver", "interpreted"])
def test_endings_are_those_of_a_plain_search(game: Game, interpreted: bool) -> None:
    for rules, table, ending in solved(game):
        before = copied(table)
        assert Endings(game, rules, slots=256, interpreted=interpreted).solve([table]) == [ending], f"{rules}\n{table}"
        assert table == before


@games
def test_a_memory_of_two_positions_is_enough(game: Game) -> None:
    for rules, table, ending in solved(game):
        assert Endings(game, rules, slots=2).solve([table]) == [ending], f"{rules}\n{table}"


@games
def test_positions_in_a_row_do_not_disturb_one_another(game: Game) -> None:
    choice = random.Random(8)
    rules, table = near_the_end(game, choice, 3)
    tables = [table, *continuations(game, rules, table, choice, 4)]
    endings = Endings(game, rules)
    together = endings.solve(tables)
    assert together == [Endings(game, rules).solve([one])[0] for one in tables]
    assert together == endings.solve(tables)
    assert endings.solve([]) == []
    with pytest.raises(ValueError, match="3 slots"):
        Endings(game, rules, slots=3)


@games
def test_who_has_no_patience_gets_no_answer(game: Game) -> None:
    for rules, table, ending in solved(game)[:20]:
        answers = {patience: Endings(game, rules).solve([table], patience=patience)[0] for patience in (1, 20, 10_000)}
        assert answers[10_000] == ending
        assert answers[20] in (None, ending)
        assert answers[1] in (None, ending)


@games
def test_the_speed_is_that_of_positions_with_so_many_cards(game: Game) -> None:
    table = next(with_cards_left(game, game.rules(), 3))
    assert 0 < sum(hand.bit_count() for hand in table.hands) <= 12
    assert endgame_speed(game, 2, positions=3, repeats=1) > 0
