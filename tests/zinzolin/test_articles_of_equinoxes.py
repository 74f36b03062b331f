"""Articles Z38 to Z48: the Equinoxes and the Rocambole."""

import pytest

from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.equinoxes import equinox
from corbillon.games.zinzolin.rules import Rules
from corbillon.match import Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import BASKET, ROCAMBOLE, A, B, C, D, Payment, gains, match_at, paid, play_deal, pots

RULES = Rules()
FOR_TRICKS = ("Z39", "Z40", "Z41", "Z42", "Z43")


def from_each(winner: int, amount: int, dealer: int = A) -> list[Payment]:
    """Each other pays a winner, in the order of play from the seat after the dealer."""
    return [(seat % 4, winner, amount) for seat in range(dealer + 1, dealer + 5) if seat % 4 != winner]


# G. Equinoxes


def test_Z38_six_tricks_of_one_half() -> None:
    assert equinox(RULES, 0b000000_111111, 0)
    assert equinox(RULES, 0b111111_000000, 1)
    assert equinox(RULES, 0b111111_111111, 0)
    assert equinox(RULES, 0b111111_111111, 1)
    for tricks in (0b000001_111110, 0b000000_111110, 0b111110_011111, 0b011111_100000):
        assert not equinox(RULES, tricks, 0)
        assert not equinox(RULES, tricks, 1)


def test_Z38_six_in_a_row_across_the_middle_are_no_equinox(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.C_THEN_B_SIX_ACROSS_THE_MIDDLE)
    assert match.table.taken[B] == 0b000001_111110
    assert paid(match, *FOR_TRICKS) == []


def test_Z39_the_whole_basket_at_once(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), basket=101), worked_deals.B_SIX_GORGING_2S_IN_TRICK_4)
    assert paid(match, *FOR_TRICKS) == [(BASKET, B, 101 + 32 + 2)]
    assert pots(match)[0] == 0
    assert match.in_deal


RUNS = [
    (worked_deals.B_ALL_BUT_TRICK_7, 0),
    (worked_deals.B_SEVEN_THEN_LOSES, 1),
    (worked_deals.B_EIGHT_THEN_LOSES, 2),
    (worked_deals.B_NINE_THEN_LOSES, 4),
    (worked_deals.B_TEN_THEN_LOSES, 8),
    (worked_deals.B_ELEVEN_THEN_LOSES, 16),
    (worked_deals.G3, 48),
]


@pytest.mark.parametrize(("line", "step"), RUNS, ids=[str(run) for run in range(7)])
def test_Z40_one_step_for_the_run(form_kind: type[Form], line: str, step: int) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), line)
    assert paid(match, "Z40") == (from_each(B, step) if step else [])


def test_Z40_paid_when_the_run_ends(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.B_NINE_THEN_LOSES)
    assert match.transfers[-1].clause == "Z40"
    while match.in_deal:
        match.play(match.legal()[0])
    assert paid(match, "Z40") == from_each(B, 4)


def test_Z40_doubled(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), deal=21), worked_deals.B_NINE_THEN_LOSES)
    assert paid(match, "Z40") == from_each(B, 8)


def test_Z41_the_vole(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G3)
    assert paid(match, *FOR_TRICKS) == [(BASKET, B, 32), *from_each(B, 48), (BASKET, B, 2)]
    assert pots(match)[0] == 0


def test_Z42_the_second_after_anothers_first(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.B_SIX_THEN_C_SIX)
    assert paid(match, *FOR_TRICKS) == [(BASKET, B, 32), (BASKET, C, 3), *from_each(C, 4)]
    assert pots(match)[0] == 0


def test_Z42_whatever_the_second_wins_alone(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), second_equinox_alone="nothing", deal=21)
    play_deal(match, worked_deals.B_SIX_THEN_C_SIX)
    assert paid(match, "Z42") == [(BASKET, C, 6), *from_each(C, 8)]


@pytest.mark.parametrize(
    ("alone", "won"),
    [
        ("basket_plus_4", [(BASKET, D, 40), *from_each(D, 4)]),
        ("basket_only", [(BASKET, D, 40)]),
        ("nothing", []),
    ],
)
def test_Z43_the_second_alone(form_kind: type[Form], alone: str, won: list[Payment]) -> None:
    match = match_at(form_kind(ZINZOLIN), basket=8, second_equinox_alone=alone)
    play_deal(match, worked_deals.SPLIT_THEN_D_SIX)
    assert paid(match, *FOR_TRICKS) == won
    assert pots(match)[0] == (0 if won else 40)


def test_Z44_neither_won(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = play_deal(match_at(form, basket=3), worked_deals.QUIET_GORGING_2H)
    assert paid(match, *FOR_TRICKS) == []
    assert pots(match)[0] == 3 + 32 + 2, "it stays, with what was gorged"
    other = play_deal(match_at(form, basket=3), worked_deals.G1)
    assert paid(other, *FOR_TRICKS) != []
    assert pots(other)[0] == 0


# H. Rocambole


def rocambole(form: Form, line: str, held: int = 16) -> Match:
    """A deal at whose end the Rocambole is this and a fiche of the dealer's."""
    return play_deal(match_at(form, rocambole=held), line)


def test_Z45_to_the_only_one_without_a_trick_dealer_or_not(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    assert paid(rocambole(form, worked_deals.A_WITHOUT_A_TRICK), "Z45") == [(ROCAMBOLE, A, 24)]
    match = match_at(form, rocambole=16, dealer=D)
    play_deal(match, worked_deals.A_WITHOUT_A_TRICK)
    assert paid(match, "Z45") == [(ROCAMBOLE, D, 24)], "the dealer is again without a trick, and he is D"
    assert pots(match)[1] == 0


def test_Z45_besides_an_equinox(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G1)
    assert gains(paid(match, "Z43", "Z45")) == {C: 49, A: 4, B: -4, D: -4, BASKET: -37, ROCAMBOLE: -8}


def test_Z46_everybody_has_a_trick(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = rocambole(form, worked_deals.QUIET)
    assert paid(match, "Z45", "Z47") == []
    assert pots(match)[1] == 24
    assert pots(rocambole(form, worked_deals.A_WITHOUT_A_TRICK))[1] == 0, "else it is won"


def test_Z47_two_halves(form_kind: type[Form]) -> None:
    match = rocambole(form_kind(ZINZOLIN), worked_deals.B_AND_D_WITHOUT_A_TRICK)
    assert paid(match, "Z45", "Z47") == [(ROCAMBOLE, B, 12), (ROCAMBOLE, D, 12)]
    assert pots(match)[1] == 0


def test_Z48_three_without_a_trick(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = rocambole(form, worked_deals.G3)
    assert paid(match, "Z45", "Z47") == []
    assert pots(match)[1] == 24
    assert pots(rocambole(form, worked_deals.B_AND_D_WITHOUT_A_TRICK))[1] == 0, "else it is won"
