"""Who is at which table: the streams of this process, and what other processes say of theirs.

Presence is no entry: it is what is seen now. Transport (is a stream open), presence (is its page awake) and
adjudication (whose time has run out, ``room.duties``) are three clocks.
"""

from dataclasses import dataclass

from corbillon.server.protocol.faces import Presence

LEASE = 30_000
"""How long this process vouches for a stream without saying so again (milliseconds)."""
FADING = 4_000
"""A page that is loaded again is not gone: so long an ended stream counts as open."""


@dataclass(slots=True)
class _Here:
    """A guest at a table: open streams, whether the page is awake, and since when it is as it is."""

    streams: int = 0
    awake: bool = True
    since: int = 0


class Presences:
    """The guests at the tables of this process."""

    def __init__(self) -> None:
        self._here: dict[str, dict[str, _Here]] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, int]]] = {}
        self._heard: dict[str, dict[str, Presence]] = {}
        """How the guests were present when the other processes were last heard of."""

    def came(self, table: str, guest: str, now: int) -> bool:
        """A stream was opened; whether that changes how the guest is present."""
        known = self._here.setdefault(table, {}).get(guest)
        changed = known is None or not self._counts(known, now) or not known.awake
        here = self._here[table].setdefault(guest, _Here())
        here.streams += 1
        here.awake, here.since = True, now
        self._heard.setdefault(table, {})[guest] = "here"  # told at once: no news later
        return changed

    def went(self, table: str, guest: str, now: int) -> None:
        """A stream has ended."""
        here = self._here[table][guest]
        here.streams -= 1
        if not here.streams:
            here.since = now

    def wakes(self, table: str, guest: str, awake: bool, now: int) -> bool:
        """The page was shown or hidden; whether that changes anything."""
        here = self._here.get(table, {}).get(guest)
        if here is None or not here.streams or here.awake == awake:
            return False
        here.awake, here.since = awake, now
        return True

    def hear(self, table: str, others: dict[str, tuple[int, int]], now: int) -> bool:
        """What is known of the streams of all processes: until when they are vouched for, and when last seen.

        Whether anybody is present otherwise than when this was last heard.
        """
        self._elsewhere[table] = others
        before = self._heard.get(table, {})
        self._heard[table] = {guest: presence for guest, (presence, _) in self.at(table, now).items()}
        return before != self._heard[table]

    def forget(self, table: str) -> None:
        """Nobody of this process is at the table any more."""
        self._here.pop(table, None)
        self._elsewhere.pop(table, None)
        self._heard.pop(table, None)

    def tables(self) -> list[str]:
        """The tables at which somebody has a stream of this process."""
        return [table for table, guests in self._here.items() if any(here.streams for here in guests.values())]

    def streaming(self, table: str) -> list[str]:
        """The guests who have a stream of this process."""
        return [guest for guest, here in self._here.get(table, {}).items() if here.streams]

    def at(self, table: str, now: int) -> dict[str, tuple[Presence, int]]:
        """How each guest is present, and since when."""
        found: dict[str, tuple[Presence, int]] = {}
        for guest, (until, seen) in self._elsewhere.get(table, {}).items():
            found[guest] = ("here", seen) if until > now else ("gone", min(seen, now))
        for guest, here in self._here.get(table, {}).items():
            if self._counts(here, now):
                found[guest] = ("here" if here.awake else "away", here.since)
            elif found.get(guest, ("gone", 0))[0] == "gone":
                found[guest] = ("gone", here.since)
        return found

    def _counts(self, here: _Here, now: int) -> bool:
        return here.streams > 0 or now - here.since < FADING
