"""The worked examples E39 to E60 and E64: reversis, espagnolette, the end; each with its other readings."""

import pytest

from corbillon.games.reversis import REVERSIS
from tests.forms import Form
from tests.reversis import deals_of_honours
from tests.reversis import deals_of_the_end as deals
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    basket,
    gains,
    laid_by,
    legal,
    match_at,
    open_deal,
    paid,
    play_deal,
    played,
    put_aside,
    seen_by,
    takers,
)

ACES = ("R25", "R26")
SHARES = [(P1, P2, 16), (P3, P2, 16), (P4, P2, 32)]

# Reversis


def test_E39_made(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E39)
    assert gains(match, *ACES) == [-16, 114, -16, -32, -50]
    assert paid(match, "R41") == []
    assert basket(match) == 0
    assert gains(played(form, deals.E39, reversis_unit=5), *ACES) == [-80, 370, -80, -160, -50]


def test_E40_made_with_his_own_quinola(form_kind: type[Form]) -> None:
    assert gains(played(form_kind(REVERSIS), deals.E40), *ACES) == [-16, 114, -16, -32, -50]


@pytest.mark.parametrize("line", [deals.E41_T10, deals.E41_T11], ids=["T10", "T11"])
def test_E41_made_with_his_own_quinola_late(form_kind: type[Form], line: str) -> None:
    match = played(form_kind(REVERSIS), line)
    assert gains(match, *ACES) == [-16, 64, -16, -32, 0]
    assert basket(match) == 50


def test_E42_made_with_anothers_quinola_late(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E42)
    assert gains(match, *ACES) == [-16, 114, -16, -32, -50]
    assert basket(match) == 0


