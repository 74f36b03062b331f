"""The rule-of-thumb bot of Zinzolin: named positions, one idea each, and what holds of all its choices."""

import random
from dataclasses import dataclass, field
from functools import cache, reduce
from operator import add
from typing import Any

import pytest

from corbillon import bots
from corbillon.bots.zinzolin import thumb
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel import chance, table
from corbillon.kernel.law import driver, native
from corbillon.lab.plan import Plan
from corbillon.lab.playing import play
from corbillon.match import Match
from tests.forms import Interpreted
from tests.zinzolin.positions import A, B, C, D, match_at, open_with, play_deal, rules
from tests.zinzolin.random_deals import random_match, steps


def chosen(match: Match) -> str:
    """What thumb does, as the record writes it."""
    legal = ZINZOLIN.legal(match.rules, match.table)
    return match.text(bots.choose(ZINZOLIN, "thumb", match.rules, match.view(match.table.turn), legal, seed=1))


@dataclass(frozen=True)
class Position:
    """A deal as far as it was played, and the action expected of the seat whose turn it is."""

    idea: str
    line: str
    holding: dict[int, str]
    expected: str
    start: dict[str, Any] = field(default_factory=dict)


FOUR_OF_B = "KS 4S 5S 6S KH 4H 5H 6H KD 4D 5D 6D KC 4C 5C 6C"
FIVE_OF_B = "KS 4S 5S 6S KH 4H 5H 6H KD 4D 5D 6D QS 7S 8S 9S QH 7H 8H 9H"
LAST_BEFORE_THE_SECOND_HALF = "8D 9D TD 4D JD 5D QD KD 7D AD 6D 3D 7H 8H 4H 9H JH TH AH 5H QH 3H 2H"
B_RUNS_IN_SPADES = "KS 4S 5S 6S QS 7S 8S 3S JS 5H 2S AS TS 6H 7H 8H 9S"
FIRST_EQUINOX_IN_SPADES = "KS 4S 5S 6S QS 2S 3S AS JS 4H 7D 4D TS 5H 8D 5D 9S 6H 9D 6D 8S 7H 4C 7C"
C_WITHOUT_A_TRICK = "2H 6D 3H 8H 3C 2C 4C 7C 3S 9D 2S AS AH 4H 5C 9S 6H 4D QC 7H 8S 7D 7S"
STRONG_LATE = {A: "KQJS KQC K654H 456D"}
RICH = {"basket": 96}

EXCHANGES = [
    Position("a king without small ones beside it goes", "", {B: "KS 456H 3456D 2456C"}, "xKS"),
    Position("a lone queen goes, not a sigisbé", "", {B: "QS A45H 3456D 2456C"}, "xQS"),
    Position("a hand of nothing but small cards is kept", "", {B: "A234S A234H 234D 4C"}, "keep"),
]
"""Before the first trick: B is asked whether he puts a card aside."""

