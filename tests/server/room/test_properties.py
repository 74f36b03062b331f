"""Whatever guests wish and whenever something falls due: chips stay, refusals change nothing, replay gives the same."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from corbillon.server.refusals import Refused
from corbillon.server.room.records import record_of
from corbillon.verify import verify
from tests.server.room.tables import NAMES, Driven, bodies, chips, state

GUESTS = st.sampled_from([*NAMES, "zoe"])
SEATS = st.integers(0, 4)
CARDS = st.sampled_from(["KS", "QS!", "7D", "xTD", "keep", "pass", "done", "dA", "1S", "stop"])
WISHES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"seat": SEATS, "name": st.sampled_from([None, "Anna", "Marthe", "Zoé", "a\u202eb"])},
    "stand": {"seat": SEATS},
    "ready": {"seat": SEATS, "contribution": st.sampled_from(["00", "abc", "c0ffee"])},
    "act": {"seat": SEATS, "action": CARDS},
    "claim": {"seat": SEATS},
    "take_back": {"seat": SEATS},
    "answer_take_back": {"seat": SEATS, "agree": st.booleans()},
    "return": {"seat": SEATS},
    "show_hand": {"seat": SEATS, "shown": st.booleans()},
    "say": {"seat": SEATS, "phrase": st.just("bravo")},
    "write": {"seat": SEATS, "text": st.sampled_from(["Bonjour", "a\u202eb"])},
    "call_bot": {"seat": SEATS},
    "arrange": {"pace": st.sampled_from([None, 0, 1]), "watching": st.sampled_from([None, "off", "seat", "late"])},
}
AGREED = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["zinzolin", "nain-jaune", "reversis"]),
        "clock": st.sampled_from([None, {"move": 5, "first": 5, "bank": 1}]),
        "listed": st.booleans(),
        "free_text": st.booleans(),
        "watching": st.sampled_from(["off", "seat"]),
        "take_back": st.sampled_from(["never", "unrevealed", "practice"]),
        "grace": st.booleans(),
    }
)


class AnyTable(RuleBasedStateMachine):
    """A table at which anybody may wish anything."""

    @initialize(agreed=AGREED, company=st.integers(0, 3))
    def opened(self, agreed: dict[str, Any], company: int) -> None:
        guests = ["bernard", "chloe", "denis"][:company]
        self.table = Driven(agreed.pop("game"), *guests, pace=0, **agreed)
        self.total = chips(self.table.room)

    @rule(data=st.data(), guest=GUESTS, kind=st.sampled_from(sorted(WISHES)), late=st.integers(0, 3))
    def wished(self, data: st.DataObject, guest: str, kind: str, late: int) -> None:
        facts = {name: data.draw(values, name) for name, values in WISHES[kind].items()}
        before, kept = state(self.table.room), len(self.table.kept)
        try:
            self.table.ask(guest, kind, seen=max(0, self.table.room.seq - late), **facts)
            return
        except Refused:
            pass
        assert len(self.table.kept) == kept
        assert state(self.table.room) == before

    @rule(chosen=st.integers(0, 99), after=st.sampled_from([1, 900, 7_000]), times=st.integers(1, 12))
    def played(self, chosen: int, after: int, times: int) -> None:
        """What people who want to play would do."""
        for _ in range(times):
            room = self.table.room
            if room.turn is None or room.held or room.asking or room.places[room.turn].by_bot:
                self.passed()
            else:
                self.table.act(self.table.legal[chosen % len(self.table.legal)], after=after)

    @rule()
    def passed(self) -> None:
        """Time passes until something falls due."""
        room = self.table.room
        if self.table.due is not None:
            self.table.fall()
        elif room.phase in ("gathering", "between"):
            for seat in filter(room.is_awaited, range(len(room.places))):
                self.table.ready(seat)

    @rule(guest=GUESTS, gone=st.booleans())
    def went(self, guest: str, gone: bool) -> None:
        self.table.present[guest] = "gone" if gone else "here"
        if gone:
            self.table.gone.setdefault(guest, self.table.now)
        else:
            self.table.gone.pop(guest, None)

    @precondition(lambda self: self.table.room.phase == "over")
    @rule()
    def closed(self) -> None:
        if self.table.room.owner in NAMES:
            self.table.ask(self.table.room.owner, "close")

    @invariant()
    def chips_stay(self) -> None:
        if hasattr(self, "table"):
            assert chips(self.table.room) == self.total

    @invariant()
    def somebody_may_do_something(self) -> None:
        if hasattr(self, "table") and self.table.room.phase == "playing":
            assert self.table.legal

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        again = self.table.replayed()
        assert state(again) == state(self.table.room)
        assert list(bodies(again, 7)) == list(bodies(self.table.room, 7))
        kept = record_of(self.table.room)
        if kept.deals:
            assert verify(kept, bots=True).held


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=50, stateful_step_count=40, deadline=None)
