"""Is a record what it claims to be? Its shuffles opened and dealt again, its actions replayed, its bots asked again.

Nothing is believed: what the record lacks is answered as absent, what it says wrongly as failed.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from corbillon import bots
from corbillon.errors import RecordError
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import card_name
from corbillon.match import DealLog, Match, deal_plan
from corbillon.record import Record
from corbillon.shuffle import SECRET_BYTES, bot_seed, commitment, shuffled

State = Literal["held", "failed", "absent"]
CHECKS = ("commitment", "pack", "replay", "bots")
ACTORS = ("person", "bot", "clock")
"""By whom an action may be: the clock's are a bot's, for a person whose time had run out."""

_HEX = re.compile(r"(?:[0-9a-f]{2})*")
_LONGEST = 80


@dataclass(frozen=True)
class Check:
    """What came of one check of a deal: what failed, with its value; or which key is absent."""

    state: State
    message: str = ""
    action: int | None = None
    """The index of the action at fault, where it is one."""


@dataclass(frozen=True)
class DealVerification:
    """What came of the checks of one deal; ``bots`` is None where it was not asked for."""

    deal: int
    commitment: Check
    """The published commitment is that of the secret."""
    pack: Check
    """The secret and the contributions deal the recorded hands and talon."""
    replay: Check
    """The rules allow every action."""
    bots: Check | None
    """The bots answer again what they answered, from what their seats saw."""

    def checks(self) -> dict[str, Check]:
        """The checks that were asked for, by name."""
        found = {name: getattr(self, name) for name in CHECKS}
        return {name: check for name, check in found.items() if check is not None}

    @property
    def held(self) -> bool:
        """Whether every check held."""
        return all(check.state == "held" for check in self.checks().values())


@dataclass(frozen=True)
class Verification:
    """What came of the checks of a record."""

    version: str | None
    """The version of corbillon under which it was played, where the record says so."""
    deals: tuple[DealVerification, ...]

    @property
    def held(self) -> bool:
        """Whether there was something to verify, and every check of every deal held."""
        return bool(self.deals) and all(deal.held for deal in self.deals)


class _Finding(Exception):
    """A check that did not hold."""

    def __init__(self, state: State, message: str, action: int | None = None) -> None:
        super().__init__(message)
        self.check = Check(state, message, action)


def verify(record: Record, bots: bool) -> Verification:
    """Check every deal of a record; with ``bots``, ask its bots again as well."""
    match = Match(record.game, record.rules, record.seats, record.start)
    found: list[DealVerification] = []
    obstacle = ""
    for number, (log, told) in enumerate(_deals(record), _first(record)):
        if match.in_deal and not obstacle:
            obstacle = f"deal {number - 1} is not finished"
        if obstacle:
            found.append(_unreached(number, told, bots, obstacle))
            continue
        found.append(_verified(match, number, log, told, bots))
        if found[-1].replay.state == "failed":
            obstacle = f"deal {number} does not replay"
    version = record.source.get("version")
    return Verification(None if version is None else _short(version), tuple(found))


def verify_deal(record: Record, deal: int, bots: bool) -> DealVerification:
    """Check one deal of a record, by its number in the match; the deals before it are only replayed.

    :raises KeyError: when the record has no such deal.
    :raises RecordError: when a deal before it does not replay.
    """
    match = Match(record.game, record.rules, record.seats, record.start)
    for number, (log, told) in enumerate(_deals(record), _first(record)):
        if match.in_deal:
            raise RecordError("bad_format", "a deal follows one that is not finished", number)
        if number == deal:
            return _verified(match, number, log, told, bots)
        _replay(match, log)
    raise KeyError(deal)


def _first(record: Record) -> int:
    """The number of a record's first deal."""
    return record.start.deal if record.start else 1


def _deals(record: Record) -> Iterator[tuple[DealLog, Mapping[str, Any]]]:
    """The deals of a record, each with all its keys."""
    own = record.source.get("deals", [])
    for index, log in enumerate(record.deals):
        yield log, own[index] if index < len(own) else {}


