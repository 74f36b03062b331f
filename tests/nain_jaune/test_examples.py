"""The worked examples NE1 to NE22: stakes, runs, board cards."""

from typing import Any

import pytest

from corbillon.errors import RecordError
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.table import HAND
from corbillon.match import Match
from tests.forms import Form
from tests.nain_jaune.positions import (
    P1,
    P2,
    P3,
    P4,
    balances,
    boxes,
    can_pass,
    do,
    gain,
    held,
    legal,
    match_at,
    open_with,
    opened,
    paid,
    set_hands,
    silent,
)


def to_the_end(match: Match) -> Match:
    """End the open deal quickly, with no board card in any hand."""
    return do(set_hands(match, {P1: "AS", P2: "2S", P3: "2H", P4: "2D"}, turn=P1), "AS")


# Start and stakes


@pytest.mark.parametrize(
    ("players", "each", "talon"), [(3, 15, 7), (4, 12, 4), (5, 9, 7), (6, 8, 4), (7, 7, 3), (8, 6, 4)]
)
def test_NE1_sizes_of_the_deal(form_kind: type[Form], players: int, each: int, talon: int) -> None:
    match = opened(form_kind(NAIN_JAUNE), players=players)
    deal = match.deals[0]
    assert [len(cards) for cards in deal.hands] == [each] * players
    assert len(deal.talon) == talon
    assert each * players + talon == 52
    assert HAND[players] == each


def test_NE2_jetons_of_four_players(form_kind: type[Form]) -> None:
    assert 5 * 10 + 10 * 5 + 20 * 1 == 120
    match = match_at(form_kind(NAIN_JAUNE))
    assert balances(match) == [120] * 4
    open_with(match, {})
    assert balances(match) == [105] * 4
    assert sum(boxes(match)) == 60
    assert sum(balances(match)) + sum(boxes(match)) == 480


def test_NE3_boxes_of_three_and_of_eight(form_kind: type[Form]) -> None:
    three = boxes(opened(form_kind(NAIN_JAUNE), players=3))
    assert (three, sum(three)) == ([3, 6, 9, 12, 15], 45)
    eight = boxes(opened(form_kind(NAIN_JAUNE), players=8))
    assert (eight, sum(eight)) == ([8, 16, 24, 32, 40], 120)


