"""The curve of a training as a picture."""

from pathlib import Path
from typing import Any


def draw(told: dict[str, Any], path: Path) -> None:
    """How far the net was ahead of three rules of thumb, with its 95 % intervals; equal curves make equal pictures.

    :param told: what stands beside the weights.
    :raises ModuleNotFoundError: where there is no matplotlib (the extra ``plots``).
    """
    import matplotlib
    from matplotlib.figure import Figure

    minutes = [point["minutes"] for point in told["curve"]]
    with matplotlib.rc_context({"svg.hashsalt": "corbillon", "font.size": 10, "axes.unicode_minus": True}):
        figure = Figure(figsize=(8, 4), layout="constrained")
        axes = figure.subplots()
        ahead, halves = ([point[name] for point in told["curve"]] for name in ("ahead", "half"))
        axes.axhline(0, color="#444444", linewidth=0.8)
        axes.axvline(told["minutes"] * told["recipe"]["apprenticeship"], color="#999999", linewidth=0.8, linestyle=":")
        axes.errorbar(minutes, ahead, yerr=halves, color="#5b2a86", marker="o", markersize=3, capsize=2)
        axes.set_xlabel("minutes of training")
        axes.set_ylabel("chips a deal ahead of three thumbs")
        axes.set_title(told["game"], loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color="#dddddd", linewidth=0.6)
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
