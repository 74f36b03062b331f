"""The sight of one seat, from its view alone: every field named one by one, cards in the notation of records."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from corbillon.games.nain_jaune import table as nain_jaune
from corbillon.games.reversis import table as reversis
from corbillon.games.zinzolin import table as zinzolin
from corbillon.kernel.bits import has, lowest, members
from corbillon.kernel.cards import NO_CARD, card_name, rank
from corbillon.kernel.game import Game
from corbillon.match import Match, Transfer
from corbillon.server.protocol.events import Card
from corbillon.server.protocol.faces import (
    Box,
    Doing,
    Lying,
    NainJauneSight,
    ReversisSight,
    Sight,
    Trick,
    ZinzolinSight,
)
from corbillon.server.tidings import told_payment

FOUR = 4


def sight(match: Match, view: Any, deal: int, dealer: int, due: Sequence[Transfer]) -> Sight:
    """What a view shows of a deal, which keeps its number and its dealer when it is settled, and what is due in it."""
    game, seats = match.game, match.table.seats
    seat = None if view.phase == SETTLED[game.name] else view.turn
    common = Sight(
        seat=view.seat,
        hand=_cards(game, members(view.hand)),
        discard=None,
        offered=None,
        deal=deal,
        dealer=dealer,
        turn=seat,
        doing=DOINGS[game.name][view.phase],
        leader=None,
        sizes=list(view.sizes[:seats]),
        balances=list(view.accounts[:seats]),
        pots={pot: view.accounts[game.first_pot + index] for index, pot in enumerate(match.pots)},
        laid=[],
        last=None,
        tricks=[],
        points=[],
        exchanged=[],
        talon=0,
        pending=[told_payment(game, transfer) for transfer in due],
    )
    return OWN[game.name](match, view, common)


def _cards(game: Game, cards: Sequence[int]) -> list[Card]:
    return [card_name(card, game.order) for card in cards]


def _card(game: Game, card: int) -> Card | None:
    return None if card == NO_CARD else card_name(card, game.order)


def _somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _with_tricks(match: Match, view: Any, common: Sight) -> Sight:
    """What games of tricks have in common: the trick in hand, the last one, the exchange."""
    game = match.game
    done = view.ply - view.ply % FOUR
    takers = list(view.takers[: done // FOUR])
    leader = takers[-1] if takers else (common.dealer + 1) % FOUR
    decided = _decided(common)
    return replace(
        common,
        discard=_card(game, view.discard),
        offered=_card(game, view.offered),
        leader=leader,
        laid=_lying(game, leader, view.plays[done : view.ply]),
        last=_last(game, view, common.dealer, takers),
        tricks=[takers.count(seat) for seat in range(FOUR)],
        exchanged=[bool(view.exchanged[seat]) if seat in decided else None for seat in range(FOUR)],
    )


def _decided(common: Sight) -> set[int]:
    """Who has exchanged or kept: all before the seat in turn, while cards are exchanged; then everybody."""
    if common.doing != "exchange" or common.turn is None:
        return set(range(FOUR))
    first = common.dealer + 1
    return {(first + step) % FOUR for step in range((common.turn - first) % FOUR)}


def _lying(game: Game, leader: int, cards: Sequence[int]) -> list[Lying]:
    return [Lying((leader + step) % FOUR, card_name(card, game.order)) for step, card in enumerate(cards)]


def _last(game: Game, view: Any, dealer: int, takers: Sequence[int]) -> Trick | None:
    if not takers:
        return None
    leader = takers[-2] if len(takers) > 1 else (dealer + 1) % FOUR
    cards = view.plays[FOUR * (len(takers) - 1) : FOUR * len(takers)]
    return Trick(len(takers), takers[-1], _lying(game, leader, cards))


def _zinzolin(match: Match, view: Any, common: Sight) -> Sight:
    sight = _with_tricks(match, view, common)
    own = ZinzolinSight(
        stake=view.stake,
        shown=[_cards(match.game, members(view.shown[seat])) for seat in range(FOUR)],
        first_equinox=_somebody(view.first_equinox),
        second_equinox=_somebody(view.second_equinox),
        basket_winner=_somebody(view.basket_winner),
    )
    return replace(sight, talon=zinzolin.TALON - sum(map(bool, sight.exchanged)), zinzolin=own)


def _reversis(match: Match, view: Any, common: Sight) -> Sight:
    sight = _with_tricks(match, view, common)
    own = ReversisSight(
        holds_espagnolette=bool(view.holds_espagnolette),
        has_right=bool(view.has_right),
        has_used=bool(view.has_used),
        announced=_somebody(view.announced),
        undertaker=_somebody(view.undertaker),
        four_cards=_cards(match.game, members(view.four_cards)),
    )
    drawn = sum(bool(sight.exchanged[seat]) for seat in range(FOUR) if seat != common.dealer)
    return replace(
        sight,
        points=list(view.points),
        talon=reversis.TALON - drawn,
        reversis=own,
    )


def _nain_jaune(match: Match, view: Any, common: Sight) -> Sight:
    game = match.game
    begun = max((ply for ply in range(view.ply) if has(view.openings, ply)), default=0)
    run = range(begun, view.ply)
    wanted = view.phase in (nain_jaune.GOING_ON, nain_jaune.ASKED)
    own = NainJauneSight(
        wanted=game.order[rank(lowest(view.wanted))] if wanted else None,
        boxes={pot: _box(view, index) for index, pot in enumerate(match.pots)},
        openings=view.openings.bit_count(),
        last=_somebody(view.last),
    )
    return replace(
        common,
        leader=view.players[begun] if view.ply else None,
        laid=[Lying(view.players[ply], card_name(view.plays[ply], game.order)) for ply in run],
        talon=len(game.pack) - match.table.seats * nain_jaune.HAND[match.table.seats],
        nain_jaune=own,
    )


def _box(view: Any, box: int) -> Box:
    """What has become of a box in this deal."""
    for fate, boxes in (("taken", view.taken), ("forgotten", view.forgotten), ("doubled", view.doubled)):
        if has(boxes, box):
            return fate  # type: ignore[return-value]
    return "open"


SETTLED: Mapping[str, int] = {
    "zinzolin": zinzolin.SETTLED,
    "nain-jaune": nain_jaune.SETTLED,
    "reversis": reversis.SETTLED,
}
DOINGS: Mapping[str, Mapping[int, Doing]] = {
    "zinzolin": {
        zinzolin.EXCHANGE: "exchange",
        zinzolin.SHOW: "show",
        zinzolin.PLAY: "play",
        zinzolin.SETTLED: "settled",
    },
    "nain-jaune": {
        nain_jaune.OPENING: "open",
        nain_jaune.GOING_ON: "go_on",
        nain_jaune.ASKED: "follow",
        nain_jaune.SETTLED: "settled",
    },
    "reversis": {
        reversis.EXCHANGE: "exchange",
        reversis.PLAY: "play",
        reversis.DECLARE: "undertake",
        reversis.SETTLED: "settled",
    },
}
OWN: Mapping[str, Callable[[Match, Any, Sight], Sight]] = {
    "zinzolin": _zinzolin,
    "nain-jaune": _nain_jaune,
    "reversis": _reversis,
}
