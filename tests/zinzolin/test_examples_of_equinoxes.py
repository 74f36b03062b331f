"""The worked examples ZE30 to ZE49: Equinoxes, Rocambole, the double round and the end."""

from typing import Any

import pytest

from corbillon.games.zinzolin import ZINZOLIN
from corbillon.match import Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import (
    BASKET,
    ROCAMBOLE,
    A,
    B,
    C,
    D,
    gains,
    match_at,
    open_with,
    paid,
    play_deal,
    pots,
)

FOR_TRICKS = ("Z39", "Z40", "Z41", "Z42", "Z43")
EVERYBODY = (A, B, C, D)


def played(form: Form, line: str, **start: Any) -> Match:
    """A match in which this deal was played, and no other."""
    return play_deal(match_at(form, **start), line)


# Equinoxes


def test_ZE30_the_first_equinox_with_a_gorged_two(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_SIX_GORGING_2S_IN_TRICK_4)
    assert paid(match, "Z39") == [(BASKET, B, 34)]
    assert pots(match)[0] == 0


def test_ZE31_gorged_in_the_sixth_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_SIX_GORGING_3H_IN_TRICK_6)
    assert paid(match, "Z36", "Z39") == [(B, BASKET, 3), (BASKET, B, 35)]
    assert pots(match)[0] == 0


def test_ZE32_the_seventh_lost(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_ALL_BUT_TRICK_7)
    assert paid(match, *FOR_TRICKS) == [(BASKET, B, 32)]


def test_ZE33_three_more_tricks(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_NINE_THEN_LOSES)
    assert gains(paid(match, "Z40")) == {A: -4, B: 12, C: -4, D: -4}


def test_ZE34_five_more_tricks(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_ELEVEN_THEN_LOSES)
    assert gains(paid(match, "Z40")) == {A: -16, B: 48, C: -16, D: -16}


def test_ZE35_the_vole(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.G3)
    assert gains(paid(match, "Z40")) == {A: -48, B: 144, C: -48, D: -48}
    assert paid(match, "Z39", "Z41") == [(BASKET, B, 32), (BASKET, B, 2)]


def test_ZE36_the_second_by_another(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_SIX_THEN_C_SIX)
    assert paid(match, "Z36") == [(C, BASKET, 3)]
    assert gains(paid(match, "Z42")) == {C: 15, BASKET: -3, A: -4, B: -4, D: -4}
    assert gains(paid(match, "Z36", "Z42"))[C] == 12


@pytest.mark.parametrize(
    ("alone", "won", "left"), [("basket_plus_4", 81, 0), ("basket_only", 69, 0), ("nothing", 0, 69)]
)
def test_ZE37_the_second_alone(form_kind: type[Form], alone: str, won: int, left: int) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.SPLIT_THEN_D_SIX, basket=69 - 32, second_equinox_alone=alone)
    assert gains(paid(match, *FOR_TRICKS)).get(D, 0) == won
    assert pots(match)[0] == left


def test_ZE38_nobody_wins(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.FIVE_ONE_THEN_FOUR_TWO)
    assert paid(match, *FOR_TRICKS) == []
    assert pots(match)[0] == 32


def test_ZE39_gorged_after_the_first_equinox(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D)
    assert pots(match)[0] == 2
    open_with(match, {})
    assert pots(match)[0] == 34


# Rocambole


def test_ZE40_the_dealer_without_a_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.A_WITHOUT_A_TRICK, rocambole=8)
    assert paid(match, "Z45", "Z47") == [(ROCAMBOLE, A, 16)]
    assert pots(match)[1] == 0


def test_ZE41_two_without_a_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_AND_D_WITHOUT_A_TRICK, rocambole=16)
    assert paid(match, "Z45", "Z47") == [(ROCAMBOLE, B, 12), (ROCAMBOLE, D, 12)]
    assert pots(match)[1] == 0


def test_ZE42_three_without_a_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.G3)
    assert pots(match)[1] == 8
    open_with(match, {})
    assert pots(match)[1] == 16


