"""A record opened: its deals step by step with every hand open, its ledger, its checks."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from corbillon.bots.levels import ORACLE, SEARCHES
from corbillon.errors import RecordError
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.match import DealLog, Match
from corbillon.record import Record, dump, replay, write_rules
from corbillon.server.agreeing import KNOWN_BOTS
from corbillon.server.protocol import events as told
from corbillon.server.protocol.events import Card
from corbillon.server.protocol.faces import Deviation, Ledger, OpenDeal, Step
from corbillon.server.protocol.records import Checked, Found, Summary
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.sights import sight
from corbillon.server.tidings import tidings, told_payment
from corbillon.verify import ACTORS, Check, verify_deal
from corbillon.witness import Watch
from corbillon.witness.lengths import planned_deals

KEY_LENGTH = 20
LONGEST = 40
"""The longest name of a player, or of a version, that is taken from a record."""

Actor = Literal["person", "bot", "clock"]


class OpenWatch(Watch):
    """A watch that takes the place of one seat after the other: of each action it knows what its own seat knows."""

    def sit_with(self, seat: int) -> None:
        """See from now on what this seat sees."""
        self.seat, self.view = seat, self.match.view(seat)


def record_key(record: Record) -> str:
    """The key of a record: equal records, however they are written, have the same."""
    text = json.dumps(dump(record), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:KEY_LENGTH]


def names_of(record: Record) -> list[str | None]:
    """The players' names in a record, where it has one for every seat; None for a bot's, or one not fit to be shown."""
    names = record.source.get("players")
    if not isinstance(names, list) or len(names) != record.seats:
        return [None] * record.seats
    return [_shown(name) for name in names]


def _shown(text: object) -> str | None:
    """A text of a record, if it is fit to be shown: no control codes, no halves of signs."""
    fit = isinstance(text, str) and text.strip() and text.isprintable()
    return str(text)[:LONGEST] if fit else None


def settings_of(record: Record, number: int) -> Settings:
    """The settings of a table as far as a record of it tells them, with the bots of one of its deals."""
    found = Settings(game=record.game.name, preset=record.preset, rules=record.switches, seats=record.seats)
    bot = usual_bot(record, number)
    return found.model_copy(update={"bot": bot}) if bot else found


def deviations(record: Record) -> list[Deviation]:
    """The switches in which the rules of a record differ from its preset."""
    changed = write_rules(record.game, record.rules, record.preset)
    articles = {switch.name: switch.article for switch in record.game.switches()}
    return [Deviation(name, value, articles[name]) for name, value in changed.items()]


def summary(record: Record) -> Summary:
    """A record in short; :raises Refused: when it does not replay."""
    match = _replayed(record)
    return Summary(
        key=record_key(record),
        game=record.game.name,
        order=record.game.order,
        preset=record.preset,
        deviations=deviations(record),
        seats=record.seats,
        names=names_of(record),
        version=_shown(record.source.get("version")),
        deals=numbers_of(record),
        of=planned_deals(record.game, record.rules),
        finished=match.finished,
        over=match.over,
        balances=match.balances()[0],
        ranking=match.ranking(),
    )


def open_deal(
    record: Record,
    number: int,
    names: Sequence[str | None] | None = None,
    settings: Settings | None = None,
) -> OpenDeal:
    """A deal of a record step by step, all hands open; the deals before it are replayed and not told.

    The sight of a step is that of the seat that acted, of seat 0 at the opening.

    :raises Refused: ``no_deal``, or the code of what is wrong with the record.
    """
    numbers = numbers_of(record)
    if number not in numbers:
        raise Refused("no_deal", f"deal {number} is not in the record")
    place = numbers.index(number)
    try:
        match = replay(beginning(record, place))
        if match.in_deal:
            raise RecordError("bad_format", "a deal follows one that is not finished", number)
        match.explained = True
        steps = _steps(match, record.deals[place], actors_of(record, place))
    except RecordError as fault:
        raise _refused(fault) from None
    return OpenDeal(
        game=record.game.name,
        order=record.game.order,
        settings=settings or settings_of(record, number),
        deviations=deviations(record),
        names=list(names) if names is not None else names_of(record),
        deal=number,
        deals=numbers,
        of=planned_deals(record.game, record.rules),
        steps=steps,
        talon=list(record.deals[place].talon),
        finished=not match.in_deal,
        shuffled=isinstance(source_of(record, place).get("shuffle"), dict),
        match_over=match.over,
        ranking=match.ranking(),
    )


def ledger(match: Match) -> Ledger:
    """All the payments of a match so far, and the accounts before the first and after the last."""
    seats, pots = match.balances()
    after = {**{str(seat): balance for seat, balance in enumerate(seats)}, **pots}
    before = dict(after)
    for transfer in match.transfers:
        before[str(transfer.source)] += transfer.amount
        before[str(transfer.target)] -= transfer.amount
    return Ledger([told_payment(match.game, transfer) for transfer in match.transfers], before, after)


def ledger_of(record: Record) -> Ledger:
    """The ledger of a record; :raises Refused: when it does not replay."""
    return ledger(_replayed(record, explained=True))


def checked(record: Record, number: int) -> Checked:
    """What comes of the checks of one deal; :raises Refused: ``no_deal``, or what is wrong before it."""
    unasked = _unasked(record, number)
    try:
        deal = verify_deal(record, number, bots=not unasked)
    except KeyError:
        raise Refused("no_deal", f"deal {number} is not in the record") from None
    except RecordError as fault:
        raise _refused(fault) from None
    found = {name: _found(check) for name, check in deal.checks().items()}
    if unasked:
        found["bots"] = Found("absent", f"{unasked} plays at no table: corbillon verify --bots asks it", None)
    return Checked(deal.deal, _shown(record.source.get("version")), **found)


def asks_searchers(record: Record, number: int) -> bool:
    """Whether the check of a deal asks bots that search: such work is not done where tables are served."""
    return any(bot in SEARCHES for bot in _bots(record, number))


def _unasked(record: Record, number: int) -> str:
    """A bot of a deal that thinks longer than any table allows, if one is named."""
    return ORACLE if ORACLE in _bots(record, number) else ""


def _bots(record: Record, number: int) -> list[str]:
    """The bots that a deal of a record names."""
    numbers = numbers_of(record)
    named = source_of(record, numbers.index(number)).get("bots") if number in numbers else None
    return [bot for bot in named if isinstance(bot, str)] if isinstance(named, list) else []


def usual_bot(record: Record, number: int) -> str | None:
    """The bot of a deal of a record, where it names one that plays at tables."""
    return next((bot for bot in _bots(record, number) if bot in KNOWN_BOTS), None)


def _found(check: Check) -> Found:
    return Found(check.state, check.message, check.action)


def _refused(fault: RecordError) -> Refused:
    return Refused(fault.code, str(fault), fault.clause)


def _replayed(record: Record, *, explained: bool = False) -> Match:
    try:
        return replay(record, explained=explained)
    except RecordError as fault:
        raise _refused(fault) from None


def numbers_of(record: Record) -> list[int]:
    first = record.start.deal if record.start else 1
    return list(range(first, first + len(record.deals)))


def beginning(record: Record, deals: int) -> Record:
    """A record's first deals."""
    own = {"deals": record.source.get("deals", [])[:deals]}
    return replace(record, deals=record.deals[:deals], source=own)


