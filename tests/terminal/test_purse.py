"""Chips are a matter of display: balances are whole numbers, and change is made by itself."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corbillon.games import GAMES
from corbillon.games.reversis.stakes import START
from corbillon.kernel.chips import pay
from corbillon.terminal.purse import CHIPS, in_chips
from corbillon.terminal.seating import seated
from corbillon.terminal.voice import Voice


def test_E6_a_debt_of_7_is_paid_whatever_chips_there_are() -> None:
    """545 each in chips; one owes another 7: balances ∓ 7, the chips are reckoned anew."""
    game = GAMES["reversis"]
    table = game.table()
    game.begin(game.rules(), table, 4)
    assert table.accounts[:4] == [START] * 4 == [545] * 4
    pay(table, 1, 2, 7, 25)
    assert table.accounts[:4] == [545, 538, 552, 545]
    assert in_chips(538, CHIPS["reversis"]) == [(10, 50), (7, 5), (3, 1)]
    assert in_chips(552, CHIPS["reversis"]) == [(11, 50), (2, 1)]
    voice = Voice(seated(game, lang="en"))
    assert voice.purse(538) == "538 points (10 × 50, 7 × 5, 3 × 1)"
    assert voice.purse(-7) == "−7 points"


@pytest.mark.parametrize("name", GAMES)
@given(amount=st.integers(0, 10**6))
def test_the_chips_are_worth_the_amount(name: str, amount: int) -> None:
    chips = in_chips(amount, CHIPS[name])
    assert sum(count * worth for count, worth in chips) == amount
    for (_, worth), (count, smaller) in itertools.pairwise(chips):
        assert count * smaller < worth
