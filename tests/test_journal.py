"""No deal overruns its journal: what each article can cost at most is counted, and no random deal exceeds the count."""

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from corbillon.games import GAMES
from corbillon.kernel.chips import CLAUSE, SOURCE, TARGET
from corbillon.kernel.game import Game
from corbillon.match import Match
from tests.lockstep import any_pack, random_rules

DEALS = 400


def size(game: Game) -> int:
    return len(game.table().journal)


def test_zinzolin_cannot_overrun_its_journal() -> None:
    stakes = 4 + 1
    declarations = 3 * 3  # each of three ranks is shown by one player at most
    sigisbes = 12
    equinoxes = 1 + 3 + 4  # the first, its run, the second by another
    rocambole = 2
    end = 5 + 4
    assert stakes + declarations + sigisbes + equinoxes + rocambole + end <= size(GAMES["zinzolin"])


def test_nain_jaune_cannot_overrun_its_journal() -> None:
    for seats in range(2, 9):
        for left in range(6):  # boxes that are not emptied
            boxes = 2 * (5 - left) + left
            shared = seats + left - 1 if left else 0
            assert 5 * seats + (seats - 1) + boxes + shared <= size(GAMES["nain-jaune"])


def test_reversis_cannot_overrun_its_journal() -> None:
    stakes, end = 4, 4 + 1
    ordinary = 4 * 3 + 4 + 1  # aces, quinola, partie
    made = 4 * 2 + 3 + 1  # no ace is forced from who lost no trick; each may be given back
    broken = 3 * 3 + 1 + 5 + 1  # three aces at most are forced; a partie may follow
    assert stakes + max(ordinary, made, broken) + end <= size(GAMES["reversis"])


def most(game: Game, seats: int) -> Iterable[tuple[set[int], int]]:
    """How many payments some articles together can cause in a deal."""
    return {
        "zinzolin": [
            ({8}, 4), ({10}, 1), ({24}, 9), ({34, 35, 36}, 12), ({39}, 1), ({40}, 3), ({41, 42, 43}, 4), ({45, 47}, 2),
            ({51}, 5), ({52}, 4),
        ],
        "nain-jaune": [({8}, 5 * seats), ({21}, seats - 1), ({18, 19, 22, 24}, 10), ({29}, seats + 4)],
        "reversis": [
            ({8, 9}, 4), ({25, 26, 31, 43, 57}, 12), ({33, 34, 36, 37}, 4), ({41}, 1), ({44}, 4), ({45, 46, 58}, 5),
            ({56}, 4), ({67}, 5),
        ],
    }[game.name]  # fmt: skip


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_deal_has_more_payments_than_were_counted(game: Game) -> None:
    choice = random.Random(game.name)
    done = 0
    while done < DEALS:
        rules = any_pack(game, random_rules(game, choice), choice)
        match = Match(game, rules, choice.choice(game.seats(rules)))
        bounds = list(most(game, match.table.seats))
        while not match.over and done < DEALS:
            done += 1
            pack = list(game.cards(rules))
            choice.shuffle(pack)
            match.open_pack(pack)
            while match.in_deal:
                match.play(choice.choice(match.legal()))
            entries = match.table.journal[: match.table.entries]
            seen = Counter(entry[CLAUSE] for entry in entries)
            assert all(entry[SOURCE] != entry[TARGET] for entry in entries)
            assert sum(seen[clause] for clauses, _ in bounds for clause in clauses) == len(entries)
            for clauses, bound in bounds:
                assert sum(seen[clause] for clause in clauses) <= bound, (clauses, seen)
            if done % 5 == 0:
                break
