"""What players type, in the notation and in the words of both languages."""

import pytest

from corbillon.terminal.speech import Action, Command, understood

ACTIONS = {
    "KS": "KS",
    "ks": "KS",
    "x7D": "x7D",
    "X7d": "x7D",
    "QS!": "QS!",
    "dA": "dA",
    "DA": "dA",
    "keep": "keep",
    "garder": "keep",
    "Je passe.": "pass",
    "pass": "pass",
    "king of spades": "KS",
    "the king of spades": "KS",
    "play the 10 of diamonds": "TD",
    "roi de pique": "KS",
    "le roi de pique": "KS",
    "roi pique": "KS",
    "RP": "KS",
    "rp": "KS",
    "R♠": "KS",
    "10♦": "TD",
    "Dame de Cœur": "QH",
    "dame de coeur": "QH",
    "dco": "QH",
    "vt": "JC",
    "10 de carreau": "TD",
    "dix de carreau": "TD",
    "as de trèfle": "AC",
    "l'as de trèfle": "AC",
    "je joue le deux de pique": "2S",
    "x roi de pique": "xKS",
    "écarter le sept de carreau": "x7D",
    "put aside the queen of hearts": "xQH",
    "montrer les as": "dA",
    "show twos": "d2",
    "show the threes": "d3",
    "montrer trois as": "dA",
    "fini": "done",
    "se taire": "silent",
    "j'entreprends": "undertake",
    "dame de pique qui prend": "QS!",
    "queen of spades takes": "QS!",
    "nain jaune qui prend": "7D!",
    "yellow dwarf takes": "7D!",
}

COMMANDS = {
    "hand": Command("hand"),
    "main": Command("hand"),
    "pli": Command("trick"),
    "jetons": Command("chips"),
    "dernier": Command("last"),
    "permis": Command("legal"),
    "règle": Command("rule"),
    "regle Z29": Command("rule", "z29"),
    "rule 29": Command("rule", "29"),
    "why 3": Command("why", "3"),
    "pourquoi Z34": Command("why", "z34"),
    "?": Command("hint"),
    "conseil": Command("hint"),
    "review": Command("review"),
    "revue 3 jeux": Command("review", "3 jeux"),
    "again 3": Command("again", "3"),
    "rejouer 12": Command("again", "12"),
    "aide": Command("help"),
    "QUIT": Command("quit"),
    "quitter": Command("quit"),
    "scores": Command("scores"),
    "table": Command("table"),
}


@pytest.mark.parametrize("typed", ACTIONS)
def test_actions(typed: str) -> None:
    assert understood(typed) == Action(ACTIONS[typed])


@pytest.mark.parametrize("typed", COMMANDS)
def test_commands(typed: str) -> None:
    assert understood(typed) == COMMANDS[typed]


@pytest.mark.parametrize("typed", ["", "blah", "roi", "pique", "rc", "king of", "show kings", "of of of", "♠", "x"])
def test_what_is_not_understood_or_leaves_a_doubt(typed: str) -> None:
    assert understood(typed) is None


def test_a_call_that_names_no_suit_means_the_board_card_that_can_take() -> None:
    assert understood("dame qui prend", ["QS", "QS!", "KH"]) == Action("QS!")
    assert understood("queen takes", ["QH", "QH!"]) == Action("QH!")
    assert understood("qui prend", ["TD", "TD!"]) == Action("TD!")
    assert understood("qui prend", ["TD", "TD!", "QS!"]) is None
    assert understood("roi qui prend", ["QS", "QS!"]) is None
