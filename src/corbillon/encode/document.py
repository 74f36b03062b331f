"""The observation of each game, index by index, as docs/environments.md has it."""

from collections.abc import Iterator

from corbillon.encode.encoding import encoding
from corbillon.encode.layout import Layout, Placed
from corbillon.encode.ways import Way
from corbillon.games import GAMES
from corbillon.kernel.game import Game

ENTRIES = {
    Way.NUMBERS: "the number",
    Way.NUMBER_OF_EACH: "the number of each seat, own first",
    Way.CARDS: "1 at each card, suit after suit (♠ ♥ ♦ ♣), the weakest rank first",
    Way.CARDS_OF_EACH: "the same for each seat, own first",
    Way.CARD: "1 at the card, none where there is none",
    Way.SUITED: "1 at the suit (♠ ♥ ♦ ♣), none where there is none",
    Way.CHOICE: "1 at one of the values, in this order",
    Way.SEAT: "1 at the seat, own first; none where it is nobody",
    Way.SEATS: "1 at each seat of them, own first",
    Way.BITS: "1 at each of them",
    Way.BITS_OF_EACH: "the same for each seat, own first",
    Way.TAKERS: "trick after trick 1 at the seat, own first",
}


def table(game: Game) -> Iterator[str]:
    """The lines of a game's table, for the usual number of seats."""
    layout = encoding(game).layout
    yield f"`{game.name}`, {layout.seats} seats: {layout.width} entries, {layout.actions} actions."
    yield ""
    yield "| index | field | what it says | entries |"
    yield "|---:|---|---|---|"
    for at in layout.placed():
        yield f"| {_range(at)} | `{at.name}` | {at.meaning} | {_entries(layout, at)} |"


def _range(at: Placed) -> str:
    return str(at.start) if at.stop == at.start + 1 else f"{at.start}–{at.stop - 1}"


def _entries(layout: Layout, at: Placed) -> str:
    if at.part is not None:
        return ENTRIES[at.part.way]
    return f"a card each{', seat after seat, own first' if at.name == 'by' else ''}"


def main() -> None:
    """Print all tables."""
    for game in GAMES.values():
        print("\n".join(table(game)), end="\n\n")


if __name__ == "__main__":
    main()