def _verified(match: Match, number: int, log: DealLog, told: Mapping[str, Any], with_bots: bool) -> DealVerification:
    """Check the next deal of a match, and play it."""
    opened = _outcome(lambda: _check_commitment(told))
    dealt = _outcome(lambda: _check_pack(match, log, told))
    answers = _Answers(match, log, told) if with_bots else None
    replayed = _outcome(lambda: _check_replay(match, log, answers))
    return DealVerification(number, opened, dealt, replayed, answers.check(replayed) if answers else None)


def _unreached(number: int, told: Mapping[str, Any], with_bots: bool, obstacle: str) -> DealVerification:
    """A deal to which replaying does not come: nobody knows who deals, and from what accounts."""
    opened, unreached = _outcome(lambda: _check_commitment(told)), Check("failed", f"not reached: {obstacle}")
    return DealVerification(number, opened, unreached, unreached, unreached if with_bots else None)


def _outcome(check: Callable[[], None]) -> Check:
    try:
        check()
    except _Finding as finding:
        return finding.check
    return Check("held")


def _check_commitment(told: Mapping[str, Any]) -> None:
    """The published commitment is that of the secret."""
    published, made = _key(told, "shuffle", "commitment"), commitment(_secret(told))
    if published != made:
        raise _Finding("failed", f"the secret makes {made}, published was {_short(published)}")


def _check_pack(match: Match, log: DealLog, told: Mapping[str, Any]) -> None:
    """The secret and the contributions deal the recorded hands and talon; within a hand the order says nothing."""
    game, seats, dealer = match.game, match.table.seats, match.table.dealer
    secret, given = _secret(told), _by_seat(told, "shuffle", "contributions", seats=seats)
    contributions = [_bytes(text, f"shuffle.contributions[{seat}]") for seat, text in enumerate(given)]
    pack = [card_name(card, game.order) for card in shuffled(game.pack, secret, contributions)]
    hands, talon = deal_plan(game, match.rules, seats, dealer)
    if len(log.hands) != seats:
        raise _Finding("failed", f"{len(log.hands)} hands for {seats} seats")
    for seat, (places, recorded) in enumerate(zip(hands, log.hands, strict=True)):
        wanted = [pack[place] for place in places]
        if sorted(wanted) != sorted(recorded):
            raise _Finding(
                "failed", f"seat {seat}: the shuffle deals it {_cards(wanted)}, recorded is {_cards(recorded)}"
            )
    left = [pack[place] for place in talon]
    if left != log.talon:
        raise _Finding("failed", f"the talon: the shuffle leaves {_cards(left)}, recorded is {_cards(log.talon)}")


def _check_replay(match: Match, log: DealLog, answers: "_Answers | None") -> None:
    """The rules allow the deal and every action of it."""
    try:
        _replay(match, log, answers)
    except RecordError as fault:
        article = f" ({fault.clause})" if fault.clause else ""
        raise _Finding("failed", f"{fault.code}: {fault.message}{article}", fault.action) from None


def _replay(match: Match, log: DealLog, answers: "_Answers | None" = None) -> None:
    match.open_hands(log.hands, log.talon)
    for place, text in enumerate(log.actions):
        if answers is not None and match.in_deal:
            answers.ask(place, text)
        match.act(text)


