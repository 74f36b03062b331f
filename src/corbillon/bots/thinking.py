"""Thinking elsewhere: processes that search for the bots of a table, so that nobody's page waits for a thought.

A search is compiled there too, at first use. Until it is, the rule of thumb answers at once, and the thought says so.
Moves and studies (hints, reviews) have processes of their own: no bot waits for a review.
"""

import ctypes
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Generic, TypeVar

from corbillon.bots import decide, searches
from corbillon.games import GAMES
from corbillon.kernel.bits import lowest
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.game import Game

R = TypeVar("R")
log = logging.getLogger("corbillon")

PROCESSES = 2
"""So many processes think of moves, where nothing else is asked."""
NICENESS = 10
"""Thought gives way to whoever serves the players."""
LONGEST = 0.7
"""From question to answer a bot at a table has so long (seconds), and those who wait for one process share it.
What it had done by then is told with its choice."""
SHORTEST = 0.05
"""So long it thinks at least, however long others kept it waiting."""
WAITING, HALTED = 0, 1
"""What a process shares with who started it: how much waits to be done, and from there on what is to stop."""
HALTS = 1024
"""A piece of work has one of so many places for the ticket that stops it; fewer are under way at any time."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot chose."""

    action: int
    simulations: int | None = None
    """How many it made, where that is not what its level makes: none, and its rule of thumb answered."""


class Study(Generic[R]):
    """A long piece of work that is under way, and can be stopped."""

    def __init__(self, future: "Future[R]", halt: Callable[[], None]) -> None:
        self.future, self._halt = future, halt

    def stop(self) -> None:
        """It is not wanted any more."""
        if not self.future.cancel():
            self._halt()


class Thinkers:
    """Some processes, started when first asked, that think for all tables of a server or a terminal."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._movers = [_Lane() for _ in range(processes)]
        self._studies = _Lane()
        self._lock = threading.Lock()

    def decide(self, game: Game, bot: str, rules: Any, view: Any, actions: int, seed: int) -> "Future[Thought]":
        """What a bot chooses, some time from now; by rule of thumb and at once where it need not or cannot search."""
        need = searches(game, bot) is not None and actions & (actions - 1) != 0
        lane = self._ready(game, bot) if need else None
        if lane is None:
            done: Future[Thought] = Future()
            chosen = decide(game, bot, rules, view, actions, seed, simulations=0).action
            done.set_result(Thought(chosen, 0 if need else None))
            return done
        return lane.submit(_think, game.name, bot, rules, view, actions, seed, monotonic() + LONGEST)

    def ready(self, game: Game, bot: str) -> bool:
        """Whether a bot's search is compiled; if not, that is begun, one search after another."""
        return searches(game, bot) is None or self._ready(game, bot) is not None

    def study(self, work: Callable[..., R], *args: Any) -> "Study[R]":
        """A hint, a review or another long work, after those asked for before; it is given ``stop`` to ask."""
        ticket, future = self._studies.study(work, *args)
        return Study(future, lambda: self._studies.halt(ticket))

    def close(self) -> None:
        """Nobody thinks any more."""
        for lane in (*self._movers, self._studies):
            lane.close()

    def _ready(self, game: Game, bot: str) -> "_Lane | None":
        """The least busy of the processes in which a search is compiled, if there is one."""
        search = game.name, bot
        with self._lock:
            able = [lane for lane in self._movers if search in lane.warm and not lane.warming]
            if not any(lane.warming for lane in self._movers):
                cold = [lane for lane in self._movers if search not in lane.warm | lane.failed]
                if cold:
                    min(cold, key=lambda lane: (len(lane.warm), lane.waiting)).begin(search)
                    able = [lane for lane in able if not lane.warming]
            return min(able, key=lambda lane: lane.waiting, default=None)


