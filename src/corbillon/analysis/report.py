"""A review for a person: what a seat's choices cost, the dearest first, then every choice with all that was possible.

Lines are broken here and not by the console, which would part a number from its unit.
"""

import textwrap
from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from corbillon.analysis.judging import Value
from corbillon.analysis.reviewing import DealReview, Decision, Review
from corbillon.analysis.telling import Speaker, brief, deed, reasons_told, signed
from corbillon.kernel.notation import ASIDE, Move, read_move
from corbillon.witness.noticing import RUNS

TRICK = 4
BESIDE = 48
"""Columns of the table that are not for values."""
WORST = 5
"""So many of the dearest choices are told with their reasons."""
STYLES = {"slight": "yellow", "mistake": "bold yellow", "blunder": "bold red"}


def report(review: Review, speaker: Speaker, lang: str, width: int) -> Iterator[RenderableType]:
    """The review, part by part, in lines of so many columns."""
    name = speaker.name(review.seat)
    game = speaker.say(f"game-{review.game.name}")
    yield Text(speaker.say("review-title", game=game, name=name), style="bold")
    yield _broken(speaker.say("review-worlds", worlds=review.worlds), width)
    for deal in review.deals:
        yield Text("\n" + speaker.say("review-deal", deal=deal.deal), style="bold")
        yield from _summary(review, deal, speaker, lang, width)
        yield Text("\n" + speaker.say("review-all"))
        yield _all(review, deal, speaker, lang, width)
    if not review.complete:
        yield Text("\n" + speaker.say("review-incomplete"))


def _summary(review: Review, deal: DealReview, speaker: Speaker, lang: str, width: int) -> Iterator[RenderableType]:
    """Luck and play, then the dearest choices with their reasons."""
    if deal.luck:
        luck = deal.luck[review.seat]
        told = speaker.say(
            "review-luck",
            result=signed(luck.result, lang, 0),
            luck=signed(luck.luck.mean, lang),
            error=plain(2 * luck.luck.error, lang),
            play=signed(luck.play.mean, lang),
        )
        yield _broken(told, width)
    worst = deal.worst()
    if not worst:
        yield Text(speaker.say("review-none"))
        return
    yield Text(speaker.say("review-lost", amount=plain(deal.loss(), lang)))
    yield Text("\n" + speaker.say("review-worst"))
    for decision in worst[:WORST]:
        yield from _cost(review, decision, speaker, lang, width)


def _cost(review: Review, decision: Decision, speaker: Speaker, lang: str, width: int) -> Iterator[RenderableType]:
    """What a choice cost, and why."""
    verdict, view = decision.verdict, decision.moment.view
    texts = [value.text for value in verdict.hint.values]
    move = read_move(verdict.played.text, review.game.order)
    name = "review-cost-run" if review.game.name in RUNS else "review-cost"
    about: dict[str, int] = {"ply": view.ply + 1} if review.game.name in RUNS else {"trick": view.ply // TRICK + 1}
    if _is_before(move):
        name, about = "review-cost-before", {}
    said = speaker.say(
        name,
        **about,
        deed=deed(speaker, verdict.played.text, texts).rstrip(","),
        judgement=speaker.say(f"judgement-{verdict.judgement.value}"),
        loss=plain(verdict.played.loss.mean, lang),
        best=deed(speaker, texts[0], texts),
    )
    yield _broken(said, width, "  ")
    told = reasons_told(speaker, verdict.reasons, texts[0], verdict.played.text, texts)
    for line in told or [speaker.say("why-no-reason")]:
        yield _broken(line, width, "      ")


def _broken(text: str, width: int, margin: str = "") -> Text:
    """A text in lines, with a margin."""
    return Text(textwrap.fill(text, width, initial_indent=margin, subsequent_indent=margin), no_wrap=True)


def _all(review: Review, deal: DealReview, speaker: Speaker, lang: str, width: int) -> Table:
    """Every choice with the value of each action."""
    runs = review.game.name in RUNS
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(speaker.say("review-column-when-run" if runs else "review-column-when"), justify="right")
    table.add_column(speaker.say("review-column-played"))
    table.add_column(speaker.say("review-column-values"), no_wrap=True)
    table.add_column(speaker.say("review-column-loss"), justify="right", no_wrap=True)
    table.add_column(speaker.say("review-column-judgement"), no_wrap=True)
    for decision in deal.decisions:
        verdict, view = decision.verdict, decision.moment.view
        move = read_move(verdict.played.text, review.game.order)
        when = (
            speaker.say("review-before") if _is_before(move) else str(view.ply + 1 if runs else view.ply // TRICK + 1)
        )
        named = verdict.judgement.value
        values = verdict.hint.values
        choice = len(values) > 1
        table.add_row(
            when,
            brief(speaker, verdict.played.text).replace(" ", "\u00a0"),
            _broken(";  ".join(_valued(speaker, value, lang) for value in values), width - BESIDE) if choice else "",
            plain(verdict.played.loss.mean, lang) if choice else "",
            Text(speaker.say(f"judgement-{named}"), style=STYLES.get(named, "")),
        )
    return table


def _valued(speaker: Speaker, value: Value, lang: str) -> str:
    """An action, what it brings, and twice the standard error; a cell is not broken within them."""
    text = f"{brief(speaker, value.text)} {signed(value.gain.mean, lang)} ±{plain(2 * value.gain.error, lang)}"
    return text.replace(" ", "\u00a0")


def _is_before(move: Move) -> bool:
    """Whether a choice comes before all play."""
    return move.kind in (ASIDE, "keep")


def plain(value: float, lang: str) -> str:
    """A number without a sign, to a tenth."""
    return signed(value, lang).lstrip("+−")
