"""Articles R40 to R48: the partie, and the reversis."""

from typing import Any

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.match import Match
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    Payment,
    basket,
    four_cards,
    legal,
    match_at,
    open_deal,
    paid,
    played,
    points,
    put_aside,
    takers,
)

# G. The partie


def partie(form: Form, line: str, **switches: Any) -> Payment:
    """Who pays the partie to whom, and how much."""
    (payment,) = paid(played(form, line, **switches), "R41")
    return payment


def test_R40_the_heaviest_pays_the_lightest(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E31)[:2] == (P3, P4)
    assert partie(form, deals_of_the_end.E32)[:2] == (P3, P1)


@pytest.mark.parametrize(
    ("line", "switches", "who"),
    [
        (deals_of_the_end.E38, {}, (P1, P4)),
        (deals_of_the_end.E35, {}, (P4, P3)),
        (deals_of_the_end.E35, {"place_order": "dealer_then_forwards"}, (P4, P1)),
        (deals_of_the_end.E35, {"tie_break": "tricks_then_place"}, (P4, P1)),
        (deals_of_the_end.E36, {}, (P1, P4)),
        (deals_of_the_end.E36, {"loser_tie": "nearest_pays"}, (P2, P4)),
        (deals_of_the_end.E36, {"tie_break": "tricks_then_place"}, (P2, P4)),
        (deals_of_the_end.E36, {"place_order": "dealer_then_forwards"}, (P2, P4)),
        (deals_of_the_end.E37, {}, (P1, P4)),
        (deals_of_the_end.E37, {"loser_tie": "nearest_pays"}, (P3, P4)),
        (deals_of_the_end.E37, {"place_order": "dealer_then_forwards"}, (P3, P4)),
        (deals_of_the_end.E37, {"place_order": "dealer_then_forwards", "loser_tie": "nearest_pays"}, (P1, P4)),
        (deals_of_the_end.E37, {"tie_break": "tricks_then_place"}, (P4, P2)),
    ],
)
def test_R40_between_equals(form_kind: type[Form], line: str, switches: dict[str, Any], who: tuple[int, int]) -> None:
    assert partie(form_kind(REVERSIS), line, **switches)[:2] == who


def test_R40_nearness_turns_with_the_dealer(form_kind: type[Form]) -> None:
    for dealer in range(4):
        match = played(form_kind(REVERSIS), deals_of_the_end.E37, dealer=dealer)
        assert paid(match, "R41") == [((dealer + 1) % 4, dealer, 100)]


@pytest.mark.parametrize(
    ("line", "switches", "value"),
    [
        (deals_of_the_end.E31, {}, 105),
        (deals_of_the_end.E31, {"partie_bonus": "flat"}, 45),
        (deals_of_the_end.E31, {"partie_multiplier": 1}, 21),
        (deals_of_the_end.E31, {"partie_multiplier": 1, "partie_bonus": "flat"}, 9),
        (deals_of_the_end.E32, {}, 80),
        (deals_of_the_end.E33, {}, 160),
        (deals_of_the_end.E33, {"talon_specials": "A5_Q4"}, 165),
        (deals_of_the_end.E34, {}, 105),
        (deals_of_the_end.E34, {"talon_specials": "A5_Q4"}, 125),
        (deals_of_the_end.E34, {"talon_specials": "A5_Q3"}, 120),
        (deals_of_the_end.E31, {"talon_specials": "A5_Q4"}, 105),
    ],
)
def test_R41_five_times_the_four_cards_and_four_on_each(
    form_kind: type[Form], line: str, switches: dict[str, Any], value: int
) -> None:
    assert partie(form_kind(REVERSIS), line, **switches)[2] == value


# H. The reversis


