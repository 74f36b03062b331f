"""Sets of cards and of actions as the bits of one whole number below 2⁶³."""

from corbillon.kernel.law import law

# The bodies here are the plain ones; ``bits_native`` overloads each for machine code.


def popcount(bits: int) -> int:
    """How many members a set has.

    >>> popcount(0b1011)
    3
    """
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty.

    >>> lowest(0b1010)
    1
    """
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The greatest member of a set that is not empty.

    >>> highest(0b1010)
    3
    """
    return bits.bit_length() - 1


def nth(bits: int, k: int) -> int:
    """The member with k smaller ones, k from 0, less than ``popcount(bits)``.

    >>> nth(0b11010, 1)
    3
    """
    for _ in range(k):
        bits &= bits - 1
    return lowest(bits)


def gathered(bits: int, mask: int) -> int:
    """The members of a set that are in a mask, each renamed to its place among the members of the mask.

    >>> bin(gathered(0b10010, 0b11010))
    '0b101'
    """
    found = place = 0
    while mask:
        least = mask & -mask
        found |= (bits & least != 0) << place
        place += 1
        mask ^= least
    return found


def scattered(bits: int, mask: int) -> int:
    """The other way round: places among the members of a mask as those members.

    >>> bin(scattered(0b101, 0b11010))
    '0b10010'
    """
    found = 0
    while mask:
        least = mask & -mask
        found |= least * (bits & 1)
        bits >>= 1
        mask ^= least
    return found


@law
def has(bits: int, member: int) -> bool:
    """Whether a set holds a member."""
    return bits >> member & 1 != 0


def members(bits: int) -> list[int]:
    """The members of a set, smallest first. For the edges: laws loop over bits.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def bits_of(members: list[int]) -> int:
    """The set of some members. For the edges, as ``members``."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits
