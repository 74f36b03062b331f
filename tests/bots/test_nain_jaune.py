"""The rule-of-thumb bot of Nain jaune: named positions, one idea each, and what holds of its choices."""

import random
from functools import cache
from typing import Any

import pytest

from corbillon import bots
from corbillon.bots.nain_jaune import thumb
from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.table import ASKED, EVERY, GOING_ON, OPENING, Table, next_rank
from corbillon.games.nain_jaune.views import View
from corbillon.kernel import chance, table
from corbillon.kernel.law import driver
from corbillon.lab.plan import Plan
from corbillon.lab.playing import play
from corbillon.match import Match
from tests.forms import Interpreted
from tests.lockstep import random_rules
from tests.nain_jaune.positions import P1, P4, PACK, card, hand, match_at, rules

MANY = 7
"""So many cards in each other hand: nobody will soon be out."""
FULL = 10
NINES = "9S 9D 9C"
TENS = "TS TH TD TC"


def deal_with(holding: str, *, seen: str = "", others: int = MANY, **switches: Any) -> Match:
    """The middle of a deal: P1 holds these cards, each other so many, and P4 has laid the seen ones."""
    match = match_at(Interpreted(NAIN_JAUNE), **switches)
    match.open_pack(list(NAIN_JAUNE.pack))
    middle = match.table
    hidden = [name for name in PACK if name not in f"{holding} {seen}".split()]
    for seat in range(middle.seats):
        middle.hands[seat] = hand(" ".join(hidden[seat * others : (seat + 1) * others]))
    middle.hands[P1] = hand(holding)
    for laid in seen.split():
        put(middle, P4, laid)
    return match


def put(middle: Table, seat: int, name: str) -> None:
    """A card lies on the table."""
    middle.plays[middle.ply] = card(name)
    middle.players[middle.ply] = seat
    middle.ply += 1


def opens(holding: str, after: str = "KC", **more: Any) -> str:
    """The card with which P1 opens a run; he has laid the last one, and nobody went on."""
    match = deal_with(holding, **more)
    put(match.table, P1, after)
    match.table.turn = match.table.last = P1
    match.table.phase, match.table.wanted = OPENING, EVERY
    return chosen(match)


def answers(holding: str, after: str, **more: Any) -> str:
    """What P1 does when P4 has stopped on a card."""
    return asked(holding, after, P4, ASKED, **more)


def goes_on(holding: str, after: str, **more: Any) -> str:
    """What P1 does when he has laid a card and may go on."""
    return asked(holding, after, P1, GOING_ON, **more)


def asked(holding: str, after: str, last: int, phase: int, **more: Any) -> str:
    """What P1 does about the rank above a card that was laid last."""
    match = deal_with(holding, **more)
    put(match.table, last, after)
    match.table.turn, match.table.last, match.table.phase = P1, last, phase
    match.table.wanted = next_rank(card(after))
    return chosen(match)


def view_of(match: Match) -> View:
    """What the seat in turn may see."""
    view = View()
    NAIN_JAUNE.look(match.rules, match.table, match.table.turn, view)
    return view


def chosen(match: Match) -> str:
    """What thumb does, as the record writes it."""
    legal = NAIN_JAUNE.legal(match.rules, match.table)
    return match.text(bots.choose(NAIN_JAUNE, "thumb", match.rules, view_of(match), legal, seed=1))


def test_begins_low_so_that_the_run_may_climb_to_the_other_card() -> None:
    assert opens("9H JS") == "9H"
    assert opens("2H 4S 8D") == "2H"


def test_gets_rid_of_the_ace_to_which_nobody_can_lead() -> None:
    assert opens("AS QH") == "AS"


def test_does_not_begin_in_the_middle_of_his_own_run() -> None:
    assert opens("5S 6H 7D TC QD") == "5S"


def test_opens_with_what_he_holds_twice() -> None:
    assert opens("4S 6S TC") == "4S"
    assert opens("4S 6S 6H 6D TC") == "6S"


def test_goes_out_by_way_of_a_king() -> None:
    assert opens("6C 7C QH KS") == "QH"


def test_goes_out_by_way_of_a_run_on_which_nobody_can_go_on() -> None:
    assert opens("4H 5D 9S") == "4H"
    assert opens("4H 5D 9S", seen=TENS) == "9S"


def test_remembers_a_rank_for_which_all_were_asked_in_vain() -> None:
    assert opens("4H 5D 9H", after="9S") == "9H"


def test_holds_a_board_card_back_while_all_hands_are_full() -> None:
    assert opens("3C 7D QD", others=FULL) == "3C"
    assert opens("AS 3C 5H 7D 9S TC QD", others=FULL) == "AS"


def test_hastens_to_take_a_box_when_somebody_has_one_card_left() -> None:
    assert opens("3C 7D QD", others=1) == "7D!"


