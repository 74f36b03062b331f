"""The tables of ``docs/strength.md``, one part a game, each between two marks."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corbillon.kernel.law import sources_hash
from corbillon.lab.arena.moves import Cost
from corbillon.lab.arena.tables import spread
from corbillon.lab.words import WORDS, figure


@dataclass(frozen=True)
class Pair:
    """Two bots, the stronger named first, and what came of it."""

    strong: str
    weak: str
    found: dict[str, Any]
    """The answer of the arena."""
    costs: tuple[Cost, Cost]


def write(page: Path, name: str, pairs: Sequence[Pair], order: Sequence[str], command: str) -> None:
    """Put the tables of a game between its two marks; :raises ValueError: when the page has not these marks."""
    between_marks(page, name, tables(pairs, order, command))


def between_marks(page: Path, name: str, new: str) -> None:
    """Write what belongs between the two marks of a game.

    :raises ValueError: when the page has not these marks.
    """
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise ValueError(f"{page} has no place for {name}: {begin.strip()} … {end}")
    before, rest = text.split(begin)
    _, after = rest.split(end)
    page.write_text(before + begin + new + end + after, encoding="utf-8")


def tables(pairs: Sequence[Pair], order: Sequence[str], command: str) -> str:
    """Who is ahead of whom, then what a move costs."""
    if not pairs:
        return ""
    states = {source for pair in pairs for source in pair.found["sources"]}
    other = "" if states == {sources_hash()} else f" {WORDS['en']['other_sources']}"
    found = pairs[0].found
    told = (
        f"Made by `{command}`: seed {found['seed']}, {found['seats']} seats, {found['placements']} placements a deal."
    )
    return f"{told}{other}\n\n{matrix(pairs, order)}\n{costs(pairs, order)}"


def matrix(pairs: Sequence[Pair], order: Sequence[str]) -> str:
    """How far each row's bot is ahead of each column's."""
    columns = [bot for bot in order if any(pair.weak == bot for pair in pairs)]
    rows = [bot for bot in order if any(pair.strong == bot for pair in pairs)]
    cells = {(pair.strong, pair.weak): _cell(pair) for pair in pairs}
    lines = [_line("chips a deal ahead of", *(f"`{bot}`" for bot in columns)), "|---" + "|---:" * len(columns) + "|"]
    lines += [_line(f"`{row}`", *(cells.get((row, column), "") for column in columns)) for row in rows]
    return "\n".join(lines) + "\n"


def _cell(pair: Pair) -> str:
    ahead = spread(pair.found["bots"][0]["ahead"], "en")
    return f"{ahead} ({figure(pair.found['deals'], 'en', 0)} deals)"


def costs(pairs: Sequence[Pair], order: Sequence[str]) -> str:
    """What a match against the rule of thumb brings, and what a move with a choice costs."""
    lines = [
        _line("bot", "chips a match ahead of `thumb`", "CPU a move, mean", "95 % below", "simulations a move"),
        "|---|---:|---:|---:|---:|",
    ]
    for bot in order:
        of = [pair.costs[pair.weak == bot] for pair in pairs if bot in (pair.strong, pair.weak)]
        if of:
            lines.append(_line(f"`{bot}`", _match(pairs, bot), *_cost(of)))
    return "\n".join(lines) + "\n"


def _match(pairs: Sequence[Pair], bot: str) -> str:
    against = [pair.found["bots"][0] for pair in pairs if (pair.strong, pair.weak) == (bot, "thumb")]
    return spread(against[0]["match_ahead"], "en", 1) if against else ""


def _cost(costs: Sequence[Cost]) -> tuple[str, str, str]:
    total = Cost()
    for cost in costs:
        total.add(cost)
    found = total.answer()
    simulations = found["simulations"]
    return (
        _time(found["cpu_us"]["mean"]),
        _time(found["cpu_us"]["p95"]),
        "" if simulations is None else figure(simulations, "en", 0),
    )


def _time(microseconds: float | None) -> str:
    """A time in the unit that suits it.

    >>> _time(12.34), _time(999.7), _time(56_789.0)
    ('12 µs', '1.0 ms', '56.8 ms')
    """
    if microseconds is None:
        return ""
    return f"{microseconds:.0f} µs" if microseconds < 999.5 else f"{microseconds / 1000:.1f} ms"


def _line(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"
