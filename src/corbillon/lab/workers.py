"""The processes that share the work of many deals."""

import contextlib
import signal
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def at_work(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Work as a worker does, deaf to the keyboard: whoever started it hears, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return work(*args, **kwargs)


def let_go() -> None:
    """End all workers at once, whatever they are doing: whoever stops a run does not wait for its pieces."""
    if "joblib" in sys.modules:
        from joblib.externals.loky import get_reusable_executor

        with contextlib.suppress(OSError):  # their pipes may be broken already
            get_reusable_executor().shutdown(wait=False, kill_workers=True)
