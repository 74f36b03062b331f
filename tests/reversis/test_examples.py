"""The worked examples E1 to E38: stakes, tricks and aces, the quinola, the partie; each with its other readings."""

from typing import Any

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.match import Match
from tests.forms import Form
from tests.reversis import deals_of_honours as deals
from tests.reversis import deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    Payment,
    basket,
    gains,
    hand,
    match_at,
    open_deal,
    paid,
    play_deal,
    played,
    rules,
    takers,
)

FOR_THE_QUINOLA = ("R33", "R34", "R36", "R37")
ONCE = {"double_stacking": "once"}


def staked(form: Form, held: int, **switches: Any) -> tuple[list[int], int]:
    """What P1 to P4 put in before a deal, and what the basket then holds."""
    match = match_at(form, basket=held, **switches)
    open_deal(match, deals.E7)
    return [545 - balance for balance in match.balances()[0]], basket(match)


# Stakes, deal, exchange


def test_E1_the_first_deal(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = match_at(form, deal=1, basket=0)
    open_deal(match, deals.E7)
    assert match.balances() == ([535, 535, 535, 530], {BASKET: 45})
    assert staked(form, 0, renewal_dealer_extra="added") == ([10, 10, 10, 20], 50)


def test_E2_the_second_deal(form_kind: type[Form]) -> None:
    assert staked(form_kind(REVERSIS), 45) == ([0, 0, 0, 5], 50)


def test_E3_after_the_remise_was_won(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E17)
    assert basket(match) == 0
    before = len(match.transfers)
    open_deal(match, deals.E7)
    assert [(t.clause, t.source, t.amount) for t in match.transfers[before:]] == [
        ("R8", P2, 10),
        ("R8", P3, 10),
        ("R8", P4, 10),
        ("R8", P1, 15),
    ]
    assert basket(match) == 45


def test_E4_a_basket_of_five(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert staked(form, 5) == ([0, 0, 0, 5], 10)
    assert staked(form, 5, renew_when="below_initial") == ([10, 10, 10, 15], 50)


def test_E5_the_four_cards(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    open_deal(match, deals.E7)
    first, third, own = (match.deals[0].hands[seat][0] for seat in (P1, P3, P4))
    for action in (f"x{first}", "keep", f"x{third}", f"x{own}"):
        match.act(action)
    assert match.table.four_cards == hand(f"{first} {match.deals[0].talon[1]} {third} {own}")
    assert [held.bit_count() for held in match.table.hands] == [11] * 4


# Tricks and aces


def for_ace(form: Form, line: str, ace: str, **switches: Any) -> list[Payment]:
    """What is paid on account of an ace."""
    return paid(played(form, line, **switches), "R25", "R26", "R31", on=ace)


def test_E7_placed_on_a_neighbours_trick(form_kind: type[Form]) -> None:
    assert for_ace(form_kind(REVERSIS), deals.E7, "AH") == [(P2, P3, 1)]
    assert takers(deals.E7)[1] == P2


def test_E8_placed_on_an_opposite_trick(form_kind: type[Form]) -> None:
    assert for_ace(form_kind(REVERSIS), deals.E8, "AS") == [(P1, P3, 2)]


def test_E9_the_ace_of_diamonds(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E9_NEIGHBOUR, "AD") == [(P1, P2, 2)]
    assert for_ace(form, deals.E9_OPPOSITE, "AD") == [(P1, P3, 4)]


def test_E10_at_the_last_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E10, "AD") == [(P1, P3, 8)]
    assert for_ace(form, deals.E10, "AD", **ONCE) == [(P1, P3, 4)]


def test_E11_forced(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E11, "AC") == [(P2, P1, 5)]
    assert for_ace(form, deals.E11, "AC", forced_meaning="sole_card") == []
    assert takers(deals.E11)[3] == P2


def test_E12_the_ace_of_diamonds_forced(form_kind: type[Form]) -> None:
    assert for_ace(form_kind(REVERSIS), deals.E12, "AD") == [(P3, P1, 20)]


def test_E13_forced_at_the_last_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E13_CLUBS, "AC") == [(P2, P1, 10)]
    assert for_ace(form, deals.E13_DIAMONDS, "AD") == [(P3, P1, 40)]
    assert for_ace(form, deals.E13_DIAMONDS, "AD", **ONCE) == [(P3, P1, 20)]


def test_E14_led(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E14_NEIGHBOUR, "AC") == []
    owed = {"led_ace": "owner_pays_partie_winner"}
    assert for_ace(form, deals.E14_NEIGHBOUR, "AC", **owed) == [(P1, P2, 5)]
    assert for_ace(form, deals.E14_OPPOSITE, "AC", **owed) == [(P1, P3, 10)]


def test_E15_two_in_one_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert for_ace(form, deals.E15, "AH") == [(P1, P2, 1)]
    assert for_ace(form, deals.E15, "AD") == [(P1, P3, 4)]


def test_E16_the_forcer_is_the_leader(form_kind: type[Form]) -> None:
    assert for_ace(form_kind(REVERSIS), deals.E16, "AH") == [(P3, P1, 10)]


# Quinola


def for_quinola(match: Match) -> list[int]:
    """What P1 to P4 and the basket gain by the quinola."""
    every = {each.clause for each in match.transfers}
    return gains(match, *(every - set(FOR_THE_QUINOLA)))


def test_E17_placed(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E17)
    assert paid(match, *FOR_THE_QUINOLA) == [(P1, P2, 5), (BASKET, P2, 50)]
    assert basket(match) == 0
    before = len(match.transfers)
    open_deal(match, deals.E7)
    assert [each.amount for each in match.transfers[before:]] == [10, 10, 10, 15]


def test_E18_placed_by_the_opposite_player(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E18)
    assert paid(match, *FOR_THE_QUINOLA) == [(P1, P3, 10), (BASKET, P3, 50)]


def test_E19_in_the_tenth_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E19)
    assert paid(match, *FOR_THE_QUINOLA) == [(P1, P2, 5)]
    assert basket(match) == 50
    match = played(form, deals.E19, late_quinola="reversis_maker_only")
    assert paid(match, *FOR_THE_QUINOLA) == [(P1, P2, 5), (BASKET, P2, 50)]


