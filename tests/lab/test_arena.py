"""``corbillon arena``: who sits where, what it answers, and how it refuses."""

from collections import Counter
from math import sqrt
from statistics import mean, stdev

import pytest

from corbillon.cli import main
from corbillon.games import GAMES
from corbillon.lab.arena import playing
from corbillon.lab.arena.answer import answer
from corbillon.lab.arena.keeping import Keeping
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.plan import ArenaPlan, placements
from corbillon.lab.arena.playing import Played, play_by_moves, play_compiled
from corbillon.lab.estimates import SURE
from tests.lab.arenas import Arena, arena, untimed

__all__ = ["arena"]


def plan_of(name: str, *bots: str, seats: int = 4, count: int = 3, whole: bool = False) -> ArenaPlan:
    return ArenaPlan(name, "seed", GAMES[name].rules(), seats, bots, seed=5, count=count, whole=whole)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("bots", range(2, 7))
def test_every_bot_sits_at_every_seat_equally_often(seats: int, bots: int) -> None:
    plan = plan_of("nain-jaune", *"abcdef"[:bots], seats=seats)
    beside: Counter[tuple[int, int]] = Counter()
    for number in range(bots - 1):
        seated = placements(plan, number)
        assert len(seated) == (seats if bots == seats else seats * bots)
        places = Counter((place, bot) for placement in seated for place, bot in enumerate(placement))
        assert len(places) == seats * bots
        assert len(set(places.values())) == 1
        for row, placement in enumerate(seated):
            beside.update((row // seats, other) for other in placement if other != row // seats)
    assert len(set(beside.values())) == 1


def test_of_two_bots_each_is_alone_at_every_seat() -> None:
    seated = placements(plan_of("zinzolin", "a", "b"), 0)
    assert seated[:4] == ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))
    assert [tuple(1 - bot for bot in placement) for placement in seated[:4]] == list(seated[4:])


@pytest.mark.parametrize("name", GAMES)
def test_two_copies_of_a_bot_are_exactly_even(arena: Arena, name: str) -> None:
    found = arena(name, "--bots", "thumb,thumb", "--deals", "3")
    one, other = found["bots"]
    assert one["mean"] == other["mean"]
    assert one["ahead"] == other["ahead"] == {"mean": 0.0, "ci95": [0.0, 0.0]}


def test_two_copies_of_a_bot_that_searches_are_exactly_even(arena: Arena) -> None:
    found = arena("zinzolin", "--bots", "abbe,abbe", "--deals", "1", "--budget", "6")
    for bot in found["bots"]:
        assert bot["ahead"]["mean"] == 0
        assert 1 <= bot["simulations"] < 50
        assert bot["cpu_us"]["mean"] > 0
    assert found["bots"][0]["mean"] == found["bots"][1]["mean"]
    assert found["placements"] == 8


@pytest.mark.parametrize("whole", [False, True])
def test_move_by_move_or_as_machine_code_it_is_the_same_deal(whole: bool) -> None:
    plan = plan_of("reversis", "lowest", "random", whole=whole)
    for placement in placements(plan, 0)[:3]:
        costs = [Cost(), Cost()]
        assert play_compiled(plan, placement, 7) == play_by_moves(plan, placement, 7, costs)
        assert all(cost.moves for cost in costs)


def test_an_interval_is_over_deals() -> None:
    plan = plan_of("nain-jaune", "a", "b", seats=2)
    won = [(9, 1), (-4, 2), (0, -3)]
    keeping = Keeping(plan, None)
    for number, (first, second) in enumerate(won):
        # a sits first, then second: he wins so much, and b as much as he loses, less one chip for the pot
        results = [[first, -first - 1], [-second - 1, second]]
        keeping.add([Played(number, results, [1, 1], [Cost(), Cost()])])
    one, other = answer(plan, keeping)["bots"]
    means = [(first + second) / 2 for first, second in won]
    leads = [((2 * first + 1) + (2 * second + 1)) / 2 for first, second in won]
    for found, observed in ((one, means), (one["ahead"], leads), (one["ahead_of"][1], leads)):
        error = SURE * stdev(observed) / sqrt(3)
        assert found["mean"] == pytest.approx(mean(observed))
        assert found["ci95"] == pytest.approx([mean(observed) - error, mean(observed) + error])
    assert other["ahead"]["mean"] == pytest.approx(-one["ahead"]["mean"])
    assert one["ahead_of"][0] is None


