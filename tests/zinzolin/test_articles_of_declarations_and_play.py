"""Articles Z22 to Z37: declarations, tricks, sigisbés."""

from typing import Any

import pytest

from corbillon.errors import RecordError
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.match import Account, Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import BASKET, A, B, C, D, gains, match_at, paid, play_deal, pots

# D. Declarations


def words(match: Match) -> list[str]:
    """The legal actions that are no cards."""
    return [match.text(action) for action in match.legal() if action >= 52]


def refusal_of(match: Match, action: str) -> tuple[str, str | None]:
    """Code and article with which an action is refused."""
    with pytest.raises(RecordError) as fault:
        match.act(action)
    return fault.value.code, fault.value.clause


def test_Z22_three_or_four_of_a_rank(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = play_deal(match_at(form), "", {B: "AS AH AD 2S 2H 2D 2C 3S 3H KS KH KD"})
    assert words(match) == ["dA", "d2"], "two threes and three kings are nothing"


def test_Z22_what_is_not_held_is_not_declarable(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "", {B: "3S 3H", A: "3D 3C"})
    assert refusal_of(match, "d3") == ("not_declarable", "Z22")


@pytest.mark.parametrize(
    ("rank", "triangle", "quarre"), [("A", 3, 4), ("2", 6, 8), ("3", 9, 12)], ids=["aces", "twos", "threes"]
)
def test_Z23_number_times_value(form_kind: type[Form], rank: str, triangle: int, quarre: int) -> None:
    form = form_kind(ZINZOLIN)
    three, fourth = f"{rank}S {rank}D {rank}C", f"{rank}H"
    for held, other, value in ((three, fourth, triangle), (f"{three} {fourth}", "KH", quarre)):
        match = play_deal(match_at(form), f"d{rank}", {B: held, C: other})
        assert gains(paid(match, "Z24")) == {B: 3 * value, A: -value, C: -value, D: -value}


def test_Z23_doubled(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), deal=21), "d3", {B: "3S 3H 3D"})
    assert paid(match, "Z24") == [(C, B, 18), (D, B, 18), (A, B, 18)]


def test_Z24_each_other_pays_in_full_at_once(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC", {C: "AS AH AD AC"})
    made = match.act("dA")
    assert [(each.source, each.target, each.amount, each.clause) for each in made] == [
        (B, C, 4, "Z24"),
        (D, C, 4, "Z24"),
        (A, C, 4, "Z24"),
    ]


def test_Z25_till_ones_own_first_card(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC QC JC", {A: "2S 2H 2D TC", B: "3S 3H 3D"})
    assert words(match) == ["d2"]
    match.act("TC")
    assert match.to_act == B
    assert refusal_of(match, "d3") == ("not_now", "Z25")
    assert paid(match, "Z24") == []


def test_Z25_what_is_shown_stays_in_the_hand_and_is_not_shown_twice(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "d2", {B: "2S 2H 2D"})
    assert words(match) == []
    assert refusal_of(match, "d2")[0] == "not_declarable"
    assert "2S" in {match.text(action) for action in match.legal()}
    view = ZINZOLIN.view()
    ZINZOLIN.look(match.rules, match.table, D, view)
    assert view.shown[B].bit_count() == 3


def test_Z26_at_the_first_turn(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC", {C: "2S 2H 2D"})
    assert match.to_act == C
    assert words(match) == ["d2"]


def test_Z26_in_an_opening_phase(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), declare_when="opening_phase")
    play_deal(match, "", {C: "2S 2H 2D 3S 3H 3D"})
    for seat, action, offered in (
        (B, "done", ["done"]),
        (C, "d3", ["d2", "d3", "done"]),
        (C, "d2", ["d2", "done"]),
        (C, "done", ["done"]),
        (D, "done", ["done"]),
        (A, "done", ["done"]),
    ):
        assert match.to_act == seat
        assert [match.text(legal) for legal in match.legal()] == offered
        match.act(action)
    assert gains(paid(match, "Z24")) == {C: 45, A: -15, B: -15, D: -15}
    assert match.to_act == B
    assert words(match) == []
    assert refusal_of(match, "d2") == ("not_now", "Z25")


def test_Z27_any_subset_one_after_another(form_kind: type[Form]) -> None:
    form, held = form_kind(ZINZOLIN), {B: "AS AH AD 2S 2H 2D 3S 3H 3D KC"}
    for line, value in (("KC", 0), ("d2 KC", 6), ("dA d3 KC", 12), ("d3 d2 dA KC", 18)):
        match = play_deal(match_at(form), line, held)
        assert gains(paid(match, "Z24")).get(B, 0) == 3 * value
        assert match.to_act == C


@pytest.mark.parametrize("when", ["first_turn", "opening_phase"])
def test_Z27_automatic(form_kind: type[Form], when: str) -> None:
    held = {D: "AS AH AD", A: "3S 3H 3D 3C", B: "2S 2C", C: "2H 2D"}
    match = match_at(form_kind(ZINZOLIN), declare="automatic", declare_when=when)
    play_deal(match, "", held, talon="AC KS KH KD")
    assert words(match) == []
    assert refusal_of(match, "d2") == ("not_now", "Z27")
    assert refusal_of(match, "done") == ("not_now", "Z27")
    assert len(paid(match, "Z24")) == (6 if when == "opening_phase" else 0)
    for card in ("KC", "QC", "JC"):
        assert words(match) == []
        match.act(card) if card in holding(match) else match.play(match.legal()[0])
    assert paid(match, "Z24") == [(B, D, 3), (C, D, 3), (A, D, 3), (B, A, 12), (C, A, 12), (D, A, 12)]


def holding(match: Match) -> set[str]:
    """The cards that the seat to act may lay."""
    return {match.text(action) for action in match.legal()}


# E. Play


def test_Z28_eldest_leads_then_the_winner(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), dealer=C), "")
    assert match.to_act == D
    assert len(match.legal()) == 12
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC 4C 6C 5C QS 4S KS 5S")
    assert match.to_act == D
    assert len(match.legal()) == 10


