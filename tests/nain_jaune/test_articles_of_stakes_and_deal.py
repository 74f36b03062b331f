"""Articles N1 to N10: players, cards, jetons, stakes and the deal."""

import pytest

from corbillon.errors import RecordError
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.dealing import draw_for_the_deal
from corbillon.games.nain_jaune.stakes import total
from corbillon.games.nain_jaune.table import TALON, next_rank
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import NO_CARD
from corbillon.match import Match
from tests.forms import Form
from tests.nain_jaune.positions import (
    P1,
    P2,
    P3,
    P4,
    PACK,
    balances,
    boxes,
    card,
    do,
    hand,
    legal,
    match_at,
    open_with,
    opened,
    paid,
    rules,
    set_hands,
    silent,
)

SIZES = {2: (22, 8), 3: (15, 7), 4: (12, 4), 5: (9, 7), 6: (8, 4), 7: (7, 3), 8: (6, 4)}
"""Cards each, and cards of the talon, by the number of players."""


def test_N1_three_to_eight_players(form_kind: type[Form]) -> None:
    assert NAIN_JAUNE.seats(rules())[0] == 4, "the usual number is offered first"
    assert set(NAIN_JAUNE.seats(rules())) == {3, 4, 5, 6, 7, 8}
    assert set(NAIN_JAUNE.seats(rules(players2=True))) == {2, 3, 4, 5, 6, 7, 8}
    for players in range(3, 9):
        assert len(opened(form_kind(NAIN_JAUNE), players=players).balances()[0]) == players


def test_N2_ranks_rise_from_the_ace_to_the_king_whatever_the_suits() -> None:
    for lower, higher in zip("A23456789TJQ", "23456789TJQK", strict=True):
        for suit in "SHDC":
            assert next_rank(card(lower + suit)) == hand(" ".join(higher + other for other in "SHDC"))
    assert [next_rank(card("K" + suit)) for suit in "SHDC"] == [0, 0, 0, 0], "nothing goes on a king"


def test_N2_any_suit_follows(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: "AS 2S 2H 2D 2C 3S"})
    assert legal(do(match, "AS")) == {"2S", "2H", "2D", "2C"}


def test_N3_five_boxes(form_kind: type[Form]) -> None:
    assert NAIN_JAUNE.pots(rules()) == ("TD", "JC", "QS", "KH", "7D")
    assert NAIN_JAUNE.pots(rules(board_cards="QH_KS")) == ("TD", "JC", "QH", "KS", "7D")
    five = "TD JC QS KH 7D"
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: five + " QH KS"})
    assert legal(match) >= set(five.replace(" ", "! ").split()) | {"7D!"}
    assert not legal(match) & {"QH!", "KS!"}
    other = open_with(match_at(form_kind(NAIN_JAUNE), board_cards="QH_KS"), {P1: five + " QH KS"})
    assert legal(other) >= {"TD!", "JC!", "QH!", "KS!", "7D!"}
    assert not legal(other) & {"QS!", "KH!"}


@pytest.mark.parametrize(("named", "box"), [("TD", 4), ("JC", 8), ("QS", 12), ("KH", 16), ("7D", 20)])
def test_N3_each_card_has_its_box(form_kind: type[Form], named: str, box: int) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE)), {P1: named})
    do(match, named + "!")
    assert paid(match, "N18") == [(named, P1, box)]


@pytest.mark.parametrize(("named", "box"), [("TD", 4), ("JC", 8), ("QH", 12), ("KS", 16), ("7D", 20)])
def test_N3_the_queen_of_hearts_and_the_king_of_spades_keep_rank_and_stake(
    form_kind: type[Form], named: str, box: int
) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), board_cards="QH_KS"), {P1: named})
    do(match, named + "!")
    assert paid(match, "N18") == [(named, P1, box)]


