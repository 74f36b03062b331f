"""What a player works out from what he sees, as entries behind the observation: the net need not find it out itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from corbillon.bots import THUMB
from corbillon.bots.nain_jaune import lacking, unseen_cards, went_on
from corbillon.bots.reversis import sight as of_reversis
from corbillon.bots.voids import voids_shown
from corbillon.bots.zinzolin import sight as of_zinzolin
from corbillon.games import nain_jaune, reversis, zinzolin
from corbillon.kernel.bits import has, highest, lowest, popcount
from corbillon.kernel.cards import PACK, RANKS, of_suit, rank, suit
from corbillon.kernel.law import law

SUITS = 4
COUNTED = 1 / 8
"""By what counts of cards are scaled."""


@dataclass(frozen=True)
class Reckoning:
    """A law over (view, entries, to) that writes into entries that are nothing but zeros."""

    write: Callable[[Any, Any, int], None]
    of_suits: tuple[tuple[int, float], ...]
    """Entries told suit after suit, for each thing that is told so: how many a suit, and by what they are scaled."""
    of_seats: int
    """Then entries told seat after seat, own first: how many a seat."""
    thumb: Callable[[Any, Any, int, Any], int]
    """The rule of thumb: what it would do is told behind all that, 1 at the action."""

    def size(self, seats: int) -> int:
        """How many entries it takes, with so many seats, but for the advice of the rule of thumb."""
        return SUITS * sum(each for each, _ in self.of_suits) + self.of_seats * seats


@law
def write_cards(cards: int, entries: Any, to: int) -> None:
    """1 at each of some cards."""
    while cards != 0:
        entries[to + lowest(cards)] = 1
        cards &= cards - 1


@law
def write_voids(view: Any, entries: Any, to: int) -> None:
    """Suit after suit the seats that have shown that they are void of it, own first."""
    voids = voids_shown(view)
    for step in range(SUITS):
        shown = voids >> SUITS * (view.seat + step & 3)
        for colour in range(SUITS):
            entries[to + SUITS * colour + step] = shown >> colour & 1


@law
def count_around(hand: int, hidden: int, entries: Any, to: int) -> None:
    """For each card of a hand how many hidden cards of its suit are above it, and in the next block how many below."""
    while hand != 0:
        card = lowest(hand)
        others = hidden & of_suit(suit(card))
        below = popcount(others & (1 << card) - 1)
        entries[to + card] = popcount(others) - below
        entries[to + PACK + card] = below
        hand &= hand - 1


def of_tricks(unseen: Callable[[Any], int], thumb: Callable[[Any, Any, int, Any], int]) -> Reckoning:
    """Voids, the cards that would take the trick so far, the hidden cards, and how many are around one's own."""

    @law
    def write(view: Any, entries: Any, to: int) -> None:
        write_voids(view, entries, to)
        to += SUITS * SUITS
        if view.ply & 3 != 0:
            best = highest(view.trick & view.led)
            write_cards(of_suit(suit(best)) & -(2 << best), entries, to)
        hidden = unseen(view)
        write_cards(hidden, entries, to + PACK)
        count_around(view.hand, hidden, entries, to + 2 * PACK)

    return Reckoning(write, ((SUITS, 1), (RANKS, 1), (RANKS, 1), (RANKS, COUNTED), (RANKS, COUNTED)), 0, thumb)


@law
def of_runs(view: Any, entries: Any, to: int) -> None:
    """The hidden cards; then who has shown that he holds none of a rank: he stopped before it, or passed."""
    write_cards(unseen_cards(view), entries, to)
    to += PACK
    for ply in range(view.ply):
        missing = rank(view.plays[ply]) + 1
        if missing < RANKS and not went_on(view, ply):
            seats = lacking(view, ply)
            for step in range(view.seats):
                other = view.seat + step
                other = other if other < view.seats else other - view.seats
                if has(seats, other):
                    entries[to + RANKS * step + missing] = 1


RECKONINGS: Mapping[str, Reckoning] = {
    zinzolin.ZINZOLIN.name: of_tricks(of_zinzolin.unseen, THUMB["zinzolin"]),
    reversis.REVERSIS.name: of_tricks(of_reversis.unseen_cards, THUMB["reversis"]),
    nain_jaune.NAIN_JAUNE.name: Reckoning(of_runs, ((RANKS, 1),), RANKS, THUMB["nain-jaune"]),
}
"""By the name of a game."""
