"""What is done of a run: pieces in ``OUT/pieces``, and the two Parquet files that they make together.

A piece is named by a digest of its arm and of the sources that played it: rows of another plan, or of other rules or
bots, are never taken for its own. It is written aside and renamed: it is there whole, or not at all.
"""

import hashlib
import io
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pyarrow
from pyarrow import parquet

from corbillon.bots.own import sources_of
from corbillon.kernel.law import native
from corbillon.lab.runs.plan import Arm, Run
from corbillon.lab.runs.playing import play
from corbillon.lab.runs.rows import deals_schema, named, payments_schema, tables

DEALS, PAYMENTS = "deals.parquet", "payments.parquet"
SIZES = {"compiled": 5_000, "interpreted": 100, "simulations": 12_000}
"""So many deals are one piece of work; or so many as are searched with so many simulations a move."""
DEALS_OF_A_MATCH = 25
GROUP = 1 << 17
"""Rows of a group in a Parquet file; the last has what is left."""
ROW_MAKERS = ("playing.py", "rows.py")


@dataclass(frozen=True)
class Piece:
    """Some deals or matches of an arm."""

    arm: Arm
    first: int
    count: int


def sources(bots: Iterable[str] = ()) -> str:
    """A digest of all that decides what is in a row: rules, bots, and the rows' own making."""
    digest = hashlib.sha256(sources_of(bots).encode())
    for name in ROW_MAKERS:
        digest.update((Path(__file__).parent / name).read_bytes())
    return digest.hexdigest()[:16]


def cut(run: Run) -> Iterator[Piece]:
    """The pieces of a run, in order."""
    for arm in run.arms:
        size = piece_size(arm)
        for first in range(0, arm.count, size):
            yield Piece(arm, first, min(size, arm.count - first))


def piece_size(arm: Arm) -> int:
    """How many deals or matches are worth handing over, and cheap to lose."""
    if arm.of_policies:
        size = SIZES["compiled" if native() else "interpreted"]
    else:
        size = SIZES["simulations"] // max(1, arm.simulations)
    return max(1, size // (DEALS_OF_A_MATCH if arm.whole else 1))


def play_piece(piece: Piece) -> tuple[bytes, bytes]:
    """The deals and the payments of a piece, each as an Arrow file."""
    made = tables(piece.arm, play(piece.arm, piece.first, piece.count))
    return _packed(made[0]), _packed(made[1])


def _packed(table: pyarrow.Table) -> bytes:
    buffer = io.BytesIO()
    with pyarrow.ipc.new_file(buffer, table.schema, options=pyarrow.ipc.IpcWriteOptions(compression="zstd")) as file:
        file.write_table(table)
    return buffer.getvalue()


class Keeping:
    """The pieces of a run in a folder."""

    def __init__(self, run: Run, folder: Path, pieces: Path | None = None) -> None:
        """``pieces``: where they lie, if not in the folder; runs may share them, for equal arms are equal pieces."""
        self.run = run
        self.folder = folder
        self.pieces = pieces or folder / "pieces"
        self._names = {arm.name: arm.digest(sources(arm.bots)) for arm in run.arms}
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pieces.mkdir(parents=True, exist_ok=True)

    @property
    def missing(self) -> list[Piece]:
        """The pieces that are still to be played."""
        return list({self.paths(piece): piece for piece in cut(self.run) if not self.has(piece)}.values())

    @property
    def done(self) -> int:
        """How many deals or matches are there."""
        return sum(piece.count for piece in cut(self.run) if self.has(piece))

    def paths(self, piece: Piece) -> tuple[Path, Path]:
        """Where a piece lies: its deals, and its payments, which are there first."""
        stem = f"{self._names[piece.arm.name]}-{piece.first}-{piece.count}"
        return self.pieces / f"{stem}.deals.arrow", self.pieces / f"{stem}.payments.arrow"

    def has(self, piece: Piece) -> bool:
        """Whether a piece is there."""
        return self.paths(piece)[0].exists()

    def add(self, piece: Piece, packed: tuple[bytes, bytes]) -> None:
        """A piece is done."""
        for path, data in reversed(list(zip(self.paths(piece), packed, strict=True))):
            aside = path.with_suffix(f".{os.getpid()}")
            aside.write_bytes(data)
            aside.replace(path)

    def assemble(self) -> tuple[Path, Path]:
        """Write both Parquet files from all pieces, sorted as they were played; equal runs make equal bytes."""
        schemas = deals_schema(self.run.game, self.run.whole), payments_schema(self.run.whole)
        made = []
        for which, (name, schema) in enumerate(zip((DEALS, PAYMENTS), schemas, strict=True)):
            path = self.folder / name
            aside = path.with_suffix(f".{os.getpid()}")
            with parquet.ParquetWriter(aside, schema, compression="zstd") as writer:
                for group in _groups((self._rows(piece, which) for piece in cut(self.run)), schema):
                    writer.write_table(group, row_group_size=GROUP)
            made.append(aside.replace(path))
        return made[0], made[1]

    def _rows(self, piece: Piece, which: int) -> pyarrow.Table:
        with pyarrow.memory_map(str(self.paths(piece)[which])) as file:
            return named(piece.arm, pyarrow.ipc.open_file(file).read_all())


def _groups(pieces: Iterator[pyarrow.Table], schema: pyarrow.Schema) -> Iterator[pyarrow.Table]:
    """The rows of some pieces in groups of one size, however they were cut."""
    waiting = schema.empty_table()
    for piece in pieces:
        waiting = pyarrow.concat_tables([waiting, piece])
        while waiting.num_rows >= GROUP:
            yield waiting.slice(0, GROUP).combine_chunks()
            waiting = waiting.slice(GROUP)
    if waiting.num_rows:
        yield waiting.combine_chunks()
