"""Exact endings: a position in which all cards are known, solved by max^n.

Every seat plays for its own account at the settlement of the deal. Of actions that bring it the same it takes the one
that leaves the next seat least, then the seat after; of those that bring everybody the same, the lowest. So what a
position is worth does not depend on how its cards are called, and cards that are alike need one look.
"""

import functools
import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from typing import Any

from corbillon.kernel.bits import lowest, members
from corbillon.kernel.chance import WORD
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law, native
from corbillon.kernel.table import cell, cells, for_drivers, record_type, to_object
from corbillon.search.playouts import Driver

Shapes = dict[str, tuple[int, ...]]

DEEPEST = 128
"""So many positions may lie on the way from the first to the last."""
ACTIONS = 64
UNSOLVED = KNOWN = -1
SLOTS = 1 << 13
"""So many positions are remembered, if nothing else is asked."""
PATIENCE = 1 << 40


@dataclass(slots=True)
class Task:
    """What the driver is asked: so many positions, and how many cards may be laid in the search of each."""

    count: int = cell()
    patience: int = cell()
    tag: int = cell()
    """The number of this call: what was remembered in another one is forgotten."""
    slots: int = cell()


@dataclass(frozen=True)
class Ending:
    """A position, solved: payoffs are the chips that come to each seat from now to the settlement."""

    best: int
    payoffs: tuple[int, ...]
    actions: Mapping[int, tuple[int, ...]]
    """For each legal action the payoffs after it."""


@functools.cache
def kinds(seats: int, size: int) -> tuple[type[Any], type[Any], type[Any]]:
    """The records of a search: a position on the way, one that is remembered, and what is found of the first."""
    row, key = (seats,), (size,)
    frame: Shapes = dict.fromkeys(("pending", "action", "best", "spot", "mover", "length", "slot"), ())
    frame |= {"before": row, "final": row, "key": key}
    found: Shapes = {"whole": (), "best": (), "laid": (), "now": row, "worth": (ACTIONS, seats)}
    return _kind("Frame", frame), _kind("Entry", {"tag": (), "value": row, "key": key}), _kind("Found", found)


def _kind(name: str, shapes: Shapes) -> type[Any]:
    """A record of numbers and arrays of such shapes."""
    cell_of = [(field, object, cells(*shape) if shape else cell()) for field, shape in shapes.items()]
    return make_dataclass(name, cell_of, slots=True)


@law
def slot_of(key: list[int], length: int, slots: int) -> int:
    """Where a position is remembered: a mixture of its key."""
    mixed = 0
    factor = 0x5851F42D
    for k in range(length):
        word = key[k]
        mixed ^= (word & WORD) * factor
        factor = (factor + 0x3C6EF372) & 0x7FFFFFFF
        mixed ^= (word >> 32) * factor
        factor = (factor + 0x3C6EF372) & 0x7FFFFFFF
    mixed ^= mixed >> 32
    return ((mixed & WORD) * 0x2C1B3C6D >> 24) & (slots - 1)


@law
def recall(entry: Any, tag: int, frame: Any, length: int, now: list[int], seats: int) -> bool:
    """Whether this very position is remembered; then its value is written, as accounts at the settlement."""
    if entry.tag != tag * ACTIONS + length:
        return False
    for k in range(length):
        if entry.key[k] != frame.key[k]:
            return False
    for seat in range(seats):
        frame.final[seat] = now[seat] + entry.value[seat]
    return True


@law
def remember(entry: Any, tag: int, frame: Any, seats: int) -> None:
    """Write a position over whatever was remembered in its slot."""
    entry.tag = tag * ACTIONS + frame.length
    for seat in range(seats):
        entry.value[seat] = frame.final[seat] - frame.before[seat]
    for k in range(frame.length):
        entry.key[k] = frame.key[k]


@law
def is_better(value: list[int], best: list[int], mover: int, seats: int) -> bool:
    """Whether a seat prefers a value to the best so far: more for itself, or as much and less for those after it."""
    seat = mover
    for k in range(seats):
        if value[seat] != best[seat]:
            return (value[seat] > best[seat]) == (k == 0)
        seat = seat + 1 if seat + 1 < seats else 0
    return False


@law
def open_frame(frame: Any, actions: int, spot: int, table: Any, length: int, seats: int) -> None:
    """A position is looked into: nothing is tried yet."""
    frame.pending = actions
    frame.best = UNSOLVED
    frame.spot = spot
    frame.mover = table.turn
    frame.length = length
    note_accounts(table.accounts, seats, frame.before)


@law
def note_accounts(accounts: list[int], seats: int, row: list[int]) -> None:
    """Write down the accounts of the seats."""
    for seat in range(seats):
        row[seat] = accounts[seat]


@law
def hand_back(top: int, seats: int, task: Task, frames: Any, memory: Any, found: Any) -> int:
    """Give a value to the position before, and as long as that is done with, its own to the one before it."""
    while top >= 0:
        frame = frames[top]
        value = frames[top + 1].final
        if frame.best == UNSOLVED or is_better(value, frame.final, frame.mover, seats):
            frame.best = frame.action
            note_accounts(value, seats, frame.final)
        if top == 0:
            note_accounts(value, seats, found.worth[frame.action])
        if frame.pending != 0:
            return top
        if frame.length != 0:
            remember(memory[frame.slot], task.tag, frame, seats)
        top -= 1
    return top


@law
def next_action(frame: Any) -> int:
    """The lowest action not yet tried."""
    action: int = lowest(frame.pending)
    frame.pending &= frame.pending - 1
    frame.action = action
    return action


