"""A RUN.toml, strictly read: what is not understood is refused in one line that names its place."""

import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from corbillon.bots import bring, policy
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.lab.plan import LARGEST_COUNT, LARGEST_SEED
from corbillon.lab.runs.plan import Arm, Measure, Plot, Run
from corbillon.record import read_rules

T = TypeVar("T")

KINDS = ("bars", "histogram", "line")
PICTURES = (".svg", ".png")
LARGEST_BUDGET = 10**9
NAMES: Mapping[type, str] = {str: "text", int: "a whole number", list: "a list", dict: "a table"}


class Section:
    """A table of the file, whose keys are taken one by one; what is left over is unknown."""

    def __init__(self, place: str, values: Mapping[str, Any]) -> None:
        self.place = place
        self.values = dict(values)

    def fault(self, key: str, what: str) -> ValueError:
        """What is wrong at a key."""
        return ValueError(f"{self.place}{key}: {what}")

    def take(self, key: str, kind: type[T], missing: T | None = None) -> T:
        """The value of a key, of the right type; ``missing`` where it may be left out.

        :raises ValueError: when it is missing, or of another type.
        """
        if key not in self.values:
            if missing is None:
                raise self.fault(key, "is missing")
            return missing
        value = self.values.pop(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fault(key, f"{_shown(value)} is not {NAMES[kind]}")
        return value

    def text(self, key: str, missing: str | None = None) -> str:
        """A text with something in it."""
        value = self.take(key, str, missing)
        if not value.strip():
            raise self.fault(key, "is empty")
        return value

    def number(self, key: str, least: int, most: int, missing: int | None = None) -> int:
        """A whole number within limits."""
        value = self.take(key, int, missing)
        if not least <= value <= most:
            raise self.fault(key, f"{value} is not a whole number from {least} to {most}")
        return value

    def one_of(self, key: str, values: tuple[str, ...], missing: str | None = None) -> str:
        """One of some words."""
        value = self.take(key, str, missing)
        if value not in values:
            raise self.fault(key, f"{value!r} is none of {', '.join(values)}")
        return value

    def sections(self, key: str) -> list["Section"]:
        """The tables of a list, counted from 1."""
        values = self.take(key, list, [])
        if not all(isinstance(value, dict) for value in values):
            raise self.fault(key, f"is no list of tables; write [[{key}]]")
        return [Section(f"{self.place}{key} {number}, ", value) for number, value in enumerate(values, 1)]

    def finish(self) -> None:
        """Nothing is left.

        :raises ValueError: when a key is unknown.
        """
        for key in self.values:
            raise self.fault(key, "is unknown here")


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def read_run(path: Path) -> Run:
    """The run that a file asks for.

    :raises ValueError: what is wrong and where, in one line.
    :raises OSError: when it cannot be read.
    """
    try:
        values = tomllib.loads(path.read_bytes().decode("utf-8"))
    except ValueError as fault:
        raise ValueError(f"{path}: not TOML: {fault}") from None
    top = Section(f"{path}: ", values)
    game = GAMES[top.one_of("game", tuple(GAMES))]
    whole = top.one_of("episode", ("deal", "match"), "deal") == "match"
    question = top.text("question")
    seed = top.number("seed", 0, LARGEST_SEED, 1)
    arms = tuple(_arm(section, game, whole, seed) for section in top.sections("arm"))
    measures = tuple(_measure(section) for section in top.sections("measure"))
    plots = tuple(_plot(section, measures, number) for number, section in enumerate(top.sections("plot")))
    if not arms:
        raise top.fault("arm", "is missing: nobody plays")
    top.finish()
    _distinct(top, "arm", [arm.name for arm in arms])
    _distinct(top, "measure", [measure.name for measure in measures])
    _distinct(top, "plot", [plot.file for plot in plots])
    return Run(question, game.name, whole, seed, arms, measures, plots)


def _distinct(top: Section, key: str, names: list[str]) -> None:
    for number, name in enumerate(names, 1):
        if name in names[: number - 1]:
            raise top.fault(f"{key} {number}", f"{name!r} is there already")


def _arm(section: Section, game: Game, whole: bool, seed: int) -> Arm:
    name = section.text("name")
    preset = section.text("preset", "seed")
    rules = _known(section, "rules", lambda: read_rules(game, preset, section.take("rules", dict, {})))
    bots = section.values.get("bots")
    named = section.take("bots", list) if isinstance(bots, list) else [section.text("bots")]
    seats = _seats(section, game, rules, len(named) if isinstance(bots, list) else None)
    if isinstance(bots, list) and len(named) != seats:
        raise section.fault("bots", f"{len(named)} are named for {seats} seats")
    for bot in named:
        if not isinstance(bot, str):
            raise section.fault("bots", f"{_shown(bot)} is not text")
        _known(section, "bots", partial(_brought, game, bot))
    arm = Arm(
        name=name,
        game_name=game.name,
        preset=preset,
        rules=rules,
        seats=seats,
        bots=tuple(named) if isinstance(bots, list) else tuple(named) * seats,
        count=section.number("matches" if whole else "deals", 1, LARGEST_COUNT),
        whole=whole,
        seed=seed,
        budget=section.number("budget", 1, LARGEST_BUDGET) if "budget" in section.values else None,
    )
    section.finish()
    return arm


def _brought(game: Game, bot: str) -> None:
    """A bot is known in this game, or is one's own and there."""
    policy(game, bring(bot))


def _known(section: Section, key: str, read: Callable[[], T]) -> T:
    """What is read by somebody else, whose complaint gets its place."""
    try:
        return read()
    except RecordError as fault:
        raise section.fault(key, str(fault)) from None
    except ValueError as fault:
        raise fault if str(fault).startswith(section.place) else section.fault(key, str(fault)) from None


def _seats(section: Section, game: Game, rules: Any, named: int | None) -> int:
    allowed = game.seats(rules)
    seats = section.take("seats", int, named or allowed[0])
    if seats not in allowed:
        key = "bots" if named == seats else "seats"
        raise section.fault(key, f"{game.name} is played by {', '.join(map(str, sorted(allowed)))}, not by {seats}")
    return seats


def _measure(section: Section) -> Measure:
    measure = Measure(section.text("name"), section.text("unit"), section.text("sql"))
    section.finish()
    return measure


def _plot(section: Section, measures: tuple[Measure, ...], number: int) -> Plot:
    names = tuple(measure.name for measure in measures)
    measure, kind = section.one_of("measure", names), section.one_of("kind", KINDS)
    file = section.text("file", f"plot-{number + 1}.svg" if number else "plot.svg")
    if Path(file).name != file or Path(file).suffix not in PICTURES:
        raise section.fault("file", f"{file!r} is no name that ends in {' or '.join(PICTURES)}")
    section.finish()
    return Plot(measure, kind, file)  # type: ignore[arg-type]
