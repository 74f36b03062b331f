"""What a seat may conclude about hidden cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from corbillon.games.reversis.choices import (
    Espagnolette,
    EspagnoletteAnnounce,
    FirstLead,
    RightLostBy,
)
from corbillon.games.reversis.dealing import quinola_may_go
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import (
    BASKET,
    EXCHANGE,
    HEARTS,
    HONOURS,
    NOBODY,
    NOTHING,
    QUINOLA,
    SEATS,
    SETTLED,
    nine,
    pack_of,
)
from corbillon.games.reversis.views import View
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.world import Bound, World, holds_none

OUT = 4
"""The place of the hidden cards that are out of play: talon and discards."""
ENOUGH = 4
"""Honours that make an espagnolette."""


@dataclass(frozen=True)
class Laid:
    """A card laid, and the suit that was led."""

    seat: int
    trick: int
    card: int
    led: int

    @property
    def renounces(self) -> bool:
        return not self.led >> self.card & 1


def plays(view: View) -> list[Laid]:
    """The plays so far."""
    laid = []
    for ply in range(view.ply):
        trick = ply // SEATS
        leader = view.takers[trick - 1] if trick else view.dealer + 1
        led = of_suit(suit(view.plays[ply - ply % SEATS]))
        laid.append(Laid((leader + ply) % SEATS, trick, view.plays[ply], led))
    return laid


def world(rules: Rules, view: View) -> World:
    """What the other hands must look like, by all that this seat has seen."""
    if view.phase == SETTLED:
        return World(0, (0,) * (SEATS + 1), ())
    laid = plays(view)
    known = [card for card in (view.discard, view.offered) if card != NOTHING]
    unseen = pack_of(rules) & ~view.hand & ~_cards(laid) & ~sum(1 << card for card in known)
    out = rules.talon + view.exchanged[view.dealer] - len(known)
    sizes = [0 if seat == view.seat else view.sizes[seat] for seat in range(SEATS)]
    bounds = [*_first_lead(rules, laid), *_quinola_kept(rules, view)]
    more, cases = _Espagnolette(rules, view, laid, unseen).proofs()
    bounds = [bound for bound in bounds + more if bound.place != view.seat]
    return World(unseen, (*sizes, out), tuple(bounds), cases)


def _cards(laid: Iterable[Laid]) -> int:
    return sum(1 << play.card for play in laid)


def _first_lead(rules: Rules, laid: list[Laid]) -> list[Bound]:
    """Who had to open with a heart and did not has none (R17)."""
    if rules.first_lead == FirstLead.HEARTS_IF_HELD and laid and laid[0].led != HEARTS:
        return [holds_none(laid[0].seat, HEARTS)]
    return []


def _quinola_kept(rules: Rules, view: View) -> list[Bound]:
    """A quinola that may not be put aside can lie out of play only as a talon card that was left (R16)."""
    left = sum(not view.exchanged[(view.dealer + 1 + k) % SEATS] for k in range(rules.talon))
    left -= view.offered != NOTHING
    return [] if left or quinola_may_go(rules, view.accounts[BASKET]) else [holds_none(OUT, 1 << QUINOLA)]


class _Espagnolette:
    """A renounce proves a void, unless it may be by the right of the espagnolette."""

    def __init__(self, rules: Rules, view: View, laid: list[Laid], unseen: int) -> None:
        self.rules, self.view, self.laid = rules, view, laid
        self.hidden = unseen & HONOURS
        self.shown = [(_cards(play for play in laid if play.seat == seat) & HONOURS).bit_count() for seat in range(4)]

    def proofs(self) -> tuple[list[Bound], tuple[tuple[Bound, ...], ...]]:
        """What is proved, and the cases that remain: none of those in doubt holds the espagnolette, or one of them."""
        renounces = [play for play in self.laid if play.renounces and play.seat != self.view.seat]
        doubtful = [play for play in renounces if self.may_be_by_right(play)]
        bounds = [_void(play) for play in renounces if play not in doubtful] + self.announcements()
        holder = self.known_holder(doubtful)
        if holder != NOBODY:
            bounds += [_void(play) for play in doubtful if play.seat != holder]
            return [*bounds, *self.holds(holder)], ()
        seats = sorted({play.seat for play in doubtful})
        nobody = [bound for seat in seats for bound in self.lacks(seat)] + [_void(play) for play in doubtful]
        cases = [nobody] if seats else []
        for seat in seats:
            cases.append(self.holds(seat) + [_void(play) for play in doubtful if play.seat != seat])
        return bounds, tuple(tuple(case) for case in cases)

    def may_be_by_right(self, play: Laid) -> bool:
        """Whether this renounce may have been by right (R52–R54)."""
        if self.rules.espagnolette == Espagnolette.OFF or play.trick >= nine(self.rules):
            return False
        lasting = self.rules.espagnolette_right_lost_by == RightLostBy.NEVER
        return (lasting or play.seat not in self.view.takers[: play.trick]) and self.may_hold(play.seat)

    def may_hold(self, seat: int) -> bool:
        """Whether a seat may have begun with enough honours."""
        if self.is_announced():
            return seat == self.view.announced
        return self.shown[seat] + min(self.hidden.bit_count(), self.view.sizes[seat]) >= ENOUGH

    def known_holder(self, doubtful: list[Laid]) -> int:
        """Who is known to hold it: as announced, by his honours, or by a suit that he renounced and held."""
        proved = [seat for seat in range(SEATS) if self.shown[seat] >= ENOUGH and doubtful]
        proved += [play.seat for play in doubtful if self.held_the_suit(play)]
        return proved[0] if proved else self.view.announced

    def held_the_suit(self, play: Laid) -> bool:
        """Whether the player has since played the suit in which he renounced, and so showed his right."""
        return any(
            later.seat == play.seat and later.trick > play.trick and play.led >> later.card & 1 for later in self.laid
        )

    def is_announced(self) -> bool:
        return self.rules.espagnolette_announce == EspagnoletteAnnounce.ANNOUNCED

    def announcements(self) -> list[Bound]:
        """Where the holder is announced, those who are not hold none (R49)."""
        if self.rules.espagnolette == Espagnolette.OFF or not self.is_announced() or self.view.phase == EXCHANGE:
            return []
        return [bound for seat in range(SEATS) if seat != self.view.announced for bound in self.lacks(seat)]

    def holds(self, seat: int) -> list[Bound]:
        least = max(0, ENOUGH - self.shown[seat])
        return [Bound(seat, self.hidden, least, self.hidden.bit_count())]

    def lacks(self, seat: int) -> list[Bound]:
        return [Bound(seat, self.hidden, 0, ENOUGH - 1 - self.shown[seat])]


def _void(play: Laid) -> Bound:
    return holds_none(play.seat, play.led)
