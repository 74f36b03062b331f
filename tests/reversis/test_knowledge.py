"""What a seat sees, what it may conclude, and the rare events that are counted."""

from typing import Any

import pytest

from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.happenings import EVENTS
from corbillon.games.reversis.table import HEARTS, HONOURS, QUINOLA, Table
from corbillon.kernel.cards import of_suit
from corbillon.kernel.world import Bound, World
from corbillon.match import Match
from tests.forms import Interpreted
from tests.reversis import deals_of_honours, deals_of_the_end
from tests.reversis.positions import (
    P1,
    P2,
    P3,
    P4,
    card,
    hand,
    laid_by,
    match_at,
    open_deal,
    play_deal,
    played,
    put_aside,
    seen_by,
)

FORM = Interpreted(REVERSIS)
OUT = 4
SPADES, DIAMONDS, CLUBS = of_suit(0), of_suit(2), of_suit(3)


def world(match: Match, seat: int) -> World:
    made = REVERSIS.world(match.rules, seen_by(match, seat))
    assert isinstance(made, World)
    return made


def void(place: int, cards: int) -> Bound:
    return Bound(place, cards, 0, 0)


# Views


def test_hidden_cards_are_not_in_a_view() -> None:
    match = match_at(FORM)
    open_deal(match, deals_of_the_end.E51)
    discard = match.deals[0].hands[P1][0]
    match.act(f"x{discard}")
    own, other = seen_by(match, P1), seen_by(match, P2)
    assert (own.discard, own.drawn) == (card(discard), card(match.deals[0].talon[0]))
    assert (other.discard, other.drawn, other.hand) == (-1, -1, match.table.hands[P2])
    assert own.exchanged == other.exchanged == [1, 0, 0, 0]
    assert own.sizes == [11, 11, 11, 12]


def test_points_and_tricks_are_public() -> None:
    match = play_deal(match_at(FORM), deals_of_the_end.E31, upto=43)
    views = [seen_by(match, seat) for seat in range(4)]
    assert views[0].points == views[3].points
    assert views[0].plays == views[3].plays == match.table.plays
    match.act(deals_of_the_end.E31.split()[-1])
    assert seen_by(match, P1).points == [3, 9, 21, 2]
    assert seen_by(match, P1).last_winner == P4


def test_the_undertaking_is_seen_after_nine_tricks() -> None:
    match = play_deal(match_at(FORM), deals_of_the_end.E44, upto=35)
    assert seen_by(match, P4).undertaker == -1
    match.act(deals_of_the_end.E44.split()[35])
    assert [seen_by(match, seat).undertaker for seat in range(4)] == [P2] * 4


# Worlds


def test_what_is_unseen_and_where_it_may_be() -> None:
    match = match_at(FORM, peek="allowed_if_kept")
    open_deal(match, deals_of_honours.E17)
    discard = match.deals[0].hands[P1][0]
    for action in (f"x{discard}", "keep", "keep"):
        match.act(action)
    for seat, hidden in ((P1, 2), (P2, 2), (P3, 2), (P4, 3)):
        made = world(match, seat)
        assert made.sizes[OUT] == hidden, "three lie there, of which each knows his own"
        assert sum(made.sizes) == made.unseen.bit_count()
        assert made.unseen & match.table.hands[seat] == 0
    match.act(f"x{match.deals[0].hands[P4][0]}")
    assert [world(match, seat).sizes[OUT] for seat in range(4)] == [3, 3, 3, 3]


def test_who_fails_to_follow_is_void() -> None:
    match = play_deal(match_at(FORM, espagnolette="off"), deals_of_honours.E7, upto=8)
    assert laid_by(deals_of_honours.E7)[6] == (P3, "AH", "9S")
    assert void(P3, SPADES) in world(match, P1).bounds
    assert void(P3, SPADES) not in world(match, P3).bounds, "his own hand he sees"


def test_unless_it_may_be_by_the_right_of_the_espagnolette() -> None:
    match = play_deal(match_at(FORM), deals_of_honours.E7, upto=8)
    hidden = HONOURS & ~match.table.hands[P1] & ~hand(" ".join(deals_of_honours.E7.split()[:8]))
    made = world(match, P1)
    assert made.cases
    assert hidden.bit_count() >= 3
    assert void(P3, SPADES) not in made.bounds
    nobody, third = made.cases
    assert set(nobody) == {Bound(P3, hidden, 0, 2), void(P3, SPADES)}
    assert set(third) == {Bound(P3, hidden, 3, hidden.bit_count())}


def test_who_sees_two_honours_elsewhere_knows_better() -> None:
    match = play_deal(match_at(FORM), deals_of_the_end.E52, upto=8)
    made = world(match, P1)
    assert not made.cases, "he holds the espagnolette himself"
    assert all(bound.most == 0 for bound in made.bounds)


def test_who_plays_the_suit_that_he_renounced_holds_the_espagnolette() -> None:
    line = deals_of_the_end.E51
    later = next(k for k, (seat, text, _) in enumerate(laid_by(line)) if k > 8 and seat == P1 and text[1] == "D")
    before, after = (play_deal(match_at(FORM), line, upto=k) for k in (later, later + 1))
    assert world(before, P2).cases
    made = world(after, P2)
    assert not made.cases
    own = [text for seat, text, _ in laid_by(line)[: later + 1] if seat == P1]
    shown = (hand(" ".join(own)) & HONOURS).bit_count()
    assert [bound.least for bound in made.bounds if bound.place == P1 and bound.least] == (
        [4 - shown] if shown < 4 else []
    )


