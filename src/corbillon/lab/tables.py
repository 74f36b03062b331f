"""Answers of simulations and measurements as tables for a person."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from corbillon import games, rulebook
from corbillon.kernel.rules import spelled
from corbillon.lab.thought import CARDS_LEFT
from corbillon.lab.words import GAMES, WORDS, event_name, figure


def tables(found: Mapping[str, Any], lang: str) -> Iterator[RenderableType]:
    """The title, then a table for the seats, the bots, the articles and the events."""
    words = WORDS[lang]
    yield Text(title(found, lang), style="bold")
    switches = [f"{name} = {spelled(value)}" for name, value in found["rules"].items()]
    yield Text(", ".join([words["rules"].format(preset=found["preset"]), *switches]))
    chapters = {"seats": seats, "bots": bots, "articles": articles, "events": events}
    for name, chapter in chapters.items():
        if name in found:
            yield Text(f"\n{words[name]}")
            yield chapter(found, lang)
    yield Text("\n" + words["decisions"].format(decisions=figure(found["decisions"], lang, 2)))


def title(found: Mapping[str, Any], lang: str) -> str:
    """What was played."""
    words = WORDS[lang]
    text = words["title_matches" if "matches" in found else "title"].format(
        game=GAMES[found["game"]],
        deals=figure(found["deals"], lang, 0),
        matches=figure(found.get("matches", 0), lang, 0),
        seed=found["seed"],
    )
    if "bots" in found:
        text += words["title_duplicate"].format(rotations=len(found["seats"]))
    return text


def seats(found: Mapping[str, Any], lang: str) -> RenderableType:
    """What each seat won."""
    words = WORDS[lang]
    whole = "matches" in found
    table = plain_table(words["seat"], words["bot"])
    add_columns(table, words["mean"], words["ci95"], *((words["match"], words["ci95"]) if whole else ()))
    for place, seat in enumerate(found["seats"]):
        match = estimate(seat["match"], lang) if whole else ()
        table.add_row(str(place), seat["bot"], *estimate(seat, lang), *match)
    return table


def bots(found: Mapping[str, Any], lang: str) -> RenderableType:
    """What a seat of each bot won."""
    words = WORDS[lang]
    table = plain_table(words["bot"])
    add_columns(table, words["mean"], words["ci95"], words["ahead"], words["ci95"])
    for name, bot in found["bots"].items():
        ahead = estimate(bot["ahead"], lang) if "ahead" in bot else ("", "")
        table.add_row(name, *estimate(bot, lang), *ahead)
    return table


def articles(found: Mapping[str, Any], lang: str) -> RenderableType:
    """What each article moved."""
    words = WORDS[lang]
    book = rulebook.articles(games.GAMES[found["game"]], lang)
    table = plain_table(words["article"], "")
    add_columns(table, words["amount"])
    for article, amount in found["articles"].items():
        table.add_row(article, book[article].title, figure(amount, lang))
    return table


def events(found: Mapping[str, Any], lang: str) -> RenderableType:
    """How often each rare event happened."""
    words = WORDS[lang]
    table = plain_table(words["event"])
    add_columns(table, words["frequency"])
    for event, frequency in found["events"].items():
        table.add_row(event_name(event, lang), figure(frequency, lang, 5))
    return table


def speeds(found: Mapping[str, Any], lang: str) -> Iterator[RenderableType]:
    """What was measured of each game."""
    words = WORDS[lang]
    yield Text(words["speeds"])
    figures = {"deals_per_second": 0, "decisions_per_deal": 1, "compile_cold_s": 2, "compile_cached_s": 2}
    table = plain_table(words["game"])
    add_columns(table, *(words[column] for column in figures))
    for name, game in found.items():
        cells = ["–" if game[key] is None else figure(game[key], lang, places) for key, places in figures.items()]
        table.add_row(f"{GAMES[name]} ({game['seats']})", *cells)
    yield table
    yield from thoughts(found, lang)
    yield Text(f"\n{words['checks']}")
    table = plain_table(words["game"])
    add_columns(table, words["checksum"], words["checksum_interpreted"])
    for name, game in found.items():
        table.add_row(GAMES[name], game["checksum"], game["checksum_interpreted"])
    yield table


def thoughts(found: Mapping[str, Any], lang: str) -> Iterator[RenderableType]:
    """How fast bots think in each game."""
    words = WORDS[lang]
    yield Text(f"\n{words['thoughts']}")
    table = plain_table(words["game"])
    add_columns(table, words["with_random"], words["with_thumb"], words["world_us"], words["bot_compile_cold_s"])
    add_columns(table, *(words["endings"].format(cards=left) for left in CARDS_LEFT))
    for name, game in found.items():
        times = [*game["simulation_us"].values(), game["world_us"], game["bot_compile_cold_s"]]
        cells = ["–" if time is None else figure(time, lang, 2) for time in times]
        table.add_row(GAMES[name], *cells, *(figure(speed, lang, 0) for speed in game["endings_per_second"].values()))
    yield table


def plain_table(*columns: str) -> Table:
    """An empty table whose columns are words."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for column in columns:
        table.add_column(column, no_wrap=True)
    return table


def add_columns(table: Table, *columns: str) -> None:
    """More columns, of numbers."""
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)


def estimate(found: Mapping[str, Any], lang: str) -> tuple[str, str]:
    """A mean and its interval."""
    low, high = found["ci95"]
    if low is None:
        return figure(found["mean"], lang), "–"
    return figure(found["mean"], lang), f"{figure(low, lang)} … {figure(high, lang)}"
