"""How switches are spelled, and arithmetic told."""

from enum import IntEnum

import pytest

from corbillon.games import GAMES
from corbillon.kernel.arithmetic import Figure, Sum, plus, times
from corbillon.kernel.game import Game
from corbillon.kernel.notation import Move, read_move
from corbillon.kernel.rules import Flag, Numbers, Words, spelled


class Taste(IntEnum):
    SWEET = 0
    A5_Q4 = 1


def test_words_are_exact() -> None:
    words = Words(Taste, {"A5_Q4": "A5_Q4"})
    assert words.offered() == ("sweet", "A5_Q4")
    assert words.read("A5_Q4") == Taste.A5_Q4
    for wrong in ("Sweet", "a5_q4", "", 0, None, True):
        with pytest.raises(ValueError, match="one of sweet, A5_Q4"):
            words.read(wrong)


def test_flags_are_true_or_false() -> None:
    assert [Flag().read(value) for value in (False, True)] == [0, 1]
    for wrong in (0, 1, "true", None):
        with pytest.raises(ValueError, match="true or false"):
            Flag().read(wrong)


def test_numbers_are_whole_and_within() -> None:
    numbers = Numbers((60, 20), least=0, words={"net": -1, None: -2})
    assert [numbers.read(value) for value in (60, 0, 7, "net", None)] == [60, 0, 7, -1, -2]
    assert [numbers.write(value) for value in (60, -1, -2)] == [60, "net", None]
    for wrong in (-1, 1.0, True, "60"):
        with pytest.raises(ValueError, match="a whole number from 0"):
            numbers.read(wrong)
    with pytest.raises(ValueError, match="one of 1, 5"):
        Numbers((1, 5)).read(2)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_value_offered_is_read_and_written_alike(game: Game) -> None:
    rules = game.rules()
    for switch in game.switches():
        values = switch.spelling.offered()
        assert len(values) >= 2, switch.name
        assert len({spelled(value) for value in values}) == len(values)
        for value in values:
            assert switch.spelling.write(switch.spelling.read(value)) == value
        assert switch.spelling.write(getattr(rules, switch.name)) in values
        assert switch.article.startswith(game.letter)


def test_moves_are_read_by_their_form() -> None:
    order = "A23456789TJQK"
    assert read_move("KS", order) == Move("lay", 12)
    assert read_move("x4D", order) == Move("aside", 29)
    assert read_move("QS!", order) == Move("claim", 11)
    assert read_move("keep", order) == Move("keep")
    for wrong in ("", "K", "10S", "xK", "kS", "KS?", "KSS", "undertaken"):
        with pytest.raises(ValueError, match="is not a card"):
            read_move(wrong, order)


def test_arithmetic_is_told_and_reckoned() -> None:
    two, three = Figure(2, "cards"), Figure(3, "worth")
    whole = times(plus(two, three), Figure(5, "five"), Figure(1))
    assert (str(whole), whole.result()) == ("(2 + 3) × 5", 25)
    share = Sum("÷", (Figure(133), Figure(4)))
    assert (str(share), share.result()) == ("133 ÷ 4", 33)
    least = Sum("min", (Figure(25), Figure(6)))
    assert (str(least), least.result()) == ("min(25, 6)", 6)
