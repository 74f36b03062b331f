"""Corbillon: Zinzolin, Nain jaune and Reversis, three French card games of the 17th and 18th centuries.

The library's public rooms are ``games``, ``match``, ``record``, ``views``, ``bots``, ``envs`` and ``analysis``. Each is
an attribute of this package and is imported when it is first asked for, so that ``import corbillon`` costs nothing.

>>> import corbillon
>>> sorted(corbillon.games.GAMES)
['nain-jaune', 'reversis', 'zinzolin']
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from corbillon import analysis, bots, envs, games, match, record, views

    __version__: str

__all__ = ["__version__", "analysis", "bots", "envs", "games", "match", "record", "views"]


def __getattr__(name: str) -> Any:
    """A public room, or the version that is installed."""
    if name == "__version__":
        from importlib.metadata import version

        return version("corbillon")
    if name in __all__:
        return importlib.import_module(f"corbillon.{name}")
    raise AttributeError(f"corbillon has no {name!r}: {', '.join(__all__)}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
