"""What can be wrong with a record or an action: one class, with a code that programs can act on."""

from dataclasses import dataclass
from typing import Literal

Code = Literal[
    "bad_format",
    "bad_deal",
    "bad_rule",
    "bad_card",
    "not_in_hand",
    "must_follow",
    "not_in_sequence",
    "not_now",
    "not_declarable",
    "deal_over",
]


@dataclass
class RecordError(Exception):
    """A record, or an action, that breaks the format or the rules.

    ``deal`` counts within the match, ``action`` is the index in that deal's list from 0; each is None where the fault
    lies in no deal or in no action.
    """

    code: Code
    message: str
    deal: int | None = None
    action: int | None = None
    clause: str | None = None

    def __str__(self) -> str:
        where = [f"deal {self.deal}"] if self.deal is not None else []
        where += [f"action {self.action}"] if self.action is not None else []
        article = f" ({self.clause})" if self.clause else ""
        return f"{', '.join(where)}{': ' if where else ''}{self.message}{article}"

    def answer(self) -> dict[str, object]:
        """The error as the record format answers it."""
        return {
            "error": {
                "code": self.code,
                "deal": self.deal,
                "action": self.action,
                "clause": self.clause,
                "message": self.message,
            }
        }
