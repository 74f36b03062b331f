"""The colours of a card room of the 1760s, by candle and by day; zinzolin is a violet that leans to red."""

from dataclasses import dataclass

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of one light."""

    cloth: str
    text: str
    quiet: str
    zinzolin: str
    accent: str
    gold: str
    card: str
    card_dim: str
    black: str
    red: str
    black_dim: str
    red_dim: str
    chosen: str


CANDLE = Palette(
    cloth="#1c1322",
    text="#f0e6d6",
    quiet="#a493ad",
    zinzolin="#6c0277",
    accent="#d58be0",
    gold="#d8b25a",
    card="#f6eddd",
    card_dim="#6f6573",
    black="#1b1420",
    red="#b0122f",
    black_dim="#241b2a",
    red_dim="#4d0d1d",
    chosen="#ffd978",
)
DAY = Palette(
    cloth="#e6dcc6",
    text="#2a1a30",
    quiet="#6d5f70",
    zinzolin="#6c0277",
    accent="#6c0277",
    gold="#7d5a0a",
    card="#fffdf6",
    card_dim="#cfc4ae",
    black="#1b1420",
    red="#a80f2b",
    black_dim="#5a5160",
    red_dim="#8c4a55",
    chosen="#ffd567",
)

PALETTES = {"candle": CANDLE, "day": DAY}


def themes() -> list[Theme]:
    """The two lights as themes of Textual."""
    return [
        Theme(
            name=name,
            primary=palette.zinzolin,
            secondary=palette.accent,
            accent=palette.gold,
            foreground=palette.text,
            background=palette.cloth,
            surface=palette.cloth,
            panel=palette.cloth,
            dark=name == "candle",
        )
        for name, palette in PALETTES.items()
    ]
