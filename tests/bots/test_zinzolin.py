"""The rule-of-thumb bot of Zinzolin: named positions, one idea each, and what holds of its choices."""

import random
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from corbillon import bots
from corbillon.bots.zinzolin import thumb
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.views import look
from corbillon.kernel import chance, table
from corbillon.kernel.law import driver, native
from corbillon.lab.plan import Plan
from corbillon.lab.playing import play
from corbillon.match import Match
from tests.forms import Interpreted
from tests.zinzolin.positions import A, B, C, D, match_at, play_deal, rules
from tests.zinzolin.random_deals import random_match, steps, view_of


def chosen(match: Match) -> str:
    """What thumb does, as the record writes it."""
    legal = ZINZOLIN.legal(match.rules, match.table)
    return match.text(bots.choose(ZINZOLIN, "thumb", match.rules, view_of(match, match.table.turn), legal, seed=1))


@dataclass(frozen=True)
class Position:
    """A deal as far as it was played, and the action expected of the seat whose turn it is."""

    idea: str
    line: str
    holding: dict[int, str]
    expected: str
    start: dict[str, Any] = field(default_factory=dict)


EXCHANGES = [
    Position("a king without small ones beside it goes", "", {B: "KS 456H 3456D 2456C"}, "xKS"),
    Position("never a sigisbé where a lone queen can go", "", {B: "QS A45H 3456D 2456C"}, "xQS"),
]
"""Before the first trick: B is asked whether he puts a card aside."""

POSITIONS = [
    Position("a Triangle is shown before the first card", "", {B: "AS AH AD 4S"}, "dA"),
    Position("and at one's turn after others have played", "KC QC", {D: "3S 3H 3D 4S JC", C: "QC"}, "d3"),
    Position("a three is led while others must still beat it", "", {B: "3S 4S 8S K98H K98D K98C"}, "3S"),
    Position("a sigisbé goes under another's king, the dearest first", "KS", {C: "3S 2S 5S QS 456H 456D 78C"}, "3S"),
    Position("last in hand, a dear trick is left to its taker", "9S 3S 2S", {A: "KS 4S 567H 567D 5678C"}, "4S"),
    Position("last in hand, thrown sigisbés are fetched", "9S 3H 3D", {A: "KS 4S 567H 567D 5678C"}, "KS"),
    Position("void, a bare king is thrown, not a sigisbé", "9S", {C: "KH 3D 2D 5D 6D 7D 8D 4C 5C 6C 7C 2C"}, "KH"),
    Position("a trick is taken with a small card rather than gorged", "AS 2H 5C", {A: "3S 4S 567H 567D 5678C"}, "4S"),
]
