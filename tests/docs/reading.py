"""Reading a page in the working folder: its blocks in their order, which share their names."""

import os
import sys
from pathlib import Path
from typing import Any

from tests.docs.blocks import LANGUAGES, PLAIN, Block, blocks
from tests.docs.commands import Place


def read(page: Path) -> None:
    """Run every block of a page; the first that fails is named."""
    names: dict[str, Any] = {"__name__": "__main__"}
    place = Place(Path.cwd(), dict(os.environ))
    sys.path.insert(0, str(place.folder))
    for block in blocks(page):
        if block.language != PLAIN:
            run(block, names, place)


def run(block: Block, names: dict[str, Any], place: Place) -> None:
    """Run one block."""
    if block.language not in LANGUAGES:
        raise SystemExit(f"{block}: {block.language!r} is none of {', '.join(LANGUAGES)}, {PLAIN}")
    try:
        LANGUAGES[block.language](block, names, place)
    except Exception as fault:
        fault.add_note(f"in the block at {block}")
        raise


if __name__ == "__main__":
    read(Path(sys.argv[1]))
