"""A record opened: its deals step by step, its ledger, its key, its checks."""

import time
from dataclasses import replace
from typing import Any

import pytest

from corbillon import bots
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of
from corbillon.kernel.game import Game
from corbillon.match import Match
from corbillon.record import Record, dump, load, record_of
from corbillon.server.protocol import events as told
from corbillon.server.protocol.faces import OpenDeal
from corbillon.server.refusals import Refused
from corbillon.server.replays import checked, ledger, ledger_of, open_deal, record_key, summary
from corbillon.shuffle import bot_seed, commitment, secret_of, shuffled

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MASTER = b"a master secret for these tests"
NAMES = ["Agathe", "Barnabé", "Clélie", "Damis"]


def played(game: Game, deals: int, bot: str = "lowest") -> Record:
    """The record of a match of bots by the shuffle of a server, with all that it would write into it."""
    match = Match(game, game.rules(), 4)
    own: list[dict[str, Any]] = []
    for _ in range(deals):
        if match.over:
            break
        secret = secret_of(MASTER, match.table.deal)
        match.open_pack(shuffled(game.pack, secret, [b"", b"one", b"", b""]))
        while match.in_deal:
            seat, actions = match.table.turn, match.legal()
            seed = bot_seed(secret, seat)
            match.play(bots.choose(game, bot, match.rules, match.view(seat), bits_of(actions), seed))
        shuffle = {
            "secret": secret.hex(),
            "commitment": commitment(secret),
            "contributions": ["", b"one".hex(), "", ""],
        }
        own.append({"shuffle": shuffle, "bots": [bot] * 4, "by": ["bot"] * len(match.deals[-1].actions)})
    return load(dump(record_of(match, players=NAMES, deals=own, version="1.0")))


RECORDS = {name: played(game, 3) for name, game in GAMES.items()}


def events_of(deal: OpenDeal, kind: type[Any]) -> list[Any]:
    return [event for step in deal.steps for event in step.events if isinstance(event, kind)]


@each_game
def test_a_deal_is_told_step_by_step_with_every_hand_open(game: Game) -> None:
    record = RECORDS[game.name]
    deal = open_deal(record, 3)
    log = record.deals[2]
    assert [step.action for step in deal.steps] == [None, *log.actions]
    assert [set(hand) for hand in deal.steps[0].hands] == [set(hand) for hand in log.hands]
    assert deal.steps[0].seat is None
    assert deal.steps[0].sight.seat == 0
    assert all(step.sight.seat == step.seat for step in deal.steps[1:])
    assert {step.by for step in deal.steps[1:]} == {"bot"}
    assert (deal.names, deal.deals, deal.finished, deal.shuffled) == (NAMES, [1, 2, 3], True, True)
    assert isinstance(deal.steps[0].events[0], told.Dealt)
    assert deal.steps[0].events[0].hand is None
    assert isinstance(deal.steps[-1].events[-1], told.DealSettled)


@each_game
def test_each_hand_loses_the_card_that_its_seat_lays(game: Game) -> None:
    deal = open_deal(RECORDS[game.name], 2)
    for before, step in zip(deal.steps, deal.steps[1:], strict=False):
        laid = [event for event in step.events if isinstance(event, told.Laid)]
        for event in laid:
            assert set(before.hands[event.seat]) - set(step.hands[event.seat]) == {event.card}
        assert step.sight.sizes == [len(hand) for hand in step.hands]


@each_game
def test_the_payments_of_a_deal_have_arithmetic_and_are_those_of_the_ledger(game: Game) -> None:
    record = RECORDS[game.name]
    deal = open_deal(record, 3)
    paid = [payment for event in events_of(deal, told.Paid) for payment in event.payments]
    booked = [payment for payment in ledger_of(record).payments if payment.deal == 3]
    assert paid
    assert all(payment.arithmetic is not None for payment in paid)
    assert sorted(map(repr, paid)) == sorted(map(repr, booked))


@pytest.mark.parametrize("game", ["zinzolin", "reversis"])
def test_an_exchange_is_told_with_both_cards(game: str) -> None:
    record = played(GAMES[game], 2, "thumb")
    exchanged = events_of(open_deal(record, 2), told.Exchanged)
    dealer = 1
    assert exchanged
    assert all(event.aside for event in exchanged)
    assert all(event.drawn for event in exchanged if event.seat != dealer or game == "zinzolin")


@each_game
def test_the_ledger_sums_to_zero_and_leads_from_the_first_accounts_to_the_last(game: Game) -> None:
    book = ledger_of(RECORDS[game.name])
    accounts = dict(book.begun)
    for payment in book.payments:
        accounts[str(payment.source)] -= payment.amount
        accounts[str(payment.target)] += payment.amount
    assert accounts == book.accounts
    assert sum(book.begun.values()) == sum(book.accounts.values())
    fresh = Match(game, game.rules(), 4)
    assert [book.begun[str(seat)] for seat in range(4)] == fresh.balances()[0]


def test_a_match_that_is_over_where_it_begins_has_a_ledger_from_its_start() -> None:
    record = load(
        {
            "format": "corbillon/1",
            "game": "zinzolin",
            "rules": {"debt": "ruin_ends_game"},
            "start": {
                "deal": 5,
                "dealer": 0,
                "accounts": {"seats": [15, 600, 700, 637], "pots": {"basket": 33, "rocambole": 8}},
            },
            "deals": [],
        }
    )
    book = ledger_of(record)
    assert [book.begun[str(seat)] for seat in range(4)] == [15, 600, 700, 637]
    assert book.begun["basket"] == 33
    assert summary(record).over
    assert summary(record).deals == []
    with pytest.raises(Refused) as refused:
        open_deal(record, 5)
    assert refused.value.code == "no_deal"


