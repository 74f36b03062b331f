"""One server a data folder: who starts a second one is told where the first is."""

import json
import os
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from corbillon.server.config import make_folder

LOCK_FILE = "serving.lock"
ADDRESS_FILE = "serving.json"
BETWEEN_TRIES = 0.1


@dataclass
class Claim:
    """The data folder is ours while this is held; the system lets it go when the process ends, however it ends."""

    folder: Path
    _file: IO[bytes]

    def announce(self, link: str, instance: str) -> None:
        """Say where the server is."""
        path = self.folder / ADDRESS_FILE
        draft = path.with_suffix(".new")
        draft.write_text(json.dumps({"link": link, "instance": instance}), encoding="utf-8")
        os.replace(draft, path)

    def release(self) -> None:
        """The server has ended."""
        (self.folder / ADDRESS_FILE).unlink(missing_ok=True)
        self._file.close()


def claim(folder: Path) -> Claim | None:
    """The claim to a data folder, unless another process has it."""
    make_folder(folder)
    file = open(folder / LOCK_FILE, "ab")
    if _locked(file):
        return Claim(folder, file)
    file.close()
    return None


def running_link(folder: Path, patience: float) -> str | None:
    """Where the server of a data folder is; None when it does not say so within so many seconds."""
    until = time.monotonic() + patience
    while True:
        link = _answering(folder)
        if link or time.monotonic() > until:
            return link
        time.sleep(BETWEEN_TRIES)


def _answering(folder: Path) -> str | None:
    try:
        said = json.loads((folder / ADDRESS_FILE).read_text(encoding="utf-8"))
        link = str(said["link"])
        own = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with own.open(f"{link}/health", timeout=2) as answer:
            return link if json.load(answer)["instance"] == said["instance"] else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _locked(file: IO[bytes]) -> bool:
    """Whether the file could be locked; nobody waits for it."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
