"""Bit sets: the plain functions against their meaning, and every machine form against the plain ones."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from corbillon.kernel import bits
from corbillon.kernel.chance import for_drivers
from corbillon.kernel.law import driver, native

sets = st.integers(min_value=1, max_value=(1 << 63) - 1)


@given(sets)
def test_members_are_counted_and_found(word: int) -> None:
    members = bits.members(word)
    assert members == [k for k in range(63) if word >> k & 1]
    assert bits.popcount(word) == len(members)
    assert bits.lowest(word) == members[0]
    assert bits.highest(word) == members[-1]
    assert [bits.nth(word, k) for k in range(len(members))] == members
    assert bits.bits_of(members) == word
    assert all(bits.has(word, k) == (k in members) for k in range(63))


@driver
def all_at_once(words: Any, ranks: Any, answers: Any) -> None:
    for k in range(len(words)):
        answers[4 * k] = bits.popcount(words[k])
        answers[4 * k + 1] = bits.lowest(words[k])
        answers[4 * k + 2] = bits.highest(words[k])
        answers[4 * k + 3] = bits.nth(words[k], ranks[k])


def test_compiled_bits_answer_as_the_plain_ones() -> None:
    choice = random.Random(1)
    words = [choice.getrandbits(choice.randrange(1, 64)) | 1 << choice.randrange(63) for _ in range(2_000)]
    ranks = [choice.randrange(word.bit_count()) for word in words]
    answers = for_drivers([0] * 4 * len(words))
    all_at_once(for_drivers(words), for_drivers(ranks), answers)
    expected = []
    for word, rank in zip(words, ranks, strict=True):
        expected += [bits.popcount(word), bits.lowest(word), bits.highest(word), bits.nth(word, rank)]
    assert list(answers) == expected


def test_selection_without_the_processors_help_is_the_same() -> None:
    if not native():
        return
    from corbillon.kernel.bits_native import halved

    choice = random.Random(2)
    for _ in range(500):
        word = choice.getrandbits(63) | 1
        k = choice.randrange(word.bit_count())
        assert halved(word, k) == bits.nth(word, k)
