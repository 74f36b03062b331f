"""A table out of a view: with the true hidden cards it is the true one, with any others its past is legal."""

import copy
import dataclasses
import math
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from corbillon.games import GAMES
from corbillon.games.reversis.choices import QuinolaDiscard
from corbillon.games.reversis.table import QUINOLA
from corbillon.games.zinzolin import table as zinzolin
from corbillon.games.zinzolin.rules import DeclinedPeek
from corbillon.kernel.bits import bits_of, members
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.chance import for_drivers as numbers_for_drivers
from corbillon.kernel.chance import seeded
from corbillon.kernel.game import FACE_DOWN, Game
from corbillon.kernel.law import driver, native
from corbillon.kernel.table import for_drivers, to_object
from corbillon.match import Match
from tests.games.imagining import decisions, is_secret, laid, open_random, pasts, places_of, soiled, stirred

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
DEALS = 60

PAST = ("journal", "entries")
"""Nothing reads what was paid before, but at the settlement what was paid in it."""
ORDER = ("talon",)
"""Its order nobody knows; what of it is seen is tested by itself."""
OWN = ("drawn", "offered", "discards")
"""Which cards another drew, was shown and put aside only he knows, and nothing that follows depends on it."""
WRITTEN = {"plays": ("ply", 0), "players": ("ply", 0), "takers": ("ply", 2), "honours": ("honours_played", 0)}
"""Of these only so many places are written; what stands behind is of another deal."""


def assert_like(true: Any, table: Any, seat: int) -> None:
    """Every field on which the rest of the deal may depend is that of the true table."""
    for field in dataclasses.fields(true):
        name = field.name
        expected, found = getattr(true, name), getattr(table, name)
        if name in OWN:
            assert found[seat] == expected[seat], name
        elif name in WRITTEN:
            count, shift = WRITTEN[name]
            written = getattr(true, count) >> shift
            assert found[:written] == expected[:written], name
        elif name not in PAST + ORDER:
            assert found == expected, name


def assert_plays_on(game: Game, rules: Any, true: Any, table: Any, choice: random.Random) -> None:
    """To the settlement both tables allow the same actions, book the same payments and come to the same accounts."""
    true = copy.deepcopy(true)
    before = true.entries
    while not game.over(true):
        actions = game.legal(rules, true)
        assert game.legal(rules, table) == actions
        action = choice.choice(members(actions))
        game.play(rules, true, action)
        game.play(rules, table, action)
    assert game.over(table)
    assert table.journal[: table.entries] == true.journal[before : true.entries]
    for name in ("accounts", "match_over", "deal", "dealer"):
        assert getattr(table, name) == getattr(true, name)


def true_one(match: Match, seat: int, seed: int = 1) -> Any:
    """The table that a seat imagines who guesses every hidden card."""
    view = match.view(seat)
    return laid(match.game, match.rules, view, places_of(match.game.world(match.rules, view), match, seat), seed)


@ALL
def test_with_the_true_hidden_cards_it_is_the_true_table(game: Game) -> None:
    choice = random.Random(game.name)
    for _ in range(DEALS):
        for match in decisions(game, choice):
            for seat in range(match.table.seats):
                assert_like(match.table, true_one(match, seat), seat)


@ALL
def test_with_the_true_hidden_cards_it_plays_on_like_the_true_table(game: Game) -> None:
    choice = random.Random(f"on {game.name}")
    for _ in range(DEALS):
        for match in decisions(game, choice):
            if choice.random() < 0.15 or is_secret(match):
                seat = choice.choice((match.table.turn, choice.randrange(match.table.seats)))
                table = true_one(match, seat)
                table.talon = list(match.table.talon)
                assert_plays_on(game, match.rules, match.table, table, choice)


@ALL
def test_in_any_world_the_past_was_legal_and_looked_the_same(game: Game) -> None:
    choice = random.Random(f"past {game.name}")
    for _ in range(DEALS):
        for match, past in pasts(game, choice):
            if choice.random() < 0.2:
                seat = choice.randrange(match.table.seats)
                view = match.view(seat)
                world = game.world(match.rules, view)
                places = stirred(world, places_of(world, match, seat), choice)
                table = laid(game, match.rules, past.seen_by(match, seat), past.places(seat, places))
                past.replay(game, match.rules, table, view)
                again = game.view()
                game.look(match.rules, table, seat, again)
                assert again == view


@ALL
def test_the_talon_is_made_of_cards_out_of_play_and_what_was_seen_of_it_is_known(game: Game) -> None:
    choice = random.Random(f"talon {game.name}")
    for _ in range(DEALS):
        for match in decisions(game, choice):
            seat = choice.randrange(match.table.seats)
            view = match.view(seat)
            bare = soiled(game)
            game.imagine(match.rules, view, bare)
            for known, true in zip(bare.talon, match.table.talon, strict=True):
                assert known in (NO_CARD, true)
            places = places_of(game.world(match.rules, view), match, seat)
            cards = [card for card in laid(game, match.rules, view, places).talon if card != NO_CARD]
            assert len(set(cards)) == len(cards)
            assert bits_of(cards) & ~places[match.table.seats] == 0


