"""Commands as a reader types them: in a folder of one's own, with the papers of which the pages tell."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LONGEST = 120.0
"""No command of a page takes longer (seconds)."""
SERVER = re.compile(r"\s*corbillon(\s+serve\b.*)?\s*(#.*)?")
ADDRESS = re.compile(r"http://(?:127\.0\.0\.1|localhost):\d+")


@dataclass(frozen=True)
class Place:
    """A folder in which commands are run, and what they see of the world."""

    folder: Path
    environment: dict[str, str]

    def run(self, command: str) -> str:
        """Run a command, and answer what it prints; a server is ended once it has answered."""
        if SERVER.fullmatch(command):
            return self._serve(command)
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            printed, complained = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # with all that it has started
            process.communicate()
            raise AssertionError(f"{command}: not done in {LONGEST:.0f} seconds: is it plain text?") from None
        assert process.returncode == 0, f"{command}: exit status {process.returncode}\n{printed}{complained}"
        return printed

    def _serve(self, command: str) -> str:
        printed = self.folder / "server.log"
        with printed.open("w") as log:
            process = subprocess.Popen(
                ["bash", "-c", f"exec {command}"], cwd=self.folder, env=self.environment, stdout=log, stderr=log
            )
        try:
            address = self._address(printed, process)
            with urllib.request.urlopen(f"{address}/health", timeout=10) as answer:
                assert answer.status == 200
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=20)
        return printed.read_text()

    def _address(self, printed: Path, process: "subprocess.Popen[bytes]") -> str:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until and process.poll() is None:
            found = ADDRESS.search(printed.read_text())
            if found:
                return found[0]
            time.sleep(0.05)
        raise AssertionError(f"no server is there:\n{printed.read_text()}")


def place(folder: Path, tools: Path, sources: Path) -> Place:
    """A place in which ``corbillon`` and ``python`` are these, and the home is empty."""
    tools.mkdir()
    for name, words in (("corbillon", "-m corbillon.cli "), ("python", "")):
        tool = tools / name
        tool.write_text(f'#!/bin/sh\nexec {sys.executable} {words}"$@"\n')
        tool.chmod(0o755)
    own = {
        "BROWSER": "true",
        "HOME": str(folder.parent),
        "LANG": "C.UTF-8",
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(sources),
        "XDG_DATA_HOME": str(folder.parent / "data"),
    }
    caches = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Place(folder, {**os.environ, **own, "XDG_CACHE_HOME": caches})


def transcript(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a session, each with what is shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown
