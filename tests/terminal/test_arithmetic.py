"""The printed arithmetic of every payment, evaluated, gives its amount; in both languages, for every kind there is."""

import random
import re

import pytest

from corbillon import record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.arithmetic import Figure, Sum
from corbillon.kernel.cards import card_name
from corbillon.languages import LANGUAGES
from corbillon.match import Match, Transfer
from corbillon.terminal.seating import seated
from corbillon.terminal.telling import pay_told, reckoned, why_told
from corbillon.terminal.voice import Voice
from corbillon.witness.payments import told_together
from tests.lockstep import random_rules
from tests.records.reader import cases, values
from tests.terminal.test_words import CLAUSES

MATCHES = 40


def value_of(printed: str) -> int:
    """What a printed arithmetic comes to: names in brackets out, signs into those of Python."""
    bare = re.sub(r" \([^()0-9][^()]*\)", "", printed)
    while bare != (bare := re.sub(r" \([^()]*[^\W\d][^()]*\)", "", bare)):
        pass
    bare = bare.replace("×", "*").replace("÷", "//").replace("−", "-")
    assert re.fullmatch(r"[\d ()*/+,\-]*(?:min\([\d ()*/+,\-]*)*", bare), printed
    return int(eval(bare, {"__builtins__": {}, "min": min}))


def from_records(name: str) -> list[tuple[Match, list[Transfer]]]:
    """The matches of the committed records, under every value of their switch."""
    found = []
    for case in cases():
        if case.game.name == name:
            for value in values(case).values():
                try:
                    match = record.replay(record.load(case.under(value)), explained=True)
                except RecordError:
                    continue
                found.append((match, match.transfers))
    return found


def at_random(name: str) -> list[tuple[Match, list[Transfer]]]:
    """Deals at random under random switches."""
    choice, game, found = random.Random(7), GAMES[name], []
    for _ in range(MATCHES):
        rules = random_rules(game, choice)
        match = Match(game, rules, choice.choice(game.seats(rules)), explained=True)
        for _ in range(4):
            if match.over:
                break
            pack = list(game.pack)
            choice.shuffle(pack)
            match.open_pack(pack)
            while match.in_deal:
                match.play(choice.choice(match.legal()))
        found.append((match, match.transfers))
    return found


STRONG = "KS QS JS TS 9S 8S"
RIGGED = {
    "zinzolin": [
        [f"{STRONG} 7S 6S 5S 4S 3S 2S", "KH QH JH TH 9H 8H KD QD JD TD 9D 8D"],
        [f"{STRONG} 6H 5H 4H 3H 2H AH", "KD QD JD TD 9D 8D KH QH JH TH 9H 8H"],
    ]
}
"""Hands of the leader and of the next player, in the order in which they play them: the Vole; an Equinox for each."""


def rigged(name: str) -> list[tuple[Match, list[Transfer]]]:
    """Deals whose hands are strong enough for what chance hardly ever brings."""
    found, game = [], GAMES[name]
    for hands in RIGGED.get(name, []):
        match = Match(game, game.rules(), 4, explained=True)
        leader, second = (hand.split() for hand in hands)
        rest = [card for card in sorted_pack(name) if card not in {*leader, *second}]
        match.open_hands([rest[:12], leader, second, rest[12:24]], rest[24:])
        while match.in_deal:
            order = ["keep", *leader, *second, *rest]
            legal = {match.text(action) for action in match.legal()}.intersection(order)
            match.act(min(legal, key=order.index))
        found.append((match, match.transfers))
    return found


def sorted_pack(name: str) -> list[str]:
    return [card_name(card, GAMES[name].order) for card in GAMES[name].pack]


@pytest.mark.parametrize("name", GAMES)
def test_the_printed_arithmetic_gives_the_amount_for_every_kind_of_payment(name: str) -> None:
    seen = set()
    for match, transfers in from_records(name) + at_random(name) + rigged(name):
        for lang in LANGUAGES:
            voice = Voice(seated(match.game, seats=4, lang=lang, bots="random"), lang)
            for transfer in transfers:
                assert transfer.arithmetic is not None
                printed = reckoned(voice, transfer.arithmetic)
                assert value_of(printed) == transfer.amount, (transfer, printed)
                seen.add(transfer.clause)
    assert seen == set(CLAUSES[name].split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_payment_has_its_sentence(name: str, lang: str) -> None:
    for match, transfers in at_random(name)[:10]:
        voice = Voice(seated(match.game, preset="seed", seats=4, lang=lang, bots="random"), lang)
        seats = match.table.seats
        if seats != 4:
            continue
        payments = told_together(transfers, seats, 1)
        assert sorted(map(id, transfers)) == sorted(id(one) for payment in payments for one in payment.transfers)
        for payment in payments:
            sentence = pay_told(voice, payment)
            assert str(payment.transfers[0].amount) in sentence
            assert payment.transfers[0].clause in sentence
            assert why_told(voice, payment, "title")[0] == sentence


def test_groups_are_bracketed_and_named() -> None:
    voice = Voice(seated(GAMES["zinzolin"], lang="en"))
    cards = Sum("+", (Figure(3, "sigisbe", {"card": "3S"}), Figure(-1)))
    printed = reckoned(voice, Sum("×", (cards, Sum("min", (Figure(8, "fiche"), Figure(2, "double-round"))))))
    assert printed == "(3 (three of spades) + −1) × min(8 (jetons of a fiche), 2 (double round))"
    assert value_of(printed) == 4


def test_the_same_payment_from_everybody_is_told_once() -> None:
    antes = [Transfer(1, seat, "basket", 8, "Z8", -1, None) for seat in (1, 2, 3, 0)]
    (together,) = told_together(antes, 4, 1)
    assert (together.kind, len(together.transfers)) == ("each-in", 4)
    shown = [Transfer(1, seat, 2, 9, "Z24", 0, None) for seat in (1, 3, 0)]
    assert [payment.kind for payment in told_together(shown, 4, 5)] == ["each-other"]
    shares = [Transfer(1, "basket", seat, 3, "Z51", -1, None) for seat in (1, 2, 3, 0)]
    rest = Transfer(1, "basket", 2, 1, "Z51", -1, None)
    assert [(p.number, p.kind) for p in told_together([*shares, rest], 4, 1)] == [(1, "each-out"), (2, "one")]
    forced = [Transfer(1, 1, 0, 10, "R34", 0, None), Transfer(1, 2, 0, 5, "R34", 0, None)]
    assert [payment.kind for payment in told_together(forced, 4, 1)] == ["one", "one"]
