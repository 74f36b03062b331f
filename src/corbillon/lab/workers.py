"""The processes that share the work of many deals."""

import contextlib
import logging
import signal
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started within do not hear the keyboard: whoever started them does, and ends them.

    What is typed meanwhile is heard afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    from joblib.externals.loky.backend import resource_tracker as resource_tracker_of_loky

    for tracker in (resource_tracker, resource_tracker_of_loky):
        tracker.ensure_running()  # or it would be started within, and let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def let_go() -> None:
    """End all workers at once, whatever they are doing: whoever stops a run does not wait for its pieces.

    Nor does anybody here, who waited for them, complain of it.
    """
    if "joblib" in sys.modules:
        logging.getLogger("concurrent.futures").setLevel(logging.CRITICAL + 1)
        from joblib.externals.loky import get_reusable_executor

        with contextlib.suppress(OSError):  # their pipes may be broken already
            get_reusable_executor().shutdown(wait=False, kill_workers=True)
