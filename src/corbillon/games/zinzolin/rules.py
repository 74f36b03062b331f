"""The switches of Zinzolin, each in the article where the books differ or the book is silent."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

from corbillon.kernel.rules import JSON, Numbers, Words, size, switch

NET = -1
"""``start_fiches``: everybody starts with nothing, balances are counted from there."""
NO_CAP = -1
LARGEST = 10**12
"""Numbers without a bound of their own stay within the whole numbers of a compiled table."""


class SecondEquinoxAlone(IntEnum):
    BASKET_PLUS_4 = 0
    BASKET_ONLY = 1
    NOTHING = 2


class DoubleRound(IntEnum):
    EVERYTHING = 0
    STAKES_ONLY = 1


class EndTest(IntEnum):
    BASKET_EMPTY = 0
    CONTINGENT_WON = 1


class FinalRocambole(IntEnum):
    SPLIT_ALL = 0
    LAST_BASKET_WINNER = 1
    DEALERS_TAKE_BACK = 2


class Debt(IntEnum):
    ALLOWED = 0
    RUIN_ENDS_GAME = 1


class Declare(IntEnum):
    OPTIONAL = 0
    AUTOMATIC = 1


class DeclareWhen(IntEnum):
    FIRST_TURN = 0
    OPENING_PHASE = 1


class DeclinedPeek(IntEnum):
    OFF = 0
    ON = 1


@dataclass(frozen=True)
class RoundsPlusOne:
    """``"5+1"``: so many single rounds, then the double one."""

    def read(self, value: object) -> int:
        if isinstance(value, str) and value.endswith("+1") and value[:-2].isascii() and value[:-2].isdigit():
            if len(value) <= 5 and value[:-2] == str(int(value[:-2])):
                return int(value[:-2])
        raise ValueError("single rounds and the double one, as 5+1")

    def write(self, value: int) -> JSON:
        return f"{value}+1"

    def offered(self) -> tuple[JSON, ...]:
        return "5+1", "2+1", "1+1", "0+1"


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches, in the order of the rule book; then the sizes of the pack."""

    start_fiches: int = switch(
        60,
        "Z6",
        Numbers((60, 20, 40, 100), least=0, most=LARGEST, words={"net": NET}),
        {"*": "the book names a box of fiches, not how many; of the Francion one reads «any wanted number»"},
    )
    debt: Debt = switch(
        Debt.ALLOWED,
        "Z7",
        Words(Debt),
        {"allowed": "the book is silent, and its length is fixed by rounds", "ruin_ends_game": "house rule"},
    )
    declined_peek: DeclinedPeek = switch(
        DeclinedPeek.OFF,
        "Z21",
        Words(DeclinedPeek),
        {"off": "the book: face down, under the basket", "on": "custom of Reversis (The Hague 1785, Encyclopédie)"},
    )
    declare_when: DeclareWhen = switch(
        DeclareWhen.FIRST_TURN,
        "Z26",
        Words(DeclareWhen),
        {
            "first_turn": "the book: «avant de jouer sa première carte»",
            "opening_phase": "the book: «chacun à son tour examine son jeu»",
        },
    )
    declare: Declare = switch(
        Declare.OPTIONAL,
        "Z27",
        Words(Declare),
        {"optional": "the book: «pour en être payé, il est impératif de montrer»", "automatic": "house rule"},
    )
    second_equinox_alone: SecondEquinoxAlone = switch(
        SecondEquinoxAlone.BASKET_PLUS_4,
        "Z43",
        Words(SecondEquinoxAlone),
        {
            "basket_plus_4": "the book, its sub-headings lost: «le joueur qui gagne le deuxième Équinoxe…»",
            "basket_only": "the book, reading the four jetons as due only after a first Equinox",
            "nothing": "the book, reading «n'est gagné par personne» as this case",
        },
    )
    rounds: int = switch(
        5, "Z49", RoundsPlusOne(), {"5+1": "the book: «cinq tours simples et un tour double»", "*": "a shorter game"}
    )
    double_round: DoubleRound = switch(
        DoubleRound.EVERYTHING,
        "Z50",
        Words(DoubleRound),
        {"everything": "the book: «jouer double», said of the playing", "stakes_only": "the book: «tour double»"},
    )
    end_test: EndTest = switch(
        EndTest.BASKET_EMPTY,
        "Z51",
        Words(EndTest),
        {"basket_empty": "the book, to the letter: «n'est pas tiré»", "contingent_won": "the book, in its sense"},
    )
    overtime_cap: int = switch(
        NO_CAP,
        "Z51",
        Numbers((0, 4, 8), least=0, most=LARGEST, words={None: NO_CAP}),
        {"null": "the book: «jusqu'à ce qu'il le soit»", "*": "house rule, to bound the evening"},
    )
    final_rocambole: FinalRocambole = switch(
        FinalRocambole.SPLIT_ALL, "Z52", Words(FinalRocambole), {"*": "the book is silent"}
    )
    tricks: int = size(12, "Z32", range(2, 13, 2))
    talon: int = size(4, "Z16", range(5))


PRESETS: Mapping[str, Mapping[str, JSON]] = {"seed": {}, "short": {"rounds": "1+1"}}


def clash(rules: Rules) -> str | None:
    """Who counts from nothing cannot be ruined (Z6)."""
    if rules.start_fiches == NET and rules.debt == Debt.RUIN_ENDS_GAME:
        return "start_fiches = net goes only with debt = allowed (Z6)"
    return None
