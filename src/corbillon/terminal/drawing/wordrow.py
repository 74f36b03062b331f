"""The words that may be said now, below the hand: each with its key, each to be clicked."""

from collections.abc import Mapping

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.palette import PALETTES
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

WORD_KEYS: Mapping[str, str] = {
    "keep": "k",
    "pass": "p",
    "stop": "s",
    "done": "n",
    "dA": "d",
    "d2": "d",
    "d3": "d",
    "undertake": "u",
    "silent": "t",
}
"""The keys of the words; of several that may be shown the key takes the first."""
CLAIM_KEY = "!"


class WordRow(Widget):
    """The words of the person."""

    class Said(Message):
        """A word was chosen."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        super().__init__(id="words")
        self.sitting, self.voice = sitting, voice

    def words(self) -> list[tuple[str, str]]:
        """The actions that are no plain cards, each with its label."""
        legal = self.sitting.legal()
        return [(action, self._label(action)) for action in legal if action in WORD_KEYS or action.endswith("!")]

    def _label(self, action: str) -> str:
        voice = self.voice
        if action.endswith("!"):
            card = voice.game.order.index(action[0]) + 13 * "SHDC".index(action[1])
            return f" {CLAIM_KEY} {voice.say('ui-word-takes', card=voice.face(card))} "
        if action[0] == "d" and len(action) == 2:
            return f" {WORD_KEYS[action]} {voice.say('ui-word-show', ranks=voice.rank(action[1], 'ranks'))} "
        return f" {WORD_KEYS[action]} {voice.say(f'ui-word-{action}')} "

    def on_click(self, event: events.Click) -> None:
        """A word is clicked."""
        x = 1
        for action, label in self.words():
            if x <= event.x < x + len(label):
                self.post_message(self.Said(action))
                return
            x += len(label) + 1

    def render_line(self, y: int) -> Strip:
        """The row."""
        palette = PALETTES[self.app.theme]
        canvas = Canvas(self.size.width, self.size.height, Style(color=palette.text, bgcolor=palette.cloth))
        x = 1
        for _, label in self.words():
            canvas.put(x, 0, label, Style(color=palette.card, bgcolor=palette.zinzolin, bold=True))
            x += len(label) + 1
        return canvas.strip(y)
