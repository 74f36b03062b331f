"""Many deals or matches of a game in lock-step, compiled: the environment to learn from.

>>> from corbillon.envs.vector import VectorEnv
>>> env = VectorEnv("zinzolin", 1024, seed=1)
>>> env.observations.shape, env.masks.shape
((1024, 726), (1024, 57))
>>> step = env.step(env.sample())
>>> step.rewards.shape
(1024, 4)
"""

import copy
import functools
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

try:
    import numpy
    import numpy.typing
except ImportError as missing:
    raise ImportError("NumPy is not installed: pip install 'corbillon[fast]'") from missing

from corbillon.encode.encoding import Encoding, encoding
from corbillon.encode.layout import words_of
from corbillon.encode.ways import distance
from corbillon.envs.buffers import moved, zeros
from corbillon.envs.course import deals_of
from corbillon.envs.episode import is_whole
from corbillon.games import GAMES
from corbillon.kernel.bits import has
from corbillon.kernel.chance import one_of, seeded, sow
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law, native
from corbillon.kernel.table import for_drivers
from corbillon.search.playouts import shuffle_fresh

Numbers = numpy.typing.NDArray[numpy.int64]
Floats = numpy.typing.NDArray[numpy.float32]
Bytes = numpy.typing.NDArray[numpy.int8]

NONE = -1
"""No game of them all."""


class Step(NamedTuple):
    """What a step has brought; all arrays are the environment's own and are written again by the next step."""

    observations: Floats
    """(N, width): what the seat in turn sees; after an episode's end, of the next one. With ``recall`` it is wider."""
    masks: Bytes
    """(N, actions): 1 for each action that it may do."""
    turns: Numbers
    """(N,): whose turn it is."""
    rewards: Numbers
    """(N, seats): the chips that each seat has won by this step; a deal's stakes are in its first step."""
    deals: Numbers
    """(N, seats): the chips that each has won in the deal that this step has ended; else 0."""
    ended: Bytes
    """(N,): 1 where this step has ended an episode."""


@law
def as_they_are(view: Any, words: Any) -> None:
    """The words of a record are the record."""


def anew(view: Any, words: Any) -> None:
    """The words of a view that is an object are written anew."""
    words[:] = words_of(view)


@law
def note_chips(table: Any, seats: int, row: Any) -> None:
    """Write down what each seat has."""
    for seat in range(seats):
        row[seat] = table.accounts[seat]


@functools.cache
def opening(game: Game) -> Callable[..., None]:
    """A law that begins a match, or does not, and opens a deal."""
    begin, open_deal = game.begin, game.open_deal

    @law
    def start(
        rule: Any, table: Any, anew: int, source: Any, chance: Any, packs: Any, before: Any, opened: Any, seats: int
    ) -> None:
        if anew != 0:
            sow(chance, source[0], source[1])
            begin(rule, table, seats)
            note_chips(table, seats, before)
        note_chips(table, seats, opened)
        shuffle_fresh(packs[0], packs[1], chance)
        open_deal(rule, table, packs[1])

    return start


@law
def note_action(log: Any, seat: int, told: int) -> None:
    """Write down what a seat has done, as the others saw it; the first word counts."""
    k = 1 + 2 * log[0]
    log[k], log[k + 1] = seat, told
    log[0] += 1


@law
def write_history(log: Any, seat: int, seats: int, out: Any, to: int) -> None:
    """What was done in the deal so far, as ``Encoding.history`` has it."""
    for k in range(log[0]):
        out[to + 2 * k] = 1 + distance(seat, log[1 + 2 * k], seats)
        out[to + 2 * k + 1] = 1 + log[2 + 2 * k]


@functools.cache
def showing(game: Game, code: Encoding, recall: bool) -> Callable[..., int]:
    """A law that writes what the seat in turn sees and may do, and answers what it may do."""
    look, legal, write = game.look, game.legal, code.write
    seats, renew = code.layout.seats, as_they_are if native() else anew
    width = code.width

    @law
    def show(rule: Any, table: Any, view: Any, words: Any, log: Any, out: Any, mask: Any) -> int:
        look(rule, table, table.turn, view)
        renew(view, words)
        write(view, words, out)
        if recall:
            write_history(log, table.turn, seats, out, width)
        actions: int = legal(rule, table)
        for action in range(len(mask)):
            mask[action] = actions >> action & 1
        return actions

    return show


