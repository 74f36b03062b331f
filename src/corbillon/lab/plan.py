"""What is to be played: read from the command line once, checked once, the same for every worker."""

import argparse
from dataclasses import dataclass
from typing import Any

from corbillon.bots import BOTS, bring, check_seats, is_law, is_own, policy, searches
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.options import read_switches
from corbillon.record import read_rules
from corbillon.search.playouts import MOST_POLICIES

LARGEST_SEED = 2**63 - 1
LARGEST_COUNT = 10**9
MOST_JOBS = 1024


@dataclass(frozen=True)
class Plan:
    """So many deals of a game (or whole matches), between these bots, from this seed."""

    name: str
    preset: str
    rules: Any
    seats: int
    bots: tuple[str, ...]
    """By seat, from the premier en cartes of the first deal on."""
    seed: int
    count: int
    whole: bool = False
    duplicate: bool = False

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.name]

    @property
    def at_random(self) -> bool:
        """Whether nobody needs to look at his cards."""
        return set(self.bots) == {"random"}

    @property
    def by_moves(self) -> bool:
        """Whether no compiled loop can play: a bot that is no law has to be asked, or there are too many kinds."""
        return not all(map(is_law, self.bots)) or len(set(self.bots)) > MOST_POLICIES

    @property
    def rotations(self) -> int:
        """How often each deal is played: with ``duplicate`` every bot sits at every seat once."""
        return self.seats if self.duplicate else 1


def read_plan(options: argparse.Namespace) -> Plan:
    """The plan that the command line means.

    :raises ValueError: what is wrong, in one line.
    :raises RecordError: ``bad_rule``.
    """
    if options.game not in GAMES:
        raise ValueError(f"no game {options.game!r}: {', '.join(GAMES)}")
    game = GAMES[options.game]
    rules = read_rules(game, options.preset, read_switches(options.rules))
    named = options.bots.split(",") if options.bots is not None else None
    seats = read_seats(game, rules, options.seats, named)
    return Plan(
        name=game.name,
        preset=options.preset,
        rules=rules,
        seats=seats,
        bots=read_bots(game, named, seats),
        seed=whole("--seed", options.seed, 0, LARGEST_SEED),
        count=whole("--deals", options.deals, 1, LARGEST_COUNT),
        whole=options.matches,
        duplicate=options.duplicate,
    )


def read_seats(game: Game, rules: Any, asked: str | None, bots: list[str] | None) -> int:
    """How many play: as asked, as many as there are bots, or as usual."""
    allowed = game.seats(rules)
    if asked is None:
        seats = allowed[0] if bots is None else len(bots)
    else:
        seats = whole("--seats", asked, 1, max(allowed))
    if seats not in allowed:
        raise ValueError(f"{game.name} is played by {', '.join(map(str, sorted(allowed)))}, not by {seats}")
    return seats


def read_bots(game: Game, named: list[str] | None, seats: int) -> tuple[str, ...]:
    """A bot for each seat, from the premier en cartes on; all at random where none is named."""
    if named is None:
        return ("random",) * seats
    if len(named) != seats:
        raise ValueError(f"--bots names {len(named)} for {seats} seats")
    for bot in named:
        if bot not in BOTS and not is_own(bring(bot)):
            raise ValueError(f"no bot {bot!r}: {', '.join(BOTS)}")
        policy(game, bot)
        check_seats(game, bot, seats)
        if searches(game, bot) is not None:
            raise ValueError(f"{bot} searches, and only policies are simulated: see corbillon arena")
    return tuple(named)


def whole(name: str, text: str, least: int, most: int) -> int:
    """A whole number within limits.

    >>> whole("--deals", "1000", 1, 10**12)
    1000

    :raises ValueError: what is wrong, in one line.
    """
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise ValueError(f"{name} is {text!r}, not a whole number from {least} to {most}")
    return value
