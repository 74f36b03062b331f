"""What holds at every step of every deal, under any switches."""

import random
from collections.abc import Iterator

import pytest

from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.happenings import EVENTS
from corbillon.games.nain_jaune.rules import HeldCard, Rules
from corbillon.games.nain_jaune.stakes import total
from corbillon.games.nain_jaune.table import JOURNAL, LAID, STOP, Table, board
from corbillon.games.nain_jaune.views import View
from corbillon.kernel.bits import bits_of, has, members
from corbillon.kernel.cards import NO_CARD
from corbillon.kernel.notation import read_move
from corbillon.match import Match
from tests.lockstep import random_rules
from tests.nain_jaune.positions import explained

SEEDS = range(40)


def match_with(choice: random.Random, explained: bool = False) -> Match:
    """A match under random switches that is not over before it begins."""
    while True:
        rules = random_rules(NAIN_JAUNE, choice)
        match = Match(NAIN_JAUNE, rules, choice.choice(NAIN_JAUNE.seats(rules)), explained=explained)
        if not match.over:
            return match


def open_shuffled(match: Match, choice: random.Random) -> list[int]:
    """Open a deal from a shuffled pack, which is returned."""
    pack = list(NAIN_JAUNE.pack)
    choice.shuffle(pack)
    match.open_pack(pack)
    return pack


def steps(choice: random.Random, deals: int = 4, explained: bool = False) -> Iterator[Match]:
    """A match at every step of some deals."""
    match = match_with(choice, explained)
    for _ in range(deals):
        if match.over:
            return
        open_shuffled(match, choice)
        yield match
        while match.in_deal:
            match.play(choice.choice(match.legal()))
            yield match


def seen(rules: Rules, table: Table, seat: int) -> View:
    """What a seat sees."""
    view = View()
    NAIN_JAUNE.look(rules, table, seat, view)
    return view


def places(table: Table, seat: int) -> list[int]:
    """Where the cards are that a seat does not hold: the other hands, then the talon."""
    hands = [0 if other == seat else table.hands[other] for other in range(table.seats)]
    return [*hands, bits_of([card for card in table.talon if card != NO_CARD])]


@pytest.mark.parametrize("seed", SEEDS)
def test_jetons_are_conserved_and_something_is_legal(seed: int) -> None:
    match = None
    for match in steps(random.Random(seed), deals=8):
        assert total(match.table) == match.rules.start_jetons * match.table.seats
        assert (match.legal() == []) is (not match.in_deal)
        assert match.table.entries <= JOURNAL
        assert match.table.ply <= LAID
    assert match is not None


@pytest.mark.parametrize("seed", SEEDS)
def test_every_payment_is_explained(seed: int) -> None:
    for match in steps(random.Random(seed), deals=8, explained=True):
        if not match.in_deal:
            assert explained(match)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_true_deal_is_a_possible_world_for_everybody(seed: int) -> None:
    for match in steps(random.Random(seed)):
        for seat in range(match.table.seats):
            world = NAIN_JAUNE.world(match.rules, seen(match.rules, match.table, seat))
            assert world.allows(places(match.table, seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_actions_and_refusals_are_complements(seed: int) -> None:
    for match in steps(random.Random(seed), deals=1):
        legal = bits_of(match.legal())
        for action in range(STOP + 1 if match.in_deal else 0):
            text = match.text(action)
            move = read_move(text, NAIN_JAUNE.order)
            assert NAIN_JAUNE.action(move) == action
            refusal = NAIN_JAUNE.refusal(match.rules, match.table, move)
            assert (refusal is None) is has(legal, action), f"{text}: {refusal}"


def exchanged(match: Match, seat: int, choice: random.Random) -> list[int]:
    """Another distribution of the cards that a seat does not see."""
    where = places(match.table, seat)
    for _ in range(choice.randrange(1, 4)):
        one, other = choice.sample([place for place, cards in enumerate(where) if cards], 2)
        cards = [choice.choice(members(where[place])) for place in (one, other)]
        where[one] ^= bits_of(cards)
        where[other] ^= bits_of(cards)
    return where


def replayed(match: Match, done: list[tuple[int, int, bool]], pack: list[int], hands: list[int]) -> Table | None:
    """The same public course with these cards left in the hands, or None where the law does not allow it.

    Where stopping is free, nobody can tell whether who stopped could have gone on.
    """
    rules, after = match.rules, match.table
    table = Table()
    NAIN_JAUNE.begin(rules, table, after.seats)
    NAIN_JAUNE.open_deal(rules, table, list(pack))
    for seat in range(after.seats):
        laid = [card for player, card in zip(after.players, after.plays[: after.ply], strict=False) if player == seat]
        table.hands[seat] = hands[seat] | bits_of(laid)
    for seat, action, stopped in done:
        if action != STOP:
            if table.turn != seat or not has(NAIN_JAUNE.legal(rules, table), action):
                return None
            NAIN_JAUNE.play(rules, table, action)
        if stopped and table.turn == seat and has(NAIN_JAUNE.legal(rules, table), STOP):
            NAIN_JAUNE.play(rules, table, STOP)
    return table


@pytest.mark.parametrize("seed", range(120))
def test_a_world_is_what_the_law_allows_neither_more_nor_less(seed: int) -> None:
    """Any other distribution is a world exactly if the public course, played in it, ends in the same view."""
    choice = random.Random(seed)
    match = match_with(choice)
    pack = open_shuffled(match, choice)
    done: list[tuple[int, int, bool]] = []
    while match.in_deal:
        for _ in range(4):
            seat = choice.randrange(match.table.seats)
            view = seen(match.rules, match.table, seat)
            where = exchanged(match, seat, choice)
            hands = [*where[:seat], view.hand, *where[seat + 1 :]]
            table = replayed(match, done, pack, hands)
            possible = table is not None and seen(match.rules, table, seat) == view
            assert NAIN_JAUNE.world(match.rules, view).allows(where) is possible, match.rules
        seat, action = match.table.turn, choice.choice(match.legal())
        match.play(action)
        done.append((seat, action, match.table.turn != seat))


def test_events_are_counted() -> None:
    choice = random.Random(5)
    counts = [0] * len(EVENTS)
    told = dict.fromkeys(EVENTS, 0)
    for _ in range(300):
        match = match_with(choice)
        open_shuffled(match, choice)
        while match.in_deal:
            match.play(choice.choice(match.legal()))
        NAIN_JAUNE.happened(match.table, counts)
        clauses = [each.clause for each in match.transfers]
        laid = [text for text in match.deals[0].actions if text.rstrip("!") in match.pots]
        told["opera"] += "N24" in clauses
        told["boxes_taken"] += clauses.count("N18")
        told["boxes_forgotten"] += len(laid) - clauses.count("N18")
        if "N24" not in clauses and match.rules.held_card == HeldCard.DOUBLE_BOX:
            told["boxes_doubled"] += sum((cards & board(match.rules)).bit_count() for cards in match.table.hands)
    counted = dict(zip(EVENTS, counts, strict=True))
    assert counted.pop("shortfall") > 0
    del told["shortfall"]
    assert counted == told
    assert min(told.values()) > 0
