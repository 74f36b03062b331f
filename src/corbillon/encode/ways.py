"""The ways in which a field of a view stands in an observation, each with its way back.

An observation is written for the seat that looks: other seats are told by how far they sit after it, itself first.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from corbillon.kernel.cards import NO_CARD, PACK, RANKS, SUIT
from corbillon.kernel.law import law

NOBODY = -1
SUITS = 4


class Way(IntEnum):
    """How a field is written; ``count`` is that of its part."""

    NUMBERS = 0
    """``count`` numbers, as they are."""
    NUMBER_OF_EACH = 1
    """A number of each seat."""
    CARDS = 2
    """For each card of the lowest ``count`` ranks, suit after suit, whether it belongs to a set."""
    CARDS_OF_EACH = 3
    """A set of cards of each seat."""
    CARD = 4
    """1 at a card, nothing where there is none."""
    SUITED = 5
    """For each suit, whether a set has its cards."""
    CHOICE = 6
    """1 at one of ``count`` values, counted from 0."""
    SEAT = 7
    """1 at a seat, nothing where it is nobody."""
    SEATS = 8
    """For each seat, whether it belongs to a set."""
    BITS = 9
    """The ``count`` bits of a number, the lowest first."""
    BITS_OF_EACH = 10
    """The bits of a number of each seat."""
    TAKERS = 11
    """For each of ``count`` tricks 1 at the seat that took it, nothing before."""


NUMBERS, NUMBER_OF_EACH, CARDS, CARDS_OF_EACH, CARD, SUITED, CHOICE, SEAT, SEATS, BITS, BITS_OF_EACH, TAKERS = map(
    int, Way
)
OF_EACH = (NUMBER_OF_EACH, CARDS_OF_EACH, BITS_OF_EACH)


def length(way: int, count: int, seats: int) -> int:
    """How many entries a part takes."""
    if way in (NUMBERS, CHOICE, BITS):
        return count
    if way in (CARDS, CARDS_OF_EACH):
        return SUITS * count * (seats if way == CARDS_OF_EACH else 1)
    if way == CARD:
        return PACK
    if way == SUITED:
        return SUITS
    if way in (SEAT, SEATS, NUMBER_OF_EACH):
        return seats
    return count * seats


@law
def write_part(
    words: Any, way: int, at: int, count: int, seat: int, seats: int, tricks: int, out: Any, to: int
) -> None:
    """Write the words from ``at`` on into an observation that is nothing but zeros, from ``to`` on."""
    if way == NUMBERS:
        for k in range(count):
            out[to + k] = words[at + k]
    elif way == NUMBER_OF_EACH:
        for k in range(seats):
            out[to + k] = words[at + _after(seat, k, seats)]
    elif way == CARDS:
        write_cards(words[at], count, out, to)
    elif way == CARDS_OF_EACH:
        for k in range(seats):
            write_cards(words[at + _after(seat, k, seats)], count, out, to + SUITS * count * k)
    elif way == CARD:
        if words[at] >= 0:
            out[to + words[at]] = 1
    elif way == SUITED:
        for k in range(SUITS):
            out[to + k] = words[at] >> RANKS * k & 1
    elif way == CHOICE:
        out[to + words[at]] = 1
    elif way == SEAT:
        write_seat(words[at], seat, seats, out, to)
    elif way == SEATS:
        for k in range(seats):
            out[to + k] = words[at] >> _after(seat, k, seats) & 1
    elif way == BITS:
        write_bits(words[at], count, out, to)
    elif way == BITS_OF_EACH:
        for k in range(seats):
            write_bits(words[at + _after(seat, k, seats)], count, out, to + count * k)
    elif way == TAKERS:
        for k in range(tricks):
            write_seat(words[at + k], seat, seats, out, to + seats * k)


@law
def _after(seat: int, k: int, seats: int) -> int:
    """The seat that sits so many places after another."""
    other = seat + k
    return other if other < seats else other - seats


@law
def distance(seat: int, other: int, seats: int) -> int:
    """How many places after a seat another sits."""
    steps = other - seat
    return steps if steps >= 0 else steps + seats


@law
def write_seat(other: int, seat: int, seats: int, out: Any, to: int) -> None:
    """1 at a seat, if it is one."""
    if other >= 0:
        out[to + distance(seat, other, seats)] = 1


@law
def write_bits(word: int, count: int, out: Any, to: int) -> None:
    """The lowest bits of a word."""
    for k in range(count):
        out[to + k] = word >> k & 1


@law
def write_cards(cards: int, ranks: int, out: Any, to: int) -> None:
    """Which cards of the lowest ranks belong to a set."""
    if ranks == RANKS:
        write_bits(cards, PACK, out, to)
        return
    for suit in range(SUITS):
        write_bits(cards >> RANKS * suit, ranks, out, to + ranks * suit)


def read_part(way: int, count: int, seat: int, seats: int, values: Sequence[int]) -> list[int]:
    """The words that were written so: of every seat from seat 0 on, or as many as there are."""
    if way in OF_EACH:
        each = len(values) // seats
        own_first = [values[each * k : each * (k + 1)] for k in range(seats)]
        return [_read_one(way, count, own_first[distance(seat, other, seats)]) for other in range(seats)]
    if way == NUMBERS:
        return list(values)
    if way == TAKERS:
        taken = [values[seats * k : seats * (k + 1)] for k in range(count)]
        return [_seat_of(one, seat, seats) if any(one) else 0 for one in taken]
    if way == SEAT:
        return [_seat_of(values, seat, seats)]
    if way == SEATS:
        return [sum(1 << _after(seat, k, seats) for k in range(seats) if values[k])]
    return [_read_one(way, count, values)]


def _read_one(way: int, count: int, values: Sequence[int]) -> int:
    if way in (CARDS, CARDS_OF_EACH):
        return sum(1 << RANKS * (k // count) + k % count for k, held in enumerate(values) if held)
    if way in (BITS, BITS_OF_EACH):
        return sum(1 << k for k, one in enumerate(values) if one)
    if way == SUITED:
        return sum(SUIT << RANKS * k for k, has in enumerate(values) if has)
    if way == CARD:
        return values.index(1) if any(values) else NO_CARD
    if way == CHOICE:
        return values.index(1)
    return values[0]


def _seat_of(values: Sequence[int], seat: int, seats: int) -> int:
    return _after(seat, values.index(1), seats) if any(values) else NOBODY
