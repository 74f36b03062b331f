"""The cloth of a game of tricks: four seats around, each card towards its player, the pots."""

from rich.style import Style

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.cards import CARD_WIDTH, draw_card, face_style
from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.drawing.seats import draw_seat
from corbillon.terminal.noticing import FOUR
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice


def draw_tricks(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """Draw the whole cloth."""
    middle, high = canvas.width // 2, max(4, canvas.height // 2 - 1)
    seat = sitting.seat
    right, across, left = ((seat + step) % FOUR for step in (1, 2, 3))
    draw_seat(lambda row, text, style: canvas.centred(middle, row, text, style), sitting, voice, palette, picture, across)
    draw_seat(
        lambda row, text, style: canvas.put(1, high - 1 + row, text, style), sitting, voice, palette, picture, left
    )
    draw_seat(
        lambda row, text, style: canvas.ending(canvas.width - 1, high - 1 + row, text, style),
        sitting,
        voice,
        palette,
        picture,
        right,
    )
    draw_trick(canvas, sitting, voice, palette, picture)
    draw_own_seat(canvas, sitting, voice, palette, picture)


def draw_trick(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """The trick in hand; between tricks the last one, pale, with the card that took it bright."""
    middle, high = canvas.width // 2, max(4, canvas.height // 2 - 1)
    places = {
        0: (middle - CARD_WIDTH // 2, high + 2),
        1: (middle + 4, high),
        2: (middle - CARD_WIDTH // 2, high - 1 if canvas.height > 16 else high - 2),
        3: (middle - 4 - CARD_WIDTH, high),
    }
    laid, taker = picture.laid, -1
    if not laid and picture.last_trick is not None:
        trick = picture.last_trick
        laid, taker = [((trick.leader + k) % FOUR, card) for k, card in enumerate(trick.cards)], trick.seat
    for seat, card in laid:
        x, y = places[(seat - sitting.seat) % FOUR]
        face = voice.face(card)
        style = face_style(palette, face, dim=taker not in (-1, seat))
        draw_card(canvas, x, y, face, style)
        if seat == picture.leader and taker == -1:
            canvas.put(x + CARD_WIDTH, y, "◂", Style(color=palette.gold))


def draw_own_seat(canvas: Canvas, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
    """One's own seat and the pots, on the last two lines."""
    low = canvas.height - 2
    lines: dict[int, tuple[str, Style]] = {}

    def keep(row: int, text: str, style: Style) -> None:
        lines[row] = text, style

    draw_seat(keep, sitting, voice, palette, picture, sitting.seat)
    x = 1
    for row in (0, 2, 1, 3):
        text, style = lines[row]
        canvas.put(x, low, text, style)
        x += len(text) + 2 if text else 0
    pots = sitting.match.balances()[1]
    told = "   ".join(f"{pot_name(voice, pot)} {n}" for pot, n in pots.items())
    canvas.put(1, low + 1, f"◍ {told}", Style(color=palette.gold, bold=True))
    if picture.points:
        points = voice.say("ui-points", n=picture.points[sitting.seat])
        canvas.ending(canvas.width - 1, low + 1, points, Style(color=palette.text))


def pot_name(voice: Voice, pot: str) -> str:
    """The short name of a pot."""
    return voice.say(f"pot-{voice.game.name}-{pot}", "short")
