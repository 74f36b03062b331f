"""Work that takes long: in a thread, one piece at a time, so that the tables in play hardly notice."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from corbillon.server.refusals import Refused

MOST_WAITING = 32

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Workshop:
    """Does what is brought, in order; turns away who would wait too long."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def do(self, work: Callable[Given, Made], *args: Given.args, **kwargs: Given.kwargs) -> Made:
        """The result of some work; :raises Refused: ``too_many``, or what the work raises."""
        if self._waiting >= MOST_WAITING:
            raise Refused("too_many", "too much is asked at once; ask again in a moment")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
