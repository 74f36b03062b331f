"""Whoever has a record can verify its shuffles and its bots; whatever was changed in it is found and named."""

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from corbillon import bots, record
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.kernel.bits import bits_of
from corbillon.match import Match
from corbillon.shuffle import bot_seed, commitment, secret_of, shuffled
from corbillon.verify import CHECKS, Check, verify, verify_deal
from tests.test_commands import corbillon

MASTER = bytes(range(32))
BOTS = [None, "lowest", "thumb", "random"]
"""Seat 0 is a person who always comes in time, seat 1 one whose clock runs out, the others are bots."""
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def _played(name: str, deals: int) -> str:
    game = GAMES[name]
    match = Match(game, game.rules(), 4)
    person = random.Random(name)
    told = []
    for number in range(1, deals + 1):
        secret, contributions = secret_of(MASTER, number), [person.randbytes(16), person.randbytes(3), b"", b""]
        match.open_pack(shuffled(game.pack, secret, contributions))
        by = []
        while match.in_deal:
            seat, legal = match.table.turn, match.legal()
            bot = BOTS[seat]
            by.append("bot" if seat > 1 else "clock" if seat == 1 and person.random() < 0.5 else "person")
            if by[-1] == "person":
                match.play(person.choice(legal))
            else:
                assert bot is not None
                seed = bot_seed(secret, seat)
                match.play(bots.choose(game, bot, match.rules, match.view(seat), bits_of(legal), seed))
        opened = {
            "commitment": commitment(secret),
            "secret": secret.hex(),
            "contributions": [c.hex() for c in contributions],
        }
        told.append({"shuffle": opened, "by": by, "bots": BOTS, "times": list(range(len(by)))})
    return record.dumps(record.record_of(match, version="0.1.0", deals=told))


def played(name: str, deals: int = 2) -> dict[str, Any]:
    """The record of a match of some deals, as a table of a server keeps it."""
    return json.loads(_played(name, deals))  # type: ignore[no-any-return]


def states(source: dict[str, Any], deal: int = 1) -> dict[str, str]:
    """What comes of each check of a deal."""
    found = verify(record.load(source), True).deals[deal - 1]
    return {name: check.state for name, check in found.checks().items()}


HELD = dict.fromkeys(CHECKS, "held")


@each_game
def test_a_record_of_a_table_holds(name: str) -> None:
    kept = record.load(played(name, 3))
    found = verify(kept, True)
    assert found.held
    assert found.version == "0.1.0"
    assert [deal.deal for deal in found.deals] == [1, 2, 3]
    assert all({n: c.state for n, c in deal.checks().items()} == HELD for deal in found.deals)
    by = played(name, 3)["deals"][0]["by"]
    assert {"person", "bot", "clock"} == set(by)
    assert found.deals[0].bots == Check("held", f"{len(by) - by.count('person')} actions")
    assert verify(kept, False).held
    assert verify(kept, False).deals[0].bots is None


@each_game
def test_one_deal_is_verified_alone(name: str) -> None:
    kept = record.load(played(name, 3))
    assert verify_deal(kept, 2, True) == verify(kept, True).deals[1]
    with pytest.raises(KeyError):
        verify_deal(kept, 4, True)
    source = played(name, 3)
    source["deals"][0]["actions"].pop()
    with pytest.raises(RecordError):
        verify_deal(record.load(source), 2, True)


@each_game
def test_a_record_that_begins_later_has_its_own_dealer_and_numbers(name: str) -> None:
    source = played(name, 3)
    match = record.replay(record.load({**source, "deals": source["deals"][:1]}))
    seats, pots = match.balances()
    following = match.following()
    assert following is not None
    start = {"deal": following[0], "dealer": following[1], "accounts": {"seats": seats, "pots": pots}}
    later = {**source, "start": start, "deals": source["deals"][1:]}
    found = verify(record.load(later), False)
    assert found.held
    assert [deal.deal for deal in found.deals] == [2, 3]
    later["start"]["dealer"] = (following[1] + 1) % 4
    assert states(later)["pack"] == "failed"


