"""Pages over the table: a text to scroll, the rules, the wish to leave."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, OptionList, Static
from textual.widgets.option_list import Option

from corbillon import rulebook
from corbillon.rulecard import rule_card
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.words import Words

if TYPE_CHECKING:
    from corbillon.terminal.sitting import Sitting
    from corbillon.terminal.voice import Voice


class TextPage(ModalScreen[None]):
    """Some lines under a title."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,w,l,h,f1", "dismiss", show=False),
    ]

    def __init__(self, title: str, lines: list[str], words: Words) -> None:
        super().__init__()
        self.heading, self.lines, self.words = title, lines, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(self.heading, classes="heading")
            with VerticalScroll():
                yield Static("\n".join(self.lines), markup=False, classes="body")
            yield KeysRow(self.words.say("ui-page-keys"), classes="page-keys")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class RulesPage(ModalScreen[None]):
    """The rule card of the table, and every article of the book beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r", "dismiss", show=False)]

    def __init__(self, sitting: "Sitting", voice: "Voice", article: str | None = None) -> None:
        super().__init__()
        self.sitting, self.voice, self.article = sitting, voice, article

    def compose(self) -> ComposeResult:
        voice, game = self.voice, self.sitting.game
        options = [Option(voice.say("ui-rules-card"), id="card")]
        for article in rulebook.articles(game, voice.words.lang).values():
            options.append(Option(f"{article.number} {article.title}", id=article.number))
        with Vertical(classes="page"):
            yield Static(voice.say("ui-rules-title"), classes="heading")
            with Horizontal():
                yield OptionList(*options, id="articles", markup=False)
                with VerticalScroll(id="reading", can_focus=False):
                    yield Markdown(id="article")
            yield KeysRow(voice.say("ui-page-keys"), classes="page-keys")

    def on_mount(self) -> None:
        articles = self.query_one(OptionList)
        articles.focus()
        if self.article:
            articles.highlighted = articles.get_option_index(self.article)

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The article under the cursor is shown."""
        await self.query_one("#article", Markdown).update(self._text(str(event.option.id)))
        self.query_one("#reading", VerticalScroll).scroll_home(animate=False)

    def _text(self, number: str) -> str:
        game, seating = self.sitting.game, self.sitting.seating
        if number == "card":
            return "\n\n".join(rule_card(self.voice.words, game, self.sitting.rules, seating.preset))
        article = rulebook.article(game, number, self.voice.words.lang)
        return f"## {article.number}. {article.title}\n\n{article.text}"


class LeavePage(ModalScreen[bool]):
    """Leaving takes two steps."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "sure", show=False),
        Binding("escape", "stay", show=False),
    ]

    def __init__(self, path: Path, words: Words) -> None:
        super().__init__()
        self.path, self.words = path, words

    def compose(self) -> ComposeResult:
        with Vertical(classes="page small"):
            yield Static(self.words.say("ui-leave-title"), classes="heading")
            yield Static(f"{self.words.say('ui-leave')}\n{self.path}", markup=False, classes="body")
            yield KeysRow(self.words.say("ui-leave-keys"), classes="page-keys")

    def action_sure(self) -> None:
        """Leave."""
        self.dismiss(True)

    def action_stay(self) -> None:
        """Go on playing."""
        self.dismiss(False)
