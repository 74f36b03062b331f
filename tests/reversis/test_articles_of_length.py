"""Articles R66 to R69: length and result."""

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.stakes import total
from corbillon.match import Match
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    basket,
    gains,
    match_at,
    open_deal,
    paid,
    play_deal,
    played,
    put_aside,
    rules,
)


@pytest.mark.parametrize(("tours", "deals"), [(1, 4), (2, 8), (4, 16), (8, 32)])
def test_R66_four_deals_a_tour(form_kind: type[Form], tours: int, deals: int) -> None:
    form = form_kind(REVERSIS)
    for deal, over in ((deals - 1, False), (deals, True)):
        match = played(form, deals_of_the_end.E31, deal=deal, tours=tours)
        assert match.over is over
        assert (match.following() is None) is over
    assert match_at(form, deal=deals + 1, tours=tours).over
    assert not match_at(form, deal=deals, tours=tours).over


def test_R66_debts_are_allowed(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), seats=(0, -20, 3, 3))
    assert not match.over
    play_deal(match, deals_of_honours.E21)
    assert not match.over
    assert match.balances()[0][P2] < -20


@pytest.mark.parametrize(
    ("seats", "over"), [((1, 1, 1, 1), False), ((0, 500, 500, 500), True), ((500, 500, 500, -1), True)]
)
def test_R66_the_end_at_zero(form_kind: type[Form], seats: tuple[int, int, int, int], over: bool) -> None:
    match = match_at(form_kind(REVERSIS), seats=seats, bankruptcy="end_at_zero")
    assert match.over is over
    assert len(paid(match, "R67")) == (4 if over else 0)


def test_R66_the_balances_after_the_settlement_count(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    line = deals_of_the_end.E31
    won, lost = gains(played(form, line))[P4], gains(played(form, line))[P3]
    assert lost < 0 < won
    for held, over in ((-lost, True), (1 - lost, False)):
        match = match_at(form, seats=(500, 500, held, 500), bankruptcy="end_at_zero")
        assert play_deal(match, line).over is over
    match = match_at(form, seats=(500, 500, 500, 4), bankruptcy="end_at_zero")
    open_deal(match, line)
    assert match.balances()[0][P4] == -1, "the stake may be owed"
    put_aside(match, line)
    for text in line.split():
        match.act(text)
    assert match.over is (won <= 1)


@pytest.mark.parametrize(("held", "quarter", "rest"), [(60, 16, 1), (58, 15, 3), (59, 16, 0), (10, 3, 3), (0, 11, 1)])
def test_R67_by_quarters_the_rest_to_the_last_winner(form_kind: type[Form], held: int, quarter: int, rest: int) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.E28, deal=8, basket=held)
    assert paid(match, "R41")[0][1] == P3
    shares = [(BASKET, seat, quarter) for seat in (P2, P3, P4, P1)]
    assert paid(match, "R67") == [*shares, *([(BASKET, P3, rest)] if rest else [])]
    assert match.transfers[-1].clause == "R67"
    assert basket(match) == 0


@pytest.mark.parametrize(
    ("line", "winner"),
    [
        (deals_of_the_end.E31, P4),
        (deals_of_the_end.E41_T10, P2),
        (deals_of_the_end.E44, P3),
        (deals_of_the_end.E46, P1),
        (deals_of_the_end.E52, P4),
    ],
    ids=["partie", "made", "broken at T10", "broken at T11", "espagnolette"],
)
def test_R67_who_won_last(form_kind: type[Form], line: str, winner: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, line, deal=8, basket=56)
    left = sum(amount for _, _, amount in paid(match, "R67"))
    whole = played(form, line, deal=8, basket=56, final_basket="last_winner")
    assert paid(whole, "R67") == [(BASKET, winner, left)]
    if left % 4:
        assert paid(match, "R67")[-1] == (BASKET, winner, left % 4)


def test_R67_the_partie_after_a_broken_reversis_comes_last(form_kind: type[Form]) -> None:
    match = played(
        form_kind(REVERSIS), deals_of_the_end.E44, deal=8, final_basket="last_winner", partie_after_broken=True
    )
    assert paid(match, "R67")[0][1] == paid(match, "R41")[0][1] == P4


def test_R67_a_rest_whose_owner_is_unknown_stays(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = match_at(form, deal=9, basket=67)
    assert paid(match, "R67") == [(BASKET, seat, 16) for seat in (P1, P2, P3, P4)]
    assert basket(match) == 3
    match = match_at(form, deal=9, basket=67, final_basket="last_winner")
    assert paid(match, "R67") == []
    assert basket(match) == 67


def test_R68_nothing_is_lost(form_kind: type[Form]) -> None:
    match = Match(REVERSIS, rules(), 4, laws=form_kind(REVERSIS))
    lines = (deals_of_honours.E21, deals_of_the_end.E39, deals_of_the_end.E46, deals_of_honours.E28)
    assert total(match.table) == 4 * 545
    for line in lines * 2:
        play_deal(match, line)
        seats, held = match.balances()
        assert sum(seats) + held[BASKET] == total(match.table) == 2180
    assert match.over


def test_R68_players_rank_by_their_balance(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), deal=9, seats=(545, 600, 545, 490), basket=0)
    assert match.ranking() == [2, 1, 2, 4]


def test_R69_the_deal_passes_on(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), deal=3, dealer=P3)
    assert match.following() == (3, P3)
    for deal, dealer in ((4, P4), (5, P1), (6, P2)):
        open_deal(match, deals_of_the_end.E31)
        assert match.following() == (deal, dealer)
        put_aside(match, deals_of_the_end.E31)
        for text in deals_of_the_end.E31.split():
            match.act(text)
        assert match.following() == (deal, dealer)
