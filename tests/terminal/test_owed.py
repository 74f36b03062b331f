"""What is due before it is booked is told when it becomes due, and stands among the accounts (R32)."""

import pytest

from corbillon.games import GAMES
from corbillon.terminal.answers import Clerk
from corbillon.terminal.seating import seated
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.telling import tell
from corbillon.terminal.voice import Voice
from corbillon.witness.events import Owed


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_becomes_due_is_told_at_once_and_listed_with_the_chips(lang: str) -> None:
    sitting = Sitting(seated(GAMES["reversis"], seed=5, lang=lang))
    voice = Voice(sitting.seating)
    told: list[Owed] = []
    while sitting.match.finished < 1:
        events = sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
        told += [event for event in events if isinstance(event, Owed)]
        due = sitting.match.pending()
        assert all(transfer in [event.transfer for event in told] for transfer in due)
        lines = Clerk(sitting, voice).chips()
        assert len(lines) == 6 + (1 + len(due) if due else 0)
    assert told
    for event in told:
        (line,) = tell(voice, event)
        assert event.transfer.clause in line
        assert str(event.transfer.amount) in line


@pytest.mark.parametrize("name", ["zinzolin", "nain-jaune"])
def test_the_other_games_pay_at_once(name: str) -> None:
    sitting = Sitting(seated(GAMES[name], seed=5))
    while sitting.match.finished < 1:
        events = sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
        assert not [event for event in events if isinstance(event, Owed)]