Change = Callable[[dict[str, Any]], object]
CHANGES: dict[str, tuple[Change, dict[str, str], str]] = {
    "another secret": (
        lambda deal: deal["shuffle"].update(secret="00" * 32),
        {"commitment": "failed", "pack": "failed", "bots": "failed"},
        "the secret makes",
    ),
    "another commitment": (
        lambda deal: deal["shuffle"].update(commitment="00" * 32),
        {"commitment": "failed"},
        f"published was {'00' * 32}",
    ),
    "a contribution changed": (
        lambda deal: deal["shuffle"]["contributions"].__setitem__(2, "00"),
        {"pack": "failed"},
        "the shuffle deals it",
    ),
    "no shuffle": (
        lambda deal: deal.pop("shuffle"),
        {"commitment": "absent", "pack": "absent", "bots": "absent"},
        "the record has no shuffle",
    ),
    "an unopened secret": (
        lambda deal: deal["shuffle"].pop("secret"),
        {"commitment": "absent", "pack": "absent", "bots": "absent"},
        "the record has no shuffle.secret",
    ),
    "no contributions": (
        lambda deal: deal["shuffle"].pop("contributions"),
        {"pack": "absent"},
        "the record has no shuffle.contributions",
    ),
    "nobody acted": (lambda deal: deal.pop("by"), {"bots": "absent"}, "the record has no by"),
    "no bots": (lambda deal: deal.pop("bots"), {"bots": "absent"}, "the record has no bots"),
    "a bot elsewhere": (
        lambda deal: deal.update(bots=[None, "lowest", None, "random"]),
        {"bots": "failed"},
        "bots names none there",
    ),
    "an unknown bot": (
        lambda deal: deal.update(bots=[None, "lowest", "nobody", "random"]),
        {"bots": "failed"},
        "has no bot 'nobody'",
    ),
    "too few actors": (lambda deal: deal["by"].pop(), {"bots": "failed"}, "one for each action"),
    "an unknown actor": (lambda deal: deal["by"].__setitem__(3, "cat"), {"bots": "failed"}, "by is cat"),
    "a shuffle that is none": (
        lambda deal: deal.update(shuffle=["?"]),
        {"commitment": "failed", "pack": "failed", "bots": "failed"},
        "not a JSON object",
    ),
    "a secret that is none": (
        lambda deal: deal["shuffle"].update(secret="\x1b[2J"),
        {"commitment": "failed", "pack": "failed", "bots": "failed"},
        r"'\x1b[2J', not bytes in hexadecimal",
    ),
    "a short secret": (
        lambda deal: deal["shuffle"].update(secret="00"),
        {"commitment": "failed", "pack": "failed", "bots": "failed"},
        "has 1 bytes, not 32",
    ),
    "contributions of three": (
        lambda deal: deal["shuffle"]["contributions"].pop(),
        {"pack": "failed"},
        "not a list of 4",
    ),
    "a contribution that is none": (
        lambda deal: deal["shuffle"]["contributions"].__setitem__(1, 7),
        {"pack": "failed"},
        "shuffle.contributions[1] is 7",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
@each_game
def test_what_was_changed_is_found_and_named(name: str, what: str) -> None:
    change, wanted, said = CHANGES[what]
    source = played(name)
    change(source["deals"][1])
    assert states(source, 1) == HELD
    assert states(source, 2) == {**HELD, **wanted}
    found = verify(record.load(source), True)
    assert not found.held
    assert said in " ".join(check.message for check in found.deals[1].checks().values())


@each_game
def test_cards_exchanged_between_two_hands_are_found(name: str) -> None:
    source = played(name)
    hands = source["deals"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    found = verify(record.load(source), True).deals[0]
    assert found.commitment.state == "held"
    assert found.pack.state == "failed"
    assert found.pack.message.startswith("seat 0: the shuffle deals it ")
    source = played(name)
    source["deals"][0]["talon"].reverse()
    found = verify(record.load(source), True).deals[0]
    assert found.pack.message.startswith("the talon: the shuffle leaves ")
    in_order = played(name)
    for hand in in_order["deals"][0]["hands"]:
        hand.sort()
    assert states(in_order)["pack"] == "held"


@each_game
def test_a_person_s_action_under_a_bot_s_name_is_found(name: str) -> None:
    source = played(name)
    deal = source["deals"][0]
    match = Match(GAMES[name], GAMES[name].rules(), 4)
    match.open_hands(deal["hands"], deal["talon"])
    place, others = 0, list[str]()
    while deal["by"][place] != "bot" or not others:
        match.act(deal["actions"][place])
        place += 1
        others = [text for text in map(match.text, match.legal()) if text != deal["actions"][place]]
    text = deal["actions"][place]
    deal["actions"][place:] = [others[0]]
    deal["by"][place + 1 :] = []
    source["deals"] = [deal]
    found = verify(record.load(source), True).deals[0]
    assert found.replay.state == "held"
    assert found.bots is not None
    assert (found.bots.state, found.bots.action) == ("failed", place)
    assert f"answers {text}, recorded is {others[0]}" in found.bots.message
    assert verify(record.load(source), False).held


@each_game
def test_an_unlawful_action_is_named_and_what_follows_is_not_reached(name: str) -> None:
    source = played(name, 3)
    source["deals"][1]["actions"][5] = "undertake"
    source["deals"][1]["by"][5] = "person"
    found = verify(record.load(source), True)
    assert states(source, 1) == HELD
    second, third = found.deals[1:]
    assert (second.replay.state, second.replay.action) == ("failed", 5)
    assert second.replay.message.startswith("not_now: ")
    assert second.commitment.state == second.pack.state == third.commitment.state == "held"
    assert second.bots == Check("failed", "the deal does not replay", 5)
    unreached = Check("failed", "not reached: deal 2 does not replay")
    assert third.pack == third.replay == third.bots == unreached


@each_game
def test_a_deal_in_progress_is_verified_and_none_may_follow(name: str) -> None:
    source = played(name)
    for key in ("actions", "by"):
        source["deals"][1][key] = source["deals"][1][key][:7]
    assert verify(record.load(source), True).held
    source["deals"].append(copy.deepcopy(source["deals"][0]))
    found = verify(record.load(source), True).deals
    assert all(check.state == "held" for check in found[1].checks().values())
    assert found[2].replay == Check("failed", "not reached: deal 2 is not finished")
    with pytest.raises(RecordError):
        verify_deal(record.load(source), 3, True)


@each_game
def test_the_command_says_what_held(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played(name, 3), indent=1))
    done = corbillon("verify", str(path), "--bots")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        f"{path}: record 1: {name}, corbillon 0.1.0: all held",
        "  commitment: 3 of 3 deals held",
        "  pack: 3 of 3 deals held",
        "  replay: 3 of 3 deals held",
        "  bots: 3 of 3 deals held",
    ]
    source = played(name, 3)
    for deal in source["deals"][:2]:
        del deal["shuffle"]["commitment"]
    del source["version"]
    done = corbillon("verify", "-", given=json.dumps(source))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"-: record 1: {name}, no version of corbillon named: not all can be verified",
        "  commitment: 1 of 3 deals held",
        "    deal 1–2: absent: the record has no shuffle.commitment",
        "  pack: 3 of 3 deals held",
        "  replay: 3 of 3 deals held",
    ]


