"""Random deals of Reversis under random switches, and worlds that a seat may imagine."""

import random
from collections.abc import Iterator, Sequence

from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.table import HONOURS, PLAY, QUINOLA
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.match import Match, Start
from tests.forms import Form
from tests.lockstep import random_rules
from tests.reversis.positions import seen_by

DEALS = (1, 3, 4, 7, 8, 16, 31, 32)
"""Deals where a tour or the match may end."""
OUT = 4


def random_match(form: Form, choice: random.Random) -> Match:
    """A match that is not over, with any switches, at any of ``DEALS``, with any balances."""
    while True:
        rules = random_rules(REVERSIS, choice)
        balances = tuple(choice.randrange(-20, 600) for _ in range(4))
        pots = {"basket": choice.choice((0, 5, 44, 45, 67, 130, 175, 600))}
        start = Start(choice.choice(DEALS), choice.randrange(4), balances, pots)
        match = Match(REVERSIS, rules, 4, start, explained=True, laws=form)
        if not match.over:
            return match


ELDEST = (*range(3), *range(13, 17), *range(29, 33))
"""The places of the pack that the eldest is served."""


def open_shuffled(match: Match, choice: random.Random, first: Sequence[int] = ()) -> None:
    """Open a random deal in which the eldest is served at least some cards."""
    pack = list(REVERSIS.pack)
    choice.shuffle(pack)
    for place, card in zip(ELDEST, first, strict=False):
        other = pack.index(card)
        pack[place], pack[other] = card, pack[place]
    match.open_pack(pack)


def steps(match: Match, choice: random.Random) -> Iterator[int]:
    """Play a random deal; after its opening and after every action, the seat to act (−1 at the end).

    In some deals the eldest has honours enough for an espagnolette, in some a hand with which he tries the reversis.
    """
    strives = choice.random() < 0.2
    served = choice.sample(STRONGEST, 10) if strives else choice.sample(members(HONOURS), 4 * choice.randrange(2))
    eldest = (match.table.dealer + 1) % 4
    open_shuffled(match, choice, served)
    yield match.table.turn
    while match.in_deal:
        striving = strives and match.table.turn == eldest and match.table.phase == PLAY
        match.play(strongest(match.legal()) if striving else choice.choice(match.legal()))
        yield match.table.turn if match.in_deal else -1


STRONGEST = sorted(REVERSIS.pack, key=lambda card: card % 13)[-12:]
"""Aces, kings and queens."""


def strongest(cards: Sequence[int]) -> int:
    """The card that is most likely to take a trick."""
    return max(cards, key=lambda card: (card % 13, card))


class Imagined:
    """A whole deal as a seat may imagine it: hidden cards by a distribution, the public course as it was."""

    def __init__(self, match: Match, seat: int, places: list[int], choice: random.Random) -> None:
        self.match, self.seat, self.choice = match, seat, choice
        self.view = seen_by(match, seat)
        self.actions = list(match.deals[-1].actions)
        self.order = [(self.view.dealer + 1 + k) % 4 for k in range(4)]
        self.hands = [self.after_exchange(other, places) for other in range(4)]
        self.out = self.in_their_slots(members(places[OUT]))

    def after_exchange(self, other: int, places: list[int]) -> int:
        """The eleven cards that a seat plays."""
        held = self.view.hand if other == self.seat else places[other]
        for ply in range(self.view.ply):
            leader = self.view.takers[ply // 4 - 1] if ply >= 4 else self.order[0]
            if (leader + ply) % 4 == other:
                held |= 1 << self.view.plays[ply]
        return held

    def in_their_slots(self, out: list[int]) -> dict[int, int]:
        """A hidden card for each seat that left or put aside one: a forbidden quinola can only have been left."""
        slots = [seat for seat in self.order if not self.knows(seat)]
        left = [seat for seat in slots if not self.view.exchanged[seat]]
        self.choice.shuffle(out)
        found: dict[int, int] = {}
        if QUINOLA in out and left:
            found[left[0]] = QUINOLA
            slots.remove(left[0])
            out.remove(QUINOLA)
        return found | dict(zip(slots, out, strict=True))

    def knows(self, seat: int) -> bool:
        return seat == self.seat and (self.view.discard >= 0 or self.view.offered >= 0)

    def replayed(self) -> Match:
        """The imagined deal played as the true one was."""
        talon = []
        for place, seat in enumerate(self.order):
            aside = self.view.discard if seat == self.seat and self.view.discard >= 0 else self.out.get(seat)
            if not self.view.exchanged[seat]:
                talon.append(self.view.offered if aside is None else aside)
                continue
            assert aside is not None
            if place < 3:
                drawn = self.view.drawn if seat == self.seat else self.choice.choice(members(self.hands[seat]))
                talon.append(drawn)
                self.hands[seat] ^= 1 << drawn
            self.hands[seat] |= 1 << aside
            self.actions[place] = "x" + card_name(aside, REVERSIS.order)
        names = [[card_name(card, REVERSIS.order) for card in members(hand)] for hand in self.hands]
        again = Match(REVERSIS, self.match.rules, 4, self.match.start, explained=True)
        again.open_hands(names, [card_name(card, REVERSIS.order) for card in talon])
        for action in self.actions:
            again.act(action)
        return again
