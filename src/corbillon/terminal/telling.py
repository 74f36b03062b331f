"""Events as sentences, and the arithmetic of payments."""

from collections.abc import Iterator
from typing import Any

from corbillon.kernel.arithmetic import Expression, Figure
from corbillon.kernel.cards import NO_CARD
from corbillon.match import Transfer
from corbillon.terminal.voice import Voice
from corbillon.witness.events import (
    Called,
    DealSettled,
    Dealt,
    Event,
    Exchanged,
    Kept,
    Laid,
    MatchEnded,
    Noticed,
    Owed,
    Paid,
    Passed,
    Shown,
    TrickTaken,
)
from corbillon.witness.lengths import planned_deals
from corbillon.witness.noticing import RUNS

DWARF = "7D"
"""The board card that is called by its own name."""


def tell(voice: Voice, event: Event) -> list[str]:
    """An event in sentences, one a line; the first says the matter."""
    match event:
        case Dealt():
            return list(_dealt(voice, event))
        case DealSettled():
            return list(_settled(voice, event))
        case MatchEnded():
            return list(_ended(voice, event))
        case Paid():
            return [pay_told(voice, event)]
        case Owed():
            return [owed_told(voice, event.transfer)]
        case _:
            return [_said(voice, event)]


def _said(voice: Voice, event: Event) -> str:
    """The events of one sentence."""
    match event:
        case Laid(seat, card, opens):
            runs = voice.game.name in RUNS
            name = ("laid-run" if runs else "laid-opens") if opens else "laid"
            return voice.say(name, **voice.by(seat), card=voice.card(card))
        case TrickTaken(number, seat):
            return voice.say("trick-taken", **voice.by(seat), number=number)
        case Exchanged(seat, aside, drawn) if aside is not None:
            if drawn is None:
                return voice.say("exchanged-aside", aside=voice.the_card(aside))
            return voice.say("exchanged-own", aside=voice.the_card(aside), drawn=voice.the_card(drawn))
        case Exchanged(seat):
            return voice.say("exchanged", **voice.by(seat))
        case Kept(seat, left) if left is not None:
            return voice.say("kept-left", left=voice.the_card(left))
        case Kept(seat):
            return voice.say("kept", **voice.by(seat))
        case Shown(seat, cards):
            return voice.say("shown", **voice.by(seat), cards=voice.cards(cards))
        case Passed(seat):
            return voice.say("passed", **voice.by(seat))
        case Called():
            return _called(voice, event)
        case Noticed(what, seat):
            return voice.say(f"noticed-{what}", **voice.by(seat))
    raise TypeError(f"no sentence for {event!r}")


def _called(voice: Voice, event: Called) -> str:
    """The words that a player says."""
    about: dict[str, str] = voice.by(event.seat)
    if event.call == "without":
        about["rank"] = voice.rank(voice.game.order[event.rank], "without-rank")
    if event.call == "takes":
        code = voice.code(event.card)
        about |= {"belle": "dwarf" if code == DWARF else "other", "rank": voice.rank(code[0])}
    return voice.say(f"called-{event.call}", **about)


def _dealt(voice: Voice, event: Dealt) -> Iterator[str]:
    of = planned_deals(voice.game, voice.seating.rules)
    dealer = {"dealer": voice.who(event.dealer), "dealerName": voice.name(event.dealer)}
    yield voice.say("dealt", deal=event.deal, of=of if event.deal <= of or not of else -1, **dealer)
    yield voice.say("dealt-hand", hand=voice.held_in_line(event.hand))


def _settled(voice: Voice, event: DealSettled) -> Iterator[str]:
    yield voice.say("settled", deal=event.deal)
    for seat, gain in enumerate(event.gains):
        yield voice.say(
            "settled-gain", **voice.by(seat), gain=voice.gain(gain), balance=voice.balance(event.balances[seat])
        )
    if event.points:
        counts = [voice.say("settled-point", name=voice.name(seat), n=n) for seat, n in enumerate(event.points)]
        yield voice.say("settled-points", counts=voice.words.listing(counts))
    for seat, hand in enumerate(event.hands):
        if voice.game.name not in RUNS:
            yield voice.say("settled-hand", **voice.by(seat), hand=voice.held_in_line(hand))
        elif event.unplayed[seat]:
            yield voice.say("settled-unplayed", **voice.by(seat), hand=voice.held_in_line(event.unplayed[seat]))
    if event.aside:
        yield voice.say("settled-aside", cards=voice.cards(event.aside))


