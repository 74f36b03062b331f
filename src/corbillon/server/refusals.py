"""Refusals: codes with what, the value, where. Whoever is refused has changed nothing."""

from corbillon.server.protocol.faces import Refusal


class Refused(Exception):
    """A command or a request was refused."""

    def __init__(self, code: str, message: str, clause: str | None = None, seq: int | None = None) -> None:
        super().__init__(message)
        self.refusal = Refusal(code, message, clause, seq)

    @property
    def code(self) -> str:
        """Which refusal it is."""
        return self.refusal.code
