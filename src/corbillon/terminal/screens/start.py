"""The start: which game, by which rules, with whom; the matches that wait to be resumed."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from corbillon import bots, record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.rules import JSON, Switch
from corbillon.languages import LANGUAGES
from corbillon.rulecard import book_on_switch, preset_label, rule_card, switch_label, value_label
from corbillon.terminal import shelf
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.seating import USUAL_BOT, seated
from corbillon.terminal.voice import level_told
from corbillon.words import Words, words

if TYPE_CHECKING:
    from corbillon.terminal.app import TableApp

PACE_NAMES = 4
T = TypeVar("T")


@dataclass
class Choices:
    """What has been chosen so far; whatever is not possible any more falls back to the usual."""

    game: Game
    lang: str
    preset: str = "seed"
    seats: int = 0
    bot: str = ""
    switches: dict[str, JSON] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.settle()

    def settle(self) -> None:
        """Bring the choices into agreement."""
        if self.preset not in self.game.presets:
            self.preset = next(iter(self.game.presets))
        if self.bot not in bots.LEVELS:
            self.bot = USUAL_BOT
        allowed = self.allowed_seats()
        if self.seats not in allowed:
            self.seats = allowed[0]

    def allowed_seats(self) -> tuple[int, ...]:
        """The numbers of players that the rules allow."""
        try:
            return self.game.seats(record.read_rules(self.game, self.preset, self.switches))
        except RecordError:
            return self.game.seats(self.game.rules())

    def value(self, switch: Switch) -> JSON:
        """The value of a switch as chosen, by the preset, or as usual."""
        usual = self.game.presets[self.preset].get(switch.name, switch.spelling.write(switch.default))
        return self.switches.get(switch.name, usual)

    def turn(self, switch: Switch, step: int) -> None:
        """The next value of a switch."""
        offered = list(switch.spelling.offered())
        value = self.value(switch)
        at = offered.index(value) if value in offered else 0
        chosen = offered[(at + step) % len(offered)]
        base = record.read_rules(self.game, self.preset)
        self.switches.pop(switch.name, None)
        if switch.spelling.read(chosen) != getattr(base, switch.name):
            self.switches[switch.name] = chosen


class Row(Static):
    """A line of the start: what it is about, and what is chosen."""

    def __init__(self, key: str) -> None:
        super().__init__(markup=False)
        self.key = key


class StartScreen(Screen[None]):
    """Choose, then play."""

    app: "TableApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "go", show=False),
        Binding("pagedown", "move(8)", show=False),
        Binding("pageup", "move(-8)", show=False),
        Binding("q,escape", "app.quit", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Static(id="start-title")
        with Horizontal(id="start"):
            yield VerticalScroll(id="rows", can_focus=False)
            with VerticalScroll(id="detail", can_focus=False):
                yield Static(id="about", markup=False)
        yield KeysRow(id="start-keys")

    async def on_mount(self) -> None:
        self.choices = Choices(next(iter(GAMES.values())), self.app.lang)
        self.waiting = shelf.unfinished(self.app.folder)
        self.at = 0
        await self._lay_rows()

    @property
    def words(self) -> Words:
        """The sentences of the language chosen."""
        return words(self.choices.lang)

    def keys(self) -> list[str]:
        """The rows, by name."""
        resumed = [f"resume-{k}" for k in range(len(self.waiting[:5]))]
        switches = [f"switch-{switch.name}" for switch in self.choices.game.switches()]
        return ["play", *resumed, "game", "preset", "seats", "bots", "lang", "pace", *switches]

    async def _lay_rows(self) -> None:
        rows = self.query_one("#rows")
        await rows.remove_children()
        keys = self.keys()
        await rows.mount(*(Row(key) for key in keys))
        first_switch = next(key for key in keys if key.startswith("switch-"))
        for row in self.query(Row):
            row.set_class(row.key in ("game", first_switch), "apart")
        self.show()

    def show(self) -> None:
        """Write every row and the detail of the one chosen."""
        rows = list(self.query(Row))
        for place, row in enumerate(rows):
            label, value = self._told(row.key)
            row.update(f"{label:<27} {value}" if row.key.startswith("switch-") else f"{label:<10} {value}".rstrip())
            row.set_class(place == self.at, "chosen")
            row.set_class(self._is_changed(row.key), "changed")
        rows[self.at].scroll_visible(animate=False)
        self.query_one("#about", Static).update(self._about(rows[self.at].key))
        self.query_one("#start-title", Static).update(
            f"{self.words.say('ui-start-title')} · {self.words.say('ui-start-sub')}"
        )
        self.query_one("#start-keys", KeysRow).tell(self.words.say("ui-start-keys"))

    def _is_changed(self, key: str) -> bool:
        return key.removeprefix("switch-") in self.choices.switches

    def _told(self, key: str) -> tuple[str, str]:
        """A row's label and value."""
        said, chosen = self.words, self.choices
        if key.startswith("switch-"):
            switch = self._switch(key)
            value = value_label(said, chosen.game, switch, chosen.value(switch))
            return switch_label(said, chosen.game, switch), f"‹ {value} ›" if key == self.keys()[self.at] else value
        if key.startswith("resume-"):
            match = self.waiting[int(key.removeprefix("resume-"))]
            game = said.say(f"game-{match.game}")
            told = said.say("ui-resume-value", game=game, deal=match.deal, when=f"{match.when:%Y-%m-%d %H:%M}")
            return said.say("ui-row-resume"), told
        values = {
            "play": "",
            "game": f"‹ {said.say(f'game-{chosen.game.name}')} ›",
            "preset": f"‹ {preset_label(said, chosen.game, chosen.preset)} ›",
            "seats": f"‹ {chosen.seats} ›",
            "bots": f"‹ {said.say(f'ui-bot-{chosen.bot}')} ›",
            "lang": f"‹ {said.say(f'ui-lang-{chosen.lang}')} ›",
            "pace": f"‹ {said.say(f'ui-pace-{self.app.pace}')} ›",
        }
        return ("▸ " if key == "play" else "") + said.say(f"ui-row-{key}"), values[key]

    def _about(self, key: str) -> str:
        """What the row chosen is about: a switch as the book has it, or the rules of the table."""
        said, chosen = self.words, self.choices
        if key.startswith("switch-"):
            switch = self._switch(key)
            value = chosen.value(switch)
            head = f"{switch.article} · {switch_label(said, chosen.game, switch)}"
            label = value_label(said, chosen.game, switch, value)
            told = [
                f"{'▸' if name == label else '·'} {name} {says}"
                for name, says in book_on_switch(said, chosen.game, switch)
            ]
            return "\n\n".join([head, *(told or [f"▸ {label}", switch.source(value)])])
        if key == "bots":
            return "\n".join([said.say("ui-levels-title"), *self._levels()])
        blurb = said.say(f"game-{chosen.game.name}-blurb")
        return f"{said.say(f'game-{chosen.game.name}')}\n{blurb}\n\n{said.say('ui-card-title')}\n" + "\n".join(
            self._card()
        )

    def _levels(self) -> list[str]:
        """The levels with a line each, the gentlest first."""
        return [f"{'▸' if level == self.choices.bot else '·'} {level_told(self.words, level)}" for level in bots.LEVELS]

    def _card(self) -> list[str]:
        chosen, said = self.choices, self.words
        try:
            rules = record.read_rules(chosen.game, chosen.preset, chosen.switches)
        except RecordError as fault:
            return [said.say("ui-clash", why=fault.message)]
        lines = rule_card(said, chosen.game, rules, "seed")
        plain = said.say("ui-card-plain", preset=preset_label(said, chosen.game, "seed"))
        return lines[1:] or [plain]

    def _switch(self, key: str) -> Switch:
        name = key.removeprefix("switch-")
        return next(switch for switch in self.choices.game.switches() if switch.name == name)

    def action_move(self, step: int) -> None:
        """Go up or down."""
        self.at = min(max(self.at + step, 0), len(self.keys()) - 1)
        self.show()

    async def action_turn(self, step: int) -> None:
        """Change what the row chosen says."""
        key, chosen = self.keys()[self.at], self.choices
        if key.startswith("switch-"):
            chosen.turn(self._switch(key), step)
        elif key == "game":
            chosen.game = _next(list(GAMES.values()), chosen.game, step)
            chosen.switches = {}
        elif key == "preset":
            chosen.preset, chosen.switches = _next(list(chosen.game.presets), chosen.preset, step), {}
        elif key == "seats":
            chosen.seats = _next(sorted(chosen.allowed_seats()), chosen.seats, step)
        elif key == "bots":
            chosen.bot = _next(list(bots.LEVELS), chosen.bot, step)
        elif key == "lang":
            chosen.lang = self.app.lang = _next(list(LANGUAGES), chosen.lang, step)
        elif key == "pace":
            self.app.pace = (self.app.pace + step) % PACE_NAMES
        chosen.settle()
        if key == "game":
            await self._lay_rows()
        self.show()

    def action_go(self) -> None:
        """Play what is chosen, or resume the match chosen."""
        key = self.keys()[self.at]
        if key.startswith("resume-"):
            self.app.resume(self.waiting[int(key.removeprefix("resume-"))].path)
        else:
            self._play()

    def _play(self) -> None:
        chosen = self.choices
        try:
            seating = seated(
                chosen.game,
                preset=chosen.preset,
                switches=chosen.switches,
                seats=chosen.seats,
                bots=chosen.bot,
                lang=chosen.lang,
            )
        except RecordError as fault:
            self.app.notify(self.words.say("ui-clash", why=fault.message), severity="error", markup=False)
            return
        self.app.sit_down(seating)

    async def on_click(self, event: events.Click) -> None:
        """A row is clicked: chosen; clicked again, changed or gone to."""
        row = event.widget
        if not isinstance(row, Row):
            return
        place = self.keys().index(row.key)
        again, self.at = place == self.at, place
        if row.key == "play" or (again and row.key.startswith("resume-")):
            self.action_go()
        elif again:
            await self.action_turn(1)
        else:
            self.show()


def _next(values: list[T], value: T, step: int) -> T:
    return values[(values.index(value) + step) % len(values)]
