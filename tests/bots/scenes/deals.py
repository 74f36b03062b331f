"""Whole matches between rules of thumb, deal by deal, as far as a scene may lie in them."""

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from corbillon.bots import THUMB
from corbillon.bots.policies import sow_decision
from corbillon.kernel.chance import draw, seeded, sow
from corbillon.kernel.chance import for_drivers as numbers
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, native
from corbillon.kernel.table import for_drivers
from corbillon.record import read_rules
from corbillon.search.playouts import seed_of_seat, shuffle_fresh

DEAL, DEALER, ACCOUNTS, PACK, COUNT, ACTIONS = 0, 1, 2, 15, 67, 68
"""A row: number of the deal, its dealer, the accounts before it, the pack, how many actions, and these."""
ROW = ACTIONS + 256
ROWS = 500
Promising = Callable[[Any, Any], bool]
"""A law over (rules, settled table): whether a scene may lie in the deal."""


@dataclass(frozen=True)
class Deal:
    """A deal: where the match stood before it, the pack, and all that was done."""

    preset: str
    seats: int
    number: int
    dealer: int
    accounts: tuple[int, ...]
    pack: tuple[int, ...]
    actions: tuple[int, ...]


@functools.cache
def notes_deals(game: Game, promising: Promising) -> Callable[..., int]:
    """A driver that plays a match and notes its promising deals, and answers how many they are."""
    thumb = THUMB[game.name]
    begin, open_deal, legal, play, over, look = (
        game.begin,
        game.open_deal,
        game.legal,
        game.play,
        game.over,
        game.look,
    )

    @driver
    def note_match(rules: Any, tables: Any, views: Any, asked: Any, room: Any, rows: Any) -> int:
        rule, table, view = rules[0], tables[0], views[0]
        fresh, pack, chance, own = room
        noted = 0
        sow(chance, asked[0], asked[1])
        begin(rule, table, asked[2])
        while table.match_over == 0 and noted < len(rows):
            row = rows[noted]
            row[DEAL] = table.deal
            row[DEALER] = table.dealer
            for account in range(len(table.accounts)):
                row[ACCOUNTS + account] = table.accounts[account]
            shuffle_fresh(fresh, pack, chance)
            for place in range(len(pack)):
                row[PACK + place] = pack[place]
            seed = draw(chance)
            open_deal(rule, table, pack)
            count = 0
            while not over(table):
                actions = legal(rule, table)
                look(rule, table, table.turn, view)
                sow_decision(own, seed_of_seat(seed, table.turn), view.deal, view.ply, actions)
                action = thumb(rule, view, actions, own)
                row[ACTIONS + count] = action
                count += 1
                play(rule, table, action)
            row[COUNT] = count
            noted += promising(rule, table)
        return noted

    return note_match


def deals(game: Game, preset: str, seats: int, promising: Promising, seed: int) -> Iterator[Deal]:
    """The promising deals of matches between rules of thumb, endless."""
    note_match = notes_deals(game, promising)
    rules = read_rules(game, preset)
    tables, views, ruled = for_drivers([game.table()]), for_drivers([game.view()]), for_drivers([rules])
    room = tuple(numbers(list(values)) for values in (game.pack, game.pack, seeded(0), seeded(0)))
    rows = _rows()
    match = 0
    while True:
        noted = note_match(ruled, tables, views, numbers([seed, match, seats]), room, rows)
        for index in range(noted):
            row = [int(value) for value in rows[index]]
            accounts = tuple(row[ACCOUNTS : ACCOUNTS + len(game.table().accounts)])
            pack = tuple(row[PACK : PACK + len(game.pack)])
            actions = tuple(row[ACTIONS : ACTIONS + row[COUNT]])
            yield Deal(preset, seats, row[DEAL], row[DEALER], accounts, pack, actions)
        match += 1


def _rows() -> Any:
    if not native():
        return [[0] * ROW for _ in range(ROWS)]
    import numpy

    return numpy.zeros((ROWS, ROW), dtype=numpy.int64)
