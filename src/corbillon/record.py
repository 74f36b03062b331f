"""The open record ``corbillon/1``: load, replay, dump."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON
from corbillon.match import DealLog, Match, Start

FORMAT = "corbillon/1"
LARGEST_DEAL = 1_000_000
LARGEST_AMOUNT = 10**15


@dataclass
class Record:
    """A deal or a match, as the format has it. What the format does not know is kept untouched in ``source``."""

    game: Game
    preset: str
    switches: dict[str, JSON]
    rules: Any
    seats: int
    start: Start | None
    deals: list[DealLog]
    source: dict[str, Any] = field(default_factory=dict)


def load(source: str | bytes | Mapping[str, Any]) -> Record:
    """Read a record from JSON or from the object that it means.

    :raises RecordError: ``bad_format`` or ``bad_rule``.
    """
    data = source if isinstance(source, Mapping) else _parsed(source)
    if not isinstance(data, Mapping):
        raise _malformed("a record is a JSON object")
    if data.get("format") != FORMAT:
        raise _malformed(f"format is {data.get('format')!r}, not {FORMAT!r}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise _malformed(f"game is {name!r}, not one of {', '.join(GAMES)}")
    game = GAMES[name]
    preset = data.get("preset", "seed")
    switches = data.get("rules", {})
    if not isinstance(switches, Mapping):
        raise _malformed("rules are a JSON object of switches")
    rules = read_rules(game, preset, switches)
    seats = _seats(game, rules, data)
    start = _start(game, rules, seats, data["start"]) if "start" in data else None
    deals = _deals(data.get("deals", []), start.deal if start else 1)
    return Record(game, preset, dict(switches), rules, seats, start, deals, dict(data))


def read_rules(game: Game, preset: object = "seed", switches: Mapping[str, Any] | None = None) -> Any:
    """The rules of a game by a preset and the switches that differ from it.

    :raises RecordError: ``bad_rule``.
    """
    if not isinstance(preset, str) or preset not in game.presets:
        known = ", ".join(game.presets)
        raise RecordError("bad_rule", f"preset {preset!r} of {game.name} is unknown: one of {known}")
    known_switches = {switch.name: switch for switch in game.switches()}
    values = {}
    for name, value in {**game.presets[preset], **(switches or {})}.items():
        if name not in known_switches:
            raise RecordError("bad_rule", f"{game.name} has no switch {name!r}: one of {', '.join(known_switches)}")
        switch = known_switches[name]
        try:
            values[name] = switch.spelling.read(value)
        except ValueError as wanted:
            message = f"{name} = {json.dumps(value, default=str)}: {wanted}"
            raise RecordError("bad_rule", message, clause=switch.article) from None
    rules = game.rules(**values)
    fault = game.clash(rules)
    if fault:
        raise RecordError("bad_rule", fault)
    return rules


def write_rules(game: Game, rules: Any, preset: str = "seed") -> dict[str, JSON]:
    """The switches in which rules differ from a preset.

    :raises RecordError: ``bad_rule`` for a smaller pack, which no record has.
    """
    if game.is_reduced(rules):
        raise RecordError("bad_rule", f"a reduced pack of {game.name} is for research: no record has one")
    base = read_rules(game, preset)
    return {
        switch.name: switch.spelling.write(getattr(rules, switch.name))
        for switch in game.switches()
        if getattr(rules, switch.name) != getattr(base, switch.name)
    }


def replay(record: Record, *, explained: bool = False, laws: Any = None) -> Match:
    """Play a record again; the match stands where it ends.

    :raises RecordError: at the first fault; nothing beyond it is played.
    :raises TypeError: when it is no ``Record``.
    """
    if not isinstance(record, Record):
        raise TypeError(f"{type(record).__name__} is no Record: load reads one")
    match = Match(record.game, record.rules, record.seats, record.start, explained=explained, laws=laws)
    for deal in record.deals:
        if match.in_deal:
            raise _malformed("a deal follows one that is not finished", match.table.deal + 1)
        match.open_hands(deal.hands, deal.talon)
        for action in deal.actions:
            match.act(action)
    return match


def answer(match: Match) -> dict[str, Any]:
    """What replaying answers, as the format has it."""
    seats, pots = match.balances()
    following = match.following()
    result: dict[str, Any] = {
        "finished_deals": match.finished,
        "match_over": match.over,
        "accounts": {"seats": seats, "pots": pots},
        "transfers": [
            {"deal": t.deal, "from": t.source, "to": t.target, "amount": t.amount, "clause": t.clause}
            for t in match.transfers
        ],
        "to_act": match.to_act,
        "legal": [match.text(action) for action in match.legal()],
        "next": {"deal": following[0], "dealer": following[1]} if following else None,
    }
    if match.over:
        result["ranking"] = match.ranking()
    return result


def record_of(match: Match, preset: str = "seed", **more: Any) -> Record:
    """The record of a match so far; ``more`` are keys of one's own (names, time)."""
    switches = write_rules(match.game, match.rules, preset)
    seats = match.table.seats
    return Record(match.game, preset, switches, match.rules, seats, match.start, match.deals, more)


