"""A person at a seat, bots at the others, a whole match: no input, no output, no clock.

``step`` does what does not wait for the person, ``act`` what the person decides; both answer events that the person's
seat may know. The record is the only state: a sitting is rebuilt from it, event by event.
"""

from collections.abc import Callable
from typing import Any, Literal

from corbillon import bots, record
from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.notation import WORDS, read_move
from corbillon.match import Match, Start, Transfer
from corbillon.terminal.events import DealSettled, Dealt, Event, Laid, MatchEnded, Owed, Paid
from corbillon.terminal.noticing import TURNED_UP, Step, noticed
from corbillon.terminal.payments import told_together
from corbillon.terminal.seating import KEY, Seating

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
        self.view = self.match.view(self.seat)
        self.events: list[Event] = []
        """All that this seat has witnessed, in order."""
        self.laid: list[list[int]] = []
        self.payments = 0
        self.due: list[Transfer] = []
        """What was last seen to be due and not yet booked."""
        self._tell(self._closing(self.match.transfers))

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
        """A deal has been opened: the stakes, and the person's hand."""
        view = self.view = self.match.view(self.seat)
        seats = self.seating.seats
        self.laid = [[] for _ in range(seats)]
        self.payments = 0
        self.due = []
        sizes = tuple(view.sizes[:seats])
        dealt = Dealt(view.deal, view.dealer, tuple(members(view.hand)), sizes)
        return self._tell([dealt, *self._paid(transfers), *self._closing(transfers)])

    def _act(self, text: str) -> list[Event]:
        """Do an action of the seat in turn and see what comes of it."""
        before, seat, deal = self.view, self.match.table.turn, self.match.table.deal
        transfers = self.match.act(text)
        self.view = self.match.view(self.seat)
        step = Step(self.game, seat, read_move(text, self.game.order), before, self.view)
        first, after = noticed(step)
        for event in first:
            if isinstance(event, Laid):
                self.laid[event.seat].append(event.card)
        events = [*first, *self._paid(transfers), *after, *self._owed()]
        if not self.match.in_deal:
            events.append(self._settled(deal))
        return self._tell(events + self._closing(transfers))

    def _paid(self, transfers: list[Transfer]) -> list[Paid]:
        payments = told_together(transfers, self.seating.seats, self.payments + 1)
        self.payments += len(payments)
        return payments

    def _owed(self) -> list[Owed]:
        """What has newly become due."""
        before, self.due = self.due, self.match.pending()
        return [Owed(transfer) for transfer in self.due if transfer not in before]

    def _settled(self, deal: int) -> DealSettled:
        """What lies open when a deal is over: every hand, and the cards put aside where they are turned up."""
        seats = range(self.seating.seats)
        unplayed = [members(self.match.table.hands[seat]) for seat in seats]
        hands = [sorted(self.laid[seat] + unplayed[seat]) for seat in seats]
        held = {card for hand in hands for card in hand}
        aside = [card for card in self.game.pack if card not in held] if self.game.name in TURNED_UP else []
        gains = [0] * len(seats)
        for transfer in self.match.transfers:
            if transfer.deal == deal:
                for account, sign in ((transfer.source, -1), (transfer.target, 1)):
                    if isinstance(account, int):
                        gains[account] += sign * transfer.amount
        opened = tuple(map(tuple, hands)), tuple(map(tuple, unplayed)), tuple(aside)
        points = tuple(getattr(self.view, "points", ()))
        return DealSettled(deal, *opened, points, tuple(gains), tuple(self.match.balances()[0]))

    def _closing(self, transfers: list[Transfer]) -> list[Event]:
        """The end of the match, if it is over; a match may be over where its record begins."""
        if not self.match.over:
            return []
        paid: list[Event] = [] if self.match.deals else [*self._paid(transfers)]
        return [*paid, MatchEnded(tuple(self.match.ranking()), tuple(self.match.balances()[0]))]
