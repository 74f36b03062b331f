"""Positions near the end of a deal, by random rules, accounts and play; often one seat has got the high cards."""

import copy
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.game import Game
from tests.lockstep import DEALS, random_rules

LAST_PLY = {"zinzolin": 48, "reversis": 44}
"""Of games of tricks: how many cards are laid in a deal."""
FEW = 3
"""So many cards a seat keeps at most, where a deal may end at any time."""


def opened(game: Game, rules: Any, seats: int, choice: random.Random) -> Any:
    """A deal anywhere in a match, with any balances."""
    table = game.table()
    while True:
        game.begin(rules, table, seats)
        table.deal, table.dealer = choice.choice(DEALS), choice.randrange(seats)
        for account in [*range(seats), *(game.first_pot + pot for pot in range(len(game.pots(rules))))]:
            table.accounts[account] = choice.choice((choice.randrange(60), choice.randrange(700)))
        game.resume(rules, table)
        if not table.match_over:
            break
    pack = list(game.pack)
    choice.shuffle(pack)
    game.open_deal(rules, table, pack)
    return table


def deal_again(table: Any, favourite: int, choice: random.Random) -> None:
    """One seat gets the highest of all the cards dealt, but for some."""
    cards = [card for hand in table.hands for card in members(hand)]
    cards.sort(key=lambda card: card % 13 + choice.choice((0, 0, 0, 4)) * choice.random())
    for seat in [favourite, *(seat for seat in range(table.seats) if seat != favourite)]:
        size = table.hands[seat].bit_count()
        table.hands[seat] = bits_of(cards[-size:])
        del cards[-size:]
        choice.shuffle(cards)


def near_the_end(game: Game, choice: random.Random, tricks: int, rules: Any = None) -> tuple[Any, Any]:
    """Rules and a position: in a game of tricks with so many left at most; or with a few cards in every hand."""
    rules = rules or random_rules(game, choice)
    if game.name in LAST_PLY:
        return rules, before_last_tricks(game, rules, choice, tricks)
    while True:
        seats = choice.choice([seats for seats in game.seats(rules) if seats <= 5])
        table = opened(game, rules, seats, choice)
        lay_most(table, choice)
        for _ in range(choice.randrange(4)):
            if not game.over(table):
                game.play(rules, table, choice.choice(members(game.legal(rules, table))))
        if not game.over(table):
            return rules, table


def before_last_tricks(game: Game, rules: Any, choice: random.Random, tricks: int) -> Any:
    """So many tricks are left, or the first of them has begun."""
    table = opened(game, rules, 4, choice)
    favourite, bold = choice.randrange(4), choice.random() < 0.5
    if choice.random() < 0.7:
        deal_again(table, favourite, choice)
    until = LAST_PLY[game.name] - 4 * tricks + choice.choice((0, 0, 1, 2, 3))
    while table.ply < until:
        actions = members(game.legal(rules, table))
        extreme = actions[-1] if table.turn == favourite else actions[0]
        game.play(rules, table, extreme if bold and choice.random() < 0.9 else choice.choice(actions))
    return table


def lay_most(table: Any, choice: random.Random) -> None:
    """All but a few cards of every hand lie on the table, as if they had been laid somehow."""
    laid = []
    for seat in range(table.seats):
        cards = members(table.hands[seat])
        choice.shuffle(cards)
        kept = choice.randrange(1, FEW + 1)
        table.hands[seat] = bits_of(cards[:kept])
        laid += [(seat, card) for card in cards[kept:]]
    choice.shuffle(laid)
    if choice.random() < 0.3:
        laid.sort(key=lambda play: (play[0] == table.turn, choice.random()))
    for seat, card in laid:
        table.plays[table.ply], table.players[table.ply] = card, seat
        table.ply += 1
    table.last = laid[-1][0]


def continuations(game: Game, rules: Any, table: Any, choice: random.Random, count: int) -> Iterator[Any]:
    """Tables that are met on random ways from one to the settlement."""
    for _ in range(count):
        here = copied(table)
        while not game.over(here):
            yield copied(here)
            game.play(rules, here, choice.choice(members(game.legal(rules, here))))


def copied(table: Any) -> Any:
    """A table of its own, equal to this."""
    twin = copy.copy(table)
    for field in fields(table):
        value = getattr(table, field.name)
        if isinstance(value, list):
            setattr(twin, field.name, [list(row) if isinstance(row, list) else row for row in value])
    return twin
