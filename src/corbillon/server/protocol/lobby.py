"""Tables as lists show them."""

from dataclasses import dataclass

from corbillon.server.protocol.settings import Watching


@dataclass(frozen=True, slots=True)
class Listing:
    """A table in the lobby, or among one's own."""

    table: str
    game: str
    preset: str
    deviations: int
    """In how many switches its rules differ from the preset."""
    names: list[str | None]
    """The players by seat; None where a bot has it."""
    phase: str
    deal: int
    of: int
    clock: bool
    watching: Watching
    at: int
    """When it was last touched (milliseconds)."""
    again: bool = False
    """Whether it is for practice: it began with a deal played again."""
