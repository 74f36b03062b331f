"""Articles Z1 to Z21: the table, the counters, the deal and the exchange."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.dealing import draw_for_the_deal
from corbillon.games.zinzolin.stakes import total
from corbillon.games.zinzolin.table import in_fiches, worth
from corbillon.kernel.bits import bits_of
from corbillon.match import Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import (
    BASKET,
    ROCAMBOLE,
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
    rules,
)

# A. Table and counters


def test_Z1_four_players(form_kind: type[Form]) -> None:
    assert ZINZOLIN.seats(rules()) == (4,)
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {})
    assert len(match.balances()[0]) == 4
    assert [held.bit_count() for held in match.table.hands] == [12, 12, 12, 12]


def test_Z2_fifty_two_cards_in_four_suits() -> None:
    assert ZINZOLIN.pack == tuple(range(52))
    everything = cards("KQJT98765432AS KQJT98765432AH KQJT98765432AD KQJT98765432AC")
    assert sorted(ZINZOLIN.pack) == sorted(card(text) for text in everything)


def test_Z2_no_suit_beats_another(form_kind: type[Form]) -> None:
    for led, thrown in (("4C", "KH KD KS"), ("4S", "KH KD KC"), ("4H", "KS KD KC"), ("4D", "KS KH KC")):
        match = play_deal(match_at(form_kind(ZINZOLIN)), f"{led} {thrown}")
        assert match.to_act == B


def test_Z3_king_high_ace_low(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    for higher, lower in zip("KQJT98765432", "QJT98765432A", strict=True):
        match = play_deal(match_at(form), f"{lower}S {higher}S KH QH")
        assert match.to_act == C, f"{higher} beats {lower}"


def test_Z4_sigisbes() -> None:
    for suit in "SHDC":
        assert [worth(card(rank + suit)) for rank in "A23"] == [1, 2, 3]
        assert [worth(card(rank + suit)) for rank in "456789TJQK"] == [0] * 10


def test_Z5_eight_jetons_a_fiche() -> None:
    assert in_fiches(8) == (1, 0)
    assert in_fiches(29) == (3, 5)
    assert in_fiches(7) == (0, 7)
    assert in_fiches(-29) == (-3, -5)


def test_Z6_a_box_of_fiches_and_eight_jetons(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    assert Match(ZINZOLIN, rules(), 4, laws=form).balances()[0] == [60 * 8 + 8] * 4
    assert Match(ZINZOLIN, rules(start_fiches=20), 4, laws=form).balances()[0] == [20 * 8 + 8] * 4
    assert Match(ZINZOLIN, rules(start_fiches="net"), 4, laws=form).balances()[0] == [0] * 4


def test_Z6_net_wants_debts() -> None:
    with pytest.raises(RecordError) as fault:
        rules(start_fiches="net", debt="ruin_ends_game")
    assert fault.value.code == "bad_rule"


@pytest.mark.parametrize("switch", ["start_fiches", "overtime_cap"])
def test_Z6_Z51_a_number_fits_a_compiled_table(form_kind: type[Form], switch: str) -> None:
    assert not Match(ZINZOLIN, rules(**{switch: 10**12}), 4, laws=form_kind(ZINZOLIN)).over
    with pytest.raises(RecordError) as fault:
        rules(**{switch: 10**19})
    assert fault.value.code == "bad_rule"


def test_Z7_debts_are_allowed(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), seats=(3, 3, 3, 3))
    assert not match.over
    open_with(match, {})
    assert match.balances()[0] == [-13, -5, -5, -5]


@pytest.mark.parametrize(
    ("deal", "balances", "ruined"),
    [
        (5, (16, 8, 8, 8), False),
        (5, (15, 8, 8, 8), True),
        (5, (16, 8, 7, 8), True),
        (21, (32, 16, 16, 16), False),
        (21, (31, 16, 16, 16), True),
        (21, (32, 16, 16, 15), True),
    ],
)
def test_Z7_ruin_ends_the_match(
    form_kind: type[Form], deal: int, balances: tuple[int, int, int, int], ruined: bool
) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form, deal=deal, seats=balances, basket=33, rocambole=8, debt="ruin_ends_game")
    assert match.over is ruined
    shared = [(BASKET, seat, 8) for seat in (B, C, D, A)]
    assert paid(match, "Z51") == (shared if ruined else [])
    assert pots(match) == ((1, 0) if ruined else (33, 8)), "who took the last trick is not known"


def test_Z7_within_a_deal_all_is_paid(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), seats=(16, 8, 8, 8), debt="ruin_ends_game")
    play_deal(match, worked_deals.G3)
    assert match.over
    low = match.balances()[0][A]
    assert low < 0
    assert paid(match, "Z52") == [(ROCAMBOLE, seat, 2) for seat in (C, D, A, B)]


def test_Z8_each_puts_a_fiche_before_every_deal(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), dealer=C, basket=100)
    open_with(match, {})
    assert paid(match, "Z8") == [(D, BASKET, 8), (A, BASKET, 8), (B, BASKET, 8), (C, BASKET, 8)]
    assert pots(match)[0] == 132


def test_Z8_two_in_the_double_round(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=21)
    open_with(match, {})
    assert paid(match, "Z8") == [(seat, BASKET, 16) for seat in (B, C, D, A)]


def test_Z9_the_contingent_grows_by_addition(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    held = []
    for _ in range(3):
        play_deal(match, worked_deals.QUIET)
        held.append(pots(match)[0])
    assert held == [4 * 8, 8 * 8, 12 * 8]


def test_Z10_the_dealer_puts_a_fiche_more(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), dealer=D, rocambole=24)
    open_with(match, {})
    assert paid(match, "Z10") == [(D, ROCAMBOLE, 8)]
    assert pots(match)[1] == 32


def test_Z11_nothing_is_lost(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    assert total(match.table) == 4 * 488
    play_deal(match, worked_deals.G1)
    play_deal(match, worked_deals.G3)
    seats, held = match.balances()
    assert sum(seats) + held[BASKET] + held[ROCAMBOLE] == 4 * 488
    assert total(match.table) == 4 * 488


# B. Dealer and deal


def test_Z13_the_lowest_card_deals() -> None:
    assert draw_for_the_deal([card(text) for text in ("KS", "4H", "3D", "9C")]) == [2]
    assert draw_for_the_deal([card(text) for text in ("KS", "QH", "JD", "TC")]) == [3]
    assert draw_for_the_deal([card(text) for text in ("AS", "2H", "2D", "2C")]) == [0]


def test_Z13_ties_draw_again_or_clubs_are_lowest() -> None:
    drawn = [card(text) for text in ("5D", "7H", "5C", "5S")]
    assert draw_for_the_deal(drawn) == [0, 2, 3]
    assert draw_for_the_deal(drawn, by_suit=True) == [2]


def test_Z15_by_packets_of_three_the_dealer_last(form_kind: type[Form]) -> None:
    form = form_kind(ZINZOLIN)
    match = match_at(form, dealer=C)
    form.open_deal(match.rules, match.table, list(range(52)))
    for place, seat in enumerate((D, A, B, C)):
        packets = [12 * packet + 3 * place + k for packet in range(4) for k in range(3)]
        assert match.table.hands[seat] == bits_of(packets)


def test_Z16_four_cards_left(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {}, talon="9S 4D AH KC")
    assert match.table.talon == [card(text) for text in ("9S", "4D", "AH", "KC")]
    assert sum(match.table.hands) == (1 << 52) - 1 - hand("9S 4D AH KC")


def test_Z17_the_deal_passes_on(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), deal=7, dealer=C)
    assert match.following() == (7, C)
    play_deal(match, worked_deals.QUIET)
    assert match.following() == (8, D)
    assert pots(match) == (32, 8), "the pots travel with the deal"
    play_deal(match, worked_deals.QUIET)
    assert match.following() == (9, A)


def test_Z18_order_of_a_deal(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), declare="automatic")
    open_with(match, {B: "AS AH AD"})
    order = [(each.clause, each.source) for each in match.transfers]
    assert order == [("Z8", B), ("Z8", C), ("Z8", D), ("Z8", A), ("Z10", A)]
    turns = []
    while match.in_deal:
        turns.append(match.to_act)
        match.act("keep") if len(turns) <= 4 else match.play(match.legal()[0])
    assert turns[:5] == [B, C, D, A, B], "the exchange, then the lead"
    clauses = [each.clause for each in match.transfers][5:]
    assert clauses[:3] == ["Z24"] * 3
    assert {"Z34", "Z35"} & set(clauses[3:])
    assert len(turns) == 4 + 48


# C. The exchange


def test_Z19_once_each_the_dealer_last_and_any_card(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), dealer=B)
    open_with(match, {})
    for seat in (C, D, A, B):
        assert match.to_act == seat
        own = match.deals[0].hands[seat]
        assert {match.text(action) for action in match.legal()} == {"keep", *("x" + text for text in own)}
        match.act("keep")
    assert match.to_act == C
    assert not {"keep"} & {match.text(action) for action in match.legal()}


def test_Z20_the_top_of_the_talon_for_a_card(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {B: "7D", D: "8D", A: "9D"}, talon="9S 4D AH KC")
    for action in ("x7D", "keep", "x8D", "x9D"):
        match.act(action)
    hands = match.table.hands
    assert hands[B] & hand("7D 9S") == hand("9S")
    assert hands[D] & hand("8D 4D") == hand("4D"), "who declines uses up nothing"
    assert hands[A] & hand("9D AH") == hand("AH")
    assert [held.bit_count() for held in hands] == [12] * 4


def test_Z20_a_drawn_card_cannot_be_put_aside(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {}, talon="9S 4D AH KC")
    with pytest.raises(RecordError) as fault:
        match.act("x9S")
    assert fault.value.code == "not_in_hand"


@pytest.mark.parametrize(("peek", "seen"), [("off", -1), ("on", card("4D"))])
def test_Z21_face_down_or_a_look_at_what_one_left(form_kind: type[Form], peek: str, seen: int) -> None:
    match = match_at(form_kind(ZINZOLIN), declined_peek=peek)
    open_with(match, {B: "7D", D: "8D"}, talon="9S 4D AH KC")
    for action in ("x7D", "keep", "x8D", "keep"):
        match.act(action)
    views = [ZINZOLIN.view() for _ in range(4)]
    for seat, view in enumerate(views):
        ZINZOLIN.look(match.rules, match.table, seat, view)
    assert [view.offered for view in views] == [card("AH") if peek == "on" else -1, -1, seen, -1]
    assert [view.discard for view in views] == [-1, card("7D"), -1, card("8D")]
    assert [view.drawn for view in views] == [-1, card("9S"), -1, card("4D")]


def test_Z21_dead_cards_take_no_part(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN))
    open_with(match, {B: "3D"}, talon="9S 2S 2H 2D")
    match.act("x3D")
    for _ in range(3):
        match.act("keep")
    while match.in_deal:
        match.play(match.legal()[0])
    fell = [each.card for each in match.transfers if each.clause in ("Z34", "Z35", "Z36")]
    assert not {card(text) for text in ("3D", "2S", "2H", "2D")} & set(fell)
    assert len(fell) == 12 - 4
    assert gains(paid(match, "Z24")) == {}


def test_Z21_what_one_left_lies_under_the_basket_still_when_all_is_settled(form_kind: type[Form]) -> None:
    match = match_at(form_kind(ZINZOLIN), declined_peek="on")
    open_with(match, {B: "7D"}, talon="9S 4D AH KC")
    for action in ("x7D", "keep", "keep", "keep"):
        match.act(action)
    while match.in_deal:
        match.play(match.legal()[0])
    for seat, discard in ((A, ""), (B, "7D"), (C, ""), (D, "")):
        view = ZINZOLIN.view()
        ZINZOLIN.look(match.rules, match.table, seat, view)
        dead = hand("7D 4D AH KC") & ~hand(discard)
        assert ZINZOLIN.world(match.rules, view).allows([0, 0, 0, 0, dead])
