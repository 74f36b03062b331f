"""What the reference names is there, and every public name in it says what it is."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import griffe

from tests.docs.blocks import ROOT

ROOM = re.compile(r"^::: (\S+)\n((?:    .*\n?)*)", re.MULTILINE)


@cache
def package() -> griffe.Module:
    """Our sources, read and not imported."""
    read = griffe.load("corbillon", search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(read, griffe.Module)
    return read


def named() -> Iterator[griffe.Object | griffe.Alias]:
    """What the pages of the reference show: a module's members that are listed, or an object itself."""
    for page in sorted((ROOT / "docs" / "reference").glob("*.md")):
        for path, options in ROOM.findall(page.read_text(encoding="utf-8")):
            found = package()[path.removeprefix("corbillon.")]
            listed = re.search(r"members: \[(.*)\]", options)
            yield found
            if listed is not None:
                yield from (found.members[name] for name in re.findall(r"\w+", listed[1]))
            elif found.is_module:
                yield from (member for member in found.members.values() if member.is_public and not member.is_alias)


def public() -> Iterator[griffe.Object | griffe.Alias]:
    """The same, with the public members of classes."""
    for found in named():
        yield found
        if found.is_class:
            yield from (member for member in found.members.values() if not member.name.startswith("_"))


def test_every_public_name_says_what_it_is() -> None:
    """A field whose type says all may be silent."""
    silent = [found.path for found in public() if found.docstring is None and not is_field(found)]
    assert silent == []


def is_field(found: griffe.Object | griffe.Alias) -> bool:
    """Whether it is an annotated field of a class that says what it is."""
    if not isinstance(found, griffe.Attribute) or found.parent is None:
        return False
    return found.parent.is_class and found.annotation is not None


def test_every_public_room_has_its_page() -> None:
    pages = {page.stem for page in (ROOT / "docs" / "reference").glob("*.md")}
    (listed,) = re.findall(r"^__all__ = \[(.*)\]$", (ROOT / "src/corbillon/__init__.py").read_text(), re.MULTILINE)
    assert pages == {name for name in re.findall(r"\w+", listed) if name != "__version__"}


def test_importing_the_package_costs_nothing() -> None:
    asked = (
        "import sys, time; begun = time.process_time(); import corbillon; took = time.process_time() - begun;"
        "print(took < 0.05, sorted({'numba', 'numpy', 'corbillon.games'} & set(sys.modules)), corbillon.views.__name__)"
    )
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[0] == "True [] corbillon.views"
