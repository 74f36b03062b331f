"""Members of a mask renamed to their places in it, and back: by meaning, and every machine form as the plain one."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from corbillon.kernel import bits
from corbillon.kernel.chance import for_drivers
from corbillon.kernel.law import driver, native

sets = st.integers(min_value=0, max_value=(1 << 63) - 1)


@given(sets, sets)
def test_members_are_renamed_to_their_places(word: int, mask: int) -> None:
    places = [k for k, member in enumerate(bits.members(mask)) if word >> member & 1]
    assert bits.members(bits.gathered(word, mask)) == places
    assert bits.scattered(bits.gathered(word, mask), mask) == word & mask


@driver
def all_at_once(words: Any, masks: Any, answers: Any) -> None:
    for k in range(len(words)):
        answers[2 * k] = bits.gathered(words[k], masks[k])
        answers[2 * k + 1] = bits.scattered(words[k], masks[k])


def drawn(count: int) -> list[tuple[int, int]]:
    choice = random.Random(2)
    return [tuple(choice.getrandbits(choice.randrange(1, 64)) for _ in range(2)) for _ in range(count)]  # type: ignore[misc]


def test_compiled_masks_answer_as_the_plain_ones() -> None:
    pairs = drawn(2_000)
    answers = for_drivers([0] * 2 * len(pairs))
    all_at_once(for_drivers([word for word, _ in pairs]), for_drivers([mask for _, mask in pairs]), answers)
    plain = [f(word, mask) for word, mask in pairs for f in (bits.gathered, bits.scattered)]
    assert list(answers) == plain


def test_masks_without_the_processors_help_are_the_same() -> None:
    if not native():
        return
    from corbillon.kernel.bits_native import gathered_one_by_one, scattered_one_by_one

    for word, mask in drawn(300):
        assert gathered_one_by_one(word, mask) == bits.gathered(word, mask)
        assert scattered_one_by_one(word, mask) == bits.scattered(word, mask)
