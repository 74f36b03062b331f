"""Articles N11 to N19: the runs, and the board cards laid in them."""

from typing import Any

import pytest

from corbillon.errors import RecordError
from corbillon.games.nain_jaune import NAIN_JAUNE
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
    can_stop,
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


def refused(match: Match, action: str) -> tuple[str, str | None]:
    """Code and article with which a match refuses an action."""
    with pytest.raises(RecordError) as fault:
        match.act(action)
    return fault.value.code, fault.value.clause


# Runs


def test_N11_the_player_after_the_dealer_opens(form_kind: type[Form]) -> None:
    for players in (3, 5):
        for dealer in range(players):
            match = opened(form_kind(NAIN_JAUNE), players=players, dealer=dealer)
            assert match.to_act == (dealer + 1) % players
    assert opened(form_kind(NAIN_JAUNE), dealer=P3, opener="dealer").to_act == P3


def test_N11_the_turn_goes_round(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "3S"}, lacking={P1: "4"})
    turns = [match.to_act]
    for action in ("3S", "pass", "pass", "pass"):
        do(match, action)
        turns.append(match.to_act)
    assert turns == [P1, P2, P3, P4, P1]


def test_N12_any_card_opens_and_nobody_passes(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE))
    assert silent(match) == held(match, P1)
    assert refused(match, "pass") == ("not_now", "N12")
    again = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "3S"}, lacking={P1: "4"})
    do(again, "3S pass pass pass")
    assert silent(again) == held(again, P1)
    assert refused(again, "pass") == ("not_now", "N12")


def test_N12_lowest_first(form_kind: type[Form]) -> None:
    match = open_with(
        match_at(form_kind(NAIN_JAUNE), first_card="lowest"), {P1: "3S 3D 4S 9D KH"}, lacking={P1: "A2345"}
    )
    assert legal(match) == {"3S", "3D"}
    assert refused(match, "9D") == ("not_in_sequence", "N12")
    do(match, "3D 4S pass pass pass")
    assert silent(match) == held(match, P1), "only the very first card is bound"


def test_N13_who_began_goes_on_as_long_as_he_can(form_kind: type[Form]) -> None:
    for passing in ("seed", "forced"):
        match = open_with(match_at(form_kind(NAIN_JAUNE), passing=passing), {P1: "7S 8H 8C 9C"}, lacking={P1: "89T"})
        assert legal(do(match, "7S")) == {"8H", "8C"}
        assert refused(match, "9C") == ("not_in_sequence", "N13")
        assert refused(match, "pass") == ("not_now", "N13")
        assert refused(match, "stop") == ("not_now", "N13")
        assert legal(do(match, "8C")) == {"9C"}, "one card a rank"
        assert do(match, "9C").to_act == P2


def test_N13_a_follower_who_has_begun_goes_on_too(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "3S", P2: "4S 5S"}, lacking={P1: "4"})
    assert legal(do(match, "3S 4S")) == {name for name in held(match, P2) if name[0] == "5"}


def test_N13_stopping_is_free(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), passing="free"), {P1: "7S 8H 9C"}, lacking={P1: "T"})
    assert can_stop(do(match, "7S"))
    assert not can_pass(match)
    do(match, "stop")
    assert match.to_act == P2
    assert refused(match, "stop") == ("not_now", "N15")
    do(match, "pass pass pass")
    assert not can_stop(match)
    assert silent(match) == held(match, P1), "he may take up the run that he left, or open another"


def test_N14_who_cannot_go_on_stops_by_himself(form_kind: type[Form]) -> None:
    for passing in ("seed", "free", "forced"):
        match = open_with(match_at(form_kind(NAIN_JAUNE), passing=passing), {P1: "9S"}, lacking={P1: "T"})
        do(match, "9S")
        assert match.to_act == P2
        assert silent(match) - {"pass"} == {name for name in held(match, P2) if name[0] == "T"}, "«sans 10»"


def test_N14_everybody_knows_the_missing_rank(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "9S"}, lacking={P1: "T"})
    do(match, "9S")
    for seat in range(4):
        view = NAIN_JAUNE.view()
        NAIN_JAUNE.look(match.rules, match.table, seat, view)
        assert (view.last, view.turn) == (P1, P2)
        assert [rank for rank in range(13) if view.wanted >> rank & 1] == [9], "the tens"


def test_N15_a_follower_may_pass(form_kind: type[Form]) -> None:
    for passing in ("seed", "free"):
        match = open_with(match_at(form_kind(NAIN_JAUNE), passing=passing), {P1: "3S", P2: "4S"}, lacking={P1: "4"})
        do(match, "3S")
        assert can_pass(match)
        assert "4S" in legal(match)
        assert do(match, "pass").to_act == P3


def test_N15_who_can_must_where_playing_is_forced(form_kind: type[Form]) -> None:
    match = open_with(
        match_at(form_kind(NAIN_JAUNE), passing="forced"), {P1: "3S", P3: "4S"}, lacking={P1: "4", P2: "4"}
    )
    assert legal(do(match, "3S")) == {"pass"}
    do(match, "pass")
    assert not can_pass(match)
    assert refused(match, "pass") == ("not_now", "N15")


def test_N15_only_the_missing_rank_follows(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "3S", P2: "5S"}, lacking={P1: "4", P2: "4"})
    assert legal(do(match, "3S")) == {"pass"}
    assert refused(match, "5S") == ("not_in_sequence", "N15")


