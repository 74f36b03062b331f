"""Measures: against numbers counted independently, and what is no measure."""

from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import duckdb
import pytest
from pyarrow import parquet

from corbillon.kernel.cards import parse_card
from corbillon.lab.runs.intervals import SHARE, estimate, student
from corbillon.lab.runs.keeping import DEALS, PAYMENTS, Keeping
from corbillon.lab.runs.measures import Measured, check, measure_all
from corbillon.lab.runs.measures import _open as opened
from tests.lab.runs.asking import Lab, asked, kept, lab, measure, read

__all__ = ["lab"]

GAIN = measure("select arm, deal, place, gain as value from seats")


def found(keeping: Keeping) -> Measured:
    """The one measure of a run."""
    (one,) = measure_all(keeping.run, keeping.folder)
    return one


def test_means_are_those_of_the_rows(tmp_path: Path) -> None:
    keeping = kept(tmp_path, asked(GAIN, count=30))
    deals = parquet.read_table(keeping.folder / DEALS).to_pylist()
    groups = found(keeping).groups
    assert [group.label for group in groups] == [f"mixed, place {place}" for place in range(4)]
    for place, group in enumerate(groups):
        gains = [deal["gains"][(deal["first_seat"] + place) % 4] for deal in deals]
        assert Counter(gains) == group.seen
        error = 2.04523 * stdev(gains) / sqrt(30)
        assert group.found.n == 30
        assert group.found.mean == pytest.approx(mean(gains))
        assert group.found.half_width == pytest.approx(error, rel=1e-5)


def test_shares_are_counted(tmp_path: Path) -> None:
    sql = "select arm, deal, reversis_undertaken > 0 as undertaken, quinola_placed > 0 as value from deals"
    keeping = kept(tmp_path, asked(measure(sql, SHARE), count=40))
    deals = parquet.read_table(keeping.folder / DEALS).to_pylist()
    for group in found(keeping).groups:
        of_group = [deal for deal in deals if (deal["reversis_undertaken"] > 0) == dict(group.columns)["undertaken"]]
        assert group.found.n == len(of_group)
        assert group.found.mean == pytest.approx(mean(deal["quinola_placed"] for deal in of_group))


def test_a_match_is_an_observation(tmp_path: Path) -> None:
    sql = "select arm, match, count(*) as value from deals group by all"
    keeping = kept(tmp_path, asked(measure(sql, "deals"), game="nain-jaune", episode="match", count=5))
    lengths = Counter(parquet.read_table(keeping.folder / DEALS)["match"].to_pylist())
    (group,) = found(keeping).groups
    assert group.found.n == 5
    assert group.found.mean == mean(lengths.values())


def test_payments_can_be_asked_by_account_and_card(tmp_path: Path) -> None:
    sql = """select s.arm, s.deal, s.account, coalesce(sum(p.amount), 0) as value
    from seats s left join payments p on p.arm = s.arm and p.deal = s.deal and p.payee = s.account and p.card = 'KH'
    group by s.arm, s.deal, s.account"""
    keeping = kept(tmp_path, asked(measure(sql), game="nain-jaune", count=20))
    payments = parquet.read_table(keeping.folder / PAYMENTS).to_pylist()
    for group in found(keeping).groups:
        account = dict(group.columns)["account"]
        paid = sum(p["amount"] for p in payments if p["card"] == "KH" and p["payee"] == account)
        assert group.found.mean * 20 == pytest.approx(paid)


@pytest.mark.parametrize("game", ["zinzolin", "reversis"])
@pytest.mark.parametrize("card", ["AS", "KH", "7D", "JC"])
def test_a_card_can_be_asked_for(tmp_path: Path, game: str, card: str) -> None:
    sql = f"select arm, deal, seat, holds(hand, '{card}')::int as value from seats"
    keeping = kept(tmp_path, asked(measure(sql), game=game))
    number = parse_card(card, keeping.run.game.order)
    deals = parquet.read_table(keeping.folder / DEALS).to_pylist()
    for seat, group in enumerate(found(keeping).groups):
        assert group.found.mean == pytest.approx(mean(deal["hands"][seat] >> number & 1 for deal in deals))


def test_the_bots_are_told(tmp_path: Path) -> None:
    keeping = kept(tmp_path, asked(measure("select arm, deal, seat, bot, 0 as value from seats"), count=2))
    assert [dict(group.columns)["bot"] for group in found(keeping).groups] == ["thumb", "thumb", "random", "lowest"]


def test_arms_can_be_compared_deal_by_deal(lab: Lab) -> None:
    sql = """select 'more' as arm, deal, a.actions - b.actions as value
    from deals a join deals b using (deal) where a.arm = 'mixed' and b.arm = 'again'"""
    text = asked(measure(sql), count=6)
    again = text[text.index("[[arm]]") : text.index("[[measure]]")].replace("mixed", "again")
    (one,) = lab(text.replace("[[measure]]", again + "[[measure]]"))["measures"]
    assert one["groups"] == [{"arm": "more", "by": {}, "n": 6, "mean": 0.0, "ci95": [0.0, 0.0], "half_width": 0.0}]