@ALL
def test_a_settled_deal_stands_as_it_was_settled(game: Game) -> None:
    choice = random.Random(f"settled {game.name}")
    for _ in range(DEALS // 3):
        *_, match = decisions(game, choice)
        for seat in range(match.table.seats):
            table = true_one(match, seat)
            assert game.over(table)
            for name in ("accounts", "match_over", "deal", "dealer"):
                assert getattr(table, name) == getattr(match.table, name)


@ALL
def test_hidden_cards_are_not_imagined(game: Game) -> None:
    choice = random.Random(f"hidden {game.name}")
    for match in decisions(game, choice):
        for seat in range(match.table.seats):
            bare = soiled(game)
            game.imagine(match.rules, match.view(seat), bare)
            hands = [match.table.hands[seat] if other == seat else 0 for other in range(len(bare.hands))]
            assert bare.hands == hands
            assert bare.entries == 0


@ALL
def test_a_card_put_aside_is_told_face_down_and_all_else_as_it_is(game: Game) -> None:
    choice = random.Random(f"told {game.name}")
    secret = 0
    for _ in range(8):
        for match in decisions(game, choice):
            actions = match.legal()
            told = [game.told(match.table, action) for action in actions]
            if is_secret(match):
                secret += 1
                assert told == [FACE_DOWN if action < 52 else action for action in actions]
            else:
                assert told == actions
    assert (secret > 0) == hasattr(game.table(), "discards")


@cache
def laying(game: Game) -> Any:
    """A driver that lays a table out of a view and a world, and tells an action of it."""
    imagine, suppose, told = game.imagine, game.suppose, game.told

    @driver
    def lay(rules: Any, views: Any, tables: Any, places: Any, chance: Any, action: int) -> int:
        imagine(rules[0], views[0], tables[0])
        suppose(rules[0], tables[0], places, chance)
        return told(tables[0], action)

    return lay


@ALL
def test_both_forms_lay_the_same_table(game: Game) -> None:
    choice = random.Random(f"forms {game.name}")
    lay = laying(game)
    for _ in range(DEALS // 3):
        for match in decisions(game, choice):
            seat = choice.randrange(match.table.seats)
            view = match.view(seat)
            places = places_of(game.world(match.rules, view), match, seat)
            records = for_drivers([soiled(game)])
            room = numbers_for_drivers(places), numbers_for_drivers(seeded(5))
            action = choice.choice(match.legal())
            told = lay(for_drivers([match.rules]), for_drivers([view]), records, *room, action)
            compiled = to_object(game.table, records[0]) if native() else records[0]
            plain = laid(game, match.rules, view, places, 5)
            assert compiled == plain
            assert told == game.told(plain, action)


def seen_on_top(match: Match, choice: random.Random) -> int:
    """Play an exchange of Zinzolin to its end; how often who left a card seen has it on top, and nobody else."""
    table, found = match.table, 0
    while is_secret(match):
        for seat in range(4):
            bare = soiled(match.game)
            match.game.imagine(match.rules, match.view(seat), bare)
            left = table.offered[seat] != NO_CARD and table.offered[seat] == table.talon[table.taken_from_talon]
            expected = [NO_CARD] * 4
            if left:
                expected[table.taken_from_talon] = table.offered[seat]
                found += 1
            assert bare.talon == expected
        match.play(choice.choice((zinzolin.KEEP, choice.choice(match.legal()))))
    return found


def test_a_card_of_the_talon_that_was_seen_and_left_is_on_top_till_it_is_drawn() -> None:
    choice = random.Random(7)
    game = GAMES["zinzolin"]
    found = 0
    for _ in range(DEALS):
        match = Match(game, game.rules(declined_peek=DeclinedPeek.ON), 4)
        open_random(match, choice)
        found += seen_on_top(match, choice)
    assert found > DEALS


def test_a_quinola_that_may_not_be_put_aside_was_left_or_is_still_in_the_talon() -> None:
    choice = random.Random(8)
    game = GAMES["reversis"]
    rules = game.rules(quinola_discard=QuinolaDiscard.FORBIDDEN)
    places = set()
    for seed in range(DEALS * 6):
        match = Match(game, rules, 4)
        open_random(match, choice)
        for _ in range(2):
            match.play(choice.choice([action for action in match.legal() if action < 52]))
        view = match.view(match.table.turn)
        world = game.world(rules, view)
        table = laid(game, rules, view, stirred(world, places_of(world, match, view.seat), choice), seed)
        held = table.hands[0] | table.hands[1] | table.hands[2] | table.hands[3]
        aside = bits_of(list(game.pack)) & ~held & ~bits_of(table.talon[2:])
        assert not aside >> QUINOLA & 1
        places.add(table.talon[2] == QUINOLA)
    assert places == {True, False}


@pytest.mark.parametrize("name", ["zinzolin", "reversis"])
def test_every_order_of_the_talon_is_as_likely(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.rules(), 4)
    open_random(match, random.Random(9))
    view = match.view(match.table.turn)
    places = places_of(game.world(match.rules, view), match, view.seat)
    counts = Counter(tuple(laid(game, match.rules, view, places, seed).talon) for seed in range(2400))
    orders = math.factorial(len(match.table.talon))
    expected = 2400 / orders
    assert len(counts) == orders
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 2 * orders + 10
