"""Real servers that start at once, for they are killed often: each is a fork of a process that has imported everything.

As a program it forks a server for each line «PORT» on its input, and answers with the number of the process.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

LONGEST_START = 30.0


class Forks:
    """The process that is forked; its data, its key and its database are those of all servers."""

    def __init__(self, data: Path, database: str | None) -> None:
        self.data, self.database = data, database
        environment = {**os.environ, "CORBILLON_DATA": str(data), "CORBILLON_SECRET": "a secret of sixteen or more"}
        environment.pop("CORBILLON_DATABASE", None)
        if database is not None:
            environment["CORBILLON_DATABASE"] = database
        with (data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.killable"],
                cwd=Path(__file__).parents[2],
                env=environment,
                text=True,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )

    def fork(self, port: int) -> int:
        """A new server; its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{port}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it."""
        self._process.communicate(timeout=10)


class Killable:
    """A server that is killed and started again, at one port."""

    def __init__(self, forks: Forks) -> None:
        self.forks = forks
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process = 0

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.process = self.forks.fork(self.port)
        until = time.monotonic() + LONGEST_START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=2).close()
                return
            except OSError:
                if time.monotonic() > until or not self.lives():
                    raise RuntimeError((self.forks.data / "server.log").read_text()) from None
                time.sleep(0.01)

    def end(self, how: signal.Signals) -> None:
        """Send a signal, unless it is dead already, and wait until it is gone."""
        until = time.monotonic() + LONGEST_START
        if self.lives():
            os.kill(self.process, how)
        while self.lives():
            if time.monotonic() > until:
                raise RuntimeError("the server does not end")
            time.sleep(0.005)

    def lives(self) -> bool:
        """Whether the process is there."""
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True


def main() -> None:
    """Fork a server a line."""
    from corbillon.server import serving  # noqa: F401  imported before the first fork

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is forgotten at once
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(int(line))
            os._exit(0)
        print(child, flush=True)


def serve(port: int) -> None:
    """A server until it is ended."""
    from corbillon.server.config import read_config
    from corbillon.server.serving import Server
    from corbillon.server.web.app import create_app

    listening = socket.create_server(("127.0.0.1", port), backlog=2048)
    config = read_config(os.environ, host="127.0.0.1", port=str(port))
    try:
        Server(create_app(config), lambda: None).run(sockets=[listening])
    except KeyboardInterrupt:
        return


if __name__ == "__main__":
    main()
