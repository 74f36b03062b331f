"""Articles R49 to R59: the espagnolette."""

from typing import Any

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.espagnolette import is_espagnolette
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    basket,
    gains,
    hand,
    laid_by,
    legal,
    match_at,
    paid,
    play_deal,
    played,
    seen_by,
)


def held_after(line: str, seat: int, laid: int) -> set[str]:
    """What a seat still holds after so many cards were laid."""
    return {text for of, text, _ in laid_by(line)[laid:] if of == seat}


def chances(form: Form, line: str, seat: int, trick: int, **switches: Any) -> tuple[set[str], set[str]]:
    """What a seat may lay to a trick of a line, and what it holds; it does not lead."""
    before = next(k for k in range(4 * trick - 4, 4 * trick) if laid_by(line)[k][0] == seat)
    match = play_deal(match_at(form, **switches), line, upto=before)
    assert match.to_act == seat
    return legal(match), held_after(line, seat, before)


# What it is


def test_R49_three_aces_and_the_quinola_or_four_aces() -> None:
    for held in ("AS AH AD JH", "AS AH AC JH", "AS AD AC JH", "AH AD AC JH", "AS AH AD AC", "AS AH AD AC JH"):
        assert is_espagnolette(hand(held + " KS KD KC"))
    for held in ("AS AH AD", "AS AH JH", "AS AH AD JS", "AS AH AD KH", "JS JH JD JC AS AH", "KH JH QH"):
        assert not is_espagnolette(hand(held))


def test_R49_its_holder_knows_it_and_nobody_else(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(REVERSIS)), deals_of_the_end.E51, upto=0)
    views = [seen_by(match, seat) for seat in range(4)]
    assert [view.holds_espagnolette for view in views] == [1, 0, 0, 0]
    assert [view.announced for view in views] == [-1] * 4


@pytest.mark.parametrize("announce", ["silent", "announced"])
def test_R49_announced_after_the_exchange(form_kind: type[Form], announce: str) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form, espagnolette_announce=announce), deals_of_the_end.E51, upto=0)
    assert [seen_by(match, seat).announced for seat in range(4)] == [P1 if announce == "announced" else -1] * 4
    match = play_deal(match_at(form, espagnolette_announce=announce), deals_of_honours.E17, upto=0)
    assert [seen_by(match, seat).announced for seat in range(4)] == [-1] * 4


