"""Where records are kept: one file a match, written after every action, never lost by half."""

import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from corbillon import record
from corbillon.errors import RecordError
from corbillon.terminal.seating import seating_of
from corbillon.terminal.sitting import Sitting

LATEST = 40
"""How many of the latest records are looked through for matches that are not over."""


def usual_folder() -> Path:
    """Where this user's records lie."""
    import platformdirs

    return platformdirs.user_data_path("corbillon") / "records"


def new_path(game: str, now: datetime, folder: Path | None = None) -> Path:
    """A place for a new match, by its game and its time; a second match of the same second gets a number."""
    folder = folder or usual_folder()
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def keeper(path: Path) -> Callable[[str], None]:
    """What writes a record to a file: the whole new text or the whole old one, whatever happens.

    :raises OSError: when the file cannot be written.
    """

    def keep(text: str) -> None:
        """Write the record."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text + "\n")
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise

    return keep


def resume(path: Path, lang: str | None = None, keep_at: Path | None = None) -> Sitting:
    """The match of a file, to go on in the same file or in another.

    :raises RecordError: when it is no lawful record.
    :raises OSError: when it cannot be read.
    """
    kept = record.load(path.read_bytes())
    return Sitting.resumed(kept, seating_of(kept, lang), keeper(keep_at or path))


@dataclass(frozen=True)
class Unfinished:
    """A match that waits to be resumed."""

    path: Path
    game: str
    deal: int
    when: datetime


def unfinished(folder: Path | None = None) -> list[Unfinished]:
    """The matches that are not over, the latest first; files that are no records are passed over."""
    return sorted(_unfinished(folder or usual_folder()), key=lambda match: match.when, reverse=True)


def _unfinished(folder: Path) -> Iterator[Unfinished]:
    for path in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)[-LATEST:]:
        try:
            match = record.replay(record.load(path.read_bytes()))
            when = datetime.fromtimestamp(path.stat().st_mtime)
        except (RecordError, OSError):
            continue
        if not match.over:
            yield Unfinished(path, match.game.name, match.table.deal, when)
