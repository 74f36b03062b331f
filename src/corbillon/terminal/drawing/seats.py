"""A seat as drawn: who sits there, whose turn it is, what was said, what is held."""

from collections.abc import Callable

from rich.style import Style

from corbillon.terminal.drawing.palette import Palette
from corbillon.terminal.events import Called, Event, Exchanged, Kept, Passed
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice

Put = Callable[[int, str, Style], None]
"""Writes a line of a seat, from 0."""


def draw_seat(put: Put, sitting: Sitting, voice: Voice, palette: Palette, picture: Picture, seat: int) -> None:
    """A seat in three or four lines: name, cards and tricks, chips, what was said."""
    to_act = sitting.match.to_act == seat
    name = ("▸ " if to_act else "") + voice.name(seat).capitalize()
    put(0, name, Style(color=palette.accent if to_act else palette.text, bold=True))
    dealer = f"● {voice.say('ui-dealer')}" if seat == picture.dealer and picture.deal else ""
    put(1, ", ".join(held(voice, picture, seat)), Style(color=palette.text))
    balance = sitting.match.balances()[0][seat]
    put(2, " ".join(part for part in (voice.signed(balance), dealer) if part), Style(color=palette.gold))
    spoken = said(voice, picture.said[seat]) if seat in picture.said else shown(voice, picture, seat)
    put(3, spoken, Style(color=palette.accent, italic=True))


def held(voice: Voice, picture: Picture, seat: int) -> list[str]:
    """Cards, tricks and points of a seat."""
    facts = [voice.say("ui-seat-cards", n=picture.sizes[seat])]
    if not picture.runs:
        facts.append(voice.say("ui-seat-tricks", n=picture.tricks[seat]))
    return facts


def shown(voice: Voice, picture: Picture, seat: int) -> str:
    """The cards that a seat has shown."""
    return " ".join(voice.face(card) for card in picture.shown.get(seat, []))


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
            return voice.say("ui-without", rank=voice.rank(voice.game.order[rank], "without-rank"))
        case Called(_, call) if call in ("again", "takes", "out"):
            return voice.say(f"ui-{call}")
        case Called(_, call):
            return voice.say(f"ui-word-{call}")
    return ""
