"""The worked examples NE23 to NE45: settlement, opéra, the end."""

from typing import Any

import pytest

from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.settlement import hand_price
from corbillon.match import Match
from tests.forms import Form
from tests.nain_jaune.positions import (
    P1,
    P2,
    P3,
    P4,
    balances,
    boxes,
    do,
    gain,
    hand,
    match_at,
    open_with,
    opened,
    paid,
    rules,
    set_hands,
)


def out(match: Match, winner: int, hands: dict[int, str], last: str = "6S") -> Match:
    """A seat lays its last card in the open deal; the others are left with these hands."""
    return do(set_hands(match, {winner: last, **hands}, turn=winner), last)


# Settlement


@pytest.mark.parametrize(("pay", "price"), [("points", 28), ("cards", 4), ("faces10", 13)])
def test_NE23_the_price_of_a_hand(pay: str, price: int) -> None:
    assert hand_price(rules(pay=pay), hand("KH TS 7C AD")) == price


def test_NE24_three_losers_pay(form_kind: type[Form]) -> None:
    left = {P1: "5S 9D", P3: "JH", P4: "AC AS 2D"}
    points = out(opened(form_kind(NAIN_JAUNE)), P2, left)
    assert paid(points, "N21") == [(P1, P2, 14), (P3, P2, 10), (P4, P2, 4)]
    assert gain(points, P2, "N21") == 28
    cards = out(opened(form_kind(NAIN_JAUNE), pay="cards"), P2, left)
    assert paid(cards, "N21") == [(P1, P2, 2), (P3, P2, 1), (P4, P2, 3)]
    assert gain(cards, P2, "N21") == 6


def after_NE25(form: Form) -> Match:
    """P4 was left with the jack of clubs."""
    return out(opened(form), P1, {P2: "2S", P3: "2H", P4: "JC"})


def test_NE25_a_box_tripled(form_kind: type[Form]) -> None:
    match = after_NE25(form_kind(NAIN_JAUNE))
    assert gain(match, P4, "N21") == -10
    assert paid(match, "N22") == [(P4, "JC", 8)]
    assert boxes(match)[1] == 16
    assert boxes(open_with(match, {}))[1] == 24 == 3 * 8


def test_NE26_two_board_cards(form_kind: type[Form]) -> None:
    match = out(opened(form_kind(NAIN_JAUNE)), P1, {P2: "2S", P3: "2H", P4: "JC 7D"})
    assert paid(match, "N22") == [(P4, "JC", 8), (P4, "7D", 20)]
    assert gain(match, P4, "N21") == -17
    assert gain(match, P4, "N21", "N22") == -45


def test_NE27_the_tripled_box_doubled_again(form_kind: type[Form]) -> None:
    match = open_with(after_NE25(form_kind(NAIN_JAUNE)), {})
    out(match, P2, {P1: "JC", P3: "2H", P4: "2D"})
    assert paid(match, "N22", deal=2) == [(P1, "JC", 24)]
    assert boxes(match)[1] == 48
    assert boxes(open_with(match, {}))[1] == 56


def test_NE28_a_king_in_the_talon(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {}, talon="KH")
    out(match, P1, {P2: "2S", P3: "2H", P4: "2D"})
    assert paid(match, "N22") == []
    assert boxes(match)[3] == 16
    assert boxes(open_with(match, {}))[3] == 32


def test_NE29_forgotten_once_then_held(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    do(set_hands(match, {P1: "KH 6S", P2: "2S", P3: "2H", P4: "2D"}, turn=P1), "KH 6S")
    assert boxes(match)[3] == 16
    open_with(match, {})
    assert boxes(match)[3] == 32
    out(match, P1, {P2: "KH", P3: "2H", P4: "2D"})
    assert paid(match, "N22") == [(P2, "KH", 32)]
    assert boxes(match)[3] == 64


def test_NE30_the_winner_is_paid(form_kind: type[Form]) -> None:
    match = out(opened(form_kind(NAIN_JAUNE), held_card="pay_winner"), P1, {P2: "2S", P3: "2H", P4: "JC"})
    assert paid(match, "N22") == [("JC", P1, 8), (P4, P1, 8)]
    assert (P4, P1, 10) in paid(match, "N21")
    assert boxes(match)[1] == 0


# Opéra

IN_ONE_RUN = "AS 2S 3S 4S 5S 6S 7H 8S 9S TS JS QH"
WITH_STOPS = "5S 6S 7S 9S QH KS KD 2H 3H 4H 5H 6H"


def test_NE31_opera(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: IN_ONE_RUN}, talon="AH 2H 3H 4H")
    do(match, IN_ONE_RUN)
    assert gain(match, P1, "N21") == 4 * 85 - 75 - 10, "the pack without his hand and the talon"
    assert gain(match, P1, "N24") == 60
    assert boxes(match) == [0] * 5


def test_NE31_the_next_boxes(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), pay="cards"), {P1: IN_ONE_RUN})
    do(match, IN_ONE_RUN)
    assert balances(match) == [105 + 60 + 36, 93, 93, 93]
    assert boxes(open_with(match, {})) == [4, 8, 12, 16, 20]


def test_NE32_stops_do_not_spoil_it(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: WITH_STOPS})
    do(match, "5S 6S 7S pass pass pass 9S pass pass pass QH KS KD 2H 3H 4H 5H 6H")
    assert match.table.opera == 1
    assert gain(match, P1, "N24") == 60


def test_NE33_one_eight_spoils_it(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE), pay="cards")
    open_with(match, {P1: WITH_STOPS, P3: "8H", P4: "7D"}, lacking={P3: "9"})
    do(match, "5S 6S 7S pass 8H pass 9S pass pass pass QH KS KD 2H 3H 4H 5H 6H")
    assert match.table.opera == 0
    assert paid(match, "N24") == []
    assert (P4, "7D", 20) in paid(match, "N22")


