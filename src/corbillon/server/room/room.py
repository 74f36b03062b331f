"""The state of a table, folded from its entries."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from corbillon import record, shuffle
from corbillon.games import GAMES
from corbillon.server.protocol import events as told
from corbillon.server.protocol.settings import Settings
from corbillon.server.room import entries as stored
from corbillon.server.room.places import Place
from corbillon.server.room.play import Play

STRIKES = 3
"""So many time-outs in a row give the seat to a bot until its player returns."""

Phase = Literal["gathering", "playing", "between", "over", "closed"]


@dataclass(slots=True)
class Tidings:
    """What an entry tells: to each seat its own events, to all others none but the public ones."""

    seq: int
    seats: list[list[told.Event]]
    public: list[told.Event]

    def to(self, seat: int | None) -> list[told.Event]:
        """The events for who sees what a seat sees, or for who sees no hand."""
        return self.public if seat is None else self.seats[seat]


@dataclass(slots=True)
class Asking:
    """A request to take back, and the seats that have still to agree."""

    seat: int
    awaited: set[int] = field(default_factory=set)
    at: int = 0


class Room:
    """A table. It is built by its first entry; every other is folded in by ``apply``, in order."""

    def __init__(self, table: str, first: stored.Opened) -> None:
        self.table = table
        self.settings = Settings.model_validate(first.settings)
        self.game = GAMES[self.settings.game]
        self.rules = record.read_rules(self.game, self.settings.preset, self.settings.rules)
        self.deviations = record.write_rules(self.game, self.rules, self.settings.preset)
        self.articles = {switch.name: switch.article for switch in self.game.switches()}
        """The article of each switch of the game."""
        self.owner = first.owner
        self.bank = 1000 * self.settings.clock.bank if self.settings.clock else 0
        self.places = [Place(bank=self.bank) for _ in range(self.settings.seats)]
        self.play = Play(self.game, self.rules, self.settings.seats, bytes.fromhex(first.master))
        self.phase: Phase = "gathering"
        self.since = first.at
        """Since when it is this seat's turn, or this phase."""
        self.seq = 1
        self.ground = 1
        """The last entry that changed what may be done in the game; who has not seen it is refused."""
        self.held: stored.Held | None = None
        self.asking: Asking | None = None
        self.next_table: str | None = None
        self.again: tuple[int, int] | None = None
        """The deal that is played again here, and after how many actions."""
        self.known: set[str] = set()
        """All guests who hold a seat or have held one."""
        self.commands: dict[str, int] = {}
        self.log: list[Tidings] = []
        """What was told in the deal in hand and in the one before it."""
        self._sit(first.seat, first.owner, first.name)
        self._log(self._to_all(1, [told.Seated(first.seat, first.name), self._commitment()]))

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        return self.play.match.to_act if self.phase == "playing" else None

    @property
    def people(self) -> set[str]:
        """The guests who hold seats."""
        return {place.guest for place in self.places if place.guest is not None}

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, place in enumerate(self.places) if place.guest == guest]

    def is_awaited(self, seat: int) -> bool:
        """Whether the next deal waits for this seat to be ready."""
        place = self.places[seat]
        return self.phase in ("gathering", "between") and not place.by_bot and not place.ready

    def apply(self, seq: int, entry: stored.Entry, command: str | None = None) -> Tidings:
        """Fold an entry in; what it tells."""
        if seq != self.seq + 1:
            raise ValueError(f"entry {seq} after {self.seq} at table {self.table}")
        self.seq = seq
        if command is not None:
            self.commands[command] = seq
        tidings = self._fold(seq, entry)
        self._log(tidings)
        return tidings

    def _fold(self, seq: int, entry: stored.Entry) -> Tidings:
        match entry:
            case stored.Dealt(at):
                return self._dealt(at, seq)
            case stored.Acted():
                return self._acted(entry, seq)
            case stored.Resumed():
                return self._resumed(entry, seq)
            case stored.AskedBack(at, seat):
                return self._asked_back(seat, at, seq)
            case stored.AnsweredBack(_, seat, agree):
                return self._answered_back(seat, agree, seq)
            case _:
                return self._to_all(seq, self._around(entry))

    def _around(self, entry: stored.Entry) -> list[told.Event]:
        """What happens around the game."""
        match entry:
            case stored.Sat(_, seat, guest, name):
                self._sit(seat, guest, name)
                return [told.Seated(seat, name)]
            case stored.Stood(_, seat):
                name = self.places[seat].name or ""
                self.places[seat].empty(self.bank)
                self._forget_asking(seat)
                return [told.Left(seat, name)]
            case stored.Readied(_, seat, contribution):
                self.places[seat].ready, self.places[seat].contribution = True, contribution
                self._give_back(seat)
                return []
            case stored.Held(at):
                self.held, self.since, self.ground = entry, at, self.seq
                return []
            case stored.Covered(_, seat, why):
                self.places[seat].covered = True
                self._forget_asking(seat)
                return [told.Covered(seat, why)]
            case stored.Returned(at, seat):
                self._give_back(seat)
                self.since = at if seat == self.turn else self.since
                return [told.Returned(seat)]
            case stored.ShowedHand(_, seat, shown):
                self.places[seat].shows = shown
                return []
            case stored.Said(_, seat, phrase):
                return [told.Said(seat, phrase)]
            case stored.Wrote(_, seat, text):
                return [told.Wrote(seat, text)]
            case stored.Arranged(_, changes):
                self.settings = self.settings.model_copy(update=changes)
                return [told.Arranged()]
            case stored.Rematched(_, table):
                self.next_table = table
                return [told.Rematched(table)]
            case stored.Closed():
                self.phase = "closed"
                return [told.Closed()]
        raise TypeError(f"no entry: {entry!r}")

    def _sit(self, seat: int, guest: str, name: str) -> None:
        place = self.places[seat]
        place.empty(self.bank)
        place.guest, place.name, place.ready = guest, name, False
        self.known.add(guest)

    def _give_back(self, seat: int) -> None:
        self.places[seat].covered = False
        self.places[seat].strikes = 0

    def _dealt(self, at: int, seq: int) -> Tidings:
        contributions = [place.contribution for place in self.places]
        for place in self.places:
            place.ready, place.contribution = False, ""
        previous = self.play.deal
        self.log = [old for old in self.log if previous is not None and old.seq >= previous.seq]
        tidings = Tidings(seq, self.play.open(contributions, at, seq), [])
        return self._after_play(tidings, at)

    def _resumed(self, entry: stored.Resumed, seq: int) -> Tidings:
        """A deal lies again as it lay; what is told of it comes with this one entry."""
        settings = self.settings
        beginning = {
            "format": record.FORMAT,
            "game": settings.game,
            "preset": settings.preset,
            "rules": settings.rules,
            "seats": settings.seats,
            "start": entry.start,
        }
        start = record.load(beginning).start
        assert start is not None
        seats = self.play.resume(entry, start, seq)
        self.again = start.deal, len(entry.actions)
        return self._after_play(Tidings(seq, seats, []), entry.at)

    def _acted(self, entry: stored.Acted, seq: int) -> Tidings:
        place, before = self.places[entry.seat], list[told.Event]()
        released = self.held is not None and self.held.card == entry.action
        self.held = None
        self._spend(place, entry)
        if entry.by == "clock":
            before.append(told.TimedOut(entry.seat))
            if place.strikes >= STRIKES:
                place.covered = True
                before.append(told.Covered(entry.seat, "time"))
        elif entry.by == "person" and place.covered and not released:
            self._give_back(entry.seat)
            before.append(told.Returned(entry.seat))
        seats = self.play.act(entry.action, entry.by, entry.at, seq, entry.simulations)
        return self._after_play(Tidings(seq, [[*before, *events] for events in seats], before), entry.at)

    def _spend(self, place: Place, entry: stored.Acted) -> None:
        """What the action has cost of the bank, and whether the time had run out."""
        if entry.by == "person":
            place.bank -= min(place.bank, max(0, entry.at - self.since - self.allowance()))
            place.strikes = 0
        elif entry.by == "clock":
            place.bank = 0
            place.strikes += 1

    def allowance(self) -> int:
        """Milliseconds for the action in hand, without the bank."""
        clock, deal = self.settings.clock, self.play.deal
        if clock is None:
            return 0
        seat, first = self.turn, deal is not None and len(deal.by) < len(self.places)
        return 1000 * (clock.first if first and seat is not None else clock.move)

    def _after_play(self, tidings: Tidings, at: int) -> Tidings:
        """The deal may be over, and the match: what was secret of the deal is opened."""
        self.since, self.ground = at, tidings.seq
        match, deal = self.play.match, self.play.deal
        self.phase = "playing" if match.in_deal else "over" if match.over else "between"
        if self.phase != "playing" and deal is not None:
            after = list[told.Event]()
            if not deal.again:
                after.append(told.Revealed(deal.deal, deal.secret.hex(), deal.contributions))
            if self.phase == "between":
                after.append(self._commitment())
            for events in (*tidings.seats, tidings.public):
                events += after
        return tidings

    def _commitment(self) -> told.Committed:
        deal = self.play.next_deal
        return told.Committed(deal, shuffle.commitment(self.play.secret(deal)))

    def _asked_back(self, seat: int, at: int, seq: int) -> Tidings:
        others = {other for other, place in enumerate(self.places) if other != seat and not place.by_bot}
        others -= set(self.seats_of(self.places[seat].guest or ""))
        self.asking = Asking(seat, others, at)
        if not others:
            return self._take_back(seq)
        return self._to_all(seq, [told.TakeBackAsked(seat)])

    def _answered_back(self, seat: int, agree: bool, seq: int) -> Tidings:
        if not agree:
            self.asking = None
            return self._to_all(seq, [told.TakeBackRefused(seat)])
        assert self.asking is not None
        self.asking.awaited.discard(seat)
        return self._to_all(seq, []) if self.asking.awaited else self._take_back(seq)

    def _take_back(self, seq: int) -> Tidings:
        """Go back to before the last action of the seat that asked."""
        assert self.asking is not None
        assert self.play.deal is not None
        seat, self.asking, self.held = self.asking.seat, None, None
        actions = self.actions_since(seat)
        told_before = {self.play.deal.seq, *self.play.deal.seqs}
        again = [Tidings(old, seats, []) for old, seats in self.play.go_back(actions)]
        beside = [old for old in self.log if old.seq not in told_before]
        self.log = sorted(beside + again, key=lambda old: old.seq)
        self.ground = seq
        return self._to_all(seq, [told.TakenBack(seat, actions)])

    def actions_since(self, seat: int) -> int:
        """How many actions of the deal have to go so that the last one of a seat is undone; 0 if it has done none."""
        actors = self.play.deal.actors if self.play.deal else []
        return next((back for back in range(1, len(actors) + 1) if actors[-back] == seat), 0)

    def _forget_asking(self, seat: int) -> None:
        """Who is gone is not waited for."""
        if self.asking is not None and seat in (self.asking.seat, *self.asking.awaited):
            self.asking = None

    def _to_all(self, seq: int, events: Iterable[told.Event]) -> Tidings:
        public = list(events)
        return Tidings(seq, [list(public) for _ in self.places], public)

    def _log(self, tidings: Tidings) -> None:
        if tidings.public or any(tidings.seats):
            self.log.append(tidings)