def test_R49_judged_after_the_exchange(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    others = [text for text in laid_by(deals_of_the_end.E51) if text[0] != P1]
    own = [text for seat, text, _ in laid_by(deals_of_the_end.E51) if seat == P1 and text != "AS"]
    hands = [[*own, "AD"], *([text for seat, text, _ in others if seat == of] for of in (P2, P3, P4))]
    match.open_hands([*hands[:3], [*hands[3], "QD"]], ["AS", "6C", "6D"])
    for action in ("xAD", "keep", "keep", "xQD"):
        match.act(action)
    assert seen_by(match, P1).holds_espagnolette == 1


def test_R49_off(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    on = chances(form, deals_of_the_end.E51, P1, 2)
    assert on[0] == on[1]
    may, holds = chances(form, deals_of_the_end.E51, P1, 2, espagnolette="off")
    assert may == {text for text in holds if text[1] == "D"}
    assert may


# Using it


def test_R50_who_does_not_use_it_plays_an_ordinary_hand(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E54)
    assert paid(match, "R56", "R57") == []
    assert paid(match, "R33", "R41") == [(P4, P1, 5), (BASKET, P1, 50), (P4, P1, 100)]
    assert paid(played(form, deals_of_the_end.E53), "R56") == [(P1, BASKET, 50), (P1, P2, 100)]


def test_R51_used_by_another_suit_than_the_one_he_holds(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form), deals_of_the_end.E56, upto=12)
    assert seen_by(match, P1).has_used == 0, "he followed three times"
    match = play_deal(match_at(form), deals_of_the_end.E56, upto=16)
    assert seen_by(match, P1).has_used == 1
    assert [seen_by(match, seat).has_used for seat in (P2, P3, P4)] == [0, 0, 0]
    match = played(form, deals_of_the_end.E54)
    assert seen_by(match, P1).has_used == 0, "void, he had no need of it"


def test_R52_any_card_to_any_lead(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    may, holds = chances(form, deals_of_the_end.E51, P1, 2)
    assert may == holds
    assert {text for text in holds if text[1] == "D"}, "he holds the suit led"
    may, holds = chances(form, deals_of_the_end.E51, P3, 2)
    assert may != holds, "he alone has the right"


def test_R52_leading_he_is_bound_as_the_eldest_is(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(REVERSIS), first_lead="hearts_if_held"), deals_of_the_end.E51, upto=0)
    hearts = {text for text in held_after(deals_of_the_end.E51, P1, 0) if text[1] == "H"}
    assert legal(match) == hearts


def test_R53_winning_a_trick_ends_the_right(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    line = deals_of_the_end.E55_ORDINARY
    match = play_deal(match_at(form), line, upto=16)
    assert match.to_act == P1, "he took T4 with the ace of clubs"
    assert seen_by(match, P1).has_right == 0
    match = play_deal(match_at(form, espagnolette_right_lost_by="never"), line, upto=16)
    assert seen_by(match, P1).has_right == 1


def test_R53_following_without_winning_does_not(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form), deals_of_the_end.E56, upto=12)
    assert seen_by(match, P1).has_right == 1
    may, holds = chances(form, deals_of_the_end.E56, P1, 4)
    assert may == holds


def test_R53_the_right_once_lost_he_follows(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    line = deals_of_the_end.E55_SPARED
    trick = next(k for k in range(5, 10) if follows_in(line, P1, k))
    may, holds = chances(form, line, P1, trick)
    assert may < holds
    may, holds = chances(form, line, P1, trick, espagnolette_right_lost_by="never")
    assert may == holds


def follows_in(line: str, seat: int, trick: int) -> bool:
    """Whether a seat that does not lead follows suit in a trick, holding other suits too."""
    laid = laid_by(line)[4 * trick - 4 : 4 * trick]
    suits = {text[1] for text in held_after(line, seat, 4 * trick - 4)}
    return laid[0][0] != seat and len(suits) > 1 and any(of == seat and text[1] == led[1] for of, text, led in laid)


@pytest.mark.parametrize("lost_by", ["winning_a_trick", "never"])
def test_R54_in_the_last_two_tricks_he_follows(form_kind: type[Form], lost_by: str) -> None:
    form = form_kind(REVERSIS)
    line = deals_of_the_end.E52
    match = play_deal(match_at(form, espagnolette_right_lost_by=lost_by), line, upto=32)
    assert seen_by(match, P1).has_right == 1
    may, holds = chances(form, line, P1, 10, espagnolette_right_lost_by=lost_by)
    assert len(holds) == 2
    assert may == {text for _, text, led in laid_by(line)[36:40] if text[1] == led[1]} & holds
    match = play_deal(match_at(form, espagnolette_right_lost_by=lost_by), line, upto=36)
    assert seen_by(match, P1).has_right == 0


# Failure


ANY, HOLDER, LATE = "used_and_takes_any", "holder_takes_T10_T11", "used_and_takes_T10_T11"


@pytest.mark.parametrize(
    ("line", "fails"),
    [
        (deals_of_the_end.E52, {LATE, HOLDER, ANY}),
        (deals_of_the_end.E53, {LATE, HOLDER, ANY}),
        (deals_of_the_end.E60, {LATE, HOLDER, ANY}),
        (deals_of_the_end.E54, {HOLDER}),
        (deals_of_the_end.E55_ORDINARY, {HOLDER}),
        (deals_of_the_end.E55_USED, {LATE, HOLDER, ANY}),
        (deals_of_the_end.E55_SPARED, {ANY}),
        (deals_of_the_end.E51, {ANY}),
        (deals_of_the_end.E57, set[str]()),
        (deals_of_honours.E17, set[str]()),
    ],
    ids=["E52", "E53", "E60", "E54", "E55 unused", "E55 used", "E55 spared", "E51", "E57", "no holder"],
)
def test_R55_failure(form_kind: type[Form], line: str, fails: set[str]) -> None:
    form = form_kind(REVERSIS)
    for loss in (LATE, HOLDER, ANY):
        match = played(form, line, espagnolette_loss=loss)
        assert (len(paid(match, "R56")) > 0) is (loss in fails), loss
        assert (match.table.failed == P1) is (loss in fails)


def test_R55_a_trick_before_the_use_is_no_failure(form_kind: type[Form]) -> None:
    line = deals_of_the_end.USED_AFTER_A_TRICK
    match = played(form_kind(REVERSIS), line, espagnolette_loss=ANY, espagnolette_right_lost_by="never")
    assert match.table.used_in > 0
    assert match.table.takers.index(P1) < match.table.used_in
    assert paid(match, "R56") == []


def test_R56_the_whole_partie_and_the_remise(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E53)
    assert paid(match, "R41") == []
    assert paid(match, "R56") == [(P1, BASKET, 50), (P1, P2, 100)]
    assert basket(match) == 100
    match = played(form, deals_of_the_end.E52)
    assert paid(match, "R56") == [(P1, P4, 100)], "without the quinola no remise"


def test_R56_however_the_quinola_went(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (deals_of_the_end.E58, deals_of_the_end.FAILED_LEADING, deals_of_the_end.FAILED_LATE):
        match = played(form, line)
        assert paid(match, "R56")[0] == (P1, BASKET, 50)
        assert basket(match) == 100
    match = played(form, deals_of_the_end.FAILED_LEADING, led_quinola="nothing")
    assert paid(match, "R56")[0] == (P1, BASKET, 50)


@pytest.mark.parametrize(
    ("line", "remise"),
    [
        (deals_of_the_end.E53, []),
        (deals_of_the_end.FAILED_LATE, []),
        (deals_of_the_end.E58, [("R34", P1, BASKET, 50)]),
        (deals_of_the_end.FAILED_LEADING, [("R36", P1, BASKET, 50)]),
    ],
    ids=["placed", "late", "forced", "led"],
)
def test_R56_return_only(form_kind: type[Form], line: str, remise: list[tuple[str, int, str, int]]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, line, espagnolette_remise="return_only", late_quinola="off")
    moved = [
        (each.clause, each.source, each.target, each.amount)
        for each in match.transfers[1:]
        if BASKET in (each.source, each.target)
    ]
    assert moved == remise
    assert len(paid(match, "R56")) == 1, "the partie"
    match = played(form, deals_of_the_end.FAILED_LEADING, espagnolette_remise="return_only", led_quinola="nothing")
    assert gains(match)[4] == 0


@pytest.mark.parametrize(("five", "back"), [("keep", 0), ("return", 5), ("double", 10)])
def test_R56_the_five_for_the_quinola(form_kind: type[Form], five: str, back: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E53, espagnolette_quinola_five=five)
    assert paid(match, "R56") == [(P1, BASKET, 50), (P1, P2, 100), *([(P1, P4, back)] if back else [])]
    match = played(form, deals_of_the_end.FAILED_LATE, espagnolette_quinola_five=five)
    assert paid(match, "R37") == [(P2, P1, 5)]
    assert paid(match, "R56")[2:] == ([(P1, P2, back)] if back else [])
    match = played(form, deals_of_the_end.E58, espagnolette_quinola_five=five)
    assert len(paid(match, "R56")) == 2, "forced, it brought him nothing"


def test_R56_a_forced_remise_to_the_forcer(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E58, remise_paid_to="forcer")
    assert paid(match, "R56") == [(P1, P2, 50), (P1, P2, 100)]
    assert basket(match) == 50
    match = played(form, deals_of_the_end.E53, remise_paid_to="forcer")
    assert paid(match, "R56")[0] == (P1, BASKET, 50), "nobody forced it"
    match = played(form, deals_of_the_end.E58, remise_paid_to="forcer", espagnolette_remise="return_only")
    assert paid(match, "R34")[-1] == (P1, P2, 50)


@pytest.mark.parametrize(("aces", "times"), [("double", 2), ("return", 1)])
def test_R57_the_aces_repaid(form_kind: type[Form], aces: str, times: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E53, espagnolette_aces=aces)
    assert paid(match, "R25") == [(P4, P1, 1), (P4, P1, 1), (P3, P1, 4)]
    assert paid(match, "R57") == [(P1, P4, times), (P1, P4, times), (P1, P3, 4 * times)]
    match = played(form, deals_of_the_end.E60, espagnolette_aces=aces)
    assert [payer for payer, _, _ in paid(match, "R26")] == [P1, P1]
    assert paid(match, "R57") == [], "forced aces are not refunded"


def test_R58_void_when_a_reversis_is_undertaken(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E57)
    assert paid(match, "R56", "R57", "R41") == []
    assert paid(match, "R45") == [(P2, P1, 64)]
    assert [amount for _, payee, amount in paid(match, "R25") if payee == P1] == [1, 1]
    match = played(form, deals_of_the_end.E57, espagnolette_wins_ties=True, partie_after_broken=True)
    assert paid(match, "R56", "R57") == []
    assert paid(match, "R41")[0][:2] == (P2, P4), "he has no points, and no preference"
    assert paid(played(form, deals_of_the_end.E53), "R57") != []


@pytest.mark.parametrize("unit", [1, 5])
def test_R58_the_user_of_the_right_pays(form_kind: type[Form], unit: int) -> None:
    form = form_kind(REVERSIS)
    switches = {"espagnolette_pays_reversis": True, "reversis_unit": unit}
    made = played(form, deals_of_the_end.MADE_AGAINST_USER, **switches)
    assert paid(made, "R58") == [(P1, P2, 64 * unit)]
    assert paid(made, "R44") == [(BASKET, P2, 50)], "he pays alone"
    broken = played(form, deals_of_the_end.BROKEN_T10_AGAINST_USER, **switches)
    assert paid(broken, "R45", "R58") == [(P2, P3, 64 * unit), (P1, P3, 64 * unit)]
    broken = played(form, deals_of_the_end.BROKEN_T11_AGAINST_USER, **switches)
    assert paid(broken, "R46", "R58") == [(P2, P4, 128 * unit), (P2, BASKET, 50), (P1, P4, 64 * unit)]
    assert paid(played(form, deals_of_the_end.E57, **switches), "R58") == [], "he broke it himself"
    assert paid(played(form, deals_of_the_end.MADE_AGAINST_USER), "R58") == []


def test_R58_only_who_used_it(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (deals_of_the_end.MADE_AGAINST_HOLDER, deals_of_the_end.E39, deals_of_the_end.E44):
        assert paid(played(form, line, espagnolette_pays_reversis=True), "R58") == []
    assert play_deal(match_at(form), deals_of_the_end.MADE_AGAINST_HOLDER, upto=0).table.holder == P1


@pytest.mark.parametrize(
    ("switches", "winner"),
    [
        ({}, P4),
        ({"espagnolette_wins_ties": True}, P1),
        ({"espagnolette_wins_ties": True, "tie_break": "tricks_then_place"}, P4),
        ({"espagnolette_wins_ties": True, "place_order": "dealer_then_forwards"}, P1),
    ],
)
def test_R59_success(form_kind: type[Form], switches: dict[str, Any], winner: int) -> None:
    match = played(form_kind(REVERSIS), deals_of_the_end.USER_LIGHTEST, **switches)
    assert paid(match, "R41") == [(P2, winner, 80)]


def test_R59_not_unused_and_not_with_points(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.UNUSED_AND_LIGHTEST, espagnolette_wins_ties=True)
    assert paid(match, "R41")[0][1] == P4
    match = played(form, deals_of_the_end.E51, espagnolette_wins_ties=True)
    assert paid(match, "R41")[0][:2] == (P1, P3)
