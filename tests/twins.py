"""Pairs of deals that differ in nothing that a seat can know."""

import random
from collections.abc import Iterator, Sequence

from corbillon.errors import RecordError
from corbillon.kernel.cards import card_name
from corbillon.kernel.game import Game
from corbillon.kernel.world import World
from corbillon.match import Match
from tests.lockstep import any_pack, random_rules


def twins(game: Game, choice: random.Random) -> Iterator[tuple[int, Match, Match]]:
    """A seat, and two deals in mid-play that it cannot tell apart, with random switches and packs; endless."""
    while True:
        match = played_on(game, choice)
        for seat in range(match.table.seats) if match.in_deal else ():
            unknown = unknown_cards(match, seat)
            other = twin(match, seat, choice.sample(unknown, 2)) if len(unknown) > 1 else None
            if other is not None:
                yield seat, match, other


def twins_in_turn(game: Game, choice: random.Random) -> Iterator[tuple[int, Match, Match]]:
    """The same, where it is this seat's turn."""
    return (pair for pair in twins(game, choice) if pair[0] == pair[1].to_act)


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
