"""The log beside the cloth: tricks and runs in one line each, every payment in its sentence."""

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.drawing.seats import said
from corbillon.terminal.telling import tell
from corbillon.terminal.voice import Voice
from corbillon.witness.events import (
    Called,
    DealSettled,
    Dealt,
    Event,
    Exchanged,
    Kept,
    Laid,
    MatchEnded,
    Noticed,
    Owed,
    Paid,
    Passed,
    Shown,
    TrickTaken,
)
from corbillon.witness.noticing import RUNS


class Log:
    """Turns events into the lines of the log; what a player lays in one go is one line."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.laying: list[Laid] = []

    def lines(self, events: list[Event], palette: Palette) -> Iterator[Text]:
        """The lines that some events add."""
        for event in events:
            if isinstance(event, Laid):
                if self.laying and self.laying[-1].seat != event.seat:
                    yield from self._run(palette, "")
                self.laying.append(event)
            elif not isinstance(event, Passed):
                yield from self._line(event, palette)

    def _line(self, event: Event, palette: Palette) -> Iterator[Text]:
        voice = self.voice
        quiet, plain = Style(color=palette.quiet), Style(color=palette.text)
        match event:
            case TrickTaken(number, seat, _, cards):
                self.laying = []
                faces = " ".join(voice.face(card) for card in cards)
                yield Text(voice.say("ui-trick-line", number=number, cards=faces, name=voice.name(seat)), quiet)
            case Called(_, "without" | "again"):
                yield from self._run(palette, said(voice, event))
            case Paid():
                yield from self._run(palette, "")
                yield Text(tell(voice, event)[0], Style(color=palette.gold))
            case Owed():
                yield Text(tell(voice, event)[0], Style(color=palette.gold, italic=True))
            case Called() | Noticed():
                yield from self._run(palette, "")
                yield Text(tell(voice, event)[0], Style(color=palette.accent, italic=True))
            case Shown() | Exchanged() | Kept():
                yield Text(tell(voice, event)[0], plain)
            case Dealt() | DealSettled() | MatchEnded():
                yield from self._run(palette, "")
                yield Text(tell(voice, event)[0], Style(color=palette.text, bold=True))

    def _run(self, palette: Palette, call: str) -> Iterator[Text]:
        """What a player has laid in one go, with what he says at its end."""
        if self.laying and self.voice.game.name in RUNS:
            faces = " ".join(self.voice.face(laid.card) for laid in self.laying)
            name = self.voice.name(self.laying[0].seat).capitalize()
            line = self.voice.say("ui-run-line", name=name, cards=f"{faces} {call}".strip())
            yield Text(line, Style(color=palette.quiet))
        self.laying = []
