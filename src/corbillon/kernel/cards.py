"""Cards as whole numbers, hands as bit sets.

A card is ``13 * suit + rank``; the rank counts from the weakest of the game's own order of strength, so that within a
suit the greater number wins. Suits are S H D C as in the record.
"""

from corbillon.kernel.law import law

SUITS = "SHDC"
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
RANKS = 13
PACK = 52
SUIT = (1 << RANKS) - 1
"""The cards of the first suit."""
RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four cards of the weakest rank."""
NO_CARD = -1


@law
def rank(card: int) -> int:
    """Place of a card in its suit, 0 the weakest."""
    return card - RANKS * suit(card)


@law
def suit(card: int) -> int:
    """Suit of a card, 0 to 3."""
    return card * 79 >> 10  # divides by 13 for every card of 52, and costs a third of a division


@law
def of_suit(suit: int) -> int:
    """All the cards of a suit."""
    return SUIT << RANKS * suit


@law
def of_rank(rank: int) -> int:
    """All the cards of a rank."""
    return RANK << rank


def parse_card(text: str, order: str) -> int:
    """Read a card as the record writes it, given the game's ranks from weakest to strongest.

    >>> parse_card("TD", "A23456789TJQK")
    35

    :raises ValueError: when the text is no card.
    """
    if len(text) == 2 and text[0] in order and text[1] in SUITS:
        return RANKS * SUITS.index(text[1]) + order.index(text[0])
    raise ValueError(f"{text!r} is not a card")


def card_name(card: int, order: str) -> str:
    """Write a card as the record does.

    >>> card_name(35, "A23456789TJQK")
    'TD'
    """
    return order[card % RANKS] + SUITS[card // RANKS]
