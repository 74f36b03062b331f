"""The table: cloth, hand, words, log; keys and mouse both do everything."""

from pathlib import Path
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import RichLog, Static

from corbillon.analysis import Hint
from corbillon.analysis.telling import hint_told
from corbillon.errors import RecordError
from corbillon.rulecard import preset_label
from corbillon.terminal.advice import doubt, think_over
from corbillon.terminal.answers import Clerk
from corbillon.terminal.drawing.felt import Felt
from corbillon.terminal.drawing.hand import Hand, actions_with
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.drawing.palette import PALETTES
from corbillon.terminal.drawing.wordrow import CLAIM_KEY, WORD_KEYS, WordRow
from corbillon.terminal.plain import prompt
from corbillon.terminal.screens.hint import HintPage
from corbillon.terminal.screens.log import Log
from corbillon.terminal.screens.pages import LeavePage, RulesPage, TextPage
from corbillon.terminal.screens.settlement import SettlementPage
from corbillon.terminal.screens.turn import Turn
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice
from corbillon.witness.events import DealSettled, Event, Passed, TrickTaken
from corbillon.witness.lengths import planned_deals
from corbillon.witness.noticing import RUNS

if TYPE_CHECKING:
    from corbillon.terminal.app import TableApp

PACES = (0.0, 0.25, 0.7, 1.4)
"""Seconds between what the others do: at once, quick, walking, slow."""
DRAWN_PROMPTS = {"prompt-exchange": "ui-aside-hint", "prompt-aside": "ui-aside-only"}
"""What is asked in other words where cards are chosen and not typed."""
LINGER, HASTE = 2.0, 0.4
"""How much longer a finished trick lies than another card, and how much sooner a pass is over."""


class QuietLog(RichLog, can_focus=False):
    """A log that never takes the keys."""


