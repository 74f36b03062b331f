"""Reasons in words: every fact and every action has its sentence, in both languages and both vocabularies."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from corbillon.analysis import Judgement, Reason
from corbillon.analysis.facts import FACTS, Fact
from corbillon.analysis.telling import deed, fact_told, percent, reason_told
from corbillon.games import GAMES
from corbillon.kernel.cards import NO_CARD, card_name
from corbillon.kernel.notation import WORDS
from corbillon.languages import LANGUAGES
from corbillon.record import Record
from corbillon.terminal.retelling import OpenVoice
from corbillon.words import FOLDER, words

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("name", GAMES)
FILE = "reasons.ftl"


def voice(name: str, lang: str) -> OpenVoice:
    game = GAMES[name]
    names = {"players": ["Agathe", "Barnabé", "Clélie", "Damis"]}
    return OpenVoice(Record(game, "seed", {}, game.rules(), 4, None, [], names), lang)


def reason(name: str, fact: Fact, **fields: Any) -> Reason:
    game = GAMES[name]
    card = card_name(fact.card, game.order) if fact.card != NO_CARD else None
    about: dict[str, Any] = {
        "better": 0.62,
        "worse": 0.31,
        "seat": fact.step % 4 if fact.step else None,
        "card": game.pots(game.rules())[fact.box] if fact.box >= 0 else card,
        "box": fact.box >= 0,
        "rank": game.order[fact.rank] if fact.rank >= 0 else None,
        "amount": 2 if fact.amount else None,
    } | fields
    return Reason(fact.name, fact.articles, difference=0.31, error=0.01, weight=1.0, **about)


@each_language
@each_game
def test_every_fact_has_its_sentence(name: str, lang: str) -> None:
    speaker = voice(name, lang)
    names = {fact.name for fact in FACTS[name].table}
    assert len(names) >= 8
    for fact in FACTS[name].table:
        told = reason_told(speaker, reason(name, fact), "KS", "9C", ("KS", "9C"))
        assert told[0].isupper()
        assert told.endswith(f"({', '.join(fact.articles)}).")
        assert "62" in told
        assert "31" in told
        assert "{" not in told
        assert "  " not in told


@each_language
def test_every_judgement_and_every_word_of_the_record_has_its_own(lang: str) -> None:
    speaker = voice("zinzolin", lang)
    for text, part in product((*WORDS, "KS", "xKS", "KS!"), (None, "with")):
        assert deed(speaker, text, (), part)
    assert deed(speaker, "KS", ("KS", "KS!")) != deed(speaker, "KS", ("KS",))
    said = [speaker.say(f"judgement-{judgement.value}") for judgement in Judgement]
    assert len(set(said)) == len(said)


@each_game
def test_every_message_of_a_fact_belongs_to_a_fact(name: str) -> None:
    told = {message.id.name for message in messages(f"en/{FILE}") if message.id.name.startswith(f"fact-{name}-")}
    assert told == {f"fact-{name}-{fact.name}" for fact in FACTS[name].table}


@each_language
def test_a_sigisbe_that_is_itself_laid_is_not_told_twice(lang: str) -> None:
    speaker = voice("zinzolin", lang)
    fact = next(fact for fact in FACTS["zinzolin"].table if fact.name == "placed")
    card = card_name(fact.card, GAMES["zinzolin"].order)
    itself = fact_told(speaker, reason("zinzolin", fact), card)
    assert itself != fact_told(speaker, reason("zinzolin", fact), "KS")
    assert itself == words(lang).say("fact-zinzolin-placed", "itself")


def test_the_choice_with_the_higher_frequency_comes_first() -> None:
    speaker = voice("zinzolin", "en")
    fact = next(fact for fact in FACTS["zinzolin"].table if fact.name == "rocambole-to")
    told = reason_told(speaker, reason("zinzolin", fact, better=0.0, worse=1.0), "KS", "9C", ())
    assert told == (
        "The nine of clubs leaves the Rocambole to Barnabé for certain, never with the king of spades (Z45)."
    )


def test_a_hundred_percent_is_certainty() -> None:
    assert [percent(p) for p in (0.0, 0.004, 0.996, 1.0)] == [0, 0, 99, 100]


def messages(path: str) -> list[Message]:
    parsed = FluentParser().parse((FOLDER / path).read_text(encoding="utf-8"))
    return [entry for entry in parsed.body if isinstance(entry, Message)]


class _Variables(Visitor):
    """The facts that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def shapes(path: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each message with its parts."""
    for message in messages(path):
        yield message.id.name, tuple(sorted(attribute.id.name for attribute in message.attributes))


def test_both_languages_and_both_vocabularies_say_the_same_things() -> None:
    assert dict(shapes(f"fr/{FILE}")) == dict(shapes(f"en/{FILE}"))
    for lang in LANGUAGES:
        whole = dict(shapes(f"{lang}/{FILE}"))
        modern = dict(shapes(f"{lang}/modern/{FILE}"))
        assert all(whole[name] == parts for name, parts in modern.items())
        spoken = {message.id.name: variables(message) for message in messages(f"{lang}/{FILE}")}
        for message in messages(f"{lang}/modern/{FILE}"):
            assert variables(message) <= spoken[message.id.name], message.id.name


def variables(message: Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


@pytest.mark.parametrize("path", [f"fr/{FILE}", f"fr/modern/{FILE}"])
def test_french_typography(path: str) -> None:
    text = (FOLDER / path).read_text(encoding="utf-8")
    assert not re.search(r" [;!?»%]|« |\} :|\w :|'", text)
