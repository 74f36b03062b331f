"""Reasons and judgements from numbers made by hand: nothing is said that two standard errors do not bear out."""

import random
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from corbillon.analysis.facts import FACTS, Fact
from corbillon.analysis.judgement import NAMED, STAKES, Judgement, judgement
from corbillon.analysis.reasons import LEAST, MOST, reasons, weigh
from corbillon.analysis.samples import Estimate, Samples
from corbillon.games import GAMES
from corbillon.games.zinzolin import ZINZOLIN

ROCAMBOLE = next(fact for fact in FACTS["zinzolin"].table if fact.name == "rocambole")
VOLE = next(fact for fact in FACTS["zinzolin"].table if fact.name == "vole")
GIVEN_AWAY = [fact for fact in FACTS["zinzolin"].table if fact.name == "rocambole-to"]
TAKES = next(fact for fact in FACTS["zinzolin"].table if fact.name == "takes")


def view(**fields: Any) -> Any:
    seen = ZINZOLIN.view(seat=0, phase=2, hand=0b1110000, **fields)
    seen.accounts[4:] = [32, 8]
    return seen


def samples(*worlds: tuple[tuple[int, int], tuple[int, int]]) -> Samples:
    """Worlds as (gain, facts) of the first action, then of the second."""
    return Samples(
        [[world[action][0] for world in worlds] for action in (0, 1)],
        [[world[action][1] for world in worlds] for action in (0, 1)],
    )


def why(found: Samples, better: int = 0, worse: int = 1, seen: Any = None) -> tuple[str, ...]:
    given = reasons(ZINZOLIN, ZINZOLIN.rules(), seen or view(), found, better, worse)
    return tuple(reason.fact for reason in given)


def test_means_and_errors_are_those_of_the_textbook() -> None:
    choice = random.Random(1)
    one = [choice.randrange(-20, 30) for _ in range(50)]
    two = [choice.randrange(-20, 30) for _ in range(50)]
    found = Samples([one, two], [[0] * 50, [0] * 50])
    assert found.value(0).mean == pytest.approx(mean(one))
    assert found.value(0).error == pytest.approx(stdev(one) / sqrt(50))
    pairs = [a - b for a, b in zip(one, two, strict=True)]
    assert found.difference(0, 1).mean == pytest.approx(mean(pairs))
    assert found.difference(0, 1).error == pytest.approx(stdev(pairs) / sqrt(50))


def test_frequencies_are_compared_in_the_same_worlds() -> None:
    choice = random.Random(2)
    facts = [[choice.getrandbits(60) for _ in range(80)] for _ in range(2)]
    found = Samples([[0] * 80, [1] * 80], facts)
    for bit in (0, 17, 59):
        columns = [[word >> bit & 1 for word in words] for words in facts]
        pairs = [a - b for a, b in zip(*columns, strict=True)]
        contrast = found.contrast(0, 1, bit)
        assert contrast.one == pytest.approx(mean(columns[0]))
        assert contrast.other == pytest.approx(mean(columns[1]))
        assert contrast.difference.mean == pytest.approx(mean(pairs))
        assert contrast.difference.error == pytest.approx(stdev(pairs) / sqrt(80))
        assert contrast.chips == pytest.approx(-sum(pair != 0 for pair in pairs) / 80)


def test_a_reason_is_given_only_beyond_two_standard_errors() -> None:
    bit = 1 << ROCAMBOLE.bit
    for differing in range(1, 40):
        worlds = [((8, bit), (0, 0))] * differing + [((0, 0), (0, 0))] * (100 - differing)
        found = samples(*worlds)
        difference = found.contrast(0, 1, ROCAMBOLE.bit).difference
        beyond = difference.mean > 2 * difference.error and difference.mean >= LEAST
        assert why(found) == (("rocambole",) if beyond else ())
    noise = [((8, bit), (0, 0)), ((0, 0), (8, bit))] * 50
    assert why(samples(*noise)) == ()


def test_a_reason_speaks_for_the_better_action() -> None:
    bit = 1 << ROCAMBOLE.bit
    found = samples(*[((8, bit), (0, 0))] * 30)
    assert why(found, 0, 1) == ("rocambole",)
    assert why(found, 1, 0) == ()
    cost = 1 << GIVEN_AWAY[0].bit
    lost = samples(*[((0, 0), (-8, cost))] * 30)
    assert why(lost, 0, 1) == ("rocambole-to",)
    (reason,) = reasons(ZINZOLIN, ZINZOLIN.rules(), view(), lost, 0, 1)
    assert (reason.better, reason.worse, reason.seat, reason.articles) == (0.0, 1.0, 1, ("Z45",))


def test_at_most_three_reasons_are_given_the_weightiest_first_one_of_a_group() -> None:
    table = [fact for fact in FACTS["zinzolin"].table if fact.worth is not None and fact.name != "vole"]
    good = sum(1 << fact.bit for fact in table if fact.worth and fact.worth(ZINZOLIN.rules(), view()) > 0)
    found = samples(*[((8, good), (0, 0))] * 30)
    given = reasons(ZINZOLIN, ZINZOLIN.rules(), view(ply=0), found, 0, 1)
    assert len(given) == MOST
    assert [reason.fact for reason in given] == ["second-equinox", "first-equinox", "shows"]
    with_vole = samples(*[((8, good | 1 << VOLE.bit), (0, 0))] * 30)
    given = reasons(ZINZOLIN, ZINZOLIN.rules(), view(ply=0), with_vole, 0, 1)
    assert [reason.fact for reason in given] == ["vole", "first-equinox"], "the second Equinox is part of the Vole"
    assert sorted((reason.weight for reason in given), reverse=True) == [reason.weight for reason in given]


def test_a_fact_is_asked_only_where_it_can_matter() -> None:
    bit = 1 << next(fact.bit for fact in FACTS["zinzolin"].table if fact.name == "first-equinox")
    found = samples(*[((8, bit), (0, 0))] * 30)
    assert why(found, seen=view(ply=8)) == ("first-equinox",)
    assert why(found, seen=view(ply=24)) == ()


def test_a_circumstance_is_told_after_what_is_paid_for_and_by_what_went_with_it() -> None:
    bit = 1 << TAKES.bit
    found = samples(*[((2, bit), (0, 0))] * 30)
    assert why(found) == ("takes",)
    assert why(found, 1, 0) == ()
    assert why(samples(*[((2, bit | 1 << ROCAMBOLE.bit), (0, 0))] * 30))[0] == "rocambole"


def test_what_no_trial_tells_apart_weighs_nothing() -> None:
    fact = Fact(0, "takes", ("Z30",))
    contrast = samples(((1, 1), (0, 0)), ((0, 0), (1, 1))).contrast(0, 1, 0)
    assert weigh(fact, None, None, contrast) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_by_chips_and_beyond_two_standard_errors(name: str) -> None:
    game = GAMES[name]
    rules = game.rules()
    seen = game.view()
    stake = STAKES[name](rules, seen)
    assert judgement(game, rules, seen, Estimate(0.0, 0.0)) is Judgement.BEST
    for named, share in NAMED:
        loss = share * stake
        assert judgement(game, rules, seen, Estimate(loss, loss / 2.1)) is named
        assert judgement(game, rules, seen, Estimate(loss, loss / 1.9)) is Judgement.BEST
        assert judgement(game, rules, seen, Estimate(loss - 0.01, 0.0)) is not named


def test_stakes_double_where_the_game_does() -> None:
    assert STAKES["zinzolin"](None, ZINZOLIN.view(fiches=2)) == 2 * STAKES["zinzolin"](None, ZINZOLIN.view())
