"""Who plays the pieces: this process, or workers of loky, Dask or Ray; joblib speaks to each of them."""

import contextlib
import importlib
import importlib.util
import logging
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from corbillon.lab.runs.keeping import Piece, play_piece
from corbillon.lab.workers import deaf

ENGINES = {"loky": "joblib", "dask": "distributed", "ray": "ray"}
"""Each engine with the module without which it is not there."""
WAVE = 8
"""Where an engine answers only when all it was given is done, it is given so many pieces a worker at a time."""

Packed = tuple[bytes, bytes]


class NoEngine(Exception):
    """The engine is not installed."""


def check(engine: str) -> None:
    """Whether an engine is there.

    :raises NoEngine: when it is not.
    """
    if importlib.util.find_spec(ENGINES[engine]) is None:
        raise NoEngine(engine)


def outcomes(
    pieces: Sequence[Piece], engine: str, jobs: int, address: str | None = None
) -> Iterator[tuple[Piece, Packed]]:
    """Play pieces; each with its rows, in order, as they are done.

    Loky leaves the first of each kind of bots to this process, so that its workers find what is compiled.
    """
    if engine == "loky":
        yield from _by_loky(pieces, jobs)
        return
    import joblib

    with contextlib.ExitStack() as stack:
        if engine == "dask":
            stack.enter_context(_dask(jobs, address))
            stack.enter_context(joblib.parallel_config(backend="dask", wait_for_workers_timeout=60))
            answers = joblib.Parallel(n_jobs=jobs, return_as="generator")(_work(pieces))
            yield from zip(pieces, answers, strict=True)
        else:
            stack.enter_context(_ray(jobs, address))
            stack.enter_context(joblib.parallel_config(backend="ray"))
            parallel = stack.enter_context(joblib.Parallel(n_jobs=jobs))
            left = iter(pieces)
            while wave := list(islice(left, WAVE * jobs)):
                yield from zip(wave, parallel(_work(wave)), strict=True)


def _work(pieces: Sequence[Piece]) -> Iterator[Any]:
    import joblib

    return (joblib.delayed(play_piece)(piece) for piece in pieces)


def _by_loky(pieces: Sequence[Piece], jobs: int) -> Iterator[tuple[Piece, Packed]]:
    compiled: set[frozenset[str]] = set()
    rest = []
    for piece in pieces:
        if jobs == 1 or frozenset(piece.arm.bots) not in compiled:
            compiled.add(frozenset(piece.arm.bots))
            yield piece, play_piece(piece)
        else:
            rest.append(piece)
    if not rest:
        return
    import joblib

    workers = joblib.Parallel(n_jobs=jobs, backend="loky", return_as="generator")
    with deaf():
        begun = workers(_work(rest))
    yield from zip(rest, begun, strict=True)


@contextlib.contextmanager
def _dask(jobs: int, address: str | None) -> Iterator[None]:
    """A cluster on this machine while it is needed, or the one at an address."""
    distributed: Any = importlib.import_module("distributed")
    if address is not None:
        with distributed.Client(address):
            yield
        return
    quiet = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
    with deaf():
        cluster = distributed.LocalCluster(n_workers=jobs, threads_per_worker=1, **quiet)
    with cluster, distributed.Client(cluster):
        yield


@contextlib.contextmanager
def _ray(jobs: int, address: str | None) -> Iterator[None]:
    """Ray on this machine while it is needed, or the one at an address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
    ray: Any = importlib.import_module("ray")
    importlib.import_module("ray.util.joblib").register_ray()
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    with deaf():
        if address is not None:
            ray.init(address=address, **quiet)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    try:
        yield
    finally:
        ray.shutdown()
