"""The golden deals G1 and G3, payment by payment."""

import pytest

from corbillon.games.zinzolin import ZINZOLIN
from corbillon.match import Account, Match
from tests.forms import Form
from tests.zinzolin import worked_deals
from tests.zinzolin.positions import BASKET, ROCAMBOLE, A, B, C, D, Payment, cards, match_at, paid, play_deal, pots

HANDS_OF_G1 = {
    A: "Q95S Q654H JD 9753C",
    B: "JT873S 983D KQ2AC",
    C: "64S KJT9832H 7D J8C",
    D: "K2AS 7AH KT2AD T64C",
}
HANDS_OF_G3 = {
    A: "JT9863S QH T974D 8C",
    B: "KQJ62D KQJT974C",
    C: "KQ75AS JT765AH 3D",
    D: "42S K8432H 8D 652AC",
}


def by_trick(match: Match) -> list[list[Payment]]:
    """The payments of each trick, in the order of events: those of a trick end where the next one begins."""
    again = Match(ZINZOLIN, match.rules, 4, match.start, laws=match.laws)
    again.open_hands(match.deals[0].hands, match.deals[0].talon)
    tricks: list[list[Payment]] = [[]]
    for action in match.deals[0].actions:
        made = [(each.source, each.target, each.amount) for each in again.act(action) if each.clause != "Z24"]
        tricks[-1] += made
        if len(action) == 2 and not action.startswith("d") and again.table.ply % 4 == 0:
            tricks.append([])
    return [sorted(trick, key=str) for trick in tricks[:-1]]


def in_order(*tricks: str) -> list[list[Payment]]:
    """Payments as the book writes them, ``B→A 3``, a string a trick."""
    accounts: dict[str, Account] = {"A": A, "B": B, "C": C, "D": D, "basket": BASKET, "rocambole": ROCAMBOLE}
    read = []
    for text in tricks:
        trick = []
        for payment in filter(None, text.split(", ")):
            way, amount = payment.split(" ")
            source, target = way.split("→")
            trick.append((accounts[source], accounts[target], int(amount)))
        read.append(sorted(trick, key=str))
    return read


def results(match: Match) -> list[int]:
    """What each of A, B, C, D has won or lost since the beginning."""
    return [balance - 488 for balance in match.balances()[0]]


def hands_as_given(match: Match, given: dict[int, str]) -> bool:
    """Whether the deal was the one printed."""
    return all(sorted(match.deals[0].hands[seat]) == sorted(cards(given[seat])) for seat in given)


def test_G1_payment_by_payment(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G1)
    assert hands_as_given(match, HANDS_OF_G1)
    assert paid(match, "Z24") == [(B, D, 3), (C, D, 3), (A, D, 3)]
    assert match.table.takers == [B, B, D, D, D, D, C, C, C, C, C, C]
    end = "C→basket 2, D→C 2, B→C 3, basket→C 37, A→C 4, B→C 4, D→C 4, rocambole→A 8"
    assert by_trick(match) == in_order(
        "B→A 3", "", "", "D→B 3", "D→B 1", "", "", "C→D 1", "D→C 1", "D→C 1", "C→basket 3, D→C 2, B→C 2", end
    )


@pytest.mark.parametrize(
    ("alone", "result", "basket"),
    [
        ("basket_plus_4", [-12, -19, 43, -12], 0),
        ("basket_only", [-8, -15, 31, -8], 0),
        ("nothing", [-8, -15, -6, -8], 37),
    ],
)
def test_G1_result(form_kind: type[Form], alone: str, result: list[int], basket: int) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN), second_equinox_alone=alone), worked_deals.G1)
    assert results(match) == result
    assert pots(match) == (basket, 0)


def test_G3_payment_by_payment(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G3)
    assert hands_as_given(match, HANDS_OF_G3)
    assert paid(match, "Z24") == [(B, D, 6), (C, D, 6), (A, D, 6)]
    assert match.table.takers == [B] * 12
    end = "B→basket 2, C→B 1, D→B 3, A→B 3, C→B 48, D→B 48, A→B 48, basket→B 2"
    assert by_trick(match) == in_order(
        "B→D 1", "B→C 3", "B→D 2", "", "", "basket→B 32", "", "", "", "D→B 2", "C→B 1, D→B 2", end
    )


def test_G3_result(form_kind: type[Form]) -> None:
    match = play_deal(match_at(form_kind(ZINZOLIN)), worked_deals.G3)
    assert results(match) == [-73, 168, -61, -42]
    assert pots(match) == (0, 8)
