"""A table is declared once and has two forms with the same fields."""

from dataclasses import dataclass, fields

import pytest

from corbillon.games import GAMES
from corbillon.kernel import table
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from corbillon.kernel.table import cell, cells


@dataclass(slots=True)
class Small:
    one: int = cell(7)
    row: list[int] = cells(3, fill=-1)
    square: list[list[int]] = cells(2, 2)


def test_fields_are_whole_numbers_and_lists() -> None:
    small = Small()
    assert (small.one, small.row, small.square) == (7, [-1, -1, -1], [[0, 0], [0, 0]])
    assert Small().row is not small.row


def test_an_object_comes_back_from_its_record_as_it_was() -> None:
    small = Small(one=2**62, row=[1, -2, 3], square=[[4, 5], [6, -7]])
    records = table.for_drivers([Small(), small])
    back = table.to_object(Small, records[1])
    assert back == small
    assert back is not small
    assert isinstance(back.one, int)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_field_of_a_game_has_64_bits(game: Game) -> None:
    for kind in (game.table, game.view, game.rules):
        for field in fields(kind):
            assert "shape" in field.metadata, field.name
        if native():
            record = table.record_type(kind)
            assert all(record[name].base.str == "<i8" for name in record.names)