def test_NE34_a_whole_hand_after_another(form_kind: type[Form]) -> None:
    series = "TS JS QH KS AC 2C 3C 4C 5C 6C 7C 8C"
    for opera, won in (("no_opponent_card", 0), ("own_first_turn", 60)):
        match = open_with(match_at(form_kind(NAIN_JAUNE), opera=opera), {P1: "9S", P2: series}, lacking={P1: "T"})
        do(match, f"9S {series}")
        assert gain(match, P2, "N24") == won


def test_NE35_losers_add_nothing(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: IN_ONE_RUN, P3: "KH QS"})
    others = match.table.hands[P3] & ~hand("KH QS")
    do(match, IN_ONE_RUN)
    assert (P3, P1, 20 + hand_price(match.rules, others)) in paid(match, "N21")
    assert paid(match, "N22") == []
    assert boxes(match) == [0] * 5


def test_NE36_a_forgotten_box_too(form_kind: type[Form]) -> None:
    forgetting = IN_ONE_RUN.replace("7H", "7D")
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: forgetting})
    do(match, forgetting)
    assert paid(match, "N18") == []
    assert ("7D", P1, 20) in paid(match, "N24")


def test_NE37_double_payment(form_kind: type[Form]) -> None:
    for opera_pays, cost in (("single", 30), ("double", 60)):
        match = open_with(
            match_at(form_kind(NAIN_JAUNE), opera_pays=opera_pays),
            {P1: IN_ONE_RUN, P2: "AH AD AC 2H 2D 2C 3H 3D 3C 4H 4D 4C"},
        )
        assert hand_price(match.rules, match.table.hands[P2]) == 30
        do(match, IN_ONE_RUN)
        assert (P2, P1, cost) in paid(match, "N21")


# End


def test_NE38_ruin(form_kind: type[Form]) -> None:
    lying = {"TD": 4, "JC": 8, "QS": 12, "KH": 16, "7D": 20}
    match = match_at(form_kind(NAIN_JAUNE), deal=5, balances=(14, 150, 130, 126), boxes=lying)
    assert match.over
    assert match.transfers == []
    assert sum(boxes(match)) == 60
    assert match.ranking()[P2] == 1


def test_NE39_exactly_fifteen(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE), balances=(15, 150, 150, 150))
    assert not match.over
    open_with(match, {})
    assert balances(match)[0] == 0
    out(match, P1, {P2: "2S", P3: "2H", P4: "2D"})
    assert balances(match)[0] == 6


def who_owes_25(form: Form, has: int, **switches: Any) -> Match:
    """P2 has so many jetons left after the stakes, owes 25 and holds the jack of clubs."""
    match = opened(form, balances=(120, 15 + has, 120, 120), **switches)
    return out(match, P1, {P2: "JC KS 5D", P3: "2H", P4: "2D"})


def test_NE40_six_for_twenty_five(form_kind: type[Form]) -> None:
    match = who_owes_25(form_kind(NAIN_JAUNE), 6)
    assert paid(match, "N21", "N22") == [(P2, P1, 6), (P3, P1, 2), (P4, P1, 2)]
    assert (balances(match)[1], boxes(match)[1], match.over) == (0, 8, True)


def test_NE40_in_debt(form_kind: type[Form]) -> None:
    match = who_owes_25(form_kind(NAIN_JAUNE), 6, shortfall="debt")
    assert [(P2, P1, 25), (P2, "JC", 8)] == [entry for entry in paid(match, "N21", "N22") if entry[0] == P2]
    assert 6 - 25 == -19
    assert (balances(match)[1], boxes(match)[1], match.over) == (-27, 16, True)


def test_NE41_thirty_for_twenty_five_and_the_box(form_kind: type[Form]) -> None:
    match = who_owes_25(form_kind(NAIN_JAUNE), 30)
    assert [entry for entry in paid(match, "N21", "N22") if entry[0] == P2] == [(P2, P1, 25), (P2, "JC", 5)]
    assert (balances(match)[1], boxes(match)[1]) == (0, 13)


def test_NE42_eight_rounds(form_kind: type[Form]) -> None:
    for deal in (7, 8):
        match = open_with(match_at(form_kind(NAIN_JAUNE), deal=deal, end={"rounds": 8}), {})
        out(match, P1, {P2: "2S", P3: "2H", P4: "2D"})
        assert min(balances(match)) >= 15
        assert match.over is (deal == 8)


def test_NE43_joint_winners(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE), deal=9, end={"rounds": 8}, balances=(140, 120, 80, 140))
    assert match.over
    assert match.ranking() == [1, 1, 3, 4]


def test_NE44_what_lies_on_the_board(form_kind: type[Form]) -> None:
    end: dict[str, Any] = {"deal": 6, "balances": (10, 200, 158, 100), "boxes": {"TD": 4, "JC": 8}}
    nobody = match_at(form_kind(NAIN_JAUNE), **end)
    assert nobody.over
    assert (sum(balances(nobody)), sum(boxes(nobody))) == (468, 12)
    shared = match_at(form_kind(NAIN_JAUNE), leftover="split", **end)
    assert balances(shared) == [13, 203, 161, 103]
    assert boxes(shared) == [0] * 5


def test_NE45_two_players(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE), players=2, players2=True)
    assert [len(cards) for cards in match.deals[0].hands] == [22, 22]
    assert len(match.deals[0].talon) == 8
    assert boxes(match) == [2, 4, 6, 8, 10]
