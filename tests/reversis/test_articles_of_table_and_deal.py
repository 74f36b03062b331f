"""Articles R1 to R16: the table, the chips, the stakes, the deal and the exchange."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.dealing import draw_for_the_deal
from corbillon.games.reversis.table import points
from corbillon.kernel.bits import bits_of
from corbillon.match import Match
from tests.forms import Form
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    PACK,
    basket,
    card,
    four_cards,
    gains,
    hand,
    legal,
    match_at,
    open_deal,
    paid,
    play_deal,
    played,
    put_aside,
    rules,
    seen_by,
)

ANY_DEAL = deals_of_the_end.E38

# A. Equipment, seats, stakes


def test_R1_four_players_and_forty_eight_cards() -> None:
    assert REVERSIS.seats(rules()) == (4,)
    assert sorted(PACK) == sorted(rank + suit for rank in "AKQJ98765432" for suit in "SHDC")


def test_R1_no_ten_is_dealt(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    held = [["TS" if text == "9S" else text for text in place] for place in (PACK[:11], PACK[11:22], PACK[22:33])]
    with pytest.raises(RecordError) as fault:
        match.open_hands([*held, list(PACK[33:45])], list(PACK[45:]))
    assert fault.value.code == "bad_deal"


def test_R2_the_order_of_strength(form_kind: type[Form]) -> None:
    assert REVERSIS.order.replace("T", "") == "23456789JQKA"
    form = form_kind(REVERSIS)
    match = play_deal(match_at(form), deals_of_honours.E25, upto=12)
    assert {"2H", "JH", "AH"} < set(match.deals[0].actions[-4:])
    assert match.to_act == P4, "the ace took it"
    match = play_deal(match_at(form), deals_of_the_end.E48, upto=40)
    assert {"KH", "JH"} < set(match.deals[0].actions[-4:])
    assert match.to_act == P2, "the quinola is beaten by the king"


def test_R3_what_cards_count() -> None:
    for suit in "SHDC":
        assert [points(hand(rank + suit)) for rank in "AKQJ"] == [4, 3, 2, 1]
        assert [points(hand(rank + suit)) for rank in "98765432"] == [0] * 8
    assert points(hand(" ".join(PACK))) == 40


def test_R4_five_hundred_and_forty_five_points(form_kind: type[Form]) -> None:
    match = Match(REVERSIS, rules(), 4, laws=form_kind(REVERSIS))
    assert match.balances() == ([545, 545, 545, 545], {BASKET: 0})


def test_R5_places_and_first_deal_by_lot() -> None:
    assert draw_for_the_deal([card(text) for text in ("KS", "JH", "AD", "QC")]) == [2, 0, 3, 1]
    assert draw_for_the_deal([card(text) for text in ("AS", "KS", "QS", "JS")]) == [0, 1, 2, 3]


@pytest.mark.parametrize(("dealer", "eldest"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_R7_the_player_after_the_dealer_is_eldest(form_kind: type[Form], dealer: int, eldest: int) -> None:
    match = match_at(form_kind(REVERSIS), dealer=dealer)
    open_deal(match, ANY_DEAL)
    assert match.to_act == eldest
    put_aside(match, ANY_DEAL)
    assert match.to_act == eldest


def test_R8_everybody_stakes_when_the_basket_is_empty(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), basket=0, dealer=P2)
    open_deal(match, ANY_DEAL)
    assert paid(match, "R8", "R9") == [(P3, BASKET, 10), (P4, BASKET, 10), (P1, BASKET, 10), (P2, BASKET, 15)]
    assert [each.clause for each in match.transfers] == ["R8"] * 4
    assert basket(match) == 45


def test_R8_the_dealers_five_added(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), basket=0, renewal_dealer_extra="added")
    open_deal(match, ANY_DEAL)
    assert paid(match, "R8", "R9")[-1] == (P4, BASKET, 20)
    assert basket(match) == 50


@pytest.mark.parametrize(("held", "renewed"), [(0, True), (1, True), (44, True), (45, False), (46, False)])
@pytest.mark.parametrize("extra", ["included", "added"])
def test_R8_renewal_below_the_initial_stake(form_kind: type[Form], held: int, renewed: bool, extra: str) -> None:
    form = form_kind(REVERSIS)
    match = match_at(form, basket=held, renew_when="below_initial", renewal_dealer_extra=extra)
    open_deal(match, ANY_DEAL)
    assert len(paid(match, "R8")) == (4 if renewed else 0)
    assert basket(match) == held + ((45 if extra == "included" else 50) if renewed else 5)
    match = match_at(form, basket=held)
    open_deal(match, ANY_DEAL)
    assert len(paid(match, "R8")) == (4 if held == 0 else 0), "by the book only an empty one"


def test_R9_the_dealer_alone_puts_in_five(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS), basket=1, dealer=P3)
    open_deal(match, ANY_DEAL)
    assert [(each.clause, each.source, each.target, each.amount) for each in match.transfers] == [("R9", P3, BASKET, 5)]


def test_R10_to_win_the_remise_is_to_take_the_whole_basket(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for held in (45, 95, 1000):
        match = played(form, deals_of_honours.E17, basket=held)
        assert paid(match, "R33")[1:] == [(BASKET, P2, held + 5)]
        assert basket(match) == 0
        assert paid(played(form, deals_of_the_end.E39, basket=held), "R44")[-1] == (BASKET, P2, held + 5)


# B. Deal and exchange


def test_R11_three_rounds_eleven_cards_and_twelve_to_the_dealer(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = match_at(form, dealer=P3)
    pack = list(REVERSIS.pack)
    form.open_deal(match.rules, match.table, pack)
    served = {seat: list[int]() for seat in range(4)}
    place = 0
    for packets in ((3, 3, 3, 4), (4, 4, 4, 4), (4, 4, 4, 4)):
        for seat, size in zip((P4, P1, P2, P3), packets, strict=True):
            served[seat] += pack[place : place + size]
            place += size
    assert match.table.hands == [bits_of(served[seat]) for seat in range(4)]
    assert [len(served[seat]) for seat in (P4, P1, P2, P3)] == [11, 11, 11, 12]
    assert match.table.talon == pack[45:]


def test_R12_each_owns_his_talon_card(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    for dealer in range(4):
        match = match_at(form, dealer=dealer)
        open_deal(match, ANY_DEAL)
        owners = [(dealer + k) % 4 for k in (1, 2, 3)]
        first, second, third = match.deals[0].talon
        discards = [match.deals[0].hands[seat][0] for seat in owners]
        match.act(f"x{discards[0]}")
        match.act("keep")
        match.act(f"x{discards[2]}")
        assert match.table.hands[owners[0]] & hand(f"{first} {second} {third}") == hand(first)
        assert match.table.hands[owners[1]] & hand(f"{first} {second} {third}") == 0
        assert match.table.hands[owners[2]] & hand(f"{first} {second} {third}") == hand(third)


def test_R13_each_may_exchange_one_card_once(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    open_deal(match, ANY_DEAL)
    talon = match.deals[0].talon
    for seat in (P1, P2, P3):
        assert match.to_act == seat
        own = match.deals[0].hands[seat]
        assert legal(match) == {"keep", *(f"x{text}" for text in own)}, "any card of the hand, not the talon's"
        match.act(f"x{own[0]}")
        assert match.table.hands[seat] == hand(" ".join([*own[1:], talon[seat]]))
    assert match.to_act == P4


@pytest.mark.parametrize(("held", "bound"), [(45, True), (129, True), (130, False), (500, False)])
def test_R13_compulsory_below_three_stakes(form_kind: type[Form], held: int, bound: bool) -> None:
    form = form_kind(REVERSIS)
    match = match_at(form, basket=held, exchange="compulsory_below_3_stakes")
    open_deal(match, ANY_DEAL)
    assert ("keep" in legal(match)) is not bound
    if bound:
        with pytest.raises(RecordError) as fault:
            match.act("keep")
        assert (fault.value.code, fault.value.clause) == ("not_now", "R13")
    match = match_at(form, basket=held)
    open_deal(match, ANY_DEAL)
    assert "keep" in legal(match)


@pytest.mark.parametrize("peek", ["forbidden", "allowed_if_kept"])
def test_R14_the_card_that_one_leaves(form_kind: type[Form], peek: str) -> None:
    match = match_at(form_kind(REVERSIS), peek=peek)
    open_deal(match, ANY_DEAL)
    first, second, _ = match.deals[0].talon
    match.act("keep")
    assert match.to_act == P2
    match.act(f"x{match.deals[0].hands[P2][0]}")
    seen = card(first) if peek == "allowed_if_kept" else -1
    assert [seen_by(match, seat).offered for seat in range(4)] == [seen, -1, -1, -1]
    assert [seen_by(match, seat).drawn for seat in range(4)] == [-1, card(second), -1, -1]


def test_R15_the_dealer_puts_aside_one_of_twelve(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    open_deal(match, ANY_DEAL)
    for _ in range(3):
        match.act("keep")
    own = match.deals[0].hands[P4]
    assert match.to_act == P4
    assert legal(match) == {f"x{text}" for text in own}
    with pytest.raises(RecordError) as fault:
        match.act("keep")
    assert (fault.value.code, fault.value.clause) == ("not_now", "R15")
    match.act(f"x{own[4]}")
    assert match.table.hands[P4] == hand(" ".join(own)) & ~hand(own[4])
    assert [held.bit_count() for held in match.table.hands] == [11] * 4


def test_R16_the_four_cards(form_kind: type[Form]) -> None:
    match = match_at(form_kind(REVERSIS))
    open_deal(match, ANY_DEAL)
    discard = match.deals[0].hands[P1][0]
    dealers = match.deals[0].hands[P4][0]
    for action in (f"x{discard}", "keep", "keep", f"x{dealers}"):
        match.act(action)
    _, second, third = match.deals[0].talon
    assert match.table.four_cards == hand(f"{discard} {second} {third} {dealers}")
    assert [seen_by(match, seat).four_cards for seat in range(4)] == [0] * 4, "face down"
    while match.in_deal:
        match.play(match.legal()[0])
    assert [seen_by(match, seat).four_cards for seat in range(4)] == [match.table.four_cards] * 4


def test_R16_a_quinola_put_aside_moves_no_remise(form_kind: type[Form]) -> None:
    match = played(form_kind(REVERSIS), deals_of_honours.E28)
    assert "JH" in four_cards(deals_of_honours.E28)
    assert paid(match, "R33", "R34", "R36", "R37") == []
    assert basket(match) == 50
    assert gains(match)[4] == 0
    assert match.table.four_cards == hand(" ".join(four_cards(deals_of_honours.E28)))


@pytest.mark.parametrize(
    ("switch", "held", "may"),
    [
        ("allowed", 0, True),
        ("forbidden", 500, False),
        ("only_if_basket_ge_135", 129, False),
        ("only_if_basket_ge_135", 130, True),
    ],
)
def test_R16_whether_the_quinola_may_be_put_aside(form_kind: type[Form], switch: str, held: int, may: bool) -> None:
    form = form_kind(REVERSIS)
    for dealer in range(4):
        match = match_at(form, basket=held, dealer=dealer, quinola_discard=switch)
        open_deal(match, ANY_DEAL)
        while match.to_act is not None and "JH" not in match.deals[0].hands[match.to_act]:
            match.act("keep") if "keep" in legal(match) else match.play(match.legal()[0])
        assert ("xJH" in legal(match)) is may
        if not may:
            with pytest.raises(RecordError) as fault:
                match.act("xJH")
            assert (fault.value.code, fault.value.clause) == ("not_now", "R16")
