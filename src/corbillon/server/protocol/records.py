"""What a page is told of a record that was kept, and of the checks of one of its deals."""

from dataclasses import dataclass
from typing import Literal

from corbillon.server.protocol.faces import Deviation


@dataclass(frozen=True, slots=True)
class Summary:
    """A record in short: which game by which rules, by whom, how far, and how it ended."""

    key: str
    """The first characters of the SHA-256 of the record: equal records have the same key."""
    game: str
    order: str
    preset: str
    deviations: list[Deviation]
    seats: int
    names: list[str | None]
    """The players' names, None where the record has none."""
    version: str | None
    """The version of the program under which it was played, where the record says so."""
    deals: list[int]
    """The numbers of the deals that it holds."""
    of: int
    """After how many deals the match is meant to end; 0 where no number is agreed."""
    finished: int
    """How many of its deals are finished."""
    over: bool
    balances: list[int]
    ranking: list[int]
    """The rank of each seat by its balance, as it stands where the record ends."""


@dataclass(frozen=True, slots=True)
class Found:
    """What came of one check."""

    state: Literal["held", "failed", "absent"]
    message: str
    action: int | None
    """The index of the action at fault, where it is one."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of the checks of one deal."""

    deal: int
    version: str | None
    commitment: Found
    """The published commitment is that of the secret."""
    pack: Found
    """The secret and the contributions deal the recorded hands and talon."""
    replay: Found
    """The rules allow every action."""
    bots: Found
    """The bots answer again what they answered, from what their seats saw."""