@law
def to_try(frame: Any, stack: Any) -> int:
    """The table on which the next action is tried: the position's own when it is the last, or else a copy."""
    spot: int = frame.spot
    if frame.pending != 0:
        copy_position(stack[spot], stack[spot + 1])
        return spot + 1
    return spot


@law
def known_or_key(over: Any, rest: Any, rule: Any, table: Any, task: Task, frame: Any, memory: Any, seats: int) -> int:
    """``KNOWN``, the value written, when a deal is settled or its position remembered; or the length of its key."""
    if over(table):
        note_accounts(table.accounts, seats, frame.final)
        return KNOWN
    length: int = rest(rule, table, frame.key)
    if length != 0:
        frame.slot = slot_of(frame.key, length, task.slots)
        if recall(memory[frame.slot], task.tag, frame, length, table.accounts, seats):
            return KNOWN
    return length


@law
def share_worths(alike: Any, rule: Any, root: Any, seats: int, found: Any) -> None:
    """An action that was left out is worth as much as the lower one that it is like."""
    left = found.whole
    while left != 0:
        action = lowest(left)
        left &= left - 1
        below = found.whole & ((1 << action) - 1)
        while below != 0:
            other = lowest(below)
            below &= below - 1
            if alike(rule, root, 1 << other | 1 << action) == 1 << other:
                note_accounts(found.worth[other], seats, found.worth[action])
                below = 0


@law
def solve_one(
    legal: Any, play: Any, over: Any, alike: Any, rest: Any, seats: int, rule: Any, root: Any, room: Any, found: Any
) -> None:
    """Solve a position: go down to what is settled or known, and back up with its value, by one call of each law."""
    stack, task, frames, memory = room
    copy_position(root, stack[0])
    note_accounts(root.accounts, seats, found.now)
    top, spot, laid = -1, 0, 0
    while laid < task.patience and top < DEEPEST - 2:
        table = stack[spot]
        forced = False
        length = known_or_key(over, rest, rule, table, task, frames[top + 1], memory, seats) if laid else 0
        if length == KNOWN:
            top = hand_back(top, seats, task, frames, memory, found)
            if top < 0:
                break
        else:
            whole = legal(rule, table)
            actions = alike(rule, table, whole)
            forced = laid != 0 and length == 0 and actions & (actions - 1) == 0
            if laid == 0:
                found.whole = whole
            if not forced:
                top += 1
                open_frame(frames[top], actions, spot, table, length, seats)
        if forced:
            action = lowest(actions)
        else:
            action = next_action(frames[top])
            spot = to_try(frames[top], stack)
        stack[spot].entries = 0
        play(rule, stack[spot], action)
        laid += 1
    found.laid = laid
    found.best = frames[0].best if top < 0 else UNSOLVED
    share_worths(alike, rule, root, seats, found)


@functools.cache
def endings(game: Game) -> Driver:
    """A driver that solves a row of positions: for each its legal actions, the best, and the accounts after each."""
    legal, play, over, alike, rest = game.legal, game.play, game.over, game.alike, game.rest
    seats = game.first_pot

    @driver
    def solve(rules: Any, roots: Any, stack: Any, tasks: Any, frames: Any, memory: Any, answers: Any) -> None:
        room = (stack, tasks[0], frames, memory)
        for row in range(tasks[0].count):
            solve_one(legal, play, over, alike, rest, seats, rules[0], roots[row], room, answers[row])

    return solve


class Endings:
    """Exact endings of a game by some rules, one call after another in the same room; not for two threads at once."""

    def __init__(self, game: Game, rules: Any, *, slots: int = SLOTS, interpreted: bool = False) -> None:
        """Make room to remember so many positions, a power of two.

        :raises ValueError: when it is none.
        """
        if slots < 1 or slots & (slots - 1) != 0:
            raise ValueError(f"{slots} slots, no power of two")
        self.game = game
        self.native = native() and not interpreted
        frame, entry, self.found = kinds(game.first_pot, game.rest_size)
        self.rules = self._records([rules])
        self.stack = self._room(game.table, DEEPEST)
        self.frames = self._room(frame, DEEPEST)
        self.memory = self._room(entry, slots)
        self.task = Task(slots=slots)

    def solve(self, tables: Sequence[Any], *, patience: int = PATIENCE) -> list[Ending | None]:
        """Each of these open positions solved, or none where more cards were laid than there was patience for."""
        if not tables:
            return []
        return [self._ending(found) for found in self.run(self._records(list(tables)), len(tables), patience)]

    def run(self, roots: Any, count: int, patience: int = PATIENCE) -> Any:
        """Solve the first so many tables in the form that drivers take; the answer as the driver gives it."""
        self.task.count, self.task.patience, self.task.tag = count, patience, self.task.tag + 1
        answers = self._room(self.found, count)
        driver = endings(self.game)
        loop = driver if self.native else inspect.unwrap(driver)
        loop(self.rules, roots, self.stack, self._records([self.task]), self.frames, self.memory, answers)
        return answers

    def _ending(self, answer: Any) -> Ending | None:
        found = to_object(self.found, answer) if self.native else answer
        if found.best == UNSOLVED:
            return None
        actions = {
            action: tuple(worth - now for worth, now in zip(found.worth[action], found.now, strict=True))
            for action in members(found.whole)
        }
        return Ending(found.best, actions[found.best], actions)

    def _records(self, values: list[Any]) -> Any:
        return for_drivers(values) if self.native else values

    def _room(self, kind: Any, count: int) -> Any:
        """So many records to be written."""
        if not self.native:
            return [kind() for _ in range(count)]
        import numpy

        return numpy.zeros(count, record_type(kind))
