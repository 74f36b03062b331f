"""Bots of one's own: a policy in a file or a module, named ``file.py:name`` or ``package.module:name``.

Such a name may stand wherever a bot is named, once it has been brought here. Nothing else loads it: a name that comes
in a record or over the wire is no more than a name.
"""

import hashlib
import importlib
import importlib.util
import inspect
import operator
import sys
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from corbillon.bots.levels import read_search
from corbillon.kernel.bits import members
from corbillon.kernel.chance import Chance
from corbillon.kernel.game import Game
from corbillon.kernel.law import sources_hash

Choose = Callable[[Any, Any, int, Chance], int]

_brought: dict[str, Choose] = {}


class IllegalAnswer(ValueError):
    """A bot answered what its seat may not do, or nothing at all: it raised an error."""

    def __init__(self, bot: str, message: str, record: str | None = None) -> None:
        super().__init__(bot, message, record)
        self.bot, self.message = bot, message
        self.record = record
        """The deal up to there as a line of the record format, where a laboratory played it."""

    def __str__(self) -> str:
        return f"{self.bot} {self.message}"


def is_own(bot: str) -> bool:
    """Whether a name is that of a bot of one's own: it has a colon, and is no search.

    >>> [is_own(bot) for bot in ("mine.py:choose", "club.bots:bold", "marquise", "flat:200")]
    [True, True, False, False]
    """
    return ":" in bot and read_search(bot) is None


def bring(bot: str) -> str:
    """Load a bot of one's own, unless it is here; from now on its name is known. Other names are left as they are.

    A module is looked for in the working folder too; what a file imports, beside it.

    :raises ValueError: when there is no such file or module, it cannot be loaded, or has no such function.
    """
    if bot.endswith(".py"):
        raise ValueError(f"{bot}: which function of it? {bot}:NAME")
    if is_own(bot) and bot not in _brought:
        place, _, name = bot.rpartition(":")
        try:
            room = _file(Path(place)) if place.endswith(".py") else _module(place)
        except Exception as fault:
            raise fault if type(fault) is ValueError else ValueError(f"{bot}: {_told(fault, Path.cwd())}") from fault
        chosen = getattr(room, name, None)
        if not callable(chosen):
            raise ValueError(f"{bot}: {place} has no function {name!r}")
        _brought[bot] = chosen
    return bot


def _file(path: Path) -> Any:
    if not path.is_file():
        raise ValueError(f"there is no file {path}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is no Python file")
    _look_in(path.parent)
    room = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(room)
    return room


def _module(name: str) -> Any:
    _look_in(Path.cwd())
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if not f"{name}.".startswith(f"{fault.name}."):
            raise  # it is there, and what it needs is not
        raise ValueError(f"there is no module {name!r}") from None


def _look_in(folder: Path) -> None:
    """Modules are looked for in this folder too."""
    if str(folder.resolve()) not in sys.path:
        sys.path.append(str(folder.resolve()))


def _told(fault: BaseException, folder: Path) -> str:
    """An error in one line, with the last line of the owner's own sources at which it came up."""
    own = [frame for frame in traceback.extract_tb(fault.__traceback__) if Path(frame.filename).is_relative_to(folder)]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}{where}"


def own_policy(game: Game, bot: str) -> Choose:
    """The policy of a bot that was brought, with each of its answers checked.

    :raises ValueError: when it was not brought; when it is called, ``IllegalAnswer``.
    """
    if bot not in _brought:
        raise ValueError(f"{bot} is a bot of one's own, and was not brought (corbillon.bots.bring)")
    choose = _brought[bot]
    source = _source(choose)

    def checked(rules: Any, view: Any, actions: int, chance: Chance) -> int:
        where = f"at seat {view.seat}, deal {view.deal}, ply {view.ply}"
        try:
            answer = choose(rules, view, actions, chance)
        except Exception as fault:
            raise IllegalAnswer(bot, f"raises {_told(fault, source.parent)} {where}") from fault
        action = _whole(answer)
        if action < 0 or not actions >> action & 1:
            legal = ", ".join(f"{one} ({game.text(rules, view, one)})" for one in members(actions))
            raise IllegalAnswer(bot, f"answers {answer!r} {where}, where it may answer {legal}")
        return action

    return checked


def sources_of(bots: Iterable[str]) -> str:
    """A digest of all that decides what these bots answer: for those that were brought, also their files and all that
    was loaded from beside them.
    """
    files = {path for bot in bots if bot in _brought for path in _beside(_source(_brought[bot]))}
    own = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()[:16]
    return f"{sources_hash()}+{own}" if files else sources_hash()


def _source(choose: Choose) -> Path:
    """The file of a bot."""
    return Path(inspect.getfile(inspect.unwrap(choose))).resolve()


def _beside(source: Path) -> set[Path]:
    """A file, and those of all modules that were loaded from its folder or from below it, but for what is installed."""
    files = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    loaded = {Path(file).resolve() for file in files if file and file.endswith(".py")}
    return {source} | {
        path for path in loaded if path.is_relative_to(source.parent) and "site-packages" not in path.parts
    }


def _whole(answer: object) -> int:
    """An answer as a number of an action; below nothing where it is no whole number."""
    try:
        return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        return -1
