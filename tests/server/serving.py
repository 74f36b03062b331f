"""A real server in a process of its own, that may be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LONGEST_START = 30.0


class Served:
    """A server on a port of its own, with its data in a folder of its own."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        self.data, self.database = data, database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "corbillon.cli", "serve", "--no-open", "--host", "127.0.0.1"]
        environment = {**os.environ, "CORBILLON_DATA": str(self.data)}
        if self.database is not None:
            environment["CORBILLON_DATABASE"] = self.database
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port)], env=environment, stdout=log, stderr=log
            )
        until = time.monotonic() + LONGEST_START
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.data / "server.log").read_text())
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it is there."""
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """Kill it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a person would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
            self.process = None


@contextmanager
def serve(data: Path, database: str | None = None) -> Iterator[Served]:
    """A server for the time of a test."""
    server = Served(data, database)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
