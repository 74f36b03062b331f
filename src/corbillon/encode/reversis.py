"""What an observation of Reversis is made of."""

from corbillon.encode.layout import Layout, Part, Plays
from corbillon.encode.tricks import by_leaders
from corbillon.encode.ways import Way
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.table import POTS, SEATS, SETTLED, SILENT, TRICKS
from corbillon.kernel.cards import RANKS

PARTS = (
    Part("seat", Way.CHOICE, "the seat that looks", SEATS),
    Part("hand", Way.CARDS, "own hand", RANKS),
    Part("discard", Way.CARD, "the card that this seat put aside"),
    Part("drawn", Way.CARD, "the card that it drew"),
    Part("offered", Way.CARD, "the card that it was shown and left"),
    Part("holds_espagnolette", Way.NUMBERS, "whether it holds the espagnolette"),
    Part("has_right", Way.NUMBERS, "whether it has its right"),
    Part("has_used", Way.NUMBERS, "whether it has used it"),
    Part("deal", Way.NUMBERS, "the number of the deal, from 1"),
    Part("dealer", Way.SEAT, "the dealer; after the deal the next one"),
    Part("accounts", Way.NUMBER_OF_EACH, "the jetons of each seat"),
    Part("accounts", Way.NUMBERS, "the jetons in the basket", len(POTS), SEATS),
    Part("match_over", Way.NUMBERS, "whether the match is over"),
    Part("last_winner", Way.SEAT, "who won the partie last"),
    Part("phase", Way.CHOICE, "exchange, play, declare, settled", SETTLED + 1),
    Part("turn", Way.SEAT, "whose turn it is"),
    Part("sizes", Way.NUMBER_OF_EACH, "the cards in each hand"),
    Part("exchanged", Way.NUMBER_OF_EACH, "whether each has exchanged a card"),
    Part("announced", Way.SEAT, "who has announced the espagnolette"),
    Part("leader", Way.SEAT, "who leads the trick"),
    Part("led", Way.SUITED, "the suit led; all four where any may be led"),
    Part("trick", Way.CARDS, "the cards of the trick that lies", RANKS),
    Part("takers", Way.TAKERS, "who took each trick", TRICKS),
    Part("points", Way.NUMBER_OF_EACH, "the points that each has taken (R3)"),
    Part("undertaker", Way.SEAT, "who has undertaken the reversis"),
    Part("four_cards", Way.CARDS, "the four cards set aside, once all is settled", RANKS),
)

DECISIONS = SEATS * (1 + TRICKS) + 1
"""A card is exchanged or not and one played to each trick; and who has taken nine tricks speaks or is silent."""


def layout(seats: int) -> Layout:
    """The layout; there are four seats."""
    return Layout(REVERSIS, seats, PARTS, Plays(by_leaders(SETTLED)), SILENT + 1, DECISIONS)
