"""A card drawn as a little block: its index in the corner, its suit below."""

from dataclasses import dataclass

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.palette import Palette

RED_SUITS = "♥♦"


@dataclass(frozen=True)
class Size:
    """How large cards are drawn, in cells."""

    width: int
    height: int

    @property
    def step(self) -> int:
        """From one card to the next."""
        return self.width + 1


SMALL, LARGE, FLAT = Size(4, 3), Size(6, 4), Size(4, 2)


def face_style(palette: Palette, face: str, *, dim: bool = False, chosen: bool = False) -> Style:
    """The colours of a card."""
    red = face[-1] in RED_SUITS
    if dim:
        ink = palette.red_dim if red else palette.black_dim
        return Style(color=ink, bgcolor=palette.card_dim)
    ink = palette.red if red else palette.black
    return Style(color=ink, bgcolor=palette.chosen if chosen else palette.card, bold=True)


def draw_card(canvas: Canvas, x: int, y: int, face: str, style: Style, size: Size = SMALL) -> None:
    """Draw a card with its upper left corner in a cell."""
    for row in range(size.height):
        canvas.put(x, y + row, " " * size.width, style)
    canvas.put(x, y, face, style)
    if size.height > 2:
        canvas.put(x + size.width - 2, y + size.height - 1, face[-1], style)
