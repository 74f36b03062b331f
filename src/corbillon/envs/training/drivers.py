"""The compiled part: who moves how in many games at once, and how a deal ends that is played on."""

import functools
from collections.abc import Callable
from typing import Any

import numpy

from corbillon.bots.learned.inputs import AMOUNT
from corbillon.bots.learned.net import best, think
from corbillon.bots.learned.reckoning import RECKONINGS
from corbillon.encode import Encoding
from corbillon.kernel.bits import lowest
from corbillon.kernel.chance import happens, one_of
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, law

BY_THUMB, BY_NET = 0, 1
"""How a seat moves."""


@functools.cache
def moving(game: Game, code: Encoding) -> Callable[..., int]:
    """A law that answers the action of the seat in turn, by thumb or by net.

    It looks into the first of the views; where it is ``shown``, it writes what a net sees into the room's entries.
    """
    look, legal, reckoning = game.look, game.legal, RECKONINGS[game.name]
    write, reckon, thumb = code.write, reckoning.write, reckoning.thumb
    width, amount = code.width, numpy.float32(AMOUNT)
    advice = width + reckoning.size(code.layout.seats)

    @law
    def move(rule: Any, table: Any, how: int, views: Any, room: Any, net: Any, chance: Any, shown: int) -> int:
        actions: int = legal(rule, table)
        if actions & (actions - 1) == 0:
            return lowest(actions)
        view = views[0]
        look(rule, table, table.turn, view)
        action = int(thumb(rule, view, actions, chance))
        if how == BY_THUMB and shown == 0:
            return action
        words, entries, desk = room
        write(view, words, entries[:width])
        entries[width:] = 0
        reckon(view, entries, width)
        entries[advice + action] = 1
        if how == BY_NET:
            think(net, entries, desk, amount)
            desk.said[action] += net.trust[0]
            action = int(best(actions, desk.said))
        return action

    return move


@functools.cache
def moves_of_all(game: Game, code: Encoding) -> Callable[..., None]:
    """The driver that moves once in every game: at random now and then, else as its seat in turn does.

    Of the games that are asked about it keeps what a net sees, row after row.
    """
    move, legal = moving(game, code), game.legal

    @driver
    def move_all(
        rules: Any,
        tables: Any,
        hows: Any,
        views: Any,
        room: Any,
        net: Any,
        chance: Any,
        asked: Any,
        kept: Any,
        whim: int,
    ) -> None:
        rule = rules[0]
        actions, seen = kept
        row = 0
        for k in range(len(tables)):
            table = tables[k]
            actions[k] = move(rule, table, hows[k, table.turn], views, room, net, chance, asked[k])
            if asked[k] != 0:
                seen[row, :] = room[1]
                row += 1
            if happens(chance, whim):
                actions[k] = one_of(legal(rule, table), chance)

    return move_all


@functools.cache
def ends_of_all(game: Game, code: Encoding) -> Callable[..., None]:
    """The driver that does an action at each table, if one is said, plays the deal on, and tells every seat's chips."""
    move, play, over, seats = moving(game, code), game.play, game.over, code.layout.seats

    @driver
    def end_all(
        rules: Any, tables: Any, hows: Any, views: Any, room: Any, net: Any, chance: Any, actions: Any, chips: Any
    ) -> None:
        rule = rules[0]
        for k in range(len(tables)):
            table = tables[k]
            action = actions[k]
            while not over(table):
                if action < 0:
                    action = move(rule, table, hows[k, table.turn], views, room, net, chance, 0)
                play(rule, table, action)
                action = -1
            for seat in range(seats):
                chips[k, seat] = table.accounts[seat]

    return end_all
