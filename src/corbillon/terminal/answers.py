"""The answers to a player's questions, in lines of plain words; the first line of each says the matter."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from corbillon import rulecard
from corbillon.analysis.telling import hint_told
from corbillon.errors import RecordError
from corbillon.kernel.cards import NO_CARD, SUITS, suit
from corbillon.kernel.notation import read_move
from corbillon.terminal.advice import doubt, look_back, past, think_over, usual_worlds
from corbillon.terminal.picture import Picture
from corbillon.terminal.retrospect import Retrospect, told_scene
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.speech import COMMANDS, HINT_SIGN, Command, says, understood
from corbillon.terminal.telling import owed_told, ranked, reckoned, tell, why_told
from corbillon.terminal.voice import Voice
from corbillon.witness.events import Called, Dealt, Laid, Noticed, Paid, Passed
from corbillon.witness.noticing import FOUR, RUNS
from corbillon.words import Words


class Clerk:
    """Answers questions about a sitting, from what its person may know."""

    def __init__(self, sitting: Sitting, voice: Voice, worlds: int | None = None) -> None:
        self.sitting, self.voice = sitting, voice
        self.worlds = usual_worlds() if worlds is None else worlds
        """In how many possible deals a choice is tried for a hint or a review."""
        self._retrospect: Retrospect | None = None

    @property
    def picture(self) -> Picture:
        """The table as it lies now."""
        return Picture.of(self.sitting)

    def answer(self, command: Command) -> list[str]:
        """The lines of an answer."""
        return ANSWERS[command.name](self, command.about)

    def hand(self, about: str = "") -> list[str]:
        """One's own cards."""
        cards = self.sitting.hand()
        count = self.voice.say("cards-count", n=len(cards))
        return [self.voice.say("answer-hand", count=count), *(self.voice.held(cards) if cards else [])]

    def table(self, about: str = "") -> list[str]:
        """Who sits where, with how many cards and tricks, and what each has shown."""
        picture, voice = self.picture, self.voice
        lines = [voice.say("answer-table", deal=picture.deal), self.turn()]
        for seat in picture.around():
            about_seat: dict[str, Any] = voice.by(seat)
            facts = [voice.say("cards-count", n=picture.sizes[seat])]
            if voice.game.name not in RUNS:
                facts.append(voice.say("tricks-count", n=picture.tricks[seat]))
            if picture.points:
                facts.append(voice.amount(picture.points[seat]))
            facts += [voice.say("fact-dealer")] if seat == picture.dealer else []
            if picture.exchanged.get(seat) is not None:
                facts.append(voice.say("fact-exchanged" if picture.exchanged[seat] else "fact-kept"))
            if picture.shown.get(seat):
                facts.append(voice.say("fact-shown", cards=voice.cards(picture.shown[seat])))
            lines.append(voice.say("answer-seat", **about_seat, facts=", ".join(facts)))
        return lines

    def turn(self) -> str:
        """Whose turn it is."""
        to_act = self.sitting.match.to_act
        return (
            self.voice.say("answer-no-turn")
            if to_act is None
            else self.voice.say("answer-turn", **self.voice.by(to_act))
        )

    def trick(self, about: str = "") -> list[str]:
        """The trick in hand, or the run."""
        picture, voice = self.picture, self.voice
        runs = voice.game.name in RUNS
        if not picture.laid:
            return [voice.say("answer-no-run" if runs else "answer-no-trick")]
        first = voice.say("answer-run") if runs else voice.say("answer-trick", number=picture.trick_number)
        return [first, *(voice.say("laid", **voice.by(seat), card=voice.card(card)) for seat, card in picture.laid)]

    def chips(self, about: str = "") -> list[str]:
        """Every account."""
        seats, pots = self.sitting.match.balances()
        voice = self.voice
        total = voice.amount(sum(seats) + sum(pots.values()))
        lines = [voice.say("answer-chips", total=total)]
        for seat in self.picture.around():
            lines.append(voice.say("answer-balance", **voice.by(seat), balance=voice.purse(seats[seat])))
        return [*lines, *(self._in_pot(pot, n) for pot, n in pots.items()), *self.pending()]

    def pending(self) -> list[str]:
        """What is due and not yet booked, with its arithmetic."""
        voice, due = self.voice, self.sitting.match.pending()
        told = [
            f"{owed_told(voice, t)} {voice.say('why-sum', arithmetic=reckoned(voice, t.arithmetic), amount=t.amount)}"
            for t in due
            if t.arithmetic is not None
        ]
        return [voice.say("owed-so-far"), *told] if told else []

    def _in_pot(self, pot: str, n: int) -> str:
        name = self.voice.account(pot)
        return self.voice.say("answer-pot", pot=name[0].upper() + name[1:], balance=self.voice.balance(n))

    def last(self, about: str = "") -> list[str]:
        """The last trick; or in a game of runs all that was laid and said since one's own last card."""
        if self.voice.game.name in RUNS:
            return [self.voice.say("answer-since"), *self._since()]
        trick = self.picture.last_trick
        if trick is None:
            return [self.voice.say("answer-no-last")]
        laid = [((trick.leader + k) % FOUR, card) for k, card in enumerate(trick.cards)]
        told = [self.voice.say("laid", **self.voice.by(seat), card=self.voice.card(card)) for seat, card in laid]
        return [self.voice.say("trick-taken", **self.voice.by(trick.seat), number=trick.number), *told]

    def _since(self) -> list[str]:
        lines: list[str] = []
        for event in reversed(self.sitting.events):
            if isinstance(event, Dealt) or (isinstance(event, Laid) and event.seat == self.sitting.seat and lines):
                break
            if isinstance(event, Laid | Passed | Called | Noticed):
                lines = tell(self.voice, event) + lines
        return lines or [self.voice.say("nothing")]

    def legal(self, about: str = "") -> list[str]:
        """What one may do, in the notation of the record, on one line."""
        return [f"{self.voice.say('answer-legal')}{', '.join(self.sitting.legal())}"]

    def rule(self, about: str = "") -> list[str]:
        """The rules of the table in short, or an article of the rule book."""
        voice, game = self.voice, self.voice.game
        if about:
            try:
                return rulecard.article_lines(game, about, voice.words.lang)
            except KeyError:
                return [voice.say("answer-no-article", asked=about.upper())]
        card = rulecard.rule_card(voice.words, game, self.sitting.rules, self.sitting.seating.preset)
        return [*card, voice.say("answer-rule-hint", example=f"{game.letter}{19}")]

    def payments(self) -> list[Paid]:
        """The payments of the deal in hand, or of the last one."""
        return next(self._payments_back(), [])

    def _payments_back(self) -> Iterator[list[Paid]]:
        """The payments deal by deal, the latest deal first."""
        found: list[Paid] = []
        for event in reversed(self.sitting.events):
            if isinstance(event, Paid):
                found.append(event)
            elif isinstance(event, Dealt):
                yield found[::-1]
                found = []
        if found:
            yield found[::-1]

    def why(self, about: str = "") -> list[str]:
        """The payments of the last event explained, or by number or article the latest deal that has such ones."""
        voice, asked = self.voice, about.upper()
        deals = (self._chosen(payments, asked) for payments in self._payments_back())
        chosen = next((payments for payments in deals if payments), [])
        if not chosen:
            return [voice.say("why-unknown", asked=asked) if asked else voice.say("why-none")]
        return [line for payment in chosen for line in self.explained(payment)]

    def explained(self, payment: Paid) -> list[str]:
        """A payment with its arithmetic and its article."""
        clause = payment.transfers[0].clause
        return why_told(self.voice, payment, rulecard.article_title(self.voice.game, clause, self.voice.words.lang))

    def ledger(self) -> list[str]:
        """All the payments of the deal explained, a blank line after each."""
        lines = [line for payment in self.payments() for line in [*self.explained(payment), ""]]
        return lines or self.why()

    def _chosen(self, payments: list[Paid], about: str) -> list[Paid]:
        if not about:
            return self._latest(payments)
        return [payment for payment in payments if about in (str(payment.number), payment.transfers[0].clause)]

    def _latest(self, payments: list[Paid]) -> list[Paid]:
        """The payments that came with one event: the last ones that stand together."""
        latest: list[Paid] = []
        for event in reversed(self.sitting.events):
            if isinstance(event, Paid):
                latest.append(event)
            elif latest:
                break
        return latest[::-1] or payments[-1:]

    def hint(self, about: str = "") -> list[str]:
        """What the trials would do now, and why."""
        if self.sitting.waiting != "person":
            return [self.voice.say("hint-not-now")]
        found = think_over(doubt(self.sitting, self.worlds))
        return hint_told(self.voice, found, self.voice.words.lang)

    def retrospect(self) -> Retrospect | None:
        """The last finished deal reviewed, if there is one."""
        deal = self.sitting.finished_deal
        if deal is None:
            return None
        if self._retrospect is None or self._retrospect.deal != deal:
            found = look_back(past(self.sitting, deal, self.worlds))
            self._retrospect = Retrospect(self.sitting, self.voice, found)
        return self._retrospect

    def review(self, about: str = "") -> list[str]:
        """The last finished deal reviewed, or one of its choices by number; with the hands of all if asked."""
        back = self.retrospect()
        if back is None:
            return [self.voice.say("review-too-early")]
        number, _, rest = about.partition(" ")
        if not about:
            return list(self._reviewed(back))
        decision = back.numbered(int(number)) if is_number(number) else None
        if decision is None or not (rest == "" or says("open-hands", rest)):
            return [self.voice.say("review-no-choice", asked=about)]
        seats = [self.sitting.seat, *(self.sitting.seating.others() if rest else ())]
        lines = [back.headline(decision), *back.why(decision), *told_scene(self.voice, back.scene(decision), seats)]
        lines += [self.voice.say("reviewed-values"), *back.values(decision)]
        return [*lines, self.voice.say("review-again-hint", number=number)]

    def _reviewed(self, back: Retrospect) -> Iterator[str]:
        """The dearest choices with their reasons, then all in their order."""
        say, decisions = self.voice.say, back.found.decisions
        yield say("reviewed-deal", deal=back.deal, choices=len(decisions))
        yield say("reviewed-tried", worlds=back.worlds())
        yield from back.summary()
        worst = back.found.worst()
        if worst:
            yield say("reviewed-worst")
        for decision in worst:
            yield say("reviewed-line", number=back.number(decision), told=back.headline(decision))
            yield from back.why(decision)
        yield say("reviewed-all")
        for number, decision in enumerate(decisions, 1):
            yield say("reviewed-line", number=number, told=back.headline(decision))
        if decisions:
            yield say("review-choice-hint", number=back.number((worst or decisions)[0]))

    def help(self, about: str = "") -> list[str]:
        """The commands, and how actions are typed."""
        words = self.voice.words
        names = {name: " / ".join(typed(words, name)[:2]) for name in COMMANDS}
        lines = [words.say("help-matter")]
        lines += [words.say("help-command", command=names[name], does=words.say(f"help-{name}")) for name in COMMANDS]
        return [*lines, words.say("help-actions"), words.say(f"help-actions-{self.voice.game.name}")]

    def scores(self, about: str = "") -> list[str]:
        """The players by rank."""
        balances = self.sitting.match.balances()[0]
        ranking = self.sitting.match.ranking()
        deals = self.sitting.match.finished
        return [self.voice.say("answer-scores", deals=deals), *ranked(self.voice, tuple(ranking), tuple(balances))]

    def refusal(self, fault: RecordError, typed: str) -> str:
        """Why an action was refused, with the article."""
        voice = self.voice
        name = f"refusal-{fault.code}"
        special = f"{name}-{fault.clause}"
        reason = voice.say(special if voice.words.has(special) else name, **self._facts(typed))
        return voice.say("refused", reason=reason, article=fault.clause or "none")

    def _facts(self, typed: str) -> dict[str, str]:
        """The card that was refused, and the suit that was led."""
        voice, laid = self.voice, self.picture.laid
        facts = {"led": voice.say("suit", suit=SUITS[suit(laid[0][1])])} if laid else {}
        try:
            card = read_move(typed, voice.game.order).card
        except ValueError:
            return facts
        return facts if card == NO_CARD else facts | {"card": voice.card(card), "theCard": voice.the_card(card)}


def typed(said: Words, name: str) -> list[str]:
    """The ways of typing a command in a language, the sign for a hint among them."""
    ways = [HINT_SIGN] if name == "hint" else []
    return [way for way in [*ways, *said.typed(f"typed-command-{name}")] if understood(way) == Command(name)]


def is_number(text: str) -> bool:
    """Whether a text is a number that a choice may bear."""
    return text.isascii() and text.isdigit() and len(text) < 4


ANSWERS: Mapping[str, Callable[[Clerk, str], list[str]]] = {
    "hand": Clerk.hand,
    "table": Clerk.table,
    "trick": Clerk.trick,
    "chips": Clerk.chips,
    "last": Clerk.last,
    "legal": Clerk.legal,
    "rule": Clerk.rule,
    "why": Clerk.why,
    "help": Clerk.help,
    "scores": Clerk.scores,
    "hint": Clerk.hint,
    "review": Clerk.review,
}
