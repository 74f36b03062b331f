"""Random deals of Zinzolin under random switches, and worlds that a seat may imagine."""

import random
from collections.abc import Iterator

from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.match import Match, Start
from tests.forms import Form
from tests.lockstep import random_rules

DEALS = (1, 4, 8, 12, 20, 23, 24, 25, 28, 32)
"""Deals where a round, the match or its overtime may end."""
OUT = 4


def random_match(form: Form, choice: random.Random) -> Match:
    """A match that is not over, with any switches, at any of ``DEALS``, with any balances."""
    while True:
        rules = random_rules(ZINZOLIN, choice)
        balances = tuple(choice.randrange(-20, 500) for _ in range(4))
        pots = {"basket": choice.choice((0, 32, 67)), "rocambole": choice.choice((0, 8, 23, 40))}
        start = Start(choice.choice(DEALS), choice.randrange(4), balances, pots)
        match = Match(ZINZOLIN, rules, 4, start, explained=True, laws=form)
        if not match.over:
            return match


def open_shuffled(match: Match, choice: random.Random) -> None:
    """Open a random deal."""
    pack = list(ZINZOLIN.pack)
    choice.shuffle(pack)
    match.open_pack(pack)


def steps(match: Match, choice: random.Random) -> Iterator[int]:
    """Play a random deal; after its opening and after every action, the seat to act (−1 at the end)."""
    open_shuffled(match, choice)
    yield match.table.turn
    while match.in_deal:
        match.play(choice.choice(match.legal()))
        yield match.table.turn if match.in_deal else -1


class Imagined:
    """A whole deal as a seat may imagine it: hidden cards by a distribution, the public course as it was."""

    def __init__(self, match: Match, seat: int, places: list[int], choice: random.Random) -> None:
        self.match, self.seat, self.choice = match, seat, choice
        self.view = match.view(seat)
        self.actions = list(match.deals[-1].actions)
        eldest = (match.start.dealer + 1) % 4 if match.start else 1
        self.order = [(eldest + k) % 4 for k in range(4)]
        self.hands = [self.after_exchange(other, places) for other in range(4)]
        self.out = members(places[OUT])
        choice.shuffle(self.out)

    def after_exchange(self, other: int, places: list[int]) -> int:
        """The twelve cards that a seat plays."""
        held = self.view.hand if other == self.seat else places[other]
        for ply in range(self.view.ply):
            trick = ply // 4
            leader = self.view.takers[trick - 1] if trick else self.order[0]
            if (leader + ply) % 4 == other:
                held |= 1 << self.view.plays[ply]
        return held

    def undo_exchange(self) -> list[int]:
        """Give every card back to where it was dealt; the talon from the top."""
        talon: list[int] = []
        seen = self.view.offered if self.view.offered >= 0 else None
        if seen in self.out:
            self.out.remove(seen)
        after = False
        for place, seat in enumerate(self.order):
            if self.actions[place] == "keep":
                after = after or seat == self.seat
                continue
            drawn, aside = self.view.drawn, self.view.discard
            if seat != self.seat:
                drawn = seen if after and seen is not None else self.choice.choice(members(self.hands[seat]))
                aside = self.out.pop()
                if after:
                    seen = None
            talon.append(drawn)
            self.hands[seat] ^= 1 << drawn | 1 << aside
            self.actions[place] = "x" + card_name(aside, ZINZOLIN.order)
        return [*talon, *([seen] if seen is not None else []), *self.out]

    def replayed(self) -> Match:
        """The imagined deal played as the true one was."""
        talon = self.undo_exchange()
        names = [[card_name(card, ZINZOLIN.order) for card in members(hand)] for hand in self.hands]
        again = Match(ZINZOLIN, self.match.rules, 4, self.match.start, explained=True)
        again.open_hands(names, [card_name(card, ZINZOLIN.order) for card in talon])
        for action in self.actions:
            again.act(action)
        return again
