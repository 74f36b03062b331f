"""The table as it lies, seen from one seat: what its events and its view add up to."""

from dataclasses import dataclass, field

from corbillon.terminal.sitting import Sitting
from corbillon.witness.events import Called, Dealt, Event, Exchanged, Kept, Laid, Passed, Shown, TrickTaken
from corbillon.witness.noticing import RUNS


@dataclass
class Picture:
    """What lies on the table in the deal in hand, or lay there when the last one ended."""

    seat: int
    seats: int
    runs: bool
    deal: int = 0
    dealer: int = 0
    sizes: list[int] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    """What the tricks of each seat count, in the games where they do."""
    exchanged: dict[int, bool] = field(default_factory=dict)
    shown: dict[int, list[int]] = field(default_factory=dict)
    laid: list[tuple[int, int]] = field(default_factory=list)
    """The cards of the trick in hand, or of the run, with who laid them."""
    said: dict[int, Event] = field(default_factory=dict)
    """The last thing that each seat said or did besides laying a card, while it matters."""
    last_trick: TrickTaken | None = None
    leader: int = -1
    """Who led to the trick in hand, or opened the run; who is to lead, between tricks."""

    @classmethod
    def of(cls, sitting: Sitting) -> "Picture":
        """The table of a sitting."""
        picture = cls(sitting.seat, sitting.seating.seats, sitting.game.name in RUNS)
        picture.sizes = picture.tricks = [0] * picture.seats
        start = max((k for k, event in enumerate(sitting.events) if isinstance(event, Dealt)), default=0)
        for event in sitting.events[start:]:
            picture.see(event)
        picture.points = list(getattr(sitting.view, "points", []))
        if sitting.match.in_deal:
            picture.sizes = list(sitting.view.sizes[: picture.seats])
        return picture

    @property
    def trick_number(self) -> int:
        """The number of the trick in hand, from 1."""
        return sum(self.tricks) + 1

    def around(self) -> list[int]:
        """The seats in the order of play, from the one after this seat on, this seat last."""
        return [(self.seat + step) % self.seats for step in range(1, self.seats + 1)]

    def see(self, event: Event) -> None:
        """Take an event in."""
        match event:
            case Dealt(deal, dealer, _, sizes):
                self.deal, self.dealer, self.sizes = deal, dealer, list(sizes)
                self.tricks = [0] * self.seats
                self.leader = (dealer + 1) % self.seats
            case Exchanged(seat) | Kept(seat):
                self.exchanged[seat] = isinstance(event, Exchanged)
                self.said[seat] = event
            case Passed(seat) | Called(seat):
                self.said[seat] = event
            case Shown(seat, cards):
                self.shown.setdefault(seat, []).extend(cards)
            case Laid(seat, card, opens):
                self.laid = [(seat, card)] if opens else [*self.laid, (seat, card)]
                self.leader = seat if opens else self.leader
                self.said = {} if opens else {who: what for who, what in self.said.items() if who != seat}
                self.sizes[seat] -= 1
            case TrickTaken(_, seat):
                self.tricks[seat] += 1
                self.last_trick = event
                self.laid, self.leader = [], seat