def test_E20_in_the_eleventh_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line, payee, amount in ((deals.E20_NEIGHBOUR, P2, 10), (deals.E20_OPPOSITE, P3, 20)):
        match = played(form, line)
        assert paid(match, *FOR_THE_QUINOLA) == [(P1, payee, amount)]
        assert basket(match) == 50
        assert paid(played(form, line, **ONCE), *FOR_THE_QUINOLA) == [(P1, payee, 10)]


def test_E21_forced(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E21)
    assert for_quinola(match) == [25, -60, -10, -5, 50]
    assert paid(match, *FOR_THE_QUINOLA) == [(P2, P1, 10), (P3, P1, 10), (P4, P1, 5), (P2, BASKET, 50)]
    assert basket(match) == 100
    assert paid(played(form, deals.E21, forced_quinola_owner_pays=15), "R34")[0] == (P2, P1, 15)
    to_forcer = played(form, deals.E21, remise_paid_to="forcer")
    assert for_quinola(to_forcer) == [75, -60, -10, -5, 0]
    assert basket(to_forcer) == 50


def test_E22_forced_from_the_opposite_player(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E22)
    assert for_quinola(match) == [30, -5, -70, -5, 50]
    assert basket(match) == 100


def test_E23_forced_at_the_last_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E23)
    assert for_quinola(match) == [50, -70, -20, -10, 50]
    assert basket(match) == 100
    assert for_quinola(played(form, deals.E23, **ONCE)) == [40, -70, -10, -10, 50]


def test_E24_forced_at_the_last_trick_from_the_opposite_player(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E24)
    assert for_quinola(match) == [60, -10, -90, -10, 50]
    assert for_quinola(played(form, deals.E24, **ONCE)) == [40, -10, -70, -10, 50]


def test_E25_forced_from_among_others(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E25)
    assert for_quinola(match) == [25, -60, -10, -5, 50]
    assert paid(match, "R26", on="AH") == [(P4, P1, 5)]
    sole = played(form, deals.E25, forced_meaning="sole_card")
    assert for_quinola(sole) == [0, 0, 0, 0, 0]
    assert basket(sole) == 50