class TableScreen(Screen[None]):
    """A match in progress."""

    app: "TableApp"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012

    def __init__(self, sitting: Sitting, path: Path | None) -> None:
        super().__init__()
        self.sitting, self.path = sitting, path
        self.voice = Voice(sitting.seating)
        self.clerk = Clerk(sitting, self.voice)
        self.log_lines = Log(self.voice)
        self.message = ""
        self.article: str | None = None
        """The article of the last refusal, at which the rules open."""
        self._pause: Timer | None = None
        """The time left to see what was done, after which the others go on."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield Felt(self.sitting, self.voice)
            yield QuietLog(id="log", wrap=True, min_width=10, auto_scroll=True)
        yield Static(id="status")
        yield Hand(self.sitting, self.voice)
        yield WordRow(self.sitting, self.voice)
        yield KeysRow(self.voice.say("ui-keys-table"), id="keys")

    def on_mount(self) -> None:
        self.sitting.alone = self.app.alone
        self.turn = Turn(self.app.thinkers, self.sitting, self._thought)
        self.turn.warm()
        self.app.theme_changed_signal.subscribe(self, lambda _: self.relight())
        # The log knows its width only once it is laid out: lines written before would be wrapped too narrow.
        self.call_after_refresh(self._begin)

    def on_resize(self) -> None:
        """The log is wrapped anew."""
        self.call_after_refresh(self.relight)

    def _begin(self) -> None:
        self.relight()
        self.advance(consented=not self._just_settled())

    def _just_settled(self) -> bool:
        """Whether a deal is settled and its settlement has not been read."""
        return not self.sitting.match.in_deal and bool(self.sitting.match.finished)

    def advance(self, *, consented: bool = False) -> None:
        """Let the others act until it is the person's turn; after a deal, wait till its settlement has been read."""
        self._end_pause()
        while True:
            waiting = self.sitting.waiting
            if waiting == "person":
                return
            if waiting == "end" or (waiting == "deal" and not consented and self.sitting.match.deals):
                self._read_settlement()
                return
            consented = False
            thought = self.turn.thought() if waiting == "bot" else None
            if waiting == "bot" and thought is None:
                self.show()
                return
            try:
                done = self.sitting.answered(thought) if thought else self.sitting.step()
            except OSError as fault:
                self._give_up(fault)
                return
            self.see(done)
            if self._wait(done):
                return

    def _thought(self) -> None:
        """A bot has thought: the others go on, unless there is a pause to see what was done."""
        if self.is_attached and self._pause is None:
            self.advance()

    def _read_settlement(self) -> None:
        last = next((event for event in reversed(self.sitting.events) if isinstance(event, DealSettled)), None)
        page = SettlementPage(self.sitting, self.voice, self.clerk, last)
        self.app.push_screen(page, self._settlement_read)

    def _settlement_read(self, wish: str | None) -> None:
        if self.sitting.aside:
            self.dismiss()
        elif wish == "leave":
            self.action_leave()
        elif self.sitting.waiting == "end":
            self.app.rise(self)
        else:
            self.advance(consented=True)

    def see(self, happened: list[Event]) -> None:
        """Show what has happened."""
        log = self.query_one("#log", RichLog)
        for line in self.log_lines.lines(happened, PALETTES[self.app.theme]):
            log.write(line)
        self.show()

    def relight(self) -> None:
        """Draw everything in the colours and the width of now, the log too."""
        log = self.query_one("#log", RichLog)
        log.clear()
        self.log_lines = Log(self.voice)
        self.see(self.sitting.events)

    def show(self) -> None:
        """Draw everything again."""
        self.query_one(Felt).show()
        self.query_one(Hand).show()
        self.query_one(WordRow).refresh()
        self.query_one("#title", Static).update(self._title(), layout=False)
        self.query_one("#status", Static).update(self._status(), layout=False)

    def _title(self) -> str:
        voice, seating, deal = self.voice, self.sitting.seating, self.clerk.picture.deal
        of = planned_deals(seating.game, self.sitting.rules)
        title = voice.say(
            "ui-title",
            game=voice.say(f"game-{seating.game.name}"),
            preset=preset_label(voice.words, seating.game, seating.preset).split(":")[0].strip(),
            deal=deal,
            of=of if deal <= of or not of else -1,
        )
        if self.sitting.aside:
            title = voice.say("ui-aside-table", title=title)
        turning = voice.say("ui-next-left" if seating.game.name in RUNS else "ui-next-right")
        room = self.size.width - 2 - len(title) - len(turning)
        return f"{title}{' ' * room}{turning}" if room > 1 else title

    def _status(self) -> str:
        if self.message:
            return self.message
        if self.sitting.waiting == "person":
            asked = prompt(self.sitting)
            return self.voice.say("ui-your-turn", what=self.voice.say(DRAWN_PROMPTS.get(asked, asked)))
        return self.clerk.turn()

    def say(self, message: str) -> None:
        """Tell something on the status line until the next action."""
        self.message = message
        self.show()

    def act(self, action: str) -> None:
        """Do what the person decided, or tell why it is refused."""
        if self.sitting.waiting != "person":
            return
        try:
            done = self.sitting.act(action)
        except RecordError as fault:
            self.article = fault.clause
            self.say(self.clerk.refusal(fault, action))
            return
        except OSError as fault:
            self._give_up(fault)
            return
        self.message, self.article = "", None
        self._end_pause()
        self.see(done)
        if self.sitting.waiting == "person" or not self._wait(done):
            self.advance()

    def _wait(self, done: list[Event]) -> bool:
        """Leave time to see what was done; whether there is any."""
        pace = PACES[self.app.pace]
        if any(isinstance(event, TrickTaken) for event in done):
            pace *= LINGER
        elif all(isinstance(event, Passed) for event in done):
            pace *= HASTE
        if pace:
            self._pause = self.set_timer(pace, self.advance)
            self.turn.begin()
        return pace > 0

    def _end_pause(self) -> None:
        """One pause at a time: who plays during one does not set the others going twice."""
        if self._pause is not None:
            self._pause.stop()
            self._pause = None

    def _give_up(self, fault: OSError) -> None:
        """Nothing is played that cannot be kept."""
        self.app.exit(return_code=2, message=f"corbillon play: {fault.filename or self.path}: {fault.strerror}")

    def choose(self, card: int) -> None:
        """A card is chosen: laid, or put aside, as the moment is; a plain choice never claims a box."""
        actions = [action for action in actions_with(self.sitting, card) if not action.endswith("!")]
        code = self.voice.code(card)
        aside = any(action.startswith("x") for action in self.sitting.legal())
        self.act(actions[0] if actions else f"x{code}" if aside else code)

    def on_hand_chosen(self, message: Hand.Chosen) -> None:
        """A card was clicked."""
        self.choose(message.card)

    def on_word_row_said(self, message: WordRow.Said) -> None:
        """A word was clicked."""
        self.act(message.action)

    def on_key(self, event: events.Key) -> None:
        """A key: the cursor, a card, a word, or a question."""
        hand = self.query_one(Hand)
        sign = event.character or ""
        card = hand.card_of_key(sign) if sign else None
        if event.key in ("left", "right"):
            hand.move(1 if event.key == "right" else -1)
        elif event.key in ("enter", "up") and hand.under_cursor() is not None:
            self.choose(hand.under_cursor() or 0)
        elif event.key == "f1":
            self.action_help()
        elif event.key == "escape":
            hand.at, self.message = -1, ""
            self.show()
        elif event.key in ("pageup", "pagedown"):
            self.query_one("#log", RichLog).scroll_relative(y=-8 if event.key == "pageup" else 8, animate=False)
        elif card is not None:
            self.choose(card)
        elif sign == CLAIM_KEY:
            self._claim(hand.under_cursor())
        elif not self._said(sign) and sign in QUESTIONS:
            getattr(self, f"action_{QUESTIONS[sign]}")()
        else:
            return
        event.stop()

    def _claim(self, card: int | None) -> None:
        """Lay a board card and take its box: the chosen card, or the only one that can."""
        claims = [action for action in self.sitting.legal() if action.endswith("!")]
        chosen = [action for action in claims if card is not None and action[:2] == self.voice.code(card)]
        if chosen or len(claims) == 1:
            self.act((chosen or claims)[0])

    def _said(self, sign: str) -> bool:
        """Say the word of a key, if it may be said now."""
        for action in self.sitting.legal():
            if WORD_KEYS.get(action) == sign:
                self.act(action)
                return True
        return False

    def action_why(self) -> None:
        """The payments of the deal, reckoned."""
        self.app.push_screen(TextPage(self.voice.say("ui-why-title"), self.clerk.ledger(), self.voice.words))

    def action_last(self) -> None:
        """The last trick, or what was laid since one's own last card."""
        lines = self.clerk.last()
        title = lines.pop(0) if self.sitting.game.name in RUNS else self.voice.say("ui-last-title")
        self.app.push_screen(TextPage(title, lines, self.voice.words))

    def action_help(self) -> None:
        """The keys."""
        lines = self.voice.say("ui-help").splitlines()
        self.app.push_screen(TextPage(self.voice.say("ui-help-title"), lines, self.voice.words))

    def action_rules(self) -> None:
        """The rules of the table and the rule book."""
        self.app.push_screen(RulesPage(self.sitting, self.voice, self.article))

    def action_hint(self) -> None:
        """What the trials would do, and why."""
        if self.sitting.waiting != "person":
            self.say(self.voice.say("hint-not-now"))
            return
        study = self.app.thinkers.study(think_over, doubt(self.sitting, self.app.worlds))
        self.app.push_screen(HintPage(study, self._hinted, self.voice.words))

    def _hinted(self, hint: Hint) -> list[str]:
        """A hint in sentences; the cursor goes to its card."""
        hand, text = self.query_one(Hand), hint.values[0].text
        codes = [self.voice.code(card) for card in hand.cards()]
        hand.at = codes.index(text.strip("x!")) if text.strip("x!") in codes else -1
        lines = hint_told(self.voice, hint, self.voice.words.lang)
        self.say(lines[0])
        return lines

    def action_leave(self) -> None:
        """Ask whether to leave; a deal aside is left at once."""
        if self.sitting.aside or self.path is None:
            self.dismiss()
            return
        self.app.push_screen(LeavePage(self.path, self.voice.words), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()
        elif not self.sitting.match.in_deal:
            self.advance()

    def action_pace(self, step: int) -> None:
        """Let the others act faster or slower."""
        self.app.pace = min(max(self.app.pace + step, 0), len(PACES) - 1)
        self.say(self.voice.say("ui-pace", pace=self.app.pace))

    def play_alone(self, alone: bool) -> None:
        """From now on a card that is the only one allowed is played by itself, or is not."""
        waiting = self.sitting.waiting
        self.sitting.alone = alone
        self.say(self.voice.say("ui-alone-on" if alone else "ui-alone-off"))
        if alone and waiting == "person":
            self.advance()

    def action_faster(self) -> None:
        """A quicker pace."""
        self.action_pace(-1)

    def action_slower(self) -> None:
        """A slower pace."""
        self.action_pace(1)


QUESTIONS = {
    "w": "why",
    "?": "hint",
    "l": "last",
    "r": "rules",
    "h": "help",
    "q": "leave",
    "+": "faster",
    "-": "slower",
}
"""The keys of the questions and wishes."""
