"""A deal as chance makes it for a search: hand by hand, the cards of a hand in ascending order, then the talon.

So every deal has one way to come about, and as many ways to begin as make a difference. Cards of the talon come in
the order in which they lie.
"""

from collections.abc import Sequence
from math import comb
from typing import Any

from corbillon.kernel.game import Game
from corbillon.match import deal_plan

Pack = tuple[int, ...]


class Dealing:
    """How the pack of some rules is dealt to so many seats, in the first deal of a match."""

    def __init__(self, game: Game, rules: Any, seats: int) -> None:
        self.cards = game.cards(rules)
        hands, talon = deal_plan(game, rules, seats, 0)
        self.places = tuple(place for places in (*hands, talon) for place in places)
        """Where in the pack each card lies that is dealt here."""
        self.bounds = tuple(sum(map(len, hands[:seat])) for seat in range(seats + 1))
        """Where each hand begins, and where the talon does."""

    def outcomes(self, dealt: Pack) -> list[tuple[int, float]]:
        """The cards that may come next after those dealt so far, with their probabilities."""
        left = sorted(set(self.cards).difference(dealt))
        first, stop = self._hand(len(dealt))
        if stop is None:
            return [(card, 1.0 / len(left)) for card in left]
        if len(dealt) > first:
            left = [card for card in left if card > dealt[-1]]
        wanted = stop - len(dealt)
        ways = comb(len(left), wanted)
        return [
            (card, comb(len(left) - 1 - k, wanted - 1) / ways) for k, card in enumerate(left[: len(left) - wanted + 1])
        ]

    def _hand(self, count: int) -> tuple[int, int | None]:
        """Where the hand begins and ends to which the next card goes; of the talon there is no end."""
        for first, stop in zip(self.bounds, self.bounds[1:], strict=False):
            if count < stop:
                return first, stop
        return self.bounds[-1], None

    def pack(self, dealt: Pack) -> list[int]:
        """All cards dealt here, as the pack from which the game deals them."""
        pack = [0] * len(self.cards)
        for card, place in zip(dealt, self.places, strict=True):
            pack[place] = card
        return pack

    def begun(self, pack: Sequence[int], count: int) -> Pack:
        """The first cards of a deal, as it is made here."""
        dealt = [pack[place] for place in self.places]
        for first, stop in zip(self.bounds, self.bounds[1:], strict=False):
            dealt[first:stop] = sorted(dealt[first:stop])
        return tuple(dealt[:count])
