"""A finished deal looked back upon: one's choices, the dearest first, each with the value of all that was possible."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from corbillon.analysis import DealReview, Decision, Judgement
from corbillon.analysis.telling import brief, signed
from corbillon.kernel.notation import WORDS
from corbillon.terminal.drawing.cards import face_style
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.drawing.palette import PALETTES, Palette
from corbillon.terminal.retrospect import Retrospect

if TYPE_CHECKING:
    from corbillon.terminal.app import TableApp
    from corbillon.terminal.sitting import Sitting
    from corbillon.terminal.voice import Voice

BAR = 10
"""Cells of the longest bar."""


class ReviewPage(ModalScreen[None]):
    """The review of a deal, once it has been thought out."""

    app: "TableApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", show=False),
        Binding("o", "open", show=False),
        Binding("left", "scroll(-4)", show=False, priority=True),
        Binding("right", "scroll(4)", show=False, priority=True),
    ]

    def __init__(self, sitting: "Sitting", voice: "Voice", review: "Future[DealReview]") -> None:
        super().__init__()
        self.sitting, self.voice, self.review = sitting, voice, review
        self.back: Retrospect | None = None
        self.opened = False
        """Whether the hands of the others are shown."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="page wide"):
            yield Static(self.voice.say("ui-review-title", deal=self.sitting.finished_deal or 0), classes="heading")
            yield Static(self.voice.say("ui-reviewing"), markup=False, id="summary")
            with Horizontal():
                yield OptionList(id="choices", markup=False)
                with VerticalScroll(id="choice", can_focus=False):
                    yield Static(id="looked-at", markup=False)
            yield KeysRow(self.voice.say("ui-review-keys"), classes="page-keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        if self.review.done():
            self._show()
        else:
            asyncio.wrap_future(self.review).add_done_callback(lambda future: self._thought(future))

    def _thought(self, future: "asyncio.Future[DealReview]") -> None:
        if not future.cancelled():
            future.exception()
        if self.is_attached:
            self._show()

    def _show(self) -> None:
        """The review is there."""
        summary = self.query_one("#summary", Static)
        if self.review.cancelled() or self.review.exception() is not None:
            summary.update(self.voice.say("ui-no-thought"))
            return
        back = self.back = Retrospect(self.sitting, self.voice, self.review.result())
        summary.update("\n".join(back.summary()))
        choices = self.query_one(OptionList)
        choices.add_options(list(self._options(back)))
        choices.highlighted = next((place for place, option in enumerate(choices.options) if not option.disabled), None)

    def _options(self, back: Retrospect) -> Iterator[Option]:
        """The dearest choices under a title, then all in their order."""
        worst = back.found.worst()
        if worst:
            yield Option(self.voice.say("ui-review-worst"), disabled=True)
        for decision in worst:
            yield Option(self._line(back, decision), id=f"worst-{back.number(decision)}")
        yield Option(self.voice.say("ui-review-all"), disabled=True)
        for decision in back.found.decisions:
            yield Option(self._line(back, decision), id=f"all-{back.number(decision)}")

    def _line(self, back: Retrospect, decision: Decision) -> str:
        """A choice in a line: when, what, and what it cost."""
        _, number = back.moment(decision)
        judgement = decision.verdict.judgement
        told = judgement not in (Judgement.FORCED, Judgement.BEST)
        loss = signed(-decision.verdict.played.loss.mean, back.lang) if told else ""
        named = self.voice.say(f"judgement-{judgement.value}")
        text = self._brief(decision.verdict.played.text)
        return f"{number or '·':>2} {text:<5} {loss:>6} {named}"

    def _brief(self, text: str) -> str:
        """An action in short: a card as it is drawn, or the word for it on the table."""
        if text in WORDS:
            return self.voice.say(f"ui-word-{text}")
        if text[0] == "d":
            return self.voice.say("ui-word-show", ranks=self.voice.rank(text[1], "ranks"))
        return brief(self.voice, text)

    def _chosen(self) -> Decision | None:
        """The choice under the cursor."""
        place = self.query_one(OptionList).highlighted
        if self.back is None or place is None:
            return None
        name = self.query_one(OptionList).get_option_at_index(place).id or ""
        number = name.rpartition("-")[2]
        return self.back.numbered(int(number)) if number else None

    def on_option_list_option_highlighted(self) -> None:
        """Another choice is looked at."""
        self._look()
        self.query_one("#choice", VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self) -> None:
        """Play again from a choice on."""
        decision, back = self._chosen(), self.back
        if decision is not None and back is not None and not self.sitting.aside:
            self.app.play_aside(self.sitting.again(back.deal, decision.moment.index))

    def action_open(self) -> None:
        """Show the hands of the others, or hide them again."""
        self.opened = not self.opened
        self._look()
        if self.opened:
            self.call_after_refresh(self.query_one("#choice", VerticalScroll).scroll_end, animate=False)

    def action_scroll(self, lines: int) -> None:
        """Read on in the choice that is looked at, or go back."""
        self.query_one("#choice", VerticalScroll).scroll_relative(y=lines, animate=False)

    def _look(self) -> None:
        decision, back = self._chosen(), self.back
        if decision is None or back is None:
            return
        told, palette = Text(), PALETTES[self.app.theme]
        for line in self._told(back, decision, palette):
            told.append_text(line)
            told.append("\n")
        self.query_one("#looked-at", Static).update(told)

    def _told(self, back: Retrospect, decision: Decision, palette: Palette) -> Iterator[Text]:
        """A choice: what was said of it, the values, the table as it lay."""
        yield Text(back.headline(decision), Style(color=palette.text, bold=True))
        for line in back.why(decision):
            yield Text(line, Style(color=palette.text))
        yield Text()
        yield from self._values(back, decision, palette)
        yield Text()
        yield from self._scene(back, decision, palette)
        tried = self.voice.say("reviewed-tried", worlds=back.worlds())
        yield from [Text(), Text(tried, Style(color=palette.quiet))] if not self.opened else []

    def _values(self, back: Retrospect, decision: Decision, palette: Palette) -> Iterator[Text]:
        """What each possible action was worth, with a bar for what it is behind the best."""
        values = decision.verdict.hint.values
        if len(values) == 1:
            return
        most = max(value.loss.mean for value in values) or 1.0
        for value in values:
            played = value.action == decision.moment.played
            name, worth = self._brief(value.text), back.worth(value)
            bar = "▬" * round(BAR * value.loss.mean / most)
            text = Text("▸ " if played else "  ", Style(color=palette.accent))
            is_card = value.text not in WORDS and value.text[0] != "d"
            text.append(name, face_style(palette, name.rstrip("!")) if is_card else Style(color=palette.text))
            text.append(
                f"{' ' * (9 - len(name))} {worth['gain']:>6} ±{worth['error']:<5} ",
                Style(color=palette.text, bold=played),
            )
            text.append(bar, Style(color=palette.gold))
            yield text

    def _scene(self, back: Retrospect, decision: Decision, palette: Palette) -> Iterator[Text]:
        """What lay on the table, one's hand, and where they are asked for the hands of the others."""
        voice, scene = self.voice, back.scene(decision)
        yield self._cards(voice.say("ui-review-laid"), [card for _, card in scene.laid], palette)
        for seat in [self.sitting.seat, *(self.sitting.seating.others() if self.opened else ())]:
            name = voice.name(seat)
            yield self._cards(f"{name[0].upper()}{name[1:]}", voice.sorted(scene.hands[seat]), palette)
        if not self.opened:
            yield Text(voice.say("ui-review-hidden"), Style(color=palette.quiet))

    def _cards(self, name: str, cards: list[int], palette: Palette) -> Text:
        text = Text(f"{name}  ", Style(color=palette.quiet))
        for card in cards:
            face = self.voice.face(card)
            text.append(face, face_style(palette, face))
            text.append(" ")
        return text
