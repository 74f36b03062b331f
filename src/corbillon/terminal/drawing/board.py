"""The cloth of Nain jaune: the others on both sides, the board with its boxes in the middle, the run below."""

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.cards import CARD_WIDTH, draw_card, face_style
from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.drawing.seats import draw_seat, said
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

SIDE = 15
"""The width of the column of seats on either side."""
CORNERS = {3: (0, 0), 2: (1, 0), 1: (0, 2), 0: (1, 2), 4: (0.5, 1)}
"""Where each box lies on the board: the king upper left, the queen upper right, the dwarf in the centre."""
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def draw_board(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """Draw the whole cloth."""
    draw_sides(canvas, sitting, voice, palette, picture)
    draw_boxes(canvas, sitting, voice, palette)
    draw_run(canvas, voice, palette, picture)
    draw_own_line(canvas, sitting, voice, palette, picture)


def draw_sides(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """The others, clockwise: up the left side, down the right."""
    others = picture.around()[:-1]
    half = (len(others) + 1) // 2
    left, right = others[:half][::-1], others[half:]
    tall = 4 if canvas.height - 1 >= 4 * half else 3
    for column, seats in ((0, left), (1, right)):
        for place, seat in enumerate(seats):
            draw_side_seat(canvas, sitting, voice, palette, picture, seat, (column, place * tall, tall))


def draw_side_seat(
    canvas: Canvas,
    sitting: Sitting,
    voice: Voice,
    palette: Palette,
    picture: Picture,
    seat: int,
    place: tuple[int, int, int],
) -> None:
    """A seat of a side: where there is little room, what was said stands on the line of the chips."""
    column, top, tall = place
    lines: dict[int, tuple[str, Style]] = {}

    def keep(row: int, text: str, style: Style) -> None:
        lines[row] = text, style

    draw_seat(keep, sitting, voice, palette, picture, seat)
    if tall == 3:
        chips, spoken = lines[2], lines.pop(3)
        lines[2] = spoken if spoken[0] else chips
    for row, (text, style) in lines.items():
        if column:
            canvas.ending(canvas.width - 1, top + row, text[: SIDE + 1], style)
        else:
            canvas.put(1, top + row, text[: SIDE + 1], style)


def draw_boxes(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette) -> None:
    """The five boxes, each with its card and what lies in it."""
    left, width = SIDE + 2, canvas.width - 2 * SIDE - 4
    for index, (pot, amount) in enumerate(sitting.match.balances()[1].items()):
        across, down = CORNERS[index]
        x, y = left + int(across * (width - 9)), 3 * down if canvas.height > 16 else 2 * down
        face = voice.letters[pot[0]] + SUIT_SIGNS[pot[1]]
        draw_card(canvas, x, y, face, face_style(palette, face, dim=not amount), height=2)
        canvas.put(x + CARD_WIDTH + 1, y, str(amount), Style(color=palette.gold, bold=bool(amount)))


def draw_run(canvas: Canvas, voice: Voice, palette: Palette, picture: Picture) -> None:
    """The run: its last cards, who laid the last of them, and what he said."""
    left, width = SIDE + 2, canvas.width - 2 * SIDE - 4
    top = canvas.height - 6
    fitting = max(1, width // (CARD_WIDTH + 1))
    for place, (_, card) in enumerate(picture.laid[-fitting:]):
        face = voice.face(card)
        last = place == min(fitting, len(picture.laid)) - 1
        draw_card(canvas, left + place * (CARD_WIDTH + 1), top, face, face_style(palette, face, chosen=last), height=2)
    if picture.laid:
        seat = picture.laid[-1][0]
        spoken = said(voice, picture.said[seat]) if seat in picture.said else ""
        text = f"{voice.name(seat)} {spoken}".strip()
        canvas.put(left, top + 2, text[:width], Style(color=palette.accent, italic=True))


def draw_own_line(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """One's own seat, on the last line."""
    low = canvas.height - 1
    x = 1

    def put(row: int, text: str, style: Style) -> None:
        nonlocal x
        canvas.put(x, low, text, style)
        x += len(text) + 2 if text else 0

    draw_seat(put, sitting, voice, palette, picture, sitting.seat)
