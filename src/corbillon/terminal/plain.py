"""``--plain``: the table line by line, for pipes and for those who listen; no control codes, no drawn boxes."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Protocol, TextIO

from corbillon import bots
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.rulecard import changed, preset_label
from corbillon.terminal import shelf
from corbillon.terminal.answers import Clerk, is_number
from corbillon.terminal.seating import USUAL_BOT
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.speech import Command, understood
from corbillon.terminal.telling import tell
from corbillon.terminal.voice import Voice, level_told
from corbillon.witness.noticing import RUNS
from corbillon.words import words

PROMPT = "> "


class Heard(Protocol):
    """Where the person is heard: an empty text is the end."""

    def readline(self) -> str:
        """The next line, with its end."""
        ...


class PlainTable:
    """A sitting told on a stream, its person heard on another."""

    def __init__(
        self, sitting: Sitting, path: Path, heard: Heard, told: TextIO, *, lingers: bool, worlds: int | None = None
    ) -> None:
        self.sitting, self.path = sitting, path
        self.heard, self.told = heard, told
        self.lingers = lingers
        """Whether somebody sits there who may want to ask something between two deals, and when the match is over."""
        self.voice = Voice(sitting.seating)
        self.clerk = Clerk(sitting, self.voice, worlds)

    def play(self) -> int:
        """Play until the match is over, the person leaves, or nothing more is heard; the exit status."""
        self._say(self._opening())
        while True:
            waiting = self.sitting.waiting
            if waiting == "end":
                return self._close()
            asked = waiting == "person" or (waiting == "deal" and self.lingers and bool(self.sitting.match.finished))
            typed = self._ask(prompt(self.sitting) if waiting == "person" else "prompt-next") if asked else ""
            if typed is None:
                return self._leave()
            if typed:
                self._answer(typed)
            elif waiting != "person":
                for event in self.sitting.step():
                    self._say(tell(self.voice, event))

    def _opening(self) -> Iterator[str]:
        voice, seating = self.voice, self.sitting.seating
        game = voice.say(f"game-{seating.game.name}")
        players = voice.words.listing([voice.name(seat) for seat in seating.others()])
        yield voice.say("match-opens", game=game, players=players)
        kinds = dict.fromkeys(seating.bots[seat] for seat in seating.others())
        named = voice.words.listing([voice.say(f"ui-bot-{bot}") for bot in kinds])
        yield voice.say("level-opens" if set(kinds) <= set(bots.LEVELS) else "match-bots", bots=named)
        yield from (level_told(voice.words, bot) for bot in kinds if bot in bots.LEVELS)
        switches = changed(seating.game, self.sitting.rules, seating.preset)
        preset = preset_label(voice.words, seating.game, seating.preset)
        yield voice.say("match-rules", preset=preset, count=len(switches))
        yield voice.say("match-seed", seed=str(seating.seed))
        yield voice.say("match-record", path=str(self.path))
        yield voice.say("match-help")
        if self.sitting.match.over:
            yield from [voice.say("ended"), *self.clerk.scores()]
        elif self.sitting.match.deals:
            yield voice.say("match-resumed", game=game)
            if self.sitting.match.in_deal:
                yield from [*self.clerk.table(), *self.clerk.trick(), *self.clerk.hand()]

    def _ask(self, question: str) -> str | None:
        """Ask once; what is typed, or None when the person leaves."""
        self._say([f"{PROMPT}{self.voice.say(question)}"])
        line = self.heard.readline()
        typed = line.strip()
        return None if not line or understood(typed) == Command("quit") else typed

    def _answer(self, typed: str) -> None:
        """Answer a question, or do an action."""
        wish = understood(typed, self.sitting.legal())
        if isinstance(wish, Command) and wish.name == "again":
            self._play_again(wish.about)
        elif isinstance(wish, Command):
            self._say(self.clerk.answer(wish))
        elif wish is None or self.sitting.waiting != "person":
            self._say([self.voice.say("not-understood", typed=_printable(typed))])
        else:
            self._act(wish.text)

    def _act(self, action: str) -> None:
        try:
            events = self.sitting.act(action)
        except RecordError as fault:
            self._say([self.clerk.refusal(fault, action)])
            return
        for event in events:
            self._say(tell(self.voice, event))

    def _play_again(self, about: str) -> None:
        """Play the last finished deal again from one of its choices on, aside, and come back."""
        deal = self.sitting.finished_deal
        places = self.sitting.choices(deal) if deal is not None and not self.sitting.aside else []
        number = int(about) if is_number(about) else 0
        if deal is None or not 0 < number <= len(places):
            self._say([self.voice.say("again-what")])
            return
        aside = self.sitting.again(deal, places[number - 1])
        AsideTable(aside, self.path, self.heard, self.told, lingers=False, worlds=self.clerk.worlds).play()
        self._say(self._come_back(aside, deal))

    def _come_back(self, aside: Sitting, deal: int) -> Iterator[str]:
        """What a deal aside has brought beside the one that counts, and where the match stands."""
        voice, seat = self.voice, self.sitting.seat
        if aside.match.in_deal:
            yield voice.say("again-left")
        else:
            now, then = aside.match.gains(deal)[seat], self.sitting.match.gains(deal)[seat]
            yield voice.say("again-over", now=voice.gain(now), then=voice.gain(then))
        if self.sitting.match.in_deal:
            yield from [*self.clerk.table(), *self.clerk.trick(), *self.clerk.hand()]

    def _close(self) -> int:
        """The match is over; where somebody sits at the keyboard he may still ask."""
        if self.lingers:
            while (typed := self._ask("prompt-over")) is not None:
                if typed:
                    self._answer(typed)
        self._say([self.voice.say("kept-at", path=str(self.path))])
        return 0

    def _leave(self) -> int:
        path = str(self.path)
        self._say([self.voice.say("left", path=path), self.voice.say("resume-with", path=path)])
        return 0

    def _say(self, lines: list[str] | Iterator[str]) -> None:
        for line in lines:
            print(line, file=self.told)
        self.told.flush()


class AsideTable(PlainTable):
    """A deal played again aside: nothing of it is kept."""

    def _opening(self) -> Iterator[str]:
        yield self.voice.say("again-opens", deal=self.sitting.match.table.deal)
        yield from [*self.clerk.table(), *self.clerk.trick(), *self.clerk.hand()]

    def _close(self) -> int:
        return 0

    def _leave(self) -> int:
        return 0


def prompt(sitting: Sitting) -> str:
    """What is asked of the person, as a message's name; nothing in it is secret."""
    legal = sitting.legal()
    for action, name in (("undertake", "undertake"), ("done", "open-show"), ("pass", "follow"), ("stop", "go-on")):
        if action in legal:
            return f"prompt-{name}"
    if any(action.startswith("x") for action in legal):
        return "prompt-exchange" if "keep" in legal else "prompt-aside"
    if any(action.startswith("d") for action in legal):
        return "prompt-show"
    return "prompt-run" if sitting.game.name in RUNS else "prompt-card"


