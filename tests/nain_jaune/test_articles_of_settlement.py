"""Articles N20 to N30: the end of a deal, the next one, and the end of the match."""

from typing import Any

import pytest

from corbillon.errors import RecordError
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
    card,
    do,
    gain,
    match_at,
    open_with,
    opened,
    paid,
    rules,
    set_hands,
)

STRAIGHT = "AS 2S 3S 4S 5S 6S 7H 8S 9S TS JS QH"
"""A whole hand of four players that goes out in one run, without a board card."""


def end_with(form: Form, hands: dict[int, str], last: str = "AS", **more: Any) -> Match:
    """The last card of a deal, laid by P1; the others keep these hands."""
    match = set_hands(opened(form, **more), {P1: last.rstrip("!"), **hands}, turn=P1)
    return do(match, last)


# The end of a deal


def test_N20_the_last_card_ends_the_deal_at_once(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    set_hands(match, {P1: "3S 4D", P2: "5H", P3: "5C", P4: "5D"}, turn=P1)
    do(match, "3S")
    assert match.in_deal
    do(match, "4D")
    assert not match.in_deal
    assert match.finished == 1
    assert [seat for _, seat, _ in paid(match, "N21")] == [P1] * 3
    with pytest.raises(RecordError) as fault:
        match.act("5H")
    assert fault.value.code == "deal_over"


def test_N20_a_box_taken_with_the_last_card_is_taken_first(form_kind: type[Form]) -> None:
    match = end_with(form_kind(NAIN_JAUNE), {P2: "2S", P3: "2H", P4: "2D"}, last="QS!")
    clauses = [each.clause for each in match.transfers if each.clause != "N8"]
    assert clauses == ["N18", "N21", "N21", "N21"]


@pytest.mark.parametrize(
    ("pay", "prices"),
    [
        ("points", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]),
        ("cards", [1] * 13),
        ("faces10", [1] * 10 + [10, 10, 10]),
    ],
)
def test_N21_the_price_of_a_card(pay: str, prices: list[int]) -> None:
    for suit in "SHDC":
        assert [hand_price(rules(pay=pay), 1 << card(rank + suit)) for rank in NAIN_JAUNE.order] == prices


def test_N21_each_other_pays_the_winner(form_kind: type[Form]) -> None:
    for dealer, order in ((P4, (P2, P3, P4)), (P2, (P3, P4, P2))):
        match = end_with(form_kind(NAIN_JAUNE), {P2: "2S KS", P3: "2H", P4: "AH 9D TS"}, dealer=dealer)
        owed = {P2: 12, P3: 2, P4: 20}
        assert paid(match, "N21") == [(seat, P1, owed[seat]) for seat in order]


def test_N22_the_holder_doubles_the_box(form_kind: type[Form]) -> None:
    match = end_with(form_kind(NAIN_JAUNE), {P2: "JC", P3: "7D QS", P4: "2D"})
    assert paid(match, "N21", "N22") == [
        (P2, P1, 10),
        (P3, P1, 17),
        (P4, P1, 2),
        (P2, "JC", 8),
        (P3, "QS", 12),
        (P3, "7D", 20),
    ]
    assert boxes(match) == [4, 16, 24, 16, 40]


def test_N22_the_winner_is_paid(form_kind: type[Form]) -> None:
    match = end_with(form_kind(NAIN_JAUNE), {P2: "JC", P3: "7D QS", P4: "2D"}, held_card="pay_winner")
    assert paid(match, "N22") == [
        ("JC", P1, 8),
        (P2, P1, 8),
        ("QS", P1, 12),
        (P3, P1, 12),
        ("7D", P1, 20),
        (P3, P1, 20),
    ]
    assert boxes(match) == [4, 0, 0, 16, 0]


def test_N23_for_a_card_in_the_talon_nobody_pays(form_kind: type[Form]) -> None:
    for held_card in ("double_box", "pay_winner"):
        match = end_with(form_kind(NAIN_JAUNE), {P2: "QS", P3: "2H", P4: "2D"}, held_card=held_card)
        assert {seat for seat, _, _ in paid(match, "N22")} - {"QS"} == {P2}, "who holds one pays"
        assert boxes(match)[3] == 16, "the king of hearts is in the talon"
        assert boxes(open_with(match, {}))[3] == 32