def source_of(record: Record, place: int) -> dict[str, Any]:
    """A deal with all its keys, as it was read."""
    deals = record.source.get("deals", [])
    return dict(deals[place]) if place < len(deals) else {}


def actors_of(record: Record, place: int) -> list[Actor | None]:
    """By whom each action was, where the record says so."""
    actions = record.deals[place].actions
    by = source_of(record, place).get("by")
    if not isinstance(by, list) or len(by) != len(actions):
        return [None] * len(actions)
    return [actor if actor in ACTORS else None for actor in by]


def _steps(match: Match, deal: DealLog, actors: Sequence[Actor | None]) -> list[Step]:
    """The opening of a deal, and one step an action."""
    number, dealer = match.table.deal, match.table.dealer
    paid = match.open_hands(deal.hands, deal.talon)
    watch = OpenWatch(match, 0)
    opening = [_openly(event) for event in tidings(match, watch.opened(paid))]
    steps = [_step(match, watch, (number, dealer), (None, None, None), opening)]
    for action, actor in zip(deal.actions, actors, strict=True):
        seat = match.table.turn
        watch.sit_with(seat)
        paid = match.act(action)
        events = tidings(match, watch.acted(seat, number, action, paid, match.pending()))
        steps.append(_step(match, watch, (number, dealer), (seat, action, actor), events))
    return steps


def _step(
    match: Match,
    watch: OpenWatch,
    deal: tuple[int, int],
    done: tuple[int | None, str | None, Actor | None],
    events: list[told.Event],
) -> Step:
    """How everything lies now; ``deal`` is the number of the deal and its dealer."""
    game, table = match.game, match.table
    hands: list[list[Card]] = [
        [card_name(card, game.order) for card in members(table.hands[seat])] for seat in range(table.seats)
    ]
    return Step(*done, events, hands, sight(match, watch.view, *deal, watch.due))


def _openly(event: told.Event) -> told.Event:
    """The opening as nobody's own: every hand lies open beside it."""
    if isinstance(event, told.Dealt):
        return told.Dealt(event.deal, event.of, event.dealer, None, event.sizes)
    return event