def test_N4_equal_shares(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    assert Match(NAIN_JAUNE, rules(), 5, laws=form).balances()[0] == [120] * 5
    for jetons in (50, 73, 100, 120):
        assert Match(NAIN_JAUNE, rules(start_jetons=jetons), 3, laws=form).balances()[0] == [jetons] * 3
    for wrong in (49, 121, "120", True, None):
        with pytest.raises(RecordError) as fault:
            rules(start_jetons=wrong)
        assert (fault.value.code, fault.value.clause) == ("bad_rule", "N4")


def test_N5_the_highest_card_drawn_deals() -> None:
    assert draw_for_the_deal([card("7S"), card("KD"), card("AS"), card("QC")]) == [1]
    assert draw_for_the_deal([card("AS"), card("2D"), card("AC")]) == [1], "the ace is the lowest"


def test_N5_on_a_tie_those_draw_again() -> None:
    assert draw_for_the_deal([card("JS"), card("9D"), card("JC"), card("TC")]) == [0, 2]


def test_N6_the_deal_passes_to_the_next_player(form_kind: type[Form]) -> None:
    for players in (3, 8):
        match = opened(form_kind(NAIN_JAUNE), players=players, balances=(500,) * players)
        dealers = []
        for _ in range(players + 1):
            dealers.append(match.table.dealer)
            assert match.following() == (match.table.deal + 1, (match.table.dealer + 1) % players)
            do(set_hands(match, {1: "AS"}, turn=1), "AS")
            match.open_pack(NAIN_JAUNE.pack)
        assert dealers == [*range(players), 0]


def test_N7_no_jeton_is_made_or_lost(form_kind: type[Form]) -> None:
    form = form_kind(NAIN_JAUNE)
    for players in range(3, 9):
        match = match_at(form, players=players)
        assert total(match.table) == 120 * players
        open_with(match, {1: "7D"})
        assert total(match.table) == 120 * players
        do(match, "7D!")
        assert total(match.table) == 120 * players
    assert total(match_at(form, boxes={"TD": 7, "7D": 5}).table) == 492


def test_N8_stakes_of_everybody_on_every_box(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE), dealer=P2)
    stakes = [
        (seat, box, amount)
        for seat in (P3, P4, P1, P2)
        for box, amount in (("TD", 1), ("JC", 2), ("QS", 3), ("KH", 4), ("7D", 5))
    ]
    assert paid(match, "N8") == stakes
    assert balances(match) == [105] * 4


def test_N8_what_remained_is_added_to(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE), boxes={"JC": 16, "7D": 1})
    assert boxes(match) == [4, 24, 12, 16, 21]


@pytest.mark.parametrize("unit", [1, 2, 5])
def test_N8_stakes_are_multiplied(form_kind: type[Form], unit: int) -> None:
    match = opened(form_kind(NAIN_JAUNE), players=3, stake_unit=unit)
    assert boxes(match) == [3 * unit, 6 * unit, 9 * unit, 12 * unit, 15 * unit]
    assert balances(match) == [120 - 15 * unit] * 3


def test_N8_the_price_of_cards_is_not_multiplied(form_kind: type[Form]) -> None:
    match = opened(form_kind(NAIN_JAUNE), stake_unit=2)
    do(set_hands(match, {P1: "AS", P2: "KD"}, turn=P1), "AS")
    assert paid(match, "N21") == [(P2, P1, 10)]


@pytest.mark.parametrize("players", SIZES)
def test_N9_cards_of_a_hand(form_kind: type[Form], players: int) -> None:
    match = opened(form_kind(NAIN_JAUNE), players=players, players2=True)
    each, talon = SIZES[players]
    assert [cards.bit_count() for cards in match.table.hands] == [each] * players + [0] * (8 - players)
    assert each * players + talon == 52


def test_N9_one_card_at_a_time_from_the_player_after_the_dealer(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE), dealer=P2)
    match.open_pack(NAIN_JAUNE.pack)
    assert [match.table.hands[seat] for seat in (P3, P4, P1, P2)] == [
        bits_of(list(range(first, 48, 4))) for first in range(4)
    ]


@pytest.mark.parametrize("players", SIZES)
def test_N10_the_rest_is_the_talon(form_kind: type[Form], players: int) -> None:
    match = match_at(form_kind(NAIN_JAUNE), players=players, players2=True)
    match.open_pack(NAIN_JAUNE.pack)
    size = SIZES[players][1]
    assert match.table.talon == [*NAIN_JAUNE.pack[52 - size :], *[NO_CARD] * (TALON - size)]
    assert len({*PACK[52 - size :], *(name for cards in match.deals[0].hands for name in cards)}) == 52


def test_N10_nobody_sees_or_plays_it(form_kind: type[Form]) -> None:
    match = match_at(form_kind(NAIN_JAUNE))
    match.open_pack(NAIN_JAUNE.pack)
    match.table.talon.reverse()
    for seat in range(4):
        view, other = NAIN_JAUNE.view(), NAIN_JAUNE.view()
        NAIN_JAUNE.look(match.rules, match.table, seat, view)
        match.table.talon.reverse()
        NAIN_JAUNE.look(match.rules, match.table, seat, other)
        assert view == other
        assert NAIN_JAUNE.world(match.rules, view).sizes[-1] == 4
    assert not silent(match) & set(match.deals[0].talon)
