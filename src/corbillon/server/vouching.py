"""A process says again and again whose streams it has, a few at a time, and hears of the streams of others."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence

from corbillon.server.presence import LEASE, Presences
from corbillon.server.storage import Store, StoreFailure

ROUND = LEASE / 3000
"""Seconds in which every stream is vouched for once."""
AT_ONCE = 10
"""Tables: what is written for more of them at once, the plays at all tables would wait for."""

Show = Callable[[str], None]


async def hear(
    store: Store, presences: Presences, process: str, tables: Sequence[str], now: Callable[[], int]
) -> list[str]:
    """Ask how everybody is at these tables; those where somebody is present otherwise than when last asked."""
    found = await store.presence(tables, process)
    return [table for table, present in found.items() if presences.hear(table, present, now())]


async def vouch(store: Store, presences: Presences, process: str, now: Callable[[], int], show: Show) -> None:
    """Go round the tables for ever; ``show`` is called for those where somebody has come or gone elsewhere."""
    while True:
        tables = presences.tables()
        parts = [tables[start : start + AT_ONCE] for start in range(0, len(tables), AT_ONCE)]
        for part in parts or [[]]:
            await asyncio.sleep(ROUND / max(1, len(parts)))
            with contextlib.suppress(StoreFailure):
                until = now() + LEASE
                here = [(table, guest) for table in part for guest in presences.streaming(table)]
                await store.saw(here, process, until)
                for table in await hear(store, presences, process, part, now):
                    show(table)
        with contextlib.suppress(StoreFailure):
            await store.clean(now())
