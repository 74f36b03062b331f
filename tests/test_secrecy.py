"""Pairs of tables that differ only in what a seat cannot know give it equal views, and its bots choose alike."""

import random
from collections.abc import Sequence

import pytest

from corbillon import bots
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.cards import card_name, parse_card
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.kernel.world import World
from corbillon.match import Match
from tests.lockstep import any_pack, random_rules

PAIRS, SEARCHED = (5_000, 0.04) if native() else (1_000, 0.03)
"""So many pairs; in such a part of them bots search as well, which takes longer than all the rest."""
SIMULATIONS = 40


def swapped(text: str, cards: Sequence[str]) -> str:
    """A text of the record with two cards exchanged."""
    if cards[0] in text:
        return text.replace(cards[0], cards[1])
    return text.replace(cards[1], cards[0]) if cards[1] in text else text


def played_on(game: Game, choice: random.Random) -> Match:
    """A deal with random switches, played to a random point."""
    rules = any_pack(game, random_rules(game, choice), choice)
    while True:
        match = Match(game, rules, choice.choice(game.seats(rules)))
        if not match.over:
            break
        rules = any_pack(game, random_rules(game, choice), choice)
    pack = list(game.cards(rules))
    choice.shuffle(pack)
    match.open_pack(pack)
    for _ in range(choice.randrange(60)):
        if not match.in_deal:
            break
        match.play(choice.choice(match.legal()))
    return match


def unknown_cards(match: Match, seat: int) -> list[str]:
    """Cards that this seat has never seen: not dealt to it, not drawn, not played."""
    deal = match.deals[-1]
    world = world_of(match, seat)
    certain = 0
    for bound in world.bounds:
        if bound.least > 0:
            certain |= bound.cards
    own = set(deal.hands[seat])
    names = [
        card_name(card, match.game.order)
        for card in match.game.cards(match.rules)
        if (world.unseen & ~certain) >> card & 1
    ]
    return [name for name in names if name not in own]


def twin(match: Match, seat: int, cards: Sequence[str]) -> Match | None:
    """The same deal with two unknown cards exchanged, or None where the public course could not have been the same."""
    deal = match.deals[-1]
    other = Match(match.game, match.rules, match.table.seats)
    hands = [[swapped(card, cards) for card in hand] for hand in deal.hands]
    other.open_hands(hands, [swapped(card, cards) for card in deal.talon])
    for text in deal.actions:
        secret = text.startswith("x") and other.to_act != seat
        try:
            other.act(swapped(text, cards) if secret else text)
        except RecordError:
            return None
    same = other.transfers == match.transfers and other.to_act == match.to_act
    return other if same and may_be(match, seat, other) else None


def may_be(match: Match, seat: int, other: Match) -> bool:
    """Whether a seat at one table could imagine the hands of the other."""
    world = world_of(match, seat)
    hands = [0 if s == seat else hand for s, hand in enumerate(other.table.hands[: match.table.seats])]
    return world.allows([*hands, world.unseen & ~sum(hands)])


def world_of(match: Match, seat: int) -> World:
    view = match.game.view()
    match.game.look(match.rules, match.table, seat, view)
    return match.game.world(match.rules, view)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_seat_cannot_tell_twins_apart(game: Game) -> None:
    choice = random.Random(game.name)
    pairs = 0
    while pairs < PAIRS:
        match = played_on(game, choice)
        if not match.in_deal:
            continue
        for seat in range(match.table.seats):
            unknown = unknown_cards(match, seat)
            if len(unknown) < 2:
                continue
            cards = choice.sample(unknown, 2)
            other = twin(match, seat, cards)
            if other is None:
                continue
            pairs += 1
            assert_equal_for(seat, match, other, bots.company(game) if choice.random() < SEARCHED else bots.POLICIES)


def assert_equal_for(seat: int, match: Match, other: Match, company: Sequence[str]) -> None:
    game, rules = match.game, match.rules
    views = game.view(), game.view()
    for view, table in zip(views, (match.table, other.table), strict=True):
        game.look(rules, table, seat, view)
    assert views[0] == views[1]
    assert game.world(rules, views[0]) == game.world(rules, views[1])
    if match.to_act == seat:
        legal = game.legal(rules, match.table)
        assert legal == game.legal(rules, other.table)
        for bot in company:
            wanted = SIMULATIONS if bots.searches(game, bot) else None
            chosen = [bots.decide(game, bot, rules, view, legal, seed=3, simulations=wanted) for view in views]
            assert chosen[0] == chosen[1]
            assert legal >> chosen[0].action & 1


def test_cards_are_told_apart_by_name() -> None:
    assert swapped("xKS", ("KS", "4D")) == "x4D"
    assert swapped("4D", ("KS", "4D")) == "KS"
    assert parse_card("KS", GAMES["zinzolin"].order) == 12
