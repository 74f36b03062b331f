"""The beginner of each game: every mistake that is told of him occurs, and he is no worse than one who begins."""

import random
from collections import Counter
from functools import cache, reduce
from operator import add
from typing import Any

import pytest

from corbillon.bots import Policy, policies
from corbillon.bots.beginners import nain_jaune_beginner, reversis_beginner, zinzolin_beginner
from corbillon.games import GAMES
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.table import ASKED, GOING_ON, OPENING, next_rank
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.table import EXCHANGE, PLAY
from corbillon.games.reversis.views import View as ReversisView
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel.chance import seeded
from corbillon.kernel.law import native
from corbillon.kernel.tricks import EVERY, follow
from corbillon.lab.plan import Plan
from corbillon.lab.playing import driver_of, play
from corbillon.match import Match
from corbillon.record import read_rules
from corbillon.search.playouts import Batch, run
from tests.bots.test_nain_jaune import deal_with, put, view_of
from tests.bots.test_reversis import after, before
from tests.forms import Interpreted
from tests.lockstep import random_rules
from tests.nain_jaune.positions import P1, P4
from tests.nain_jaune.positions import card as nain_jaune_card
from tests.reversis.positions import P1 as PREMIER
from tests.reversis.positions import rules as reversis_rules
from tests.zinzolin.positions import A, B, C, match_at, open_with, play_deal

OFTEN = 200
"""So often a beginner is asked the same."""


def zinzolin(match: Match) -> Counter[str]:
    """What the beginner does at Zinzolin, and how often."""
    legal = ZINZOLIN.legal(match.rules, match.table)
    view = match.view(match.table.turn)
    return Counter(match.text(zinzolin_beginner(match.rules, view, legal, seeded(seed))) for seed in range(OFTEN))


def at(line: str, holding: dict[int, str], **start: Any) -> Counter[str]:
    """What he does at Zinzolin after a line."""
    return zinzolin(play_deal(match_at(Interpreted(ZINZOLIN), **start), line, holding))


def is_a_mistake(choices: Counter[str], usual: str, mistake: str) -> bool:
    """Whether he often does what the rule of thumb does, and now and then this."""
    return choices[usual] > OFTEN // 4 and choices[mistake] > OFTEN // 20


def test_zinzolin_keeps_his_hand() -> None:
    match = match_at(Interpreted(ZINZOLIN))
    open_with(match, {B: "KS 456H 3456D 2456C"})
    assert is_a_mistake(zinzolin(match), "xKS", "keep")


def test_zinzolin_leads_his_high_cards_first() -> None:
    assert is_a_mistake(at("", {B: "3S 4S 8S K98H K98D K98C"}), "3S", "KH")


def test_zinzolin_takes_whatever_he_can() -> None:
    assert is_a_mistake(at("9S 3S 2S", {A: "KS 4S 567H 567D 5678C"}), "4S", "KS")


def test_zinzolin_ducks_with_his_lowest_card_where_he_cannot_take() -> None:
    assert is_a_mistake(at("KS", {C: "3S 2S 5S QS 456H 456D 78C"}), "3S", "2S")


def test_zinzolin_throws_sigisbes_when_void() -> None:
    assert is_a_mistake(at("9S", {C: "KH 235678D 24567C"}), "KH", "2D")


def test_zinzolin_forgets_to_show_a_triangle() -> None:
    choices = at("", {B: "AS AH AD 4S"})
    assert choices["dA"] > OFTEN // 2
    assert OFTEN // 10 < OFTEN - choices["dA"] < OFTEN // 2


def test_zinzolin_does_not_think_of_the_rocambole() -> None:
    line = "2H 6D 3H 8H 3C 2C 4C 7C 3S 9D 2S AS AH 4H 5C 9S 6H 4D QC 7H 8S 7D 7S"
    assert is_a_mistake(at(line, {C: "JT6S KA3D 9C"}, rocambole=80), "6S", "JS")


def reversis(view: ReversisView) -> Counter[str]:
    """What the beginner does at Reversis, and how often."""
    ruled = reversis_rules()
    actions = follow(view.hand, view.led)
    chosen = (reversis_beginner(ruled, view, actions, seeded(seed)) for seed in range(OFTEN))
    return Counter(REVERSIS.text(ruled, view, action).removeprefix("x") for action in chosen)


def test_reversis_puts_the_wrong_card_aside() -> None:
    assert is_a_mistake(reversis(before(PREMIER, "AS KD 2S 4H 6H 2D 5D 7D 3C 4C 6C", EXCHANGE)), "AS", "2S")


def test_reversis_leads_hearts() -> None:
    assert is_a_mistake(reversis(before(PREMIER, "JH 3H AS 2S 4D 5D 7D 3C 4C 6C 8C", PLAY)), "7D", "3H")


