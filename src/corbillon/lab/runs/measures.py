"""Measures: SQL over the rows of a run, in a DuckDB that lives in memory and reads nothing else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from corbillon.kernel.cards import SUITS
from corbillon.lab.runs.intervals import SHARE, Found, Seen, estimate
from corbillon.lab.runs.keeping import DEALS, PAYMENTS
from corbillon.lab.runs.plan import Measure, Run

SEATS = """
create view seats as
select arm, {match} deal, seat, (seat - first_seat + seats) % seats as place, seats, 'S' || seat as account, bot,
    seat = dealer as is_dealer, seat = first_seat as is_first,
    balances_before[seat + 1] as balance_before, gains[seat + 1] as gain, hands[seat + 1] as hand
from (select *, unnest(range(seats)) as seat from deals) join bots using (arm, seat)
"""
HOLDS = """
create macro holds(hand, card) as
    hand >> (13 * (strpos('{suits}', card[2]) - 1) + strpos('{order}', card[1]) - 1)::integer & 1 = 1
"""


@dataclass(frozen=True)
class Group:
    """The observations of an arm that have the further columns in common."""

    arm: str
    columns: tuple[tuple[str, Any], ...]
    seen: Seen
    found: Found

    @property
    def label(self) -> str:
        """What tells it from the other groups."""
        return ", ".join([self.arm, *(f"{name} {shown(value)}" for name, value in self.columns)])


@dataclass(frozen=True)
class Measured:
    """A measure with what was found, group by group: the arms in their order, then by the further columns."""

    measure: Measure
    columns: tuple[str, ...]
    groups: tuple[Group, ...]


def shown(value: Any) -> str:
    """A value of a column as a person reads it.

    >>> shown(True), shown(2.0), shown("KH"), shown(None)
    ('yes', '2', 'KH', 'none')
    """
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return f"{value:g}" if isinstance(value, float) else str(value)


def measure_all(run: Run, folder: Path) -> Iterator[Measured]:
    """What the measures of a run find in its rows.

    :raises ValueError: when one is no measure: what is wrong, in one line.
    """
    rows = _open(run, folder)
    for number, measure in enumerate(run.measures, 1):
        try:
            yield _measured(run, rows, measure)
        except ValueError as fault:
            raise ValueError(f"measure {number} ({measure.name}), sql: {fault}") from None


def check(run: Run) -> None:
    """Whether every measure can be asked, before anything is played: on rows that are none.

    :raises ValueError: when one cannot: what is wrong, in one line.
    """
    import tempfile

    from corbillon.lab.runs.keeping import Keeping

    with tempfile.TemporaryDirectory(prefix="corbillon-lab-") as folder:
        Keeping(run.without_deals(), Path(folder)).assemble()
        for _ in measure_all(run, Path(folder)):
            pass


def _open(run: Run, folder: Path) -> Any:
    """Views of the rows, which lie in two files; then the door is shut to all others."""
    import duckdb

    rows = duckdb.connect(":memory:", config={"threads": 1, "autoinstall_known_extensions": False})
    paths = {"deals": str((folder / DEALS).absolute()), "payments": str((folder / PAYMENTS).absolute())}
    for name, path in paths.items():
        rows.execute(f"create view {name} as select * from read_parquet({_text(path)})")
    rows.execute("create table bots (arm varchar, seat bigint, bot varchar)")
    seated = [(arm.name, seat, bot) for arm in run.arms for seat, bot in enumerate(arm.bots_by_seat)]
    rows.executemany("insert into bots values (?, ?, ?)", seated)
    rows.execute(SEATS.format(match="match," if run.whole else ""))
    rows.execute(HOLDS.format(suits=SUITS, order=run.game.order))
    rows.execute(f"set allowed_paths = [{', '.join(map(_text, paths.values()))}]")
    rows.execute("set enable_external_access = false")
    rows.execute("set lock_configuration = true")
    return rows


def _measured(run: Run, rows: Any, measure: Measure) -> Measured:
    import duckdb

    try:
        asked = duckdb.extract_statements(measure.sql)
        if len(asked) != 1 or asked[0].type != duckdb.StatementType.SELECT:
            raise ValueError("is not one select")
        rows.execute(f"create or replace temp table observed as ({measure.sql.rstrip().rstrip(';')})")
        names = [row[0] for row in rows.execute("describe observed").fetchall()]
        for wanted in ("arm", run.unit, "value"):
            if wanted not in names:
                raise ValueError(f"has no column {wanted}")
        columns = tuple(name for name in names if name not in ("arm", run.unit, "value"))
        _check_observations(run, rows, columns)
        seen = _seen(rows, measure, columns)
    except duckdb.Error as fault:
        raise ValueError(" ".join(str(fault).splitlines()[0].split())) from None
    keys = sorted(seen, key=lambda key: (_place(run, key[0]), *map(_sortable, key)))
    groups = [
        Group(key[0], tuple(zip(columns, key[1:], strict=True)), seen[key], estimate(seen[key], measure.unit))
        for key in keys
    ]
    return Measured(measure, columns, tuple(groups))


def _place(run: Run, name: str) -> int:
    """Where a name comes: with the first arm whose own name begins so, or after all arms."""
    return next((number for number, arm in enumerate(run.arms) if arm.name.startswith(name)), len(run.arms))


def _check_observations(run: Run, rows: Any, columns: tuple[str, ...]) -> None:
    """Each deal or match is observed once in a group, or its observations would not be independent."""
    by = ", ".join(_quoted(name) for name in ("arm", run.unit, *columns))
    twice = rows.execute(f"select {by}, count(*) from observed group by {by} having count(*) > 1 limit 1").fetchone()
    if twice is not None:
        raise ValueError(f"{run.unit} {twice[1]} of {twice[0]} has {twice[-1]} rows in one group, not one")
    nothing = "arm is null or value is null or not isfinite(value::double)"
    if rows.execute(f"select count(*) from observed where {nothing}").fetchone()[0]:
        raise ValueError("an arm or a value is nothing, or endless")


def _seen(rows: Any, measure: Measure, columns: tuple[str, ...]) -> dict[tuple[Any, ...], dict[float, int]]:
    by = "".join(f", {_quoted(name)}" for name in columns)
    found: dict[tuple[Any, ...], dict[float, int]] = {}
    counted = f"select arm{by}, value::double, count(*) from observed group by all order by all"
    for *key, value, times in rows.execute(counted).fetchall():
        if measure.unit == SHARE and value not in (0, 1):
            raise ValueError(f"a share is 1 or 0, not {value:g}")
        found.setdefault(tuple(map(_plain, key)), {})[value] = times
    return found


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    return float(value) if isinstance(value, Decimal) else str(value)


def _quoted(name: str) -> str:
    escaped = name.replace('"', '""')
    return f'"{escaped}"'


def _text(value: str) -> str:
    escaped = value.replace("'", "''")
    return f"'{escaped}'"


def _sortable(value: Any) -> tuple[bool, Any]:
    """Numbers by size, texts by letters, nothing last."""
    return value is None, value if isinstance(value, int | float) else str(value)


def answer(run: Run, found: list[Measured]) -> dict[str, Any]:
    """All of it as one JSON object."""
    arms = [{"arm": arm.name, **arm.heading(), "matches" if run.whole else "deals": arm.count} for arm in run.arms]
    return {
        "question": run.question,
        "game": run.game_name,
        "episode": run.unit,
        "seed": run.seed,
        "arms": arms,
        "measures": [
            {
                "name": one.measure.name,
                "unit": one.measure.unit,
                "groups": [_told(group) for group in one.groups],
            }
            for one in found
        ],
    }


def _told(group: Group) -> Mapping[str, Any]:
    found = group.found
    return {
        "arm": group.arm,
        "by": dict(group.columns),
        "n": found.n,
        "mean": found.mean,
        "ci95": [found.low, found.high],
        "half_width": found.half_width,
    }
