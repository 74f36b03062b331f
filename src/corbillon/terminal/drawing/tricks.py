"""The cloth of a game of tricks: four seats around, each card towards its player, the pots."""

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.cards import LARGE, SMALL, Size, draw_card, face_style
from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.drawing.seats import SeatLines
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice
from corbillon.witness.noticing import FOUR

ROOMY = 22
"""From this height on the cards are large."""


def draw_tricks(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """Draw the whole cloth; play goes round to the right."""
    seats = SeatLines(sitting, voice, palette, picture)
    right, across, left = ((sitting.seat + step) % FOUR for step in (1, 2, 3))
    size = LARGE if canvas.height >= ROOMY else SMALL
    places = places_of_cards(canvas, size)
    draw_row(canvas, 0, seats.flat(across), centred=True)
    top = places[1][1] - 1
    for row, (text, style) in enumerate(seats.tall(left)):
        canvas.put(1, top + row, text, style)
    for row, (text, style) in enumerate(seats.tall(right)):
        canvas.ending(canvas.width - 1, top + row, text, style)
    draw_trick(canvas, voice, palette, picture, size)
    draw_row(canvas, canvas.height - 2, seats.flat(sitting.seat), centred=False)
    draw_pots(canvas, sitting, voice, palette)


def places_of_cards(canvas: Canvas, size: Size) -> tuple[tuple[int, int], ...]:
    """Where the cards of the seats lie, one's own first, then in the order of play."""
    middle, room = canvas.width // 2, canvas.height - 3
    high = 1 + max(0, room - 3 * size.height) // 2
    upper, between, lower = high, high + size.height // 2 + 1, high + 2 * size.height - (size.height > 3)
    centre = middle - size.width // 2
    return (
        (centre, lower + (size.height > 3)),
        (centre + size.width + 2, between),
        (centre, upper),
        (centre - size.width - 2, between),
    )


def draw_row(canvas: Canvas, y: int, lines: list[tuple[str, Style]], *, centred: bool) -> None:
    """The lines of a seat side by side."""
    width = sum(len(text) + 2 for text, _ in lines) - 2
    x = max(1, (canvas.width - width) // 2) if centred else 1
    for text, style in lines:
        canvas.put(x, y, text, style)
        x += len(text) + 2


def draw_trick(canvas: Canvas, voice: Voice, palette: Palette, picture: Picture, size: Size) -> None:
    """The trick in hand; between tricks the last one, pale, with the card that took it bright."""
    places = places_of_cards(canvas, size)
    laid, taker = picture.laid, -1
    if not laid and picture.last_trick is not None:
        trick = picture.last_trick
        laid, taker = [((trick.leader + k) % FOUR, card) for k, card in enumerate(trick.cards)], trick.seat
    for seat, card in laid:
        x, y = places[(seat - picture.seat) % FOUR]
        face = voice.face(card)
        style = face_style(palette, face, dim=taker not in (-1, seat))
        draw_card(canvas, x, y, face, style, size)
        if seat == laid[0][0]:
            canvas.put(x, y + size.height - 1, "◂", Style(color=palette.zinzolin))


def draw_pots(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette) -> None:
    """The pots, on the last line."""
    low = canvas.height - 1
    pots = sitting.match.balances()[1]
    told = "   ".join(f"◍ {pot_name(voice, pot)} {n}" for pot, n in pots.items())
    canvas.put(1, low, told, Style(color=palette.gold, bold=True))


def pot_name(voice: Voice, pot: str) -> str:
    """The short name of a pot."""
    return voice.say(f"pot-{voice.game.name}-{pot}", "short")