class _Lane:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        self.warm: set[tuple[str, str]] = set()
        """The searches that are compiled in it."""
        self.failed: set[tuple[str, str]] = set()
        """Those that could not be: it is not tried again."""
        self.warming = False
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        self._ended: ProcessPoolExecutor | None = None
        """The last pool that was closed: what waited in it is only cancelled while somebody holds it."""
        self._life: Connection | None = None
        self._shared: Any = None
        self._tickets = 0
        self._lock = threading.Lock()

    def submit(self, work: Callable[..., R], *args: Any) -> "Future[R]":
        """Some work, after what was asked for before."""
        with self._lock:
            try:
                future = self._started().submit(work, *args)
            except BrokenProcessPool:  # somebody has killed the process: another one takes its place
                self._forget()
                future = self._started().submit(work, *args)
            self._count(1)
        future.add_done_callback(self._done)
        return future

    def study(self, work: Callable[..., R], *args: Any) -> "tuple[int, Future[R]]":
        """Some work that can be stopped by its ticket."""
        self._tickets += 1
        return self._tickets, self.submit(_study, self._tickets, work, *args)

    def halt(self, ticket: int) -> None:
        """The work with this ticket is to stop."""
        if self._shared is not None:
            self._shared[_place(ticket)] = ticket

    def begin(self, search: tuple[str, str]) -> None:
        """Compile a search."""
        self.warming = True
        future = self.submit(think_first, *search)

        def compiled(done: "Future[None]") -> None:
            fault = None if done.cancelled() else done.exception()
            if not done.cancelled() and fault is None:
                self.warm.add(search)
            elif fault is not None and not isinstance(fault, BrokenProcessPool):
                log.error("%s of %s cannot be compiled: %r", search[1], search[0], fault)
                self.failed.add(search)
            self.warming = False

        future.add_done_callback(compiled)

    def close(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            self._forget()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            watched, self._life = context.Pipe(duplex=False)
            self._shared = context.Array(ctypes.c_longlong, HALTED + HALTS, lock=False)
            self._pool = ProcessPoolExecutor(1, context, _begin, (watched, self._shared))
        return self._pool

    def _forget(self) -> None:
        self.warm.clear()
        self.failed.clear()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._ended, self._pool = self._pool, None
        if self._life is not None:
            self._life.close()
            self._life = None

    def _done(self, future: "Future[Any]") -> None:
        with self._lock:
            self._count(-1)

    def _count(self, more: int) -> None:
        self.waiting += more
        if self._shared is not None:
            self._shared[WAITING] = self.waiting


def _place(ticket: int) -> int:
    """Where it stands that the work with this ticket is to stop."""
    return HALTED + ticket % HALTS


_shared: Any = [1]
"""In a process that thinks: what it shares with who started it."""


def _begin(life: Connection, shared: Any) -> None:
    """A process begins: it gives way, is deaf to the keyboard, and ends with who started it, however that ends."""
    global _shared
    _shared = shared
    if hasattr(os, "nice"):  # Windows has no such thing
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(life,), daemon=True).start()


def _end_with(life: Connection) -> None:
    try:
        life.recv()
    except (EOFError, OSError):
        os._exit(0)


def _think(name: str, bot: str, rules: Any, view: Any, actions: int, seed: int, until: float) -> Thought:
    """A bot's choice; the more wait for theirs, the sooner it comes to an end."""
    begun = monotonic()
    cut = False

    def stop() -> bool:
        nonlocal cut
        waiting: int = _shared[WAITING]
        end = max(begun + SHORTEST, min(until, begun + LONGEST / max(1, waiting)))
        cut = monotonic() > end
        return cut

    choice = decide(GAMES[name], bot, rules, view, actions, seed, stop=stop)
    return Thought(choice.action, choice.simulations if cut else None)


def _study(ticket: int, work: Callable[..., R], *args: Any) -> R:
    return work(*args, stop=lambda: _shared[_place(ticket)] == ticket)


def think_first(name: str, bot: str) -> None:
    """Two decisions, which compile what all others need: before anything is laid, and after something is."""
    game = GAMES[name]
    rules = game.rules()
    table, view = game.table(), game.view()
    pack = list(game.pack)
    shuffle(pack, len(pack), seeded(0))
    game.begin(rules, table, game.seats(rules)[0])
    game.open_deal(rules, table, pack)
    thought = {False: False, True: False}
    while not all(thought.values()):
        actions = game.legal(rules, table)
        game.look(rules, table, table.turn, view)
        if actions & (actions - 1) and not thought[view.ply > 0]:
            decide(game, bot, rules, view, actions, 0, simulations=64)
            thought[view.ply > 0] = True
        game.play(rules, table, lowest(actions))
