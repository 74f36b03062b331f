"""The apprentice: a net answers from the view alone, by the rules, and only for the inputs that it was taught with."""

import json
import random
from itertools import islice
from pathlib import Path

import numpy
import pytest

from corbillon import bots
from corbillon.bots.learned import FOLDER
from corbillon.bots.learned.apprentice import apprentice
from corbillon.bots.learned.inputs import Inputs, inputs
from corbillon.bots.learned.net import Net, answer, fresh
from corbillon.bots.learned.weights import Unlearnt, load, rounded, save
from corbillon.games import GAMES
from corbillon.kernel.bits import lowest
from corbillon.kernel.game import Game
from tests.search.test_ismcts import open_decisions
from tests.twins import twins_in_turn

UNITS = (256, 64)
LARGEST = 2_000_000
PAIRS = 20

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def taught(game: Game, folder: Path) -> tuple[Inputs, Net]:
    """A net that was never taught, kept as one that was."""
    shown = inputs(game)
    net = fresh(shown.sizes, UNITS, numpy.random.default_rng(5))
    save(net, {"seats": shown.seats, "inputs": shown.digest()}, folder, game.name)
    return shown, net


@each_game
def test_it_is_legal_and_equal_arguments_make_equal_choices(game: Game, tmp_path: Path) -> None:
    taught(game, tmp_path)
    choose = apprentice(game, tmp_path)
    chosen = set()
    for rules, view, actions in list(open_decisions(game))[::3]:
        action = choose(rules, view, actions, [1, 2, 3, 4])
        assert actions >> action & 1
        assert action == choose(rules, view, actions, [5, 6, 7, 8])
        chosen.add(action == lowest(actions))
    assert chosen == {False, True}


@each_game
def test_what_is_hidden_changes_no_choice(game: Game, tmp_path: Path) -> None:
    shown, _ = taught(game, tmp_path)
    choose, pairs = apprentice(game, tmp_path), twins_in_turn(game, random.Random(game.name))
    for seat, match, other in islice((pair for pair in pairs if pair[1].table.seats == shown.seats), PAIRS):
        legal = game.legal(match.rules, match.table)
        one, two = (choose(match.rules, each.view(seat), legal, [1, 2, 3, 4]) for each in (match, other))
        assert one == two


@each_game
def test_a_net_that_was_kept_answers_as_before(game: Game, tmp_path: Path) -> None:
    shown, net = taught(game, tmp_path)
    kept = load(shown, tmp_path)
    assert all(numpy.array_equal(one, two) for one, two in zip(kept, rounded(net), strict=True))
    for rules, view, actions in list(open_decisions(game))[::20]:
        seen = shown.shown(shown.entries(rules, view, actions, [1, 2, 3, 4]))
        assert numpy.abs(answer(kept, seen).said - answer(net, seen).said).max() < 1e-3


@each_game
def test_weights_for_other_inputs_are_refused(game: Game, tmp_path: Path) -> None:
    shown, _ = taught(game, tmp_path)
    path = tmp_path / f"{game.name}.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**told, "inputs": "0123456789abcdef"}), encoding="utf-8")
    with pytest.raises(Unlearnt, match="teach it anew"):
        load(shown, tmp_path)
    path.write_text(json.dumps({**told, "seats": shown.seats + 1}), encoding="utf-8")
    with pytest.raises(Unlearnt, match="seats"):
        load(shown, tmp_path)
    with pytest.raises(Unlearnt, match="has not learnt"):
        load(shown, tmp_path / "nowhere")


def test_with_other_seats_than_it_has_learnt_it_refuses(tmp_path: Path) -> None:
    game = GAMES["nain-jaune"]
    taught(game, tmp_path)
    view = game.view()
    view.seats = 5
    with pytest.raises(Unlearnt, match="4 seats, not at 5"):
        apprentice(game, tmp_path)(game.rules(), view, 3, [1, 2, 3, 4])


def test_all_weights_together_are_small(tmp_path: Path) -> None:
    for game in GAMES.values():
        taught(game, tmp_path)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < LARGEST
    assert sum(path.stat().st_size for path in FOLDER.glob("*.*")) < LARGEST


@each_game
def test_it_is_in_company_only_where_it_was_taught(game: Game) -> None:
    told = (FOLDER / f"{game.name}.npz").exists()
    assert (bots.APPRENTICE in bots.company(game)) == told
    if told:
        assert not bots.is_law(bots.APPRENTICE)
        assert callable(bots.policy(game, bots.APPRENTICE))
    else:
        with pytest.raises(ValueError, match="has not learnt"):
            bots.policy(game, bots.APPRENTICE)
