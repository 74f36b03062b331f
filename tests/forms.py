"""The two forms of a table behind one face: a test written once runs interpreted and compiled."""

import dataclasses
from collections.abc import Sequence
from functools import cache
from typing import Any

from corbillon.kernel.chance import for_drivers as numbers_for_drivers
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, native
from corbillon.kernel.table import for_drivers, to_object

BEGIN, RESUME, OPEN_DEAL, LEGAL, PLAY = range(5)


class Interpreted:
    """The laws as Python runs them, on objects."""

    name = "interpreted"

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self, rules: Any, table: Any, seats: int) -> None:
        self.game.begin(rules, table, seats)

    def resume(self, rules: Any, table: Any) -> None:
        self.game.resume(rules, table)

    def open_deal(self, rules: Any, table: Any, pack: Sequence[int]) -> None:
        self.game.open_deal(rules, table, list(pack))

    def legal(self, rules: Any, table: Any) -> int:
        return self.game.legal(rules, table)

    def play(self, rules: Any, table: Any, action: int) -> None:
        self.game.play(rules, table, action)


class Compiled:
    """The laws as machine code: the object is copied into a record, the driver runs, the record is copied back."""

    name = "compiled"

    def __init__(self, game: Game) -> None:
        self.step = compiled_step(game)

    def _run(self, rules: Any, object: Any, operation: int, argument: int = 0, pack: Sequence[int] = (0,)) -> int:
        records = for_drivers([object])
        answer = self.step(for_drivers([rules]), records, numbers_for_drivers(list(pack)), operation, argument)
        if native():
            after = to_object(type(object), records[0])
            for field in dataclasses.fields(object):
                setattr(object, field.name, getattr(after, field.name))
        return int(answer)

    def begin(self, rules: Any, table: Any, seats: int) -> None:
        self._run(rules, table, BEGIN, seats)

    def resume(self, rules: Any, table: Any) -> None:
        self._run(rules, table, RESUME)

    def open_deal(self, rules: Any, table: Any, pack: Sequence[int]) -> None:
        self._run(rules, table, OPEN_DEAL, pack=pack)

    def legal(self, rules: Any, table: Any) -> int:
        return self._run(rules, table, LEGAL)

    def play(self, rules: Any, table: Any, action: int) -> None:
        self._run(rules, table, PLAY, action)


Form = Interpreted | Compiled
FORMS = (Interpreted, Compiled)


@cache
def compiled_step(game: Game) -> Any:
    """A driver that does one operation of a game on the first table."""
    begin, resume, open_deal, legal, play = game.begin, game.resume, game.open_deal, game.legal, game.play

    @driver
    def step(rules: Any, tables: Any, pack: Any, operation: int, argument: int) -> int:
        if operation == BEGIN:
            begin(rules[0], tables[0], argument)
        elif operation == RESUME:
            resume(rules[0], tables[0])
        elif operation == OPEN_DEAL:
            open_deal(rules[0], tables[0], pack)
        elif operation == LEGAL:
            return legal(rules[0], tables[0])
        else:
            play(rules[0], tables[0], argument)
        return 0

    return step