def test_the_command_answers_a_line_of_json_for_each_record() -> None:
    good, bad = played("zinzolin"), played("zinzolin")
    bad["deals"][1]["talon"].reverse()
    empty = {**good, "deals": []}
    lines = "\n".join(json.dumps(source) for source in (good, bad, empty, {"format": "?"}))
    done = corbillon("verify", "--json", "-", given=lines)
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["held"] for answer in answers] == [True, False, False, False]
    held = {"state": "held", "message": "", "action": None}
    assert answers[0]["version"] == "0.1.0"
    assert answers[0]["deals"][1] == {"deal": 2, "commitment": held, "pack": held, "replay": held}
    assert answers[1]["deals"][1]["pack"]["state"] == "failed"
    assert answers[2]["deals"] == []
    assert answers[3]["error"]["code"] == "bad_format"
    assert corbillon("verify", "--json", "-", given=json.dumps(good)).returncode == 0


def test_the_command_refuses_what_is_no_record(tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        done = corbillon("verify", str(path))
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert "bad_format" in done.stderr
    assert "nothing to verify" in corbillon("verify", "-", given=json.dumps({**played("reversis"), "deals": []})).stdout
    assert corbillon("verify").returncode == 2
    assert corbillon("verify", "--cards", "-").returncode == 2
    assert "usage: corbillon verify" in corbillon("verify", "--help").stdout


def test_the_keys_are_documented() -> None:
    document = (Path(__file__).parents[1] / "docs" / "record-format.md").read_text(encoding="utf-8")
    source = played("zinzolin")
    deal = source["deals"][0]
    for key in ("version", *(key for key in deal if key not in ("hands", "talon", "actions"))):
        assert f"| `{key}` |" in document
    for key in deal["shuffle"]:
        assert f'"{key}"' in document
    for check in CHECKS:
        assert f"| `{check}` |" in document