WRONG = [
    ("select arm, deal from deals", "has no column value"),
    ("select deal, 1 as value from deals", "has no column arm"),
    ("select arm, 1 as value from deals", "has no column deal"),
    ("select arm, deal, nonsense as value from deals", "nonsense"),
    ("selec arm", "Parser Error"),
    ("select arm, deal, 1 as value from deals; drop table deals", "is not one select"),
    ("copy deals to 'x.csv'", "is not one select"),
    ("select * from read_csv('/etc/hostname')", "file system operations are disabled"),
    ("", "measure 1, sql: is empty"),
]


@pytest.mark.parametrize(("sql", "complaint"), WRONG)
def test_what_is_no_measure_is_refused_before_anything_is_played(tmp_path: Path, sql: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="measure 1") as refused:
        check(read(tmp_path, asked(measure(sql), count=10**9)))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


DEPENDENT = [
    (measure("select arm, deal, gain as value from seats"), "deal 0 of mixed has 4 rows in one group, not one"),
    (measure("select arm, deal, gain as value from seats where place = 0", SHARE), "a share is 1 or 0, not "),
    (measure("select arm, deal, null::int as value from deals"), "an arm or a value is nothing, or endless"),
    (measure("select arm, deal, 'nan'::double as value from deals"), "an arm or a value is nothing, or endless"),
]


@pytest.mark.parametrize(("one", "complaint"), DEPENDENT)
def test_what_its_rows_contradict_is_refused(tmp_path: Path, one: str, complaint: str) -> None:
    with pytest.raises(ValueError) as refused:
        found(kept(tmp_path, asked(one)))
    assert f"measure 1 (it), sql: {complaint}" in str(refused.value)


def test_nothing_but_the_rows_can_be_read(tmp_path: Path) -> None:
    keeping = kept(tmp_path, asked(GAIN, count=1))
    rows = opened(keeping.run, keeping.folder)
    assert rows.execute("select count(*) from payments").fetchone()[0] > 0
    for forbidden in (
        "select * from read_csv('/etc/hostname')",
        f"copy (select 1) to '{tmp_path / 'x.csv'}'",
        f"attach '{tmp_path / 'x.db'}'",
        "set enable_external_access = true",
    ):
        with pytest.raises(duckdb.Error):
            rows.execute(forbidden)


STUDENT = {1: 12.706205, 2: 4.302653, 3: 3.182446, 7: 2.364624, 30: 2.042272, 99: 1.984217, 199: 1.971957}
WILSON = [(0, 5, 0, 0.434482), (5, 5, 0.565518, 1), (1, 7, 0.02568, 0.513128), (300, 1000, 0.272407, 0.329124)]


@pytest.mark.parametrize(("freedom", "factor"), STUDENT.items())
def test_student_is_the_one_of_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=1e-6)


@pytest.mark.parametrize(("yes", "n", "low", "high"), WILSON)
def test_a_share_has_the_interval_of_wilson(yes: int, n: int, low: float, high: float) -> None:
    share = estimate({value: times for value, times in ((1.0, yes), (0.0, n - yes)) if times}, SHARE)
    assert (share.n, share.mean) == (n, yes / n)
    assert share.low == pytest.approx(low, abs=1e-6)
    assert share.high == pytest.approx(high, abs=1e-6)
    assert share.low is not None
    assert share.high is not None
    assert share.low <= share.mean <= share.high


def test_one_observation_has_no_interval() -> None:
    one = estimate({3.0: 1}, "jetons")
    assert (one.mean, one.low, one.high, one.half_width) == (3.0, None, None, None)


def test_columns_of_any_kind_group(lab: Lab) -> None:
    sql = "select arm, deal, 0.5 as half, date '1785-01-01' as day, null as nothing, true as yes, 1 as value from deals"
    ((group,),) = (one["groups"] for one in lab(asked(measure(sql), count=1))["measures"])
    assert group["by"] == {"half": 0.5, "day": "1785-01-01", "nothing": None, "yes": True}


def test_groups_come_as_their_arms_do(tmp_path: Path) -> None:
    text = asked(measure("select split_part(arm, ' ', 1) as arm, deal, 1 as value from deals"), count=1)
    arm = text[text.index("[[arm]]") : text.index("[[measure]]")]
    others = arm.replace("mixed", "zebra a") + arm.replace("mixed", "ape")
    keeping = kept(tmp_path, text.replace(arm, others))
    assert [group.arm for group in found(keeping).groups] == ["zebra", "ape"]
