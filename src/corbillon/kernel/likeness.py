"""Cards that make no difference: between two neighbours of one hand no other card is left that could come."""

from corbillon.kernel.bits import gathered, scattered
from corbillon.kernel.law import law

HANDS = 4
"""So many words tell where the cards of four hands are."""


@law
def lowest_of_each(own: int, others: int, singular: int) -> int:
    """Of neighbours among the cards left only the lowest; singular cards are like no other.

    Of every suit the lowest card or the highest must be singular: so suits are kept apart.
    """
    left = own | others | singular
    places = gathered(own & ~singular, left)
    return scattered(places & ~(places << 1), left) | own & singular


@law
def write_hands(hands: list[int], singular: int, key: list[int]) -> None:
    """Four hands as far as the order of the cards left goes; the singular cards keep their names."""
    held = hands[0] | hands[1] | hands[2] | hands[3]
    left = held | singular
    key[0] = gathered(hands[1] | hands[3], left)
    key[1] = gathered(hands[2] | hands[3], left)
    key[2] = gathered(held, left)
    key[3] = gathered(singular, left)
