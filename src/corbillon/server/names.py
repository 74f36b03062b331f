"""Names at a table: what may be one, which two look alike, and the names lent to those who chose none."""

import hashlib
import unicodedata

from corbillon.server.protocol.settings import NAME_LENGTH
from corbillon.server.refusals import Refused

UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that draw nothing although Unicode counts them among letters, marks and symbols."""
MOST_MARKS = 2
"""How many combining marks one letter may bear: what is above lies over other people's lines."""

PERIOD_NAMES = (
    "Aimable Ambroise Angélique Apolline Armande Athénaïs Augustin Aurore Basile Bastien Bathilde "
    "Blaise Camille Catherine Célimène Céleste Charlotte Clarisse Clitandre Colette Constance Cydalise Denise "
    "Dorante Dorimène Éléonore Élise Émilie Éraste Ermance Eugénie Fanchon Félicité Fleurie Gaspard "
    "Geneviève Géronte Gervais Hélène Henriette Hippolyte Honorine Horace Hyacinthe Isabelle Javotte Joséphine "
    "Julie Lazare Léandre Léonor Lisette Lubin Lucile Madelon Manon Marcelin Mariane Marton Mathurin Mélite Nanette "
    "Narcisse Nicette Octave Orphise Pamphile Pascal Perrette Philinte Placide Pulchérie Rosalie Rosine Sabine "
    "Scapin Silvestre Sophie Suzanne Sylvain Sylvie Thaïs Théodore Thérèse Toinette Ursule Valère Victoire Zélie "
    "Zéphyrin Zulmé"
).split()
"""What a guest is called who has not chosen a name: none of the bots' names."""

CAPITALS = str.maketrans(dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True)))
"""Greek capitals look like other letters than their small ones do."""
LOOKS = str.maketrans(
    {
        **dict(zip("абвгеёзіїјкӏмнопрсԁтуѵхԛѡшѕһ", "abbreeeiijklmhonpcdtyvxqwwsh", strict=True)),
        **dict(zip("αβγεηικνορτυχω", "abyenikvoptuxw", strict=True)),
        **dict(zip("ıøłđðħꞵƅ", "iolddhbb", strict=True)),
        **dict(zip("0135689|!$@", "olesbbgllsa", strict=True)),
    }
)
"""A sign, and the Latin one that it can be taken for."""


def clean_name(text: str) -> str:
    """A name as it is shown: composed, with single spaces.

    >>> clean_name("  Madame   de  Merteuil ")
    'Madame de Merteuil'

    :raises Refused: ``bad_name``, when it is blank or too long, or has signs that cannot be seen or change the order.
    """
    for sign in text:
        if sign in UNSEEN or unicodedata.category(sign) in UNSEEN_CATEGORIES or _is_selector(sign):
            raise Refused("bad_name", f"a name has no sign U+{ord(sign):04X}")
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= NAME_LENGTH:
        raise Refused("bad_name", f"a name has 1 to {NAME_LENGTH} characters, not {len(name)}")
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in name):
        raise Refused("bad_name", "a name has something to be seen")
    _check_marks(name)
    return name


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other.

    >>> alike("Élise", "elise"), alike("Iris", "lris"), alike("Paul", "Раul"), alike("Anna", "Hanna")
    (True, True, True, False)
    """
    return _skeleton(one) == _skeleton(other)


def period_name(guest: str) -> str:
    """The name lent to a guest who has chosen none, the same whenever he comes."""
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big")
    return PERIOD_NAMES[number % len(PERIOD_NAMES)]


def _is_selector(sign: str) -> bool:
    """Whether it only selects a variant of the sign before it."""
    return "\ufe00" <= sign <= "\ufe0f" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"


def _check_marks(name: str) -> None:
    """Refuses letters overgrown with marks."""
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks > MOST_MARKS:
            raise Refused("bad_name", f"a letter bears at most {MOST_MARKS} marks")


def _skeleton(name: str) -> str:
    """What a hasty eye sees of a name: no case, accents, spaces or stops; signs that look the same are the same."""
    small = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()
    bare = unicodedata.normalize("NFKD", small)
    seen = "".join(sign for sign in bare.translate(LOOKS) if unicodedata.category(sign)[0] in "LNS")
    return seen.replace("rn", "m").replace("vv", "w").replace("i", "l").replace("j", "l")
