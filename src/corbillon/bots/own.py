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
    """A bot answered what its seat may not do."""

    def __init__(self, bot: str, message: str, record: str | None = None) -> None:
        super().__init__(bot, message, record)
        self.bot, self.message = bot, message
        self.record = record
        """The deal up to there as a line of the record format, where a laboratory played it."""

    def __str__(self) -> str:
        return f"{self.bot} answers {self.message}"


def is_own(bot: str) -> bool:
    """Whether a name is that of a bot of one's own: it has a colon, and is no search.

    >>> [is_own(bot) for bot in ("mine.py:choose", "club.bots:bold", "marquise", "flat:200")]
    [True, True, False, False]
    """
    return ":" in bot and read_search(bot) is None


def bring(bot: str) -> str:
    """Load a bot of one's own, unless it is here; from now on its name is known. Other names are left as they are.

    A module is looked for in the working folder too.

    :raises ValueError: when there is no such file or module, or no such function in it.
    """
    if is_own(bot) and bot not in _brought:
        place, _, name = bot.rpartition(":")
        room = _file(Path(place)) if place.endswith(".py") else _module(place)
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
    room = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(room)
    return room


def _module(name: str) -> Any:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if not f"{name}.".startswith(f"{fault.name}."):
            raise  # it is there, and what it needs is not
        raise ValueError(f"there is no module {name!r}") from None


def own_policy(game: Game, bot: str) -> Choose:
    """The policy of a bot that was brought, with each of its answers checked.

    :raises ValueError: when it was not brought; when it is called, ``IllegalAnswer``.
    """
    if bot not in _brought:
        raise ValueError(f"{bot} is a bot of one's own, and was not brought (corbillon.bots.bring)")
    choose = _brought[bot]

    def checked(rules: Any, view: Any, actions: int, chance: Chance) -> int:
        answer = choose(rules, view, actions, chance)
        action = _whole(answer)
        if action < 0 or not actions >> action & 1:
            legal = ", ".join(f"{one} ({game.text(rules, view, one)})" for one in members(actions))
            where = f"at seat {view.seat}, deal {view.deal}, ply {view.ply}"
            raise IllegalAnswer(bot, f"{answer!r} {where}, where it may answer {legal}")
        return action

    return checked


def sources_of(bots: Iterable[str]) -> str:
    """A digest of all that decides what these bots answer, with the files of those that were brought."""
    files = dict.fromkeys(inspect.getfile(inspect.unwrap(_brought[bot])) for bot in bots if bot in _brought)
    own = hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:16]
    return f"{sources_hash()}+{own}" if files else sources_hash()


def _whole(answer: object) -> int:
    """An answer as a number of an action; below nothing where it is no whole number."""
    try:
        return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        return -1
