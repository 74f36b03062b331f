"""Actions as a record writes them, and why one is refused: the codes in the order of the format."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.table import PASS, STOP
from corbillon.kernel.bits import bits_of
from corbillon.kernel.notation import read_move
from corbillon.match import Match
from corbillon.record import read_rules
from tests.forms import Interpreted
from tests.nain_jaune.positions import P1, P2, P3, P4, card, do, match_at, opened, rules, set_hands


def refusal(match: Match, action: str) -> tuple[str, str | None, str]:
    """Code, article and message with which a match refuses an action."""
    with pytest.raises(RecordError) as fault:
        match.act(action)
    return fault.value.code, fault.value.clause, fault.value.message


def middle(after: str = "", **switches: str) -> Match:
    """P1 is in turn, with hearts from the eight to the jack and two board cards."""
    match = opened(Interpreted(NAIN_JAUNE), **switches)
    return set_hands(match, {P1: "8H 9H TH TD QS", P2: "2S", P3: "2H", P4: "2D"}, turn=P1, after=after)


def test_every_action_has_its_text_and_every_text_its_action() -> None:
    for board_cards in ("classic", "QH_KS"):
        made = rules(board_cards=board_cards)
        texts = [NAIN_JAUNE.text(made, NAIN_JAUNE.table(), action) for action in range(STOP + 1)]
        assert len(set(texts)) == STOP + 1
        assert [NAIN_JAUNE.action(read_move(text, NAIN_JAUNE.order)) for text in texts] == list(range(STOP + 1))
        assert texts[PASS:] == ["pass", "stop"]
        assert texts[52:PASS] == [pot + "!" for pot in NAIN_JAUNE.pots(made)]
    assert NAIN_JAUNE.action(read_move("QS", NAIN_JAUNE.order)) == card("QS")


@pytest.mark.parametrize("wrong", ["", "XS", "10D", "qs", "PASS", "QS!!"])
def test_no_action(wrong: str) -> None:
    assert refusal(middle(), wrong)[0] == "bad_card"


@pytest.mark.parametrize(
    ("action", "code", "clause", "message"),
    [
        ("pass", "not_now", "N12", "pass: seat 1 opens a run"),
        ("stop", "not_now", "N12", "stop: seat 1 opens a run"),
        ("keep", "not_now", "N12", "keep: seat 1 opens a run"),
        ("x8H", "not_now", "N12", "x8H: seat 1 opens a run"),
        ("KC", "not_in_hand", None, "KC: seat 1 does not hold it"),
        ("JC!", "not_in_hand", None, "JC: seat 1 does not hold it"),
        ("8H!", "not_declarable", "N18", "8H!: 8H is not on the board"),
    ],
)
def test_refused_at_an_opening(action: str, code: str, clause: str | None, message: str) -> None:
    assert refusal(middle(), action) == (code, clause, message)


@pytest.mark.parametrize(
    ("action", "code", "clause", "message"),
    [
        ("stop", "not_now", "N15", "stop: seat 1 lays a card or passes"),
        ("KC", "not_in_hand", None, "KC: seat 1 does not hold it"),
        ("TH", "not_in_sequence", "N15", "TH: after 8C comes the nine"),
        ("QS!", "not_in_sequence", "N15", "QS: after 8C comes the nine"),
        ("9H!", "not_declarable", "N18", "9H!: 9H is not on the board"),
    ],
)
def test_refused_to_a_follower(action: str, code: str, clause: str | None, message: str) -> None:
    assert refusal(middle("8C"), action) == (code, clause, message)


def test_refused_to_who_goes_on() -> None:
    match = do(middle(), "8H")
    assert refusal(match, "pass") == ("not_now", "N13", "pass: seat 1 has to go on")
    assert refusal(match, "QS") == ("not_in_sequence", "N13", "QS: after 8H comes the nine")
    free = do(middle(passing="free"), "8H")
    assert refusal(free, "pass") == ("not_now", "N13", "pass: seat 1 goes on or stops")


def test_refused_where_playing_is_forced() -> None:
    match = middle("8C", passing="forced")
    assert refusal(match, "pass") == ("not_now", "N15", "pass: seat 1 holds 9H and has to lay")


def test_refused_where_boxes_are_taken_without_a_word() -> None:
    for action in ("QS!", "KC!", "8H!"):
        assert refusal(middle(announce="auto"), action) == (
            "not_now",
            "N19",
            f"{action}: boxes are taken without a word",
        )


def test_refused_by_the_switches_that_bind_an_opening() -> None:
    lowest = opened(Interpreted(NAIN_JAUNE), first_card="lowest")
    lowest.table.hands[P1] = bits_of([card("8H"), card("9H")])
    told = "9H: the first card is the lowest, and seat 1 holds 8H"
    assert refusal(lowest, "9H") == ("not_in_sequence", "N12", told)
    skipping = do(middle(restart="skip_missing"), "8H 9H TD! pass pass pass")
    told = "TH: above the missing rank seat 1 holds QS"
    assert refusal(skipping, "TH") == ("not_in_sequence", "N16", told)
    assert refusal(skipping, "TH!") == ("not_in_sequence", "N16", told), "the sequence before the announcement"


def test_other_board_cards_are_not_on_the_board() -> None:
    match = opened(Interpreted(NAIN_JAUNE), board_cards="QH_KS")
    set_hands(match, {P1: "QS QH", P2: "2S", P3: "2H", P4: "2D"}, turn=P1)
    assert refusal(match, "QS!") == ("not_declarable", "N18", "QS!: QS is not on the board")


def test_before_a_deal_nothing_is_possible() -> None:
    match = match_at(Interpreted(NAIN_JAUNE))
    refused = NAIN_JAUNE.refusal(match.rules, match.table, read_move("QS", NAIN_JAUNE.order))
    assert refused is not None
    assert refused.code == "not_now"


def test_presets() -> None:
    family = read_rules(NAIN_JAUNE, "family")
    assert family == rules(announce="auto", pay="cards")
    assert read_rules(NAIN_JAUNE, "leaflet") == rules(first_card="lowest", board_cards="QH_KS")
    assert read_rules(NAIN_JAUNE, "seed") == rules()


@pytest.mark.parametrize(
    "switch", ["direction", "first_dealer", "show_talon", "vocabulary", "unknown"], ids=lambda switch: switch
)
def test_switches_of_the_table_are_none_of_a_record(switch: str) -> None:
    with pytest.raises(RecordError) as fault:
        rules(**{switch: "clockwise"})
    assert fault.value.code == "bad_rule"


def test_a_grace_is_none_of_a_record() -> None:
    with pytest.raises(RecordError) as fault:
        rules(announce="explicit_grace")
    assert (fault.value.code, fault.value.clause) == ("bad_rule", "N19")