def test_NE4_stakes_doubled(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    assert boxes(opened(form, stake_unit=2)) == [8, 16, 24, 32, 40]
    assert not match_at(form, stake_unit=2, balances=(30, 100, 100, 100)).over
    assert match_at(form, stake_unit=2, balances=(29, 100, 100, 100)).over


def test_NE5_the_second_deal(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    assert (match.table.dealer, match.to_act) == (P4, P1)
    open_with(to_the_end(match), {})
    assert (match.table.deal, match.table.dealer, match.to_act) == (2, P1, P2)


# Runs


def test_NE6_going_on(form_kind: type[Form]) -> None:
    for passing, stops in (("seed", set()), ("free", {"stop"})):
        match = open_with(match_at(form_kind(NAIN_JAUNE), passing=passing), {P1: "7S 8H 8D 9C QD"}, lacking={P1: "89T"})
        do(match, "7S")
        assert (match.to_act, legal(match)) == (P1, {"8H", "8D"} | stops)
        assert legal(do(match, "8D")) == {"9C"} | stops
        assert do(match, "9C").to_act == P2, "«sans 10»"


def test_NE7_a_follower_with_two_tens(form_kind: type[Form]) -> None:
    for passing, passes in (("seed", {"pass"}), ("forced", set())):
        match = open_with(
            match_at(form_kind(NAIN_JAUNE), passing=passing), {P1: "9C", P2: "TD TS"}, lacking={P1: "T", P2: "T"}
        )
        assert silent(do(match, "9C")) == {"TD", "TS"} | passes


def test_NE8_a_jack_does_not_follow_a_nine(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "9C", P2: "JH"}, lacking={P1: "T", P2: "T"})
    assert legal(do(match, "9C")) == {"pass"}
    with pytest.raises(RecordError) as fault:
        match.act("JH")
    assert (fault.value.code, fault.value.message) == ("not_in_sequence", "JH: after 9C comes the ten")


def test_NE9_nobody_goes_on_though_one_could(form_kind: type[Form]) -> None:
    match = open_with(
        match_at(form_kind(NAIN_JAUNE)), {P1: "9C", P2: "TS TH TD TC"}, lacking={P1: "T", P3: "T", P4: "T"}
    )
    do(match, "9C pass pass pass")
    assert match.to_act == P1
    assert not can_pass(match)
    assert silent(match) == held(match, P1)


def from_NE10(form: Form, p3: str, **switches: Any) -> Match:
    """P1 has laid 7, 8, 9, P3 the ten and the jack; nobody has a queen to lay."""
    match = opened(form, **switches)
    hands = {P1: "7S 8S 9S 2H", P2: "3H 3S", P3: f"TC JD {p3}", P4: "3D 5S"}
    do(set_hands(match, hands, turn=P1), "7S 8S 9S")
    assert match.to_act == P2
    do(match, "pass TC JD")
    assert match.to_act == P4
    return do(match, "pass pass pass")


def test_NE10_the_last_who_stopped_opens(form_kind: type[Form]) -> None:
    match = from_NE10(form_kind(NAIN_JAUNE), "KS 4D")
    assert match.to_act == P3
    assert legal(match) == {"KS", "4D"}


def test_NE11_above_the_missing_queen(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    assert legal(from_NE10(form, "KS 4D", restart="skip_missing")) == {"KS"}
    assert legal(from_NE10(form, "4D 7H", restart="skip_missing")) == {"4D"}


def test_NE12_after_a_king(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    set_hands(match, {P1: "2S", P2: "QH KS AD 5C", P3: "AS", P4: "AH"}, turn=P2, after="JH")
    do(match, "QH KS")
    assert (match.to_act, legal(match)) == (P2, {"AD", "5C"})


def test_NE13_a_king_as_last_card(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    do(set_hands(match, {P1: "2S", P2: "QH KS", P3: "AS", P4: "AH"}, turn=P2, after="JH"), "QH KS")
    assert not match.in_deal
    assert gain(match, P2, "N21") == 4


def test_NE14_no_ace_on_a_king(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    do(set_hands(match, {P1: "2S", P2: "KS 5C", P3: "AS", P4: "AH"}, turn=P2), "KS")
    assert (match.to_act, legal(match)) == (P2, {"5C"})


def test_NE15_who_passed_may_join_again(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    set_hands(match, {P1: "9S 2S", P2: "TS KD 3S", P3: "TH JH QH 3D", P4: "4D 4S"}, turn=P1)
    do(match, "9S pass TH JH QH")
    assert match.to_act == P4, "«sans roi»"
    do(match, "pass pass")
    assert (match.to_act, legal(match)) == (P2, {"KD", "pass"})


def test_NE16_opening_with_the_nain_jaune(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "7D"})
    assert gain(do(match, "7D!"), P1, "N18") == 20
    assert balances(match)[0] == 125


# Board cards


def p3_with_the_king(form: Form, **switches: Any) -> Match:
    """P3 is asked for a king and holds that of hearts."""
    match = opened(form, **switches)
    return set_hands(match, {P1: "2S", P2: "3S 3H", P3: "KH 4D 4S", P4: "5S"}, turn=P3, after="QH")


def test_NE17_roi_qui_prend(form_kind: type[Form]) -> None:
    match = do(p3_with_the_king(form_kind(NAIN_JAUNE)), "KH!")
    assert gain(match, P3, "N18") == 16
    assert boxes(match)[3] == 0
    assert (match.to_act, legal(match)) == (P3, {"4D", "4S"})


def test_NE18_a_king_laid_silently(form_kind: type[Form]) -> None:
    match = do(p3_with_the_king(form_kind(NAIN_JAUNE)), "KH")
    assert balances(match) == [105] * 4
    assert boxes(match)[3] == 16
    assert boxes(open_with(to_the_end(match), {}))[3] == 32
    auto = do(p3_with_the_king(form_kind(NAIN_JAUNE), announce="auto"), "KH")
    assert gain(auto, P3, "N18") == 16


def test_NE19_three_boxes_in_one_run(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "9S TD JC QS"})
    do(match, "9S TD! JC! QS!")
    assert paid(match, "N18") == [("TD", P1, 4), ("JC", P1, 8), ("QS", P1, 12)]
    assert balances(match)[0] == 105 + 24


def test_NE20_other_suits_take_nothing(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "TS JD QH"}, lacking={P1: "TJQ"})
    assert not [text for text in legal(match) if text in ("TS!", "JD!", "QH!")]
    do(match, "TS JD QH")
    assert paid(match, "N18") == []
    auto = open_with(match_at(form_kind(NAIN_JAUNE), announce="auto"), {P1: "TS JD QH"}, lacking={P1: "TJQ"})
    assert paid(do(auto, "TS JD QH"), "N18") == []


def test_NE21_the_queen_of_spades_as_last_card(form_kind: type[Form]) -> None:
    for last, taken in (("QS!", 12), ("QS", 0)):
        match = opened(form_kind(NAIN_JAUNE))
        do(set_hands(match, {P1: "2S", P2: "QS", P3: "3S", P4: "4S"}, turn=P2), last)
        assert gain(match, P2, "N18") == taken
        assert gain(match, P2, "N21") == 9
        assert boxes(match)[2] == 12 - taken


def test_NE22_the_forgetter_doubles(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE), forget_penalty="forgetter_doubles")
    do(set_hands(match, {P1: "2S", P2: "QS 9S", P3: "3S", P4: "4S"}, turn=P2), "QS")
    assert paid(match, "N19") == [(P2, "QS", 12)]
    assert boxes(match)[2] == 24
    assert balances(match)[1] == 105 - 12
