"""What a user of the library sees of a match: all of a seat's facts, and none that it cannot know."""

import pytest

from corbillon import bots, record, views
from corbillon.encode import encoding
from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.match import Match
from corbillon.views import Field, SeatView

each_game = pytest.mark.parametrize("name", GAMES)


def opened(name: str, seed: int = 7) -> Match:
    """A match whose first deal has just been opened."""
    game = GAMES[name]
    match = Match(game, record.read_rules(game), 4)
    match.open_shuffled(seed)
    return match


def step(match: Match) -> SeatView:
    """What the seat in turn saw before it acted."""
    seen = views.view_of(match)
    match.play(bots.choose(match.game, "random", seen.rules, seen.facts, seen.actions, seed=3))
    return seen


@each_game
def test_only_the_seat_in_turn_may_act_and_by_its_texts(name: str) -> None:
    match = opened(name)
    while match.in_deal:
        seats = [views.view_of(match, seat) for seat in range(4)]
        assert [seen.seat for seen in seats] == [0, 1, 2, 3]
        assert {seen.turn for seen in seats} == {match.to_act}
        assert [bool(seen.legal) for seen in seats] == [seat == match.to_act for seat in range(4)]
        seen = step(match)
        assert seen.legal == {match.game.text(seen.rules, seen.facts, one): one for one in members(seen.actions)}
    between = views.view_of(match)
    assert (between.seat, between.turn, between.legal) == (0, None, {})
    with pytest.raises(ValueError, match="there is no seat 4: 0 to 3"):
        views.view_of(match, 4)


@each_game
def test_nothing_hidden_is_told(name: str) -> None:
    """Whatever the others hold: told in words or field by field, a view names only cards that its seat has seen."""
    match = opened(name, seed=2)
    game = match.game
    while match.in_deal:
        for seat in range(4):
            seen = views.view_of(match, seat)
            known = set(seen.hand) | set(seen.plays)
            hidden = {
                card_name(card, game.order)
                for other in range(4)
                for card in members(match.table.hands[other])
                if other != seat
            }
            words = {word.strip(",") for word in seen.told().replace("=", " ").split()}
            # A pot of Nain jaune bears the name of its card, which is public.
            assert not words & (hidden - known - set(seen.pots))
            hand = next(field.value for field in seen.fields() if field.name == "hand")
            assert hand == list(seen.hand)
        step(match)


@each_game
def test_every_fact_of_an_observation_is_a_field(name: str) -> None:
    match = opened(name)
    for _ in range(17):
        step(match)
    seen = views.view_of(match)
    fields = seen.fields()
    parts = encoding(match.game).layout.parts
    assert [field.name for field in fields] == [*(part.field for part in parts), "plays"]
    assert all(field.meaning for field in fields)
    told = {field.name: field.value for field in reversed(fields)}
    assert told["accounts"] == list(seen.balances) == match.balances()[0]
    assert told["plays"] == list(seen.plays)
    assert seen.pots == match.balances()[1]


def test_fields_read_as_people_write() -> None:
    match = opened("zinzolin")
    match.act("x4S")
    told = {field.name: field for field in views.view_of(match, 1).fields()}
    assert told["discard"] == Field("discard", "4S", "the card that this seat put aside (Z20)")
    assert told["first_equinox"].value is None
    assert told["takers"].value == []
    assert told["shown"].value == [[], [], [], []]
    others = {field.name: field.value for field in views.view_of(match, 2).fields()}
    assert others["discard"] is None
    assert others["exchanged"] == [0, 1, 0, 0]


def test_a_deal_shuffled_from_a_seed_is_the_same_deal() -> None:
    assert opened("reversis", 5).deals[0].hands == opened("reversis", 5).deals[0].hands
    assert opened("reversis", 5).deals[0].hands != opened("reversis", 6).deals[0].hands
