"""What falls due at a table by itself: deals, bots' actions, time-outs, seats of absent players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from corbillon import shuffle
from corbillon.bots.thinking import Thought
from corbillon.kernel.bits import bits_of
from corbillon.kernel.chance import draw, seeded
from corbillon.kernel.game import Game
from corbillon.server.room import entries as stored
from corbillon.server.room.room import Room

GRACE = 90_000
"""How long the seat of somebody who has gone is kept from the bot, at a table of strangers (milliseconds)."""
NEXT_DEAL = 45_000
"""How long a table with a clock waits for those who have not yet read the settlement."""
HELD = 2_500
"""How long «… qui prend» may still be said."""
ANSWER = 20_000
"""How long an answer to a request to take back is waited for; then it is no."""
THOUGHTFUL = ("bot", "time")
"""The duties for which a bot has to think."""
PACES = ((0, 1), (250, 400), (600, 900), (1200, 1800))
"""How long a bot takes (milliseconds, from and to), by the pace of the table: never by what it holds."""
TRICK = (0, 400, 900, 1200)
"""How much longer after a trick, so that it can be seen."""


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that is to happen at a time, if nothing else happens before."""

    at: int
    what: str
    seat: int = -1


def duty(room: Room, gone: Mapping[str, int]) -> Duty | None:
    """What falls due next; ``gone`` says since when the guests who are not here are away from the table.

    Bots play with people: a table at which they cover everybody waits until somebody returns.
    """
    if all(place.by_bot for place in room.places):
        return None
    duties = [_grace(room, gone)]
    if room.phase in ("gathering", "between"):
        duties.append(_next_deal(room))
    elif room.phase == "playing":
        duties.append(_turn(room))
    known = [due for due in duties if due is not None]
    return min(known, key=lambda due: due.at) if known else None


def _next_deal(room: Room) -> Duty | None:
    awaited = [seat for seat in range(len(room.places)) if room.is_awaited(seat)]
    if not awaited:
        return Duty(room.since, "deal")
    if room.phase == "between" and room.settings.clock is not None:
        return Duty(room.since + NEXT_DEAL, "ready", awaited[0])
    return None


def _turn(room: Room) -> Duty | None:
    """The seat in turn: a bot's action, or the end of a player's time."""
    seat = room.turn
    if room.asking is not None:
        return Duty(room.asking.at + ANSWER, "answer", min(room.asking.awaited, default=-1))
    if room.held is not None:
        return Duty(room.held.at + HELD, "release", room.held.seat)
    if seat is None:
        return None
    place = room.places[seat]
    if place.by_bot:
        return Duty(room.since + _delay(room), "bot", seat)
    if room.settings.clock is not None:
        return Duty(room.since + room.allowance() + place.bank, "time", seat)
    return None


def _delay(room: Room) -> int:
    """How long a bot takes: drawn anew for each action, of nothing but the deal and the number of the action."""
    deal = room.play.deal
    assert deal is not None
    pace = room.settings.pace
    least, most = PACES[pace]
    done = len(deal.by)
    drawn = draw(seeded(int.from_bytes(deal.secret[:6]), done)) % (most - least)
    view = room.play.watches[0].view
    after_trick = hasattr(view, "trick") and done and view.ply and view.ply % 4 == 0
    return least + drawn + (TRICK[pace] if after_trick else 0)


def _grace(room: Room, gone: Mapping[str, int]) -> Duty | None:
    """At a table of strangers the seat of somebody who has gone is covered after a while."""
    if room.settings.clock is None and not room.settings.listed:
        return None
    if room.phase in ("over", "closed") or len(room.people) < 2:
        return None
    absent = [
        Duty(gone[place.guest] + GRACE, "grace", seat)
        for seat, place in enumerate(room.places)
        if place.guest is not None and place.guest in gone and not place.covered
    ]
    return min(absent, key=lambda due: due.at, default=None)


def done(room: Room, due: Duty, now: int, thought: Thought | None = None) -> stored.Entry:
    """The entry that a duty makes; of a bot's action, from what it thought."""
    match due.what:
        case "deal":
            return stored.Dealt(now)
        case "ready":
            return stored.Readied(now, due.seat, "")
        case "release":
            assert room.held is not None
            return stored.Acted(now, due.seat, room.held.card, "person")
        case "answer":
            return stored.AnsweredBack(now, due.seat, False)
        case "grace":
            return stored.Covered(now, due.seat, "grace")
        case "bot" | "time" if thought is not None:
            text = room.play.match.text(thought.action)
            return stored.Acted(now, due.seat, text, "bot" if due.what == "bot" else "clock", thought.simulations)
    raise ValueError(f"no duty {due.what!r}, or no thought")


@dataclass(frozen=True, slots=True)
class Question:
    """What the bot of the seat in turn is asked: what decides its action, and nothing else."""

    game: Game
    bot: str
    rules: Any
    view: Any
    actions: int
    seed: int


def question(room: Room) -> Question:
    """What to ask the bot of the seat in turn, by its own view alone."""
    play, seat = room.play, room.turn
    assert seat is not None
    assert play.deal is not None
    actions, seed = bits_of(play.match.legal()), shuffle.bot_seed(play.deal.secret, seat)
    return Question(room.game, room.settings.bot, room.rules, play.match.view(seat), actions, seed)
