"""Articles R17 to R32: the play; honours placed, forced and led; what is paid for aces."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.reversis import REVERSIS
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    Payment,
    basket,
    card,
    gains,
    laid_by,
    legal,
    match_at,
    open_deal,
    paid,
    play_deal,
    played,
    put_aside,
    takers,
)

ANY_DEAL = deals_of_the_end.E38

# C. The play


def test_R17_the_eldest_leads_then_who_took_the_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for dealer in range(4):
        match = match_at(form, dealer=dealer)
        open_deal(match, ANY_DEAL)
        put_aside(match, ANY_DEAL)
        eldest = (dealer + 1) % 4
        assert match.to_act == eldest
        assert legal(match) == {text for seat, text, _ in laid_by(ANY_DEAL, eldest) if seat == eldest}
        winners = takers(ANY_DEAL, eldest)
        for k, text in enumerate(ANY_DEAL.split()):
            if k and k % 4 == 0:
                assert match.to_act == winners[k // 4 - 1]
            match.act(text)


def test_R17_the_first_lead_is_a_heart(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form, first_lead="hearts_if_held"), ANY_DEAL, upto=0)
    hearts = {text for seat, text, _ in laid_by(ANY_DEAL) if seat == P1 and text[1] == "H"}
    assert hearts
    assert legal(match) == hearts
    other = next(text for seat, text, _ in laid_by(ANY_DEAL) if seat == P1 and text[1] != "H")
    with pytest.raises(RecordError) as fault:
        match.act(other)
    assert (fault.value.code, fault.value.clause) == ("must_follow", "R17")
    match = play_deal(match_at(form), ANY_DEAL, upto=0)
    assert len(legal(match)) == 11, "by the book any card"


def test_R17_who_has_no_heart_leads_what_he_likes(form_kind: type[Form]) -> None:
    line = deals_of_honours.WITHOUT_A_HEART
    match = play_deal(match_at(form_kind(REVERSIS), first_lead="hearts_if_held"), line, upto=0)
    assert len(legal(match)) == 11
    match.act(line.split()[0])
    assert match.to_act == P2


def test_R18_suit_is_followed(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form), ANY_DEAL, upto=0)
    for seat, text, led in laid_by(ANY_DEAL):
        assert match.to_act == seat
        held = {each for of, each, _ in laid_by(ANY_DEAL) if of == seat} - set(match.deals[0].actions)
        same = {each for each in held if each[1] == led[1]}
        leads = len(match.deals[0].actions) % 4 == 0
        assert legal(match) == (held if leads or not same else same)
        match.act(text)


def test_R18_a_card_of_another_suit_is_refused(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(REVERSIS)), deals_of_honours.E11, upto=13)
    with pytest.raises(RecordError) as fault:
        match.act(next(text for seat, text, _ in laid_by(deals_of_honours.E11)[14:] if seat == P2 and text[1] != "C"))
    assert (fault.value.code, fault.value.clause) == ("must_follow", "R18")
    assert "clubs were led and seat 1 holds" in str(fault.value)


def test_R19_the_highest_card_of_the_suit_led(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (ANY_DEAL, deals_of_honours.E7, deals_of_the_end.E37, deals_of_the_end.E39):
        match = played(form, line)
        assert match.table.takers == takers(line)


# D. Placed, forced, led


def test_R21_fewest_points_or_all_the_tricks(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert [each.clause for each in played(form, ANY_DEAL).transfers][-1] == "R41"
    match = played(form, deals_of_the_end.E39)
    assert paid(match, "R41") == []
    assert [payment[:2] for payment in paid(match, "R44")] == [(P1, P2), (P3, P2), (P4, P2), (BASKET, P2)]


def test_R22_played_to_another_suit(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E7), "R25", "R26", on="AH") == [(P2, P3, 1)]
    assert paid(played(form, deals_of_honours.E17), "R33") == [(P1, P2, 5), (BASKET, P2, 50)]
    assert paid(played(form, deals_of_honours.E11), "R25", on="AC") == []
    assert paid(played(form, deals_of_honours.E21), "R33", "R37") == []


@pytest.mark.parametrize(("places", "won"), [(True, [(P2, P1, 5), (BASKET, P1, 50)]), (False, [])])
def test_R22_a_quinola_thrown_by_right(form_kind: type[Form], places: bool, won: list[Payment]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E51, right_places_quinola=places)
    assert paid(match, "R33", "R34", "R36", "R37") == won
    assert match.table.used_in == 1
    void = played(form, deals_of_the_end.E54, right_places_quinola=places)
    assert paid(void, "R33") == [(P4, P1, 5), (BASKET, P1, 50)], "void, he renounces as all do"
    aces = played(form, deals_of_the_end.E52, right_places_quinola=places)
    assert len(paid(aces, "R25")) == 4, "aces are placed in either way"


def test_R23_played_to_anothers_lead_of_its_suit(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E11), "R25", "R26", on="AC") == [(P2, P1, 5)]
    assert paid(played(form, deals_of_honours.E16), "R26", on="AH") == [(P3, P1, 10)], "the leader is the forcer"
    assert paid(played(form, deals_of_honours.E21), "R34")[0] == (P2, P1, 10)
    assert paid(played(form, deals_of_honours.E14_NEIGHBOUR), "R26", on="AC") == [], "led, not forced"


def test_R23_forced_as_the_sole_card_only(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    among = played(form, deals_of_honours.E11, forced_meaning="sole_card")
    assert paid(among, "R25", "R26", on="AC") == []
    quinola = played(form, deals_of_honours.E25, forced_meaning="sole_card")
    assert paid(quinola, "R33", "R34", "R36", "R37") == []
    assert basket(quinola) == 50
    assert quinola.table.quinola_fate == 0
    sole = played(form, deals_of_honours.E13_CLUBS, forced_meaning="sole_card")
    assert paid(sole, "R26", on="AC") == [(P2, P1, 10)]
    last = played(form, deals_of_honours.E23, forced_meaning="sole_card")
    assert paid(last, "R34")[0] == (P2, P1, 20)


def test_R24_its_owner_opens_the_trick_with_it(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E26)
    assert paid(match, "R33", "R34", "R36", "R37") == [(P2, BASKET, 50)]
    match = played(form, deals_of_honours.E14_OPPOSITE, led_ace="owner_pays_partie_winner")
    assert paid(match, "R31", on="AC") == [(P1, P3, 10)]
    match = played(form, deals_of_honours.E17, led_quinola="remise_and_side", led_ace="owner_pays_partie_winner")
    assert paid(match, "R36") == []
    assert card("JH") not in [each.card for each in match.transfers if each.clause == "R31"]


# E. The aces


def test_R25_the_taker_pays_the_placer(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E7), "R25", on="AH") == [(P2, P3, 1)]
    assert paid(played(form, deals_of_honours.E9_NEIGHBOUR), "R25", on="AD") == [(P1, P2, 2)]


def test_R26_the_owner_pays_the_leader(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E11), "R26", on="AC") == [(P2, P1, 5)]
    assert paid(played(form, deals_of_honours.E12), "R26", on="AD") == [(P3, P1, 20)]


def test_R26_all_three_pay_the_forcer_as_for_one_placed(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E11, forced_ace_paid_by="all"), "R26", on="AC") == [
        (P2, P1, 1),
        (P3, P1, 2),
        (P4, P1, 1),
    ]
    assert paid(played(form, deals_of_honours.E13_DIAMONDS, forced_ace_paid_by="all"), "R26", on="AD") == [
        (P2, P1, 4),
        (P3, P1, 8),
        (P4, P1, 4),
    ]


def test_R27_twice_between_opposites(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E8), "R25", on="AS") == [(P1, P3, 2)]
    assert paid(played(form, deals_of_honours.E9_OPPOSITE), "R25", on="AD") == [(P1, P3, 4)]
    assert paid(played(form, deals_of_honours.E18), "R33")[0] == (P1, P3, 10)
    assert paid(played(form, deals_of_honours.E17), "R33")[0] == (P1, P2, 5)


def test_R28_twice_in_the_last_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert paid(played(form, deals_of_honours.E13_CLUBS), "R26", on="AC") == [(P2, P1, 10)]
    assert paid(played(form, deals_of_honours.E20_NEIGHBOUR), "R37") == [(P1, P2, 10)]
    assert paid(played(form, deals_of_honours.E19), "R37") == [(P1, P2, 5)], "not in the last but one"


@pytest.mark.parametrize(("stacking", "ace", "quinola"), [("multiply", 40, 20), ("once", 20, 10)])
def test_R29_both_doublings(form_kind: type[Form], stacking: str, ace: int, quinola: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.E13_DIAMONDS, double_stacking=stacking)
    assert paid(match, "R26", on="AD") == [(P3, P1, ace)]
    match = played(form, deals_of_honours.E20_OPPOSITE, double_stacking=stacking)
    assert paid(match, "R37") == [(P1, P3, quinola)]
    match = played(form, deals_of_honours.E8, double_stacking=stacking)
    assert paid(match, "R25", on="AS") == [(P1, P3, 2)], "one doubling is one"


@pytest.mark.parametrize(
    ("double", "ace", "partie"), [("side_payments", 2, 80), ("side_and_partie", 2, 160), ("off", 1, 80)]
)
def test_R30_what_is_doubled_between_opposites(form_kind: type[Form], double: str, ace: int, partie: int) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_the_end.E32, opposite_double=double)
    assert paid(match, "R41") == [(P3, P1, partie)]
    match = played(form, deals_of_honours.E8, opposite_double=double)
    assert paid(match, "R25", on="AS") == [(P1, P3, ace)]
    match = played(form, deals_of_honours.E20_OPPOSITE, opposite_double=double)
    assert paid(match, "R37") == [(P1, P3, 10 * ace)], "the last trick doubles always"
    match = played(form, deals_of_the_end.E31, opposite_double=double)
    assert paid(match, "R41") == [(P3, P4, 105)], "neighbours"


def test_R31_an_ace_led(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line, owed in ((deals_of_honours.E14_NEIGHBOUR, 5), (deals_of_honours.E14_OPPOSITE, 10)):
        assert paid(played(form, line), "R31") == []
        match = played(form, line, led_ace="owner_pays_partie_winner")
        winner = paid(match, "R41")[0][1]
        assert paid(match, "R31", on="AC") == [(P1, winner, owed)]


def test_R31_not_to_oneself_and_not_without_a_partie(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, deals_of_honours.LED_BY_THE_LIGHTEST, led_ace="owner_pays_partie_winner")
    assert paid(match, "R41")[0][1] == P1
    assert paid(match, "R31", on="AC") == []
    line = deals_of_the_end.E39
    assert [text for _, text, led in laid_by(line) if text == led and text[0] == "A"], "aces are led"
    assert paid(played(form, line, led_ace="owner_pays_partie_winner"), "R31") == []


def test_R31_the_owner_alone_as_if_forced_from_him(form_kind: type[Form]) -> None:
    switches = {"led_ace": "owner_pays_partie_winner", "forced_ace_paid_by": "all"}
    match = played(form_kind(REVERSIS), deals_of_honours.E14_NEIGHBOUR, **switches)
    assert [(payer, amount) for payer, _, amount in paid(match, "R31", on="AC")] == [(P1, 5)]


def test_R32_nothing_but_stakes_before_the_last_trick(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for line in (deals_of_honours.E10, deals_of_the_end.E31, deals_of_the_end.E39, deals_of_the_end.E53):
        match = play_deal(match_at(form), line, upto=43)
        assert [each.clause for each in match.transfers] == ["R9"]
        match.act(line.split()[43])
        assert len(match.transfers) > 1
    order = [each.clause for each in match.transfers]
    assert order == ["R9", "R25", "R25", "R25", "R33", "R56", "R56", "R57", "R57", "R57"]


def test_R32_several_aces_one_by_one(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.E15)
    assert paid(match, "R25", on="AH") == [(P1, P2, 1)]
    assert paid(match, "R25", on="AD") == [(P1, P3, 4)]
    assert sum(gains(match)) == 0