def _ended(voice: Voice, event: MatchEnded) -> Iterator[str]:
    yield voice.say("ended")
    yield from ranked(voice, event.ranking, event.balances)


def ranked(voice: Voice, ranking: tuple[int, ...], balances: tuple[int, ...]) -> list[str]:
    """The players by rank, each with the balance."""
    seats = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return [
        voice.say("ended-rank", **voice.by(seat), rank=ranking[seat], balance=voice.balance(balances[seat]))
        for seat in seats
    ]


def pay_told(voice: Voice, payment: Paid) -> str:
    """A payment: amount, from, to, why, article."""
    transfer = payment.transfers[0]
    name = {"each-in": "paid-each-in", "each-other": "paid-each-other", "each-out": "paid-each-out"}.get(payment.kind)
    return voice.say(name or _way("paid", transfer), number=payment.number, **_facts(voice, transfer))


def owed_told(voice: Voice, transfer: Transfer) -> str:
    """What is due and will be booked later."""
    return voice.say(_way("owed", transfer), **_facts(voice, transfer))


def _way(name: str, transfer: Transfer) -> str:
    """The message for a payment between players, into a pot or out of it."""
    if isinstance(transfer.source, str):
        return f"{name}-out"
    return f"{name}-in" if isinstance(transfer.target, str) else name


def _facts(voice: Voice, transfer: Transfer) -> dict[str, Any]:
    """Amount, parties, reason and article of a payment."""
    facts: dict[str, Any] = {
        "amount": voice.amount(transfer.amount),
        "reason": reason(voice, transfer),
        "article": transfer.clause,
    }
    source, target = transfer.source, transfer.target
    if isinstance(source, int):
        facts |= {"from": voice.who(source), "fromName": voice.name(source)}
    else:
        facts["outof"] = voice.account(source, "out")
    if isinstance(target, int):
        facts |= {"to": voice.who(target), "toName": voice.name(target)}
    else:
        facts["into"] = voice.account(target, "in")
    return facts


def reason(voice: Voice, transfer: Transfer) -> str:
    """Why a payment is due, in a few words."""
    about = {}
    if transfer.card != NO_CARD:
        about = {"card": voice.card(transfer.card), "ranks": voice.rank(voice.code(transfer.card)[0], "ranks")}
    return voice.say(f"reason-{transfer.clause}", **about)


def why_told(voice: Voice, payment: Paid, title: str) -> list[str]:
    """A payment explained: the sentence, its arithmetic, its article."""
    transfer = payment.transfers[0]
    lines = [pay_told(voice, payment)]
    if transfer.arithmetic is not None:
        lines.append(voice.say("why-sum", arithmetic=reckoned(voice, transfer.arithmetic), amount=transfer.amount))
    return [*lines, voice.say("why-article", article=transfer.clause, title=title)]


def reckoned(voice: Voice, expression: Expression) -> str:
    """An arithmetic with the names of its figures in brackets: «3 (three of spades) × 2 (double round)»."""
    if isinstance(expression, Figure):
        value = f"−{-expression.value}" if expression.value < 0 else str(expression.value)
        return f"{value} ({figure(voice, expression)})" if expression.name else value
    parts = [
        f"({reckoned(voice, term)})" if not isinstance(term, Figure) and term.sign != "min" else reckoned(voice, term)
        for term in expression.terms
    ]
    return f"min({', '.join(parts)})" if expression.sign == "min" else f" {expression.sign} ".join(parts)


def figure(voice: Voice, named: Figure) -> str:
    """The name of a figure in words, the game's own where it has one; cards, ranks, players become words first."""
    special = f"figure-{voice.game.name}-{named.name}"
    name = special if voice.words.has(special) else f"figure-{named.name}"
    return voice.say(name, **{key: _fact(voice, key, value) for key, value in named.about.items()})


def _fact(voice: Voice, key: str, value: str | int) -> str | int:
    if key == "card" and isinstance(value, str):
        return voice.card_coded(value)
    if key == "cards" and isinstance(value, str):
        return voice.words.listing([voice.card_coded(code) for code in value.split()])
    if key == "rank" and isinstance(value, str):
        return voice.rank(value, "ranks")
    if key in ("seat", "player") and isinstance(value, int):
        return voice.name(value)
    return value
