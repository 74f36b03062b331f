"""What an observation of Zinzolin is made of."""

from corbillon.encode.layout import Layout, Part, Plays
from corbillon.encode.tricks import by_leaders
from corbillon.encode.ways import Way
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.table import DONE, POTS, SEATS, SETTLED, SHOWN_RANKS, TRICKS
from corbillon.kernel.cards import RANKS

PARTS = (
    Part("seat", Way.CHOICE, "the seat that looks", SEATS),
    Part("hand", Way.CARDS, "own hand", RANKS),
    Part("discard", Way.CARD, "the card that this seat put aside (Z20)"),
    Part("drawn", Way.CARD, "the card that it drew"),
    Part("offered", Way.CARD, "the card that it was shown and left (Z21)"),
    Part("deal", Way.NUMBERS, "the number of the deal, from 1"),
    Part("dealer", Way.SEAT, "the dealer; after the deal the next one"),
    Part("accounts", Way.NUMBER_OF_EACH, "the jetons of each seat"),
    Part("accounts", Way.NUMBERS, "the jetons in the basket and in the Rocambole", len(POTS), SEATS),
    Part("match_over", Way.NUMBERS, "whether the match is over"),
    Part("put_in", Way.NUMBER_OF_EACH, "what each has put into the Rocambole as dealer (Z52)"),
    Part("last_basket_winner", Way.SEAT, "who won the basket last"),
    Part("phase", Way.CHOICE, "exchange, show, play, settled", SETTLED + 1),
    Part("turn", Way.SEAT, "whose turn it is"),
    Part("fiches", Way.NUMBERS, "the fiches that a stake counts"),
    Part("stake", Way.NUMBERS, "1 in a single round, 2 in a double one (Z49)"),
    Part("sizes", Way.NUMBER_OF_EACH, "the cards in each hand"),
    Part("exchanged", Way.NUMBER_OF_EACH, "whether each has exchanged a card"),
    Part("shown", Way.CARDS_OF_EACH, "the aces, twos and threes that each has shown (Z22)", SHOWN_RANKS),
    Part("leader", Way.SEAT, "who leads the trick"),
    Part("led", Way.SUITED, "the suit led; all four where any may be led"),
    Part("trick", Way.CARDS, "the cards of the trick that lies", RANKS),
    Part("takers", Way.TAKERS, "who took each trick", TRICKS),
    Part("taken", Way.BITS_OF_EACH, "the tricks that each has taken", TRICKS),
    Part("first_equinox", Way.SEAT, "who won the first Equinox (Z39)"),
    Part("second_equinox", Way.SEAT, "who won the second (Z42)"),
    Part("basket_winner", Way.SEAT, "who won the basket in this deal"),
)

DECISIONS = SEATS * (1 + SHOWN_RANKS + 1 + TRICKS)
"""A card is exchanged or not, each combination shown, the end of it told, and a card played to each trick."""


def layout(seats: int) -> Layout:
    """The layout; there are four seats."""
    return Layout(ZINZOLIN, seats, PARTS, Plays(by_leaders(SETTLED)), DONE + 1, DECISIONS)
