"""Our games as OpenSpiel plays them."""

import builtins
import importlib
import random
import sys
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import corbillon.envs.openspiel
from corbillon.envs.openspiel.adapter import spiel_name
from corbillon.envs.openspiel.rollouts import CompiledRollouts
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.match import Match

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def dealt(spiel_game: Any, choice: random.Random) -> Any:
    """A state whose cards are dealt."""
    state = spiel_game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        cards, weights = zip(*outcomes, strict=True)
        state.apply_action(choice.choices(cards, weights)[0])
    return state


@EVERY
def test_random_deals_are_those_of_a_match(game: Game) -> None:
    choice = random.Random(game.name)
    spiel_game = pyspiel.load_game(spiel_name(game))
    for _ in range(10):
        state = dealt(spiel_game, choice)
        match = Match(game, game.rules(), spiel_game.num_players())
        before = match.balances()[0]
        match.open_pack(state.course.pack)
        while not state.is_terminal():
            assert state.current_player() == match.to_act
            assert state.legal_actions() == match.legal()
            assert state.returns() == [0.0] * spiel_game.num_players()
            action = choice.choice(state.legal_actions())
            assert state.action_to_string(action) == match.text(action)
            state.apply_action(action)
            match.play(action)
        assert not match.in_deal
        assert state.returns() == [now - had for now, had in zip(match.balances()[0], before, strict=True)]
        assert all(spiel_game.min_utility() <= gain <= spiel_game.max_utility() for gain in state.returns())


@EVERY
def test_a_resampled_state_reads_the_same_for_the_player(game: Game) -> None:
    choice = random.Random(game.name)
    state = dealt(pyspiel.load_game(spiel_name(game)), choice)
    while not state.is_terminal():
        player = state.current_player()
        other = state.resample_from_infostate(player, choice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(choice.choice(other.legal_actions()))
        state.apply_action(choice.choice(state.legal_actions()))


@EVERY
def test_a_state_is_cloned_and_written_down(game: Game) -> None:
    choice = random.Random(game.name)
    spiel_game = pyspiel.load_game(spiel_name(game))
    state = dealt(spiel_game, choice)
    for _ in range(12):
        state.apply_action(choice.choice(state.legal_actions()))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel_game, state))
    other = state.clone()
    assert str(other) == str(read) == str(state)
    assert other.history() == read.history() == state.history()
    other.apply_action(other.legal_actions()[0])
    assert str(read) == str(state) != str(other)


@EVERY
def test_an_action_that_is_not_legal_is_refused(game: Game) -> None:
    state = dealt(pyspiel.load_game(spiel_name(game)), random.Random(game.name))
    hidden = next(card for card in game.pack if card not in state.legal_actions())
    before = str(state)
    with pytest.raises(ValueError, match=f"action {hidden} is not legal now"):
        state.apply_action(hidden)
    assert str(state) == before


def test_the_string_of_a_player_names_what_he_has_seen() -> None:
    state = pyspiel.load_game("python_zinzolin").new_initial_state()
    assert state.information_state_string(2) == "seat=2"
    for card in GAMES["zinzolin"].pack:
        state.apply_action(card)  # twelve cards of a suit and the first of the next: ascending in every hand
    first = state.current_player()
    card = state.legal_actions()[0]
    state.apply_action(card)
    for player in range(4):
        text = state.information_state_string(player)
        assert text.startswith(f"{first}:63 seat={player} hand=")
        assert (f" discard={card} " in text) == (player == first)


def test_parameters_are_seats_presets_and_switches() -> None:
    game = pyspiel.load_game("python_nain_jaune", {"players": 5})
    assert game.num_players() == 5
    short = pyspiel.load_game("python_zinzolin", {"preset": "short"})
    assert short.deals.switches != GAMES["zinzolin"].rules()
    loud = pyspiel.load_game("python_reversis", {"rules": "espagnolette:off;undertake:declared"})
    assert loud.deals.switches == GAMES["reversis"].rules(espagnolette=1, undertake=1)
    with pytest.raises(ValueError, match="zinzolin is played by 4, not by 3"):
        pyspiel.load_game("python_zinzolin", {"players": 3})
    with pytest.raises(RecordError, match="preset 'long' of zinzolin is unknown"):
        pyspiel.load_game("python_zinzolin", {"preset": "long"})


@EVERY
def test_its_own_search_plays_our_games(game: Game) -> None:
    spiel_game = pyspiel.load_game(spiel_name(game))
    choice = numpy.random.RandomState(1)
    for evaluator in (mcts.RandomRolloutEvaluator(1, choice), CompiledRollouts(1)):
        state = dealt(spiel_game, random.Random(game.name))
        bot = ismcts.ISMCTSBot(spiel_game, evaluator, 20.0, 5, random_state=choice)
        while not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@EVERY
def test_compiled_rollouts_have_the_means_of_its_own(game: Game) -> None:
    state = dealt(pyspiel.load_game(spiel_name(game)), random.Random(game.name))
    own = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    compiled = CompiledRollouts(1)
    samples = [numpy.array([of.evaluate(state) for _ in range(150)]) for of in (own, compiled)]
    error = numpy.sqrt(sum(sample.var(axis=0) / len(sample) for sample in samples))
    assert (abs(samples[0].mean(axis=0) - samples[1].mean(axis=0)) < 4 * error + 1e-9).all()


def test_without_openspiel_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "pyspiel":
            raise ImportError(name)
        return found(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
    monkeypatch.delitem(sys.modules, "pyspiel")
    with pytest.raises(ImportError, match=r"pip install 'corbillon\[openspiel\]'"):
        importlib.reload(corbillon.envs.openspiel)
