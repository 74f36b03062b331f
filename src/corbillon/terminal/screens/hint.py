"""A hint over the table: what the trials would do, and why."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from corbillon.analysis import Hint
from corbillon.bots.thinking import Study
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.words import Words


class HintPage(ModalScreen[None]):
    """A hint, once it has been thought out."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,question_mark", "dismiss", show=False)]

    def __init__(self, study: "Study[Hint]", tell: Callable[[Hint], list[str]], words: Words) -> None:
        super().__init__()
        self.study, self.hint = study, study.future
        self.tell, self.words = tell, words
        self.lines: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="page small"):
            yield Static(self.words.say("ui-hint-title"), classes="heading")
            yield Static(self.words.say("ui-thinking"), markup=False, classes="body")
            yield KeysRow(self.words.say("ui-close-keys"), classes="page-keys")

    def on_mount(self) -> None:
        if self.hint.done():
            self._show()
        else:
            asyncio.wrap_future(self.hint).add_done_callback(lambda future: self._thought(future))

    def on_unmount(self) -> None:
        """A hint for which nobody waits is not thought out."""
        self.study.stop()

    def _thought(self, future: "asyncio.Future[Hint]") -> None:
        if not future.cancelled():
            future.exception()
        if self.is_attached:
            self._show()

    def _show(self) -> None:
        failed = self.hint.cancelled() or self.hint.exception() is not None
        self.lines = [self.words.say("ui-no-thought")] if failed else self.tell(self.hint.result())
        self.query_one(".body", Static).update("\n".join(self.lines))