def test_ZE43_everybody_has_a_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.QUIET)
    assert paid(match, "Z45", "Z47") == []
    assert pots(match)[1] == 8


# The double round and the end


def test_ZE44_stakes_of_the_double_round(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=21, basket=12 * 8)
    open_with(match, {})
    assert paid(match, "Z8") == [(seat, BASKET, 16) for seat in (B, C, D, A)]
    assert pots(match) == (160, 16)


@pytest.mark.parametrize(
    ("doubles", "sigisbe", "triangle", "vole"), [("everything", 6, 6, 96), ("stakes_only", 3, 3, 48)]
)
def test_ZE45_what_doubles(form_kind: type[Form], doubles: str, sigisbe: int, triangle: int, vole: int) -> None:
    form = form_kind(ZINZOLIN)
    first = played(form, worked_deals.G1, deal=22, double_round=doubles)
    assert paid(first, "Z34")[0] == (B, A, sigisbe)
    assert gains(paid(first, "Z24")) == {D: 3 * triangle, A: -triangle, B: -triangle, C: -triangle}
    third = played(form, worked_deals.G3, deal=22, double_round=doubles)
    assert gains(paid(third, "Z40")) == {B: 3 * vole, A: -vole, C: -vole, D: -vole}


def test_ZE46_overtime(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.QUIET_GORGING_2H, deal=24, dealer=D)
    assert pots(match)[0] == 8 * 8 + 4
    assert not match.over
    assert match.following() == (25, A), "dealer of deal 21, as D dealt the 24th"
    open_with(match, {})
    assert paid(match, "Z8", deal=25) == [(seat, BASKET, 16) for seat in (B, C, D, A)]


def test_ZE47_jetons_left_go_on(form_kind: type[Form]) -> None:
    match = played(form_kind(ZINZOLIN), worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D, deal=24)
    assert pots(match)[0] == 4
    assert not match.over
    assert match.following() == (25, B)


def test_ZE47_contingent_won_ends(form_kind: type[Form]) -> None:
    line = worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D
    match = played(form_kind(ZINZOLIN), line, deal=24, end_test="contingent_won")
    assert match.over
    assert paid(match, "Z51") == [(BASKET, B, 4)]


def end_of_deal_26(form: Form, **switches: str) -> Match:
    """Deal 26, in which D takes the last six tricks and the Rocambole stays at three fiches."""
    return played(form, worked_deals.SPLIT_THEN_D_SIX, deal=26, basket=128, rocambole=8, **switches)


def test_ZE48_a_second_equinox_ends_it(form_kind: type[Form]) -> None:
    match = end_of_deal_26(form_kind(ZINZOLIN))
    assert pots(match) == (0, 0)
    assert match.over
    assert sorted(paid(match, "Z52"), key=str) == [(ROCAMBOLE, seat, 6) for seat in EVERYBODY]


def test_ZE48_where_the_second_wins_nothing_it_goes_on(form_kind: type[Form]) -> None:
    match = end_of_deal_26(form_kind(ZINZOLIN), second_equinox_alone="nothing")
    assert not match.over
    assert pots(match) == (128 + 64, 24)


def test_ZE48_the_rocambole_to_the_last_winner(form_kind: type[Form]) -> None:
    match = end_of_deal_26(form_kind(ZINZOLIN), final_rocambole="last_basket_winner")
    assert paid(match, "Z52") == [(ROCAMBOLE, D, 24)]


def test_ZE48_the_rocambole_back_to_the_dealers(form_kind: type[Form]) -> None:
    match = end_of_deal_26(form_kind(ZINZOLIN), final_rocambole="dealers_take_back")
    assert sorted(paid(match, "Z52"), key=str) == [(ROCAMBOLE, A, 16), (ROCAMBOLE, D, 8)]


def test_ZE49_equal_balances_share_a_rank() -> None:
    assert ZINZOLIN.ranking([500, 488, 488, 476]) == [1, 2, 2, 4]
