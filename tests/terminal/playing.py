"""A person for the tests: any legal action, by a chance of its own."""

import random
from collections.abc import Iterator, Mapping

from corbillon.games import GAMES
from corbillon.kernel.rules import JSON
from corbillon.terminal.seating import Seating, seated
from corbillon.terminal.sitting import Sitting

SHORT: Mapping[str, Mapping[str, JSON]] = {
    "zinzolin": {"rounds": "0+1", "overtime_cap": 0},
    "nain-jaune": {"end": {"rounds": 4}},
    "reversis": {"tours": 1},
}
"""Switches that make short matches."""


def short(name: str, *, seed: int = 1, lang: str = "en", seat: int = 0, seats: int | None = None) -> Seating:
    """A table for a short match."""
    switches = SHORT.get(name, {})
    return seated(GAMES[name], switches=switches, seats=seats, seat=seat, bots="random", seed=seed, lang=lang)


def played(sitting: Sitting, seed: int = 1) -> Iterator[Sitting]:
    """Play a match to its end; the sitting is yielded after every action."""
    person = random.Random(seed)
    while sitting.waiting != "end":
        if sitting.waiting == "person":
            sitting.act(person.choice(sitting.legal()))
        else:
            sitting.step()
        yield sitting


def whole(sitting: Sitting, seed: int = 1) -> Sitting:
    """A match played to its end."""
    for _ in played(sitting, seed):
        pass
    return sitting