def test_reversis_keeps_the_quinola_too_long() -> None:
    assert is_a_mistake(reversis(after("KS 5S", "JH AD KD 4H 6H 2D 5D 7D 3C 4C 6C")), "JH", "2D")


def test_reversis_keeps_high_cards() -> None:
    assert is_a_mistake(reversis(after("KS 5S", "AD 4H 6H 2D 5D 3C 4C 6C 2H 3H 2C")), "AD", "2H")
    assert is_a_mistake(reversis(after("KS 5S", "QS 9S 3S 4H 6H 2D 5D 7D 3C 4C 6C")), "QS", "3S")


def test_reversis_plays_for_tricks_in_the_middle() -> None:
    line = "2C 3C 4C 5C 6C 7C 8C 9C QC KC AC 2S 3D 4D 5D 6D 7D 8D"
    choices = reversis(after(line, "AD 2D 4H 6H 3S 5S 7S 8S"))
    assert is_a_mistake(choices, "2D", "AD")


def nain_jaune(last: int, after: str, phase: int, holding: str, **more: Any) -> Counter[str]:
    """What the beginner does at Nain jaune when this card was laid last, and how often."""
    match = deal_with(holding, **more)
    put(match.table, last, after)
    match.table.turn, match.table.last, match.table.phase = P1, last, phase
    match.table.wanted = EVERY if phase == OPENING else next_rank(nain_jaune_card(after))
    legal, view = NAIN_JAUNE.legal(match.rules, match.table), view_of(match)
    return Counter(match.text(nain_jaune_beginner(match.rules, view, legal, seeded(seed))) for seed in range(OFTEN))


def test_nain_jaune_opens_with_whatever_the_hand_falls_on() -> None:
    assert is_a_mistake(nain_jaune(P1, "KC", OPENING, "5S 6H 7S TC QD"), "5S", "QD")


def test_nain_jaune_holds_board_cards() -> None:
    assert is_a_mistake(nain_jaune(P4, "TC", ASKED, "JC 3S 5H"), "JC!", "pass")
    assert nain_jaune(P4, "TC", ASKED, "JC JH 3S 5H")["JH"] > OFTEN // 20


def test_nain_jaune_forgets_to_say_who_takes_one_time_in_four() -> None:
    choices = nain_jaune(P1, "TC", GOING_ON, "JC 3S 5H")
    assert set(choices) == {"JC!", "JC"}
    assert OFTEN // 6 < choices["JC"] < OFTEN // 3


def test_nain_jaune_has_nothing_to_forget_where_boxes_are_taken_without_a_word() -> None:
    assert set(nain_jaune(P1, "TC", GOING_ON, "JC 3S 5H", announce="auto")) == {"JC"}


BEGINNERS: dict[str, Policy] = {
    "zinzolin": zinzolin_beginner,
    "nain-jaune": nain_jaune_beginner,
    "reversis": reversis_beginner,
}


@pytest.mark.parametrize("name", BEGINNERS)
def test_every_choice_is_legal(name: str) -> None:
    game, choice = GAMES[name], random.Random(name)
    for _ in range(12):
        rules = random_rules(game, choice)
        match = Match(game, rules, choice.choice(game.seats(rules)))
        pack = list(game.pack)
        choice.shuffle(pack)
        while not match.over and not match.deals:
            match.open_pack(pack)
        while match.in_deal:
            actions = game.legal(rules, match.table)
            chance = [0, 0, 0, 0]
            policies.sow_decision(chance, choice.randrange(2**32), 1, match.table.turn, actions)
            action = BEGINNERS[name](rules, match.view(match.table.turn), actions, chance)
            assert actions >> action & 1
            match.play(action)


@cache
def plan_against(name: str, other: str, deals: int) -> Plan:
    """A beginner among three of another bot."""
    game = GAMES[name]
    return Plan(name, "seed", read_rules(game), 4, ("ecolier", other, other, other), 7, deals, duplicate=True)


@pytest.mark.parametrize("name", BEGINNERS)
def test_both_forms_choose_alike(name: str) -> None:
    plan = plan_against(name, "thumb", 3)
    outcomes = []
    for interpreted in (False, True):
        batch = Batch(seats=4, seed=plan.seed, count=3, told=1)
        outcomes.append(run(driver_of(plan), plan.game, plan.rules, batch, interpreted=interpreted))
    compiled, plain = outcomes
    assert compiled.tally == plain.tally
    assert [list(column) for column in compiled.results] == [list(column) for column in plain.results]


@pytest.mark.parametrize("name", BEGINNERS)
@pytest.mark.parametrize(("other", "sign"), [("random", 1), ("thumb", -1)])
def test_he_is_better_than_chance_and_worse_than_the_rule_of_thumb(name: str, other: str, sign: int) -> None:
    totals = reduce(add, (part for _, part in play(plan_against(name, other, 2_000 if native() else 60))))
    estimate = totals.ahead["ecolier"].by_weight(3)
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.low > 0 if sign > 0 else estimate.high < 0
