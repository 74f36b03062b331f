"""The settlement of a deal: all hands open, gains and balances, the payments; at the end the ranking."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from corbillon.terminal.drawing.cards import face_style
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.drawing.palette import PALETTES, Palette
from corbillon.terminal.screens.pages import RulesPage, TextPage
from corbillon.terminal.telling import pay_told, ranked
from corbillon.witness.events import DealSettled
from corbillon.witness.noticing import RUNS

if TYPE_CHECKING:
    from corbillon.terminal.answers import Clerk
    from corbillon.terminal.app import TableApp
    from corbillon.terminal.sitting import Sitting
    from corbillon.terminal.voice import Voice


class SettlementPage(ModalScreen[str]):
    """What a deal has brought; any key to go on is Enter."""

    app: "TableApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,n,space", "next", show=False),
        Binding("w", "why", show=False),
        Binding("v", "review", show=False),
        Binding("r", "rules", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, sitting: "Sitting", voice: "Voice", clerk: "Clerk", settled: DealSettled | None) -> None:
        super().__init__()
        self.sitting, self.voice, self.clerk, self.settled = sitting, voice, clerk, settled

    def compose(self) -> ComposeResult:
        voice, over = self.voice, self.sitting.match.over
        deal = self.settled.deal if self.settled else 0
        title = voice.say("ui-ended-title") if over else voice.say("ui-settled-title", deal=deal)
        keys = "ui-ended-keys" if over else "ui-settled-keys"
        if self.sitting.aside:
            title, keys = voice.say("ui-aside-title", deal=deal), "ui-aside-keys"
        with Vertical(classes="page wide"):
            yield Static(title, classes="heading")
            with VerticalScroll():
                yield Static(self._body(PALETTES[self.app.theme]), classes="body")
            yield KeysRow(voice.say(keys), classes="page-keys", id="go-on")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def _body(self, palette: Palette) -> Text:
        body = Text()
        for line in self._lines(palette):
            body.append_text(line)
            body.append("\n")
        return body

    def _lines(self, palette: Palette) -> Iterator[Text]:
        gold, plain = Style(color=palette.gold), Style(color=palette.text)
        if self.sitting.match.over and not self.sitting.aside:
            balances = tuple(self.sitting.match.balances()[0])
            for line in ranked(self.voice, tuple(self.sitting.match.ranking()), balances):
                yield Text(line, Style(color=palette.accent, bold=True))
            yield Text()
        if self.settled is not None:
            for seat in [*self.sitting.seating.others(), self.sitting.seat]:
                yield from self._seat(palette, self.settled, seat)
            if self.settled.aside:
                yield self._cards(palette, self.settled.aside, self.voice.say("ui-aside"))
            yield Text()
        for payment in self.clerk.payments():
            yield Text(pay_told(self.voice, payment), gold)
        yield Text(self.clerk.chips()[0], plain)

    def _seat(self, palette: Palette, settled: DealSettled, seat: int) -> Iterator[Text]:
        """A player in two lines: what the deal brought, and the hand."""
        voice = self.voice
        line = voice.say(
            "settled-gain",
            **voice.by(seat),
            gain=voice.gain(settled.gains[seat]),
            balance=voice.balance(settled.balances[seat]),
        )
        points = f"  {voice.say('ui-taken', n=settled.points[seat])}" if settled.points else ""
        yield Text(line + points, Style(color=palette.text, bold=True))
        runs = voice.game.name in RUNS
        cards = settled.unplayed[seat] if runs else settled.hands[seat]
        yield self._cards(palette, cards, "")

    def _cards(self, palette: Palette, cards: tuple[int, ...], before: str) -> Text:
        text = Text(f"  {before} " if before else "  ", Style(color=palette.quiet))
        for card in self.voice.sorted(cards):
            face = self.voice.face(card)
            text.append(f"{face:>3} ", face_style(palette, face))
        return text

    def action_next(self) -> None:
        """Go on: the next deal, or after the last a new match."""
        self.dismiss("next")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")

    def on_click(self) -> None:
        """A click goes on too."""
        self.dismiss("next")

    def action_why(self) -> None:
        """The payments, reckoned."""
        self.app.push_screen(TextPage(self.voice.say("ui-why-title"), self.clerk.ledger(), self.voice.words))

    def action_review(self) -> None:
        """The deal looked back upon."""
        if not self.sitting.aside:
            self.app.review(self.sitting, self.voice)

    def action_rules(self) -> None:
        """The rules."""
        self.app.push_screen(RulesPage(self.sitting, self.voice))
