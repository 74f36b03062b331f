"""What holds in every deal of the games of tricks, whatever the switches, in both forms of the table.

A game brings the deals in which its own cases come about: ``random_deals`` in the folder of its tests.
"""

import random
from dataclasses import dataclass
from types import ModuleType

import pytest

from corbillon import record
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.notation import WORDS, read_move
from corbillon.match import Match
from tests.forms import Form
from tests.reversis import random_deals as reversis_deals
from tests.worlds import imagined, true_places
from tests.zinzolin import random_deals as zinzolin_deals


@dataclass(frozen=True)
class Trial:
    """A game with its random deals."""

    game: Game
    deals: ModuleType
    late: int
    """The ply from which a seat's worlds are few enough to be drawn by trying."""

    def match(self, kind: type[Form], choice: random.Random) -> Match:
        match: Match = self.deals.random_match(kind(self.game), choice)
        return match


TRIALS = (
    Trial(GAMES["zinzolin"], zinzolin_deals, late=32),
    Trial(GAMES["reversis"], reversis_deals, late=28),
)
each_game = pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.game.name)


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_chips_are_conserved_and_something_is_legal(trial: Trial, form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"conserved {seed}")
    for _ in range(20):
        match = trial.match(form_kind, choice)
        whole = sum(match.table.accounts)
        for turn in trial.deals.steps(match, choice):
            assert sum(match.table.accounts) == whole, record.dumps(record.record_of(match))
            assert (turn == -1) is (match.legal() == []), record.dumps(record.record_of(match))


@each_game
@pytest.mark.parametrize("seed", range(4))
def test_every_payment_is_what_its_arithmetic_says(trial: Trial, form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"arithmetic {seed}")
    for _ in range(60):
        match = trial.match(form_kind, choice)
        for _ in trial.deals.steps(match, choice):
            pass
        for paid in match.transfers:
            assert paid.arithmetic is not None
            assert paid.arithmetic.result() == paid.amount > 0, f"{paid} {record.dumps(record.record_of(match))}"
            assert eval(str(paid.arithmetic).replace("×", "*").replace("÷", "//").replace("−", "-")) == paid.amount


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_the_true_deal_is_a_world_of_every_seat(trial: Trial, form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"worlds {seed}")
    for _ in range(12):
        match = trial.match(form_kind, choice)
        for _ in trial.deals.steps(match, choice):
            for seat in range(match.table.seats):
                world = trial.game.world(match.rules, match.view(seat))
                places = true_places(match, seat, world)
                told = f"seat {seat}: {record.dumps(record.record_of(match))}"
                assert sum(case.allows(places) for case in world.split()) == 1, told


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_a_world_can_replay_the_public_past(trial: Trial, form_kind: type[Form], seed: int) -> None:
    choice = random.Random(f"imagined {seed}")
    for _ in range(20):
        match = trial.match(form_kind, choice)
        for _ in trial.deals.steps(match, choice):
            if match.in_deal and match.table.ply >= trial.late and choice.random() < 0.5:
                seat = choice.randrange(match.table.seats)
                places = imagined(trial.game.world(match.rules, match.view(seat)), choice)
                again = trial.deals.Imagined(match, seat, places, choice).replayed()
                assert again.view(seat) == match.view(seat), record.dumps(record.record_of(match))
                assert again.transfers == match.transfers


@each_game
def test_actions_and_their_texts_are_one_to_one(trial: Trial, form_kind: type[Form]) -> None:
    choice = random.Random("texts")
    for _ in range(15):
        match = trial.match(form_kind, choice)
        for _ in trial.deals.steps(match, choice):
            texts = [match.text(action) for action in match.legal()]
            assert len(set(texts)) == len(texts)
            assert [trial.game.action(read_move(text, trial.game.order)) for text in texts] == match.legal()


@each_game
def test_what_is_legal_is_not_refused_and_the_rest_is(trial: Trial, form_kind: type[Form]) -> None:
    choice = random.Random("refusals")
    names = [rank + suit for rank in trial.game.order for suit in "SHDC"]
    every = [*WORDS, *names, *("x" + name for name in names), *(name + "!" for name in names)]
    moves = {text: read_move(text, trial.game.order) for text in every}
    for _ in range(6):
        match = trial.match(form_kind, choice)
        for _ in trial.deals.steps(match, choice):
            legal = {match.text(action) for action in match.legal()}
            if match.in_deal and choice.random() < 0.2:
                rules, table = match.rules, match.table
                assert legal == {text for text in every if trial.game.refusal(rules, table, moves[text]) is None}
