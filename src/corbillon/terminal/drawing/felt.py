"""The cloth as a widget: it draws what the picture of the table says."""

from collections.abc import Callable, Mapping

from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from corbillon.terminal.drawing.board import draw_board
from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.palette import PALETTES, Palette
from corbillon.terminal.drawing.tricks import draw_tricks
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

Draw = Callable[[Canvas, Sitting, Voice, Palette, Picture], None]

CLOTHS: Mapping[str, Draw] = {"zinzolin": draw_tricks, "reversis": draw_tricks, "nain-jaune": draw_board}
"""How the cloth of each game is drawn."""


class Felt(Widget):
    """The cloth between the players."""

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        super().__init__(id="felt")
        self.sitting, self.voice = sitting, voice
        self._canvas: Canvas | None = None

    def show(self) -> None:
        """The table has changed."""
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """The cloth is drawn anew."""
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """A line of the cloth."""
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (self.size.width, self.size.height):
            canvas = self._canvas = self._drawn()
        return canvas.strip(y)

    def _drawn(self) -> Canvas:
        palette = PALETTES[self.app.theme]
        canvas = Canvas(self.size.width, self.size.height, Style(color=palette.text, bgcolor=palette.cloth))
        picture = Picture.of(self.sitting)
        if picture.deal:
            CLOTHS[self.sitting.game.name](canvas, self.sitting, self.voice, palette, picture)
        return canvas
