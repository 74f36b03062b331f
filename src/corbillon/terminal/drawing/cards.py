"""A card drawn as a little block: its index in the corner, its suit below."""

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.palette import Palette

CARD_WIDTH = 4
CARD_HEIGHT = 3
RED_SUITS = "♥♦"


def face_style(palette: Palette, face: str, *, dim: bool = False, chosen: bool = False) -> Style:
    """The colours of a card."""
    red = face[-1] in RED_SUITS
    if dim:
        ink = palette.red_dim if red else palette.black_dim
        return Style(color=ink, bgcolor=palette.card_dim)
    ink = palette.red if red else palette.black
    return Style(color=ink, bgcolor=palette.chosen if chosen else palette.card, bold=True)


def draw_card(canvas: Canvas, x: int, y: int, face: str, style: Style, height: int = CARD_HEIGHT) -> None:
    """Draw a card with its upper left corner in a cell."""
    for row in range(height):
        canvas.put(x, y + row, " " * CARD_WIDTH, style)
    canvas.put(x, y, face, style)
    if height > 2:
        canvas.put(x + CARD_WIDTH - 2, y + height - 1, face[-1], style)
