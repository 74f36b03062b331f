"""The house keeps itself: lock files, sizes, the wheel."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
MADE = ROOT / "web/src/protocol.ts"
"""Made by a program; how long it is is the server's affair."""
SOURCES = [
    path
    for pattern in ("src/**/*.py", "tests/**/*.py", "benchmarks/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
    for path in ROOT.glob(pattern)
    if path != MADE
]


def test_lock_files_have_hashes_and_name_no_host() -> None:
    for path in ROOT.glob("requirements*.txt"):
        text = path.read_text()
        assert not re.search(r"https?://|index-url|find-links", text), path
        packages = len(re.findall(r"^\S+==", text, re.MULTILINE))
        assert packages > 5
        assert text.count("--hash=sha256:") >= packages
    for name in ("uv.lock", "pylock.toml"):
        assert not (ROOT / name).exists()


def test_files_are_short_enough_to_read() -> None:
    long = {path.relative_to(ROOT): lines for path in SOURCES if (lines := path.read_text().count("\n")) > 400}
    assert long == {}


def test_nothing_is_promised_or_left_out() -> None:
    promise = re.compile(r"\b(TO" r"DO|FIX" r"ME|NotImplemented" r"Error|pytest\.mark\.(?:sk" r"ip|xf" r"ail))\b")
    found = [path.relative_to(ROOT) for path in SOURCES if promise.search(path.read_text())]
    assert found == []


def test_the_wheel_brings_the_rule_books_and_the_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for game in ("zinzolin", "nain-jaune", "reversis"):
        for language in ("fr", "en"):
            assert f"corbillon/rulebooks/{game}.{language}.md" in names
    assert "corbillon/words/fr/cards.ftl" in names
    assert "corbillon/py.typed" in names
    assert not [name for name in names if name.startswith("tests/")]
