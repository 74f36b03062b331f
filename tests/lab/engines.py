"""``python -m tests.lab.engines``: one run with loky, Dask and Ray, and killed and resumed: equal bytes every time.

It needs ``pip install 'corbillon[lab,dask,ray]'``, and prints a line a run; the exit status is 1 where bytes differ.
"""

import hashlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from corbillon.lab.runs.keeping import DEALS, PAYMENTS

RUN = """
question = "Do all engines answer alike?"
game = "reversis"
episode = "match"
seed = 7

[[arm]]
name = "thumb"
bots = "thumb"
matches = 1500

[[arm]]
name = "mixed"
bots = ["abbe", "random", "lowest", "thumb"]
budget = 20
matches = 40
"""
ENGINES = ("loky", "dask", "ray")
KILLED_AT = 3
"""Whoever is killed had finished so many pieces."""


def main() -> int:
    """Run it in each way, and compare."""
    with tempfile.TemporaryDirectory(prefix="corbillon-engines-") as folder:
        file = Path(folder) / "RUN.toml"
        file.write_text(RUN, encoding="utf-8")
        found = {}
        for engine in ENGINES:
            found[engine] = told(engine, finished(file, Path(folder) / engine, "--engine", engine, "--jobs", "2"))
        out = Path(folder) / "killed"
        kill(file, out)
        found["killed"] = told("killed and resumed", finished(file, out, "--jobs", "2"))
    same = len(set(found.values())) == 1
    print("equal bytes" if same else "THE BYTES DIFFER")
    return 0 if same else 1


def command(file: Path, out: Path, words: Sequence[str]) -> list[str]:
    """The command line of a run."""
    return [sys.executable, "-m", "corbillon.cli", "lab", str(file), "--out", str(out), "--json", *words]


def finished(file: Path, out: Path, *words: str) -> str:
    """Run to the end; a digest of both files."""
    subprocess.run(command(file, out, words), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    digest = hashlib.sha256()
    for name in (DEALS, PAYMENTS):
        digest.update((out / name).read_bytes())
    return digest.hexdigest()[:16]


def kill(file: Path, out: Path) -> None:
    """Begin a run, and kill it and its workers when some pieces are there."""
    words = command(file, out, ("--jobs", "2"))
    quiet = subprocess.DEVNULL
    with subprocess.Popen(words, stdout=quiet, stderr=quiet, start_new_session=True) as process:
        end = time.monotonic() + 300
        while pieces(out) < KILLED_AT and process.poll() is None and time.monotonic() < end:
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    print(f"killed with {pieces(out)} pieces done; {'all was' if (out / DEALS).exists() else 'not'} finished")


def pieces(out: Path) -> int:
    """How many pieces are there."""
    return len(list(out.glob("pieces/*.deals.arrow")))


def told(name: str, digest: str) -> str:
    """A line, and the digest in it."""
    print(f"{name}: {digest}", flush=True)
    return digest


if __name__ == "__main__":
    sys.exit(main())
