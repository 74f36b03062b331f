"""The golden deals NG1 and NG3, and an example record: whole deals as the book prints them."""

import json
from pathlib import Path
from typing import Any

import pytest

from corbillon import record
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.match import Match
from tests.forms import Form
from tests.nain_jaune.positions import P1, P2, P3, P4, balances, boxes, do, explained, match_at, open_with, paid

NG1 = {
    P1: "AD 2D 2C 3S 3D 3C 5H 5C 8D 9D 9C JS",
    P2: "AH AC 4D 6C 7H 7D 8S TS TD JH JD QS",
    P3: "2S 4H 4C 5D 6S 6D 7C 9S QH QD KD KC",
    P4: "AS 2H 3H 4S 5S 6H 7S 8H 9H TC QC KH",
}
RUNS_OF_NG1 = (
    ("AD 2D 3S", P2, "sans 4"),
    ("4D", P3, "sans 5"),
    ("5D 6S 7C", P4, "sans 8"),
    ("8H 9H TC", P1, "sans valet"),
    ("JS", P2, "sans dame"),
    ("QS!", P3, "sans roi"),
    ("KD QH KC QD", P4, "sans roi"),
    ("KH! AS 2H 3H 4S 5S 6H 7S", P1, "sans 8"),
    ("8D 9D", P2, "sans 10"),
    ("TD! JH", P3, "sans dame"),
    ("pass", P4, "P3 passes"),
)
NG3 = {
    1: "6D JS QH QD KS KH",
    2: "3S 3D 6H 8C 9C QC",
    3: "AH 2D 5C 6S 8H JH",
    4: "7S 7C 9D JD QS KC",
    5: "AC 2S 5S 7H 8D 9H",
    6: "AS 3H 5D 7D TS TH",
    7: "2H 4D 4C TD TC JC",
    0: "2C 4S 5H 6C 9S KD",
}


def played_NG1(form: Form, **switches: Any) -> Match:
    """The four-player deal, run by run."""
    match = open_with(match_at(form, **switches), NG1, talon="8C TH JC KS")
    for line, following, why in RUNS_OF_NG1:
        do(match, line)
        assert match.to_act == following, why
    return do(match, "QC")


def test_NG1_payment_by_payment(form_kind: type[Form]) -> None:
    match = played_NG1(form_kind(NAIN_JAUNE))
    assert paid(match, "N18") == [("QS", P2, 12), ("KH", P4, 16), ("TD", P2, 4)]
    assert paid(match, "N21") == [(P1, P4, 27), (P2, P4, 50), (P3, P4, 25)]
    assert paid(match, "N22") == [(P2, "7D", 20)]
    assert explained(match)


def test_NG1_result(form_kind: type[Form]) -> None:
    match = played_NG1(form_kind(NAIN_JAUNE))
    assert balances(match) == [78, 51, 80, 223]
    assert boxes(match) == [0, 8, 0, 0, 40]
    assert boxes(open_with(match, {})) == [4, 16, 12, 16, 60]


def test_NG1_by_cards(form_kind: type[Form]) -> None:
    match = played_NG1(form_kind(NAIN_JAUNE), pay="cards")
    assert paid(match, "N21") == [(P1, P4, 6), (P2, P4, 8), (P3, P4, 5)]
    assert balances(match) == [99, 93, 100, 140]
    assert boxes(match) == [0, 8, 0, 0, 40]


def test_NG3_opera_of_eight(form_kind: type[Form]) -> None:
    match = open_with(match_at(form_kind(NAIN_JAUNE), players=8), NG3, talon="3C AD 4H 8S")
    assert boxes(match) == [8, 16, 24, 32, 40]
    do(match, "JS QH KH!")
    assert paid(match, "N18") == [("KH", 1, 32)]
    do(match, "QD KS 6D")
    assert [amount for _, _, amount in paid(match, "N21")] == [39, 32, 53, 32, 36, 40, 36]
    assert sum(amount for _, _, amount in paid(match, "N21")) == 268
    assert paid(match, "N24") == [("TD", 1, 8), ("JC", 1, 16), ("QS", 1, 24), ("7D", 1, 40)]
    assert paid(match, "N22") == []
    assert balances(match) == [493, 66, 73, 52, 73, 69, 65, 69]
    assert boxes(match) == [0] * 5
    assert explained(match)


@pytest.mark.parametrize("seats", [4])
def test_NG1_as_a_record(form_kind: type[Form], seats: int) -> None:
    text = (Path(__file__).parent / "golden_deal_NG1.json").read_text(encoding="utf-8")
    match = record.replay(record.load(text), laws=form_kind(NAIN_JAUNE))
    answer = record.answer(match)
    assert answer["accounts"] == {
        "seats": [223, 78, 51, 80],
        "pots": {"TD": 0, "JC": 8, "QS": 0, "KH": 0, "7D": 40},
    }
    assert answer["next"] == {"deal": 2, "dealer": 1}
    assert json.loads(text)["deals"][0]["actions"].count("QS!") == 1
    assert match.table.seats == seats