def test_N24_opera_wins_the_board(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), boxes={"JC": 3}), {P1: STRAIGHT, P2: "KH QS", P3: "7D"})
    do(match, STRAIGHT)
    assert match.table.opera == 1
    assert paid(match, "N24") == [("TD", P1, 4), ("JC", P1, 11), ("QS", P1, 12), ("KH", P1, 16), ("7D", P1, 20)]
    assert paid(match, "N22") == [], "no box is left to be doubled"
    assert len(paid(match, "N21")) == 3


def test_N24_one_card_of_another_spoils_it(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    holding = {P1: "5S 6S 7S 9S QH KS KD 2H 3H 4H 5H 6H", P3: "8H JC"}
    rest = "9S pass pass pass QH KS KD 2H 3H 4H 5H 6H"
    for opera in ("no_opponent_card", "own_first_turn"):
        made = open_with(match_at(form, opera=opera), holding, lacking={P3: "9"})
        do(made, f"5S 6S 7S pass pass pass {rest}")
        assert [made.table.opera, len(paid(made, "N24")), len(paid(made, "N22"))] == [1, 5, 0]
        spoiled = open_with(match_at(form, opera=opera), holding, lacking={P3: "9"})
        do(spoiled, f"5S 6S 7S pass 8H pass {rest}")
        assert [spoiled.table.opera, len(paid(spoiled, "N24"))] == [0, 0]
        assert (P3, "JC", 8) in paid(spoiled, "N22"), "losers double"


def test_N24_in_one_series_whoever_laid_before(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    holding = {P1: "9S", P2: "TS JS QH KS AC 2C 3C 4C 5C 6C 7C 8C"}
    for opera, made in (("no_opponent_card", 0), ("own_first_turn", 1)):
        match = open_with(match_at(form, opera=opera), holding, lacking={P1: "T"})
        do(match, f"9S {holding[P2]}")
        assert not match.in_deal
        assert match.table.opera == made
        assert gain(match, P2, "N24") == 60 * made


def test_N24_a_double_opera(form_kind: type[Form]) -> None:
    for opera_pays, factor in (("single", 1), ("double", 2)):
        match = open_with(match_at(form_kind(NAIN_JAUNE), opera_pays=opera_pays, balances=(500,) * 4), {P1: STRAIGHT})
        held = [match.table.hands[seat] for seat in (P2, P3, P4)]
        do(match, STRAIGHT)
        owed = [hand_price(match.rules, cards) * factor for cards in held]
        assert paid(match, "N21") == [(seat, P1, amount) for seat, amount in zip((P2, P3, P4), owed, strict=True)]
        assert gain(match, P1, "N24") == 60, "the board is not doubled"


# The next deal and the end of the match


def test_N25_all_cards_again_all_stakes_again(form_kind: type[Form]) -> None:
    match = end_with(form_kind(NAIN_JAUNE), {P2: "2S", P3: "2H", P4: "2D"})
    open_with(match, {})
    assert match.table.deal == 2
    assert [cards.bit_count() for cards in match.table.hands[:4]] == [12] * 4
    assert [each.amount for each in match.transfers if each.deal == 2] == [1, 2, 3, 4, 5] * 4
    assert match.to_act == P2
    assert match.table.ply == 0


@pytest.mark.parametrize(("unit", "threshold"), [(1, 15), (2, 30), (5, 75)])
def test_N26_who_cannot_stake_ends_the_match(form_kind: type[Form], unit: int, threshold: int) -> None:
    form = form_kind(NAIN_JAUNE)
    for poorest, over in ((threshold, False), (threshold - 1, True), (0, True)):
        match = match_at(form, deal=5, balances=(200, 200, poorest, 200), stake_unit=unit)
        assert match.over is over
        assert match.transfers == []


def test_N26_tested_when_a_deal_ends(form_kind: type[Form]) -> None:
    for poor, over in ((34, False), (33, True)):
        match = end_with(form_kind(NAIN_JAUNE), {P2: "4S", P3: "2H", P4: "2D"}, balances=(120, poor, 120, 120))
        assert match.over is over
    with pytest.raises(RecordError) as fault:
        match.open_hands([], [])
    assert fault.value.code == "deal_over"


def test_N27_most_jetons_win() -> None:
    assert NAIN_JAUNE.ranking([14, 150, 130, 126]) == [4, 1, 2, 3]
    assert NAIN_JAUNE.ranking([90, 140, 140, 80]) == [3, 1, 1, 4]
    assert NAIN_JAUNE.ranking([-5, 0, 7]) == [3, 2, 1]


def test_N28_he_pays_what_he_has(form_kind: type[Form]) -> None:
    poor: dict[str, Any] = {"balances": (120, 32, 120, 120)}
    hands = {P2: "TD JC", P3: "2H", P4: "2D"}
    match = end_with(form_kind(NAIN_JAUNE), hands, **poor)
    assert paid(match, "N21", "N22") == [(P2, P1, 17), (P3, P1, 2), (P4, P1, 2)]
    assert match.table.short == 1 << P2
    assert match.over
    owing = end_with(form_kind(NAIN_JAUNE), hands, shortfall="debt", **poor)
    assert paid(owing, "N21", "N22") == [(P2, P1, 20), (P3, P1, 2), (P4, P1, 2), (P2, "TD", 4), (P2, "JC", 8)]
    assert balances(owing)[1] == 17 - 20 - 12
    assert owing.over


def test_N28_the_winner_first_then_the_boxes_in_their_order(form_kind: type[Form]) -> None:
    hands = {P2: "7D TD JC", P3: "2H", P4: "2D"}
    poor: dict[str, Any] = {"balances": (120, 15 + 27 + 9, 120, 120)}
    match = end_with(form_kind(NAIN_JAUNE), hands, **poor)
    assert paid(match, "N22") == [(P2, "TD", 4), (P2, "JC", 5)]
    winner = end_with(form_kind(NAIN_JAUNE), hands, held_card="pay_winner", **poor)
    assert paid(winner, "N22") == [("TD", P1, 4), (P2, P1, 4), ("JC", P1, 8), (P2, P1, 5), ("7D", P1, 20)]


def test_N29_jetons_on_the_board_are_nobodys(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE), deal=3, balances=(14, 90, 90, 90), boxes={"JC": 9, "7D": 3})
    assert match.over
    assert boxes(match) == [0, 9, 0, 0, 3]


def test_N29_or_shared(form_kind: type[Form]) -> None:
    match = match_at(
        form_kind(NAIN_JAUNE), deal=3, balances=(14, 90, 90, 90), boxes={"JC": 9, "7D": 10}, leftover="split"
    )
    assert paid(match, "N29") == [("JC", 0, 4), ("JC", 1, 4), ("JC", 2, 1), ("7D", 2, 3), ("7D", 3, 4)]
    assert boxes(match) == [0, 0, 0, 0, 3]
    assert match.ranking() == [1, 4, 1, 1]


def test_N29_also_when_a_deal_ends(form_kind: type[Form]) -> None:
    match = end_with(form_kind(NAIN_JAUNE), {P2: "2S", P3: "2H", P4: "2D"}, leftover="split", end={"rounds": 1})
    assert gain(match, P3, "N29") == 15
    assert boxes(match) == [0] * 5
    assert {each.deal for each in match.transfers} == {1}


def test_N30_so_many_deals(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    match = match_at(form, end={"rounds": 2})
    for number in (1, 2):
        open_with(match, {})
        do(set_hands(match, {P1: "AS", P2: "2S", P3: "2H", P4: "2D"}, turn=P1), "AS")
        assert match.over is (number == 2)
    assert match_at(form, deal=3, end={"rounds": 2}).over
    assert not match_at(form, deal=2, end={"rounds": 2}).over
    assert not match_at(form, deal=99).over
    assert match_at(form, deal=2, end={"rounds": 8}, balances=(14, 120, 120, 120)).over, "a ruin ends it sooner"


def test_N30_what_can_be_agreed() -> None:
    assert rules(end={"rounds": 8}).end == 8
    assert rules(end="ruin") == rules()
    refused: list[Any] = ["time", 8, None, {"rounds": 0}, {"rounds": True}, {"rounds": 3, "time": 5}, {"time": 5}, []]
    for wrong in refused:
        with pytest.raises(RecordError) as fault:
            rules(end=wrong)
        assert (fault.value.code, fault.value.clause) == ("bad_rule", "N30")
