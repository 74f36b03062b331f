"""Articles R33 to R39: the quinola, and the remise that it wins or costs."""

import pytest

from corbillon.games.reversis import REVERSIS
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import BASKET, P1, P2, P3, P4, Payment, basket, gains, paid, played

FOR_THE_QUINOLA = ("R33", "R34", "R36", "R37")


def test_R33_placed_it_brings_five_and_the_remise(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E17)
    assert paid(match, *FOR_THE_QUINOLA) == [(P1, P2, 5), (BASKET, P2, 50)]
    assert paid(match, "R33") == [(P1, P2, 5), (BASKET, P2, 50)]
    assert basket(match) == 0


def test_R34_forced_all_pay_the_forcer_and_the_owner_the_remise(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.E22)
    assert paid(match, *FOR_THE_QUINOLA) == [(P2, P1, 5), (P3, P1, 20), (P4, P1, 5), (P3, BASKET, 50)]
    assert paid(match, "R34") == paid(match, *FOR_THE_QUINOLA)
    assert basket(match) == 100


def test_R34_the_owner_pays_fifteen(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E21, forced_quinola_owner_pays=15)
    assert paid(match, "R34") == [(P2, P1, 15), (P3, P1, 10), (P4, P1, 5), (P2, BASKET, 50)]
    match = played(form, deals_of_honours.E24, forced_quinola_owner_pays=15)
    assert paid(match, "R34")[1] == (P3, P1, 60)


def test_R34_in_the_last_two_tricks_too(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.E23, late_quinola="everyone")
    assert paid(match, "R34")[-1] == (P2, BASKET, 50)


