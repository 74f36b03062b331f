"""Every code block of every page runs; what is not run is plain text, and says so."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from corbillon import record
from tests.docs.blocks import PLAIN, ROOT, blocks, pages
from tests.docs.commands import Place, place
from tests.test_verify import played

WITH_BLOCKS = [page for page in pages() if any(block.language != PLAIN for block in blocks(page))]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A reader's folder, with the papers that the pages speak of: a match as a server keeps it, and its first deal."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    match = played("zinzolin", 2)
    (folder / "match.json").write_text(record.dumps(record.load(match)))
    (folder / "deal.json").write_text(record.dumps(record.load({**match, "deals": match["deals"][:1]})))
    return place(folder, tmp_path / "bin", ROOT / "src")


@pytest.mark.parametrize("paper", WITH_BLOCKS, ids=lambda page: "-".join(page.relative_to(ROOT).with_suffix("").parts))
def test_every_block_runs(paper: Path, reader: Place) -> None:
    """In a Python of its own, as a reader has it; small matrices are multiplied by one thread."""
    one_thread = {"OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-W", "error", "-m", "tests.docs.reading", str(paper)]
    done = subprocess.run(
        command, cwd=reader.folder, env={**reader.environment, **one_thread}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_make_does_is_in_the_makefile() -> None:
    """Blocks with ``make`` are plain text, for it is ``make`` that runs these tests; but its targets are there."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = {name for page in pages() for name in re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text(), re.MULTILINE)}
    assert {"play", "test", "docs"} <= named <= targets


def test_modules_that_are_named_can_be_run() -> None:
    """Long commands are plain text too; the modules that they name are there."""
    for page in pages():
        for block in blocks(page):
            for module in re.findall(r"^(?:\$ )?python -m ([\w.]+)", block.text, re.MULTILINE):
                if not module.startswith(("pip", "pytest", "http")):
                    paths = [root / module.replace(".", "/") for root in (ROOT, ROOT / "src")]
                    files = [file for path in paths for file in (path.with_suffix(".py"), path / "__main__.py")]
                    assert any(file.exists() for file in files), f"{block}: {module}"