def test_R42_nine_tricks_undertake(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (deals_of_the_end.E39, deals_of_the_end.E44, deals_of_the_end.E46):
        assert played(form, line).table.undertaker == P2
    assert played(form, deals_of_the_end.E49).table.undertaker == -1


@pytest.mark.parametrize("word", ["undertake", "silent"])
def test_R42_declared(form_kind: type[Form], word: str) -> None:
    match = declared(form_kind(REVERSIS), deals_of_the_end.E50, word)
    for_the_quinola = [(P2, P4, 10), (BASKET, P4, 50)]
    assert paid(match, "R33") == ([] if word == "undertake" else for_the_quinola)
    assert len(paid(match, "R46")) == (2 if word == "undertake" else 0)
    assert len(paid(match, "R41")) == (0 if word == "undertake" else 1)
    assert match.table.undertaker == (P2 if word == "undertake" else -1)


def declared(form: Form, line: str, word: str, **switches: Any) -> Match:
    """A deal in which the taker of the first nine tricks says a word."""
    match = match_at(form, undertake="declared", **switches)
    open_deal(match, line)
    put_aside(match, line)
    for text in line.split()[:36]:
        match.act(text)
    assert match.to_act == P2
    assert legal(match) == {"undertake", "silent"}
    for text in (word, *line.split()[36:]):
        match.act(text)
    return match


def test_R42_silent_with_all_eleven_tricks(form_kind: type[Form]) -> None:
    match = declared(form_kind(REVERSIS), deals_of_the_end.E39, "silent")
    assert takers(deals_of_the_end.E39) == [P2] * 11
    assert paid(match, "R44") == []
    assert paid(match, "R41")[0][0] == P2, "he has all the points"


def test_R42_nobody_is_asked_without_nine(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_the_end.E49, undertake="declared")
    assert not match.in_deal


def test_R43_no_partie_made_or_broken(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (deals_of_the_end.E39, deals_of_the_end.E44, deals_of_the_end.E46):
        assert paid(played(form, line), "R41") == []
    assert len(paid(played(form, deals_of_the_end.E49), "R41")) == 1


def test_R43_a_partie_after_a_broken_reversis(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    line = deals_of_the_end.E46
    value = 5 * (points(four_cards(line)) + 16)
    assert paid(played(form, line, partie_after_broken=True), "R41") == [(P2, P4, value)]
    assert paid(played(form, deals_of_the_end.E39, partie_after_broken=True), "R41") == []
    match = played(form, deals_of_the_end.E44, partie_after_broken=True, led_ace="owner_pays_partie_winner")
    led = {each.card for each in match.transfers if each.clause == "R31"}
    assert led, "aces led are paid for with the partie"


def test_R43_aces_stand_are_returned_or_void(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    made, broken = deals_of_the_end.E43, deals_of_the_end.E47
    assert paid(played(form, made), "R25", "R26", "R43") == [(P2, P4, 4), (P2, P3, 1)]
    assert paid(played(form, made, aces_during_reversis="returned_if_made"), "R25", "R26", "R43") == [
        (P2, P4, 4),
        (P2, P3, 1),
        (P4, P2, 4),
        (P3, P2, 1),
    ]
    assert paid(played(form, made, aces_during_reversis="void"), "R25", "R26", "R43") == []
    assert (P1, P2, 10) in paid(played(form, broken), "R26")
    match = played(form, broken, aces_during_reversis="returned_if_made")
    assert (P1, P2, 10) in paid(match, "R26")
    assert paid(match, "R43") == [], "it was not made"
    assert paid(played(form, broken, aces_during_reversis="void"), "R25", "R26", "R43") == []
    ordinary = played(form, deals_of_honours.E7, aces_during_reversis="void")
    assert paid(ordinary, "R25", on="AH") == [(P2, P3, 1)]


def test_R43_the_price_of_a_forced_ace_comes_back_too(form_kind: type[Form]) -> None:
    line = deals_of_the_end.E39
    match = played(form_kind(REVERSIS), line, aces_during_reversis="returned_if_made")
    assert paid(match, "R26") == [(P2, P1, 5)], "in T1, which P1 led"
    assert paid(match, "R43") == [(P1, P2, 5), (P3, P2, 1)]
    assert sum(amount for _, _, amount in paid(match, "R25", "R26")) == 6


def test_R44_thirty_two_sixteen_sixteen_and_the_remise(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    shares = [(P1, P2, 16), (P3, P2, 16), (P4, P2, 32)]
    for line in (deals_of_the_end.E39, deals_of_the_end.E40, deals_of_the_end.E42):
        assert paid(played(form, line), "R44") == [*shares, (BASKET, P2, 50)]
    for line in (deals_of_the_end.E41_T10, deals_of_the_end.E41_T11):
        match = played(form, line)
        assert paid(match, "R44") == shares
        assert basket(match) == 50
        assert paid(played(form, line, late_quinola="reversis_maker_only"), "R44") == shares
        assert paid(played(form, line, late_quinola="off"), "R44") == [*shares, (BASKET, P2, 50)]


def test_R44_the_remise_for_his_own_quinola_in_time(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    won = {
        line: BASKET in [payer for payer, _, _ in paid(played(form, line, **OWN_QUINOLA), "R44")]
        for line in (
            deals_of_the_end.E39,
            deals_of_the_end.E40,
            deals_of_the_end.E41_T10,
            deals_of_the_end.E41_T11,
            deals_of_the_end.E42,
        )
    }
    assert list(won.values()) == [False, True, False, False, False]


OWN_QUINOLA = {"reversis_remise": "own_quinola_before_T10"}


def test_R44_the_unit(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E39, reversis_unit=5)
    assert paid(match, "R44") == [(P1, P2, 80), (P3, P2, 80), (P4, P2, 160), (BASKET, P2, 50)]
    assert paid(played(form, deals_of_the_end.E44, reversis_unit=5), "R45") == [(P2, P3, 320)]
    assert paid(played(form, deals_of_the_end.E46, reversis_unit=5), "R46") == [(P2, P1, 640), (P2, BASKET, 50)]


def test_R45_broken_at_the_avant_bonne(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E44)
    assert paid(match, "R44", "R45", "R46") == [(P2, P3, 64)]
    assert paid(match, "R45") == [(P2, P3, 64)]
    assert basket(match) == 50
    match = played(form, deals_of_the_end.E44, broken_payer="table")
    assert paid(match, "R45") == [(P1, P3, 32), (P2, P3, 16), (P4, P3, 16)]


def test_R46_broken_at_the_bonne(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E46)
    assert paid(match, "R44", "R45", "R46") == [(P2, P1, 128), (P2, BASKET, 50)]
    assert paid(match, "R46") == [(P2, P1, 128), (P2, BASKET, 50)]
    assert basket(match) == 100
    match = played(form, deals_of_the_end.E46, broken_payer="table")
    assert paid(match, "R46") == [(P2, P1, 32), (P3, P1, 64), (P4, P1, 32), (P2, BASKET, 50)]


@pytest.mark.parametrize(
    ("switch", "at_avant_bonne", "at_bonne"),
    [
        ("T11_to_basket", [], [(P2, BASKET, 50)]),
        ("both_to_basket", [(P2, BASKET, 50)], [(P2, BASKET, 50)]),
        ("T11_to_breaker", [], [(BASKET, P1, 50)]),
        ("both_to_breaker", [(BASKET, P3, 50)], [(BASKET, P1, 50)]),
        ("none", [], []),
    ],
)
def test_R46_the_remise_of_a_broken_reversis(
    form_kind: type[Form], switch: str, at_avant_bonne: list[Payment], at_bonne: list[Payment]
) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E44, broken_remise=switch)
    assert paid(match, "R45", "R46") == [(P2, P3, 64), *at_avant_bonne]
    assert paid(match, "R46") == at_avant_bonne
    match = played(form, deals_of_the_end.E46, broken_remise=switch)
    assert paid(match, "R45", "R46") == [(P2, P1, 128), *at_bonne]


def test_R47_anyone_may_break_it(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_the_end.E44), "R45") == [(P2, P3, 64)]
    assert paid(played(form, deals_of_the_end.E45), "R45") == [(P2, P4, 64)], "not doubled between opposites"
    assert paid(played(form, deals_of_the_end.E57), "R45") == [(P2, P1, 64)], "who holds the espagnolette"
    assert paid(played(form, deals_of_the_end.E46), "R46")[0] == (P2, P1, 128)
    assert paid(played(form, deals_of_the_end.BROKEN_T11_AGAINST_USER), "R46")[0] == (P2, P4, 128)


def test_R48_all_of_the_first_nine_or_nothing(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E49)
    assert takers(deals_of_the_end.E49)[1:] == [P2] * 10
    assert paid(match, "R44", "R45", "R46") == []
    assert paid(match, "R41")[0][0] == P2
    assert len(paid(match, "R33")) == 2, "and the quinola counts"
    assert len(paid(played(form, deals_of_the_end.E44), "R45")) == 1