def test_N16_he_who_laid_the_last_card_opens(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "3S", P3: "4S"}, lacking={P1: "4", P3: "5"})
    do(match, "3S pass 4S")
    assert [match.to_act, can_pass(match)] == [P4, True]
    do(match, "pass pass pass")
    assert [match.to_act, can_pass(match)] == [P3, False]
    assert silent(match) == held(match, P3)


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("KD 4D 6H", {"KD"}),
        ("JD JS KD 4D", {"JD", "JS"}),
        ("4D 7H 8S", {"4D"}),
        ("AS AD KS", {"KS"}),
        ("8S 8C", {"8S", "8C"}),
    ],
)
def test_N16_the_missing_rank_is_skipped(form_kind: type[Form], hand: str, first: set[str]) -> None:
    match = opened(form_kind(NAIN_JAUNE), restart="skip_missing")
    set_hands(match, {P1: "9D " + hand, P2: "2S", P3: "2H", P4: "2D"}, turn=P1, after="8H")
    do(match, "9D pass pass pass")
    assert legal(match) - {"JC!", "KH!"} == first
    for other in held(match, P1) - first:
        assert refused(match, other) == ("not_in_sequence", "N16")


def test_N16_the_missing_rank_comes_last_and_a_missing_king_frees(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    match = opened(form, restart="skip_missing", passing="free")
    others = {P2: "2S", P3: "2H", P4: "2C"}
    do(set_hands(match, {P1: "8S 9S 9H 3D", **others}, turn=P1), "8S stop pass pass pass")
    assert legal(match) == {"3D"}
    do(set_hands(match, {P1: "8S 9S 9H", **others}, turn=P1), "8S stop pass pass pass")
    assert legal(match) == {"9S", "9H"}
    do(set_hands(match, {P1: "QD 9S AH", **others}, turn=P1), "QD pass pass pass")
    assert legal(match) == {"9S", "AH"}, "the king is missing"
    do(set_hands(match, {P1: "KD 9S AH", **others}, turn=P1), "KD")
    assert legal(match) == {"9S", "AH"}, "after one's own king"


def test_N17_a_king_opens_a_new_run(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "QH KS AD 5C", P2: "AS AH"})
    do(match, "QH KS")
    assert match.to_act == P1
    assert silent(match) == held(match, P1)
    do(match, "AD")
    assert match.table.openings.bit_count() == 2


# Board cards


def test_N18_the_box_is_taken_at_once(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "9S TD JC QS KH"})
    for action, box in (("9S", 0), ("TD!", 4), ("JC!", 8), ("QS!", 12), ("KH!", 16)):
        before = match.table.accounts[P1]
        do(match, action)
        assert match.table.accounts[P1] - before == box
    assert boxes(match) == [0, 0, 0, 0, 20]
    assert paid(match, "N18") == [("TD", P1, 4), ("JC", P1, 8), ("QS", P1, 12), ("KH", P1, 16)]


def test_N18_by_a_follower_too(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "6S", P3: "7D"}, lacking={P1: "7"})
    do(match, "6S pass")
    assert {"7D", "7D!"} <= legal(match)
    assert gain(do(match, "7D!"), P3, "N18") == 20


def test_N18_only_for_a_board_card_that_fits(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "9S TS QS", P2: "KH"}, lacking={P1: "J"})
    assert refused(match, "9S!") == ("not_declarable", "N18")
    do(match, "9S")
    assert refused(match, "QS!") == ("not_in_sequence", "N13")
    assert refused(match, "KH!") == ("not_in_hand", None)
    assert refused(match, "TS!") == ("not_declarable", "N18")


def test_N19_unannounced_the_stake_stays(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "KH"})
    do(match, "KH")
    assert paid(match, "N18", "N19") == []
    assert boxes(match) == [4, 8, 12, 16, 20]
    assert match.table.forgotten == 1 << 3
    do(set_hands(match, {P1: "AS", P2: "2S", P3: "2H", P4: "2D"}, turn=P1), "AS")
    assert boxes(match)[3] == 16, "nobody takes it or pays for it in this deal"
    assert boxes(open_with(match, {}))[3] == 32


def test_N19_by_itself(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), announce="auto"), {P1: "KH"})
    assert legal(match) == held(match, P1)
    assert refused(match, "KH!") == ("not_now", "N19")
    do(match, "KH")
    assert paid(match, "N18") == [("KH", P1, 16)]
    assert match.table.forgotten == 0


def test_N19_the_forgetter_doubles(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), forget_penalty="forgetter_doubles"), {P1: "KH QS"})
    do(match, "KH")
    assert paid(match, "N19") == [(P1, "KH", 16)]
    assert boxes(match)[3] == 32
    assert balances(match) == [89, 105, 105, 105]
    do(match, "QS!")
    assert paid(match, "N19") == [(P1, "KH", 16)], "who announces owes nothing"


def test_N19_the_forgetter_pays_what_he_has(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    switches: dict[str, Any] = {"forget_penalty": "forgetter_doubles", "balances": (21, 120, 120, 120)}
    match = open_with(match_at(form, **switches), {P1: "KH"})
    assert paid(do(match, "KH"), "N19") == [(P1, "KH", 6)]
    owing = open_with(match_at(form, shortfall="debt", **switches), {P1: "KH"})
    assert paid(do(owing, "KH"), "N19") == [(P1, "KH", 16)]
    assert balances(owing)[0] == -10
