"""A training that is kept in a folder: stopped at any moment, it goes on from its last checkpoint."""

import os
import pickle
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from corbillon import envs
from corbillon.bots.learned.net import Net, trusting
from corbillon.bots.learned.weights import rounded, save
from corbillon.envs.training.measuring import Measure, Measured
from corbillon.envs.training.training import Recipe, Training
from corbillon.kernel.law import sources_hash

SAVED_EACH = 60.0
"""Seconds."""
TRUSTS = (0.0, 0.1, 0.2, 0.3, 0.5, 0.8)
"""Among these is chosen how much better than the advice an action has to seem."""


@dataclass
class Course:
    """A training, how long it has lasted, and how far it was ahead when."""

    training: Training
    seconds: float = 0.0
    """Spent on playing and learning; measuring does not count."""
    curve: list[dict[str, Any]] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)
    """Of the rounds since the last point of the curve."""


class Kept:
    """A course and its folder."""

    def __init__(self, recipe: Recipe, seconds: float, folder: Path, points: int = 24, deals: int = 4000) -> None:
        self.recipe, self.seconds, self.folder, self.points = recipe, seconds, folder, points
        self.path = folder / f"{recipe.game}.training"
        self.course = self._resumed() if self.path.exists() else Course(Training(recipe))
        training = self.course.training
        self.measure, self.choosing = (
            Measure(recipe.game, training.inputs, recipe.units, deals, seed=recipe.seed + own)
            for own in (1_000_000, 2_000_000)
        )

    def _resumed(self) -> Course:
        with self.path.open("rb") as file:
            made_by, recipe, course = pickle.load(file)
        if (made_by, recipe) != (sources_hash(), self.recipe):
            raise ValueError(f"{self.path} is another training: of another recipe, or of other rules and bots")
        return course  # type: ignore[no-any-return]

    def run(self, jobs: int, tell: Callable[[str], None]) -> None:
        """Train till the time is spent, and write the net."""
        course, saved = self.course, time.monotonic()
        while course.seconds < self.seconds or len(course.curve) <= self.points:
            if course.seconds >= self.seconds * len(course.curve) / self.points:
                self._measure(tell)
                self._save()
            elif time.monotonic() - saved > SAVED_EACH:
                self._save()
                saved = time.monotonic()
            else:
                before = time.monotonic()
                course.losses.append(course.training.round(course.seconds / self.seconds, jobs))
                course.seconds += time.monotonic() - before
        self.write()

    def _measure(self, tell: Callable[[str], None]) -> None:
        course, training = self.course, self.course.training
        training.trust = self._trusted()
        found = self.measure.of(self.net)
        course.curve.append(
            {
                "trust": training.trust,
                "minutes": round(course.seconds / 60, 2),
                "rounds": training.rounds,
                "lessons": training.lessons,
                "loss": round(sum(course.losses) / len(course.losses), 4) if course.losses else None,
                **found.told(),
            }
        )
        course.losses.clear()
        tell(_line(course.curve[-1], found))

    def _trusted(self) -> float:
        """The trust with which the net surely does best, over other deals than those that it is measured by."""
        net = rounded(self.course.training.net)
        found = {trust: self.choosing.of(trusting(net, trust)) for trust in TRUSTS}
        return max(TRUSTS, key=lambda trust: found[trust].ahead - found[trust].half)

    def _save(self) -> None:
        """Write a checkpoint: as a whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        with fresh.open("wb") as file:
            pickle.dump((sources_hash(), self.recipe, self.course), file)
        os.replace(fresh, self.path)

    @property
    def net(self) -> Net:
        """The net that plays, as it will be once it was written."""
        return rounded(self.course.training.net)

    def write(self) -> None:
        """Write the net and its story."""
        training = self.course.training
        told = {
            "game": self.recipe.game,
            "seats": training.inputs.seats,
            "inputs": training.inputs.digest(),
            "environment": envs.VERSION,
            "sources": sources_hash(),
            "minutes": round(self.course.seconds / 60, 2),
            "recipe": asdict(self.recipe),
            "curve": self.course.curve,
        }
        save(training.net, told, self.folder, self.recipe.game)


def _line(point: dict[str, Any], found: Measured) -> str:
    loss = "" if point["loss"] is None else f", loss {point['loss']:.3f}"
    ahead = f"{found.ahead:+.2f} ± {found.half:.2f} chips a deal ahead of three thumbs"
    return f"{point['minutes']:6.2f} min, {point['lessons']} lessons{loss}: {ahead}"
