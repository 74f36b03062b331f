"""The seats of a table: who has them, and what is theirs besides cards and chips."""

from dataclasses import dataclass


@dataclass(slots=True)
class Place:
    """A seat: a guest's, or a bot's while nobody has it."""

    guest: str | None = None
    name: str | None = None
    covered: bool = False
    """Whether a bot plays for its absent player."""
    ready: bool = False
    contribution: str = ""
    shows: bool = False
    bank: int = 0
    """Milliseconds left in the bank."""
    strikes: int = 0
    """How often in a row its time has run out."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot acts here now."""
        return self.guest is None or self.covered

    def empty(self, bank: int) -> None:
        """Nobody has the seat any more."""
        self.guest = self.name = None
        self.covered = self.shows = False
        self.bank, self.strikes = bank, 0
