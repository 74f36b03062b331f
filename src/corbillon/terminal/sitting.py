"""A person at a seat, bots at the others, a whole match: no input, no output, no clock.

``step`` does what does not wait for the person, ``act`` what the person decides; both answer events that the person's
seat may know. The record is the only state: a sitting is rebuilt from it, event by event.
"""

from collections.abc import Callable
from typing import Any, Literal

from corbillon import bots, record
from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.notation import WORDS
from corbillon.match import Match, Start, Transfer
from corbillon.terminal.seating import KEY, Seating
from corbillon.witness import Watch
from corbillon.witness.events import Event

Waiting = Literal["deal", "bot", "word", "person", "end"]
"""What is awaited: the next deal, a bot, a word that goes without saying, the person, or nothing any more."""

Keep = Callable[[str], None]


class Sitting:
    """A match in progress, from the seat of the person."""

    def __init__(self, seating: Seating, *, start: Start | None = None, keep: Keep | None = None) -> None:
        self.seating = seating
        self.game, self.seat = seating.game, seating.seat
        self.rules = seating.rules
        self.match = Match(self.game, self.rules, seating.seats, start, explained=True)
        self.keep = keep
        self.alone = False
        """Whether a card is played for the person when no other may be."""
        self.more: dict[str, Any] = {}
        self.watch = Watch(self.match, self.seat)
        self.events: list[Event] = []
        """All that this seat has witnessed, in order."""
        self._tell(self.watch.began())

    @classmethod
    def resumed(cls, kept: record.Record, seating: Seating, keep: Keep | None = None) -> "Sitting":
        """The match of a record, replayed to where it stands.

        :raises RecordError: at the first fault of the record.
        """
        sitting = cls(seating, start=kept.start)
        sitting.more = {name: value for name, value in kept.source.items() if name not in ("preset", "match", KEY)}
        for deal in kept.deals:
            sitting._opened(sitting.match.open_hands(deal.hands, deal.talon))
            for text in deal.actions:
                sitting._act(text)
        sitting.keep = keep
        return sitting

    @property
    def view(self) -> Any:
        """What the person sees now."""
        return self.watch.view

    @property
    def waiting(self) -> Waiting:
        """Who or what is awaited."""
        if not self.match.in_deal:
            return "end" if self.match.over else "deal"
        if self.match.to_act != self.seat:
            return "bot"
        legal = self.legal()
        return "word" if len(legal) == 1 and (self.alone or legal[0] in WORDS) else "person"

    def legal(self) -> list[str]:
        """The actions of the person, as the record writes them; none while it is not his turn."""
        return [self.match.text(action) for action in self.match.legal()] if self.match.to_act == self.seat else []

    def step(self) -> list[Event]:
        """Do what does not wait for the person: open the next deal, let a bot act, or say the only possible thing."""
        match self.waiting:
            case "deal":
                events = self._opened(self.match.open_pack(self._pack()))
            case "bot":
                events = self._act(self.match.text(self._choice()))
            case "word":
                events = self._act(self.legal()[0])
            case _:
                return []
        self.write()
        return events

    def act(self, text: str) -> list[Event]:
        """Do what the person decided; :raises RecordError: when it is refused, and then nothing has changed."""
        events = self._act(text)
        self.write()
        return events

    def record(self) -> record.Record:
        """The record of the match so far."""
        more = {**self.more, KEY: self.seating.note()}
        return record.record_of(self.match, self.seating.preset, **more)

    def hand(self) -> list[int]:
        """The cards of the person."""
        return members(self.view.hand) if self.match.in_deal else []

    def write(self) -> None:
        """Hand the record to whoever keeps it."""
        if self.keep is not None:
            self.keep(record.dumps(self.record()))

    def _pack(self) -> list[int]:
        """The pack of the next deal, of nothing but the seed and the deal's number."""
        pack = list(self.game.pack)
        shuffle(pack, len(pack), seeded(self.seating.seed, self.match.table.deal))
        return pack

    def _choice(self) -> int:
        """What the bot in turn chooses from its own view."""
        seat = self.match.table.turn
        actions = bits_of(self.match.legal())
        bot, seed = self.seating.bots[seat], self.seating.bot_seed(seat)
        return bots.choose(self.game, bot, self.rules, self.match.view(seat), actions, seed)

    def _tell(self, events: list[Event]) -> list[Event]:
        self.events += events
        return events

    def _opened(self, transfers: list[Transfer]) -> list[Event]:
        """A deal has been opened."""
        return self._tell(self.watch.opened(transfers))

    def _act(self, text: str) -> list[Event]:
        """Do an action of the seat in turn and see what comes of it."""
        seat, deal = self.match.table.turn, self.match.table.deal
        transfers = self.match.act(text)
        return self._tell(self.watch.acted(seat, deal, text, transfers, self.match.pending()))