@functools.cache
def starting(game: Game, code: Encoding, recall: bool) -> Callable[..., None]:
    """The driver that begins an episode in every game."""
    start, show, seats = opening(game), showing(game, code, recall), code.layout.seats

    @driver
    def begin_all(rules: Any, tables: Any, room: Any, state: Any, shown: Any) -> None:
        rule = rules[0]
        views, words, packs = room
        sources, chances, before, opened, logs = state
        observations, masks, turns, legal = shown
        for k in range(len(turns)):
            table = tables[k]
            start(rule, table, 1, sources[k], chances[k], packs, before[k], opened[k], seats)
            logs[k][0] = 0
            legal[k] = show(rule, table, views[0], words, logs[k], observations[k], masks[k])
            turns[k] = table.turn

    return begin_all


@functools.cache
def stepping(game: Game, code: Encoding, recall: bool, whole: bool) -> Callable[..., int]:
    """The driver of a step in every game; where an action is illegal it tells in which, and does nothing."""
    play, over, told, seats = game.play, game.over, game.told, code.layout.seats
    start, show = opening(game), showing(game, code, recall)

    @driver
    def step(rules: Any, tables: Any, room: Any, state: Any, shown: Any, brought: Any, actions: Any) -> int:
        rule = rules[0]
        views, words, packs = room
        sources, chances, before, opened, logs = state
        observations, masks, turns, legal = shown
        rewards, deals, ended = brought
        count, words_of_game = len(actions), masks.shape[1]
        for k in range(count):
            if actions[k] < 0 or actions[k] >= words_of_game or not has(legal[k], actions[k]):
                return k
        for k in range(count):
            table = tables[k]
            if recall:
                note_action(logs[k], table.turn, told(table, actions[k]))
            play(rule, table, actions[k])
            done = over(table)
            for seat in range(seats):
                chips = table.accounts[seat]
                rewards[k, seat] = chips - before[k][seat]
                deals[k, seat] = chips - opened[k][seat] if done else 0
                before[k][seat] = chips
            end = int(done and not (whole and table.match_over == 0))
            ended[k] = end
            if done:
                sources[k][1] += count * end
                start(rule, table, end, sources[k], chances[k], packs, before[k], opened[k], seats)
                logs[k][0] = 0
            legal[k] = show(rule, table, views[0], words, logs[k], observations[k], masks[k])
            turns[k] = table.turn
        return NONE

    return step


@functools.cache
def sampling() -> Callable[..., None]:
    """The driver that draws a legal action for every game."""

    @driver
    def draw(legal: Any, chance: Any, actions: Any) -> None:
        for k in range(len(actions)):
            actions[k] = one_of(legal[k], chance)

    return draw


