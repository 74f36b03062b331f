"""Reasons and choices in words: facts as sentences, with cards, seats and articles by name."""

from collections.abc import Sequence
from typing import Any, Protocol

from corbillon.analysis.judging import Hint
from corbillon.analysis.reasons import Reason
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.notation import ASIDE, CLAIM, LAY, read_move
from corbillon.words import Words

CERTAIN = 100
NEVER = -1
RANK_KEYS = {"A": "ace", "2": "two", "3": "three"}
"""Ranks of sigisbés as messages tell them apart."""
SHOWN = {"dA": "A", "d2": "2", "d3": "3"}


class Speaker(Protocol):
    """Who finds the words of a table: its game, cards, players and amounts in a language."""

    game: Any
    words: Words

    def say(self, name: str, part: str | None = None, /, **about: Any) -> str:
        """A sentence."""
        ...

    def name(self, seat: int) -> str:
        """A player's name."""
        ...

    def card_coded(self, code: str) -> str:
        """A card of the record in words."""
        ...

    def the_card(self, card: int) -> str:
        """A card in words, with its article where the language wants one."""
        ...

    def face(self, card: int) -> str:
        """A card as drawn."""
        ...

    def rank(self, code: str, name: str = "rank") -> str:
        """A rank in words."""
        ...

    def account(self, account: int | str, part: str | None = None) -> str:
        """A player's name, or a pot."""
        ...

    def amount(self, n: int) -> str:
        """An amount with its unit."""
        ...


def hint_told(speaker: Speaker, hint: Hint, lang: str) -> list[str]:
    """A hint in sentences: the best choice, what it is compared to, and why it is better."""
    texts = [value.text for value in hint.values]
    only = deed(speaker, texts[0], texts).rstrip(",")
    best = sentence(only)
    if len(texts) == 1:
        return [speaker.say("hint-forced", deed=only)]
    gain = signed(hint.values[0].gain.mean, lang)
    if hint.instead is None:
        return [speaker.say("hint-best", best=best, gain=gain), speaker.say("hint-alike")]
    less = next(value for value in hint.values if value.text == hint.instead)
    other = deed(speaker, hint.instead, texts, "with")
    against = speaker.say("hint-against", best=best, gain=gain, less=signed(less.gain.mean, lang), other=other)
    return [against, *reasons_told(speaker, hint.reasons, texts[0], hint.instead, texts)]


def reasons_told(
    speaker: Speaker, reasons: Sequence[Reason], better: str, worse: str, legal: Sequence[str]
) -> list[str]:
    """Reasons as sentences, each beginning with the choice of which its fact is more often true."""
    return [reason_told(speaker, reason, better, worse, legal) for reason in reasons]


def reason_told(speaker: Speaker, reason: Reason, better: str, worse: str, legal: Sequence[str]) -> str:
    """A reason as a sentence."""
    ways = [(reason.better, better), (reason.worse, worse)]
    (p, first), (q, second) = sorted(ways, key=lambda way: -way[0])
    return sentence(
        speaker.say(
            "why-reason",
            first=deed(speaker, first, legal),
            fact=fact_told(speaker, reason, first),
            p=percent(p),
            second=deed(speaker, second, legal, "with"),
            q=NEVER if q == 0 else percent(q),
            articles=", ".join(reason.articles),
        )
    )


def fact_told(speaker: Speaker, reason: Reason, text: str) -> str:
    """What a choice does: «wins the first Equinox»; of the card itself that is laid: «goes under another’s card»."""
    about: dict[str, Any] = {}
    if reason.seat is not None:
        about["name"] = speaker.name(reason.seat)
    if reason.card is not None:
        card = read_move(reason.card, speaker.game.order).card
        about |= {"card": speaker.card_coded(reason.card), "theCard": speaker.the_card(card)}
        if reason.box:
            about["box"] = speaker.account(reason.card)
    if reason.rank is not None:
        about["rank"] = RANK_KEYS[reason.rank]
    if reason.amount is not None:
        about["amount"] = speaker.amount(reason.amount)
    name = f"fact-{speaker.game.name}-{reason.fact}"
    itself = text == reason.card or (reason.rank is not None and text[0] == reason.rank)
    return speaker.say(name, "itself" if itself and "itself" in speaker.words.parts(name) else None, **about)


def deed(speaker: Speaker, text: str, legal: Sequence[str], part: str | None = None) -> str:
    """An action as the subject of a sentence, «the king of spades», «passing»; or the means: «by passing»."""
    if text in SHOWN:
        return speaker.say("deed-show", part, ranks=speaker.rank(SHOWN[text], "ranks"))
    move = read_move(text, speaker.game.order)
    if move.card == NO_CARD:
        return speaker.say(f"deed-{move.kind}", part)
    silently = move.kind == LAY and f"{text}!" in legal
    name = {ASIDE: "deed-aside", CLAIM: "deed-claim"}.get(move.kind, "deed-silently" if silently else "deed-lay")
    return speaker.say(name, part, theCard=speaker.the_card(move.card))


def brief(speaker: Speaker, text: str) -> str:
    """An action in short: the card as it is drawn, with what is done with it, or its words."""
    move = read_move(text, speaker.game.order)
    if move.card < 0:
        return sentence(deed(speaker, text, ()))
    face = speaker.face(move.card)
    return f"×{face}" if move.kind == ASIDE else face + text[2:]


def percent(frequency: float) -> int:
    """A frequency in percent; a hundred only where it is certain.

    >>> percent(0.999), percent(1.0), percent(0.624), percent(0.001)
    (99, 100, 62, 0)
    """
    return CERTAIN if frequency == 1.0 else min(round(100 * frequency), CERTAIN - 1)


def signed(value: float, lang: str, places: int = 1) -> str:
    """A number with its sign, as the language writes it.

    >>> signed(-2.25, "fr"), signed(3.0, "en"), signed(-0.01, "en")
    ('−2,2', '+3.0', '0.0')
    """
    text = f"{abs(value):.{places}f}"
    sign = "" if float(text) == 0 else "−" if value < 0 else "+"
    return sign + (text.replace(".", ",") if lang == "fr" else text)


def sentence(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
