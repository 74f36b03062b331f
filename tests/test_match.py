"""Matches: replay equals play, records begin anywhere, an action is checked before it changes anything."""

import contextlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.match import Match, Start
from tests.forms import FORMS
from tests.lockstep import random_rules

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
seeds = st.integers(0, 2**32)


def played(game: Game, choice: random.Random, deals: int, stop: bool = False) -> Match:
    """A match at random with random switches; its last deal may be left in progress."""
    rules = random_rules(game, choice)
    match = Match(game, rules, choice.choice(game.seats(rules)))
    while match.finished < deals and not match.over:
        pack = list(game.pack)
        choice.shuffle(pack)
        match.open_pack(pack)
        while match.in_deal:
            if stop and match.finished == deals - 1 and choice.random() < 0.03:
                return match
            match.play(choice.choice(match.legal()))
    return match


@each_game
@given(seed=seeds)
@settings(max_examples=40, deadline=None)
def test_replay_equals_play(game: Game, seed: int) -> None:
    choice = random.Random(seed)
    match = played(game, choice, choice.randrange(1, 4), stop=True)
    written = record.dumps(record.record_of(match))
    again = record.replay(record.load(written))
    assert again.table == match.table
    assert again.transfers == match.transfers
    assert record.answer(again) == record.answer(match)
    assert record.dumps(record.record_of(again)) == written


@each_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_a_record_may_begin_in_the_middle_of_a_match(game: Game, seed: int) -> None:
    """The balances after some deals, and the deals after them, answer as the whole does."""
    choice = random.Random(seed)
    match = Match(game, game.rules(), game.seats(game.rules())[0])
    for _ in range(3):
        if match.over:
            return
        start = match.table.deal, match.table.dealer, match.balances()
        pack = list(game.pack)
        choice.shuffle(pack)
        match.open_pack(pack)
        while match.in_deal:
            match.play(choice.choice(match.legal()))
    deal, dealer, (seats, pots) = start
    whole = record.dump(record.record_of(match))
    begin = {"deal": deal, "dealer": dealer, "accounts": {"seats": seats, "pots": pots}}
    later = record.replay(record.load({**whole, "start": begin, "deals": whole["deals"][-1:]}))
    assert later.balances() == match.balances()
    assert later.transfers == [t for t in match.transfers if t.deal == deal]
    assert later.following() == match.following()


@each_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_a_refused_action_changes_nothing(game: Game, seed: int) -> None:
    choice = random.Random(seed)
    match = played(game, choice, 1, stop=True)
    if not match.in_deal:
        return
    legal = {match.text(action) for action in match.legal()}
    before = repr(match.table), len(match.transfers), list(match.deals[-1].actions)
    words = ["keep", "dA", "d2", "d3", "done", "pass", "stop", "undertake", "silent", "", "KS!!", "xx", "é"]
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    for text in [*words, *cards, *(f"x{card}" for card in cards), *(f"{card}!" for card in cards)]:
        if text not in legal:
            with pytest.raises(RecordError) as refused:
                match.act(text)
            assert refused.value.action == len(before[2])
            assert (repr(match.table), len(match.transfers), match.deals[-1].actions) == before


@each_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_what_is_legal_is_accepted(game: Game, seed: int) -> None:
    choice = random.Random(seed)
    match = played(game, choice, 1, stop=True)
    for action in match.legal():
        other = record.replay(record.record_of(match))
        other.act(match.text(action))
        assert other.deals[-1].actions[-1] == match.text(action)


@each_game
def test_a_match_is_the_same_in_both_forms(game: Game) -> None:
    match = played(game, random.Random(3), 2)
    source = record.record_of(match)
    answers = [record.answer(record.replay(source, laws=form(game))) for form in FORMS]
    assert answers[0] == answers[1] == record.answer(match)


@each_game
def test_a_fresh_match_waits_for_its_first_deal(game: Game) -> None:
    match = Match(game, game.rules(), game.seats(game.rules())[0])
    assert match.following() == (1, 0)
    assert match.to_act is None
    assert match.legal() == []
    assert match.transfers == []


@each_game
def test_a_start_that_lacks_a_key_takes_the_fresh_value(game: Game) -> None:
    seats = game.seats(game.rules())[0]
    fresh = Match(game, game.rules(), seats)
    assert Match(game, game.rules(), seats, Start()).balances() == fresh.balances()
    pot = game.pots(game.rules())[0]
    other = Match(game, game.rules(), seats, Start(deal=3, dealer=1, pots={pot: 17}))
    assert other.balances()[0] == fresh.balances()[0]
    assert other.balances()[1][pot] == 17
    assert other.following() == (3, 1)


@each_game
@given(data=st.binary(max_size=200))
@settings(max_examples=60, deadline=None)
def test_noise_is_refused_with_a_code(game: Game, data: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        record.load(data)
    assert refused.value.code == "bad_format"


@each_game
@given(seed=seeds)
@settings(max_examples=60, deadline=None)
def test_a_damaged_record_is_answered_or_refused_never_a_crash(game: Game, seed: int) -> None:
    choice = random.Random(seed)
    data = record.dump(record.record_of(played(game, choice, 1, stop=True)))
    text = json.dumps(data)
    for _ in range(choice.randrange(1, 4)):
        place = choice.randrange(len(text))
        text = text[:place] + choice.choice('0123456789KSHDCx!"[]{},:null- ') + text[place + 1 :]
    with contextlib.suppress(RecordError):
        assert record.answer(record.replay(record.load(text)))


@each_game
def test_what_is_no_action_is_refused_and_changes_nothing(game: Game) -> None:
    match = Match(game, game.rules(), game.seats(game.rules())[0])
    with pytest.raises(ValueError, match=r"action 0 is not legal now: \[\]"):
        match.play(0)
    match.open_shuffled(seed=1)
    before = repr(match.table)
    for wrong in (-1, 500, next(action for action in range(60) if action not in match.legal())):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal now: "):
            match.play(wrong)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        match.play("KS")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="7 is no action as a record writes it, such as 'KS'"):
        match.act(7)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="str is no Record: load reads one"):
        record.replay("match.json")  # type: ignore[arg-type]
    assert (repr(match.table), match.deals[-1].actions) == (before, [])


def test_a_match_of_another_number_of_seats_is_refused() -> None:
    game = GAMES["zinzolin"]
    with pytest.raises(RecordError, match="seats are 3: zinzolin is played by 4"):
        Match(game, game.rules(), 3)


@each_game
def test_a_deal_in_progress_is_not_dealt_over(game: Game) -> None:
    match = Match(game, game.rules(), game.seats(game.rules())[0])
    match.open_shuffled(seed=1)
    before = list(match.table.accounts)
    with pytest.raises(RecordError, match="a deal follows one that is not finished"):
        match.open_shuffled(seed=2)
    assert (match.table.accounts, len(match.deals)) == (before, 1)
    with pytest.raises(ValueError, match="seed -1 is below 0"):
        Match(game, game.rules(), match.table.seats).open_shuffled(seed=-1)