def choose(heard: Heard, told: TextIO, lang: str) -> str | Path | None:
    """Ask which game is to be played, or which match resumed; None when nothing more is heard."""
    spoken = words(lang)
    choices: list[str | Path] = list(GAMES)
    lines = [spoken.say("choose-matter")]
    for number, name in enumerate(GAMES, 1):
        game, blurb = spoken.say(f"game-{name}"), spoken.say(f"game-{name}-blurb")
        lines.append(spoken.say("choose-game", number=number, game=game, blurb=blurb))
    for match in shelf.unfinished():
        choices.append(match.path)
        game, when = spoken.say(f"game-{match.game}"), _moment(match.when)
        lines.append(spoken.say("choose-resume", number=len(choices), game=game, deal=match.deal, when=when))
    numbered = {str(number): choice for number, choice in enumerate(choices, 1)}
    while True:
        print(*lines, f"{PROMPT}{spoken.say('prompt-choose')}", sep="\n", file=told, flush=True)
        line = heard.readline()
        if not line:
            return None
        typed = line.strip().lower()
        if typed in GAMES:
            return typed
        if typed in numbered:
            return numbered[typed]


def choose_level(heard: Heard, told: TextIO, lang: str) -> str | None:
    """Ask which bots sit down; nothing typed is the usual ones, and None when nothing more is heard."""
    spoken = words(lang)
    lines = [spoken.say("choose-level-matter")]
    lines += [
        spoken.say("choose-level", number=number, told=level_told(spoken, level))
        for number, level in enumerate(bots.LEVELS, 1)
    ]
    chosen = {str(number): level for number, level in enumerate(bots.LEVELS, 1)} | {
        level: level for level in bots.LEVELS
    }
    chosen[""] = USUAL_BOT
    while True:
        print(
            *lines,
            f"{PROMPT}{spoken.say('prompt-level', usual=bots.LEVELS.index(USUAL_BOT) + 1)}",
            sep="\n",
            file=told,
            flush=True,
        )
        line = heard.readline()
        typed = line.strip().lower()
        if not line or understood(typed) == Command("quit"):
            return None
        if typed in chosen:
            return chosen[typed]


def _moment(when: datetime) -> str:
    return f"{when:%Y-%m-%d %H:%M}"


def _printable(typed: str) -> str:
    """What was typed, fit to be printed back: no control codes, not too long."""
    return "".join(sign for sign in typed if sign.isprintable())[:60]