POSITIONS = [
    Position("a Triangle is shown", "", {B: "AS AH AD 4S"}, "dA"),
    Position("at ones turn after others have played", "KC QC", {D: "3S 3H 3D 4S JC", C: "QC"}, "d3"),
    Position("nothing more to show", "", {B: "KS 4S"}, "done", {"declare_when": "opening_phase"}),
    Position("a three is led while others must beat it", "", {B: "3S 4S 8S K98H K98D K98C"}, "3S"),
    Position("the dearest sigisbé goes under a king", "KS", {C: "3S 2S 5S QS 456H 456D 78C"}, "3S"),
    Position("a dear trick is left to its taker", "9S 3S 2S", {A: "KS 4S 567H 567D 5678C"}, "4S"),
    Position("thrown sigisbés are fetched", "9S 3H 3D", {A: "KS 4S 567H 567D 5678C"}, "KS"),
    Position("a bare king is thrown, not a sigisbé", "9S", {C: "KH 235678D 24567C"}, "KH"),
    Position("a small card takes rather than gorge", "AS 2H 5C", {A: "3S 4S 567H 567D 6789C"}, "4S"),
    Position("a king is got rid of on a cheap trick", "9H 5H 6H", {A: "KH 4H 456S 456D 4567C"}, "KH"),
    Position("a run is kept up", FOUR_OF_B, {B: "KQJS K7H K87D KT98C"}, "JS", RICH),
    Position("anothers run is broken at any price", FIVE_OF_B + " QC 3C 2C", {A: "KC 4C"}, "KC", RICH),
    Position("a run that is none is not", "4S KS 5S 6S 4H 5H 6H KH QC 3C 2C", {A: "678S 678H 5678D K4C"}, "4C", RICH),
    Position("the lead into the second half", LAST_BEFORE_THE_SECOND_HALF, STRONG_LATE, "KH", RICH),
    Position(
        "is worth nothing where the second wins nothing",
        LAST_BEFORE_THE_SECOND_HALF,
        STRONG_LATE,
        "6H",
        {**RICH, "second_equinox_alone": "nothing"},
    ),
    Position(
        "a stopper is kept against a run for a full basket",
        B_RUNS_IN_SPADES,
        {C: "74S K65H 567D 4567C", B: "KQJT9S"},
        "5D",
        {"basket": 200},
    ),
    Position("the run after the first Equinox", FIRST_EQUINOX_IN_SPADES, {B: "KQJT987S 32H T98C"}, "7S"),
    Position(
        "without a trick the Rocambole is ducked for", C_WITHOUT_A_TRICK, {C: "JT6S KA3D 9C"}, "6S", {"rocambole": 80}
    ),
]


@pytest.mark.parametrize("position", EXCHANGES, ids=lambda position: position.idea)
def test_exchange(position: Position) -> None:
    match = match_at(Interpreted(ZINZOLIN), **position.start)
    open_with(match, position.holding)
    assert chosen(match) == position.expected


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.idea)
def test_position(position: Position) -> None:
    match = play_deal(match_at(Interpreted(ZINZOLIN), **position.start), position.line, position.holding)
    assert chosen(match) == position.expected


def test_what_lies_in_the_view_from_an_earlier_deal_changes_nothing() -> None:
    choice = random.Random("stale")
    for _ in range(10):
        match = random_match(Interpreted(ZINZOLIN), choice)
        for turn in steps(match, choice):
            if turn >= 0:
                fresh, stale = match.view(turn), match.view(turn)
                for ply in range(stale.ply, 48):
                    stale.plays[ply] = choice.randrange(52)
                for trick in range(stale.ply >> 2, 12):
                    stale.takers[trick] = choice.randrange(4)
                legal = ZINZOLIN.legal(match.rules, match.table)
                assert thumb(match.rules, fresh, legal, [1, 2, 3, 4]) == thumb(match.rules, stale, legal, [5, 6, 7, 8])


@cache
def compiled_choice() -> Any:
    """Thumb's choice at a table, made by machine code."""
    legal, look = ZINZOLIN.legal, ZINZOLIN.look

    @driver
    def choose(rules: Any, tables: Any, views: Any, words: Any) -> int:
        look(rules[0], tables[0], tables[0].turn, views[0])
        return thumb(rules[0], views[0], legal(rules[0], tables[0]), words)

    return choose


def test_both_forms_choose_alike() -> None:
    choice = random.Random("forms")
    choose, words = compiled_choice(), chance.for_drivers([1, 2, 3, 4])
    for _ in range(25):
        match = random_match(Interpreted(ZINZOLIN), choice)
        for turn in steps(match, choice):
            if turn >= 0:
                legal = ZINZOLIN.legal(match.rules, match.table)
                plain = thumb(match.rules, match.view(turn), legal, [1, 2, 3, 4])
                records = [table.for_drivers([value]) for value in (match.rules, match.table, ZINZOLIN.view())]
                assert choose(*records, words) == plain
                assert legal >> plain & 1


@pytest.mark.parametrize("other", ["random", "lowest"])
def test_thumb_is_ahead_of(other: str) -> None:
    deals = 2_000 if native() else 60
    plan = Plan("zinzolin", "seed", rules(), 4, ("thumb", other, other, other), seed=11, count=deals, duplicate=True)
    totals = reduce(add, (part for _, part in play(plan)))
    low = totals.ahead["thumb"].by_weight(3).low
    assert low is not None
    assert low > 0