def test_sheds_the_dear_card_when_somebody_will_soon_be_out() -> None:
    assert opens("2S 8S JD", others=1) == "JD"
    assert opens("2S 8S JD", others=FULL) == "2S"


def test_lays_the_board_card_of_equal_ranks_and_announces_it() -> None:
    assert answers("4H JS JC", after="TS") == "JC!"
    assert answers("4H QS QH", after="JS", board_cards="QH_KS") == "QH!"


def test_says_nothing_where_boxes_are_taken_without_a_word() -> None:
    assert answers("4H JS JC", after="TS", announce="auto") == "JC"


def test_goes_on_when_he_can_and_passes_when_he_cannot() -> None:
    assert answers("2S 5C 8H", after="7S") == "8H"
    assert answers("2S 5C 9H", after="7S") == "pass"


def test_keeps_a_king_back_with_the_queen_below_it() -> None:
    assert answers("3S 8H QH KC", after="QS") == "pass"
    assert answers("3S 8H KC", after="QS") == "KC"


def test_keeps_back_a_whole_run_up_to_the_king() -> None:
    assert answers("3S 5D TH JH QC KC", after="TS") == "pass"


def test_keeps_no_king_back_that_hardly_anybody_else_has() -> None:
    assert answers("3S 8H QH KC", after="QS", seen="KD KS") == "KC"


def test_keeps_no_king_back_when_somebody_will_soon_be_out() -> None:
    assert answers("3S 8H QH KC", after="QS", others=3) == "KC"


def test_keeps_no_king_back_that_lets_him_out() -> None:
    assert answers("QH KC", after="QS") == "KC"


def test_keeps_no_king_back_where_he_must_play() -> None:
    assert answers("3S 8H QH KC", after="QS", passing="forced") == "KC"


def test_stops_before_a_rank_that_only_he_has_to_open_a_better_run() -> None:
    assert goes_on("3S 6C 7C 9H", after="8S", seen=NINES, passing="free") == "stop"


def test_does_not_stop_where_another_would_go_on() -> None:
    assert goes_on("3S 6C 7C 9H", after="8S", passing="free") == "9H"


def test_does_not_stop_where_he_could_not_choose_the_next_run() -> None:
    assert goes_on("3S 6C 7C 9H", after="8S", seen=NINES, passing="free", restart="skip_missing") == "9H"


def test_does_not_stop_before_his_last_card() -> None:
    assert goes_on("9H", after="8S", seen=NINES, passing="free") == "9H"


def random_match(choice: random.Random) -> Match:
    """A match with any switches and any number of seats, its first deal open."""
    while True:
        drawn = random_rules(NAIN_JAUNE, choice)
        match = Match(NAIN_JAUNE, drawn, choice.choice(NAIN_JAUNE.seats(drawn)))
        if not match.over:
            pack = list(NAIN_JAUNE.pack)
            choice.shuffle(pack)
            match.open_pack(pack)
            return match


@cache
def compiled_thumb() -> Any:
    """A driver that answers what thumb does as machine code."""

    @driver
    def answer(rules: Any, views: Any, actions: int, draws: Any) -> int:
        return thumb(rules[0], views[0], actions, draws)

    return answer


def test_answers_legally_under_any_switches() -> None:
    choice = random.Random(11)
    for _ in range(150):
        match = random_match(choice)
        while match.in_deal:
            legal = NAIN_JAUNE.legal(match.rules, match.table)
            action = thumb(match.rules, view_of(match), legal, [1, 0, 0, 0])
            assert legal >> action & 1, f"{action} at {match.rules} {match.table}"
            match.play(action if choice.random() < 0.7 else choice.choice(match.legal()))


def test_chooses_alike_in_both_forms() -> None:
    choice = random.Random(12)
    draws = chance.for_drivers([1, 0, 0, 0])
    for _ in range(60):
        match = random_match(choice)
        switches = table.for_drivers([match.rules])
        while match.in_deal:
            legal, view = NAIN_JAUNE.legal(match.rules, match.table), view_of(match)
            action = thumb(match.rules, view, legal, [1, 0, 0, 0])
            compiled = compiled_thumb()(switches, table.for_drivers([view]), legal, draws)
            assert compiled == action, f"{match.rules} {view}"
            match.play(action if choice.random() < 0.7 else choice.choice(match.legal()))


@pytest.mark.parametrize("other", ["random", "lowest"])
def test_is_ahead_by_a_clear_margin(other: str) -> None:
    plan = Plan("nain-jaune", "seed", rules(), 4, ("thumb", other, other, other), seed=1, count=60, duplicate=True)
    parts = [totals.ahead["thumb"] for _, totals in play(plan)]
    least = sum(parts[1:], parts[0]).by_count().low
    assert least is not None
    assert least > 0
