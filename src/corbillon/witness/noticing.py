"""What an action means to those who watch: its events, from what a seat sees before and after it.

Every game writes actions in the notation of the record, so most events are read from it. What only one game has is
told by its own function, in tables keyed by the name of the game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from corbillon.games.nain_jaune import table as nain_jaune
from corbillon.kernel.bits import members
from corbillon.kernel.cards import NO_CARD, of_rank, rank
from corbillon.kernel.game import Game
from corbillon.kernel.notation import ASIDE, CLAIM, LAY, Move
from corbillon.witness.events import Called, Event, Exchanged, Kept, Laid, Noticed, Passed, Shown, TrickTaken

FOUR = 4
NINE = 9


@dataclass(frozen=True)
class Step:
    """An action of a seat, and the view of the seat that watches before and after it."""

    game: Game
    seat: int
    move: Move
    before: Any
    after: Any

    @property
    def own(self) -> bool:
        """Whether the seat that watches has acted."""
        return bool(self.seat == self.after.seat)


Noticing = Callable[[Step], list[Event]]


def noticed(step: Step) -> tuple[list[Event], list[Event]]:
    """The events of an action before its payments, and after them."""
    first = said_and_done(step)
    first += BEFORE_PAYMENTS[step.game.name](step) if step.game.name in BEFORE_PAYMENTS else []
    after = AFTER_PAYMENTS[step.game.name](step) if step.game.name in AFTER_PAYMENTS else []
    return first, after


def said_and_done(step: Step) -> list[Event]:
    """The action itself, with what only its own seat may know of it."""
    seat, kind, card = step.seat, step.move.kind, step.move.card
    if kind in (LAY, CLAIM):
        return [Laid(seat, card, opens=OPENS[step.game.name](step))]
    if kind == ASIDE:
        return [Exchanged(seat, card, _drawn(step)) if step.own else Exchanged(seat)]
    if kind == "keep":
        return [Kept(seat, _left(step))]
    if kind == "pass":
        return [Passed(seat)]
    return [Called(seat, kind)] if kind in ("done", "undertake", "silent") else []


def _drawn(step: Step) -> int | None:
    new = members(step.after.hand & ~step.before.hand)
    return new[0] if new else None


def _left(step: Step) -> int | None:
    """The card that the rules let its own seat look at and leave."""
    seen = getattr(step.after, "offered", NO_CARD)
    return seen if step.own and seen != NO_CARD else None


def leads_trick(step: Step) -> bool:
    """Whether a card was led to a trick of four."""
    return bool(step.before.ply % FOUR == 0)


def opens_run(step: Step) -> bool:
    """Whether a card opened a run: its layer was not bound to the next rank."""
    return bool(step.before.phase == nain_jaune.OPENING)


def trick_taken(step: Step) -> list[Event]:
    """The fourth card of a trick shows who takes it."""
    after = step.after
    if after.ply == step.before.ply or after.ply % FOUR:
        return []
    number = after.ply // FOUR
    leader = (step.seat + 1) % FOUR
    return [TrickTaken(number, after.takers[number - 1], leader, tuple(after.plays[after.ply - FOUR : after.ply]))]


def shown(step: Step) -> list[Event]:
    """Combinations newly shown, rank by rank."""
    events: list[Event] = []
    for turn in range(FOUR):
        seat = (step.seat + turn) % FOUR
        new = step.after.shown[seat] & ~step.before.shown[seat]
        if new:
            events += [Shown(seat, tuple(members(new & of_rank(k)))) for k in range(13) if new & of_rank(k)]
    return events


def zinzolin(step: Step) -> list[Event]:
    """Tricks, Triangles and Quarrés shown, Equinoxes won."""
    before, after = step.before, step.after
    events = trick_taken(step) + shown(step)
    if after.first_equinox != before.first_equinox:
        events.append(Noticed("first-equinox", after.first_equinox))
    if after.second_equinox != before.second_equinox:
        vole = after.second_equinox == after.first_equinox
        events.append(Noticed("vole" if vole else "second-equinox", after.second_equinox))
    return events


def board_card_called(step: Step) -> list[Event]:
    """A board card takes its box, or is forgotten; the last card of a hand ends the deal, perhaps by an opéra."""
    before, after, events = step.before, step.after, list[Event]()
    if after.taken & ~before.taken:
        events.append(Called(step.seat, "takes", card=step.move.card))
    if after.forgotten & ~before.forgotten:
        events.append(Noticed("forgotten", step.seat))
    if after.phase == nain_jaune.SETTLED:
        events.append(Called(step.seat, "out"))
    if after.opera > before.opera:
        events.append(Noticed("opera", step.seat))
    return events


def run_called(step: Step) -> list[Event]:
    """«Sans 10», «roi et je recommence»; or nobody went on."""
    after = step.after
    if after.phase == nain_jaune.SETTLED:
        return []
    if step.move.kind == "pass":
        return [Noticed("nobody", after.last)] if after.phase == nain_jaune.OPENING else []
    last = rank(after.plays[after.ply - 1])
    if last == nain_jaune.KING:
        return [Called(step.seat, "again")]
    return [Called(step.seat, "without", rank=last + 1)] if after.phase == nain_jaune.ASKED else []


def reversis(step: Step) -> list[Event]:
    """Tricks, the espagnolette as far as this seat may know of it, the reversis."""
    before, after = step.before, step.after
    events: list[Event] = []
    if after.has_used > before.has_used:
        events.append(Noticed("right-used", after.seat))
    events += trick_taken(step)
    if after.has_right < before.has_right and after.ply < FOUR * NINE:
        events.append(Noticed("right-lost", after.seat))
    if after.holds_espagnolette > before.holds_espagnolette:
        events.append(Noticed("espagnolette", after.seat))
    elif after.announced not in (before.announced, after.seat):
        events.append(Noticed("espagnolette", after.announced))
    if after.undertaker != before.undertaker and step.move.kind == LAY:
        events.append(Noticed("undertaken", after.undertaker))
    return events + reversis_ended(step)


def reversis_ended(step: Step) -> list[Event]:
    """A reversis that was undertaken is made by the last trick, or broken by one of the last two."""
    after, ply = step.after, step.after.ply
    if after.undertaker < 0 or ply == step.before.ply or ply not in (FOUR * (NINE + 1), FOUR * (NINE + 2)):
        return []
    trick = ply // FOUR - 1
    if any(after.takers[earlier] != after.undertaker for earlier in range(NINE, trick)):
        return []
    if after.takers[trick] != after.undertaker:
        return [Noticed("broken", after.takers[trick])]
    return [Noticed("made", after.undertaker)] if trick > NINE else []


OPENS: Mapping[str, Callable[[Step], bool]] = {
    "zinzolin": leads_trick,
    "reversis": leads_trick,
    "nain-jaune": opens_run,
}
BEFORE_PAYMENTS: Mapping[str, Noticing] = {
    "zinzolin": zinzolin,
    "reversis": reversis,
    "nain-jaune": board_card_called,
}
AFTER_PAYMENTS: Mapping[str, Noticing] = {"nain-jaune": run_called}
RUNS = frozenset({"nain-jaune"})
"""The games of runs, without tricks."""
TURNED_UP = frozenset({"reversis"})
"""The games whose cards put aside are turned up when the deal is settled."""
