"""A person at a seat, bots at the others, a whole match: no input, no output, no clock.

``step`` does what does not wait for the person, ``act`` what the person decides; both answer events that the person's
seat may know. The record is the only state: a sitting is rebuilt from it, event by event.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from corbillon import bots, record
from corbillon.bots.thinking import Thought
from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.game import Game
from corbillon.kernel.notation import WORDS
from corbillon.match import DealLog, Match, Start, Transfer
from corbillon.terminal.logbook import Logbook
from corbillon.terminal.seating import KEY, Seating
from corbillon.witness import Watch
from corbillon.witness.events import Dealt, Event

Waiting = Literal["deal", "bot", "word", "person", "end"]
"""What is awaited: the next deal, a bot, a word that goes without saying, the person, or nothing any more."""

Keep = Callable[[str], None]


@dataclass(frozen=True)
class Asked:
    """What a bot is asked: all that its choice follows from."""

    game: Game
    bot: str
    rules: Any
    view: Any
    actions: int
    seed: int

    def answer(self, simulations: int | None = None) -> Thought:
        """The answer, made here and now, however long that takes."""
        about = self.game, self.bot, self.rules, self.view, self.actions, self.seed
        return Thought(bots.decide(*about, simulations=simulations).action, simulations)


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
        self.aside = False
        """Whether this is one deal played again beside a match: nothing of it counts, and no other follows."""
        self.more: dict[str, Any] = {}
        self.logbook = Logbook(seating)
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
        sitting.logbook = Logbook(seating, kept.source.get("deals"))
        for deal in kept.deals:
            sitting._opened(sitting.match.open_hands(deal.hands, deal.talon))
            for text in deal.actions:
                sitting._replay(text)
        sitting.keep = keep
        return sitting

    def again(self, deal: int, place: int) -> "Sitting":
        """A deal of the match, played again aside from one of its actions on, against the same bots.

        :raises ValueError: when the match has no such deal, or the deal no such action.
        """
        log, index = self.log(deal), deal - self._first_deal
        if not 0 <= place < len(log.actions):
            raise ValueError(f"deal {deal} has no action {place}")
        deals = [*self.match.deals[:index], DealLog(log.hands, log.talon, log.actions[:place])]
        kept = record.record_of(self.match, self.seating.preset)
        kept.deals = deals
        aside = Sitting.resumed(kept, self.seating)
        opened = max(k for k, event in enumerate(aside.events) if isinstance(event, Dealt))
        aside.events, aside.aside = aside.events[opened:], True
        return aside

    def choices(self, deal: int) -> list[int]:
        """Which of the actions of a deal were the person's; :raises ValueError: when there is no such deal."""
        self.log(deal)
        return self.logbook.places(deal - self._first_deal, self.seat)

    def log(self, deal: int) -> DealLog:
        """A deal of the match by its number; :raises ValueError: when there is none."""
        index = deal - self._first_deal
        if not 0 <= index < len(self.match.deals):
            raise ValueError(f"the match has no deal {deal}")
        return self.match.deals[index]

    @property
    def _first_deal(self) -> int:
        return self.match.start.deal if self.match.start else 1

    @property
    def finished_deal(self) -> int | None:
        """The number of the last deal that was played to its end."""
        return self._first_deal + self.match.finished - 1 if self.match.finished else None

    @property
    def view(self) -> Any:
        """What the person sees now."""
        return self.watch.view

    @property
    def waiting(self) -> Waiting:
        """Who or what is awaited."""
        if not self.match.in_deal:
            return "end" if self.match.over or self.aside else "deal"
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
                return self.answered(self.asked().answer())
            case "word":
                events = self._act(self.legal()[0])
            case _:
                return []
        self.write()
        return events

    def asked(self) -> Asked:
        """What the bot in turn is asked."""
        seat = self.match.table.turn
        bot, seed = self.seating.bots[seat], self.seating.bot_seed(seat)
        return Asked(self.game, bot, self.rules, self.match.view(seat), bits_of(self.match.legal()), seed)

    def answered(self, thought: Thought) -> list[Event]:
        """Do what the bot in turn has chosen, wherever it was thought out."""
        events = self._act(self.match.text(thought.action), thought.simulations)
        self.write()
        return events

    def act(self, text: str) -> list[Event]:
        """Do what the person decided; :raises RecordError: when it is refused, and then nothing has changed."""
        events = self._act(text)
        self.write()
        return events

    def record(self) -> record.Record:
        """The record of the match so far."""
        more = {**self.more, KEY: self.seating.note(), "deals": self.logbook.deals()}
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

    def _tell(self, events: list[Event]) -> list[Event]:
        self.events += events
        return events

    def _opened(self, transfers: list[Transfer]) -> list[Event]:
        """A deal has been opened."""
        self.logbook.opened()
        return self._tell(self.watch.opened(transfers))

    def _act(self, text: str, simulations: int | None = None) -> list[Event]:
        """Do an action of the seat in turn and see what comes of it."""
        seat, deal = self.match.table.turn, self.match.table.deal
        transfers = self.match.act(text)
        self.logbook.acted(seat, simulations)
        return self._seen(seat, deal, text, transfers)

    def _replay(self, text: str) -> None:
        """Do an action of a record."""
        seat, deal = self.match.table.turn, self.match.table.deal
        transfers = self.match.act(text)
        self.logbook.replayed(seat)
        self._seen(seat, deal, text, transfers)

    def _seen(self, seat: int, deal: int, text: str, transfers: Sequence[Transfer]) -> list[Event]:
        return self._tell(self.watch.acted(seat, deal, text, transfers, self.match.pending()))
