"""Random deals as their seats see them, and the tables that they imagine."""

import copy
import dataclasses
import random
from collections.abc import Iterator
from typing import Any

from corbillon.games.nain_jaune.table import STOP
from corbillon.kernel.bits import lowest, members
from corbillon.kernel.chance import seeded
from corbillon.kernel.game import FACE_DOWN, Game
from corbillon.kernel.world import World
from corbillon.match import Match, Start, deal_plan
from tests.lockstep import DEALS, any_pack, random_rules


def random_match(game: Game, choice: random.Random) -> Match:
    """A match that is not over, under any switches, with any seats, at any deal and with any balances."""
    while True:
        rules = any_pack(game, random_rules(game, choice), choice)
        seats = choice.choice(game.seats(rules))
        balances = tuple(choice.choice((60, choice.randrange(700))) for _ in range(seats))
        pots = {pot: choice.choice((0, 8, choice.randrange(200))) for pot in game.pots(rules)}
        start = Start(choice.choice(DEALS), choice.randrange(seats), balances, pots)
        match = Match(game, rules, seats, choice.choice((start, None)))
        if not match.over:
            return match


def open_random(match: Match, choice: random.Random) -> None:
    """Open a random deal; in every other one a seat is served all cards of a rank, often the first or the last."""
    pack = list(match.game.cards(match.rules))
    choice.shuffle(pack)
    if choice.random() < 0.5:
        hands, _ = deal_plan(match.game, match.rules, match.table.seats, match.table.dealer)
        rank = choice.choice((0, 12, choice.randrange(13)))
        served = [card for card in pack if card % 13 == rank]
        for place, card in zip(choice.choice(hands), served, strict=False):
            other = pack.index(card)
            pack[place], pack[other] = card, pack[place]
    match.open_pack(pack)


def decisions(game: Game, choice: random.Random) -> Iterator[Match]:
    """A random deal, at each of its decisions."""
    match = random_match(game, choice)
    open_random(match, choice)
    while match.in_deal:
        yield match
        match.play(choice.choice(match.legal()))


def soiled(game: Game) -> Any:
    """A table full of other things, as is one that was used before."""
    table = game.table()
    for field in dataclasses.fields(table):
        setattr(table, field.name, _soiled(getattr(table, field.name)))
    return table


def _soiled(value: Any) -> Any:
    return [_soiled(part) for part in value] if isinstance(value, list) else 3


def places_of(world: World, match: Match, seat: int) -> list[int]:
    """The true places of the cards that a seat does not see, as long as drivers want them."""
    hands = [0 if other == seat else match.table.hands[other] for other in range(match.table.seats)]
    return padded([*hands, world.unseen & ~sum(hands)])


def padded(places: list[int]) -> list[int]:
    """Places in the form of the contract: nine numbers."""
    return places + [0] * (9 - len(places))


def stirred(world: World, places: list[int], choice: random.Random, swaps: int = 150) -> list[int]:
    """Another distribution that a world allows: from one of them, by exchanges of two cards or more at random."""
    now = places[: len(world.sizes)]
    for _ in range(swaps):
        other = list(now)
        for _ in range(choice.choice((1, 1, 2, 4))):
            _swap(other, choice)
        if world.allows(other):
            now = other
    return padded(now)


def _swap(places: list[int], choice: random.Random) -> None:
    filled = [place for place, cards in enumerate(places) if cards]
    if len(filled) > 1:
        one, two = choice.sample(filled, 2)
        cards = 1 << choice.choice(members(places[one])) | 1 << choice.choice(members(places[two]))
        places[one] ^= cards
        places[two] ^= cards


def laid(game: Game, rules: Any, view: Any, places: list[int], seed: int = 1) -> Any:
    """The table that a view and a world make."""
    table = soiled(game)
    game.imagine(rules, view, table)
    game.suppose(rules, table, places, seeded(seed))
    return table


def is_secret(match: Match) -> bool:
    """Whether a card would now be put aside unseen."""
    return match.game.told(match.table, lowest(match.table.hands[match.table.turn])) == FACE_DOWN


@dataclasses.dataclass
class Past:
    """What a deal was when its first open decision came, and what was done since."""

    table: Any
    done: list[tuple[int, int, int]]
    """Seat, action, and the card that left the hand (a bit set)."""

    def seen_by(self, match: Match, seat: int) -> Any:
        """What a seat saw then."""
        view = match.game.view()
        match.game.look(match.rules, self.table, seat, view)
        return view

    def replay(self, game: Game, rules: Any, table: Any, view: Any) -> None:
        """Do at another table what was done since, every action being legal, till it looks to a seat as it does now.

        Where stopping is free, a stop of Nain jaune looks the same whether it was chosen or followed by itself.
        """
        for seat, action, _ in self.done:
            if action != STOP:
                if table.turn != seat:
                    _stop(game, rules, table)
                assert game.legal(rules, table) >> action & 1, rules
                game.play(rules, table, action)
        if table.turn != view.turn or table.phase != view.phase:
            _stop(game, rules, table)

    def places(self, seat: int, places: list[int]) -> list[int]:
        """Where the hidden cards of a world were then."""
        before = list(places)
        for other, _, card in self.done:
            if other != seat:
                before[other] |= card
        return before


def _stop(game: Game, rules: Any, table: Any) -> None:
    if game.legal(rules, table) >> STOP & 1:
        game.play(rules, table, STOP)


def pasts(game: Game, choice: random.Random) -> Iterator[tuple[Match, Past]]:
    """A random deal with its past, at each open decision."""
    match = random_match(game, choice)
    open_random(match, choice)
    past = None
    while match.in_deal:
        if past is None and not is_secret(match):
            past = Past(copy.deepcopy(match.table), [])
        if past is not None:
            yield match, past
        seat, hands = match.table.turn, list(match.table.hands)
        action = choice.choice(match.legal())
        match.play(action)
        if past is not None:
            past.done.append((seat, action, hands[seat] ^ match.table.hands[seat]))
