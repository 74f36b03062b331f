"""The arithmetic of a payment, told: «3 (three of spades) × 2 (double round)».

A game explains each of its payments as such an expression; a figure bears the name of what it counts. Names are ids of
messages with their arguments; the interface has the words. ``str`` gives the bare arithmetic.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Figure:
    """A number and what it counts."""

    value: int
    name: str = ""
    about: Mapping[str, str | int] = field(default_factory=dict)

    def result(self) -> int:
        """The figure itself."""
        return self.value

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class Sum:
    """Terms added, multiplied, divided (rounded down), or the least of them."""

    sign: Literal["+", "×", "÷", "min", "−"]
    terms: tuple["Expression", ...]

    def result(self) -> int:
        """What the whole comes to."""
        first, *rest = (term.result() for term in self.terms)
        for value in rest:
            match self.sign:
                case "+":
                    first += value
                case "−":
                    first -= value
                case "×":
                    first *= value
                case "÷":
                    first //= value
                case "min":
                    first = min(first, value)
        return first

    def __str__(self) -> str:
        parts = [f"({term})" if isinstance(term, Sum) and term.sign != "min" else str(term) for term in self.terms]
        return f"min({', '.join(parts)})" if self.sign == "min" else f" {self.sign} ".join(parts)


Expression = Figure | Sum
"""How an amount comes about: a figure, or figures and sums put together."""


def plus(*terms: Expression) -> Expression:
    """A sum; a single term is itself."""
    return terms[0] if len(terms) == 1 else Sum("+", terms)


def times(*factors: Expression) -> Expression:
    """A product; factors of 1 without a name are left out."""
    kept = tuple(
        factor for factor in factors if not (isinstance(factor, Figure) and factor.value == 1 and not factor.name)
    )
    return kept[0] if len(kept) == 1 else Sum("×", kept or factors[:1])
