"""What holds in every deal of Zinzolin, whatever the switches."""

import random

import pytest

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel.notation import WORDS, read_move
from corbillon.match import Match
from tests.forms import Form
from tests.worlds import imagined, true_places
from tests.zinzolin.positions import A, B, C, D, match_at, open_with, play_deal
from tests.zinzolin.random_deals import Imagined, random_match, steps, view_of

DEALS = 60
LATE = 32
"""The ply from which a seat's worlds are few enough to be drawn by trying."""


@pytest.mark.parametrize("seed", range(4))
def test_chips_are_conserved_and_something_is_legal(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"conserved {seed}")
    for _ in range(DEALS // 4):
        match = random_match(form_kind(ZINZOLIN), choice)
        whole = sum(match.table.accounts)
        for turn in steps(match, choice):
            assert sum(match.table.accounts) == whole, record.dumps(record.record_of(match))
            assert (turn == -1) is (match.legal() == []), record.dumps(record.record_of(match))


@pytest.mark.parametrize("seed", range(4))
def test_every_payment_is_what_its_arithmetic_says(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"arithmetic {seed}")
    for _ in range(DEALS // 2):
        match = random_match(form_kind(ZINZOLIN), choice)
        for _ in steps(match, choice):
            pass
        for paid in match.transfers:
            assert paid.arithmetic is not None
            assert paid.arithmetic.result() == paid.amount > 0, f"{paid} {record.dumps(record.record_of(match))}"
            assert eval(str(paid.arithmetic).replace("×", "*").replace("÷", "//").replace("−", "-")) == paid.amount


@pytest.mark.parametrize("seed", range(6))
def test_the_true_deal_is_a_world_of_every_seat(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"worlds {seed}")
    for _ in range(DEALS // 6):
        match = random_match(form_kind(ZINZOLIN), choice)
        for _ in steps(match, choice):
            for seat in range(4):
                world = ZINZOLIN.world(match.rules, view_of(match, seat))
                places = true_places(match, seat, world)
                assert world.allows(places), f"seat {seat}: {record.dumps(record.record_of(match))}"


@pytest.mark.parametrize("seed", range(6))
def test_a_world_can_replay_the_public_past(seed: int, form_kind: type[Form]) -> None:
    choice = random.Random(f"imagined {seed}")
    for _ in range(DEALS // 6):
        match = random_match(form_kind(ZINZOLIN), choice)
        for _ in steps(match, choice):
            if match.in_deal and match.table.ply >= LATE and choice.random() < 0.5:
                seat = choice.randrange(4)
                places = imagined(ZINZOLIN.world(match.rules, view_of(match, seat)), choice)
                again = Imagined(match, seat, places, choice).replayed()
                assert view_of(again, seat) == view_of(match, seat), record.dumps(record.record_of(match))
                assert again.transfers == match.transfers


def test_actions_and_their_texts_are_one_to_one(form_kind: type[Form]) -> None:
    choice = random.Random("texts")
    for _ in range(DEALS // 4):
        match = random_match(form_kind(ZINZOLIN), choice)
        for _ in steps(match, choice):
            texts = [match.text(action) for action in match.legal()]
            assert len(set(texts)) == len(texts)
            assert [ZINZOLIN.action(read_move(text, ZINZOLIN.order)) for text in texts] == match.legal()


def test_what_is_legal_is_not_refused_and_the_rest_is(form_kind: type[Form]) -> None:
    choice = random.Random("refusals")
    names = [rank + suit for rank in ZINZOLIN.order for suit in "SHDC"]
    every = [*WORDS, *names, *("x" + name for name in names), *(name + "!" for name in names)]
    for _ in range(DEALS // 12):
        match = random_match(form_kind(ZINZOLIN), choice)
        for _ in steps(match, choice):
            legal = {match.text(action) for action in match.legal()}
            if match.in_deal and choice.random() < 0.2:
                moves = {text: read_move(text, ZINZOLIN.order) for text in every}
                assert legal == {t for t in every if ZINZOLIN.refusal(match.rules, match.table, moves[t]) is None}


def test_a_record_replays_as_it_was_played(form_kind: type[Form]) -> None:
    choice = random.Random("records")
    form = form_kind(ZINZOLIN)
    for _ in range(DEALS // 4):
        match = random_match(form, choice)
        for _ in range(3):
            if not match.over:
                for _ in steps(match, choice):
                    pass
        again = record.replay(record.load(record.dumps(record.record_of(match))), laws=form)
        assert record.answer(again) == record.answer(match)
        assert again.table == match.table


# Refusals, in the order in which a fault is looked for


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