def test_E43_aces_stand(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert gains(played(form, deals.E43)) == [-16, 109, -15, -28, -50]
    for aces in ("returned_if_made", "void"):
        assert gains(played(form, deals.E43, aces_during_reversis=aces)) == [-16, 114, -16, -32, -50]


def test_E44_broken_at_the_avant_bonne(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E44)
    assert gains(match, *ACES) == [0, -64, 64, 0, 0]
    assert basket(match) == 50
    assert gains(played(form, deals.E44, broken_payer="table"), *ACES) == [-32, -16, 64, -16, 0]
    assert gains(played(form, deals.E44, broken_remise="both_to_basket"), *ACES) == [0, -114, 64, 0, 50]


def test_E45_by_the_opposite_player(form_kind: type[Form]) -> None:
    assert gains(played(form_kind(REVERSIS), deals.E45), *ACES) == [0, -64, 0, 64, 0]


def test_E46_broken_at_the_bonne(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E46)
    assert gains(match, *ACES) == [128, -178, 0, 0, 50]
    assert basket(match) == 100
    match = played(form, deals.E46, broken_remise="T11_to_breaker")
    assert gains(match, *ACES) == [178, -128, 0, 0, -50]
    assert basket(match) == 0


def test_E47_by_a_forced_ace(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E47)
    assert paid(match, "R26", on="AC") == [(P1, P2, 10)]
    others = sum(amount for _, _, amount in paid(match, *ACES)) - 10
    assert paid(match, *ACES)[:-1] == [(P2, P1, others)], "P1's other ace, forced from P2 in T1"
    assert gains(match) == [118 + others, -168 - others, 0, 0, 50]
    assert basket(match) == 100
    assert gains(played(form, deals.E47, aces_during_reversis="void")) == [128, -178, 0, 0, 50]


def test_E48_the_quinola_is_void(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E48)
    assert gains(match, *ACES) == [128, -178, 0, 0, 50]
    assert basket(match) == 100


def test_E49_not_the_first_nine(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E49)
    assert takers(deals.E49)[1:] == [P2] * 10
    assert paid(match, "R44", "R45", "R46") == []
    assert paid(match, "R41")[0][0] == P2


def test_E50_unwillingly(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E50)
    assert match.table.undertaker == P2
    assert paid(match, "R33", "R41") == []
    match = match_at(form, undertake="declared")
    open_deal(match, deals.E50)
    put_aside(match, deals.E50)
    for text in (*deals.E50.split()[:36], "silent", *deals.E50.split()[36:]):
        match.act(text)
    assert paid(match, "R33") == [(P2, P4, 10), (BASKET, P4, 50)]
    assert paid(match, "R41")[0][0] == P2


# Espagnolette


def test_E51_success(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E51)
    assert paid(match, "R33") == [(P2, P1, 5), (BASKET, P1, 50)]
    assert paid(match, "R56", "R57") == []
    match = played(form, deals.E51, right_places_quinola=False)
    assert paid(match, "R33", "R37") == []
    assert basket(match) == 50


def test_E52_failure_without_the_quinola(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E52)
    assert paid(match, "R56") == [(P1, P4, 100)]
    assert paid(match, "R57") == [(P1, P2, 2)] * 3 + [(P1, P3, 8)]
    assert gains(match) == [-107, 3, 4, 100, 0]
    assert basket(match) == 50
    match = played(form, deals.E52, espagnolette_aces="return")
    assert paid(match, "R57") == [(P1, P2, 1)] * 3 + [(P1, P3, 4)]


def test_E53_failure_with_the_quinola(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E53)
    assert gains(match) == [-151, 100, 4, -3, 50]
    assert basket(match) == 100
    match = played(form, deals.E53, espagnolette_remise="return_only")
    assert gains(match)[P1] == -101
    assert basket(match) == 50
    assert gains(played(form, deals.E53, espagnolette_quinola_five="return"))[P1] == -156


def test_E54_never_used(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals.E54)
    assert gains(match) == [161, 0, -4, -107, -50]
    assert basket(match) == 0
    match = played(form, deals.E54, espagnolette_loss="holder_takes_T10_T11")
    assert gains(match) == [-151, 100, 4, -3, 50]


def test_E55_the_right_lost(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line, fails in ((deals.E55_ORDINARY, False), (deals.E55_USED, True), (deals.E55_SPARED, False)):
        assert takers(line)[3] == P1
        match = play_deal(match_at(form), line, upto=16)
        assert seen_by(match, P1).has_right == 0
        assert seen_by(match, P1).holds_espagnolette == 1
        match = played(form, line)
        assert (len(paid(match, "R56")) > 0) is fails
    assert P1 in takers(deals.E55_ORDINARY)[9:]
    assert P1 in takers(deals.E55_USED)[9:]


def test_E56_the_right_kept(form_kind: type[Form]) -> None:
    line = deals.E56
    third = laid_by(line)[8:12]
    (followed,) = [text for seat, text, led in third if seat == P1 and text[1] == led[1]]
    assert takers(line)[2] != P1
    match = play_deal(
        match_at(form_kind(REVERSIS)), line, upto=next(k for k in (12, 13, 14) if laid_by(line)[k][0] == P1)
    )
    assert followed in match.deals[0].actions
    assert legal(match) == {text for seat, text, _ in laid_by(line)[12:] if seat == P1}
    assert seen_by(match, P1).has_right == 1


def test_E57_he_breaks_a_reversis(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E57)
    assert paid(match, "R45") == [(P2, P1, 64)]
    assert paid(match, "R41", "R56", "R57") == []
    assert [amount for _, payee, amount in paid(match, "R25") if payee == P1] == [1, 1]
    assert basket(match) == 50


def test_E58_forced_in_the_tenth_trick(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E58)
    assert paid(match, "R34") == [(P1, P2, 10), (P3, P2, 5), (P4, P2, 10)]
    assert paid(match, "R56") == [(P1, BASKET, 50), (P1, P2, 100)]
    assert paid(match, "R57") == [(P1, P3, 4)]
    assert basket(match) == 100


def test_E59_anothers_quinola(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E59)
    assert paid(match, "R33") == [(P2, P3, 5), (BASKET, P3, 50)]
    assert len(paid(match, "R56")) == 1, "the partie, and no remise"
    assert basket(match) == 0


def test_E60_paid_once(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals.E60)
    assert takers(deals.E60)[9:] == [P1, P1]
    assert paid(match, "R56") == [(P1, P4, 100)]


# The end


def test_E64_sixty_five_left(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E28, deal=8, basket=60)
    assert paid(match, "R41")[0][1] == P3
    assert paid(match, "R67") == [*[(BASKET, seat, 16) for seat in (P2, P3, P4, P1)], (BASKET, P3, 1)]
    match = played(form, deals_of_honours.E28, deal=8, basket=60, final_basket="last_winner")
    assert paid(match, "R67") == [(BASKET, P3, 65)]
