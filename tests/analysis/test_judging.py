"""Hints and reviews: repeatable to the digit, in both forms, from what a seat knew and nothing else."""

import json
import random
import subprocess
import sys
from itertools import count, islice

import pytest

from corbillon import analysis
from corbillon.analysis import Judgement
from corbillon.analysis.answer import answer, hint_answer
from corbillon.analysis.facts import FACTS
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.law import native
from corbillon.match import Match
from tests.analysis.deals import moment, played
from tests.twins import twins_in_turn

each_game = pytest.mark.parametrize("name", GAMES)
WORLDS = 100 if native() else 4
LATE = 32
PAIRS = 60 if native() else 6


@each_game
def test_a_hint_is_repeatable_and_ranks_every_legal_action(name: str) -> None:
    rules, view, actions = moment(name, 1, 12)
    game = GAMES[name]
    found = analysis.hint(game, rules, view, actions, seed=5, worlds=WORLDS)
    again = analysis.hint(game, rules, view, actions, seed=5, worlds=WORLDS)
    assert found == again
    assert found.worlds == WORLDS
    assert sorted(value.action for value in found.values) == members(actions)
    gains = [value.gain.mean for value in found.values]
    assert gains == sorted(gains, reverse=True)
    assert found.values[0].loss.mean == 0
    for value in found.values:
        assert value.loss.mean == pytest.approx(gains[0] - value.gain.mean)
    other = analysis.hint(game, rules, view, actions, seed=6, worlds=WORLDS)
    assert other.values != found.values or all(value.gain.error == 0 for value in found.values)


@each_game
def test_a_hint_compares_to_what_is_told_apart(name: str) -> None:
    for ply in (4, 12, 20):
        rules, view, actions = moment(name, 1, ply)
        found = analysis.hint(GAMES[name], rules, view, actions, seed=1, worlds=WORLDS)
        if found.instead is None:
            assert found.reasons == ()
            assert not any(value.loss.told for value in found.values)
            continue
        behind = next(value for value in found.values if value.loss.told)
        assert found.instead == behind.text
        names = {fact.name for fact in FACTS[name].table}
        for reason in found.reasons:
            assert reason.fact in names
            assert abs(reason.difference) > 2 * reason.error
            assert reason.difference == pytest.approx(reason.better - reason.worse)


@each_game
def test_a_hint_may_be_stopped_and_says_how_far_it_came(name: str) -> None:
    rules, view, actions = moment(name, 1, LATE)
    asked = count()
    found = analysis.hint(GAMES[name], rules, view, actions, seed=5, worlds=640, stop=lambda: next(asked) > 0)
    assert 0 < found.worlds < 640
    assert found == analysis.hint(GAMES[name], rules, view, actions, seed=5, worlds=found.worlds)
    nothing = analysis.hint(GAMES[name], rules, view, actions, seed=5, worlds=640, stop=lambda: True)
    assert (nothing.worlds, nothing.instead, nothing.reasons) == (0, None, ())


@each_game
def test_hints_and_verdicts_are_equal_for_tables_that_a_seat_cannot_tell_apart(name: str) -> None:
    game = GAMES[name]
    pairs = twins_in_turn(game, random.Random(f"analysis {name}"))
    wanted = (pair for pair in pairs if len(pair[1].legal()) > 1 and _is_short(pair[1]))
    for seat, match, other in islice(wanted, PAIRS):
        asked = [(m.rules, m.view(seat), bits_of(m.legal())) for m in (match, other)]
        hints = [analysis.hint(game, *facts, seed=3, worlds=min(WORLDS, 16)) for facts in asked]
        assert hints[0] == hints[1]


def _is_short(match: Match) -> bool:
    """Whether a position is late enough to be tried without machine code."""
    return native() or sum(hand.bit_count() for hand in match.table.hands) < 20


@each_game
def test_a_review_judges_every_decision_of_a_seat_and_repeats(name: str) -> None:
    kept = played(name)
    seen: list[tuple[int, int]] = []
    found = analysis.review(kept, 2, seed=1, worlds=WORLDS, progress=lambda done, total: seen.append((done, total)))
    assert found.complete
    (deal,) = found.deals
    assert seen == [(k + 1, len(deal.decisions)) for k in range(len(deal.decisions))]
    texts = [kept.deals[0].actions[decision.moment.index] for decision in deal.decisions]
    assert texts == [decision.verdict.played.text for decision in deal.decisions]
    for decision in deal.decisions:
        verdict = decision.verdict
        assert decision.moment.view.seat == 2
        forced = len(verdict.hint.values) == 1
        assert (verdict.judgement is Judgement.FORCED) == forced
        assert verdict.hint.worlds == (0 if forced else WORLDS)
        if verdict.judgement not in (Judgement.FORCED, Judgement.BEST):
            assert verdict.played.loss.mean > 2 * verdict.played.loss.error
    losses = [decision.verdict.played.loss.mean for decision in deal.worst()]
    assert losses == sorted(losses, reverse=True)
    assert deal.loss() == pytest.approx(sum(losses))
    assert len(deal.standing) == len(kept.deals[0].actions) + 1
    assert answer(analysis.review(kept, 2, seed=1, worlds=WORLDS)) == answer(found)


def test_one_deal_of_a_match_is_reviewed_as_in_the_whole() -> None:
    kept = played("nain-jaune", deals=2)
    whole = analysis.review(kept, 1, seed=4, worlds=WORLDS)
    assert [deal.deal for deal in whole.deals] == [1, 2]
    assert answer(analysis.review(kept, 1, 2, seed=4, worlds=WORLDS))["deals"] == [answer(whole)["deals"][1]]


def test_a_deal_in_progress_has_decisions_but_no_luck() -> None:
    found = analysis.review(played("zinzolin", cut=9), 0, seed=1, worlds=WORLDS)
    assert found.deals[0].decisions
    assert found.deals[0].luck == ()


def test_a_review_may_be_stopped() -> None:
    asked = count()
    found = analysis.review(played("zinzolin"), 0, seed=1, worlds=WORLDS, stop=lambda: next(asked) > 6)
    assert not found.complete
    assert 0 < len(found.deals[0].decisions) < 13


@pytest.mark.parametrize(("seat", "deal"), [(4, None), (-1, None), (0, 2), (0, 0)])
def test_a_seat_or_a_deal_that_is_not_there_is_refused(seat: int, deal: int | None) -> None:
    with pytest.raises(ValueError, match=r"^(seat|deal) -?\d: "):
        analysis.review(played("zinzolin"), seat, deal, seed=1, worlds=2)


SCRIPT = """
import json, sys
sys.modules["numba"] = None
from corbillon import analysis
from corbillon.analysis.answer import hint_answer
from corbillon.games import GAMES
from tests.analysis.deals import moment
name, seat, ply = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(json.dumps(hint_answer(analysis.hint(GAMES[name], *moment(name, seat, ply), seed=7, worlds=3))))
"""


@each_game
def test_both_forms_answer_alike(name: str) -> None:
    command = [sys.executable, "-c", SCRIPT, name, "1", "16"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = analysis.hint(GAMES[name], *moment(name, 1, 16), seed=7, worlds=3)
    assert json.loads(done.stdout) == hint_answer(found)
