"""What an observation of Nain jaune is made of."""

from corbillon.encode.layout import Layout, Part, Plays
from corbillon.encode.ways import Way
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.table import BOXES, FIRST_BOX, LAID, SETTLED, STOP
from corbillon.games.nain_jaune.views import View
from corbillon.kernel.cards import RANKS
from corbillon.kernel.law import law


@law
def laid_by(view: View, ply: int) -> int:
    """The seat that laid a card."""
    return view.players[ply]


def layout(seats: int) -> Layout:
    """The layout for so many seats; on each card that is laid its player may stop, and every other one pass."""
    parts = (
        Part("seat", Way.CHOICE, "the seat that looks", seats),
        Part("hand", Way.CARDS, "own hand", RANKS),
        Part("deal", Way.NUMBERS, "the number of the deal, from 1"),
        Part("dealer", Way.SEAT, "the dealer; after the deal the next one"),
        Part("accounts", Way.NUMBER_OF_EACH, "the chips of each seat"),
        Part("accounts", Way.NUMBERS, "the chips in the boxes 10, Jack, Queen, King and 7♦", BOXES, FIRST_BOX),
        Part("match_over", Way.NUMBERS, "whether the match is over"),
        Part("phase", Way.CHOICE, "opening, going on, asked, settled", SETTLED + 1),
        Part("turn", Way.SEAT, "whose turn it is"),
        Part("sizes", Way.NUMBER_OF_EACH, "the cards in each hand"),
        Part("left", Way.CARDS_OF_EACH, "the cards left to each, once all is settled", RANKS),
        Part("wanted", Way.CARDS, "the cards that may go on", RANKS),
        Part("last", Way.SEAT, "who laid the last card"),
        Part("taken", Way.BITS, "the boxes that were taken", BOXES),
        Part("forgotten", Way.BITS, "the boxes whose card was laid without a word (N19)", BOXES),
        Part("doubled", Way.BITS, "the boxes that were doubled", BOXES),
        Part("short", Way.SEATS, "who could not pay all that he owed"),
        Part("opera", Way.NUMBERS, "whether the deal was won by an opéra (N24)"),
    )
    return Layout(NAIN_JAUNE, seats, parts, Plays(laid_by, openings=True), STOP + 1, LAID * (seats + 1))
