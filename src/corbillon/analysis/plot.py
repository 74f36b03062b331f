"""A review as a picture: the balances of all seats through the deals, and below what the choices of one seat cost."""

import importlib.util
from pathlib import Path
from typing import Any

from corbillon.analysis.reviewing import Review
from corbillon.analysis.telling import Speaker, brief

KINDS = (".svg", ".png")
COLOURS = {"slight": "#c9a227", "mistake": "#d9731a", "blunder": "#a3182d"}
LINES = ("--", ":", "-.")
"""The other seats are told apart without colour."""
INKS = ("#5b2a86", "#1b6b5a", "#9a4d1e", "#2c4a7f", "#7a1f3d", "#4f6b1b", "#444444", "#8a6d00")


class NoMatplotlib(Exception):
    """The program that draws is not installed."""


def check(path: str) -> None:
    """Whether a picture can be drawn to such a file.

    :raises ValueError: when its name ends otherwise than a picture's.
    :raises NoMatplotlib: when there is nothing to draw with.
    """
    if Path(path).suffix.lower() not in KINDS:
        raise ValueError(f"{path}: a picture ends in {' or '.join(KINDS)}")
    if importlib.util.find_spec("matplotlib") is None:
        raise NoMatplotlib


def draw(review: Review, speaker: Speaker, path: str) -> None:
    """Draw a review to a file; equal reviews make equal pictures."""
    check(path)
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "corbillon", "font.size": 10, "axes.unicode_minus": True}):
        figure = Figure(figsize=(9, 6), layout="constrained")
        above, below = figure.subplots(2, 1, sharex=True, height_ratios=(2, 1))
        _draw_standing(above, review, speaker)
        _draw_losses(below, review, speaker)
        for axes in (above, below):
            axes.spines[["top", "right"]].set_visible(False)
            axes.grid(axis="y", color="#dddddd", linewidth=0.6)
            axes.set_axisbelow(True)
        metadata = {"Date": None} if Path(path).suffix.lower() == ".svg" else {"Software": None}
        figure.savefig(path, dpi=150, metadata=metadata)


def _starts(review: Review) -> list[int]:
    """Where each deal begins on the axis of actions."""
    starts = [0]
    for deal in review.deals:
        starts.append(starts[-1] + len(deal.standing))
    return starts


def _draw_standing(axes: Any, review: Review, speaker: Speaker) -> None:
    """A line a seat, the one reviewed the thickest; deals are parted by a thin line."""
    starts = _starts(review)
    seats = len(review.deals[0].standing[0])
    others = [seat for seat in range(seats) if seat != review.seat]
    for seat in range(seats):
        own = seat == review.seat
        balances = [balance[seat] for deal in review.deals for balance in deal.standing]
        style = {"color": INKS[seat % len(INKS)], "linestyle": "-" if own else LINES[others.index(seat) % len(LINES)]}
        axes.step(
            range(len(balances)), balances, where="post", label=speaker.name(seat), lw=2.4 if own else 1.3, **style
        )
    for start, deal in zip(starts, review.deals, strict=False):
        if start:
            axes.axvline(start - 0.5, color="#999999", linewidth=0.8)
        if len(review.deals) > 1:
            label = speaker.say("review-deal", deal=deal.deal)
            axes.annotate(label, (start, 1), xycoords=("data", "axes fraction"), fontsize=8, va="bottom")
    axes.set_title(speaker.say("plot-standing"), loc="left", pad=16)
    axes.legend(loc="best", frameon=False, fontsize=9, ncols=2)


def _draw_losses(axes: Any, review: Review, speaker: Speaker) -> None:
    """A bar for each choice that was no forced one, with twice its standard error; named ones have a colour."""
    for start, deal in zip(_starts(review), review.deals, strict=False):
        for decision in deal.decisions:
            verdict = decision.verdict
            if len(verdict.hint.values) < 2:
                continue
            at = start + decision.moment.index + 1
            loss, named = verdict.played.loss, verdict.judgement.value
            axes.bar(at, loss.mean, width=0.8, color=COLOURS.get(named, "#bbbbbb"))
            if loss.error:
                axes.errorbar(at, loss.mean, yerr=2 * loss.error, color="#333333", lw=0.8, capsize=1.5)
            if named in COLOURS:
                above = {"xytext": (0, 3), "textcoords": "offset points", "ha": "center", "fontsize": 8}
                axes.annotate(brief(speaker, verdict.played.text), (at, loss.mean + 2 * loss.error), **above)
    axes.set_title(speaker.say("plot-losses", name=speaker.name(review.seat)), loc="left")
    axes.set_xlabel(speaker.say("plot-actions"))
    axes.set_ylim(bottom=0)