class VectorEnv:
    """So many games of one kind in lock-step, each beginning anew when its episode ends.

    The arrays of ``last`` are its attributes, and always the same arrays, each beginning on a line of 64 bytes.

    :param game: its name.
    :param count: how many games, N.
    :param seats: how many seats; the usual number, where none is said.
    :param preset: of its rules.
    :param rules: switches that differ from the preset, as in a record.
    :param episode: a lone deal of a fresh match, or a whole match.
    :param recall: whether observations are information states: behind what is seen now stands what was done since the
        deal, as ``Encoding.history`` has it.
    :param seed: episode j of game k is number k + j · N of this seed, and has the cards of that deal of
        ``corbillon simulate``.
    :raises RecordError: ``bad_rule``.
    :raises ValueError: when there is no such game, episode or number of seats, no game at all, or a seed below 0.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        preset: str = "seed",
        rules: Mapping[str, Any] | None = None,
        episode: Literal["deal", "match"] = "deal",
        recall: bool = False,
        seed: int = 0,
    ) -> None:
        deals = deals_of(game, seats, preset, rules)
        if count < 1:
            raise ValueError(f"{count} games, not at least one")
        if seed < 0:
            raise ValueError(f"seed {seed} is below 0")
        self._whole = is_whole(episode)
        self.game, self.rules, self.seats = deals.game, deals.switches, deals.seats
        self.count, self.episode, self.recall = count, episode, recall
        self.encoding = encoding(self.game, self.seats)
        """How its observations are written, and read back."""
        self._make()
        self._make_room()
        self.reset(seed)

    def _make(self) -> None:
        count, seats = self.count, self.seats
        self._rule = for_drivers([self.rules])
        self._tables = for_drivers([self.game.table() for _ in range(count)])
        past = 2 * self.encoding.layout.decisions if self.recall else 0
        self._state = tuple(_kept([[0] * size for _ in range(count)]) for size in (2, 4, seats, seats, 1 + past))
        self.observations = zeros((count, self.encoding.width + past), numpy.float32)
        self.masks = zeros((count, self.encoding.actions), numpy.int8)
        self.turns = zeros((count,), numpy.int64)
        self._legal = _kept([0] * count)
        self.rewards = zeros((count, seats), numpy.int64)
        self.deals = zeros((count, seats), numpy.int64)
        self.ended = zeros((count,), numpy.int8)
        self._chance = _kept([0] * 4)
        self._drawn = numpy.zeros(count, numpy.int64)

    def _make_room(self) -> None:
        """Where a step works; nothing of it outlives the step."""
        views = for_drivers([self.game.view()])
        words = views.view(numpy.int64) if native() else words_of(views[0])
        packs = _kept([list(self.game.cards(self.rules)) for _ in range(2)])
        self._room = views, words, packs

    @property
    def _shown(self) -> tuple[Any, ...]:
        return self.observations, self.masks, self.turns, self._legal

    def reset(self, seed: int = 0) -> Step:
        """Begin anew, with the episodes of a seed."""
        for k, source in enumerate(self._state[0]):
            source[0], source[1] = seed, k
        self.rewards[:] = self.deals[:] = 0
        self.ended[:] = 0
        self._chance[:] = seeded(seed)
        starting(self.game, self.encoding, self.recall)(self._rule, self._tables, self._room, self._state, self._shown)
        return self.last

    @property
    def tables(self) -> Any:
        """The N tables as drivers take them: what nobody at them sees in one piece, and for reading only."""
        return self._tables

    @property
    def last(self) -> Step:
        """How everything stands."""
        return Step(self.observations, self.masks, self.turns, self.rewards, self.deals, self.ended)

    def clone(self) -> "VectorEnv":
        """The same again, chance included, to go another way."""
        other = object.__new__(VectorEnv)
        other.__setstate__(copy.deepcopy(self.__getstate__()))
        return other

    def __getstate__(self) -> dict[str, Any]:
        made_anew = "_room", "game"
        return {**{name: kept for name, kept in vars(self).items() if name not in made_anew}, "named": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.game = GAMES[state.pop("named")]
        vars(self).update({name: moved(kept) if name in Step._fields else kept for name, kept in state.items()})
        self._make_room()

    def step(self, actions: Numbers) -> Step:
        """An action in every game, shape (N,).

        :raises ValueError: when there are not N whole numbers, or one is illegal: then nothing has been done in any
            game.
        """
        actions = numpy.asarray(actions)
        if actions.shape != (self.count,):
            raise ValueError(f"actions have the shape ({self.count},), not {actions.shape}")
        if not numpy.issubdtype(actions.dtype, numpy.integer):
            raise ValueError(f"actions are whole numbers, not {actions.dtype}")
        wanted = actions.astype(numpy.int64, copy=False) if native() else actions.tolist()
        brought = self.rewards, self.deals, self.ended
        advance = stepping(self.game, self.encoding, self.recall, self._whole)
        wrong = advance(self._rule, self._tables, self._room, self._state, self._shown, brought, wanted)
        if wrong != NONE:
            allowed = numpy.flatnonzero(self.masks[wrong]).tolist()
            raise ValueError(f"action {int(actions[wrong])} of game {wrong} is not legal now: {allowed}")
        return self.last

    def sample(self) -> Numbers:
        """A legal action for every game, each as likely as the others, of the environment's own chance."""
        sampling()(self._legal, self._chance, self._drawn)
        return self._drawn


def _kept(values: Any) -> Any:
    """Whole numbers in the form that drivers take: an array, or without Numba the lists themselves."""
    return numpy.array(values, numpy.int64) if native() else values
