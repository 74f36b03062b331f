"""The match at a table: its deals and actions, what each seat has witnessed of them, and how to go back."""

from dataclasses import dataclass, field
from typing import Any

from corbillon import shuffle
from corbillon.kernel.game import Game
from corbillon.match import Match, Start, Transfer, stack
from corbillon.server.protocol import events as told
from corbillon.server.room.entries import By, Resumed
from corbillon.server.tidings import tidings
from corbillon.witness import Watch


@dataclass(slots=True)
class Shuffled:
    """How a deal was shuffled, and who did what in it: the facts that its record keeps besides the cards."""

    deal: int
    dealer: int
    at: int
    secret: bytes
    contributions: list[str]
    seq: int
    """The entry that opened the deal."""
    actors: list[int] = field(default_factory=list)
    by: list[By] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)
    """The entry of each action."""
    simulations: list[int | None] = field(default_factory=list)
    """Of each action how many were made, where a bot did not make those of its level."""
    taken_back: int = 0
    given: int = 0
    """With how many actions it began, where it is played again."""
    again: bool = False
    """Whether it is played again, and so from no shuffle."""


class Play:
    """A match, watched from every seat."""

    def __init__(self, game: Game, rules: Any, seats: int, master: bytes) -> None:
        self.game, self.rules, self.seats, self.master = game, rules, seats, master
        self.match = Match(game, rules, seats, explained=True)
        self.start: Start | None = None
        self.begun = self.match.balances()
        self.watches = [Watch(self.match, seat) for seat in range(seats)]
        self.deals: list[Shuffled] = []
        self.history: list[list[int]] = []
        """What each seat gained in each finished deal."""
        self.due: list[Transfer] = []
        """What is due in the deal in hand and not yet booked."""

    @property
    def deal(self) -> Shuffled | None:
        """The deal in hand, or the last one."""
        return self.deals[-1] if self.deals else None

    def secret(self, deal: int) -> bytes:
        """The server's secret of a deal."""
        return shuffle.secret_of(self.master, deal)

    @property
    def next_deal(self) -> int:
        """The number of the deal in hand, or of the next one."""
        return int(self.match.table.deal)

    def open(self, contributions: list[str], at: int, seq: int) -> list[list[told.Event]]:
        """Shuffle and deal; what each seat witnesses."""
        table = self.match.table
        secret = self.secret(table.deal)
        pack = shuffle.shuffled(self.game.pack, secret, [bytes.fromhex(text) for text in contributions])
        return self._open(Shuffled(table.deal, table.dealer, at, secret, contributions, seq), pack)

    def resume(self, resumed: Resumed, start: Start, seq: int) -> list[list[told.Event]]:
        """Lay a deal out again, and play it as far as it goes; what each seat witnesses."""
        self.start = start
        self._begin()
        table = self.match.table
        secret = bytes.fromhex(resumed.secret) if resumed.secret else self.secret(table.deal)
        deal = Shuffled(table.deal, table.dealer, resumed.at, secret, [""] * self.seats, seq, again=True)
        told_all = self._open(deal, stack(self.game, self.rules, table, resumed.hands, resumed.talon))
        for text in resumed.actions:
            more = self.act(text, "person", resumed.at, seq)
            told_all = [[*events, *new] for events, new in zip(told_all, more, strict=True)]
        deal.given = len(resumed.actions)
        return told_all

    def _begin(self) -> None:
        """The match anew, from where it begins."""
        self.match = Match(self.game, self.rules, self.seats, self.start, explained=True)
        self.begun = self.match.balances()
        self.watches = [Watch(self.match, seat) for seat in range(self.seats)]

    def _open(self, deal: Shuffled, pack: list[int]) -> list[list[told.Event]]:
        self.deals.append(deal)
        transfers = self.match.open_pack(pack)
        self.due = self.match.pending()
        return [tidings(self.match, watch.opened(transfers)) for watch in self.watches]

    def act(self, text: str, by: By, at: int, seq: int, simulations: int | None = None) -> list[list[told.Event]]:
        """An action of the seat in turn; what each seat witnesses.

        :raises RecordError: when it is refused, and then nothing has changed.
        """
        match, deal = self.match, self.deals[-1]
        seat, number = match.table.turn, match.table.deal
        transfers = match.act(text)
        deal.actors.append(seat)
        deal.by.append(by)
        deal.times.append(at - deal.at)
        deal.seqs.append(seq)
        deal.simulations.append(simulations)
        self.due = match.pending() if match.in_deal else []
        if not match.in_deal:
            self.history.append(match.gains(number))
        return [tidings(match, watch.acted(seat, number, text, transfers, self.due)) for watch in self.watches]

    def go_back(self, actions: int) -> list[tuple[int, list[list[told.Event]]]]:
        """Undo so many actions of the deal in hand; what each seat has witnessed of the deal up to there."""
        old, deal = self.match, self.deals.pop()
        log = old.deals[-1]
        kept = len(log.actions) - actions
        self._begin()
        for earlier in old.deals[:-1]:
            self.match.open_hands(earlier.hands, earlier.talon)
            for text in earlier.actions:
                self.match.act(text)
        self.watches = [Watch(self.match, seat) for seat in range(self.seats)]
        pack = stack(self.game, self.rules, self.match.table, log.hands, log.talon)
        fresh = Shuffled(deal.deal, deal.dealer, deal.at, deal.secret, deal.contributions, deal.seq)
        fresh.taken_back, fresh.given, fresh.again = deal.taken_back + actions, deal.given, deal.again
        told_again = [(deal.seq, self._open(fresh, pack))]
        done = zip(log.actions[:kept], deal.by, deal.times, deal.seqs, deal.simulations, strict=False)
        for text, by, time, seq, simulations in done:
            told_again.append((seq, self.act(text, by, deal.at + time, seq, simulations)))
        return told_again
