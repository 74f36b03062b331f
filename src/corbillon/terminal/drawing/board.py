"""The cloth of Nain jaune: the others on both sides, the board with its boxes in the middle, the run below."""

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.cards import FLAT, SMALL, draw_card, face_style
from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.drawing.seats import Line, SeatLines, said
from corbillon.terminal.drawing.tricks import ROOMY, draw_row
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import GLYPHS, Voice

SIDE = 13
"""The width of the column of seats on either side."""
CORNERS = {3: (0, 0), 2: (2, 0), 1: (0, 2), 0: (2, 2), 4: (1, 1)}
"""Where each box lies on the board: the king upper left, the queen upper right, the dwarf in the centre."""
BOX = 9
"""The width of a box: its card and what lies in it."""


def draw_board(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """Draw the whole cloth; play goes round to the left."""
    seats = SeatLines(sitting, voice, palette, picture)
    draw_sides(canvas, picture, seats)
    draw_boxes(canvas, sitting, voice, palette)
    draw_run(canvas, voice, palette, picture)
    draw_row(canvas, canvas.height - 1, seats.flat(sitting.seat), centred=False)


def draw_sides(canvas: Canvas, picture: Picture, seats: SeatLines) -> None:
    """The others, clockwise: up the left side, down the right."""
    others = picture.around()[:-1]
    half = (len(others) + 1) // 2
    room = canvas.height - 1
    tall = min(6, room // half)
    for on_right, column in ((False, others[:half][::-1]), (True, others[half:])):
        for place, seat in enumerate(column):
            for row, (text, style) in enumerate(side_lines(seats, seat, tall)):
                clipped = text[: SIDE + 2]
                if on_right:
                    canvas.ending(canvas.width - 1, place * tall + row, clipped, style)
                else:
                    canvas.put(1, place * tall + row, clipped, style)


def side_lines(seats: SeatLines, seat: int, tall: int) -> list[Line]:
    """A seat of a side; where there is little room, what was said stands on the line of the chips."""
    name, cards, chips, spoken = seats.tall(seat)
    return [name, cards, chips, spoken] if tall > 3 else [name, cards, spoken if spoken[0] else chips]


def draw_boxes(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette) -> None:
    """The five boxes, each with its card and what lies in it."""
    width = canvas.width - 2 * SIDE - 4
    spread = min(width - BOX, 30)
    left = (canvas.width - spread - BOX) // 2
    size, down_step = (SMALL, 4) if canvas.height >= ROOMY else (FLAT, 2)
    for index, (pot, amount) in enumerate(sitting.match.balances()[1].items()):
        across, down = CORNERS[index]
        x, y = left + across * spread // 2, down * down_step + (1 if size is SMALL else 0)
        face = voice.letters[pot[0]] + GLYPHS[pot[1]]
        draw_card(canvas, x, y, face, face_style(palette, face, dim=not amount), size)
        canvas.put(x + size.step, y, str(amount), Style(color=palette.gold, bold=bool(amount)))


def draw_run(canvas: Canvas, voice: Voice, palette: Palette, picture: Picture) -> None:
    """The run: its last cards, who laid the last of them, and what was said."""
    width = canvas.width - 2 * SIDE - 4
    size = SMALL if canvas.height >= ROOMY else FLAT
    top = canvas.height - 6 - (size is SMALL) * 4
    last = picture.laid[-(width // size.step) :]
    left = SIDE + 2 + (width - len(last) * size.step) // 2
    for place, (_, card) in enumerate(last):
        face = voice.face(card)
        style = face_style(palette, face, chosen=place == len(last) - 1)
        draw_card(canvas, left + place * size.step, top, face, style, size)
    if last:
        seat = last[-1][0]
        spoken = said(voice, picture.said[seat]) if seat in picture.said else ""
        text = f"{voice.name(seat).capitalize()} {spoken}".strip()[: width + 2]
        canvas.centred(canvas.width // 2, top + size.height, text, Style(color=palette.accent, italic=True))
