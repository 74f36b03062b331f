"""The shuffle that belongs to nobody: the pack as a published function of a secret committed to beforehand and of what
every seat throws in.

``docs/shuffle.md`` says the same in words, so exactly that it can be written in any language.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

SECRET_BYTES = 32
"""The length of a secret."""

SEED_BITS = 53
"""A bot's seed is a whole number that any language holds exactly."""

WORDS = 1 << 32
"""How many different words the stream may bring."""


def secret_of(master: bytes, deal: int) -> bytes:
    """The secret of a deal; whoever knows it learns nothing of another deal's."""
    return hmac.digest(master, b"corbillon/deal/" + str(deal).encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is published before anybody contributes; only the secret itself opens it."""
    return hashlib.sha256(b"corbillon/commitment/" + secret).hexdigest()


def shuffled(pack: Sequence[int], secret: bytes, contributions: Sequence[bytes]) -> list[int]:
    """The pack in the order in which it is dealt; one contribution a seat in seat order, empty where it gave none.

    >>> shuffled(range(8), bytes(32), [b"heads", b"", b"tails"])
    [2, 6, 0, 4, 3, 5, 1, 7]
    """
    cards = list(pack)
    words = _words(_key(secret, contributions))
    for last in range(len(cards) - 1, 0, -1):
        other = _below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def bot_seed(secret: bytes, seat: int) -> int:
    """The seed of the bot at a seat in this deal."""
    digest = hashlib.sha256(b"corbillon/bot/" + secret + seat.to_bytes(4, "big")).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS


def _key(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    digest = hashlib.sha256(b"corbillon/shuffle/1" + secret)
    for contribution in contributions:
        digest.update(len(contribution).to_bytes(4, "big") + contribution)
    return digest.digest()


def _words(key: bytes) -> Iterator[int]:
    """The stream of a key: endless words of 32 bits."""
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, len(block), 4))
        counter += 1


def _below(words: Iterator[int], n: int) -> int:
    """A whole number from 0 to n − 1, each exactly as likely; a word past the last full range is refused."""
    limit = WORDS - WORDS % n
    return next(word for word in words if word < limit) % n
