"""The compiler switch: what laws may call, where compiled code lies, and that rules stay ordinary Python."""

import dis
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel import bits, law
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game

BUILTINS = {"range", "min", "max", "abs", "int", "len", "enumerate"}
OVERLOADED = {bits.popcount, bits.lowest, bits.highest, bits.nth, bits.gathered, bits.scattered, copy_position}


def called_by(function: Callable[..., Any]) -> set[Any]:
    """The functions among the globals that a function's code names, module attributes included."""
    found = set()
    module = None
    for instruction in dis.get_instructions(function):
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            module = function.__globals__.get(str(instruction.argval))
            if inspect.isfunction(module):
                found.add(module)
        elif instruction.opname in ("LOAD_METHOD", "LOAD_ATTR") and inspect.ismodule(module):
            attribute = getattr(module, str(instruction.argval), None)
            if inspect.isfunction(attribute):
                found.add(attribute)
    return found


def test_laws_call_only_laws() -> None:
    assert bots.BOTS
    assert GAMES
    laws = set(law.laws())
    for rule in laws:
        strangers = called_by(rule) - laws - OVERLOADED
        assert not strangers, f"{rule.__qualname__} calls {strangers}, no laws"


def test_a_law_is_the_function_itself() -> None:
    def rule(x: int) -> int:
        return x + 1

    assert law.law(rule) is rule
    law._laws.remove(rule)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_a_game_offers_as_laws_is_laws(game: Game) -> None:
    laws = set(law.laws())
    for name in ("begin", "resume", "open_deal", "legal", "play", "over", "next_dealer", "look", "happened"):
        assert getattr(game, name) in laws, name


def test_compiled_code_is_kept_under_a_hash_of_the_sources(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    before = law.sources_hash()
    assert len(before) == 16
    package = tmp_path / "corbillon"
    (package / "kernel").mkdir(parents=True)
    source = package / "kernel" / "law.py"
    source.write_text("one")
    monkeypatch.setattr(law, "__file__", str(source))
    law.sources_hash.cache_clear()
    one = law.sources_hash()
    source.write_text("two")
    law.sources_hash.cache_clear()
    two = law.sources_hash()
    law.sources_hash.cache_clear()
    assert len({before, one, two}) == 3


def test_another_library_keeps_its_own_cache_directory() -> None:
    """Numba's cache directory is a setting of the process: it is as before after a driver was compiled."""
    program = (
        "import sys\n"
        "from corbillon.kernel.law import driver, native\n"
        "if not native(): sys.exit()\n"
        "import numba\n"
        "before = numba.config.CACHE_DIR\n"
        "from corbillon.kernel.chance import for_drivers\n"
        "from tests.kernel.test_chance import stream\n"
        "stream(for_drivers([0] * 4), for_drivers(list(range(52))), 1, 1)\n"
        "assert numba.config.CACHE_DIR == before\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_checked_code_is_not_taken_from_the_unchecked_cache() -> None:
    if not law.native():
        return
    command = [sys.executable, "-m", "tests.kernel.beyond"]
    unchecked = subprocess.run(command, env={**os.environ, "NUMBA_BOUNDSCHECK": "0"}, capture_output=True, check=False)
    assert unchecked.returncode == 0
    checked = subprocess.run(command, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, check=False)
    assert b"IndexError" in checked.stderr


def test_the_passes_that_laws_go_without_are_numbas() -> None:
    if not law.native():
        return
    from numba.core import typed_passes, untyped_passes

    from corbillon.kernel.linking import NEEDLESS

    assert set(vars(typed_passes)) | set(vars(untyped_passes)) >= NEEDLESS
