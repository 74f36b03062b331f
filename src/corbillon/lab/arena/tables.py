"""The answer of a match-up as tables for a person."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from corbillon.bots.own import sources_of
from corbillon.kernel.rules import spelled
from corbillon.lab.tables import add_columns, estimate, plain_table
from corbillon.lab.words import GAMES, WORDS, figure


def tables(found: Mapping[str, Any], lang: str) -> Iterator[RenderableType]:
    """The title, what was won, who is ahead of whom, and what it cost."""
    words = WORDS[lang]
    yield Text(title(found, lang), style="bold")
    switches = [f"{name} = {spelled(value)}" for name, value in found["rules"].items()]
    yield Text(", ".join([words["rules"].format(preset=found["preset"]), *switches]))
    yield Text("\n" + words["field"])
    yield won(found, lang, "", "ahead")
    if "match" in found["bots"][0]:
        yield Text("\n" + words["field_match"] + measured(found, lang))
        yield won(found, lang, "match", "match_ahead")
    if len(found["bots"]) > 2:
        yield Text("\n" + words["matrix"])
        yield matrix(found, lang)
    yield Text("\n" + words["costs"])
    yield costs(found, lang)
    if set(found["sources"]) != {sources_of(bot["bot"] for bot in found["bots"])}:
        yield Text("\n" + words["other_sources"])


def title(found: Mapping[str, Any], lang: str) -> str:
    """What was played."""
    whole = "matches" in found
    return WORDS[lang]["title_arena_matches" if whole else "title_arena"].format(
        game=GAMES[found["game"]],
        deals=figure(found["matches" if whole else "deals"], lang, 0),
        placements=found["placements"],
        seats=found["seats"],
        seed=found["seed"],
    )


def measured(found: Mapping[str, Any], lang: str) -> str:
    """How long a match was taken to be, where none was played."""
    if "match_deals" not in found:
        return ""
    return WORDS[lang]["match_deals"].format(deals=figure(found["match_deals"], lang, 1))


def won(found: Mapping[str, Any], lang: str, alone: str, ahead: str) -> RenderableType:
    """What each bot won against the field, and how far ahead it is."""
    words = WORDS[lang]
    table = plain_table(words["bot"])
    add_columns(table, words["chips"], words["ci95"], words["ahead"], words["ci95"])
    for bot in found["bots"]:
        table.add_row(bot["bot"], *estimate(bot[alone] if alone else bot, lang), *estimate(bot[ahead], lang))
    return table


def matrix(found: Mapping[str, Any], lang: str) -> RenderableType:
    """How far each row's bot is ahead of each column's."""
    table = plain_table(WORDS[lang]["bot"])
    add_columns(table, *(bot["bot"] for bot in found["bots"]))
    for bot in found["bots"]:
        table.add_row(bot["bot"], *(spread(other, lang) for other in bot["ahead_of"]))
    return table


def spread(found: Mapping[str, Any] | None, lang: str, places: int = 2) -> str:
    """An estimate in short: the mean, and half of its interval's length.

    >>> spread({"mean": 1.5, "ci95": [1.25, 1.75]}, "en")
    '1.50 ± 0.25'
    """
    if found is None:
        return "–"
    mean, low = figure(found["mean"], lang, places), found["ci95"][0]
    return mean if low is None else f"{mean} ± {figure(found['mean'] - low, lang, places)}"


def costs(found: Mapping[str, Any], lang: str) -> RenderableType:
    """What the moves of each bot cost."""
    words = WORDS[lang]
    table = plain_table(words["bot"])
    add_columns(table, words["moves"], words["cpu"], words["p95"], words["simulations"])
    for bot in found["bots"]:
        times = [bot["cpu_us"]["mean"], bot["cpu_us"]["p95"]]
        shown = ["–" if time is None else figure(time / 1000, lang) for time in times]
        simulations = "–" if bot["simulations"] is None else figure(bot["simulations"], lang, 0)
        table.add_row(bot["bot"], figure(bot["moves"], lang, 0), *shown, simulations)
    return table
