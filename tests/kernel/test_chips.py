"""Chips move by ``pay`` alone, and the journal has every move."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from corbillon.kernel.chips import ENTRY, pay, take_pot
from corbillon.kernel.seats import each_other_pays, four_from, next_of_four, opposite
from corbillon.kernel.table import cell, cells


@dataclass(slots=True)
class Purse:
    accounts: list[int] = cells(5)
    journal: list[list[int]] = cells(64, ENTRY)
    entries: int = cell()
    dealer: int = cell()


def test_a_payment_is_written_down() -> None:
    purse = Purse()
    pay(purse, 0, 4, 8, 34, card=12)
    assert purse.accounts == [-8, 0, 0, 0, 8]
    assert purse.journal[0] == [0, 4, 8, 34, 12]
    assert purse.entries == 1


def test_nothing_is_no_payment() -> None:
    purse = Purse()
    pay(purse, 0, 1, 0, 34)
    take_pot(purse, 4, 2, 39)
    assert purse.entries == 0


def test_a_pot_is_taken_whole() -> None:
    purse = Purse(accounts=[0, 0, 0, 0, 33])
    take_pot(purse, 4, 2, 39)
    assert purse.accounts == [0, 0, 33, 0, 0]


def test_each_other_pays_in_the_order_of_play_after_the_dealer() -> None:
    purse = Purse(dealer=1)
    each_other_pays(purse, 3, 5, 24)
    assert purse.accounts == [-5, -5, -5, 15, 0]
    assert [entry[0] for entry in purse.journal[:3]] == [2, 0, 1]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 10**9)), max_size=60))
def test_the_sum_never_changes_and_the_journal_tells_the_balances(payments: list[tuple[int, int, int]]) -> None:
    purse = Purse(accounts=[10, 20, 30, 40, 0])
    for source, target, amount in payments:
        pay(purse, source, target, amount, 1)
    assert sum(purse.accounts) == 100
    balances = [10, 20, 30, 40, 0]
    for source, target, amount, *_ in purse.journal[: purse.entries]:
        balances[source] -= amount
        balances[target] += amount
    assert balances == purse.accounts


def test_seats_go_round() -> None:
    assert [next_of_four(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [opposite(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert four_from(5) == (1, 2, 3, 0)
