"""Reads the files of ``tests/records``: one record a switch, and what it answers under each value."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.cards import NO_CARD, parse_card
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON, Switch, spelled
from corbillon.match import Match
from tests.forms import Form

HERE = Path(__file__).parent
SAME = ("match_over", "finished_deals", "ranking", "next", "to_act")
"""Keys of a partial answer that are compared as they are."""
KEYS = {*SAME, "accounts", "transfers", "clauses", "legal", "error", "views"}
ERROR_KEYS = {"code", "deal", "action", "clause", "message"}


@dataclass(frozen=True)
class Case:
    """A file: a switch, a record without it, and the answers by the text of the value."""

    game: Game
    switch: str
    why: str
    record: Mapping[str, Any]
    answers: Mapping[str, Mapping[str, Any]]
    path: Path

    def under(self, value: JSON) -> dict[str, Any]:
        """The record with the switch set to a value."""
        return {**self.record, "rules": {**self.record.get("rules", {}), self.switch: value}}


@dataclass(frozen=True)
class Replayed:
    """What replaying answered, and the match where it stands, if the record was accepted."""

    answer: Mapping[str, Any]
    match: Match | None


def cases() -> Iterator[Case]:
    """Every file there is, game by game."""
    for game in GAMES.values():
        for path in sorted((HERE / game.name).glob("*.json")):
            yield read(game, path)


def read(game: Game, path: Path) -> Case:
    """Read a file of a game."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return Case(game, data["switch"], data["why"], data["record"], data["answers"], path)


def switch_of(case: Case) -> Switch:
    """The switch that a file is about."""
    return next(switch for switch in case.game.switches() if switch.name == case.switch)


def values(case: Case) -> dict[str, JSON]:
    """The values that a file answers for, by their text."""
    spelling = switch_of(case).spelling
    known = {spelled(value): value for value in spelling.offered()}
    return {text: known.get(text, _unoffered(text)) for text in case.answers}


def _unoffered(text: str) -> JSON:
    word, _, number = text.rpartition(" ")
    if number.isdigit():
        return {word: int(number)} if word else int(number)
    return text


def replayed(case: Case, value: JSON, form: Form) -> Replayed:
    """The record under a value, replayed by a form of the game."""
    try:
        match = record.replay(record.load(case.under(value)), laws=form)
    except RecordError as fault:
        return Replayed(fault.answer(), None)
    return Replayed(record.answer(match), match)


def mismatches(game: Game, wanted: Mapping[str, Any], got: Replayed) -> list[str]:
    """In which keys an answer is not what a partial answer wants."""
    if got.match is None or "error" in wanted:
        fault = got.answer.get("error", {})
        told = {key: fault.get(key) for key in wanted.get("error", ())}
        return [] if fault and told == wanted.get("error") else [f"error: {fault or 'none'}"]
    found = {key: _found(game, key, wanted, got.answer, got.match) for key in wanted if key != "clauses"}
    return [f"{key}: {found[key]}" for key in found if found[key] != _asked(game, key, wanted)]


def _found(game: Game, key: str, wanted: Mapping[str, Any], answer: Mapping[str, Any], match: Match) -> Any:
    """What an answer has under a key, cut to what is asked."""
    if key == "accounts":
        asked = wanted["accounts"]
        pots = {pot: answer["accounts"]["pots"].get(pot) for pot in asked.get("pots", {})}
        return {
            **({"seats": answer["accounts"]["seats"]} if "seats" in asked else {}),
            **({"pots": pots} if pots else {}),
        }
    if key == "transfers":
        clauses = wanted.get("clauses")
        return _counted([entry for entry in answer["transfers"] if clauses is None or entry["clause"] in clauses])
    if key == "legal":
        return sorted(answer["legal"])
    if key == "views":
        return {seat: _seen(match, int(seat), fields) for seat, fields in wanted["views"].items()}
    return answer.get(key)


def _asked(game: Game, key: str, wanted: Mapping[str, Any]) -> Any:
    """What a partial answer wants under a key, in the shape of ``_found``."""
    if key == "transfers":
        return _counted(wanted[key])
    if key == "legal":
        return sorted(wanted[key])
    if key == "views":
        return {
            seat: {field: _number(game, value) for field, value in fields.items()}
            for seat, fields in wanted[key].items()
        }
    return wanted[key]


def _counted(transfers: list[dict[str, Any]]) -> Counter[tuple[Any, ...]]:
    return Counter((t["deal"], t["from"], t["to"], t["amount"], t["clause"]) for t in transfers)


def _seen(match: Match, seat: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    view = match.game.view()
    match.game.look(match.rules, match.table, seat, view)
    return {field: getattr(view, field) for field in fields}


def _number(game: Game, value: Any) -> Any:
    """A view's value as the field holds it: cards and ``null`` as numbers."""
    if value is None:
        return NO_CARD
    return parse_card(value, game.order) if isinstance(value, str) else value
