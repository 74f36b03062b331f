"""The levels of bots, by name: how each of them chooses, in each game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

LEVELS = ("ecolier", "bourgeois", "abbe", "chevalier", "marquise")
"""The levels at a table, the gentlest first."""
ORACLE = "oracle"
"""The level for analysis: as ``marquise``, but with no regard to time."""
APPRENTICE = "apprenti"
"""The bot that has learnt by playing."""


@dataclass(frozen=True)
class Search:
    """How a level searches: flat Monte Carlo or a tree, so many simulations a decision."""

    method: Literal["flat", "tree"]
    simulations: int
    exploration: int = 1024
    """How much doubt counts in a tree, in 1024ths of the spread of the payoffs."""
    wavering: int = 0
    """How often playouts leave the rule of thumb for chance, in 1024ths."""
    patience: int = 0
    """How often a node below the root is visited for each of its children, before it gets another one."""
    slip: int = 0
    """How often others are thought not to follow the rule of thumb, in 1024ths: so their play tells of their cards.

    With 0 it tells nothing but what it proves.
    """
    lone: bool = False
    """Whether the others play by rule of thumb in the tree too."""
    playouts: Literal["thumb", "random"] = "thumb"


SEARCHES: Mapping[str, Mapping[str, Search]] = {
    "abbe": {
        "zinzolin": Search("flat", 200),
        "nain-jaune": Search("flat", 500, slip=350),
        "reversis": Search("flat", 200),
    },
    "chevalier": {
        "zinzolin": Search("flat", 600),
        "nain-jaune": Search("flat", 1_000, slip=350),
        "reversis": Search("flat", 500),
    },
    "marquise": {
        "zinzolin": Search("flat", 12_000),
        "nain-jaune": Search("flat", 20_000, slip=350),
        "reversis": Search("flat", 12_000),
    },
    "oracle": {
        "zinzolin": Search("flat", 250_000),
        "nain-jaune": Search("flat", 250_000, slip=350),
        "reversis": Search("flat", 250_000),
    },
}
"""How the searching levels search in each game; docs/tuning.md has the figures that speak for it."""


def read_search(text: str) -> Search | None:
    """A search by its own name: the method, its simulations, then what differs from the ordinary; or none of that.

    >>> read_search("tree:4000:e700:lone") == Search("tree", 4000, exploration=700, lone=True)
    True
    >>> read_search("marquise") is None
    True

    :raises ValueError: when it begins as one and is none.
    """
    method, *more = text.split(":")
    if method not in ("flat", "tree"):
        return None
    found = Search("flat" if method == "flat" else "tree", 0)
    try:
        found = replace(found, simulations=int(more[0]))
        for part in more[1:]:
            found = _altered(found, part)
    except (ValueError, IndexError):
        raise ValueError(
            f"{text!r} is no search: flat or tree:SIMULATIONS[:eNUMBER][:wNUMBER][:pNUMBER][:sNUMBER][:lone][:random]"
        ) from None
    return found


def _altered(search: Search, part: str) -> Search:
    if part == "lone":
        return replace(search, lone=True)
    if part == "random":
        return replace(search, playouts="random")
    if part[:1] == "e":
        return replace(search, exploration=int(part[1:]))
    if part[:1] == "w":
        return replace(search, wavering=int(part[1:]))
    if part[:1] == "s":
        return replace(search, slip=int(part[1:]))
    if part[:1] == "p":
        return replace(search, patience=int(part[1:]))
    raise ValueError(part)
