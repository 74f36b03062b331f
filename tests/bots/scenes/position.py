"""Positions of a scene: a deal as far as it was played, replayed by the laws so that every view is what a seat saw."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.record import read_rules
from tests.bots.scenes.deals import Deal, Promising

LETTERS = ascii_letters + digits
"""A card or a word of the record is a letter in a file of positions: its number among these."""
NEVER = 1 << 30
FOLDER = Path(__file__).parent / "positions"


@dataclass(frozen=True)
class Seen:
    """A decision as its seat sees it."""

    rules: Any
    view: Any
    actions: int


@dataclass(frozen=True)
class Scene:
    """An idea, in the deals of one game."""

    name: str
    game: str
    right: Callable[[Any, Any, int], int]
    """The actions that are right (a bit set), of rules, view and legal actions; none where this is no such position."""
    promising: Promising
    margin: int
    """By so many chips the best of them must be ahead of every other action, however the deal is played on."""
    every_course_from: int = NEVER
    """From so many cards played on the judge tries every course of the deal."""
    tables: tuple[tuple[str, int], ...] = (("seed", 4),)
    """Presets and numbers of seats."""

    @property
    def of(self) -> Game:
        """The game."""
        return GAMES[self.game]

    @property
    def file(self) -> Path:
        """Where its positions stand, one a line."""
        return FOLDER / f"{self.name}.txt"


def replayed(game: Game, deal: Deal) -> Iterator[Seen]:
    """Every decision of a deal with a choice, and last the one that comes after its actions, if the deal goes on."""
    rules = read_rules(game, deal.preset)
    table = game.table()
    game.begin(rules, table, deal.seats)
    table.deal, table.dealer = deal.number, deal.dealer
    table.accounts[:] = list(deal.accounts)
    game.resume(rules, table)
    game.open_deal(rules, table, list(deal.pack))
    for action in (*deal.actions, None):
        if game.over(table):
            return
        actions = game.legal(rules, table)
        view = game.view()
        game.look(rules, table, table.turn, view)
        yield Seen(rules, view, actions)
        if action is not None:
            assert actions >> action & 1
            game.play(rules, table, action)


def last_of(game: Game, deal: Deal) -> Seen:
    """The decision that a position is about."""
    *_, last = replayed(game, deal)
    return last


def cut(deal: Deal, actions: int) -> Deal:
    """The deal as far as its first actions."""
    return replace(deal, actions=deal.actions[:actions])


def written(deal: Deal) -> str:
    """A position as a line of a file.

    >>> deal = Deal("seed", 4, 2, 1, (480, 8), (0, 51, 26), (52,))
    >>> written(deal)
    'seed 4 2 1 480,8 aZA 0'
    >>> read(written(deal)) == deal
    True
    """
    pack, actions = ("".join(LETTERS[number] for number in numbers) for numbers in (deal.pack, deal.actions))
    accounts = ",".join(map(str, deal.accounts))
    return f"{deal.preset} {deal.seats} {deal.number} {deal.dealer} {accounts} {pack} {actions}"


def read(line: str) -> Deal:
    """The position of a line."""
    preset, seats, number, dealer, accounts, *letters = line.split()
    pack, actions = (tuple(LETTERS.index(letter) for letter in text) for text in (*letters, "")[:2])
    owned = tuple(int(amount) for amount in accounts.split(","))
    return Deal(preset, int(seats), int(number), int(dealer), owned, pack, actions)


def positions(scene: Scene) -> list[Deal]:
    """All positions of a scene."""
    return [read(line) for line in scene.file.read_text(encoding="utf-8").splitlines()]
