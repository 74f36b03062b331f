"""A finished deal looked back upon, in sentences: own dearest choices first, what else was possible, and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from corbillon.analysis import DealReview, Decision, Judgement, Value
from corbillon.analysis.telling import deed, reasons_told, sentence, signed
from corbillon.kernel.bits import members
from corbillon.kernel.notation import ASIDE, read_move
from corbillon.terminal.picture import Picture
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import Voice
from corbillon.witness.noticing import RUNS

TRICK = 4


@dataclass(frozen=True)
class Scene:
    """The table before a decision: what lay in the trick or the run, with who laid it, and every hand."""

    laid: tuple[tuple[int, int], ...]
    hands: tuple[tuple[int, ...], ...]


def scenes(sitting: Sitting, deal: int) -> list[Scene]:
    """The table before every decision of the person in a deal."""
    aside, found = sitting.again(deal, 0), []
    for text in sitting.log(deal).actions:
        match = aside.match
        if match.to_act == sitting.seat:
            hands = tuple(tuple(members(hand)) for hand in match.table.hands[: match.table.seats])
            found.append(Scene(tuple(Picture.of(aside).laid), hands))
        aside.act(text)
    return found


class Retrospect:
    """A deal of a sitting and its review; the choices are numbered from 1, as they were made."""

    def __init__(self, sitting: Sitting, voice: Voice, found: DealReview) -> None:
        self.sitting, self.voice, self.found = sitting, voice, found
        self.deal = found.deal
        self._scenes = scenes(sitting, found.deal)

    @property
    def lang(self) -> str:
        """The language that is spoken."""
        return self.voice.words.lang

    def number(self, decision: Decision) -> int:
        """The number of a choice."""
        return self.found.decisions.index(decision) + 1

    def numbered(self, number: int) -> Decision | None:
        """The choice of a number, if there is one."""
        return self.found.decisions[number - 1] if 0 < number <= len(self.found.decisions) else None

    def worlds(self) -> int:
        """In how many possible deals each choice was tried."""
        return max((decision.verdict.hint.worlds for decision in self.found.decisions), default=0)

    def summary(self) -> list[str]:
        """Luck and play, and what the choices cost."""
        voice, lang = self.voice, self.lang
        lines = []
        if self.found.luck:
            luck = self.found.luck[self.sitting.seat]
            about = {"result": signed(luck.result, lang, 0), "luck": signed(luck.luck.mean, lang)}
            error, play = unsigned(2 * luck.luck.error, lang), signed(luck.play.mean, lang)
            lines.append(voice.say("review-luck", **about, error=error, play=play))
        lost = self.found.loss()
        told = voice.say("review-lost", amount=unsigned(lost, lang)) if self.found.worst() else voice.say("review-none")
        return [*lines, told]

    def when(self, decision: Decision) -> str:
        """When a choice was made."""
        kind, number = self.moment(decision)
        return self.voice.say("reviewed-when", kind=kind, number=number)

    def moment(self, decision: Decision) -> tuple[str, int]:
        """The kind of moment at which a choice was made, and its number among those."""
        move = read_move(decision.verdict.played.text, self.voice.game.order)
        if move.kind in (ASIDE, "keep"):
            return "before", 0
        ply = decision.moment.view.ply
        return ("run", ply + 1) if self.voice.game.name in RUNS else ("trick", ply // TRICK + 1)

    def headline(self, decision: Decision) -> str:
        """A choice with its judgement, and what it cost."""
        voice, verdict = self.voice, decision.verdict
        texts = self.texts(decision)
        about = {
            "deed": deed(voice, verdict.played.text, texts).rstrip(","),
            "judgement": voice.say(f"judgement-{verdict.judgement.value}"),
        }
        if verdict.judgement in (Judgement.FORCED, Judgement.BEST):
            return voice.say("reviewed-good", when=self.when(decision), **about)
        kind, number = self.moment(decision)
        name = "review-cost" if kind == "trick" else f"review-cost-{kind}"
        costs = {"loss": unsigned(verdict.played.loss.mean, self.lang), "best": deed(voice, texts[0], texts)}
        return voice.say(name, **about, **costs, **{"trick" if kind == "trick" else "ply": number})

    def why(self, decision: Decision) -> list[str]:
        """The reasons against a choice; of a good one, those for it."""
        verdict, texts = decision.verdict, self.texts(decision)
        if verdict.reasons:
            return reasons_told(self.voice, verdict.reasons, texts[0], verdict.played.text, texts)
        instead = verdict.hint.instead
        if instead is None or verdict.played.text != texts[0]:
            return []
        return reasons_told(self.voice, verdict.hint.reasons, texts[0], instead, texts)

    def values(self, decision: Decision) -> Iterator[str]:
        """What each possible action was worth, the best first."""
        texts = self.texts(decision)
        for value in decision.verdict.hint.values:
            played = "yes" if value.action == decision.moment.played else "no"
            name = sentence(deed(self.voice, value.text, texts))
            yield self.voice.say("reviewed-value", deed=name, **self.worth(value), played=played)

    def worth(self, value: Value) -> dict[str, str]:
        """What an action brings, and twice the standard error."""
        gain, error = signed(value.gain.mean, self.lang), unsigned(2 * value.gain.error, self.lang)
        return {"gain": gain, "error": error}

    def texts(self, decision: Decision) -> list[str]:
        """The possible actions of a choice, the best first."""
        return [value.text for value in decision.verdict.hint.values]

    def scene(self, decision: Decision) -> Scene:
        """The table before a choice."""
        return self._scenes[self.number(decision) - 1]


def unsigned(value: float, lang: str) -> str:
    """A number without its sign, to a tenth."""
    return signed(value, lang).lstrip("+−")


def told_scene(voice: Voice, scene: Scene, seats: Sequence[int]) -> Iterator[str]:
    """The table before a choice in words, with the hands of some seats."""
    laid = [voice.say("laid", **voice.by(seat), card=voice.card(card)) for seat, card in scene.laid]
    yield from [voice.say("reviewed-laid"), *laid] if laid else [voice.say("reviewed-bare")]
    for seat in seats:
        yield voice.say("reviewed-held", **voice.by(seat), cards=voice.held_in_line(scene.hands[seat]))
