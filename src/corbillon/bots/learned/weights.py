"""The nets that come with the package: their weights in halves of a word, and beside them how they were taught."""

import json
from pathlib import Path
from typing import Any

import numpy

from corbillon.bots.learned import FOLDER
from corbillon.bots.learned.inputs import Inputs
from corbillon.bots.learned.net import Net


class Unlearnt(ValueError):
    """There is no net that knows this."""


def rounded(net: Net) -> Net:
    """A net as it is once it was saved: with weights of 16 bits, reckoned with in 32."""
    return Net(*(part.astype(numpy.float16).astype(numpy.float32) for part in net))


def save(net: Net, told: dict[str, Any], folder: Path, name: str) -> None:
    """Write a net and what is told of it; ``told["inputs"]`` is the digest of the inputs that it is made for."""
    folder.mkdir(parents=True, exist_ok=True)
    halves = {field: getattr(net, field).astype(numpy.float16) for field in Net._fields}
    numpy.savez_compressed(folder / f"{name}.npz", **halves)
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def load(shown: Inputs, folder: Path = FOLDER) -> Net:
    """The net for these inputs.

    :raises Unlearnt: when there is none, or one that was made for others.
    """
    game = shown.code.layout.game.name
    told = told_of(game, folder)
    if told["seats"] != shown.seats:
        raise Unlearnt(f"apprenti has learnt {game} at {told['seats']} seats, not at {shown.seats}")
    if told["inputs"] != shown.digest():
        raise Unlearnt(f"the weights of {game} are for inputs {told['inputs']}, not {shown.digest()}: teach it anew")
    with numpy.load(folder / f"{game}.npz") as stored:
        return Net(*(stored[field].astype(numpy.float32) for field in Net._fields))


def told_of(game: str, folder: Path = FOLDER) -> dict[str, Any]:
    """What is told of the net of a game: its recipe, its curve, what it is made for.

    :raises Unlearnt: when it has none.
    """
    try:
        return json.loads((folder / f"{game}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]
    except FileNotFoundError:
        raise Unlearnt(f"apprenti has not learnt {game} yet") from None