class _Answers:
    """The bots of a deal, asked again before each of their actions; the first that differs is kept."""

    def __init__(self, match: Match, log: DealLog, told: Mapping[str, Any]) -> None:
        self.match = match
        self.asked = 0
        self.by: list[str] = []
        self.simulations: list[int | None] = []
        self.finding: Check | None = None
        try:
            self.by = _actors(told, len(log.actions))
            self.simulations = _simulations(told, len(log.actions))
            self.bots = _by_seat(told, "bots", seats=match.table.seats)
            self.secret = _secret(told)
        except _Finding as finding:
            self.finding = finding.check

    def ask(self, place: int, text: str) -> None:
        """Ask again whoever acted, where it was a bot."""
        if self.finding is None and self.by[place] != "person":
            self.asked += 1
            self.finding = self._differs(place, text)

    def _differs(self, place: int, text: str) -> Check | None:
        """Why this is not what the bot of the seat in turn answers from what its seat sees, if it is not."""
        match, seat = self.match, self.match.table.turn
        bot = self.bots[seat]
        if bot is None:
            return Check("failed", f"seat {seat}: {text} is by the {self.by[place]}, and bots names none there", place)
        try:
            actions, seed = bits_of(match.legal()), bot_seed(self.secret, seat)
            made = self._made(bot, place)
            choice = bots.decide(match.game, bot, match.rules, match.view(seat), actions, seed, simulations=made)
            answer = match.text(choice.action)
        except ValueError as fault:
            return Check("failed", f"seat {seat}: {fault}", place)
        if answer == text:
            return None
        return Check("failed", f"seat {seat}: {bot} answers {answer}, recorded is {_short(text)}", place)

    def _made(self, bot: str, place: int) -> int | None:
        """How many simulations were made of an action, where not as many as the bot's level makes.

        :raises ValueError: when it says that they were more.
        """
        made, how = self.simulations[place], bots.searches(self.match.game, bot)
        most = how.simulations if how else 0
        if made is not None and made > most:
            raise ValueError(f"{bot} makes {most} simulations, recorded are {made}")
        return made

    def check(self, replayed: Check) -> Check:
        """What came of it, after the deal has been replayed."""
        if self.finding is None and replayed.state == "failed":
            return Check("failed", "the deal does not replay", replayed.action)
        return self.finding or Check("held", f"{self.asked} actions")


def _key(told: Mapping[str, Any], *path: str) -> Any:
    """What stands under a key, one within the other."""
    if path[0] == "shuffle" and "shuffle" not in told and "again" in told:
        raise _Finding("absent", "not dealt by shuffle: the deal was played again")
    value: Any = told
    for depth, name in enumerate(path, 1):
        if not isinstance(value, Mapping):
            raise _Finding("failed", f"{'.'.join(path[: depth - 1])} is {_short(value)}, not a JSON object")
        if name not in value:
            raise _Finding("absent", f"the record has no {'.'.join(path[:depth])}")
        value = value[name]
    return value


def _bytes(value: object, name: str) -> bytes:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise _Finding("failed", f"{name} is {_short(value)}, not bytes in hexadecimal")
    return bytes.fromhex(value)


def _secret(told: Mapping[str, Any]) -> bytes:
    secret = _bytes(_key(told, "shuffle", "secret"), "shuffle.secret")
    if len(secret) != SECRET_BYTES:
        raise _Finding("failed", f"shuffle.secret has {len(secret)} bytes, not {SECRET_BYTES}")
    return secret


def _by_seat(told: Mapping[str, Any], *path: str, seats: int) -> list[Any]:
    values = _key(told, *path)
    if not isinstance(values, list) or len(values) != seats:
        raise _Finding("failed", f"{'.'.join(path)} is {_short(values)}, not a list of {seats}")
    return values


def _actors(told: Mapping[str, Any], actions: int) -> list[str]:
    by = _key(told, "by")
    if not isinstance(by, list) or len(by) != actions:
        raise _Finding("failed", f"by is {_short(by)}, not a list of {actions}, one for each action")
    for place, actor in enumerate(by):
        if actor not in ACTORS:
            raise _Finding("failed", f"by is {_short(actor)}, none of {', '.join(ACTORS)}", place)
    return by


def _simulations(told: Mapping[str, Any], actions: int) -> list[int | None]:
    """How many simulations were made of each action, None for all that its level makes."""
    made = told.get("simulations", [None] * actions)
    if not isinstance(made, list) or len(made) != actions:
        raise _Finding("failed", f"simulations is {_short(made)}, not a list of {actions}, one for each action")
    for place, number in enumerate(made):
        if number is not None and (not isinstance(number, int) or isinstance(number, bool) or number < 0):
            raise _Finding("failed", f"simulations is {_short(number)}, neither a number nor null", place)
    return made


def _cards(names: list[str]) -> str:
    return _short(" ".join(names) or "nothing")


def _short(value: object) -> str:
    """A value as a message shows it: a record may hold anything, of any length."""
    text = value if isinstance(value, str) and value.isprintable() else repr(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
