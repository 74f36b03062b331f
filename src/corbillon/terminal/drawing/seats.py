"""A seat as drawn: who sits there, whose turn it is, what was said, what is held."""

from rich.style import Style

from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice
from corbillon.witness.events import Called, Event, Exchanged, Kept, Passed

Line = tuple[str, Style]


class SeatLines:
    """The lines of every seat, in the words and colours of the table."""

    def __init__(self, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture) -> None:
        self.sitting, self.voice, self.palette, self.picture = sitting, voice, palette, picture
        self.balances = sitting.match.balances()[0]

    def name(self, seat: int) -> Line:
        """The name, marked when it is this seat's turn."""
        to_act = self.sitting.match.to_act == seat
        text = ("▸ " if to_act else "") + self.voice.name(seat).capitalize()
        return text, Style(color=self.palette.accent if to_act else self.palette.text, bold=True)

    def held(self, seat: int) -> list[Line]:
        """Cards; tricks and their points, in the games where there are any."""
        facts = [self.voice.say("ui-seat-cards", n=self.picture.sizes[seat])]
        if not self.picture.runs:
            points = (
                f" · {self.voice.say('ui-seat-points', n=self.picture.points[seat])}" if self.picture.points else ""
            )
            facts.append(self.voice.say("ui-seat-tricks", n=self.picture.tricks[seat]) + points)
        return [(fact, Style(color=self.palette.text)) for fact in facts]

    def chips(self, seat: int) -> Line:
        """The balance, and whether this seat deals."""
        dealer = f" ● {self.voice.say('ui-dealer')}" if seat == self.picture.dealer else ""
        return f"{self.voice.signed(self.balances[seat])}{dealer}", Style(color=self.palette.gold)

    def said(self, seat: int) -> Line:
        """What the seat has said, or else what it has shown."""
        if seat in self.picture.said:
            text = said(self.voice, self.picture.said[seat])
        else:
            text = " ".join(self.voice.face(card) for card in self.picture.shown.get(seat, []))
        return text, Style(color=self.palette.accent, italic=True)

    def tall(self, seat: int) -> list[Line]:
        """A seat in a column."""
        return [self.name(seat), *self.held(seat), self.chips(seat), self.said(seat)]

    def flat(self, seat: int) -> list[Line]:
        """A seat in a row."""
        return [line for line in self.tall(seat) if line[0]]


def said(voice: Voice, event: Event) -> str:
    """What a seat has said, in a word or two."""
    match event:
        case Passed():
            return voice.say("ui-pass")
        case Kept():
            return voice.say("ui-kept")
        case Exchanged():
            return voice.say("ui-exchanged")
        case Called(_, "without", rank):
            return voice.say("ui-without", rank=voice.letters[voice.game.order[rank]])
        case Called(_, call) if call in ("again", "takes", "out"):
            return voice.say(f"ui-{call}")
        case Called(_, call):
            return voice.say(f"ui-word-{call}")
    return ""
