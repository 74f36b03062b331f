"""The house: it loads tables, stores what happens at them, tells those who listen, and does what falls due.

Any number of houses may share a store. An entry is accepted when it is stored under its number; whoever loses the race
for a number reads what came and decides again. So no table belongs to a process, and no lock of ours does either.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

from corbillon.bots import LEVELS
from corbillon.bots.thinking import Thinkers
from corbillon.kernel.bits import bits_of
from corbillon.server import listings
from corbillon.server.agreeing import KNOWN_BOTS, Bots, check_settings
from corbillon.server.loaded import Loaded
from corbillon.server.names import clean_name
from corbillon.server.presence import LEASE, Presences
from corbillon.server.protocol import commands as wishes
from corbillon.server.protocol.faces import Accepted, Face
from corbillon.server.protocol.lobby import Listing
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused
from corbillon.server.room import entries as stored
from corbillon.server.room import faces
from corbillon.server.room.decide import check_hint, decide
from corbillon.server.room.duties import THOUGHTFUL, done, duty
from corbillon.server.room.room import Room
from corbillon.server.storage import Appending, Change, Guest, Store, StoreFailure
from corbillon.server.streams import Stream
from corbillon.server.studies import Studies, Thinking
from corbillon.server.vouching import hear, vouch

TRIES = 8
"""So often a decision is made anew because another process was faster."""
KEPT_LOADED = 2_000
"""So many tables at which nobody sits are kept in memory."""
COURTESY = 0.2
"""So many seconds later does a process do what falls due after another's entry: that one will do it at once."""

log = logging.getLogger("corbillon")