def test_R35_as_much_as_the_basket_holds(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for held in (45, 95, 4000):
        match = played(form, deals_of_honours.E21, basket=held)
        assert paid(match, "R34")[-1] == (P2, BASKET, held + 5)
        assert basket(match) == 2 * (held + 5)


@pytest.mark.parametrize(("held", "moved"), [(174, 179), (175, 180), (176, 180), (995, 180)])
def test_R35_never_above_the_ceiling(form_kind: type[Form], held: int, moved: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E21, basket=held, remise_cap=180)
    assert paid(match, "R34")[-1] == (P2, BASKET, moved)
    assert basket(match) == held + 5 + moved
    match = played(form, deals_of_honours.E17, basket=held, remise_cap=180)
    assert paid(match, "R33")[-1] == (BASKET, P2, moved)
    assert basket(match) == held + 5 - moved, "the rest stays"
    match = played(form, deals_of_the_end.E39, basket=held, remise_cap=180)
    assert paid(match, "R44")[-1] == (BASKET, P2, moved)
    match = played(form, deals_of_the_end.E46, basket=held, remise_cap=180)
    assert paid(match, "R46")[-1] == (P2, BASKET, moved)
    match = played(form, deals_of_the_end.E46, basket=held, remise_cap=180, broken_remise="T11_to_breaker")
    assert paid(match, "R46")[-1] == (BASKET, P1, moved)
    match = played(form, deals_of_the_end.E53, basket=held, remise_cap=180)
    assert paid(match, "R56")[0] == (P1, BASKET, moved)


def test_R35_to_the_forcer(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E21, remise_paid_to="forcer")
    assert paid(match, "R34") == [(P2, P1, 10), (P3, P1, 10), (P4, P1, 5), (P2, P1, 50)]
    assert basket(match) == 50
    match = played(form, deals_of_honours.E21, basket=500, remise_paid_to="forcer", remise_cap=180)
    assert paid(match, "R34")[-1] == (P2, P1, 180)
    match = played(form, deals_of_honours.E26, remise_paid_to="forcer")
    assert paid(match, "R36") == [(P2, BASKET, 50)], "nobody forced it"
    match = played(form, deals_of_the_end.E46, remise_paid_to="forcer")
    assert paid(match, "R46")[-1] == (P2, BASKET, 50)


@pytest.mark.parametrize("line", [deals_of_honours.E26, deals_of_honours.E27], ids=["T3", "T11"])
def test_R36_who_leads_it_pays_the_remise(form_kind: type[Form], line: str) -> None:
    form = form_kind(REVERSIS)
    match = played(form, line)
    assert paid(match, *FOR_THE_QUINOLA) == paid(match, "R36") == [(P2, BASKET, 50)]
    assert basket(match) == 100
    match = played(form, line, led_quinola="nothing")
    assert paid(match, *FOR_THE_QUINOLA) == []
    assert basket(match) == 50


def test_R36_remise_and_side(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E26, led_quinola="remise_and_side")
    assert paid(match, "R41") == [(P1, P3, 80)], "P3 is the winner of the partie"
    assert paid(match, "R36") == [(P2, BASKET, 50), (P1, P3, 10), (P2, P3, 10), (P4, P3, 5)]
    match = played(form, deals_of_honours.E27, led_quinola="remise_and_side", forced_quinola_owner_pays=15)
    assert paid(match, "R41") == [(P4, P3, 80)]
    assert paid(match, "R36") == [(P2, BASKET, 50), (P1, P3, 20), (P2, P3, 30), (P4, P3, 10)], "twice in T11"


def test_R36_no_side_payment_to_its_owner(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.QUINOLA_LED_BY_THE_LIGHTEST, led_quinola="remise_and_side")
    assert paid(match, "R41")[0][1] == P2
    assert paid(match, "R36") == [(P2, BASKET, 50)]


@pytest.mark.parametrize(
    ("switch", "won"), [("everyone", []), ("reversis_maker_only", [(BASKET, P2, 50)]), ("off", [(BASKET, P2, 50)])]
)
def test_R37_placed_in_the_last_two_tricks(form_kind: type[Form], switch: str, won: list[Payment]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E19, late_quinola=switch)
    assert paid(match, *FOR_THE_QUINOLA) == paid(match, "R37") == [(P1, P2, 5), *won]
    match = played(form, deals_of_honours.E20_NEIGHBOUR, late_quinola=switch)
    assert paid(match, *FOR_THE_QUINOLA) == paid(match, "R37") == [(P1, P2, 10), *won]
    assert basket(match) == (0 if won else 50)


def test_R37_not_before(form_kind: type[Form]) -> None:
    assert paid(played(form_kind(REVERSIS), deals_of_honours.E17), "R37") == []


def test_R38_void_when_a_reversis_was_undertaken(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (
        deals_of_honours.E29_VOID,
        deals_of_honours.E30,
        deals_of_the_end.E40,
        deals_of_the_end.E42,
        deals_of_the_end.E48,
    ):
        assert paid(played(form, line, led_quinola="remise_and_side"), *FOR_THE_QUINOLA) == []
    assert paid(played(form, deals_of_honours.E29_FINAL), *FOR_THE_QUINOLA) == [(P1, P4, 5), (BASKET, P4, 50)]


@pytest.mark.parametrize(
    ("line", "clauses"),
    [
        (deals_of_the_end.E53, ["R56"]),
        (deals_of_the_end.E58, ["R56"]),
        (deals_of_the_end.FAILED_LEADING, ["R56"]),
        (deals_of_the_end.FAILED_LATE, ["R56"]),
        (deals_of_honours.E21, ["R34"]),
        (deals_of_honours.E26, ["R36"]),
    ],
    ids=["placed", "forced", "led", "late", "forced, ordinary", "led, ordinary"],
)
def test_R39_one_remise_a_deal(form_kind: type[Form], line: str, clauses: list[str]) -> None:
    match = played(form_kind(REVERSIS), line)
    moved = [each.clause for each in match.transfers if BASKET in (each.source, each.target)]
    assert moved == ["R9", *clauses]
    assert gains(match)[4] == 50
