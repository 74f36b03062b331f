"""A bot that has learnt by playing: a small net for each game, answered by NumPy. ``envs.training`` teaches it."""

import importlib.util
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "weights"
"""Where the nets of the package are."""


def is_taught(game: str) -> bool:
    """Whether the package has a net for a game, and NumPy to ask it."""
    return (FOLDER / f"{game}.npz").exists() and importlib.util.find_spec("numpy") is not None
