"""Lock-step: both forms of a table play the same random deals with random switches, and are compared at every step.

``python -m tests.lockstep [--deals N] [--seed S] [GAME …]`` is the long run; ``test_lockstep`` a short one.
"""

import argparse
import copy
import random
import sys
from typing import Any

from corbillon.games import GAMES
from corbillon.kernel import chance, table
from corbillon.kernel.bits import members
from corbillon.kernel.game import Game
from corbillon.kernel.law import native
from tests.forms import BEGIN, LEGAL, OPEN_DEAL, PLAY, RESUME, compiled_step

DEALS = (1, 2, 4, 5, 8, 9, 16, 20, 21, 24, 25, 28, 32, 33)
"""Numbers of the deal from which a match goes on: those at which something ends among them."""


def random_rules(game: Game, choice: random.Random) -> Any:
    """Rules whose every switch has any of its values; those that do not go together are drawn again."""
    while True:
        values = {s.name: s.spelling.read(choice.choice(s.spelling.offered())) for s in game.switches()}
        rules = game.rules(**values)
        if game.clash(rules) is None:
            return rules


def any_pack(game: Game, rules: Any, choice: random.Random) -> Any:
    """These rules, and in half of the cases with a smaller pack, with which as few as four seats can still play."""
    if choice.random() < 0.5:
        return rules
    while True:
        smaller = game.reduced(rules, {size.name: choice.choice(size.among) for size in game.sizes()})
        if min(game.seats(smaller), default=9) <= 4:
            return smaller


class Pair:
    """One table in both forms."""

    def __init__(self, game: Game, rules: Any, seats: int) -> None:
        self.game, self.rules, self.step = game, rules, compiled_step(game)
        self.plain = game.table()
        self.records = table.for_drivers([game.table()])
        self.rules_record = table.for_drivers([rules])
        self.game.begin(rules, self.plain, seats)
        self._run(BEGIN, seats)
        self.sum = sum(self.plain.accounts)

    def start_anywhere(self, choice: random.Random) -> None:
        """The match goes on from any deal, dealer and balances, as where a record begins."""
        plain = self.plain
        plain.deal, plain.dealer = choice.choice(DEALS), choice.randrange(plain.seats)
        for account in [*range(plain.seats), *self._pots()]:
            least = 0 if account >= self.game.first_pot else -20
            plain.accounts[account] = choice.choice((0, choice.randrange(least, 60), choice.randrange(700)))
        self.sum = sum(plain.accounts)
        self.records = table.for_drivers([plain]) if native() else [copy.deepcopy(plain)]
        self.game.resume(self.rules, plain)
        self._run(RESUME)
        self.compare()

    def _pots(self) -> range:
        first = self.game.first_pot
        return range(first, first + len(self.game.pots(self.rules)))

    def _run(self, operation: int, argument: int = 0, pack: list[int] | None = None) -> int:
        cards = chance.for_drivers(pack or [0])
        return int(self.step(self.rules_record, self.records, cards, operation, argument))

    def compare(self) -> None:
        """Every field is equal, and no chip was made or lost."""
        compiled = table.to_object(self.game.table, self.records[0])
        assert compiled == self.plain, f"{self.rules}\n{self.plain}\n{compiled}"
        assert sum(self.plain.accounts) == self.sum, f"{self.rules}\n{self.plain}"

    def open_deal(self, pack: list[int]) -> None:
        self.game.open_deal(self.rules, self.plain, list(pack))
        self._run(OPEN_DEAL, pack=pack)
        self.compare()

    def play(self, choice: random.Random) -> None:
        actions = self.game.legal(self.rules, self.plain)
        assert self._run(LEGAL) == actions, f"{self.rules}\n{self.plain}"
        assert actions != 0, f"nothing is legal\n{self.rules}\n{self.plain}"
        action = choice.choice(members(actions))
        self.game.play(self.rules, self.plain, action)
        self._run(PLAY, action)
        self.compare()


def run(game: Game, deals: int, seed: int, deals_a_match: int = 3) -> int:
    """Play so many deals in lock-step; the number of matches that ended among them."""
    choice = random.Random(f"{game.name} {seed}")
    done = ended = 0
    while done < deals:
        rules = any_pack(game, random_rules(game, choice), choice)
        pair = Pair(game, rules, choice.choice(game.seats(rules)))
        if choice.random() < 0.7:
            pair.start_anywhere(choice)
        for _ in range(deals_a_match):
            if pair.plain.match_over:
                break
            pack = list(game.cards(rules))
            choice.shuffle(pack)
            pair.open_deal(pack)
            while not game.over(pair.plain):
                pair.play(choice)
            done += 1
        ended += pair.plain.match_over
    return ended


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="games to play (default: all)")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("compiled" if native() else "without Numba: both forms are interpreted")
    for game in GAMES.values():
        if not options.games or game.name in options.games:
            ended = run(game, options.deals, options.seed)
            print(f"{game.name}: {options.deals} deals equal at every step, {ended} matches ended")
    return 0


if __name__ == "__main__":
    sys.exit(main())
