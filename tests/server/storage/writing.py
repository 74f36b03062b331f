"""A process that writes, says what was acknowledged, and may be killed: ``python -m … WHAT URL NAME``."""

import asyncio
import itertools
import os
import sys
from pathlib import Path

from corbillon.server.storage import Appending, Store, open_store

TABLES = 20
RACES = 150


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def fill(store: Store, name: str) -> None:
    """Appends to many tables at once until somebody ends the process."""

    async def one(table: str) -> None:
        for seq in itertools.count(1):
            if await store.append(Appending(table, seq, f"{table} {seq}".encode(), f"c{seq}")):
                say(table, seq)

    await asyncio.gather(*(one(f"{name}-{number}") for number in range(TABLES)))


async def race(store: Store, name: str) -> None:
    """Wants every number of one table, and says which ones it was given."""
    for seq in range(1, RACES + 1):
        if await store.append(Appending("contested", seq, name.encode(), f"{name}-{seq}")):
            say("contested", seq)


async def main(what: str, url: str, name: str) -> None:
    store = open_store(url, Path())
    say("ready")
    sys.stdin.readline()
    await {"fill": fill, "race": race}[what](store, name)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
