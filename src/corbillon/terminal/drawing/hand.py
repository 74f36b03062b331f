"""One's own hand as a widget: legal cards bright, refused ones pale, each with the key that plays it."""

from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from corbillon.terminal.drawing.canvas import Canvas
from corbillon.terminal.drawing.cards import LARGE, SMALL, Size, draw_card, face_style
from corbillon.terminal.drawing.palette import PALETTES
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

CARD_KEYS = "1234567890abcefgijmovxyz"
"""The keys of the cards, from left to right; the other letters are words of the table."""
RAISED = 1
SINGLE = Size(4, 1)
"""Cards in two rows show their index only."""


class Hand(Widget):
    """The cards of the person."""

    class Chosen(Message):
        """A card was chosen to be played."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        super().__init__(id="hand")
        self.sitting, self.voice = sitting, voice
        self.at = -1
        """The place of the card under the cursor; −1 where there is none."""
        self._canvas: Canvas | None = None

    def cards(self) -> list[int]:
        """The hand in the order in which it is shown."""
        return self.voice.sorted(self.sitting.hand())

    def card_of_key(self, key: str) -> int | None:
        """The card that a key stands for."""
        cards = self.cards()
        place = CARD_KEYS.find(key)
        return cards[place] if 0 <= place < len(cards) else None

    def move(self, step: int) -> None:
        """Move the cursor along the hand."""
        count = len(self.cards())
        if count:
            self.at = (self.at + step) % count if self.at >= 0 else (0 if step > 0 else count - 1)
        self.show()

    def under_cursor(self) -> int | None:
        """The card under the cursor."""
        cards = self.cards()
        return cards[self.at] if 0 <= self.at < len(cards) else None

    def show(self) -> None:
        """The hand has changed; the cursor stays where a card is."""
        if self.at >= len(self.cards()):
            self.at = -1
        self._canvas = None
        self.refresh()

    def on_resize(self) -> None:
        """The cards may be larger or smaller now."""
        self.show()

    def card_size(self) -> Size:
        """How large the cards are: as large as all of them in a row allow, or in two rows."""
        count, width = len(self.cards()), self.size.width - 1
        if self.size.height > SMALL.height + 2 and count * LARGE.step <= width:
            return LARGE
        return SMALL if count * SMALL.step <= width else SINGLE

    def place(self, index: int) -> tuple[int, int]:
        """The upper left cell of a card at rest."""
        size, count = self.card_size(), len(self.cards())
        row, column = divmod(index, (count + 1) // 2 if size is SINGLE else max(1, count))
        return 1 + column * size.step, RAISED + 2 * row

    def on_click(self, event: events.Click) -> None:
        """A card is clicked."""
        for index, card in reversed(list(enumerate(self.cards()))):
            x, y = self.place(index)
            size = self.card_size()
            if x <= event.x < x + size.step and y - RAISED <= event.y <= y + size.height:
                self.at = index
                self.post_message(self.Chosen(card))
                return

    def render_line(self, y: int) -> Strip:
        """A line of the hand."""
        if self._canvas is None:
            self._canvas = self._drawn()
        return self._canvas.strip(y)

    def _drawn(self) -> Canvas:
        palette = PALETTES[self.app.theme]
        canvas = Canvas(self.size.width, self.size.height, Style(color=palette.text, bgcolor=palette.cloth))
        legal, size = playable(self.sitting), self.card_size()
        for index, card in enumerate(self.cards()):
            x, top = self.place(index)
            chosen = index == self.at
            face = self.voice.face(card)
            style = face_style(palette, face, dim=bool(legal) and card not in legal, chosen=chosen)
            draw_card(canvas, x, top - RAISED if chosen and size is not SINGLE else top, face, style, size)
            ink = Style(color=palette.accent if chosen else palette.quiet, bold=chosen)
            canvas.put(x, top + size.height, f" {CARD_KEYS[index]}{self._flag(card)}", ink)
        return canvas

    def _flag(self, card: int) -> str:
        """A star marks the cards that have a box on the board."""
        return " ★" if self.voice.code(card) in self.sitting.match.pots else ""


def playable(sitting: Sitting) -> set[int]:
    """The cards that the person may play now, in whatever way."""
    if sitting.match.to_act != sitting.seat:
        return set()
    return {card for card in sitting.hand() if actions_with(sitting, card)}


def actions_with(sitting: Sitting, card: int) -> list[str]:
    """The legal actions with a card: lay it, put it aside, lay it and claim."""
    code = Voice(sitting.seating).code(card)
    return [action for action in sitting.legal() if action.strip("x!") == code]
