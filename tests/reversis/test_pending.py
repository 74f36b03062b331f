"""R32: what is due so far is shown as pending; unless something changes it, it is what is booked in the end."""

import random

from corbillon.games.reversis import REVERSIS
from corbillon.match import Match


def test_R32_what_is_pending_is_known_to_all_and_booked_after_the_last_trick() -> None:
    choice = random.Random(7)
    seen = 0
    for _ in range(150):
        match = Match(REVERSIS, REVERSIS.rules(), 4)
        pack = list(REVERSIS.pack)
        choice.shuffle(pack)
        match.open_pack(pack)
        stakes = len(match.transfers)
        before = []
        while match.in_deal:
            views = [REVERSIS.view() for _ in range(4)]
            for seat, view in enumerate(views):
                REVERSIS.look(match.rules, match.table, seat, view)
            told = [[entry for entry, _ in REVERSIS.pending(match.rules, view)] for view in views]
            assert told[0] == told[1] == told[2] == told[3]
            before = match.pending()
            assert all(t.arithmetic is not None and t.arithmetic.result() == t.amount for t in before)
            assert len(match.transfers) == stakes, "only stakes are booked before the last trick"
            match.play(choice.choice(match.legal()))
        assert match.pending() == []
        if match.table.undertaker < 0 and match.table.failed < 0:
            booked = [(t.source, t.target, t.amount, t.clause, t.card) for t in match.transfers[stakes:]]
            for t in before:
                seen += 1
                assert (t.source, t.target, t.amount, t.clause, t.card) in booked
    assert seen > 100


def test_R38_what_is_pending_for_the_quinola_goes_when_a_reversis_is_undertaken() -> None:
    match = Match(REVERSIS, REVERSIS.rules(), 4)
    hands = [
        "4S 2S 8H 5H 2H KD 6D 4D 2D 7C 5C 9D",
        "AS KS QS JS 9S 8S AH KH QH AC KC",
        "7S 5S 3S 7H 4H 3H AD QD 5D 3D 6C",
        "6S JH 6H 8D 7D QC JC 9C 4C 3C 2C",
    ]
    match.open_hands([hand.split() for hand in hands], "9H JD 8C".split())
    for action in "keep keep keep x9D AS 7S 6S 4S KS 5S JH 2S".split():
        match.act(action)
    owed = [(t.source, t.target, t.amount, t.clause) for t in match.pending()]
    assert owed == [(1, 3, 10, "R33"), ("basket", 3, 45, "R33")]
    for action in "QS 3S QC KD JS AD JC 8H 9S QD 9C 7C 8S 7H 8D 6D AH 4H 6H 5H KH 3H 7D 2H QH 5D 4C 5C".split():
        match.act(action)
    assert match.table.undertaker == 1
    assert [(t.source, t.target, t.amount, t.clause) for t in match.pending()] == [(1, 2, 2, "R25")]
