"""The review of a record: every decision of a seat, from what it knew then, and what of each deal was luck."""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from corbillon.analysis.judgement import Judgement
from corbillon.analysis.judging import WORLDS, Stop, Trials, Verdict
from corbillon.analysis.luck import Luck, luck_of
from corbillon.kernel.bits import bits_of
from corbillon.kernel.game import Game
from corbillon.kernel.notation import read_move
from corbillon.match import DealLog, Match, stack
from corbillon.record import Record, replay


@dataclass(frozen=True)
class Moment:
    """A decision as it lay before its seat."""

    index: int
    """Of the action in its deal's list, from 0."""
    view: Any
    actions: int
    played: int


@dataclass(frozen=True)
class Decision:
    """A decision and what is to be said of it."""

    moment: Moment
    verdict: Verdict


@dataclass(frozen=True)
class DealReview:
    """One deal as a seat went through it."""

    deal: int
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    """Of every seat; none while the deal is not settled."""
    standing: tuple[tuple[int, ...], ...]
    """The balances of the seats, when the deal is open and after each of its actions."""

    def loss(self) -> float:
        """The chips lost by the decisions that have a name for it."""
        return sum(decision.verdict.played.loss.mean for decision in self.decisions if _is_told(decision))

    def worst(self) -> list[Decision]:
        """The decisions that cost something, the dearest first."""
        told = [decision for decision in self.decisions if _is_told(decision)]
        return sorted(told, key=lambda decision: -decision.verdict.played.loss.mean)


def _is_told(decision: Decision) -> bool:
    return decision.verdict.judgement not in (Judgement.FORCED, Judgement.BEST)


@dataclass(frozen=True)
class Review:
    """What a seat did in a record."""

    game: Game
    rules: Any
    seat: int
    seed: int
    worlds: int
    deals: tuple[DealReview, ...]
    complete: bool
    """False where it was stopped before its end."""


@dataclass
class _Course:
    """A deal played again as far as its record goes."""

    deal: int
    start: Any
    pack: list[int]
    moments: list[Moment]
    standing: list[tuple[int, ...]]
    gains: list[int] | None


def review(
    record: Record,
    seat: int,
    deal: int | None = None,
    *,
    seed: int,
    worlds: int = WORLDS,
    stop: Stop | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review the decisions of a seat, in one deal or in all; equal arguments, equal review.

    :raises RecordError: where the record is at fault.
    :raises ValueError: where there is no such seat, or no such deal.
    """
    courses = courses_of(record, seat, deal)
    total = sum(len(course.moments) for course in courses)
    deals: list[DealReview] = []
    done = 0
    for course in courses:
        decisions: list[Decision] = []
        for moment in course.moments:
            trials = Trials(record.game, record.rules, moment.view, moment.actions, seed, worlds, stop)
            if trials.stopped(worlds):
                deals.append(_reviewed(record, course, decisions, seed))
                return Review(record.game, record.rules, seat, seed, worlds, tuple(deals), False)
            decisions.append(Decision(moment, trials.verdict(moment.played)))
            done += 1
            if progress:
                progress(done, total)
        deals.append(_reviewed(record, course, decisions, seed))
    return Review(record.game, record.rules, seat, seed, worlds, tuple(deals), True)


def _reviewed(record: Record, course: _Course, decisions: list[Decision], seed: int) -> DealReview:
    luck: list[Luck] = []
    if course.gains is not None:
        luck = luck_of(record.game, record.rules, course.start, course.pack, course.gains, seed)
    return DealReview(course.deal, tuple(decisions), tuple(luck), tuple(course.standing))


def courses_of(record: Record, seat: int, deal: int | None) -> list[_Course]:
    """The deals asked for, with the decisions of a seat in them; :raises ValueError: when there are none such."""
    if not 0 <= seat < record.seats:
        raise ValueError(f"seat {seat}: the seats are 0 to {record.seats - 1}")
    replay(record)
    match = Match(record.game, record.rules, record.seats, record.start)
    courses = [_course(match, log, seat) for log in record.deals]
    asked = [course for course in courses if deal in (None, course.deal)]
    if deal is not None and not asked:
        held = f"deals {courses[0].deal} to {courses[-1].deal}" if courses else "no deal"
        raise ValueError(f"deal {deal}: the record has {held}")
    return asked


def _course(match: Match, log: DealLog, seat: int) -> _Course:
    """Play a deal of a record again, and note each decision of a seat as it lay before it."""
    number, start = match.table.deal, copy.deepcopy(match.table)
    match.open_hands(log.hands, log.talon)
    pack = stack(match.game, match.rules, start, log.hands, log.talon)
    course = _Course(number, start, pack, [], [_balances(match)], None)
    for index, text in enumerate(log.actions):
        view = match.view(seat) if match.to_act == seat else None
        actions = bits_of(match.legal())
        match.act(text)
        if view is not None:
            played = match.game.action(read_move(text, match.game.order))
            course.moments.append(Moment(index, view, actions, played))
        course.standing.append(_balances(match))
    if not match.in_deal:
        course.gains = match.gains(number)
    return course


def _balances(match: Match) -> tuple[int, ...]:
    return tuple(match.table.accounts[: match.table.seats])
