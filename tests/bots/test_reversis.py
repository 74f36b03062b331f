"""The rule-of-thumb bot of Reversis: named positions, one idea each, and what holds of its choices."""

import random
from functools import cache
from typing import Any

import pytest

from corbillon import bots
from corbillon.bots.reversis import thumb
from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.table import DECLARE, EXCHANGE, PLAY
from corbillon.games.reversis.views import View, look
from corbillon.kernel import chance, table
from corbillon.kernel.bits import members
from corbillon.kernel.cards import of_suit, suit
from corbillon.kernel.law import driver, native
from corbillon.kernel.notation import Move, read_move
from corbillon.kernel.tricks import EVERY, follow
from corbillon.lab.plan import Plan
from corbillon.lab.playing import play
from tests.forms import Interpreted
from tests.reversis.positions import P1, P4, card, hand, laid_by, points, rules, seen_by, taker_of
from tests.reversis.random_deals import open_shuffled, random_match

KEEP, UNDERTAKE, SILENT = "keep", "undertake", "silent"


def before(seat: int, held: str, phase: int = EXCHANGE) -> View:
    """What a seat sees that has not played yet; P4 deals, and the basket holds 50."""
    view = View(seat=seat, turn=seat, hand=hand(held), dealer=P4, phase=phase, led=EVERY, leader=P1)
    view.accounts[4] = 50
    view.sizes[:] = [11, 11, 11, 11]
    return view


def after(line: str, held: str, **facts: Any) -> View:
    """What the seat to play sees after the cards of a line, which P1 began, and which holds these cards."""
    laid = laid_by(line)
    whole = len(laid) // 4 * 4
    tricks = [laid[k : k + 4] for k in range(0, whole, 4)]
    leader = taker_of(tricks[-1]) if tricks else P1
    seat = (leader + len(laid) - whole) % 4
    view = before(seat, held, PLAY)
    view.plays[: len(laid)] = [card(text) for _, text, _ in laid]
    view.ply, view.leader = len(laid), leader
    for number, trick in enumerate(tricks):
        view.takers[number] = taker_of(trick)
        view.points[taker_of(trick)] += points(text for _, text, _ in trick)
    view.trick = sum(1 << card(text) for _, text, _ in laid[whole:])
    view.led = of_suit(suit(card(laid[whole][1]))) if whole < len(laid) else EVERY
    for fact, value in facts.items():
        setattr(view, fact, value)
    return view


def chosen(view: View, **switches: Any) -> str:
    """What thumb does, as the record writes it, an exchange without its x."""
    ruled = rules(**switches)
    actions = view.hand if view.has_right else follow(view.hand, view.led)
    if view.phase == EXCHANGE and view.seat != view.dealer:
        actions |= 1 << REVERSIS.action(move_of(KEEP))
    if view.phase == DECLARE:
        actions = sum(1 << REVERSIS.action(move_of(word)) for word in (UNDERTAKE, SILENT))
    return REVERSIS.text(ruled, view, thumb(ruled, view, actions, chance.seeded(1))).removeprefix("x")


def move_of(word: str) -> Move:
    """The move that a word means."""
    return read_move(word, REVERSIS.order)


NINE_OF_P1 = (
    "AS 2S 3S 4S KS 5S 6S 7S QS 8S 9S 2H AH 3H 4H 5H KH 6H 7H 8H QH 9H 2D 3D AC 2C 3C 4C KC 5C 6C 7C QC 8C 9C 4D"
)
"""Nine tricks, all taken by P1."""


def test_ducks_under_the_highest_card_on_the_table() -> None:
    assert chosen(after("KS 5S", "QS 9S 3S 4H 6H 2D 5D 7D 3C 4C 6C")) == "QS"


def test_places_the_quinola_at_the_first_renounce() -> None:
    assert chosen(after("KS 5S", "JH AD KD 4H 6H 2D 5D 7D 3C 4C 6C")) == "JH"


def test_throws_aces_before_low_cards() -> None:
    assert chosen(after("KS 5S", "AD 4H 6H 2D 5D 3C 4C 6C 2H 3H 2C")) == "AD"


def test_lets_another_heart_go_rather_than_the_quinola() -> None:
    assert chosen(after("AH 5H", "JH 3H 9S 2S 5D 7D 2D 3C 4C 6C 7C")) == "3H"


def test_lets_another_card_go_rather_than_an_ace() -> None:
    assert chosen(after("KD 5D", "AD 9D 3H 9S 2S 4S 6S 3C 4C 6C 7C")) == "9D"


def test_never_leads_the_quinola_while_it_has_another_card() -> None:
    assert chosen(before(P1, "JH AS KS AD KD AC KC QS QD QC JC", PLAY)) != "JH"


def test_leads_a_low_heart_while_the_quinola_is_out() -> None:
    assert chosen(before(P1, "2H 4H KS QS 9S KD QD 9D KC QC 9C", PLAY)) in ("2H", "4H")


def test_leads_under_and_not_from_the_top() -> None:
    assert chosen(before(P1, "2S 3S 4S 5H 6H 3D 4D AD 3C 4C KC", PLAY)) not in ("AD", "KC")


