"""A record told for a person with every hand open: who held what, each trick or run, each payment, the balances."""

from collections.abc import Iterator

from corbillon.kernel.notation import read_move
from corbillon.match import DealLog, Match, Transfer
from corbillon.record import Record
from corbillon.rulecard import rule_card
from corbillon.terminal.seating import Seating
from corbillon.terminal.telling import pay_told, ranked, reckoned, tell
from corbillon.terminal.voice import Voice
from corbillon.witness.events import Event, Exchanged, Kept, Laid, Paid, TrickTaken
from corbillon.witness.noticing import RUNS, Step, noticed
from corbillon.witness.payments import told_together

NOBODY = -1
INDENT = "    "


class OpenVoice(Voice):
    """The words of a record: no player is «you»; they bear the record's names, or their seats."""

    def __init__(self, record: Record, lang: str) -> None:
        super().__init__(Seating(record.game, record.preset, record.switches, record.seats, NOBODY, (), 0, lang))
        names = record.source.get("players")
        known = isinstance(names, list) and len(names) == record.seats and all(map(_is_name, names))
        self._names = [str(name) for name in names] if known and isinstance(names, list) else None

    def name(self, seat: int) -> str:
        """A player's name in the record, or «player 2»."""
        return self._names[seat] if self._names else self.say("retold-player", seat=seat)

    def who(self, seat: int) -> str:
        """Always the third person."""
        return "he"


def _is_name(name: object) -> bool:
    """Whether a record's name of a player is fit to be printed: no control codes, no halves of signs."""
    return isinstance(name, str) and name.isprintable()


def retell(record: Record, lang: str) -> Iterator[str]:
    """The lines of a record; :raises RecordError: at its first fault, after the lines of what came before."""
    voice = OpenVoice(record, lang)
    match = Match(record.game, record.rules, record.seats, record.start, explained=True)
    yield from rule_card(voice.words, record.game, record.rules, record.preset)
    yield from _balances(voice, match)
    yield from _payments(voice, told_together(match.transfers, record.seats, 1))
    for deal in record.deals:
        yield ""
        yield from _deal(voice, match, deal)
    if match.in_deal:
        yield voice.say("retold-in-progress", **voice.by(match.table.turn))
    if match.over:
        yield ""
        yield voice.say("ended")
        yield from ranked(voice, tuple(match.ranking()), tuple(match.balances()[0]))


def _deal(voice: Voice, match: Match, deal: DealLog) -> Iterator[str]:
    """One deal: the hands, the stakes, what was done, the balances."""
    dealer = match.table.dealer
    number = match.table.deal
    paid = match.open_hands(deal.hands, deal.talon)
    yield voice.say("retold-deal", deal=number, **voice.by(dealer))
    for seat in range(match.table.seats):
        hand = voice.held_in_line(_cards(match, deal.hands[seat]))
        yield voice.say("retold-hand", **voice.by(seat), hand=hand)
    yield voice.say("retold-talon", cards=voice.cards(_cards(match, deal.talon)))
    payments = told_together(paid, match.table.seats, 1)
    yield from _payments(voice, payments)
    laid: list[Laid] = []
    count = len(payments)
    for text in deal.actions:
        first, paid, after = _done(match, text)
        for event in first:
            yield from _told(voice, event, laid)
        payments = told_together(paid, match.table.seats, count + 1)
        count += len(payments)
        if payments:
            yield from _run(voice, laid)
        yield from _payments(voice, payments)
        for event in after:
            yield from _told(voice, event, laid)
    yield from _run(voice, laid)
    if not match.in_deal:
        yield from _balances(voice, match)


def _done(match: Match, text: str) -> tuple[list[Event], list[Transfer], list[Event]]:
    """An action is done: its events as the seat that acts knows them, and its payments between."""
    seat = match.table.turn
    before = match.view(seat)
    paid = match.act(text)
    step = Step(match.game, seat, read_move(text, match.game.order), before, match.view(seat))
    first, after = noticed(step)
    return first, paid, after


def _told(voice: Voice, event: Event, laid: list[Laid]) -> Iterator[str]:
    """An event; cards of a trick are told together, and those that one player lays in a row."""
    if isinstance(event, Laid):
        if voice.game.name in RUNS and laid and (event.opens or event.seat != laid[0].seat):
            yield from _run(voice, laid)
        laid.append(event)
        return
    if isinstance(event, TrickTaken):
        cards = ", ".join(voice.say("retold-card", **voice.by(card.seat), card=voice.card(card.card)) for card in laid)
        laid.clear()
        yield voice.say("retold-trick", number=event.number, cards=cards, **voice.by(event.seat))
        return
    if voice.game.name in RUNS:
        yield from _run(voice, laid)
    if isinstance(event, Exchanged | Kept):
        yield _exchange(voice, event)
    else:
        yield from tell(voice, event)


def _exchange(voice: Voice, event: Exchanged | Kept) -> str:
    """An exchange with its cards, which the record knows."""
    if isinstance(event, Kept) or event.aside is None:
        return voice.say("kept", **voice.by(event.seat))
    aside = voice.the_card(event.aside)
    if event.drawn is None:
        return voice.say("retold-aside", **voice.by(event.seat), aside=aside)
    return voice.say("retold-exchanged", **voice.by(event.seat), aside=aside, drawn=voice.the_card(event.drawn))


def _run(voice: Voice, laid: list[Laid]) -> Iterator[str]:
    """The cards that lie untold: those that one player laid in a row, or the beginning of a trick."""
    if not laid:
        return
    if voice.game.name in RUNS:
        yield voice.say("retold-run", **voice.by(laid[0].seat), cards=voice.cards([event.card for event in laid]))
    else:
        for event in laid:
            yield from tell(voice, event)
    laid.clear()


def _payments(voice: Voice, payments: list[Paid]) -> Iterator[str]:
    """Payments, each with its article and its arithmetic."""
    for payment in payments:
        transfer = payment.transfers[0]
        told = pay_told(voice, payment)
        if transfer.arithmetic is not None:
            told += " " + voice.say("why-sum", arithmetic=reckoned(voice, transfer.arithmetic), amount=transfer.amount)
        yield INDENT + told


def _balances(voice: Voice, match: Match) -> Iterator[str]:
    seats, pots = match.balances()
    for seat, balance in enumerate(seats):
        yield INDENT + voice.say("retold-balance", account=voice.name(seat), balance=voice.balance(balance))
    for pot, amount in pots.items():
        yield INDENT + voice.say("retold-balance", account=voice.account(pot), balance=voice.balance(amount))


def _cards(match: Match, names: list[str]) -> list[int]:
    return [read_move(name, match.game.order).card for name in names]