def test_E26_led(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E26)
    assert for_quinola(match) == [0, -50, 0, 0, 50]
    assert basket(match) == 100
    assert for_quinola(played(form, deals.E26, led_quinola="nothing")) == [0, 0, 0, 0, 0]


def test_E27_led_to_the_last_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E27)
    assert for_quinola(match) == [0, -50, 0, 0, 50]
    assert basket(match) == 100


@pytest.mark.parametrize(("specials", "value"), [("none", 85), ("A5_Q4", 100), ("A5_Q3", 95)])
def test_E28_among_the_four_cards(form_kind: type[Form], specials: str, value: int) -> None:
    match = played(form_kind(REVERSIS), deals.E28, talon_specials=specials)
    assert for_quinola(match) == [0, 0, 0, 0, 0]
    assert basket(match) == 50
    assert paid(match, "R41") == [(P4, P3, value)]


def test_E29_pending_then_final_or_void(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form), deals.E29_FINAL, upto=16)
    assert takers(deals.E29_FINAL)[:5] == [P1, P1, P1, P1, P3]
    assert [each.clause for each in match.transfers] == ["R9"], "nothing is paid yet"
    assert for_quinola(played(form, deals.E29_FINAL)) == [-5, 0, 0, 55, -50]
    assert for_quinola(played(form, deals.E29_VOID)) == [0, 0, 0, 0, 0]


def test_E30_forced_in_an_undertaken_reversis(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E30)
    assert for_quinola(match) == [0, 0, 0, 0, 0]
    assert paid(match, "R45") == [(P1, P2, 64)]
    assert basket(match) == 50


# Partie


def partie(form: Form, line: str, **switches: Any) -> Payment:
    """Who pays the partie to whom, and how much."""
    (payment,) = paid(played(form, line, **switches), "R41")
    return payment


FLAT = {"partie_bonus": "flat"}


@pytest.mark.parametrize(
    ("line", "switches", "payment"),
    [
        (deals_of_the_end.E31, {}, (P3, P4, 105)),
        (deals_of_the_end.E31, FLAT, (P3, P4, 45)),
    ],
)
def test_E31_five_points_in_the_four_cards(
    form_kind: type[Form], line: str, switches: dict[str, Any], payment: Payment
) -> None:
    assert partie(form_kind(REVERSIS), line, **switches) == payment


def test_E32_four_blank_cards(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E32) == (P3, P1, 80)
    assert partie(form, deals_of_the_end.E32, **FLAT) == (P3, P1, 20)
    assert partie(form, deals_of_the_end.E32, opposite_double="side_and_partie") == (P3, P1, 160)


def test_E33_four_aces_put_aside(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E33) == (P3, P1, 160)
    assert partie(form, deals_of_the_end.E33, **FLAT) == (P3, P1, 100)
    assert partie(form, deals_of_the_end.E33, **FLAT, talon_specials="A5_Q4") == (P3, P1, 105)


def test_E34_ace_of_diamonds_and_quinola_put_aside(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E34) == (P3, P1, 105)
    assert partie(form, deals_of_the_end.E34, **FLAT, talon_specials="A5_Q4") == (P3, P1, 65)
    assert partie(form, deals_of_the_end.E34, **FLAT, talon_specials="A5_Q3") == (P3, P1, 60)


def test_E35_no_trick_or_blank_tricks(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E35) == (P4, P3, 100)
    assert partie(form, deals_of_the_end.E35, tie_break="tricks_then_place") == (P4, P1, 100)
    assert partie(form, deals_of_the_end.E35, place_order="dealer_then_forwards") == (P4, P1, 100)


def test_E36_two_equally_heavy(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert partie(form, deals_of_the_end.E36) == (P1, P4, 100)
    assert partie(form, deals_of_the_end.E36, loser_tie="nearest_pays") == (P2, P4, 100)


def test_E37_nine_each(form_kind: type[Form]) -> None:
    assert partie(form_kind(REVERSIS), deals_of_the_end.E37) == (P1, P4, 100)


def test_E38_the_dealer_is_nearest(form_kind: type[Form]) -> None:
    assert partie(form_kind(REVERSIS), deals_of_the_end.E38)[1] == P4
    assert rules().place_order == 0