@pytest.mark.parametrize(("seat", "least", "most"), [(P1, 4, 5), (P3, 0, 3)])
def test_an_announcement_and_its_absence_prove_cards(seat: int, least: int, most: int) -> None:
    match = play_deal(match_at(FORM, espagnolette_announce="announced"), deals_of_the_end.E51, upto=0)
    bounds = [bound for bound in world(match, P2).bounds if bound.place == seat]
    hidden = HONOURS & ~match.table.hands[P2]
    assert bounds == [Bound(seat, hidden, least, min(most, hidden.bit_count()))]
    silent = play_deal(match_at(FORM), deals_of_the_end.E51, upto=0)
    assert world(silent, P2).bounds == ()


def test_a_right_that_was_lost_proves_a_void() -> None:
    line = deals_of_the_end.E55_ORDINARY
    for lost_by, certain in (("winning_a_trick", True), ("never", False)):
        match = play_deal(match_at(FORM, espagnolette_right_lost_by=lost_by), line, upto=36)
        laid = laid_by(line)
        late = {led[1] for seat, text, led in laid[16:36] if seat == P1 and text[1] != led[1]}
        assert late
        suits = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}
        assert all((void(P1, suits[led]) in world(match, P2).bounds) is certain for led in late)


def test_a_first_lead_that_is_no_heart_proves_a_void() -> None:
    line = deals_of_honours.WITHOUT_A_HEART
    for first_lead, proved in (("hearts_if_held", True), ("free", False)):
        match = play_deal(match_at(FORM, first_lead=first_lead), line, upto=1)
        assert (void(P1, HEARTS) in world(match, P3).bounds) is proved


@pytest.mark.parametrize(
    ("switch", "held", "actions", "proved"),
    [
        ("forbidden", 45, "xxx", True),
        ("forbidden", 45, "xkx", False),
        ("only_if_basket_ge_135", 129, "xxx", True),
        ("only_if_basket_ge_135", 130, "xxx", False),
        ("allowed", 45, "xxx", False),
    ],
)
def test_a_quinola_that_may_not_be_put_aside(switch: str, held: int, actions: str, proved: bool) -> None:
    match = match_at(FORM, basket=held, quinola_discard=switch)
    open_deal(match, deals_of_honours.E17)
    for seat, action in enumerate(actions):
        match.act("keep" if action == "k" else f"x{match.deals[0].hands[seat][0]}")
    assert (void(OUT, 1 << QUINOLA) in world(match, P4).bounds) is proved


def test_a_talon_card_that_one_saw_is_not_in_doubt() -> None:
    match = match_at(FORM, quinola_discard="forbidden", peek="allowed_if_kept")
    open_deal(match, deals_of_honours.E17)
    match.act("keep")
    for seat in (P2, P3):
        match.act(f"x{match.deals[0].hands[seat][0]}")
    assert void(OUT, 1 << QUINOLA) in world(match, P1).bounds
    assert void(OUT, 1 << QUINOLA) not in world(match, P4).bounds


def test_after_the_settlement_nothing_is_hidden() -> None:
    match = played(FORM, deals_of_the_end.E31)
    assert world(match, P1) == World(0, (0, 0, 0, 0, 0), ())


# Events


@pytest.mark.parametrize(
    ("line", "switches", "events"),
    [
        (deals_of_honours.E17, {}, {"quinola_placed"}),
        (deals_of_honours.E21, {}, {"quinola_forced"}),
        (deals_of_honours.E26, {}, {"quinola_led"}),
        (deals_of_honours.E19, {}, {"quinola_late"}),
        (deals_of_honours.E28, {}, set[str]()),
        (deals_of_honours.E25, {"forced_meaning": "sole_card"}, set[str]()),
        (deals_of_the_end.E40, {}, {"reversis_undertaken", "reversis_made"}),
        (deals_of_the_end.E44, {}, {"reversis_undertaken", "reversis_broken"}),
        (deals_of_the_end.E51, {}, {"quinola_placed", "espagnolette_held", "espagnolette_used"}),
        (deals_of_the_end.E51, {"right_places_quinola": False}, {"espagnolette_held", "espagnolette_used"}),
        (deals_of_the_end.E54, {}, {"quinola_placed", "espagnolette_held"}),
        (deals_of_the_end.E52, {}, {"espagnolette_held", "espagnolette_used", "espagnolette_failed"}),
    ],
)
def test_events(line: str, switches: dict[str, Any], events: set[str]) -> None:
    match = match_at(FORM, **switches)
    open_deal(match, line)
    put_aside(match, line)
    for text in line.split():
        match.act(text)
    counts = [0] * len(EVENTS)
    assert isinstance(match.table, Table)
    REVERSIS.happened(match.table, counts)
    assert {name for name, count in zip(EVENTS, counts, strict=True) if count} == events
    assert set(counts) <= {0, 1}
