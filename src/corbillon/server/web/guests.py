"""Guests without account: a signed cookie says who comes again; a row is kept once a guest has done something."""

import hashlib
import random
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache

from itsdangerous import BadSignature, Signer

from corbillon.server.names import clean_name, period_name
from corbillon.server.storage import Guest, Store

DAY = 86_400
LASTS = 400 * DAY
"""How long a browser keeps the cookie, at most."""
RENEWED_AFTER = 30 * DAY
FRESH = 30
"""Seconds for which a guest who was read is not read again; up to twice as many, lest all be read at once."""
REMEMBERED = 20_000
LONGEST_COOKIE = 120

_COOKIE = re.compile(r"([0-9a-f]{32})\.(\d{1,12})")


@dataclass(slots=True)
class Visitor:
    """Who asks: the guest's id, from where; ``cookie`` is what the answer sets where ``wanted`` says so."""

    id: str
    since: int
    """When the cookie was made (seconds)."""
    cookie: str | None
    address: str | None
    """None for this machine itself."""
    wanted: bool = False
    """Whether a cookie that is new, or renewed, goes out with the answer."""


@dataclass(frozen=True, slots=True)
class _Known:
    guest: Guest
    kept: bool
    until: float


class Guests:
    """Reads and makes cookies; reads and keeps guests."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._signer = Signer(key, salt="corbillon.guest", digest_method=hashlib.sha256)
        self._name = "corbillon-" + hashlib.sha256(b"name" + key.encode()).hexdigest()[:8]
        self._read = lru_cache(maxsize=REMEMBERED)(self._unsealed)
        self._known: OrderedDict[str, _Known] = OrderedDict()

    def visitor(self, cookies: str, address: str | None, secure: bool) -> Visitor:
        """Who sends these cookies: somebody known, or somebody new."""
        now = int(time.time())
        name = self._cookie_name(secure)
        for part in cookies.split(";"):
            key, _, value = part.strip().partition("=")
            found = self._read(value) if key == name and len(value) <= LONGEST_COOKIE else None
            if found:
                guest, since = found
                renewed = None if now - since < RENEWED_AFTER else self._cookie(guest, now, secure)
                return Visitor(guest, since, renewed, address)
        guest = secrets.token_hex(16)
        return Visitor(guest, now, self._cookie(guest, now, secure), address)

    async def guest(self, visitor: Visitor) -> Guest:
        """The guest as kept, or as he is before he has done anything."""
        return (await self._find(visitor)).guest

    async def keep(self, visitor: Visitor) -> Guest:
        """The guest, who does something and is kept from now on."""
        known = await self._find(visitor)
        if not known.kept:
            await self._store.keep_guest(known.guest)
            self._remember(known.guest, kept=True)
        return known.guest

    async def rename(self, visitor: Visitor, name: str) -> Guest:
        """The guest under the name that he chose; :raises Refused: ``bad_name``."""
        guest = replace(await self.guest(visitor), name=clean_name(name), chosen=True)
        await self._store.keep_guest(guest)
        self._remember(guest, kept=True)
        return guest

    async def _find(self, visitor: Visitor) -> _Known:
        known = self._known.get(visitor.id)
        if known is not None and known.until > time.monotonic():
            return known
        kept = await self._store.guest(visitor.id)
        guest = kept or Guest(visitor.id, period_name(visitor.id), False, 1000 * visitor.since)
        return self._remember(guest, kept=kept is not None)

    def _remember(self, guest: Guest, *, kept: bool) -> _Known:
        known = _Known(guest, kept, time.monotonic() + FRESH * (1 + random.random()))
        self._known[guest.id] = known
        self._known.move_to_end(guest.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def _unsealed(self, value: str) -> tuple[str, int] | None:
        try:
            text = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        found = _COOKIE.fullmatch(text)
        return (found[1], int(found[2])) if found else None

    def _cookie_name(self, secure: bool) -> str:
        """A server of another key has another name: cookies know hosts, but not ports."""
        return f"__Host-{self._name}" if secure else self._name

    def _cookie(self, guest: str, now: int, secure: bool) -> str:
        value = self._signer.sign(f"{guest}.{now}").decode()
        guarded = "; Secure" if secure else ""
        return f"{self._cookie_name(secure)}={value}; Max-Age={LASTS}; Path=/; HttpOnly; SameSite=Lax{guarded}"
