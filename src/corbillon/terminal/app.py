"""The drawn table (Textual): the start, the table, the pages over it."""

from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from corbillon.errors import RecordError
from corbillon.terminal import shelf
from corbillon.terminal.drawing.palette import themes
from corbillon.terminal.screens.start import StartScreen
from corbillon.terminal.screens.table import TableScreen
from corbillon.terminal.seating import Seating
from corbillon.terminal.sitting import Sitting

USUAL_PACE = 2


class TableApp(App[None]):
    """A person at the drawn table."""

    TITLE = "Corbillon"
    CSS_PATH = "corbillon.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "light", show=False),
        Binding("f3", "alone", show=False),
    ]

    def __init__(
        self,
        sitting: Sitting | None = None,
        path: Path | None = None,
        *,
        lang: str = "en",
        pace: int = USUAL_PACE,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        self.lang = lang
        self.pace = pace
        """Which of the paces the others keep."""
        self.alone = False
        """Whether lone cards are played by themselves."""
        self.folder = folder
        """Where new records are kept; the usual place where it is None."""
        self._first = (sitting, path)
        for theme in themes():
            self.register_theme(theme)
        self.theme = "candle"

    def on_mount(self) -> None:
        sitting, path = self._first
        if sitting is not None and path is not None:
            self.push_screen(TableScreen(sitting, path))
        else:
            self.push_screen(StartScreen())

    def sit_down(self, seating: Seating) -> None:
        """Begin a new match."""
        path = shelf.new_path(seating.game.name, datetime.now(), self.folder)
        self.switch_screen(TableScreen(Sitting(seating, keep=shelf.keeper(path)), path))

    def resume(self, path: Path) -> None:
        """Go on with a match that was left."""
        try:
            sitting = shelf.resume(path, self.lang)
        except (RecordError, OSError) as fault:
            self.notify(str(fault), severity="error", markup=False)
            return
        self.switch_screen(TableScreen(sitting, path))

    def rise(self, table: TableScreen) -> None:
        """A match is over: back to the start."""
        self.lang = table.sitting.seating.lang
        self.switch_screen(StartScreen())

    def action_light(self) -> None:
        """Candle or day."""
        self.theme = "day" if self.theme == "candle" else "candle"

    def action_alone(self) -> None:
        """Lone cards are played by themselves, or not any more."""
        self.alone = not self.alone
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.play_alone(self.alone)