@each_game
def test_a_deal_in_progress_is_opened_as_far_as_it_goes(game: Game) -> None:
    source = dump(RECORDS[game.name])
    source["deals"] = source["deals"][:2]
    source["deals"][1] = {**source["deals"][1], "actions": source["deals"][1]["actions"][:7]}
    deal = open_deal(load(source), 2)
    assert not deal.finished
    assert len(deal.steps) == 8
    assert deal.steps[-1].sight.turn is not None
    assert {step.by for step in deal.steps} == {None}


@each_game
def test_a_wrong_record_is_refused_with_its_code_and_where(game: Game) -> None:
    source = dump(RECORDS[game.name])
    actions = list(source["deals"][1]["actions"])
    actions[6] = "KK"
    source["deals"][1] = {**source["deals"][1], "actions": actions}
    record = load(source)
    with pytest.raises(Refused) as refused:
        open_deal(record, 2)
    assert refused.value.code == "bad_card"
    assert "deal 2, action 6" in str(refused.value)
    with pytest.raises(Refused):
        open_deal(record, 3)
    assert open_deal(record, 1).finished
    with pytest.raises(Refused):
        summary(record)


def test_a_deal_twice_dealt_and_one_after_an_unfinished_one_are_refused() -> None:
    source = dump(RECORDS["zinzolin"])
    twice = {**source, "deals": [{**source["deals"][0], "talon": ["AS", "AS", "AS", "AS"]}]}
    with pytest.raises(Refused) as refused:
        open_deal(load(twice), 1)
    assert refused.value.code == "bad_deal"
    short = {**source, "deals": [{**source["deals"][0], "actions": []}, *source["deals"][1:]]}
    with pytest.raises(Refused) as refused:
        open_deal(load(short), 2)
    assert refused.value.code == "bad_format"


@each_game
def test_the_summary_says_how_far_a_match_went(game: Game) -> None:
    record = RECORDS[game.name]
    told_of = summary(record)
    assert (told_of.game, told_of.preset, told_of.names) == (game.name, "seed", NAMES)
    assert (told_of.deals, told_of.finished, told_of.over) == ([1, 2, 3], 3, False)
    assert told_of.version == "1.0"
    assert len(told_of.ranking) == 4


def test_the_summary_names_what_differs_from_the_preset() -> None:
    record = load({"format": "corbillon/1", "game": "zinzolin", "rules": {"rounds": "2+1"}, "deals": []})
    (deviation,) = summary(record).deviations
    assert (deviation.switch, deviation.value, deviation.article) == ("rounds", "2+1", "Z49")
    assert summary(record).names == [None] * 4


def test_names_that_are_not_fit_to_be_shown_are_left_out() -> None:
    source = dump(RECORDS["zinzolin"])
    for players in (["a", "b", "c"], "abcd", 4, None):
        assert summary(load({**source, "players": players})).names == [None] * 4
    for odd in (None, 4, "\u202e", " ", "\ud83c"):
        assert summary(load({**source, "players": ["a", "b", "c", odd]})).names == ["a", "b", "c", None]
    assert summary(load({**source, "players": ["a" * 99, "b", "c", "d"]})).names[0] == "a" * 40


def test_the_key_of_a_record_is_that_of_what_it_says_and_not_of_how_it_is_written() -> None:
    record = RECORDS["reversis"]
    again = load(dict(reversed(list(dump(record).items()))))
    assert record_key(record) == record_key(again)
    assert len(record_key(record)) == 20
    assert record_key(record) != record_key(replace(record, deals=record.deals[:2]))


def test_half_a_sign_in_a_name_does_no_harm() -> None:
    assert record_key(load({**dump(RECORDS["zinzolin"]), "players": ["\ud83c", "b", "c", "d"]}))


@each_game
def test_the_checks_of_a_deal_hold_or_say_what_failed(game: Game) -> None:
    record = RECORDS[game.name]
    found = checked(record, 2)
    assert {found.commitment.state, found.pack.state, found.replay.state, found.bots.state} == {"held"}
    source = dump(record)
    source["deals"][1] = {**source["deals"][1], "shuffle": {**source["deals"][1]["shuffle"], "commitment": "00"}}
    assert checked(load(source), 2).commitment.state == "failed"
    del source["deals"][1]["shuffle"]
    assert checked(load(source), 2).pack.state == "absent"
    with pytest.raises(Refused) as refused:
        checked(record, 4)
    assert refused.value.code == "no_deal"


@each_game
def test_a_deal_late_in_a_long_match_opens_fast(game: Game) -> None:
    record = played(game, 24)
    number = summary(record).deals[-1]
    begun = time.process_time()
    open_deal(record, number)
    assert time.process_time() - begun < 0.5


def test_the_ledger_of_a_match_going_on_ends_where_its_accounts_stand() -> None:
    game = GAMES["nain-jaune"]
    match = Match(game, game.rules(), 3, explained=True)
    match.open_pack(game.pack)
    book = ledger(match)
    assert [book.accounts[str(seat)] for seat in range(3)] == match.balances()[0]
    assert len(book.payments) == 15
