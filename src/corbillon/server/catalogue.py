"""What may be played, for a page to offer, and what the rule books say of it."""

from collections.abc import Mapping
from typing import Any

from corbillon import rulebook, rulebook_tree
from corbillon.bots import LEVELS
from corbillon.games import GAMES
from corbillon.games.nain_jaune.rules import MOST_ROUNDS, RuinOrRounds
from corbillon.games.zinzolin.rules import RoundsPlusOne
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON, Flag, Numbers, Spelling, Switch
from corbillon.record import read_rules
from corbillon.rulebook_tree import Book
from corbillon.rulecard import value_part
from corbillon.server.protocol.catalogue import (
    CatalogueGame,
    CatalogueSwitch,
    Free,
    Offered,
    Preset,
    SeatCount,
)
from corbillon.witness.lengths import planned_deals

MOST_SINGLE_ROUNDS = 999
USUAL_LEVEL = "bourgeois"

COMMON: Mapping[str, frozenset[str]] = {
    "zinzolin": frozenset(
        {"rounds", "start_fiches", "declare", "second_equinox_alone", "double_round", "overtime_cap", "debt"}
    ),
    "nain-jaune": frozenset(
        {"end", "start_jetons", "announce", "pay", "passing", "held_card", "opera", "board_cards"},
    ),
    "reversis": frozenset(
        {"tours", "espagnolette", "exchange", "peek", "quinola_discard", "first_lead", "undertake", "partie_multiplier"}
    ),
}
"""The switches that families really choose; the others are for those who know why."""


def games() -> list[CatalogueGame]:
    """Every game, with all that may be chosen of it."""
    return [catalogued(game) for game in GAMES.values()]


def catalogued(game: Game) -> CatalogueGame:
    """A game, with all that may be chosen of it."""
    return CatalogueGame(
        name=game.name,
        order=game.order,
        pack=len(game.pack),
        seats=_seat_counts(game),
        pots=list(game.pots(game.rules())),
        presets=[
            Preset(name, dict(rules), planned_deals(game, read_rules(game, name)))
            for name, rules in game.presets.items()
        ],
        switches=[_switch(game, switch) for switch in game.switches()],
        bots=list(LEVELS),
        bot=USUAL_LEVEL,
    )


def book(game: Game, lang: str) -> Book:
    """The rule book of a game; every switch stands in it with its values and their sources."""
    return rulebook_tree.book(game, lang)


def _seat_counts(game: Game) -> list[SeatCount]:
    """The numbers of seats of the book, then those that a switch allows."""
    usual = game.seats(game.rules())
    counts = [SeatCount(seats, {}) for seats in usual]
    known = set(usual)
    for switch in game.switches():
        for value in switch.spelling.offered() if isinstance(switch.spelling, Flag) else ():
            more = set(game.seats(read_rules(game, "seed", {switch.name: value}))) - known
            counts += [SeatCount(seats, {switch.name: value}) for seats in sorted(more)]
            known |= more
    return counts


def _switch(game: Game, switch: Switch) -> CatalogueSwitch:
    article = rulebook.article(game, switch.article, "en")
    default = switch.spelling.write(switch.default)
    return CatalogueSwitch(
        name=switch.name,
        article=switch.article,
        group=article.chapter[0],
        common=switch.name in COMMON[game.name],
        default=default,
        offered=[_offered(switch, value) for value in switch.spelling.offered()],
        free=_free(switch.spelling),
    )


def _offered(switch: Switch, value: JSON) -> Offered:
    part, facts = value_part(value)
    return Offered(value, part, facts, switch.source(value))


def _free(spelling: Spelling) -> Free | None:
    """The bounds between which any number may be chosen, where it may."""
    if isinstance(spelling, Numbers) and spelling.least is not None:
        return Free(spelling.least, spelling.most, "number")
    return WRITTEN_OTHERWISE.get(type(spelling))


WRITTEN_OTHERWISE: Mapping[type[Any], Free] = {
    RoundsPlusOne: Free(0, MOST_SINGLE_ROUNDS, "plus-one"),
    RuinOrRounds: Free(1, MOST_ROUNDS, "rounds"),
}
"""The numbers that a record does not write as bare numbers."""
