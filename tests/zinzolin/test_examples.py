"""The worked examples ZE1 to ZE29: stakes, exchange, declarations, tricks, sigisbés."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.dealing import draw_for_the_deal
from corbillon.games.zinzolin.stakes import total
from corbillon.games.zinzolin.table import in_fiches
from corbillon.match import Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import (
    BASKET,
    A,
    B,
    C,
    D,
    card,
    cards,
    gains,
    hand,
    match_at,
    open_with,
    paid,
    play_deal,
    pots,
)


def refused(match: Match, action: str) -> RecordError:
    """How a match refuses an action; nothing is paid for it."""
    before = len(match.transfers)
    with pytest.raises(RecordError) as fault:
        match.act(action)
    assert len(match.transfers) == before
    return fault.value


def first_trick(form: Form, line: str, leader: int = B) -> dict[int | str, int]:
    """What each account gains by the sigisbés of one trick."""
    match = play_deal(match_at(form, dealer=(leader - 1) % 4), line)
    return gains(paid(match, "Z34", "Z35", "Z36"))


# Stakes


def test_ZE1_a_box(form_kind: type[Form]) -> None:
    assert in_fiches(29) == (3, 5)
    form = form_kind(ZINZOLIN)
    fresh = Match(ZINZOLIN, match_at(form).rules, 4, laws=form)
    assert fresh.balances()[0] == [488, 488, 488, 488]
    assert in_fiches(488) == (61, 0)
    assert total(fresh.table) == 1952


def test_ZE1_other_boxes(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    for fiches, jetons in ((20, 168), (40, 328), (100, 808), ("net", 0)):
        assert match_at(form, start_fiches=fiches).balances()[0] == [jetons] * 4


def test_ZE2_stakes_of_the_first_deal(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {})
    assert match.balances()[0] == [488 - 16, 488 - 8, 488 - 8, 488 - 8]
    assert pots(match) == (32, 8)


def contingent_of_deal_4(form: Form, *deals: str) -> int:
    """The basket after the antes of the fourth deal."""
    match = match_at(form)
    for line in deals:
        play_deal(match, line)
    open_with(match, {})
    assert match.table.deal == 4
    return pots(match)[0]


def test_ZE3_the_contingent_grows_by_addition(form_kind: type[Form]) -> None:
    form, quiet = form_kind(ZINZOLIN), worked_deals.QUIET
    assert contingent_of_deal_4(form, quiet, quiet, quiet) == 16 * 8


def test_ZE4_gorged_jetons_are_carried_over(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    two, three = worked_deals.QUIET_GORGING_2H, worked_deals.QUIET_GORGING_3H
    assert contingent_of_deal_4(form, two, worked_deals.QUIET, three) == 133


def test_ZE5_the_rocambole_grows_by_addition(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    for _ in range(2):
        play_deal(match, worked_deals.QUIET)
    open_with(match, {})
    assert pots(match)[1] == 24


def test_ZE6_a_basket_won_starts_again(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    play_deal(match, worked_deals.QUIET)
    play_deal(match, worked_deals.B_ALL_BUT_TRICK_7)
    assert pots(match)[0] == 0
    open_with(match, {})
    assert pots(match)[0] == 32


# The draw and the exchange


def test_ZE7_the_lowest_card_deals() -> None:
    drawn = [card(text) for text in ("5S", "AH", "KD", "2C")]
    assert draw_for_the_deal(drawn) == [1]


def test_ZE8_equal_cards_draw_again() -> None:
    drawn = [card(text) for text in ("2H", "2S", "9D", "KC")]
    assert draw_for_the_deal(drawn) == [0, 1]


def test_ZE8_by_suit_hearts_are_below_spades() -> None:
    drawn = [card(text) for text in ("2H", "2S", "9D", "KC")]
    assert draw_for_the_deal(drawn, by_suit=True) == [0]


def test_ZE9_the_talon_from_the_top(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {C: "7D", A: "8C"}, talon="9S 4D AH KC")
    for seat, action in ((B, "keep"), (C, "x7D"), (D, "keep"), (A, "x8C")):
        assert match.to_act == seat
        match.act(action)
    hands = match.table.hands
    assert hands[C] & hand("9S 7D") == hand("9S")
    assert hands[A] & hand("4D 8C") == hand("4D")
    assert sum(hands) == sum(1 << card for card in ZINZOLIN.pack) - hand("7D 8C AH KC")


def test_ZE10_all_decline(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {}, talon="9S 4D AH KC")
    before = list(match.table.hands)
    for _ in range(4):
        match.act("keep")
    assert match.table.hands == before
    view = ZINZOLIN.view()
    for seat in range(4):
        ZINZOLIN.look(match.rules, match.table, seat, view)
        assert view.offered == -1


# Declarations


def declared(form: Form, holding: dict[int, str], line: str) -> dict[int | str, int]:
    """What each account gains by declarations."""
    return gains(paid(play_deal(match_at(form), line, holding), "Z24"))


def test_ZE11_a_triangle_of_twos(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {C: "2S 2H 2D"}, "KC d2 JC")
    assert won == {C: 18, A: -6, B: -6, D: -6}


def test_ZE12_four_aces(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {D: "AS AH AD AC"}, "KC JC dA AC")
    assert won == {D: 12, A: -4, B: -4, C: -4}


def test_ZE13_two_triangles_add_up(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {B: "AS AH AD 3S 3H 3D"}, "dA d3 KC")
    assert won == {B: 36, A: -12, C: -12, D: -12}


def test_ZE14_two_players_declare(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {B: "AS AH AD", D: "3S 3H 3D"}, "dA KC JC d3 TC")
    assert won == {D: 24, C: -12, A: -12}


def test_ZE15_too_late(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC", {B: "2S 2H 2D"})
    assert refused(match, "d2").code == "not_declarable"
    for _ in range(3):
        match.play(match.legal()[0])
    assert match.to_act == B
    assert refused(match, "d2").code == "not_now"
    assert paid(match, "Z24") == []


def test_ZE16_a_quarre_is_not_also_a_triangle(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "KC", {C: "2S 2H 2D 2C"})
    assert [match.text(action) for action in match.legal() if action >= 52] == ["d2"]
    match.act("d2")
    assert gains(paid(match, "Z24")) == {C: 24, A: -8, B: -8, D: -8}
    assert refused(match, "d2").code == "not_declarable"


def test_ZE17_silence_is_legal(form_kind: type[Form]) -> None:
    assert declared(form_kind(ZINZOLIN), {D: "3S 3H 3D"}, "KC JC TC 9C") == {}


def test_ZE17_automatic_declares_for_him(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), declare="automatic")
    play_deal(match, "KC JC TC", {D: "3S 3H 3D", A: "2S 3C", B: "2H AS", C: "2D AH"}, talon="AD AC 2C 9C")
    assert paid(match, "Z24") == [(B, D, 9), (C, D, 9), (A, D, 9)]


def test_ZE18_at_his_turn_after_the_lead(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {C: "AS AH AD"}, "KC dA JC")
    assert won == {C: 9, A: -3, B: -3, D: -3}


def test_ZE18_in_an_opening_phase_before_the_lead(form_kind: type[Form]) -> None:
    form, holding = form_kind(ZINZOLIN), {C: "AS AH AD"}
    match = play_deal(match_at(form, declare_when="opening_phase"), "done dA done done done KC", holding)
    assert gains(paid(match, "Z24")) == {C: 9, A: -3, B: -3, D: -3}
    late = play_deal(match_at(form, declare_when="opening_phase"), "done done done done KC", holding)
    assert refused(late, "dA").code == "not_now"


def test_ZE19_all_twelve_sigisbes(form_kind: type[Form]) -> None:
    won = declared(form_kind(ZINZOLIN), {B: "A23S A23H A23D A23C"}, "dA d2 d3")
    assert won == {B: 72, A: -24, C: -24, D: -24}


# Legal cards, and who takes


def legal_for_c(form: Form, led: str) -> set[str]:
    """What C may lay on a lead of B when he holds these four cards and eight of a suit not led."""
    match = play_deal(match_at(form), led, {C: "K4H AS 3C QJT98765C"}, talon="2S 3S 2H 3H")
    return {match.text(action) for action in match.legal()}


def test_ZE20_hearts_led_and_held(form_kind: type[Form]) -> None:
    assert legal_for_c(form_kind(ZINZOLIN), "9H") == {"KH", "4H"}


def test_ZE21_diamonds_led_and_none_held(form_kind: type[Form]) -> None:
    assert legal_for_c(form_kind(ZINZOLIN), "9D") == {"KH", "4H", "AS", *cards("3QJT98765C")}


def test_ZE22_a_king_thrown_does_not_win(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), "4C KH 6C 2C")
    assert match.to_act == D
    assert paid(match, "Z34") == [(D, A, 2)]


# Sigisbés


def test_ZE23_one_that_followed(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "KS 2S 9S 5S") == {B: -2, C: 2}


def test_ZE24_two_that_followed(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "TH AH 3H JH") == {A: -4, C: 1, D: 3}


def test_ZE25_one_thrown(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "QC 3D 5C 8C") == {B: 3, C: -3}


def test_ZE26_one_followed_and_one_thrown(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "9D 2D AS QD", leader=C) == {B: -1, D: 2, A: -1}


def test_ZE27_gorged_while_two_followed(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "3S 2S AS KH") == {B: -6, C: 2, D: 1, BASKET: 3}


def test_ZE28_an_ace_takes_the_trick(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "AH 3S KC 2D") == {B: 4, C: -3, A: -2, BASKET: 1}


def test_ZE29_nothing_gorged(form_kind: type[Form]) -> None:
    assert first_trick(form_kind(ZINZOLIN), "4D 3D AD 2C") == {B: -2, C: 3, D: 1, A: -2}
