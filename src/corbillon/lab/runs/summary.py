"""What was found, as tables: on a terminal, and as ``summary.md`` beside the rows."""

from collections.abc import Iterator, Sequence
from math import floor, log10

from rich.console import RenderableType
from rich.text import Text

from corbillon.kernel.rules import spelled
from corbillon.lab.runs.intervals import SHARE, Found
from corbillon.lab.runs.measures import Group, Measured, shown
from corbillon.lab.runs.plan import Arm, Run
from corbillon.lab.runs.words import WORDS
from corbillon.lab.tables import add_columns, plain_table
from corbillon.lab.words import GAMES, figure
from corbillon.record import write_rules

SUMMARY = "summary.md"
ON_A_TERMINAL = 60
"""So many groups of a measure are shown there; the file has all."""

Cells = Sequence[str]


def tables(run: Run, found: Sequence[Measured], lang: str) -> Iterator[RenderableType]:
    """The question, the arms, and a table a measure."""
    yield Text(run.question, style="bold")
    yield Text(_played(run, lang))
    texts, numbers = _arm_heads(run, lang)
    yield _table(texts, numbers, [_arm_cells(arm, lang) for arm in run.arms])
    for one in found:
        yield Text(f"\n{one.measure.name} ({_unit(one, lang)})")
        texts, numbers = _heads(run, one, lang)
        yield _table(texts, numbers, [cells(group, one, lang) for group in one.groups[:ON_A_TERMINAL]])
        if len(one.groups) > ON_A_TERMINAL:
            yield Text(WORDS[lang]["more"].format(count=len(one.groups) - ON_A_TERMINAL))


def markdown(run: Run, found: Sequence[Measured], lang: str) -> str:
    """The same as Markdown."""
    parts = [f"# {run.question}", _played(run, lang)]
    parts.append(_markdown_table(*_arm_heads(run, lang), [_arm_cells(arm, lang) for arm in run.arms]))
    parts += [markdown_measure(run, one, lang, "##") for one in found]
    return "\n\n".join(parts) + "\n"


def markdown_measure(run: Run, one: Measured, lang: str, level: str) -> str:
    """A measure with its heading."""
    table = _markdown_table(*_heads(run, one, lang), [cells(group, one, lang) for group in one.groups])
    return f"{level} {one.measure.name[0].upper()}{one.measure.name[1:]} ({_unit(one, lang)})\n\n{table}"


def _played(run: Run, lang: str) -> str:
    return WORDS[lang]["played"].format(game=GAMES[run.game_name], seed=run.seed)


def _unit(one: Measured, lang: str) -> str:
    return WORDS[lang]["share"] if one.measure.unit == SHARE else one.measure.unit


def _arm_heads(run: Run, lang: str) -> tuple[Cells, Cells]:
    words = WORDS[lang]
    return [words["arm"], words["bots"], words["rules"]], [words["seats"], words[run.unit]]


def _arm_cells(arm: Arm, lang: str) -> Cells:
    bots = arm.bots[0] if len(set(arm.bots)) == 1 else ", ".join(arm.bots)
    if arm.budget is not None and arm.simulations:
        bots += f" ({figure(arm.budget, lang, 0)})"
    switches = write_rules(arm.game, arm.rules, arm.preset)
    rules = [arm.preset, *(f"{name} = {spelled(value)}" for name, value in switches.items())]
    return [arm.name, bots, ", ".join(rules), str(arm.seats), figure(arm.count, lang, 0)]


def _heads(run: Run, one: Measured, lang: str) -> tuple[Cells, Cells]:
    words = WORDS[lang]
    mean = words["share" if one.measure.unit == SHARE else "mean"]
    return [words["arm"], *one.columns], [words[run.unit], mean, words["half_width"], words["ci95"]]


def cells(group: Group, one: Measured, lang: str) -> Cells:
    """A group's line: what it is, how many were observed, the mean, half its interval, and the interval."""
    found = group.found
    scale, sign = (100, "\u202f%") if one.measure.unit == SHARE else (1, "")
    places = decimals(found, scale)

    def told(value: float | None) -> str:
        return "–" if value is None else figure(scale * value, lang, places) + sign

    interval = "–" if found.low is None else f"{told(found.low)} … {told(found.high)}"
    named = [group.arm, *(shown(value) for _, value in group.columns)]
    return [*named, figure(found.n, lang, 0), told(found.mean), told(found.half_width), interval]


def decimals(found: Found, scale: int) -> int:
    """As many as show two digits of half the interval."""
    if not found.half_width:
        return 3
    return min(6, max(0, 1 - floor(log10(scale * found.half_width))))


def _table(texts: Cells, numbers: Cells, lines: Sequence[Cells]) -> RenderableType:
    table = plain_table(*texts)
    add_columns(table, *numbers)
    for line in lines:
        table.add_row(*line)
    return table


def _markdown_table(texts: Cells, numbers: Cells, lines: Sequence[Cells]) -> str:
    rule = ["---"] * len(texts) + ["---:"] * len(numbers)
    escaped = [[cell.replace("|", "\\|") for cell in line] for line in ([*texts, *numbers], rule, *lines)]
    return "\n".join(f"| {' | '.join(line)} |" for line in escaped)
