"""What is agreed before a match at the text table: game, rules, seats, who the bots are, the seed."""

import dataclasses
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from corbillon import bots as bots_room
from corbillon import record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.chance import draw, seeded
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON
from corbillon.languages import LANGUAGES
from corbillon.options import read_switches

SEED_BITS = 53
"""Seeds are whole numbers that JSON carries exactly."""
BOT_STREAM = 1 << 40
"""The streams of the bots' seeds lie beyond any deal's number."""
KEY = "corbillon.play"
"""The record's key of this room: seat, bots, seed and language."""


@dataclass(frozen=True)
class Seating:
    """A table before its first deal; equal seatings and equal actions make equal matches."""

    game: Game
    preset: str = "seed"
    switches: Mapping[str, JSON] = field(default_factory=dict)
    seats: int = 4
    seat: int = 0
    """The seat of the person."""
    bots: tuple[str, ...] = ()
    """The bot of every seat; that of the person's seat is never asked."""
    seed: int = 0
    lang: str = "en"

    @property
    def rules(self) -> Any:
        """The rules of the table; :raises RecordError: ``bad_rule``."""
        return record.read_rules(self.game, self.preset, self.switches)

    def others(self) -> tuple[int, ...]:
        """The seats of the bots, in the order of play from the person on."""
        return tuple((self.seat + step) % self.seats for step in range(1, self.seats))

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot at a seat, of nothing but the match's seed and the seat."""
        chance = seeded(self.seed, BOT_STREAM + seat)
        return (draw(chance) << 32 | draw(chance)) >> 64 - SEED_BITS

    def note(self) -> dict[str, Any]:
        """What the record keeps of it under the key of this room."""
        return {"seat": self.seat, "bots": list(self.bots), "seed": self.seed, "lang": self.lang}


def seated(
    game: Game,
    *,
    preset: str = "seed",
    switches: Mapping[str, JSON] | None = None,
    seats: int | None = None,
    seat: int = 0,
    bots: str | None = None,
    seed: int | None = None,
    lang: str = "en",
) -> Seating:
    """A table with everything that was left open filled in.

    :raises RecordError: ``bad_rule`` for the rules, ``bad_format`` for seats, seat, bots or seed.
    """
    rules = record.read_rules(game, preset, switches)
    allowed = game.seats(rules)
    seats = allowed[0] if seats is None else seats
    if seats not in allowed:
        raise RecordError(
            "bad_format", f"{game.name} is played by {', '.join(map(str, sorted(allowed)))}, not by {seats}"
        )
    if not 0 <= seat < seats:
        raise RecordError("bad_format", f"seat {seat} is none of 0 to {seats - 1}")
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if not 0 <= seed < 1 << SEED_BITS:
        raise RecordError("bad_format", f"seed {seed} is no whole number from 0 to {(1 << SEED_BITS) - 1}")
    return Seating(game, preset, dict(switches or {}), seats, seat, _bots(game, bots, seats, seat), seed, lang)


def game_named(name: str) -> Game:
    """A game by its name; :raises RecordError: ``bad_format`` when there is none."""
    if name not in GAMES:
        raise RecordError("bad_format", f"no game {name!r}: {', '.join(GAMES)}")
    return GAMES[name]


USUAL_BOT = "bourgeois"
"""The bot that sits down when none is named."""


def _bots(game: Game, named: str | None, seats: int, seat: int) -> tuple[str, ...]:
    """One bot for all, or one each in the order of play from the person on, separated by commas."""
    names = (named or USUAL_BOT).split(",")
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise RecordError("bad_format", f"{len(names)} bots for {seats - 1} seats")
    placed = [names[0]] * seats
    for step, name in enumerate(names, 1):
        placed[(seat + step) % seats] = _known_bot(game, name)
    return tuple(placed)


def _known_bot(game: Game, name: str) -> str:
    if name == bots_room.ORACLE:
        raise RecordError("bad_format", f"{name} is for analysis: at a table sit {', '.join(bots_room.LEVELS)}")
    try:
        bots_room.policy(game, name)
    except ValueError as fault:
        raise RecordError("bad_format", str(fault)) from None
    return name


def switches_typed(settings: Sequence[str]) -> dict[str, JSON]:
    """Switches as typed, ``name=value``; :raises RecordError: ``bad_rule`` when one is no setting."""
    try:
        return read_switches(settings)
    except ValueError as fault:
        raise RecordError("bad_rule", str(fault)) from None


def seating_of(kept: record.Record, lang: str | None = None) -> Seating:
    """The table of a record, so that its match goes on; what another program's record lacks is filled in.

    :raises RecordError: ``bad_format`` when what it says of the table is nonsense.
    """
    note = kept.source.get(KEY, {})
    if not isinstance(note, Mapping):
        raise RecordError("bad_format", f"{KEY} is a JSON object")
    seat, seed, named = note.get("seat", 0), note.get("seed"), note.get("bots")
    if not _is_whole(seat) or not (seed is None or _is_whole(seed)):
        raise RecordError("bad_format", f"{KEY}: seat and seed are whole numbers")
    spoken = lang or (note.get("lang") if note.get("lang") in LANGUAGES else None) or "en"
    table = seated(
        kept.game, preset=kept.preset, switches=kept.switches, seats=kept.seats, seat=seat, seed=seed, lang=spoken
    )
    if named is None:
        return table
    if not isinstance(named, list) or len(named) != kept.seats:
        raise RecordError("bad_format", f"{KEY}: bots are a list of {kept.seats} names")
    return dataclasses.replace(table, bots=tuple(_known_bot(kept.game, name) for name in named))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
