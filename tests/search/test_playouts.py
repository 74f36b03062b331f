"""Many deals by a driver: the same in both forms, and the same as a match that is played by hand."""

from typing import Any

import pytest

from corbillon.bots import POLICIES, choose, policy
from corbillon.bots.policies import at_random, sow_decision
from corbillon.games import GAMES
from corbillon.kernel.bits import nth, popcount
from corbillon.kernel.chance import below, draw, seeded, shuffle
from corbillon.kernel.game import Game
from corbillon.match import Match
from corbillon.search.playouts import (
    EVENTS,
    Batch,
    Driver,
    Outcome,
    deals_with_policies,
    fold,
    random_deals,
    run,
    seed_of_seat,
)

SEED = 5


def seats_of(game: Game) -> int:
    return game.seats(game.rules())[0]


def with_bots(game: Game) -> Driver:
    return deals_with_policies(game, tuple(policy(game, bot) for bot in POLICIES), sow_decision)


def batch(game: Game, count: int, **more: Any) -> Batch:
    seats = seats_of(game)
    places = [seat % len(POLICIES) for seat in range(8)]
    return Batch(seats=seats, seed=SEED, count=count, told=1, policies=places, **more)


def shuffled(game: Game, chance: list[int]) -> list[int]:
    pack = list(game.pack)
    shuffle(pack, len(pack), chance)
    return pack


def by_seat(outcome: Outcome, row: int, seats: int) -> list[int]:
    """The results of a deal by the seats' numbers; dealer 0 deals first, so seat 1 is the premier en cartes."""
    return [outcome.results[(seat - 1) % seats][row] for seat in range(seats)]


def moved(match: Match) -> dict[str, int]:
    sums: dict[str, int] = {}
    for transfer in match.transfers:
        sums[transfer.clause] = sums.get(transfer.clause, 0) + transfer.amount
    return sums


def test_the_checksum_is_fnv_1a() -> None:
    assert fold(0x811C9DC5, ord("a")) == 0xE40C292C


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("whole", [0, 1], ids=["deals", "matches"])
def test_both_forms_play_the_same(game: Game, whole: int) -> None:
    for driver in random_deals(game), with_bots(game):
        asked = batch(game, 2 if whole else 20, whole=whole)
        assert run(driver, game, game.rules(), asked) == run(driver, game, game.rules(), asked, interpreted=True)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_random_deal_is_that_of_a_match(game: Game) -> None:
    rules, seats, number = game.rules(), seats_of(game), 3
    outcome = run(random_deals(game), game, rules, batch(game, 1, first=number))
    match = Match(game, rules, seats)
    before = match.balances()[0]
    chance = seeded(SEED, number)
    match.open_pack(shuffled(game, chance))
    decisions = 0
    while match.in_deal:
        actions = game.legal(rules, match.table)
        match.play(nth(actions, below(chance, popcount(actions))))
        decisions += 1
    after = match.balances()[0]
    assert by_seat(outcome, 0, seats) == [now - then for now, then in zip(after, before, strict=True)]
    assert outcome.tally.decisions == decisions
    counted = {f"{game.letter}{clause}": amount for clause, amount in enumerate(outcome.tally.clauses) if amount}
    assert counted == moved(match)
    events = [0] * len(outcome.tally.events)
    game.happened(match.table, events)
    assert outcome.tally.events == events


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_compiled_bot_chooses_as_at_a_table(game: Game) -> None:
    rules, seats, asked = game.rules(), seats_of(game), batch(game, 3)
    outcome = run(with_bots(game), game, rules, asked)
    for number in range(3):
        chance = seeded(SEED, number)
        match = Match(game, rules, seats)
        before = match.balances()[0]
        pack = shuffled(game, chance)
        seed = draw(chance)
        match.open_pack(pack)
        while match.in_deal:
            seat, view = match.table.turn, game.view()
            game.look(rules, match.table, seat, view)
            bot = POLICIES[asked.policies[seat]]
            match.play(choose(game, bot, rules, view, game.legal(rules, match.table), seed_of_seat(seed, seat)))
        won = [now - then for now, then in zip(match.balances()[0], before, strict=True)]
        assert by_seat(outcome, number, seats) == won


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_deal_is_the_same_in_any_batch(game: Game) -> None:
    together = run(random_deals(game), game, game.rules(), batch(game, 6))
    parts = [run(random_deals(game), game, game.rules(), batch(game, 3, first=first)) for first in (0, 3)]
    for place, results in enumerate(together.results):
        assert list(results) == [*parts[0].results[place], *parts[1].results[place]]
    assert together.tally.decisions == sum(part.tally.decisions for part in parts)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_whole_match_ends(game: Game) -> None:
    outcome = run(random_deals(game), game, game.rules(), batch(game, 3, whole=1))
    assert min(outcome.lengths) > 1
    untold = run(random_deals(game), game, game.rules(), Batch(seats=seats_of(game), seed=SEED, count=3, whole=1))
    assert untold.results == outcome.results
    assert untold.tally.digest == 0


def test_policies_have_a_limit() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(ValueError, match="4 policies, not 1 to 3"):
        deals_with_policies(game, (at_random,) * 4, sow_decision)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_tally_has_room_for_every_event(game: Game) -> None:
    assert len(game.events) <= EVENTS
