"""Chance: one generator, one text, the same stream in both forms.

xoshiro128++ (Blackman and Vigna, public domain): four 32-bit words, kept in whole numbers of 64 bits so that nothing
overflows. There is no global generator: whoever draws is handed his chance.
"""

from typing import Any

from corbillon.kernel.bits import nth, popcount
from corbillon.kernel.law import law, native

Chance = list[int]
"""Four words: a list of whole numbers, or an int64 array of four."""

WORD = 0xFFFFFFFF
ALWAYS = 1024
"""Probabilities are counted in 1024ths."""


@law
def draw(chance: Chance) -> int:
    """The next 32 random bits."""
    s0 = chance[0]
    s1 = chance[1]
    s2 = chance[2]
    s3 = chance[3]
    mixed = (s0 + s3) & WORD
    result = ((((mixed << 7) | (mixed >> 25)) & WORD) + s0) & WORD
    shifted = (s1 << 9) & WORD
    s2 ^= s0
    s3 ^= s1
    chance[0] = s0 ^ s3
    chance[1] = s1 ^ s2
    chance[2] = s2 ^ shifted
    chance[3] = ((s3 << 11) | (s3 >> 21)) & WORD
    return result


@law
def below(chance: Chance, n: int) -> int:
    """A random whole number from 0 to n − 1, 1 ≤ n ≤ 2¹⁶."""
    return (draw(chance) * n) >> 32


@law
def happens(chance: Chance, share: int) -> bool:
    """Whether something comes about that does so ``share`` times of ``ALWAYS``; what never does takes no chance."""
    return share != 0 and draw(chance) >> 22 < share


@law
def one_of(members: int, chance: Chance) -> int:
    """One of the members of a set, each as likely as the others."""
    return nth(members, below(chance, popcount(members)))


@law
def scramble(word: int) -> int:
    """A well-mixed 32-bit word from a 32-bit word (the finaliser of MurmurHash3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@law
def sow(chance: Chance, seed: int, number: int) -> None:
    """Start the stream of (seed, number): deal 7 of seed 3 is the same deal on any worker, in any order."""
    high = scramble((seed >> 32) & WORD)
    word = scramble((seed & WORD) ^ high)
    word = scramble(word ^ (number & WORD))
    word = scramble(word ^ ((number >> 32) & WORD))
    for k in range(4):
        word = (word + 0x9E3779B9) & WORD
        chance[k] = scramble(word) | (k == 0)


@law
def shuffle(pack: list[int], size: int, chance: Chance) -> None:
    """Put the first ``size`` cards of a pack into random order, two cards a draw (bias below 2⁻²⁰)."""
    last = size - 1
    while last > 1:
        bits = draw(chance) * (last + 1)
        other = bits >> 32
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card
        other = ((bits & WORD) * last) >> 32
        last -= 1
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card
        last -= 1
    if last == 1:
        other = below(chance, 2)
        card = pack[1]
        pack[1] = pack[other]
        pack[other] = card


def seeded(seed: int, number: int = 0) -> Chance:
    """A chance of its own for (seed, number), as a list: for Python."""
    chance = [0, 0, 0, 0]
    sow(chance, seed, number)
    return chance


def for_drivers(values: list[int]) -> Any:
    """A list of whole numbers (a chance, a pack) in the form that drivers take."""
    if not native():
        return values
    import numpy

    return numpy.array(values, dtype=numpy.int64)
