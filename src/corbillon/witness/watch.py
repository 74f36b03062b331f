"""A seat that watches a match, action by action, and what it witnesses."""

from collections.abc import Sequence
from typing import Any

from corbillon.kernel.bits import members
from corbillon.kernel.notation import read_move
from corbillon.match import Match, Transfer
from corbillon.witness.events import DealSettled, Dealt, Event, Laid, MatchEnded, Owed, Paid
from corbillon.witness.noticing import TURNED_UP, Step, noticed
from corbillon.witness.payments import told_together


class Watch:
    """The events of one seat. Whoever plays the match tells it of each deal and of each action, once it is done."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.view: Any = match.view(seat)
        """What the seat sees now."""
        self.laid: list[list[int]] = []
        """The cards that each seat has laid in this deal."""
        self.payments = 0
        self.due: list[Transfer] = []
        """What was last seen to be due and not yet booked."""

    def began(self) -> list[Event]:
        """What has happened where the match begins; it may be over there."""
        return self._ending(self.match.transfers)

    def opened(self, transfers: Sequence[Transfer]) -> list[Event]:
        """A deal has been opened: the hand of this seat, and the stakes."""
        view = self.view = self.match.view(self.seat)
        seats = self.match.table.seats
        self.laid = [[] for _ in range(seats)]
        self.payments = 0
        self.due = []
        dealt = Dealt(view.deal, view.dealer, tuple(members(view.hand)), tuple(view.sizes[:seats]))
        return [dealt, *self._paid(transfers), *self._ending(transfers)]

    def acted(self, seat: int, deal: int, text: str, transfers: Sequence[Transfer], due: list[Transfer]) -> list[Event]:
        """A seat has done an action in a deal; these were its payments, and this is due since."""
        before = self.view
        self.view = self.match.view(self.seat)
        step = Step(self.match.game, seat, read_move(text, self.match.game.order), before, self.view)
        first, after = noticed(step)
        for event in first:
            if isinstance(event, Laid):
                self.laid[event.seat].append(event.card)
        events = [*first, *self._paid(transfers), *after, *self._owed(due)]
        if not self.match.in_deal:
            events.append(self._settled(deal))
        return events + self._ending(transfers)

    def _paid(self, transfers: Sequence[Transfer]) -> list[Paid]:
        payments = told_together(transfers, self.match.table.seats, self.payments + 1)
        self.payments += len(payments)
        return payments

    def _owed(self, due: list[Transfer]) -> list[Owed]:
        """What has newly become due."""
        before, self.due = self.due, due
        return [Owed(transfer) for transfer in self.due if transfer not in before]

    def _settled(self, deal: int) -> DealSettled:
        """What lies open when a deal is over: every hand, and the cards put aside where they are turned up."""
        game, table = self.match.game, self.match.table
        seats = range(table.seats)
        unplayed = [members(table.hands[seat]) for seat in seats]
        hands = [sorted(self.laid[seat] + unplayed[seat]) for seat in seats]
        held = {card for hand in hands for card in hand}
        aside = [card for card in game.pack if card not in held] if game.name in TURNED_UP else []
        gains = self.match.gains(deal)
        opened = tuple(map(tuple, hands)), tuple(map(tuple, unplayed)), tuple(aside)
        points = tuple(getattr(self.view, "points", ()))
        return DealSettled(deal, *opened, points, tuple(gains), tuple(self.match.balances()[0]))

    def _ending(self, transfers: Sequence[Transfer]) -> list[Event]:
        """The end of the match, if it is over."""
        if not self.match.over:
            return []
        paid: list[Event] = [] if self.match.deals else [*self._paid(transfers)]
        return [*paid, MatchEnded(tuple(self.match.ranking()), tuple(self.match.balances()[0]))]
