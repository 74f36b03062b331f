"""The switches of Nain jaune, each in the article where the books differ or the book is silent."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from corbillon.kernel.rules import JSON, Flag, Numbers, Words, size, switch

RUIN = 0
"""``end``: no number of rounds is agreed, only a ruin ends the match."""
MOST_ROUNDS = 1_000_000


class BoardCards(IntEnum):
    CLASSIC = 0
    QH_KS = 1


class Opener(IntEnum):
    DEALERS_NEIGHBOUR = 0
    DEALER = 1


class FirstCard(IntEnum):
    FREE = 0
    LOWEST = 1


class Passing(IntEnum):
    SEED = 0
    FREE = 1
    FORCED = 2


class Restart(IntEnum):
    FREE = 0
    SKIP_MISSING = 1


class Announce(IntEnum):
    EXPLICIT = 0
    AUTO = 1


class ForgetPenalty(IntEnum):
    STAYS = 0
    FORGETTER_DOUBLES = 1


class Pay(IntEnum):
    POINTS = 0
    CARDS = 1
    FACES10 = 2


class HeldCard(IntEnum):
    DOUBLE_BOX = 0
    PAY_WINNER = 1


class Opera(IntEnum):
    NO_OPPONENT_CARD = 0
    OWN_FIRST_TURN = 1


class OperaPays(IntEnum):
    SINGLE = 0
    DOUBLE = 1


class Shortfall(IntEnum):
    PARTIAL = 0
    DEBT = 1


class Leftover(IntEnum):
    UNCLAIMED = 0
    SPLIT = 1


@dataclass(frozen=True)
class RuinOrRounds:
    """``"ruin"``, or ``{"rounds": 8}``."""

    def read(self, value: object) -> int:
        if value == "ruin":
            return RUIN
        if isinstance(value, dict) and list(value) == ["rounds"]:
            rounds = value["rounds"]
            if isinstance(rounds, int) and not isinstance(rounds, bool) and 1 <= rounds <= MOST_ROUNDS:
                return rounds
        raise ValueError('"ruin", or a number of rounds as {"rounds": 8}')

    def write(self, value: int) -> JSON:
        return "ruin" if value == RUIN else {"rounds": int(value)}

    def offered(self) -> tuple[JSON, ...]:
        return "ruin", {"rounds": 4}, {"rounds": 8}, {"rounds": 12}


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches, in the order of the rule book; then the size of the pack."""

    players2: int = switch(
        0,
        "N1",
        Flag(),
        {"false": "the book: «3 à 8 joueurs»", "true": "Les off du JJV, no. 144: 22 cards each, talon 8"},
    )
    board_cards: BoardCards = switch(
        BoardCards.CLASSIC,
        "N3",
        Words(BoardCards, {"QH_KS": "QH_KS"}),
        {"classic": "the book", "QH_KS": "boards of some publishers (catsatcards.com, a leaflet on doczz.fr)"},
    )
    start_jetons: int = switch(
        120,
        "N4",
        Numbers((120, 50, 100), least=50, most=120),
        {
            "120": "the book: «cinq jetons de valeur 10, 10 jetons de valeur 5 et 20 jetons de valeur 1»",
            "50": "the book: «de 50 à 120»; a short game (catsatcards.com)",
            "100": "a long game (catsatcards.com)",
            "*": "the book: «l'équivalent de 50 à 120 jetons»",
        },
    )
    stake_unit: int = switch(
        1,
        "N8",
        Numbers((1, 2, 5)),
        {"1": "the book", "*": "by agreement (authentic-antiques.com, La boutique du bois)"},
    )
    opener: Opener = switch(
        Opener.DEALERS_NEIGHBOUR,
        "N11",
        Words(Opener),
        {"dealers_neighbour": "the book: «le joueur placé à gauche du donneur»", "dealer": "nightfoxtips.com"},
    )
    first_card: FirstCard = switch(
        FirstCard.FREE,
        "N12",
        Words(FirstCard),
        {"free": "the book: «la première carte de son choix»", "lowest": "a leaflet (doczz.fr)"},
    )
    passing: Passing = switch(
        Passing.SEED,
        "N13",
        Words(Passing),
        {
            "seed": "the book: who follows goes on «s'il le souhaite», who has begun «tant qu'il le peut»",
            "free": "le-mistigri.fr: one stops when one cannot or will not go on",
            "forced": "La boutique du bois, Universalis: who can play must",
        },
    )
    restart: Restart = switch(
        Restart.FREE,
        "N16",
        Words(Restart),
        {
            "free": "the book: «une nouvelle suite par la carte de son choix»",
            "skip_missing": "regledujeu.fr, gamerules.com, Les off du JJV: with the first rank above the missing one",
        },
    )
    announce: Announce = switch(
        Announce.EXPLICIT,
        "N19",
        Words(Announce),
        {"explicit": "the book: «s'il oublie d'annoncer»", "auto": "for families and small children"},
    )
    forget_penalty: ForgetPenalty = switch(
        ForgetPenalty.STAYS,
        "N19",
        Words(ForgetPenalty),
        {"stays": "the book: «la mise est perdue pour lui et reste»", "forgetter_doubles": "nightfoxtips.com"},
    )
    pay: Pay = switch(
        Pay.POINTS,
        "N21",
        Words(Pay),
        {
            "points": "the book, named first: «autant de jetons qu'il leur reste de points»; rules of 1902",
            "cards": "the book: «autant de jetons qu'il leur reste de cartes»; rules of 1902",
            "faces10": "a publisher's leaflet (docslib.org)",
        },
    )
    held_card: HeldCard = switch(
        HeldCard.DOUBLE_BOX,
        "N22",
        Words(HeldCard),
        {"double_box": "the book: «il doit doubler la mise»", "pay_winner": "the telephone game of Valiprod"},
    )
    opera: Opera = switch(
        Opera.NO_OPPONENT_CARD,
        "N24",
        Words(Opera),
        {
            "no_opponent_card": "the book: «au premier tour», as adpoker.fr, Alleau 1964 and the rules of 1760 have it",
            "own_first_turn": "Universalis, the telephone game of Valiprod: all at one go, whoever laid before",
        },
    )
    opera_pays: OperaPays = switch(
        OperaPays.SINGLE, "N24", Words(OperaPays), {"single": "the book", "double": "the rules of 1760"}
    )
    shortfall: Shortfall = switch(
        Shortfall.PARTIAL,
        "N28",
        Words(Shortfall),
        {"partial": "the book is silent; le-mistigri.fr", "debt": "the book is silent; house rule"},
    )
    leftover: Leftover = switch(
        Leftover.UNCLAIMED,
        "N29",
        Words(Leftover),
        {"unclaimed": "the book: «celui qui a le plus de jetons»", "split": "house rule"},
    )
    end: int = switch(
        RUIN,
        "N30",
        RuinOrRounds(),
        {"ruin": "the book: «ne peut plus miser les 15 jetons»", "*": "the book: «un nombre de tours de jeu»"},
    )
    ranks: int = size(13, "N2", range(1, 14))


PRESETS: Mapping[str, Mapping[str, JSON]] = {
    "seed": {},
    "family": {"announce": "auto", "pay": "cards"},
    "leaflet": {"first_card": "lowest", "board_cards": "QH_KS"},
}


def clash(rules: Rules) -> str | None:
    """Every switch goes with every other."""
    return None
