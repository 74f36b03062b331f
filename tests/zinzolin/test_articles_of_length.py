"""Articles Z49 to Z53: length and result."""

from typing import Any

import pytest

from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel.arithmetic import Figure
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
    Payment,
    gains,
    match_at,
    open_with,
    paid,
    play_deal,
    pots,
)

# I. Length and result


@pytest.mark.parametrize(
    ("rounds", "last_single", "last"), [("5+1", 20, 24), ("2+1", 8, 12), ("1+1", 4, 8), ("0+1", 0, 4)]
)
def test_Z49_single_rounds_then_a_double_one(form_kind: type[Form], rounds: str, last_single: int, last: int) -> None:
    form = form_kind(ZINZOLIN)
    antes = {}
    for deal in {1, max(last_single, 1), last_single + 1, last, last + 1}:
        match = match_at(form, deal=deal, basket=8, rounds=rounds)
        open_with(match, {})
        antes[deal] = {amount for _, _, amount in paid(match, "Z8")}
    assert antes == {deal: {8 if deal <= last_single else 16} for deal in antes}
    for deal in (last, last - 1):
        match = match_at(form, deal=deal, rounds=rounds)
        play_deal(match, worked_deals.SPLIT_THEN_D_SIX)
        assert match.over is (deal == last)


@pytest.mark.parametrize(("doubled", "factor"), [("everything", 2), ("stakes_only", 1)])
def test_Z50_what_doubles(form_kind: type[Form], doubled: str, factor: int) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=21, basket=5, rocambole=4, double_round=doubled)
    play_deal(match, worked_deals.G1)
    assert gains(paid(match, "Z8")) == {A: -16, B: -16, C: -16, D: -16, BASKET: 64}
    assert paid(match, "Z10") == [(A, ROCAMBOLE, 16)]
    assert paid(match, "Z24") == [(seat, D, 3 * factor) for seat in (B, C, A)]
    assert paid(match, "Z34")[0] == (B, A, 3 * factor)
    assert paid(match, "Z35")[0] == (D, C, 1 * factor)
    assert paid(match, "Z36") == [(C, BASKET, 3 * factor), (C, BASKET, 2 * factor)]
    assert paid(match, "Z43") == [
        (BASKET, C, 5 + 64 + 5 * factor),
        (B, C, 4 * factor),
        (D, C, 4 * factor),
        (A, C, 4 * factor),
    ]
    assert paid(match, "Z45") == [(ROCAMBOLE, A, 4 + 16)], "what lies in the pots is carried over unchanged"


def test_Z51_over_when_the_basket_is_empty(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    for deal, line, over in (
        (23, worked_deals.SPLIT_THEN_D_SIX, False),
        (24, worked_deals.SPLIT_THEN_D_SIX, True),
        (24, worked_deals.QUIET, False),
        (24, worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D, False),
        (30, worked_deals.SPLIT_THEN_D_SIX, True),
        (30, worked_deals.QUIET, False),
    ):
        match = play_deal(match_at(form, deal=deal, basket=64 if deal > 24 else 0), line)
        assert match.over is over
        assert (match.following() is None) is over


def test_Z51_contingent_won(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form, deal=24, end_test="contingent_won")
    play_deal(match, worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D)
    assert match.over
    assert paid(match, "Z51") == [(BASKET, B, 4)]
    match = match_at(form, deal=24, end_test="contingent_won")
    play_deal(match, worked_deals.QUIET)
    assert not match.over


@pytest.mark.parametrize("cap", [0, 4, 8])
def test_Z51_overtime_capped(form_kind: type[Form], cap: int) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form, deal=24 + cap, basket=1, overtime_cap=cap)
    assert not match.over
    play_deal(match, worked_deals.QUIET_GORGING_2H)
    assert match.over
    shared = [(BASKET, seat, (1 + 64 + 4) // 4) for seat in (C, D, A, B)]
    assert paid(match, "Z51") == [*shared, (BASKET, B, 1)], "B took trick 12"
    assert match_at(form, deal=25 + cap, basket=1, overtime_cap=cap).over


def test_Z51_less_than_four_jetons_are_a_remainder(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=24, overtime_cap=0, double_round="stakes_only")
    play_deal(match, worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D)
    assert match.over
    assert paid(match, "Z51") == [(BASKET, D, 2)], "D took trick 12"
    assert [each.arithmetic for each in match.transfers if each.clause == "Z51"] == [Figure(2, "remainder")]


def test_Z51_what_the_winner_left_is_shared_when_ruin_ends_the_match(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form, seats=(16, 8, 8, 8), debt="ruin_ends_game", end_test="contingent_won")
    play_deal(match, worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D)
    assert match.over
    assert paid(match, "Z51") == [(BASKET, D, 2)], "D took trick 12"
    assert [each.arithmetic for each in match.transfers if each.clause == "Z51"] == [Figure(2, "remainder")]


def test_Z51_without_a_cap_it_goes_on(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), deal=200, basket=64), worked_deals.QUIET)
    assert not match.over
    open_with(match, {})
    assert paid(match, "Z8", deal=201) == [(seat, BASKET, 16) for seat in (C, D, A, B)], "it does not rise further"


