"""Transfers told together: the same amount by the same article from everybody, or to everybody, is one payment."""

from collections.abc import Sequence

from corbillon.match import Transfer
from corbillon.witness.events import Paid


def told_together(transfers: Sequence[Transfer], seats: int, first: int) -> list[Paid]:
    """The transfers of one event as payments, numbered from ``first``."""
    payments: list[Paid] = []
    done: set[int] = set()
    for index in range(len(transfers)):
        if index in done:
            continue
        kind, fellows = _fellows(transfers, index, seats, done)
        done.update(fellows)
        payments.append(Paid(first + len(payments), kind, tuple(transfers[k] for k in fellows)))  # type: ignore[arg-type]
    return payments


def _fellows(transfers: Sequence[Transfer], index: int, seats: int, done: set[int]) -> tuple[str, list[int]]:
    """The kind of payment that a transfer belongs to, and the places of its transfers."""
    of = transfers[index]
    alike = [
        k
        for k, other in enumerate(transfers)
        if k not in done
        and (other.clause, other.amount, other.card, str(other.arithmetic))
        == (of.clause, of.amount, of.card, str(of.arithmetic))
    ]
    everybody = set(range(seats))
    if isinstance(of.target, str):
        same = [k for k in alike if transfers[k].target == of.target]
        if _is_all(transfers, same, everybody, "source"):
            return "each-in", same
    else:
        same = [k for k in alike if transfers[k].target == of.target and isinstance(transfers[k].source, int)]
        if _is_all(transfers, same, everybody - {of.target}, "source"):
            return "each-other", same
    same = [k for k in alike if transfers[k].source == of.source]
    if isinstance(of.source, str) and _is_all(transfers, same, everybody, "target"):
        return "each-out", same
    return "one", [index]


def _is_all(transfers: Sequence[Transfer], places: list[int], seats: set[int], side: str) -> bool:
    """Whether these transfers are one from (or to) each of these seats."""
    accounts = [getattr(transfers[k], side) for k in places]
    return len(seats) > 1 and len(accounts) == len(seats) and set(accounts) == seats
