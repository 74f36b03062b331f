"""Processes that think: what they answer can be made again, and they end with whoever started them."""

import itertools
import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from corbillon.bots import decide, searches, thinking
from corbillon.bots.thinking import Thinkers, Thought
from corbillon.games import GAMES
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.game import Game
from corbillon.search import flat

SEARCH = "abbe"


def decision(game: Game, seed: int = 1) -> tuple[Any, Any, int, int]:
    """Rules, view, actions and seed of the first decision of a deal."""
    rules, table, view, pack = game.rules(), game.table(), game.view(), list(game.pack)
    shuffle(pack, len(pack), seeded(seed))
    game.begin(rules, table, game.seats(rules)[0])
    game.open_deal(rules, table, pack)
    game.look(rules, table, table.turn, view)
    return rules, view, game.legal(rules, table), seed


def until(holds: Callable[[], object], seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def process() -> int:
    return os.getpid()


def wait_for_stop(seconds: float, *, stop: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not stop():
        time.sleep(0.01)
    return stop()


def own_process(*, stop: Callable[[], bool]) -> int:
    return os.getpid()


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(1)
    yield made
    made.close()


def lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_that_time_cut_is_made_again_by_its_number(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    rules, view, actions, seed = decision(game)
    how = searches(game, SEARCH)
    assert how is not None
    monkeypatch.setattr(flat, "CHUNK", 3)
    clock = itertools.count(0.0, 0.1)
    monkeypatch.setattr(thinking, "monotonic", lambda: next(clock))
    found = thinking._think(name, SEARCH, rules, view, actions, seed, 0.15)
    assert found.simulations is not None
    assert 0 < found.simulations < how.simulations
    again = decide(game, SEARCH, rules, view, actions, seed, simulations=found.simulations)
    assert (again.action, again.simulations) == (found.action, found.simulations)
    monkeypatch.setattr(thinking, "LONGEST", 1e6)
    whole = thinking._think(name, SEARCH, rules, view, actions, seed, 1e6)
    assert whole == Thought(decide(game, SEARCH, rules, view, actions, seed).action)


def test_those_who_wait_for_one_process_share_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flat, "CHUNK", 1)
    game = GAMES["zinzolin"]
    made = []
    for waiting in (1, 4, 100):
        clock = itertools.count(0.0, 0.02)
        monkeypatch.setattr(thinking, "monotonic", lambda clock=clock: next(clock))
        monkeypatch.setattr(thinking, "_shared", [waiting])
        made.append(thinking._think("zinzolin", "marquise", *decision(game), 10.0).simulations or 0)
    assert made[0] > 3 * made[1] > 3 * made[2] > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["ecolier", "bourgeois", "thumb", "lowest"])
def test_who_does_not_search_answers_at_once_and_starts_no_process(name: str, bot: str, thinkers: Thinkers) -> None:
    game = GAMES[name]
    question = decision(game)
    thought = thinkers.decide(game, bot, *question)
    assert thought.done()
    assert thought.result() == Thought(decide(game, bot, *question).action)
    assert thinkers.ready(game, bot)
    assert thinkers._movers[0]._pool is None


def test_until_a_search_is_compiled_the_rule_of_thumb_answers(thinkers: Thinkers) -> None:
    game = GAMES["zinzolin"]
    question = decision(game)
    first = thinkers.decide(game, SEARCH, *question)
    assert first.done()
    assert first.result() == Thought(decide(game, SEARCH, *question, simulations=0).action, 0)
    until(lambda: thinkers.ready(game, SEARCH))
    thought = thinkers.decide(game, SEARCH, *question).result(30)
    again = decide(game, SEARCH, *question, simulations=thought.simulations)
    assert thought.action == again.action
    assert thought.simulations != 0
    single = question[2] & -question[2]
    assert thinkers.decide(game, SEARCH, question[0], question[1], single, 1).result(0).simulations is None


def test_studies_stop_when_told_to_and_wait_for_none(thinkers: Thinkers) -> None:
    first, second = thinkers.study(wait_for_stop, 60.0), thinkers.study(wait_for_stop, 60.0)
    third = thinkers.study(own_process)
    until(first.future.running)
    second.stop()
    first.stop()
    assert first.future.result(30) is True
    assert third.future.result(30) != os.getpid()
    assert second.future.cancelled() or second.future.result(30) is True


def test_a_study_that_is_stopped_before_it_begins_stays_stopped_whatever_is_stopped_after_it(
    thinkers: Thinkers,
) -> None:
    first, second = thinkers.study(wait_for_stop, 60.0), thinkers.study(wait_for_stop, 60.0)
    third = thinkers.study(own_process)
    until(lambda: first.future.running() and second.future.running())
    second.stop()
    first.stop()
    assert first.future.result(30) is True
    assert second.future.result(30) is True
    assert third.future.result(30) != os.getpid()


def test_a_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    first = thinkers.study(own_process).future.result(30)
    waiting = thinkers.study(wait_for_stop, 60.0)
    until(waiting.future.running)
    os.kill(first, signal.SIGKILL)
    assert waiting.future.exception(30) is not None
    second = thinkers.study(own_process).future.result(30)
    assert second != first
    thinkers.close()
    until(lambda: not lives(second), 10)
    thinkers.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_first_thought_is_had_before_and_after_the_first_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr(thinking, "decide", lambda game, bot, rules, view, *rest, **more: seen.append(view.ply))
    thinking.think_first(name, "marquise")
    assert len(seen) == 2
    assert seen[0] == 0 < seen[1]
