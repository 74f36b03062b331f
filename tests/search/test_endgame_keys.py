"""Keys of positions: tables with equal keys are paid equally, however they came to be, whatever else they hold."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from tests.search.positions_of_the_end import continuations, copied, near_the_end

ROOTS = 25
ORDERS: dict[str, Callable[[int], Any]] = {
    "zinzolin": lambda action: action,
    "reversis": lambda action: action,
    "nain-jaune": lambda action: (action < 52, action % 13, action) if action < 52 else (False, action, action),
}
"""How the actions of two tables that are worth the same go together: in this order."""
PARTS = {
    "zinzolin": """deal dealer accounts match_over put_in last_basket_winner fiches stake talon taken_from_talon drawn
        discards offered shown plays takers second_equinox taken+first_equinox+running basket_winner""",
    "reversis": """deal dealer accounts match_over last_winner talon drawn discards offered four_cards holder right
        used_in won""",
    "nain-jaune": "deal dealer accounts match_over talon plays players openings last taken forgotten doubled short",
}
"""What may differ between two tables with the same cards, each by itself, or together what goes together."""
IN_TRICKS = ("won",)
"""Cards that cannot be in a trick and still in a hand: these only change their places."""
PLY_OF_UNDERTAKING = 36
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def key_of(game: Game, rules: Any, table: Any) -> tuple[int, ...]:
    key = [0] * game.rest_size
    return tuple(key[: game.rest(rules, table, key)])


def pay_equally(game: Game, rules: Any, one: Any, other: Any, choice: random.Random) -> bool:
    """Both are played on, card for card, often for one seat's tricks; where nothing is to come the ways may part."""
    tables = (copied(one), copied(other))
    favourite, bold = choice.randrange(one.seats), choice.random() < 0.5
    while not all(game.over(table) for table in tables):
        part = choice.random()
        if bold:
            part = 0.99 if tables[0].turn == favourite else 0.0
        for table in tables:
            if not game.over(table):
                actions = sorted(members(game.legal(rules, table)), key=ORDERS[game.name])
                game.play(rules, table, actions[int(part * len(actions))])
    paid = [
        [table.accounts[seat] - was.accounts[seat] for seat in range(game.first_pot)]
        for table, was in zip(tables, (one, other), strict=True)
    ]
    return paid[0] == paid[1]


@games
def test_equal_keys_are_paid_equally(game: Game) -> None:
    choice = random.Random(f"keys of {game.name}")
    pairs = 0
    for _ in range(ROOTS):
        rules, table = near_the_end(game, choice, choice.choice((2, 3, 5)))
        met: dict[tuple[int, ...], Any] = {}
        for here in continuations(game, rules, table, choice, 20):
            key = key_of(game, rules, here)
            other = met.setdefault(key, here) if key else here
            if other != here:
                pairs += 1
                for _ in range(4):
                    assert pay_equally(game, rules, here, other, choice), f"{rules}\n{here}\n{other}"
    assert pairs > 20


def twins(game: Game, table: Any, other: Any, choice: random.Random) -> Iterator[tuple[str, Any]]:
    """The table with one part after another as it is in another one, or with the same numbers in another place."""
    for part in PARTS[game.name].split():
        if part == "won" and table.ply >= PLY_OF_UNDERTAKING:
            continue
        if part not in IN_TRICKS:
            twin = copied(table)
            for name in part.split("+"):
                setattr(twin, name, getattr(copied(other), name))
            yield part, twin
        if isinstance(getattr(table, part, None), list):
            twin = copied(table)
            choice.shuffle(getattr(twin, part))
            yield part, twin


@games
def test_what_is_in_no_key_is_in_no_payment(game: Game) -> None:
    choice = random.Random(f"parts of {game.name}")
    equal = 0
    for _ in range(ROOTS):
        rules, table = near_the_end(game, choice, choice.choice((2, 3, 5)))
        pool = [here for here in continuations(game, rules, table, choice, 6) if key_of(game, rules, here)]
        strangers = [near_the_end(game, choice, 5, rules)[1] for _ in range(2)]
        strangers = [one for root in strangers for one in continuations(game, rules, root, choice, 1)]
        for here in pool:
            others = [one for one in (*pool, *strangers) if one.ply == here.ply and one.seats == here.seats]
            for part, twin in twins(game, here, choice.choice(others), choice):
                if key_of(game, rules, twin) == key_of(game, rules, here):
                    equal += 1
                    for _ in range(4):
                        assert pay_equally(game, rules, here, twin, choice), f"{part}\n{rules}\n{here}\n{twin}"
    assert equal > 300
