"""What a seat witnesses: the events of a match as it may know them, in the order in which they happen."""

from corbillon.witness.watch import Watch

__all__ = ["Watch"]
