"""The golden deals G1, G3, G5 and G6, payment by payment, with their other readings."""

from typing import Any

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.match import Match
from tests.forms import Form
from tests.reversis.positions import (
    BASKET,
    P1,
    P2,
    P3,
    P4,
    basket,
    four_cards,
    gains,
    laid_by,
    paid,
    played,
    points,
    takers,
)

G1 = """
    2C 3C 8C 6C  2D 4D 5D JD  2S 3S 6S 5S  2H 6H 5H KS
    8H 7H JC 4H  JS 8S 9S JH  QS AS 7S QC  4C 9D 5C KC
    QH AH 6D 9H  7D 3D 9C AD  QD AC 4S 3H
"""
G3 = """
    AS 4S 7S 6S  KS 2S 5S JH  QS KD 3S QC  JS 8H AD JC
    9S 7C QD 9C  8S 6D 7H 8D  AH 5H 4H 6H  KH 2H 3H 7D
    QH 5C 6C 4C  AC 4D 5D 3C  KC 2D 3D 2C
"""
G5 = """
    AS 5S 9S 2S  KS 3S 8S QD  QS KC 7S 8D  JS JD 6S 7C
    AH 8H 9H 3H  KH 6H 7H 2H  QH 5H 4H 6D  AD 9D 4D 6C
    KD 7D JH 5C  9C 5D AC 4C  4S 2C 8C 2D
"""
G6 = """
    2H AS KS QH  2S 9S JH 7S  2D AH 4D 7D  3S KD AC QC
    4S KC JD 9C  4H 3H JS 8D  5H 6H JC 5D  6C 8S 5C 7C
    6S QD 7H 4C  6D 9D 3D 3C  9H 5S 2C QS
"""
HANDS = {
    G1: (
        "QS JS 5S QH 8H 6H AD QD 5D KC 2C",
        "AS 8S 2S AH 7H 5H JD 7D AC 4C 3C",
        "KS 9S 7S 4S 3S 9D 6D 3D 2D JC 8C",
        "6S JH 9H 4H 3H 2H 4D QC 9C 6C 5C",
        "KH 7C KD 8D",
    ),
    G3: (
        "AS KS QS JS 9S 8S AH KH QH AC KC",
        "4S 2S 8H 5H 2H KD 6D 4D 2D 7C 5C",
        "7S 5S 3S 7H 4H 3H AD QD 5D 3D 6C",
        "6S JH 6H 8D 7D QC JC 9C 4C 3C 2C",
        "8C JD 9D 9H",
    ),
    G5: (
        "AS KS QS JS AH KH QH AD KD 9C 8C",
        "5S 3S 8H 6H 5H JD 9D 7D 5D 2D KC",
        "9S 8S 7S 6S 4S JH 9H 7H 4H 4D AC",
        "2S 3H 2H QD 8D 6D 7C 6C 5C 4C 2C",
        "3D JC 3C QC",
    ),
    G6: (
        "9S 9H 6H 3H 2H KD QD 9D 2D KC 6C",
        "AS JS 8S 5S AH JH 7H JD 3D AC JC",
        "KS 7S 8D 5D 4D QC 9C 5C 4C 3C 2C",
        "QS 6S 4S 3S 2S QH 5H 4H 7D 6D 7C",
        "8H AD 8C KH",
    ),
}
TAKERS = {
    G1: [P3, P2, P4, P1, P1, P1, P2, P1, P2, P1, P1],
    G3: [P1] * 11,
    G5: [P1] * 9 + [P3, P3],
    G6: [P4, P1, P4, P4, P4, P4, P1, P4, P4, P1, P1],
}


@pytest.mark.parametrize("line", [G1, G3, G5, G6], ids=["G1", "G3", "G5", "G6"])
def test_the_deals_are_the_printed_ones(form_kind: type[Form], line: str) -> None:
    for seat in range(4):
        assert {text for of, text, _ in laid_by(line) if of == seat} == set(HANDS[line][seat].split())
    assert set(four_cards(line)) == set(HANDS[line][4].split())
    assert played(form_kind(REVERSIS), line).table.takers == takers(line) == TAKERS[line]


def payments(match: Match) -> list[tuple[Any, ...]]:
    """All payments after the stakes: article, from, to, amount."""
    return [(t.clause, t.source, t.target, t.amount) for t in match.transfers if t.clause != "R9"]


def result(form: Form, line: str, **switches: Any) -> list[int]:
    """What P1 to P4 have gained, and what the basket holds at the end."""
    match = played(form, line, **switches)
    return [*gains(match)[:4], basket(match)]


def test_G1_ordinary(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    match = played(form, G1)
    assert payments(match) == [
        ("R26", P2, P1, 5),
        ("R26", P2, P1, 5),
        ("R26", P1, P2, 10),
        ("R25", P1, P2, 2),
        ("R33", P1, P4, 5),
        ("R33", BASKET, P4, 50),
        ("R41", P1, P4, 110),
    ]
    tricks = [G1.split()[k : k + 4] for k in range(0, 44, 4)]
    taken = [0, 0, 0, 0]
    for trick, taker in zip(tricks, takers(G1), strict=True):
        taken[taker] += points(trick)
    assert taken == [19, 15, 0, 0]
    assert result(form, G1) == [-117, 2, 0, 165, 0]
    assert paid(played(form, G1, partie_bonus="flat"), "R41") == [(P1, P4, 50)]
    assert paid(played(form, G1, forced_meaning="sole_card"), "R26", on="AD") == []


def test_G3_reversis_made(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert payments(played(form, G3)) == [
        ("R25", P1, P3, 4),
        ("R44", P2, P1, 16),
        ("R44", P3, P1, 32),
        ("R44", P4, P1, 16),
        ("R44", BASKET, P1, 50),
    ]
    assert result(form, G3) == [110, -16, -28, -16, 0]
    assert result(form, G3, aces_during_reversis="returned_if_made") == [114, -16, -32, -16, 0]


def test_G5_broken_at_the_avant_bonne(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert payments(played(form, G5)) == [("R26", P3, P1, 10), ("R45", P1, P3, 64)]
    assert result(form, G5) == [-54, 0, 54, 0, 50]


def test_G6_espagnolette_used_with_success(form_kind: type[Form]) -> None:
    form = form_kind(REVERSIS)
    assert payments(played(form, G6)) == [
        ("R25", P4, P2, 2),
        ("R25", P4, P2, 2),
        ("R25", P4, P2, 2),
        ("R33", P1, P2, 5),
        ("R33", BASKET, P2, 50),
        ("R41", P4, P3, 115),
    ]
    assert result(form, G6) == [-5, 61, 115, -121, 0]
    assert paid(played(form, G6, espagnolette_wins_ties=True), "R41") == [(P4, P2, 115)]
    assert paid(played(form, G6, partie_bonus="flat"), "R41") == [(P4, P3, 55)]
    assert paid(played(form, G6, right_places_quinola=False), "R33", "R37") == []
