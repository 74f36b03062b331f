"""Actions as a record writes them, and why one is refused: the codes in the order of the format."""

from typing import Any

import pytest

from corbillon.errors import RecordError
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.rules import PRESETS
from corbillon.kernel.notation import read_move
from corbillon.match import Match
from tests.forms import Interpreted
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import match_at, open_deal, play_deal, put_aside, rules

FORM = Interpreted(REVERSIS)


def refusal(match: Match, action: str) -> tuple[str, str | None, str]:
    """Code, article and message with which a match refuses an action."""
    before = match.table.entries, match.table.turn, list(match.table.hands)
    with pytest.raises(RecordError) as fault:
        match.act(action)
    assert (match.table.entries, match.table.turn, match.table.hands) == before
    return fault.value.code, fault.value.clause, fault.value.message


def opened(**switches: Any) -> Match:
    """A deal is open and P1, who holds 9S, KC, AC, exchanges."""
    match = match_at(FORM, **switches)
    open_deal(match, deals_of_honours.E7)
    return match


def laying() -> Match:
    """P1 has led 9S, and P2, who holds KS, is in turn."""
    return play_deal(match_at(FORM), deals_of_honours.E7, upto=5)


@pytest.mark.parametrize("wrong", ["", "XS", "10D", "ks", "KEEP", "x1C", "xKS!"])
def test_no_action(wrong: str) -> None:
    assert refusal(opened(), wrong)[0] == "bad_card"


@pytest.mark.parametrize(
    ("action", "code", "clause", "message"),
    [
        ("9S", "not_now", "R13", "9S: seat 0 exchanges a card or keeps his hand"),
        ("9S!", "not_now", "R13", "9S!: seat 0 exchanges a card or keeps his hand"),
        ("pass", "not_now", "R13", "pass: seat 0 exchanges a card or keeps his hand"),
        ("undertake", "not_now", "R13", "undertake: seat 0 exchanges a card or keeps his hand"),
        ("xKS", "not_in_hand", None, "KS: seat 0 does not hold it"),
        ("xTD", "not_in_hand", None, "TD: seat 0 does not hold it"),
    ],
)
def test_refused_at_the_exchange(action: str, code: str, clause: str | None, message: str) -> None:
    assert refusal(opened(), action) == (code, clause, message)


def test_refused_to_the_dealer() -> None:
    match = opened()
    for _ in range(3):
        match.act("keep")
    assert refusal(match, "keep") == ("not_now", "R15", "keep: seat 3 deals and puts a card aside")
    assert refusal(match, "9S") == ("not_now", "R15", "9S: seat 3 deals and puts a card aside")
    assert refusal(match, "x9S")[0] == "not_in_hand"


def test_refused_where_exchanging_is_compulsory() -> None:
    match = opened(exchange="compulsory_below_3_stakes")
    told = "keep: exchanging is compulsory while the basket holds less than 135"
    assert refusal(match, "keep") == ("not_now", "R13", told)
    assert refusal(match, "9S")[0] == "not_now"


def test_refused_where_the_quinola_may_not_be_put_aside() -> None:
    for switch in ("forbidden", "only_if_basket_ge_135"):
        match = opened(quinola_discard=switch)
        told = "xJH: the quinola may not be put aside"
        assert refusal(match, "xJH") == ("not_now", "R16", told), "a kind of action that is not possible, held or not"
    assert refusal(opened(), "xJH")[0] == "not_in_hand"


@pytest.mark.parametrize(
    ("action", "code", "clause", "message"),
    [
        ("keep", "not_now", "R17", "keep: seat 1 plays a card"),
        ("x9S", "not_now", "R17", "x9S: seat 1 plays a card"),
        ("KS!", "not_now", "R17", "KS!: seat 1 plays a card"),
        ("silent", "not_now", "R17", "silent: seat 1 plays a card"),
        ("9S", "not_in_hand", None, "9S: seat 1 does not hold it"),
        ("6C", "must_follow", "R18", "6C: spades were led and seat 1 holds 8S"),
    ],
)
def test_refused_while_cards_are_laid(action: str, code: str, clause: str | None, message: str) -> None:
    assert refusal(laying(), action) == (code, clause, message)


def test_refused_a_first_lead_that_is_no_heart() -> None:
    match = play_deal(match_at(FORM, first_lead="hearts_if_held"), deals_of_the_end.E31, upto=0)
    code, clause, message = refusal(match, "9S")
    assert (code, clause) == ("must_follow", "R17")
    assert message.startswith("9S: the first lead is a heart and seat 0 holds ")


def test_refused_when_the_reversis_is_to_be_declared() -> None:
    match = play_deal(match_at(FORM, undertake="declared"), deals_of_the_end.E44, upto=36)
    card = deals_of_the_end.E44.split()[36]
    assert refusal(match, card) == ("not_now", "R42", f"{card}: seat 1 says undertake or silent")
    match.act("silent")
    assert refusal(match, "silent")[0] == "not_now"


def test_refused_when_no_deal_is_open() -> None:
    match = match_at(FORM)
    refused = REVERSIS.refusal(match.rules, match.table, read_move("KS", REVERSIS.order))
    assert refused is not None
    assert refused.code == "not_now"
    assert refusal(play_deal(match, deals_of_the_end.E31), "KS")[0] == "deal_over"


def test_a_card_that_is_put_aside_is_written_so() -> None:
    match = opened()
    assert {match.text(action)[0] for action in match.legal()} == {"x", "k"}
    put_aside(match, deals_of_honours.E7)
    assert {len(match.text(action)) for action in match.legal()} == {2}


@pytest.mark.parametrize(
    "switch", ["direction", "deal_split", "history", "card_values", "misdeal", "players", "two_baskets", "unknown"]
)
def test_switches_that_are_none_of_a_record(switch: str) -> None:
    with pytest.raises(RecordError) as fault:
        rules(**{switch: "right"})
    assert fault.value.code == "bad_rule"


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("bankruptcy", "rebuy"),
        ("final_basket", "house"),
        ("remise_cap", 100),
        ("remise_cap", None),
        ("remise_cap", "180"),
        ("tours", 3),
        ("tours", True),
        ("reversis_unit", 2),
        ("partie_multiplier", "5"),
        ("right_places_quinola", "true"),
        ("partie_after_broken", 1),
        ("espagnolette", True),
        ("talon_specials", "a5_q4"),
        ("broken_remise", "t11_to_basket"),
    ],
)
def test_values_that_are_not_offered(switch: str, value: Any) -> None:
    with pytest.raises(RecordError) as fault:
        rules(**{switch: value})
    assert fault.value.code == "bad_rule"


def test_presets() -> None:
    assert list(PRESETS) == ["seed", "hague1785", "nineteenth", "hoyle"]
    assert rules("hague1785") == rules(partie_bonus="flat", talon_specials="A5_Q4", peek="allowed_if_kept")
    assert rules("nineteenth", reversis_unit=1, broken_remise="T11_to_basket") == rules(
        partie_bonus="flat",
        talon_specials="A5_Q3",
        tie_break="tricks_then_place",
        peek="allowed_if_kept",
        renew_when="below_initial",
    )
    assert len(PRESETS["hoyle"]) == 20
    assert rules("hoyle").remise_cap == 180
