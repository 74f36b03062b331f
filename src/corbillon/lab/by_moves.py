"""A deal or a match of a plan played move by move: the cards and seeds of the compiled loops, with bots of any kind."""

from collections.abc import Callable
from typing import Any

from corbillon.bots import IllegalAnswer
from corbillon.kernel.chance import draw, seeded
from corbillon.kernel.game import Game
from corbillon.match import Match, Start
from corbillon.record import dumps, record_of
from corbillon.search.playouts import seed_of_seat, shuffle_fresh

Decide = Callable[[int, Any, int, int], int]
"""What a seat does: from the seat, its view, its legal actions (a bit set), and the seed of its bot."""
Settled = Callable[[Any], None]
"""What is done with the table of a settled deal."""


def play_by_moves(
    game: Game, rules: Any, seats: int, seed: int, number: int, whole: bool, decide: Decide, settled: Settled
) -> tuple[list[int], int]:
    """What each place won, from the premier en cartes of the first deal on, and how many deals it took.

    :raises IllegalAnswer: with the record of the deal.
    """
    table, pack, chance = game.table(), list(game.pack), seeded(seed, number)
    game.begin(rules, table, seats)
    around = [(table.dealer + 1 + place) % seats for place in range(seats)]
    before = [table.accounts[seat] for seat in around]
    length = 0
    while not (table.match_over if whole else length):
        shuffle_fresh(list(game.pack), pack, chance)
        _play_deal(game, rules, table, pack, draw(chance), decide)
        settled(table)
        length += 1
    return [table.accounts[seat] - had for seat, had in zip(around, before, strict=True)], length


def _play_deal(game: Game, rules: Any, table: Any, pack: list[int], seed: int, decide: Decide) -> None:
    start = _start(game, rules, table)
    done: list[int] = []
    game.open_deal(rules, table, pack)
    while not game.over(table):
        turn, actions, view = table.turn, game.legal(rules, table), game.view()
        game.look(rules, table, turn, view)
        try:
            action = decide(turn, view, actions, seed_of_seat(seed, turn))
        except IllegalAnswer as fault:
            fault.record = _recorded(Match(game, rules, table.seats, start), pack, done)
            raise
        game.play(rules, table, action)
        done.append(action)


def _start(game: Game, rules: Any, table: Any) -> Start:
    pots = game.pots(rules)
    amounts = dict(zip(pots, table.accounts[game.first_pot : game.first_pot + len(pots)], strict=True))
    return Start(table.deal, table.dealer, tuple(table.accounts[: table.seats]), amounts)


def _recorded(match: Match, pack: list[int], done: list[int]) -> str:
    """The deal so far as a line of the record format."""
    match.open_pack(pack)
    for action in done:
        match.play(action)
    return dumps(record_of(match))
