"""The one thread that writes: whatever waits goes into one transaction, each is answered by itself."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, event

from corbillon.server.storage.engines import begin, failure, lost, passing
from corbillon.server.storage.port import Appending, StoreFailure
from corbillon.server.storage.statements import Statements

MOST = 1000
"""Jobs in one transaction."""

Work = Callable[[Connection], object]


@dataclass(frozen=True, slots=True)
class Job:
    """An entry, or a piece of work with the key under which its rows are found, and who waits for the answer."""

    task: Appending | Work
    key: str
    answer: asyncio.Future[Any]


class _Unsure(Exception):
    """The connection broke while committing: nobody knows whether the transaction was kept."""


class Writer:
    """Takes jobs from any event loop and commits them in groups."""

    def __init__(self, engine: Engine, statements: Statements) -> None:
        self._engine = engine
        self._statements = statements
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self.backend: int | None = None
        """PostgreSQL's number of this writer's connection, which signs its notifications."""
        self._alone: Engine | None = None
        """Where entries are written by one statement: an engine that commits it in the same round trip."""
        if engine.dialect.name == "postgresql":
            event.listen(engine, "connect", self._connected)
            self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._thread = threading.Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    async def do(self, task: Appending | Work, key: str = "") -> Any:
        """The answer to a job, after its transaction was committed."""
        if self._closed:
            raise StoreFailure("closed", "the store is closed")
        answer = asyncio.get_running_loop().create_future()
        self._queue.put(Job(task, key, answer))
        return await answer

    def stop(self) -> None:
        """Takes no more jobs; in the event loop's thread, so that none is put after the end."""
        self._closed = True
        self._queue.put(None)

    def join(self) -> None:
        """Waits until the jobs that were asked are done and the thread has ended."""
        self._thread.join()
        self._engine.dispose()

    def _connected(self, connection: Any, _: object) -> None:
        self.backend = connection.info.backend_pid

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            job = self._queue.get()
            with suppress(Empty):
                while job is not None:
                    jobs.append(job)
                    if len(jobs) == MOST:
                        break
                    job = self._queue.get_nowait()
            going = job is not None
            if jobs:
                _deliver(jobs, self._answers(jobs))

    def _answers(self, jobs: list[Job]) -> list[object]:
        """One answer a job, or the failure; a job that spoils a group's transaction fails alone."""
        try:
            return self._attempt(jobs)
        except _Unsure as error:
            return [failure(error.__cause__ or error) for _ in jobs]  # type: ignore[arg-type]
        except Exception as error:
            if len(jobs) == 1 or passing(error):
                return [failure(error) for _ in jobs]
            return [answer for job in jobs for answer in self._answers([job])]

    def _attempt(self, jobs: list[Job]) -> list[object]:
        entries = [job.task for job in jobs if isinstance(job.task, Appending)]
        if self._alone is not None and len(entries) == len(jobs):
            return self._enter(self._alone, entries)
        try:
            return self._transact(jobs)
        except Exception as error:
            if not passing(error):
                raise
        return self._transact(jobs)

    def _enter(self, engine: Engine, entries: list[Appending]) -> list[object]:
        try:
            with engine.connect() as connection:
                return list(self._statements.append(connection, entries))
        except Exception as error:
            if not passing(error):
                raise
            fault = error
        with engine.connect() as connection:
            answers = self._statements.append(connection, entries)
        if lost(fault) and not all(answers):  # those that were not taken now may have been taken before
            raise _Unsure from fault
        return list(answers)

    def _transact(self, jobs: list[Job]) -> list[object]:
        with self._engine.connect() as connection:
            transaction = connection.begin()
            try:
                begin(connection)
                answers = self._perform(connection, jobs)
            except BaseException:
                transaction.rollback()
                raise
            try:
                transaction.commit()
            except Exception as error:
                raise _Unsure from error
        return answers

    def _perform(self, connection: Connection, jobs: list[Job]) -> list[object]:
        """Works by key, then entries by table: with one order for all processes none waits in a circle."""
        answers: list[object] = [None] * len(jobs)
        appending: list[int] = []
        working: list[int] = []
        for at, job in enumerate(jobs):
            (appending if isinstance(job.task, Appending) else working).append(at)
        for at in sorted(working, key=lambda at: jobs[at].key):
            task = jobs[at].task
            assert not isinstance(task, Appending)
            answers[at] = task(connection)
        entries = [jobs[at].task for at in appending]
        for at, kept in zip(appending, self._statements.append(connection, entries), strict=True):  # type: ignore[arg-type]
            answers[at] = kept
        return answers


def _deliver(jobs: list[Job], answers: list[object]) -> None:
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
    for job, answer in zip(jobs, answers, strict=True):
        loops.setdefault(job.answer.get_loop(), []).append((job.answer, answer))
    for loop, pairs in loops.items():
        # Whoever asked may be gone with the loop; what was committed stays so.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, pairs)


def _settle(pairs: list[tuple[asyncio.Future[Any], object]]) -> None:
    for future, answer in pairs:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
