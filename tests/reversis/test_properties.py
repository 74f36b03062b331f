"""What holds in every deal of Reversis, whatever the switches."""

import random

import pytest

from corbillon import record
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.table import JOURNAL
from corbillon.kernel.notation import WORDS, read_move
from tests.forms import Form
from tests.reversis.positions import seen_by
from tests.reversis.random_deals import Imagined, random_match, steps
from tests.worlds import imagined, true_places

DEALS = 90
LATE = 28
"""The ply from which a seat's worlds are few enough to be drawn by trying."""


@pytest.mark.parametrize("seed", range(4))
def test_chips_are_conserved_and_something_is_legal(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"conserved {seed}")
    for _ in range(DEALS // 4):
        match = random_match(form_kind(REVERSIS), choice)
        whole = sum(match.table.accounts)
        for turn in steps(match, choice):
            assert sum(match.table.accounts) == whole, record.dumps(record.record_of(match))
            assert (turn == -1) is (match.legal() == []), record.dumps(record.record_of(match))
        assert match.table.entries <= JOURNAL


@pytest.mark.parametrize("seed", range(4))
def test_every_payment_is_what_its_arithmetic_says(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"arithmetic {seed}")
    for _ in range(DEALS):
        match = random_match(form_kind(REVERSIS), choice)
        for _ in steps(match, choice):
            pass
        for paid in match.transfers:
            assert paid.arithmetic is not None
            assert paid.arithmetic.result() == paid.amount > 0, f"{paid} {record.dumps(record.record_of(match))}"


@pytest.mark.parametrize("seed", range(6))
def test_the_true_deal_is_a_world_of_every_seat(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"worlds {seed}")
    for _ in range(DEALS // 6):
        match = random_match(form_kind(REVERSIS), choice)
        for _ in steps(match, choice):
            for seat in range(4):
                world = REVERSIS.world(match.rules, seen_by(match, seat))
                places = true_places(match, seat, world)
                told = f"seat {seat}: {record.dumps(record.record_of(match))}"
                assert world.allows(places), told
                if world.cases:
                    assert sum(case.allows(places) for case in world.split()) == 1, told


@pytest.mark.parametrize("seed", range(6))
def test_a_world_can_replay_the_public_past(form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"imagined {seed}")
    for _ in range(DEALS // 3):
        match = random_match(form_kind(REVERSIS), choice)
        for _ in steps(match, choice):
            if match.in_deal and match.table.ply >= LATE and choice.random() < 0.5:
                seat = choice.randrange(4)
                places = imagined(REVERSIS.world(match.rules, seen_by(match, seat)), choice)
                again = Imagined(match, seat, places, choice).replayed()
                assert seen_by(again, seat) == seen_by(match, seat), record.dumps(record.record_of(match))
                assert again.transfers == match.transfers


def test_actions_and_their_texts_are_one_to_one(form_kind: type[Form]) -> None:
    choice = random.Random("texts")
    for _ in range(DEALS // 6):
        match = random_match(form_kind(REVERSIS), choice)
        for _ in steps(match, choice):
            texts = [match.text(action) for action in match.legal()]
            assert len(set(texts)) == len(texts)
            assert [REVERSIS.action(read_move(text, REVERSIS.order)) for text in texts] == match.legal()


def test_what_is_legal_is_not_refused_and_the_rest_is(form_kind: type[Form]) -> None:
    choice = random.Random("refusals")
    names = [rank + suit for rank in REVERSIS.order for suit in "SHDC"]
    every = [*WORDS, *names, *("x" + name for name in names), *(name + "!" for name in names)]
    for _ in range(DEALS // 12):
        match = random_match(form_kind(REVERSIS), choice)
        for _ in steps(match, choice):
            legal = {match.text(action) for action in match.legal()}
            if match.in_deal and choice.random() < 0.2:
                moves = {text: read_move(text, REVERSIS.order) for text in every}
                assert legal == {t for t in every if REVERSIS.refusal(match.rules, match.table, moves[t]) is None}


def test_a_record_replays_as_it_was_played(form_kind: type[Form]) -> None:
    choice = random.Random("records")
    form = form_kind(REVERSIS)
    for _ in range(DEALS // 6):
        match = random_match(form, choice)
        for _ in range(3):
            if not match.over:
                for _ in steps(match, choice):
                    pass
        again = record.replay(record.load(record.dumps(record.record_of(match))), laws=form)
        assert record.answer(again) == record.answer(match)
        assert again.table == match.table