def test_goes_for_the_reversis_with_a_hand_of_winners() -> None:
    view = before(P1, "AS KS QS JS 9S AH KH QH AC KC QC", PLAY)
    assert chosen(view) in ("AS", "KS", "QS", "JS", "9S")


def test_the_undertaker_plays_his_doubtful_card_first() -> None:
    assert chosen(after(NINE_OF_P1, "AD 9D", undertaker=P1)) == "9D"


def test_breaks_a_reversis_with_what_takes() -> None:
    assert chosen(after(NINE_OF_P1 + " QD", "KD JC", undertaker=P1)) == "KD"


def test_keeps_a_stopper_when_one_player_takes_all() -> None:
    seven = " ".join(NINE_OF_P1.split()[:28])
    assert chosen(after(seven + " KC", "AD 7D 8D JS")) != "AD"


def test_holding_the_espagnolette_places_the_quinola_by_right() -> None:
    held = "AS AH AC JH 5D 2D 7S 3C 4C 6C 7H"
    assert chosen(after("KD", held, has_right=1, holds_espagnolette=1)) == "JH"


def test_holding_the_espagnolette_keeps_the_lowest_for_the_end() -> None:
    thrown = "KD JH 4D 5D QD AS 6D 7D KC AH 5C 6C KH AC 4H 5H JD"
    view = after(thrown, "KS 9H 2D 3D 7S 3C 4C", has_right=1, has_used=1, holds_espagnolette=1)
    assert chosen(view) == "KS"


def test_puts_aside_a_bare_ace() -> None:
    assert chosen(before(P1, "AS 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C")) == "AS"


def test_the_dealer_puts_aside_a_bare_quinola_in_a_hand_of_long_suits() -> None:
    assert chosen(before(P4, "JH 2S 3S 4S 5S 2D 3D 4D 5D 2C 3C 4C")) == "JH"


def test_keeps_a_light_hand() -> None:
    assert chosen(before(P1, "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C")) == KEEP


def test_keeps_an_espagnolette_whole() -> None:
    assert chosen(before(P1, "AS AH AC JH KD 2D 7S 3C 4C 6C 7H")) == "KD"


def test_undertakes_with_two_winners() -> None:
    assert chosen(after(NINE_OF_P1, "AD KD", phase=DECLARE), undertake="declared", reversis_unit=5) == UNDERTAKE


def test_is_silent_when_breaking_would_cost_more_than_the_partie() -> None:
    assert chosen(after(NINE_OF_P1, "5D 6D", phase=DECLARE), undertake="declared", reversis_unit=5) == SILENT


def test_answers_legally_in_any_deal_under_any_switches() -> None:
    choice = random.Random("thumb of reversis")
    phases = set()
    for _ in range(120):
        match = random_match(Interpreted(REVERSIS), choice)
        open_shuffled(match, choice, choice.sample(members(hand("AS AH AD AC JH")), 4 * choice.randrange(2)))
        strays = choice.randrange(2)
        while match.in_deal:
            legal = REVERSIS.legal(match.rules, match.table)
            phases.add(match.table.phase)
            action = thumb(match.rules, seen_by(match, match.table.turn), legal, chance.seeded(1))
            assert legal >> action & 1, f"{match.rules}\n{match.table}"
            match.play(choice.choice(match.legal()) if strays else action)
    assert {EXCHANGE, PLAY} <= phases


@cache
def compiled_choice() -> Any:
    """A driver that looks at the first table for its seat to act and follows thumb."""

    @driver
    def choose(rules: Any, tables: Any, views: Any, actions: int, own: Any) -> int:
        look(rules[0], tables[0], tables[0].turn, views[0])
        return thumb(rules[0], views[0], actions, own)

    return choose


def test_compiled_and_interpreted_choices_agree() -> None:
    choice = random.Random("both forms of thumb")
    for _ in range(40):
        match = random_match(Interpreted(REVERSIS), choice)
        open_shuffled(match, choice, choice.sample(members(hand("AS AH AD AC JH")), 4 * choice.randrange(2)))
        ruled = table.for_drivers([match.rules])
        while match.in_deal:
            legal = REVERSIS.legal(match.rules, match.table)
            plain = thumb(match.rules, seen_by(match, match.table.turn), legal, chance.seeded(1))
            tables, views = table.for_drivers([match.table]), table.for_drivers([View()])
            own = chance.for_drivers(chance.seeded(1))
            assert compiled_choice()(ruled, tables, views, legal, own) == plain, f"{match.rules}\n{match.table}"
            match.play(plain if choice.randrange(3) else choice.choice(match.legal()))


@pytest.mark.parametrize("other", ["random", "lowest"])
def test_is_ahead_of_simple_bots(other: str) -> None:
    count = 400 if native() else 20
    ruled = rules()
    plan = Plan("reversis", "seed", ruled, 4, ("thumb", other, other, other), seed=1, count=count, duplicate=True)
    totals = [totals for _, totals in play(plan)]
    estimate = sum(totals[1:], totals[0]).ahead["thumb"].by_weight()
    assert estimate.low is not None
    assert estimate.low > 0


def test_is_the_thumb_of_reversis() -> None:
    assert bots.policy(REVERSIS, "thumb") is thumb