def test_Z51_a_remainder_of_nobody_stays(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=25, basket=70, overtime_cap=0)
    assert match.over
    assert paid(match, "Z51") == [(BASKET, seat, 17) for seat in (B, C, D, A)]
    assert pots(match)[0] == 2


def last_rocambole(form: Form, fate: str, line: str = worked_deals.SPLIT_THEN_D_SIX, **start: Any) -> Match:
    """The end of deal 24, in which D wins the basket and the dealer puts two fiches before him."""
    return play_deal(match_at(form, deal=24, final_rocambole=fate, **start), line)


@pytest.mark.parametrize(
    ("fate", "payments"),
    [
        ("split_all", [(ROCAMBOLE, seat, 12) for seat in (C, D, A, B)]),
        ("last_basket_winner", [(ROCAMBOLE, D, 48)]),
        ("dealers_take_back", [(ROCAMBOLE, C, 16), (ROCAMBOLE, D, 16), (ROCAMBOLE, A, 16)]),
    ],
)
def test_Z52_the_last_rocambole(form_kind: type[Form], fate: str, payments: list[Payment]) -> None:
    match = last_rocambole(form_kind(ZINZOLIN), fate, rocambole=32)
    assert match.over
    assert paid(match, "Z52") == payments
    assert pots(match) == (0, 0)


def test_Z52_split_where_no_winner_is_known(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=25, rocambole=16, final_rocambole="last_basket_winner")
    assert paid(match, "Z52") == [(ROCAMBOLE, seat, 4) for seat in (B, C, D, A)]


def test_Z52_a_won_rocambole_is_taken_back_by_nobody(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=23, rocambole=32, final_rocambole="dealers_take_back")
    play_deal(match, worked_deals.A_WITHOUT_A_TRICK)
    play_deal(match, worked_deals.SPLIT_THEN_D_SIX)
    assert match.over
    assert paid(match, "Z52") == [(ROCAMBOLE, B, 16)], "the dealer of deal 24"


def test_Z52_fiches_of_unknown_dealers_stay(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=5, rounds="0+1", rocambole=80, final_rocambole="dealers_take_back")
    assert match.over
    assert paid(match, "Z52") == [(ROCAMBOLE, seat, 16) for seat in (B, C, D, A)]
    assert pots(match)[1] == 80 - 4 * 16


def test_Z53_rank_by_balance() -> None:
    assert ZINZOLIN.ranking([500, 488, 488, 476]) == [1, 2, 2, 4]
    assert ZINZOLIN.ranking([-3, 7, 7, 7]) == [4, 1, 1, 1]
    assert ZINZOLIN.ranking([1, 2, 3, 4]) == [4, 3, 2, 1]


def test_Z53_the_ranking_of_a_match(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), deal=24, seats=(500, 480, 490, 400)), worked_deals.SPLIT_THEN_D_SIX)
    assert match.over
    balances = match.balances()[0]
    assert match.ranking() == [1 + sum(other > own for other in balances) for own in balances]
