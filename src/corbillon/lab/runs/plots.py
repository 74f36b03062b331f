"""Pictures of measures: bars with their intervals, histograms, lines over a column of numbers."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any

from corbillon.lab.runs.intervals import SHARE
from corbillon.lab.runs.measures import Group, Measured, shown
from corbillon.lab.runs.plan import Plot, Run

INKS = ("#5b2a86", "#1b6b5a", "#c9791a", "#2c4a7f", "#a3182d", "#4f6b1b", "#444444", "#8a6d00")
MARKS = ("o", "s", "^", "D", "v", "P", "X", "*")
"""Lines are told apart without colour."""
STROKES = ("-", "--", ":", "-.")
HATCHES = ("", "//", "xx", "..")
LINE = 90
"""So many letters have room beside one another."""
BINS = 40
"""A histogram has at most so many."""


def check(plot: Plot, one: Measured) -> None:
    """Whether a measure can be drawn so.

    :raises ValueError: when it has no column of numbers for a line.
    """
    if plot.kind == "line" and one.groups and _along(one) is None:
        raise ValueError(f"plot of {plot.measure}: a line wants a column of numbers besides arm and value")


def draw(run: Run, plot: Plot, one: Measured, path: Path) -> None:
    """Draw a measure to a file; equal measures make equal pictures."""
    check(plot, one)
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "corbillon", "font.size": 10, "axes.unicode_minus": True}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.subplots()
        if one.groups:
            {"bars": _bars, "histogram": _histogram, "line": _line}[plot.kind](axes, one)
        figure.suptitle("\n".join(wrap(run.question, LINE)), x=0.01, ha="left", fontsize=11, fontweight="bold")
        axes.set_title("\n".join(wrap(_axis(one), LINE)), loc="left", fontsize=9)
        _legend(figure, axes, ", ".join(one.columns) if plot.kind == "bars" else None)
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color="#dddddd", linewidth=0.6)
        axes.set_axisbelow(True)
        metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
        figure.savefig(path, dpi=150, metadata=metadata)


def _legend(figure: Any, axes: Any, title: str | None) -> None:
    """What tells the lines or bars apart, below the picture, in as many columns as there is room for."""
    handles, labels = axes.get_legend_handles_labels()
    if len(labels) > 1:
        columns = max(1, min(len(labels), LINE // (max(map(len, labels)) + 8)))
        style = {"loc": "outside lower center", "frameon": False, "fontsize": 9}
        figure.legend(handles, labels, ncols=columns, title=title, title_fontsize=9, **style)


def _look(number: int, marks: Sequence[str]) -> tuple[str, str]:
    """A colour, and a mark that is another one when the colours begin again."""
    turn, place = divmod(number, len(INKS))
    return INKS[place], marks[(place + turn) % len(marks)]


def _scale(one: Measured) -> int:
    return 100 if one.measure.unit == SHARE else 1


def _axis(one: Measured) -> str:
    return f"{one.measure.name} ({'%' if one.measure.unit == SHARE else one.measure.unit})"


def _errors(groups: Sequence[Group], scale: int) -> list[list[float]]:
    """How far each interval reaches below the mean, and above it."""
    founds = [group.found for group in groups]
    below = [scale * (found.mean - found.low) if found.low is not None else 0.0 for found in founds]
    above = [scale * (found.high - found.mean) if found.high is not None else 0.0 for found in founds]
    return [below, above]


def _bars(axes: Any, one: Measured) -> None:
    """A cluster of bars an arm, in it a bar for each value of the further columns."""
    scale = _scale(one)
    labels = list(dict.fromkeys(_of_columns(group) for group in one.groups))
    arms = list(dict.fromkeys(group.arm for group in one.groups))
    width = 0.8 / len(labels)
    for number, label in enumerate(labels):
        groups = [group for group in one.groups if _of_columns(group) == label]
        at = [arms.index(group.arm) + (number - (len(labels) - 1) / 2) * width for group in groups]
        heights = [scale * group.found.mean for group in groups]
        turn, place = divmod(number, len(INKS))
        ink, hatch = INKS[place], HATCHES[turn % len(HATCHES)]
        axes.bar(at, heights, width=0.9 * width, color=ink, alpha=0.75, hatch=hatch, edgecolor="#ffffff", label=label)
        axes.errorbar(at, heights, yerr=_errors(groups, scale), fmt="none", color="#222222", lw=1, capsize=2.5)
    axes.set_xticks(range(len(arms)), arms)
    axes.axhline(0, color="#666666", linewidth=0.8)


def _of_columns(group: Group) -> str:
    return ", ".join(shown(value) for _, value in group.columns)


def _histogram(axes: Any, one: Measured) -> None:
    """How often each value was seen, as a share of the observations; a stair a group."""
    values = [value for group in one.groups for value in group.seen]
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values) and high - low < BINS
    edges = [low - 0.5 + step for step in range(int(high - low) + 2)] if whole else _edges(low, high)
    for number, group in enumerate(one.groups):
        weights = [100 * times / group.found.n for times in group.seen.values()]
        ink, stroke = _look(number, STROKES)
        style = {"histtype": "step", "color": ink, "lw": 1.6, "ls": stroke}
        axes.hist(list(group.seen), bins=edges, weights=weights, label=group.label, **style)
    axes.set_ylabel("%")


def _edges(low: float, high: float) -> list[float]:
    step = (high - low) / BINS or 1.0
    return [low + step * number for number in range(BINS + 1)]


def _along(one: Measured) -> str | None:
    """The first column that holds numbers alone."""
    for place, name in enumerate(one.columns):
        values = [group.columns[place][1] for group in one.groups]
        if values and all(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
            return name
    return None


def _line(axes: Any, one: Measured) -> None:
    """The mean over a column of numbers, a line for each arm and value of the other columns."""
    along, scale = _along(one), _scale(one)

    def line(group: Group) -> tuple[str, ...]:
        return (group.arm, *(f"{name} {shown(value)}" for name, value in group.columns if name != along))

    def number(group: Group) -> float:
        return float(next(value for name, value in group.columns if name == along))

    keys = list(dict.fromkeys(map(line, one.groups)))
    ordered = sorted(one.groups, key=lambda group: (keys.index(line(group)), number(group)))
    for place, (key, members) in enumerate(groupby(ordered, key=line)):
        groups = list(members)
        means = [scale * group.found.mean for group in groups]
        ink, mark = _look(place, MARKS)
        style = {"color": ink, "marker": mark, "ms": 4, "capsize": 2.5}
        axes.errorbar(
            list(map(number, groups)), means, yerr=_errors(groups, scale), label=", ".join(key), lw=1.4, **style
        )
    axes.set_xlabel(along)
    axes.xaxis.get_major_locator().set_params(integer=all(number(group).is_integer() for group in ordered))
