"""Every fact, on tables made by hand."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from corbillon.analysis.facts import FACTS
from corbillon.games import GAMES
from corbillon.games.nain_jaune.table import Table as BoardTable
from corbillon.games.reversis.table import FORCED, LATE, LED, PLACED, QUINOLA
from corbillon.games.reversis.table import Table as ReversisTable
from corbillon.games.zinzolin.table import BASKET, ROCAMBOLE
from corbillon.games.zinzolin.table import Table as ZinzolinTable
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import parse_card
from tests.analysis.telltale import found, label, labels, pay

SIGISBES = [rank + suit for suit in "SHDC" for rank in "A23"]
HONOURS = ("AS", "AH", "AD", "AC")


def zinzolin(takers: str, paid: list[tuple[int, int, int, int, str]] | None = None, **fields: Any) -> ZinzolinTable:
    table = ZinzolinTable(takers=[int(seat) for seat in takers], ply=44, **fields)
    for entry in paid or []:
        pay("zinzolin", table, *entry)
    return table


def takes(*tricks: int) -> set[str]:
    return {f"takes {trick}" for trick in tricks}


def test_zinzolin_equinoxes_and_their_runs() -> None:
    first = zinzolin("111111123333", first_equinox=1, paid=[(k, 1, 1, 40, "") for k in (0, 2, 3)])
    assert found("zinzolin", first, 1) == {"first-equinox", "runs", *takes(*range(1, 8))}
    assert found("zinzolin", first, 0) == {"first-to 1", "pays-run"}
    assert found("zinzolin", first, 3) == {"first-to 2", "pays-run", *takes(9, 10, 11, 12)}
    second = zinzolin("012012333333", second_equinox=3)
    assert found("zinzolin", second, 3) == {"second-equinox", *takes(*range(7, 13))}
    assert found("zinzolin", second, 0) == {"second-to 3", *takes(1, 4)}
    vole = zinzolin("2" * 12, first_equinox=2, second_equinox=2)
    assert {"first-equinox", "second-equinox", "vole"} < found("zinzolin", vole, 2)


def test_zinzolin_runs_broken() -> None:
    table = zinzolin("000123330012")
    assert found("zinzolin", table, 1) == {"breaks-first", *takes(4, 11)}
    assert "breaks-first" not in found("zinzolin", zinzolin("001123330012"), 1)
    late = zinzolin("012301222202")
    assert found("zinzolin", late, 0) == {"breaks-second", *takes(1, 5, 11)}


def test_zinzolin_rocambole() -> None:
    alone = zinzolin("111122221122", paid=[(ROCAMBOLE, 3, 8, 45, "")])
    assert found("zinzolin", alone, 3) == {"rocambole"}
    assert found("zinzolin", alone, 0) == {"rocambole-to 3"}
    shared = zinzolin("111122221122", paid=[(ROCAMBOLE, 0, 4, 47, ""), (ROCAMBOLE, 3, 4, 47, "")])
    assert found("zinzolin", shared, 0) == {"rocambole-shared"}
    assert found("zinzolin", shared, 2) == {"breaks-first", *takes(5, 6, 7, 8, 11, 12)}


def test_zinzolin_sigisbes() -> None:
    paid = [
        (1, 0, 2, 34, "2H"),
        (0, 2, 3, 35, "3C"),
        (0, BASKET, 1, 36, "AD"),
        (0, 3, 2, 34, "2S"),
        (1, 0, 9, 24, "3H"),
    ]
    table = zinzolin("1" * 12, paid)
    assert found("zinzolin", table, 0) == {"placed 2H", "thrown 3", "gorged A", "pays 1", "shows"}
    assert "pays 2" not in found("zinzolin", table, 1)
    dear = zinzolin("1" * 12, [(1, 0, 6, 34, "3H"), (1, 0, 6, 34, "3D"), (1, 0, 4, 34, "2D")], stake=2)
    assert {"pays 1", "pays 2", "pays 3"} < found("zinzolin", dear, 1)
    less = zinzolin("1" * 12, [(1, 0, 6, 34, "3H"), (1, 0, 4, 34, "2D")], stake=2)
    assert {"pays 1", "pays 2"} == {fact for fact in found("zinzolin", less, 1) if fact.startswith("pays")}


def board(line: str, hands: Mapping[int, str] | None = None, **fields: Any) -> BoardTable:
    """A settled table: who laid what, as ``0:4S 5H 1:6D``, and what is left in the hands."""
    table = BoardTable(**fields)
    seat = 0
    for word in line.split():
        if ":" in word:
            seat, word = int(word[0]), word[2:]
        table.plays[table.ply], table.players[table.ply] = parse_card(word, "A23456789TJQK"), seat
        table.ply += 1
    table.last = seat
    for holder, cards in (hands or {}).items():
        table.hands[holder] = bits_of([parse_card(card, "A23456789TJQK") for card in cards.split()])
    return table


def test_nain_jaune_boxes() -> None:
    table = board("1:TD 2:JC 1:QS KH 3:7D", {1: "AS", 2: "7S"}, forgotten=0b100)
    pay("nain-jaune", table, 8, 1, 4, 18, "TD")
    pay("nain-jaune", table, 9, 2, 8, 18, "JC")
    assert found("nain-jaune", table, 1) == {"takes-box TD", "loses-box JC", "forgets QS", "out-before 2", "keeps 2"}
    assert found("nain-jaune", table, 2) == {"takes-box JC", "loses-box TD", "out-before 1"}
    held = board("0:2S", {1: "7D KH", 2: "JC QS TD"})
    assert {"holds-card 7D", "holds-card KH", "left 1"} < found("nain-jaune", held, 1)
    assert {"holds-card TD", "holds-card JC", "holds-card QS", "left 1", "left 2"} < found("nain-jaune", held, 2)


def test_nain_jaune_end_and_lead() -> None:
    table = board("0:3S 4H 5D 1:6C 0:AS", {1: "KS QS JS TS TH", 2: "2S"}, opera=1, short=0b10)
    assert found("nain-jaune", table, 0) == {"goes-out", "opera", "keeps 1", "keeps 2", "keeps 4"}
    assert found("nain-jaune", table, 1) == {
        "out-before 3",
        "opera-of-another",
        "ruined",
        "holds-card QS",
        "left 1",
        "left 2",
        "left 3",
    }


def reversis(line: str, seat_of: Callable[[int], int], takers: str, **fields: Any) -> ReversisTable:
    """A settled table: honours among some cards laid, by whom, and who took each trick."""
    table = ReversisTable(takers=[int(seat) for seat in takers], ply=44, **fields)
    for ply, word in enumerate(line.split()):
        card = parse_card(word, "23456789TJQKA")
        table.plays[ply] = card
        if word in HONOURS or card == QUINOLA:
            table.honours[table.honours_played] = [ply, seat_of(ply)]
            table.honours_played += 1
    return table


def seat_nobody(ply: int) -> int:
    return -1


def first_trick(line: str, **fields: Any) -> ReversisTable:
    """A first trick led by seat 0 and taken by seat 2."""
    return reversis(line, lambda ply: ply % 4, "23333333333", **fields)


def test_reversis_quinola() -> None:
    assert found("reversis", first_trick("2S JH 3S 4S", quinola_fate=PLACED), 1) >= {"places-quinola 1"}
    assert found("reversis", first_trick("2S JH 3S 4S", quinola_fate=PLACED), 2) >= {"takes-quinola", "takes 1"}
    assert found("reversis", first_trick("2H JH 3H 4H", quinola_fate=FORCED), 1) >= {"quinola-forced 3"}
    assert found("reversis", first_trick("2H JH 3H 4H", quinola_fate=FORCED), 0) >= {"forces-quinola"}
    assert found("reversis", first_trick("JH 2H 3H 4H", quinola_fate=LED), 0) >= {"leads-quinola"}
    assert found("reversis", first_trick("2S JH 3S 4S", quinola_fate=LATE), 1) >= {"places-late"}


@pytest.mark.parametrize("ace", HONOURS)
def test_reversis_aces(ace: str) -> None:
    other = "2C" if ace != "AC" else "2D"
    placed = first_trick(f"{other} {ace} 3{other[1]} 4{other[1]}")
    assert found("reversis", placed, 1) >= {f"ace-placed {ace}"}
    assert "takes-ace" in found("reversis", placed, 2)
    assert "takes-ace" not in found("reversis", placed, 3)
    forced = first_trick(f"2{ace[1]} {ace} 3{ace[1]} 4{ace[1]}")
    assert found("reversis", forced, 1) >= {f"ace-forced {ace}"}
    assert found("reversis", forced, 0) >= {f"forces-ace {ace}"}


def test_reversis_payments() -> None:
    table = first_trick("2S 3S 5S 4S")
    pay("reversis", table, 4, 1, 50, 33, "JH")
    pay("reversis", table, 0, 4, 50, 34, "JH")
    pay("reversis", table, 0, 1, 100, 41)
    pay("reversis", table, 4, 3, 10, 67)
    assert found("reversis", table, 1) == {"wins-remise", "wins-partie", "no-point"}
    assert found("reversis", table, 0) == {"pays-remise", "loses-partie", "no-point"}
    assert {"wins-remise", "wins-partie"}.isdisjoint(found("reversis", table, 3))


def test_reversis_points_and_last_trick() -> None:
    table = reversis("", seat_nobody, "00000000002", won=[0, 0, 0, 0])
    table.won[2] = bits_of([parse_card(card, "23456789TJQKA") for card in ("AS", "AH", "QS")])
    assert found("reversis", table, 2) == {"many-points", "last-trick", "takes 11"}
    assert found("reversis", table, 0) == {"no-point", *takes(*range(1, 11))}


def test_reversis_undertaken() -> None:
    won = (1 << 44) - 1
    made = reversis("", seat_nobody, "1" * 11, undertaker=1, won=[0, won, 0, 0])
    assert "makes-reversis" in found("reversis", made, 1)
    assert "reversis-of-another" in found("reversis", made, 0)
    broken = reversis("", seat_nobody, "1" * 9 + "31", undertaker=1)
    assert "reversis-broken" in found("reversis", broken, 1)
    assert "breaks-reversis" in found("reversis", broken, 3)
    assert "breaks-reversis" not in found("reversis", broken, 0)


def test_reversis_espagnolette() -> None:
    table = reversis("", seat_nobody, "0" * 11, holder=2, used_in=3, failed=2)
    assert {"uses-right", "right-fails"} < found("reversis", table, 2)
    assert {"uses-right", "right-fails"}.isdisjoint(found("reversis", table, 1))


@pytest.mark.parametrize("game", FACTS)
def test_bits_and_labels_are_told_apart(game: str) -> None:
    table = FACTS[game].table
    assert len({fact.bit for fact in table}) == len(table) == len(labels(game))
    assert max(fact.bit for fact in table) < 63
    assert all(fact.articles for fact in table)
    assert all(label(game, fact) for fact in table)
    assert set(FACTS) == set(GAMES)


@pytest.mark.parametrize("card", SIGISBES)
def test_every_sigisbe_placed_thrown_and_gorged(card: str) -> None:
    for clause, source, target, said in (
        (34, 1, 0, f"placed {card}"),
        (35, 0, 1, f"thrown {card[0]}"),
        (36, 0, BASKET, f"gorged {card[0]}"),
    ):
        table = zinzolin("1" * 12, [(source, target, 1, clause, card)])
        assert found("zinzolin", table, 0) == {said}


@pytest.mark.parametrize("box", range(5))
def test_every_box_taken_held_forgotten_and_lost(box: int) -> None:
    name = ("TD", "JC", "QS", "KH", "7D")[box]
    table = board(f"0:{name} 1:AS", forgotten=1 << box)
    assert found("nain-jaune", table, 0) == {f"forgets {name}", "out-before 1"}
    pay("nain-jaune", table, 8 + box, 0, 4, 18, name)
    table.forgotten = 0
    assert found("nain-jaune", table, 0) == {f"takes-box {name}", "out-before 1"}
    assert found("nain-jaune", table, 3) == {f"loses-box {name}", "out-before 2"}
    assert f"holds-card {name}" in found("nain-jaune", board("0:AS", {1: name}), 1)


def test_every_seat_may_go_out_first() -> None:
    for step in range(1, 8):
        assert found("nain-jaune", board(f"{step}:AS", seats=8), 0) == {f"out-before {step}"}
        assert found("nain-jaune", board(f"{(step + 5) % 8}:AS", seats=8), 5) == {f"out-before {step}"}
