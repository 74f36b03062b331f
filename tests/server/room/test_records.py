"""The record of a table leaves the house with finished deals only, and verifies, whoever has played how."""

import itertools
import random

import pytest

from corbillon import bots, record
from corbillon.bots.thinking import Thought
from corbillon.server.room.duties import done, question
from corbillon.server.room.records import record_of
from corbillon.verify import verify
from tests.server.room.tables import Driven

GAMES = ("zinzolin", "nain-jaune", "reversis")
CLOCK = {"move": 5, "first": 5, "bank": 0}


def slack(table: Driven, choice: random.Random, deals: int) -> None:
    """Play so many deals in which players let time run out, are covered, return, act late, and take back."""
    while len(table.room.play.history) < deals and table.room.phase != "over":
        if table.room.phase in ("between", "gathering"):
            for seat, place in enumerate(table.room.places):
                if place.guest is not None and place.covered and choice.random() < 0.5:
                    table.ask(place.guest, "return", seat=seat)
            table.deal()
            continue
        seat, guest = table.turn, table.room.places[table.turn].guest
        if guest is None or table.room.held or table.room.asking or choice.random() < 0.3:
            table.fall()
        elif choice.random() < 0.1 and not table.room.places[seat].covered and guest != "anna":
            table.ask("anna", "call_bot", seat=seat)
        else:
            table.act(choice.choice(table.legal))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_sluggards_verifies(game: str) -> None:
    table = Driven(game, "bernard", "chloe", pace=0, clock=CLOCK, grace=game == "nain-jaune")
    slack(table, random.Random(game), 6)
    kept = record_of(table.room)
    assert {by for deal in kept.source["deals"] for by in deal["by"]} == {"person", "bot", "clock"}
    assert verify(kept, bots=True).held
    assert verify(record.load(record.dumps(kept)), bots=True).held


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_in_hand_does_not_leave_the_house(game: str) -> None:
    table = Driven(game, "bernard", pace=0)
    assert record_of(table.room).deals == []
    for finished in range(2):
        table.deal()
        for _ in range(3):
            table.go_on()
        kept = record_of(table.room)
        assert len(kept.deals) == len(kept.source["deals"]) == finished
        assert record.replay(kept).finished == finished
        secret = table.room.play.deals[-1].secret.hex()
        assert secret not in record.dumps(kept)
        table.finish_deal()
        assert secret in record.dumps(record_of(table.room))
    table.deal()
    table.ask("anna", "close")
    assert len(record_of(table.room).deals) == 2


def test_a_whole_match_is_in_its_record() -> None:
    table = Driven("nain-jaune", pace=0, rules={"end": {"rounds": 8}})
    table.finish()
    kept = record_of(table.room)
    assert len(kept.deals) == len(table.room.play.history)
    assert table.room.play.match.over
    assert record.replay(kept).over
    assert kept.source["players"] == ["Anna", None, None, None]
    assert verify(kept, bots=True).held


def test_a_shuffle_that_was_changed_does_not_verify() -> None:
    table = Driven("zinzolin", pace=0)
    table.deal()
    table.finish_deal()
    kept = record_of(table.room)
    kept.source["deals"][0]["shuffle"]["contributions"][0] = "00"
    assert not verify(kept, bots=True).held


@pytest.mark.parametrize("game", GAMES)
def test_simulations_that_time_cut_are_in_the_record_and_verify(game: str) -> None:
    table = Driven(game, pace=0, bot="abbe")
    made = itertools.cycle((0, 24, None))
    table.deal()
    while table.room.phase == "playing":
        if table.turn == 0:
            table.act()
            continue
        asked, number = question(table.room), next(made)
        choice = bots.decide(
            asked.game, asked.bot, asked.rules, asked.view, asked.actions, asked.seed, simulations=number
        )
        due = table.due
        assert due is not None
        table.now = max(table.now, due.at)
        table.keep(done(table.room, due, table.now, Thought(choice.action, number)))
    kept = record.load(record.dumps(record_of(table.room)))
    by, simulations = kept.source["deals"][0]["by"], kept.source["deals"][0]["simulations"]
    assert {0, 24, None} == set(simulations)
    assert all(number is None for actor, number in zip(by, simulations, strict=True) if actor == "person")
    assert verify(kept, bots=True).held
    level = bots.searches(kept.game, "abbe")
    assert level is not None
    for odd, said in (
        ([3], "not a list"),
        ([True] * len(by), "neither a number"),
        ([10**9] * len(by), f"makes {level.simulations}"),
    ):
        kept.source["deals"][0]["simulations"] = odd
        found = verify(kept, bots=True).deals[0].bots
        assert found is not None
        assert found.state == "failed"
        assert said in found.message