def wall_clock() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class House:
    """The tables of a store, as this process serves them."""

    def __init__(self, store: Store, *, now: Callable[[], int] = wall_clock, thinkers: Thinking | None = None) -> None:
        self.store, self.now = store, now
        self.thinkers = thinkers or Thinkers()
        self.studies = Studies(self.thinkers)
        self.process = secrets.token_hex(4)
        self.presences = Presences()
        self.tables: dict[str, Loaded] = {}
        self._loading: dict[str, asyncio.Task[Loaded]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._begun = now()

    async def start(self) -> None:
        """Begin to listen to other processes, and to vouch for one's own streams."""
        self._spawn(self._hear_changes())
        self._spawn(vouch(self.store, self.presences, self.process, self.now, self._show_presence))

    async def stop(self) -> None:
        """End every stream and every duty."""
        self._closing = True
        for loaded in self.tables.values():
            loaded.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()

    async def open(
        self, guest: Guest, settings: Settings, seat: int = 0, then: stored.Entry | None = None, bots: Bots = LEVELS
    ) -> str:
        """A new table with this guest at a seat of it, and what happens there at once.

        :raises Refused: when game, rules, seats or bot are not possible.
        """
        check_settings(settings, seat, bots)
        owner, table = (guest.id, clean_name(guest.name)), secrets.token_urlsafe(9)
        first = stored.Opened(self.now(), *owner, seat, settings.model_dump(), secrets.token_hex(32))
        loaded = Loaded(Room(table, first))
        await self.store.open_table(table, stored.written(first), listings.summary(loaded.room, first.at))
        self._keep(loaded)
        if then is not None:
            await self._append(loaded, then, None)
            await self._summarise(loaded.room)
        return table

    async def hint(self, table: str, guest: Guest, seat: int, seen: int) -> bytes:
        """What a guest may best do at his turn, as JSON.

        :raises Refused: ``not_alone`` where others play; ``stale``, ``not_your_turn``, ``superseded``.
        """
        async with self._held(table) as loaded:
            await self._catch_up(loaded)
            room = loaded.room
            check_hint(room, guest.id, seat, seen)
            match = room.play.match
            question = room.game.name, room.rules, match.view(seat), bits_of(match.legal()), room.seq
        return await self.studies.hint(guest.id, table, *question)

    async def face(self, table: str, guest: Guest) -> Face:
        """What everybody may know of a table; :raises Refused: ``no_table``."""
        loaded = await self.loaded(table)
        return faces.own(loaded.room, guest.id, faces.face(loaded.room, self._present(table)))

    async def command(self, table: str, guest: Guest, command: wishes.Command) -> Accepted:
        """Carry a wish out, once, however often it is sent.

        :raises Refused: with a code; nothing has changed.
        """
        key = f"{guest.id}:{command.id}"
        async with self._held(table) as loaded:
            for _ in range(TRIES):
                if key in loaded.room.commands:
                    return Accepted(loaded.room.commands[key])
                try:
                    entry = await self._decided(loaded, guest, command)
                except Refused:  # another process may know better, and may have carried it out
                    if not await self._catch_up(loaded):
                        raise
                    continue
                if await self._append(loaded, entry, key):
                    return Accepted(loaded.room.seq)
                await self._catch_up(loaded)
        raise Refused("busy", "the table is too busy: try again")

    async def _decided(self, loaded: Loaded, guest: Guest, command: wishes.Command) -> stored.Entry:
        if isinstance(command.wish, wishes.Rematch):
            return await self._rematch(loaded, guest)
        present = {who: presence for who, (presence, _) in self._present(loaded.room.table).items()}
        if isinstance(command.wish, wishes.Sit) and loaded.has_peeked(guest.id):
            raise Refused("not_now", "who has watched a hand of this deal may sit down when it is over")
        return decide(loaded.room, guest.id, guest.name, command, self.now(), present)

    async def _rematch(self, loaded: Loaded, guest: Guest) -> stored.Entry:
        """A new table by the same rules, with the same people at the same seats."""
        room = loaded.room
        own = room.seats_of(guest.id)
        if not own:
            raise Refused("not_yours", "only players may ask for another match")
        if room.phase != "over" or room.next_table is not None:
            raise Refused("not_now", "there is another match already" if room.next_table else "the match is not over")
        named = replace(guest, name=room.places[own[0]].name or guest.name)
        table = await self.open(named, room.settings, own[0], bots=KNOWN_BOTS)
        again = await self.loaded(table)
        for seat, place in enumerate(room.places):
            if seat != own[0] and place.guest is not None:
                await self._append(again, stored.Sat(self.now(), seat, place.guest, place.name or ""), None)
        return stored.Rematched(self.now(), table)

    async def stream(self, table: str, guest: Guest, seat: int | None, watch: bool = False) -> Stream:
        """Begin to listen to a table: a snapshot comes first. ``end_stream`` when the client is gone.

        :raises Refused: ``no_table``, or ``not_yours`` when the seat is not to be seen.
        """
        async with self._held(table) as loaded:
            await self._catch_up(loaded)
            room = loaded.room
            stream = Stream(guest.id, seat, watch)
            if seat is not None and (seat >= len(room.places) or stream.looks_from(room) is None):
                raise Refused("not_yours", f"what seat {seat} sees is not shown to you")
            await self.store.saw([(table, guest.id)], self.process, self.now() + LEASE)
            heard = await hear(self.store, self.presences, self.process, [table], self.now)
            for own in room.seats_of(guest.id):
                if room.places[own].covered and room.phase != "closed":
                    await self._append(loaded, stored.Returned(self.now(), own), None)
            if watch:
                loaded.peeked(guest.id)
            changed = self.presences.came(table, guest.id, self.now()) or bool(heard)
            loaded.audience.streams.add(stream)
            self._show(loaded, None if changed else stream)
            self._schedule(loaded)
        return stream

    async def end_stream(self, table: str, stream: Stream) -> None:
        """The client is gone."""
        loaded = self.tables.get(table)
        if loaded is None or stream not in loaded.audience.streams:
            return
        loaded.audience.streams.discard(stream)
        self.presences.went(table, stream.guest, self.now())
        if self._closing:
            return
        if stream.guest not in self.presences.streaming(table):
            with contextlib.suppress(StoreFailure):
                await self.store.left(table, stream.guest, self.process, self.now())
                await hear(self.store, self.presences, self.process, [table], self.now)
            asyncio.get_running_loop().call_later(5, self._show_presence, table)

    def waking(self, table: str, guest: Guest, awake: bool) -> None:
        """The page of a guest was shown or hidden."""
        loaded = self.tables.get(table)
        if loaded is not None and self.presences.wakes(table, guest.id, awake, self.now()):
            self._show_presence(table)

    async def room(self, table: str, guest: Guest) -> Room:
        """A table to read its finished deals from.

        :raises Refused: ``no_table``, or ``not_yours`` for who neither plays there nor may watch.
        """
        async with self._held(table) as loaded:
            await self._catch_up(loaded)
        room = loaded.room
        if guest.id != room.owner and guest.id not in room.known and room.settings.watching != "late":
            raise Refused("not_yours", "the deals of this table are for its players")
        return room

    async def lobby(self) -> list[Listing]:
        """The tables whose owners wish company."""
        return [listings.listing(summary) for _, summary in await self.store.listed(100)]

    async def tables_of(self, guest: Guest) -> list[Listing]:
        """A guest's own tables, the last touched first."""
        return [listings.listing(summary) for _, summary in await self.store.of_guest(guest.id, 50)]

    async def loaded(self, table: str) -> Loaded:
        """A table, read from the store if need be; :raises Refused: ``no_table``."""
        if table in self.tables:
            return self.tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    @contextlib.asynccontextmanager
    async def _held(self, table: str) -> AsyncIterator[Loaded]:
        """A table under its lock: the one that is served, for it may have been dropped while somebody waited."""
        while True:
            loaded = await self.loaded(table)
            async with loaded.lock:
                if self.tables.get(table) is loaded:
                    yield loaded
                    return

    async def _load(self, table: str) -> Loaded:
        kept = await self.store.entries(table)
        if not kept:
            raise Refused("no_table", f"there is no table {table!r}")
        first, _ = stored.read(kept[0][1])
        assert isinstance(first, stored.Opened)
        loaded = Loaded(Room(table, first))
        for seq, body in kept[1:]:
            loaded.room.apply(seq, *stored.read(body))
            if seq % 100 == 0:
                await asyncio.sleep(0)
        self._keep(loaded)
        return loaded

    def _keep(self, loaded: Loaded) -> None:
        self.tables[loaded.room.table] = loaded
        if len(self.tables) > KEPT_LOADED:
            others = [(table, other) for table, other in self.tables.items() if other is not loaded]
            idle = [table for table, other in others if not other.audience.streams and not other.busy]
            for table in idle[: len(self.tables) - KEPT_LOADED]:
                self.tables.pop(table).stop()
                self.presences.forget(table)

    async def _append(self, loaded: Loaded, entry: stored.Entry, command: str | None) -> bool:
        """Store an entry and tell it; not if another process was faster."""
        room = loaded.room
        seq = room.seq + 1
        try:
            kept = await self.store.append(Appending(room.table, seq, stored.written(entry, command), command))
        except StoreFailure:
            self._drop(loaded)  # whether the entry is kept is unknown: it is read anew
            raise
        if kept:
            self._apply(loaded, seq, entry, command)
            self._schedule(loaded)
        return kept

    def _apply(self, loaded: Loaded, seq: int, entry: stored.Entry, command: str | None) -> None:
        room, table = loaded.room, loaded.room.table
        ground = room.ground
        told = room.apply(seq, entry, command)
        if room.ground != ground:
            self.studies.moved_on(table)
        present = self._present(table)
        if isinstance(entry, stored.AskedBack | stored.AnsweredBack) and room.asking is None:
            loaded.audience.show(room, self.now(), present)
        loaded.audience.tell(room, told, self.now(), present)
        if isinstance(entry, listings.LISTED) or room.phase in ("between", "over"):
            self._spawn(self._summarise(room))
        if isinstance(entry, stored.Dealt):
            loaded.forget_peeking()

    async def _summarise(self, room: Room) -> None:
        with contextlib.suppress(StoreFailure):
            await self.store.summarise(room.table, listings.summary(room, self.now()))

    async def _catch_up(self, loaded: Loaded) -> bool:
        """Read what other processes have stored; whether there was anything."""
        room = loaded.room
        new = await self.store.entries(room.table, room.seq)
        for seq, body in new:
            self._apply(loaded, seq, *stored.read(body))
        return bool(new)

    def _drop(self, loaded: Loaded) -> None:
        """Forget a table of which it is not known how it stands; its streams come back to a snapshot."""
        self.tables.pop(loaded.room.table, None)
        self.presences.forget(loaded.room.table)
        loaded.stop()

    def _present(self, table: str) -> dict[str, Any]:
        return self.presences.at(table, self.now())

    def _gone(self, room: Room) -> dict[str, int]:
        """Since when those are away who hold seats and have no stream."""
        present = self._present(room.table)
        known = {guest: present.get(guest, ("gone", room.since)) for guest in room.people}
        return {guest: max(since, self._begun) for guest, (presence, since) in known.items() if presence == "gone"}

    def _show(self, loaded: Loaded, stream: Stream | None) -> None:
        loaded.audience.show(loaded.room, self.now(), self._present(loaded.room.table), stream)

    def _show_presence(self, table: str) -> None:
        loaded = self.tables.get(table)
        if loaded is not None and not self._closing:
            loaded.audience.stir(loaded.room, self.now(), self._present(table))
            self._schedule(loaded)

    def _schedule(self, loaded: Loaded, late: float = 0) -> None:
        """See to what falls due next, as long as somebody is at the table."""
        gone = self._gone(loaded.room)
        if self._closing or len(gone) == len(loaded.room.people):
            loaded.wait(None, lambda: None)
            return
        due = duty(loaded.room, gone)
        if due is None or due.what not in THOUGHTFUL:
            loaded.forget_thought()
        elif due.what == "bot" and not late:
            loaded.ponder(self.thinkers)
        after = None if due is None else max(0, due.at - self.now()) / 1000 + late
        loaded.wait(after, lambda: self._spawn(self._do_due(loaded)))

    async def _do_due(self, loaded: Loaded) -> None:
        async with loaded.lock:
            if self.tables.get(loaded.room.table) is not loaded:
                return
            due = duty(loaded.room, self._gone(loaded.room))
            if due is None or due.at > self.now():
                self._schedule(loaded)
                return
            thought = None
            if due.what in THOUGHTFUL:
                pondered = loaded.ponder(self.thinkers)
                if pondered.is_awaited(lambda: self._spawn(self._do_due(loaded))):
                    return
                thought = pondered.thought()
            try:
                kept = await self._append(loaded, done(loaded.room, due, self.now(), thought), None)
                if not kept:
                    await self._catch_up(loaded)
                    self._schedule(loaded)
            except StoreFailure as fault:
                log.error("duty at table %s: %s", loaded.room.table, fault)

    async def _hear_changes(self) -> None:
        """What other processes have stored is told to those who listen here."""
        async for change in self.store.changes(self.tables.__contains__):
            for loaded in list(self.tables.values()) if change.table is None else [self.tables.get(change.table)]:
                if loaded is not None:
                    self._spawn(self._heard(loaded, change))

    async def _heard(self, loaded: Loaded, change: Change) -> None:
        async with loaded.lock:
            seq = loaded.room.seq
            with contextlib.suppress(StoreFailure):
                if change.seq == seq + 1:
                    self._apply(loaded, change.seq, *stored.read(change.body))
                elif 0 < change.seq <= seq or not await self._catch_up(loaded):
                    return
                self._schedule(loaded, COURTESY)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task has failed", exc_info=task.exception())
