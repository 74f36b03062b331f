"""What a led ace costs where aces do not count."""

import pytest

from corbillon.games.reversis import REVERSIS
from tests.forms import Form
from tests.reversis.positions import P1, P2, P4, paid, played

BROKEN_AT_THE_AVANT_BONNE = """
    AS 5S 4S 3S  KS KD KC 8C  QS QD QC 7C  JS JD JC 6C  9S 9D 9C 5C  8S 8D 4D 4C  7S 7D 3D 3C  6S 6D 2D 5H
    AH 9H 8H 4H  QH KH 7H 3H  5D 6H 2H 2C"""
"""P1 leads two aces on his way to nine tricks; P2 breaks the reversis in the tenth; P4 has the lightest tricks."""


@pytest.mark.parametrize(
    ("aces", "due"), [("stand", [(P1, P4, 5), (P1, P4, 5)]), ("returned_if_made", [(P1, P4, 5)] * 2), ("void", [])]
)
def test_R43_aces_that_are_void_are_void_when_led_too(
    form_kind: type[Form], aces: str, due: list[tuple[int, int, int]]
) -> None:
    match = played(
        form_kind(REVERSIS),
        BROKEN_AT_THE_AVANT_BONNE,
        aces_during_reversis=aces,
        led_ace="owner_pays_partie_winner",
        partie_after_broken=True,
    )
    assert paid(match, "R45") == [(P1, P2, 64)]
    assert paid(match, "R41") == [(P1, P4, 125)]
    assert paid(match, "R31") == due