def test_three_bots_are_compared_with_each_other(arena: Arena) -> None:
    found = arena("nain-jaune", "--bots", "thumb,lowest,random", "--deals", "8", "--seed", "4")
    assert (found["placements"], found["played"]) == (12, 96)
    bots = found["bots"]
    for one in range(3):
        others = [ahead["mean"] for ahead in bots[one]["ahead_of"] if ahead is not None]
        assert bots[one]["ahead"]["mean"] == pytest.approx(mean(others))
        for other in range(3):
            if other != one:
                back = bots[other]["ahead_of"][one]["mean"]
                assert bots[one]["ahead_of"][other]["mean"] == pytest.approx(-back)
    assert bots[0]["ahead_of"][2]["mean"] == pytest.approx(
        bots[0]["ahead_of"][1]["mean"] + bots[1]["ahead_of"][2]["mean"]
    )


def test_a_match_is_told_of_two_bots(arena: Arena) -> None:
    words = "nain-jaune", "--bots", "thumb,lowest", "--deals", "6"
    found = arena(*words)
    assert found["match_deals"] > 1
    for bot in found["bots"]:
        assert bot["match"]["mean"] == pytest.approx(bot["mean"] * found["match_deals"])
        assert bot["match_ahead"]["mean"] == pytest.approx(bot["ahead"]["mean"] * found["match_deals"])
    played = arena(*words, "--matches")
    assert played["matches"] == 6
    assert "match_deals" not in played
    one, other = played["bots"]
    assert played["played"] > 6 * 8
    assert one["match_ahead"]["mean"] * 6 * 8 == pytest.approx(one["ahead"]["mean"] * played["played"])
    assert one["match_ahead"]["mean"] == pytest.approx(-other["match_ahead"]["mean"])


def test_a_percentile_is_true_to_two_in_a_hundred() -> None:
    cost = Cost()
    for nanoseconds in range(1000, 101_000, 1000):
        cost.count(nanoseconds, 0)
    assert cost.percentile(0.95) == pytest.approx(95_000, rel=0.022)
    assert cost.answer() == {"moves": 100, "cpu_us": {"mean": 50.5, "p95": pytest.approx(95, rel=0.022)}} | {
        "simulations": None
    }


def test_work_divided_is_the_same_work(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "nain-jaune", "--bots", "lowest,random", "--deals", str(playing.TIMED), "--seats", "3"
    alone = untimed(arena(*words))
    monkeypatch.setattr(playing, "CHUNK", 2)
    assert untimed(arena(*words, "--jobs", "2")) == alone
    assert untimed(arena(*words, "--seed", "2")) != alone


@pytest.mark.parametrize(("lang", "said"), [("en", "placements of the bots"), ("fr", "dispositions des robots")])
def test_a_person_reads_the_same_figures(
    capsys: pytest.CaptureFixture[str], arena: Arena, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    words = "nain-jaune", "--bots", "thumb,lowest,random", "--deals", "6"
    found = arena(*words)
    assert main(["arena", *words, "--lang", lang]) == 0
    told = capsys.readouterr().out.replace("−", "-").replace(",", ".")
    assert said in told
    for bot in found["bots"]:
        assert f"{bot['mean']:.3f}" in told
        assert f"{bot['ahead']['mean']:.3f}" in told
    assert main(["arena", "nain-jaune", "--bots", "thumb,lowest", "--deals", "6", "--lang", lang]) == 0
    assert ("The same in a match" if lang == "en" else "De même par partie") in capsys.readouterr().out


def test_help_says_where_everybody_sits(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help"])
    assert left.value.code == 0
    told = " ".join(capsys.readouterr().out.split())
    for words in ("usage: corbillon arena", "each sits once at every seat", "--keep FILE", "--budget B"):
        assert words in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("tarot", "--bots", "thumb,random"), "no game 'tarot'"),
        (("zinzolin", "--bots", "thumb"), "--bots names 1"),
        (("zinzolin", "--bots", "thumb,merlin"), "no bot 'merlin'"),
        (("zinzolin", "--bots", "thumb,random", "--deals", "0"), "--deals is '0'"),
        (("zinzolin", "--bots", "thumb,random", "--budget", "none"), "--budget is 'none'"),
        (("zinzolin", "--bots", "thumb,random", "--seats", "3"), "played by 4, not by 3"),
        (("zinzolin", "--bots", "thumb,random", "--jobs", "0"), "--jobs is '0'"),
        (("zinzolin", "--bots", "thumb,random", "--seed", "-1"), "--seed is '-1'"),
        (("zinzolin", "--bots", "thumb,random", "--rules", "rounds=7"), "rounds = 7"),
        (("zinzolin", "--bots", "thumb,random", "--preset", "none"), "preset 'none'"),
    ],
)
def test_wrong_use_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    assert main(["arena", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("corbillon arena: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1
