"""The rows: the same in both forms, and the same facts as the journal, the accounts and ``corbillon simulate`` have."""

import json
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from corbillon.cli import main
from corbillon.games import GAMES
from corbillon.kernel.cards import card_name
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.plan import ArenaPlan
from corbillon.lab.arena.playing import play_by_moves
from corbillon.lab.runs import keeping as keeping_module
from corbillon.lab.runs.keeping import DEALS, PAYMENTS, Keeping, Piece, cut, play_piece
from corbillon.lab.runs.playing import play
from corbillon.lab.runs.rows import tables
from corbillon.search import chronicle
from tests.lab.runs.asking import asked, kept, read

BOTS = ("thumb", "random", "lowest", "thumb")


def rows(keeping: Keeping) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The deals and the payments, read from their files."""
    deals, payments = (parquet.read_table(keeping.folder / name).to_pylist() for name in (DEALS, PAYMENTS))
    return deals, payments


@pytest.mark.parametrize("episode", ["deal", "match"])
@pytest.mark.parametrize("game", GAMES)
def test_interpreted_rows_are_the_compiled_ones(tmp_path: Path, game: str, episode: str) -> None:
    (arm,) = read(tmp_path, asked(game=game, episode=episode)).arms
    compiled = tables(arm, play(arm, 5, 3))
    interpreted = tables(arm, play(arm, 5, 3, interpreted=True))
    assert compiled[0].num_rows >= 3
    assert compiled == interpreted


@pytest.mark.parametrize("game", GAMES)
def test_full_pages_are_followed_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    (arm,) = read(tmp_path, asked(game=game, episode="match")).arms
    whole = tables(arm, play(arm, 0, 2, interpreted=True))
    monkeypatch.setattr(chronicle, "PAGE_DEALS", 3)
    monkeypatch.setattr(chronicle, "PAGE_PAYMENTS", 100)
    pages = list(play(arm, 0, 2, interpreted=True))
    assert all(len(page.deals) <= 3 for page in pages)
    assert tables(arm, play(arm, 0, 2, interpreted=True)) == whole


@pytest.mark.parametrize("game", GAMES)
def test_chips_go_where_the_payments_say(tmp_path: Path, game: str) -> None:
    deals, payments = rows(kept(tmp_path, asked(game=game, episode="match", count=4)))
    pots = GAMES[game].pots(GAMES[game].rules())
    changed: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
    for payment in payments:
        changed[payment["match"], payment["deal"]][payment["payer"]] -= payment["amount"]
        changed[payment["match"], payment["deal"]][payment["payee"]] += payment["amount"]
    for deal in deals:
        assert sum(deal["gains"]) == -sum(deal["pots_gained"])
        gained = {f"S{seat}": gain for seat, gain in enumerate(deal["gains"])}
        gained |= dict(zip(pots, deal["pots_gained"], strict=True))
        of_deal = changed[deal["match"], deal["deal"]]
        assert gained == {account: of_deal[account] for account in gained}
    for before, after in pairwise(deals):
        assert before["match_over"] == (after["match"] != before["match"])
        if not before["match_over"]:
            assert after["deal"] == before["deal"] + 1
            went_on = [a + b for a, b in zip(before["balances_before"], before["gains"], strict=True)]
            assert after["balances_before"] == went_on


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_counts_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    deals, payments = rows(kept(tmp_path, asked(game=game, count=60)))
    words = "simulate", game, "--deals", "60", "--seed", "3", "--bots", ",".join(BOTS), "--json"
    assert main(list(words)) == 0
    found = json.loads(capsys.readouterr().out)
    moved: Counter[str] = Counter()
    for payment in payments:
        moved[payment["article"]] += payment["amount"]
    assert {article: amount / 60 for article, amount in moved.items()} == found["articles"]
    for event, times in found["events"].items():
        assert sum(deal[event] for deal in deals) / 60 == times
    assert sum(deal["actions"] for deal in deals) / 60 == found["decisions"]
    for place, seat in enumerate(found["seats"]):
        assert sum(deal["gains"][(place + 1) % 4] for deal in deals) / 60 == pytest.approx(seat["mean"])


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_those_that_were_dealt(tmp_path: Path, game: str) -> None:
    deals, payments = rows(kept(tmp_path, asked(game=game, count=8)))
    value = GAMES[game]
    sizes = {"zinzolin": [12] * 4, "nain-jaune": [12] * 4, "reversis": [12, 11, 11, 11]}[game]
    for deal in deals:
        assert [hand.bit_count() for hand in deal["hands"]] == sizes
        assert all(one & other == 0 for one, other in zip(deal["hands"], deal["hands"][1:], strict=False))
        assert (deal["dealer"], deal["first_seat"], deal["seats"]) == (0, 1, 4)
        assert deal["cards_laid"] <= deal["actions"]
        assert 1 <= deal["turns"] <= deal["actions"]
    names = {card_name(card, value.order) for card in value.pack}
    assert {payment["card"] for payment in payments} <= names | {None}


@pytest.mark.parametrize("whole", [False, True])
def test_bots_that_search_play_as_in_the_arena(tmp_path: Path, whole: bool) -> None:
    text = asked(game="nain-jaune", episode="match" if whole else "deal", count=2, more="budget = 4")
    run = read(tmp_path, text.replace('"thumb", "random"', '"abbe", "flat:3"'))
    (arm,) = run.arms
    assert not arm.of_policies
    deals, _ = tables(arm, play(arm, 1, 1))
    plan = ArenaPlan(arm.game_name, "seed", arm.rules, 4, arm.bots, seed=3, count=2, whole=whole, budget=4)
    results, length = play_by_moves(plan, (0, 1, 2, 3), 1, [Cost() for _ in range(4)])
    gains = [sum(of) for of in zip(*deals["gains"].to_pylist(), strict=True)]
    assert (gains[1:] + gains[:1], deals.num_rows) == (results, length)


def test_every_arm_plays_the_same_packs(tmp_path: Path) -> None:
    (arm,) = read(tmp_path, asked(game="zinzolin", episode="match")).arms
    other = replace(arm, bots=("lowest",) * 4)
    one, two = (tables(of, play(of, 2, 1, interpreted=True))[0] for of in (arm, other))
    length = min(one.num_rows, two.num_rows)
    assert one["hands"].to_pylist()[:length] == two["hands"].to_pylist()[:length]
    assert one["gains"].to_pylist()[:length] != two["gains"].to_pylist()[:length]


def test_rows_are_the_same_however_the_work_was_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kept(tmp_path, asked(count=30))
    before = [(whole.folder / name).read_bytes() for name in (DEALS, PAYMENTS)]
    monkeypatch.setattr(keeping_module, "SIZES", dict.fromkeys(keeping_module.SIZES, 7))
    monkeypatch.setattr(keeping_module, "GROUP", 1 << 17)
    again = Keeping(whole.run, tmp_path / "again")
    pieces = list(cut(again.run))
    assert [piece.count for piece in pieces] == [7, 7, 7, 7, 2]
    for piece in reversed(pieces):
        again.add(piece, play_piece(piece))
    again.assemble()
    assert [(again.folder / name).read_bytes() for name in (DEALS, PAYMENTS)] == before


def test_groups_of_rows_are_of_one_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_module, "GROUP", 8)
    keeping = kept(tmp_path, asked(count=30))
    file = parquet.ParquetFile(keeping.folder / DEALS)
    assert [file.metadata.row_group(group).num_rows for group in range(4)] == [8, 8, 8, 6]


def test_a_piece_is_of_its_arm_and_of_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = read(tmp_path, asked())
    (arm,) = run.arms
    changes: dict[str, Any] = {"seed": 4, "bots": ("lowest",) * 4, "budget": 3, "whole": True}
    paths = {Keeping(run, tmp_path).paths(Piece(arm, 0, 12))}
    for name, value in changes.items():
        other = replace(run, arms=(replace(arm, **{name: value}),))
        paths.add(Keeping(other, tmp_path).paths(Piece(other.arms[0], 0, 12)))
    monkeypatch.setattr(keeping_module, "sources_of", lambda bots: "other rules or bots")
    paths.add(Keeping(run, tmp_path).paths(Piece(arm, 0, 12)))
    assert len(paths) == len(changes) + 2


def test_arms_that_play_alike_share_their_pieces(tmp_path: Path) -> None:
    run = read(tmp_path, asked(count=6))
    (arm,) = run.arms
    keeping = Keeping(replace(run, arms=(arm, replace(arm, name="the same"))), tmp_path)
    for piece in list(cut(keeping.run))[:1]:
        keeping.add(piece, play_piece(piece))
    assert keeping.missing == []
    keeping.assemble()
    deals, payments = rows(keeping)
    assert [deal["arm"] for deal in deals] == ["mixed"] * 6 + ["the same"] * 6
    assert {payment["arm"] for payment in payments} == {"mixed", "the same"}