def dump(record: Record) -> dict[str, Any]:
    """A record as a JSON object."""
    known: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game.name,
        "preset": record.preset,
        "rules": record.switches,
        "seats": record.seats,
    }
    if record.start is not None:
        known["start"] = record.source.get("start") or _dump_start(record.start)
    own = record.source.get("deals", [])
    deals = []
    for index, deal in enumerate(record.deals):
        more = own[index] if index < len(own) else {}
        deals.append({**more, "hands": deal.hands, "talon": deal.talon, "actions": deal.actions})
    return {**known, **record.source, **known, "deals": deals}


def dumps(record: Record) -> str:
    """A record as one line of JSON; half a sign, which no file can hold, is escaped."""
    return json.dumps(dump(record), ensure_ascii=False).encode("utf-8", "backslashreplace").decode("utf-8")


def _parsed(source: str | bytes) -> Any:
    try:
        return json.loads(source)
    except (ValueError, RecursionError) as fault:
        raise _malformed(f"not JSON: {fault}") from None


def _malformed(message: str, deal: int | None = None, action: int | None = None) -> RecordError:
    return RecordError("bad_format", message, deal, action)


def _whole(value: object, least: int, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise _malformed(f"{what} is {value!r}, not a whole number from {least} to {most}")
    return value


def _seats(game: Game, rules: Any, data: Mapping[str, Any]) -> int:
    allowed = game.seats(rules)
    seats = data.get("seats", allowed[0] if len(allowed) == 1 else None)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in allowed:
        raise _malformed(f"seats are {seats!r}: {game.name} is played by {', '.join(map(str, sorted(allowed)))}")
    return seats


def _start(game: Game, rules: Any, seats: int, data: object) -> Start:
    if not isinstance(data, Mapping):
        raise _malformed("start is a JSON object")
    accounts = data.get("accounts", {})
    if not isinstance(accounts, Mapping):
        raise _malformed("start.accounts is a JSON object")
    balances = accounts.get("seats")
    if "seats" in accounts and not (isinstance(balances, list) and len(balances) == seats):
        raise _malformed(f"start.accounts.seats is a list of {seats} balances")
    pots = accounts.get("pots", {})
    if not isinstance(pots, Mapping):
        raise _malformed("start.accounts.pots is a JSON object")
    for pot in pots:
        if pot not in game.pots(rules):
            raise _malformed(f"{pot!r} is no pot: {', '.join(game.pots(rules))}")
    return Start(
        _whole(data.get("deal", 1), 1, LARGEST_DEAL, "start.deal"),
        _whole(data.get("dealer", 0), 0, seats - 1, "start.dealer"),
        None
        if balances is None
        else tuple(_whole(value, -LARGEST_AMOUNT, LARGEST_AMOUNT, "a balance") for value in balances),
        {pot: _whole(value, 0, LARGEST_AMOUNT, f"the pot {pot}") for pot, value in pots.items()},
    )


def _dump_start(start: Start) -> dict[str, Any]:
    accounts: dict[str, Any] = {"pots": start.pots}
    if start.seats is not None:
        accounts["seats"] = list(start.seats)
    return {"deal": start.deal, "dealer": start.dealer, "accounts": accounts}


def _deals(data: object, first: int) -> list[DealLog]:
    if not isinstance(data, list):
        raise _malformed("deals are a list")
    return [_deal(deal, first + index) for index, deal in enumerate(data)]


def _deal(data: object, number: int) -> DealLog:
    if not isinstance(data, Mapping):
        raise _malformed("a deal is a JSON object", number)
    hands, talon, actions = data.get("hands"), data.get("talon"), data.get("actions")
    if not isinstance(hands, list) or not all(_is_texts(hand) for hand in hands):
        raise _malformed("hands are lists of cards, one a seat", number)
    if not _is_texts(talon):
        raise _malformed("the talon is a list of cards", number)
    if not isinstance(actions, list):
        raise _malformed("actions are a list", number)
    for index, action in enumerate(actions):
        if not isinstance(action, str):
            raise _malformed(f"action {action!r} is no text", number, index)
    return DealLog([list(hand) for hand in hands], list(talon), list(actions))  # type: ignore[arg-type]


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
