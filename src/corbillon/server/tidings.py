"""What a seat witnesses, in the types of the wire: cards in the notation of records, nothing added."""

from collections.abc import Sequence

from corbillon.kernel.arithmetic import Expression
from corbillon.kernel.arithmetic import Figure as Counted
from corbillon.kernel.cards import NO_CARD, card_name
from corbillon.kernel.game import Game
from corbillon.match import DealLog, Match, Transfer
from corbillon.server.protocol import events as told
from corbillon.witness import events as seen
from corbillon.witness.lengths import planned_deals


def tidings(match: Match, events: Sequence[seen.Event]) -> list[told.Event]:
    """The events of an entry for the wire."""
    return [_told(match, event) for event in events]


def told_payment(game: Game, transfer: Transfer) -> told.Payment:
    """A payment with its arithmetic."""
    arithmetic = None if transfer.arithmetic is None else told_arithmetic(transfer.arithmetic)
    card = _card(game, transfer.card)
    return told.Payment(
        transfer.deal, transfer.source, transfer.target, transfer.amount, transfer.clause, card, arithmetic
    )


def told_arithmetic(expression: Expression) -> told.Figure | told.Sum:
    """An arithmetic as a tree."""
    if isinstance(expression, Counted):
        return told.Figure(expression.value, expression.name, dict(expression.about))
    return told.Sum(expression.sign, [told_arithmetic(term) for term in expression.terms])


def _card(game: Game, card: int | None) -> told.Card | None:
    return None if card is None or card == NO_CARD else card_name(card, game.order)


def _cards(game: Game, cards: Sequence[int]) -> list[told.Card]:
    return [card_name(card, game.order) for card in cards]


def _told(match: Match, event: seen.Event) -> told.Event:
    game = match.game
    match event:
        case seen.Dealt(deal, dealer, hand, sizes):
            return told.Dealt(deal, planned_deals(game, match.rules), dealer, _cards(game, hand), list(sizes))
        case seen.Exchanged(seat, aside, drawn):
            return told.Exchanged(seat, _card(game, aside), _card(game, drawn))
        case seen.Kept(seat, left):
            return told.Kept(seat, _card(game, left))
        case seen.Shown(seat, cards):
            return told.Shown(seat, _cards(game, cards))
        case seen.Laid(seat, card, opens):
            return told.Laid(seat, card_name(card, game.order), opens)
        case seen.TrickTaken(number, seat, leader, cards):
            return told.TrickTaken(number, seat, leader, _cards(game, cards))
        case seen.Passed(seat):
            return told.Passed(seat)
        case seen.Called(seat, call, rank, card):
            return told.Called(seat, call, game.order[rank] if rank >= 0 else None, _card(game, card))
        case seen.Noticed(what, seat):
            return told.Noticed(what, seat)
        case seen.Paid(number, kind, transfers):
            return told.Paid(number, kind, [told_payment(game, transfer) for transfer in transfers])
        case seen.Owed(transfer):
            return told.Owed(told_payment(game, transfer))
        case seen.DealSettled():
            return _settled(match, event)
        case seen.MatchEnded(ranking, balances):
            return told.MatchEnded(list(ranking), list(balances))


def _settled(match: Match, event: seen.DealSettled) -> told.DealSettled:
    """Everything lies open once a deal is settled, as it was dealt too."""
    game, log = match.game, _log(match, event.deal)
    return told.DealSettled(
        event.deal,
        [_cards(game, hand) for hand in event.hands],
        [_cards(game, hand) for hand in event.unplayed],
        _cards(game, event.aside),
        [list(hand) for hand in log.hands],
        list(log.talon),
        list(event.points),
        list(event.gains),
        list(event.balances),
    )


def _log(match: Match, deal: int) -> DealLog:
    first = match.start.deal if match.start else 1
    return match.deals[deal - first]
