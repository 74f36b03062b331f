"""The reference game in C: built where there is a compiler, and run."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("reference.c")
COMPILERS = ("cc", "gcc", "clang")
OPTIONS = ("-std=c11", "-O3", "-march=native", "-Wall", "-Wextra")
VARIANTS = {"c": (), "c_plain": ("-DPLAIN",)}
"""The program with no branch on what chance decides, and as one would write it at first."""


@dataclass(frozen=True)
class Played:
    """A run of a program: its checksum, and deals a second of processor time."""

    checksum: str
    speed: float


@dataclass(frozen=True)
class Program:
    """A built variant."""

    path: Path

    def play(self, seed: int, count: int, told: int) -> Played:
        """Play deals at random; the checksum is of the first ones."""
        words = [str(self.path), *map(str, (seed, count, told))]
        checksum, seconds = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
        return Played(checksum, count / float(seconds) if float(seconds) else 0.0)


def compiler() -> str | None:
    """The C compiler of this machine, if there is one: ``$CC`` first."""
    named = os.environ.get("CC")
    return next((found for name in ((named,) if named else COMPILERS) if (found := shutil.which(name))), None)


def build(compiler: str, folder: Path) -> dict[str, Program]:
    """Both variants, built into a folder."""
    programs = {}
    for name, definitions in VARIANTS.items():
        target = folder / name
        command = [compiler, *OPTIONS, *definitions, "-o", str(target), str(SOURCE)]
        subprocess.run(command, capture_output=True, text=True, check=True)
        programs[name] = Program(target)
    return programs
