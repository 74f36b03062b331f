"""How often: every guest and every address has a share of each kind of request, and no more.

A share is told by one number, when the next request would be on time (the «generic cell rate algorithm»): it lets
``burst`` requests through at once and then one each ``period`` seconds, as a moving window would, and keeps no list.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from corbillon.server.refusals import Refused

SWEEP = 20_000
"""How many shares are remembered before those are forgotten that are whole again."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many requests at once, then one each ``period`` seconds."""

    burst: int
    period: float


@dataclass(frozen=True, slots=True)
class Rate:
    """The share of a guest, and that of an address, which many guests may have in common."""

    guest: Share
    address: Share


RATES: Mapping[str, Rate] = {
    "play": Rate(Share(80, 0.1), Share(2000, 0.005)),
    "read": Rate(Share(200, 0.1), Share(2000, 0.01)),
    "walk": Rate(Share(60, 0.5), Share(300, 0.1)),
    "think": Rate(Share(40, 1), Share(120, 0.25)),
    "stream": Rate(Share(40, 1), Share(300, 0.2)),
    "open": Rate(Share(10, 30), Share(60, 5)),
    "keep": Rate(Share(60, 10), Share(180, 3)),
    "name": Rate(Share(10, 6), Share(60, 1)),
}
"""Generous where one plays, tight where something is kept. «walk» opens a finished deal, which is replayed
for it; «think» asks for a hint or a review."""


@dataclass(slots=True)
class Limits:
    """The shares that are in use."""

    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    clock: Callable[[], float] = time.monotonic
    _due: dict[tuple[str, str], float] = field(default_factory=dict)

    def count(self, kind: str, guest: str, address: str | None) -> None:
        """Count a request of a guest from an address; None for this machine itself, which has no share.

        :raises Refused: ``too_many``; the request is not counted.
        """
        rate = self.rates[kind]
        now = self.clock()
        if address is not None:
            self._take(kind, address, rate.address, now)
        self._take(kind, guest, rate.guest, now)
        if len(self._due) > SWEEP:
            self._due = {key: due for key, due in self._due.items() if due > now}

    def _take(self, kind: str, who: str, share: Share, now: float) -> None:
        key = (kind, who)
        due = max(self._due.get(key, now), now)
        wait = due - now - (share.burst - 1) * share.period
        if wait > 1e-9:
            raise Refused("too_many", f"too many requests of the kind «{kind}»; wait {wait:.1f} s")
        self._due[key] = due + share.period
