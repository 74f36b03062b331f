"""The drawn table (Textual): the start, the table, the pages over it."""

from datetime import datetime
from multiprocessing import resource_tracker
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from corbillon.analysis import DealReview
from corbillon.bots.thinking import Study, Thinkers
from corbillon.errors import RecordError
from corbillon.terminal import shelf
from corbillon.terminal.advice import look_back, past, usual_worlds
from corbillon.terminal.drawing.palette import themes
from corbillon.terminal.screens.review import ReviewPage
from corbillon.terminal.screens.start import StartScreen
from corbillon.terminal.screens.table import TableScreen
from corbillon.terminal.seating import Seating
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

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
        worlds: int | None = None,
    ) -> None:
        super().__init__()
        self.lang = lang
        self.pace = pace
        """Which of the paces the others keep."""
        self.alone = False
        """Whether lone cards are played by themselves."""
        self.folder = folder
        """Where new records are kept; the usual place where it is None."""
        self.worlds = usual_worlds() if worlds is None else worlds
        """In how many possible deals a choice is tried for a hint or a review."""
        # What tracks the thinkers must be there before Textual takes the standard streams, which it could not inherit.
        resource_tracker.ensure_running()
        self.thinkers = Thinkers()
        self._reviews: dict[tuple[Sitting, int], Study[DealReview]] = {}
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

    def review(self, sitting: Sitting, voice: Voice) -> None:
        """Look back upon the last finished deal; what was thought out once is kept."""
        deal = sitting.finished_deal
        if deal is None:
            return
        if (sitting, deal) not in self._reviews:
            self._reviews[sitting, deal] = self.thinkers.study(look_back, past(sitting, deal, self.worlds))
        self.push_screen(ReviewPage(sitting, voice, self._reviews[sitting, deal].future))

    def play_aside(self, sitting: Sitting) -> None:
        """Play a deal again over the table of its match, and come back."""
        self.push_screen(TableScreen(sitting, None))

    def on_unmount(self) -> None:
        """Nobody thinks for a table that is closed."""
        self.thinkers.close()

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
