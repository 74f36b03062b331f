"""Smaller packs, for research: the same rules with fewer tricks or ranks. Records know none of them."""

import random
from typing import Any

import pytest

from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.games.nain_jaune.table import FIRST_BOX
from corbillon.games.reversis.table import ACES, JACKS_UP, QUINOLA
from corbillon.games.zinzolin.table import SIGISBES
from corbillon.kernel.bits import bits_of
from corbillon.kernel.game import Game
from corbillon.match import Match, deal_plan
from corbillon.record import read_rules, write_rules
from tests.lockstep import random_rules

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def smaller(name: str, **sizes: int) -> tuple[Game, Any]:
    """A game and its rules with a smaller pack."""
    game = GAMES[name]
    return game, game.reduced(game.rules(), sizes)


def play_out(match: Match) -> None:
    """Keep every hand; the dealer of Reversis puts his weakest card aside; then everybody plays his strongest."""
    while match.in_deal:
        actions = match.legal()
        aside = match.table.turn == match.table.dealer and match.table.phase == 0
        match.play(52 if 52 in actions else min(actions) if aside else max(actions))


def paid(match: Match, clause: str) -> list[tuple[int | str, int | str, int]]:
    """What was paid by an article."""
    return [(entry.source, entry.target, entry.amount) for entry in match.transfers if entry.clause == clause]


@EACH
def test_the_whole_pack_is_what_the_book_has(game: Game) -> None:
    rules = game.rules()
    assert game.cards(rules) == game.pack
    assert not game.is_reduced(rules)
    assert game.reduced(rules, {size.name: size.whole for size in game.sizes()}) == rules


@EACH
def test_every_size_deals_every_card_once(game: Game) -> None:
    choice = random.Random(game.name)
    for size in game.sizes():
        for value in size.among:
            rules = game.reduced(random_rules(game, choice), {size.name: value})
            for seats in game.seats(rules):
                hands, talon = deal_plan(game, rules, seats, 0)
                assert sorted(place for places in (*hands, talon) for place in places) == list(
                    range(len(game.cards(rules)))
                )
                assert all(hands)


def test_the_cards_that_pay_stay_in_the_pack() -> None:
    game, rules = smaller("zinzolin", tricks=2)
    assert bits_of(list(game.cards(rules))) == SIGISBES
    game, rules = smaller("reversis", tricks=3)
    assert bits_of(list(game.cards(rules))) == JACKS_UP
    game, rules = smaller("reversis", tricks=2, talon=0)
    assert bits_of(list(game.cards(rules))) & ACES == ACES
    assert not bits_of(list(game.cards(rules))) >> QUINOLA & 1
    game, rules = smaller("nain-jaune", ranks=4)
    assert [card % 13 for card in game.cards(rules)] == [9, 10, 11, 12] * 4


def test_of_n_tricks_a_half_is_an_equinox() -> None:
    game, rules = smaller("zinzolin", tricks=4, talon=0)
    match = Match(game, rules, 4)
    weak = [["AS", "2S", "3S", "AH"], ["2H", "3H", "AD", "2D"], ["3D", "AC", "2C", "3C"]]
    match.open_hands([weak[0], ["4S", "4H", "4D", "4C"], *weak[1:]], [])
    assert match.legal() == [52]
    play_out(match)
    assert (match.table.first_equinox, match.table.second_equinox) == (1, 1)
    assert paid(match, "Z39") == [("basket", 1, 32)]
    assert paid(match, "Z40") == [(2, 1, 48), (3, 1, 48), (0, 1, 48)]


def test_of_n_tricks_all_but_two_undertake_a_reversis() -> None:
    game, rules = smaller("reversis", tricks=3, talon=0)
    match = Match(game, rules, 4)
    match.open_hands([["AC", "KS", "QS", "JS"], ["AS", "AH", "AD"], ["KH", "QH", "KD"], ["QD", "KC", "QC"]], [])
    assert match.legal() == [52]
    play_out(match)
    assert match.table.takers[:3] == [1, 1, 1]
    assert paid(match, "R44")[:3] == [(2, 1, 16), (3, 1, 32), (0, 1, 16)]
    assert paid(match, "R41") == []


def test_a_box_without_its_card_is_left_out() -> None:
    game, rules = smaller("nain-jaune", ranks=3)
    match = Match(game, rules, 4)
    match.open_pack(game.cards(rules))
    assert match.table.accounts[FIRST_BOX : FIRST_BOX + 5] == [0, 8, 12, 16, 0]


@EACH
def test_records_know_no_smaller_pack(game: Game) -> None:
    size = game.sizes()[0]
    with pytest.raises(RecordError, match=f"{game.name} has no switch '{size.name}'") as refused:
        read_rules(game, "seed", {size.name: size.among[0]})
    assert refused.value.code == "bad_rule"
    with pytest.raises(RecordError, match="for research") as refused:
        write_rules(game, game.reduced(game.rules(), {size.name: size.among[0]}))
    assert refused.value.code == "bad_rule"


@EACH
def test_a_size_that_there_is_not_is_refused(game: Game) -> None:
    size = game.sizes()[0]
    with pytest.raises(ValueError, match=f"{size.name} = 99: one of .* \\({size.article}\\)"):
        game.reduced(game.rules(), {size.name: 99})
    with pytest.raises(ValueError, match=f"{game.name} has no size 'suits'"):
        game.reduced(game.rules(), {"suits": 2})
