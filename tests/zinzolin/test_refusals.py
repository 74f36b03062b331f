"""Refusals of Zinzolin, in the order in which a fault is looked for."""

import pytest

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.match import Match
from tests.forms import Form
from tests.zinzolin.positions import A, B, C, D, match_at, open_with, play_deal


def code(match: Match, action: str) -> str:
    """The code with which an action is refused; the match stays as it was."""
    before = record.answer(match)
    with pytest.raises(RecordError) as fault:
        match.act(action)
    assert record.answer(match) == before
    return fault.value.code


def test_during_the_exchange(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {B: "AS AH AD", C: "KC"})
    assert code(match, "x1C") == "bad_card"
    assert code(match, "1C") == "bad_card"
    assert code(match, "nonsense") == "bad_card"
    assert code(match, "") == "bad_card"
    assert code(match, "KC") == "not_now"
    assert code(match, "KC!") == "not_now"
    assert code(match, "dA") == "not_now"
    assert code(match, "done") == "not_now"
    assert code(match, "pass") == "not_now"
    assert code(match, "xKC") == "not_in_hand"


def test_while_cards_are_laid(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "9H", {C: "KH AS AD AC", D: "QS 4C"})
    assert code(match, "9Z") == "bad_card"
    assert code(match, "x9Z") == "bad_card"
    assert code(match, "xQS") == "not_now", "a kind of action that is not possible comes before a card not held"
    assert code(match, "xKH") == "not_now"
    assert code(match, "QS!") == "not_now"
    assert code(match, "keep") == "not_now"
    assert code(match, "done") == "not_now"
    assert code(match, "QS") == "not_in_hand", "a card not held comes before the duty to follow"
    assert code(match, "AS") == "must_follow"
    assert code(match, "d3") == "not_declarable"
    match.act("dA")
    assert code(match, "dA") == "not_declarable"


def test_when_showing_is_over(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = play_deal(match_at(form), "KC QC JC TC", {B: "AS AH AD", C: "QC", D: "JC", A: "TC"})
    assert code(match, "dA") == "not_now"
    automatic = play_deal(match_at(form, declare="automatic"), "", {B: "AS AH AD"})
    assert code(automatic, "dA") == "not_now"
    opening = play_deal(match_at(form, declare_when="opening_phase"), "", {B: "AS AH AD KC"})
    assert code(opening, "KC") == "not_now"
    assert code(opening, "d2") == "not_declarable"
    assert opening.to_act == B


def test_when_the_deal_or_the_match_is_over(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form)
    assert code(match, "keep") == "deal_over"
    over = match_at(form, deal=25)
    with pytest.raises(RecordError) as fault:
        open_with(over, {})
    assert (fault.value.code, fault.value.deal, fault.value.action) == ("deal_over", 25, None)


def test_cards_of_a_deal(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {A: "KS", B: "QS", C: "JS", D: "TS"}, talon="9S 4D AH KC")
    hands, talon = match.deals[0].hands, match.deals[0].talon
    for wrong, wanted in (
        ([[*hands[0][:-1], "1S"], *hands[1:]], "bad_card"),
        ([[*hands[0][:-1], "9S"], *hands[1:]], "bad_deal"),
        ([hands[0][:-1], *hands[1:]], "bad_deal"),
        (hands[:3], "bad_deal"),
    ):
        with pytest.raises(RecordError) as fault:
            match_at(form_kind(ZINZOLIN)).open_hands(wrong, talon)
        assert (fault.value.code, fault.value.deal, fault.value.action) == (wanted, 1, None)