def test_Z29_follow_with_any_card_of_the_suit(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "9H", {C: "K4H AS 3C QJT98765C"}, talon="2S 3S 2H 3H")
    assert holding(match) == {"KH", "4H"}
    assert refusal_of(match, "AS") == ("must_follow", "Z29")
    match.act("4H")


def test_Z29_void_any_card(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "9D", {C: "K4H AS 3C QJT98765C"}, talon="2S 3S 2H 3H")
    assert len(match.legal()) == 12


def test_Z30_highest_of_the_suit_led(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    for line, winner in (("4C 7C 6C 5C", C), ("4C KH 6C 5C", D), ("4C KH KS 5C", A), ("4C KH KS KD", B)):
        assert play_deal(match_at(form), line).to_act == winner


def test_Z31_everybody_sees_the_number_of_tricks(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G1)
    for seat in range(4):
        view = ZINZOLIN.view()
        ZINZOLIN.look(match.rules, match.table, seat, view)
        assert [tricks.bit_count() for tricks in view.taken] == [0, 2, 6, 4]


def test_Z32_all_twelve_tricks_are_played(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.FIVE_ONE_THEN_FOUR_TWO[:-20])
    assert match.in_deal, "no Equinox can be won any more"
    while match.in_deal:
        match.play(match.legal()[0])
    assert len(match.deals[0].actions) == 4 + 48
    assert not any(match.table.hands)


def test_Z33_only_number_and_order_of_tricks_count(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    split = play_deal(match_at(form), worked_deals.FIVE_ONE_THEN_FOUR_TWO)
    six = play_deal(match_at(form), worked_deals.B_SIX_THEN_SPLIT_C_GORGING_2D)
    taken = [[tricks.bit_count() for tricks in match.table.taken] for match in (split, six)]
    assert taken == [[1, 5, 5, 1], [1, 6, 2, 3]]
    assert split.table.taken[B] == 0b000000_011111
    assert six.table.taken[B] == 0b000000_111111
    assert (paid(split, "Z39"), paid(six, "Z39")) == ([], [(BASKET, B, 32)])


# F. Sigisbés


def fallen(form: Form, line: str, **start: Any) -> dict[str, list[tuple[Account, Account, int]]]:
    """The payments of the first trick by article."""
    match = play_deal(match_at(form, **start), line)
    return {clause: paid(match, clause) for clause in ("Z34", "Z35", "Z36")}


def test_Z34_followed(form_kind: type[Form]) -> None:
    made = fallen(form_kind(ZINZOLIN), "TH AH 3H JH")
    assert made == {"Z34": [(A, C, 1), (A, D, 3)], "Z35": [], "Z36": []}


def test_Z34_led_and_beaten(form_kind: type[Form]) -> None:
    assert fallen(form_kind(ZINZOLIN), "2H 5H 4H 8H")["Z34"] == [(A, B, 2)]


def test_Z35_thrown(form_kind: type[Form]) -> None:
    made = fallen(form_kind(ZINZOLIN), "QC 3D 5C 2S")
    assert made == {"Z34": [], "Z35": [(C, B, 3), (A, B, 2)], "Z36": []}


def test_Z36_gorged(form_kind: type[Form]) -> None:
    made = fallen(form_kind(ZINZOLIN), "3S KC QC KH")
    assert made == {"Z34": [], "Z35": [], "Z36": [(B, BASKET, 3)]}


def test_Z36_gorged_by_one_who_follows(form_kind: type[Form]) -> None:
    assert fallen(form_kind(ZINZOLIN), "2S 3S AS KH")["Z36"] == [(C, BASKET, 3)]


def test_Z34_Z35_Z36_doubled(form_kind: type[Form]) -> None:
    made = fallen(form_kind(ZINZOLIN), "3S 2S AS AH", deal=21)
    assert made == {"Z34": [(B, C, 4), (B, D, 2)], "Z35": [(A, B, 2)], "Z36": [(B, BASKET, 6)]}


def test_Z37_all_three_in_one_trick(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "3S 2S AS 2H")
    assert paid(match, "Z34", "Z35", "Z36") == [(B, BASKET, 3), (B, C, 2), (B, D, 1), (A, B, 2)]


def test_Z37_before_the_trick_is_counted(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.B_SIX_GORGING_3H_IN_TRICK_6)
    assert paid(match, "Z36", "Z39") == [(B, BASKET, 3), (BASKET, B, 32 + 3)]
    assert pots(match)[0] == 0
