"""The reference game: one game in three programs, and the ratios between them."""

import json
from pathlib import Path

import pytest

from benchmarks import __main__, c_program, openspiel, reference
from corbillon.kernel import chance
from corbillon.kernel.bits import members, popcount


def test_the_pack_has_48_cards_and_26_points() -> None:
    assert len(reference.FRESH) == 48
    hearts = [card for card in reference.FRESH if card // 13 == reference.HEARTS]
    assert len(hearts) + 13 * (reference.QUEEN in reference.FRESH) == reference.POINTS


def test_results_of_a_deal_add_up_to_nothing() -> None:
    table = reference.Table()
    stream = chance.seeded(7)
    pack = list(reference.FRESH)
    chance.shuffle(pack, len(pack), stream)
    reference.open_deal(table, pack)
    assert sorted(card for hand in table.hands for card in members(hand)) == list(reference.FRESH)
    while not reference.over(table):
        cards = reference.legal(table)
        assert popcount(cards) > 0
        reference.play(table, members(cards)[0])
    assert sum(table.points) == reference.POINTS
    assert sum(table.results) == 0
    assert sorted(table.plays) == list(reference.FRESH)


def test_all_programs_have_one_checksum(tmp_path: Path) -> None:
    ours = __main__.over_kernel(200, 200).checksum
    built = __main__.programs(tmp_path)
    assert set(built) == (set(c_program.VARIANTS) if c_program.compiler() else set())
    for program in built.values():
        assert program.play(__main__.SEED, 200, 200).checksum == ours


def test_without_a_compiler_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert __main__.programs(tmp_path) == {}
    assert "no C compiler" in capsys.readouterr().err


def test_ratios_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(openspiel, "hearts", lambda count: 100.0)
    monkeypatch.setattr(__main__, "CHECKED", 100)
    words = ["--rounds", "1", "--seconds", "0.01"]
    assert __main__.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"kernel", "openspiel_hearts"} <= set(found["deals_per_second"])
    for base, ratios in found["ratios"].items():
        assert ratios[base] == 1.0
        assert ratios["kernel"] > 0
    assert "our kernel" in __main__.told(found)
