"""The commands as a user runs them: help, answers, and wrong input, which is one line with a code."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from corbillon import record
from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.match import Match

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def corbillon(*arguments: str, given: str | bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run a command with some standard input."""
    command = [sys.executable, "-m", "corbillon.cli", *arguments]
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    return subprocess.CompletedProcess(command, done.returncode, done.stdout.decode(), done.stderr.decode())


def some_deal(game: Game, seed: int = 1) -> dict[str, Any]:
    """The record of one finished deal at random."""
    choice = random.Random(seed)
    match = Match(game, game.rules(), game.seats(game.rules())[0])
    pack = list(game.pack)
    choice.shuffle(pack)
    match.open_pack(pack)
    while match.in_deal:
        match.play(choice.choice(match.legal()))
    return record.dump(record.record_of(match))


def fault_of(source: object) -> dict[str, Any]:
    """The error in the answer to a record that is refused."""
    text = source if isinstance(source, str) else json.dumps(source)
    done = corbillon("replay", "--json", "-", given=text)
    assert done.returncode == 1
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    return json.loads(line)["error"]  # type: ignore[no-any-return]


def test_help_is_there_for_every_command() -> None:
    overview = corbillon("--help")
    assert overview.returncode == 0
    for command in ("serve", "play", "rules", "replay", "records", "verify", "simulate", "arena", "analyse", "bench"):
        assert command in overview.stdout
        assert "usage: corbillon " + command in corbillon(command, "--help").stdout


def test_half_a_sign_in_a_name_and_a_poor_locale_break_nothing(tmp_path: Path) -> None:
    deal = {**some_deal(GAMES["zinzolin"]), "players": ["\ud800", "\x1b[2J", "Iris", "Luc"]}
    path = tmp_path / "match.json"
    path.write_text(json.dumps(deal))
    told = corbillon("replay", str(path), "--lang", "en")
    assert told.returncode == 0
    assert "\x1b" not in told.stdout
    assert "Iris" not in told.stdout
    assert corbillon("play", "--plain", "--resume", str(path), given="quit\n").returncode == 0
    assert record.load(path.read_bytes()).source["players"] == deal["players"]
    poor = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "corbillon.cli", "replay", str(path), "--lang", "fr"]
    assert subprocess.run(command, env=poor, capture_output=True, check=False).returncode == 0


def test_importing_corbillon_is_light() -> None:
    heavy = {"numba", "numpy", "textual", "fastapi", "uvicorn", "pydantic", "sqlalchemy"}
    for imported in ("corbillon, corbillon.cli", "corbillon.record"):
        script = f"import {imported}, sys; assert not {heavy} & set(sys.modules)"
        subprocess.run([sys.executable, "-c", script], check=True)


def test_a_word_that_is_no_command_is_refused() -> None:
    done = corbillon("shuffle")
    assert done.returncode == 2
    assert "serve" in done.stderr


@each_game
def test_replay_answers_line_by_line_and_says_when_one_was_refused(game: Game) -> None:
    good = json.dumps(some_deal(game))
    done = corbillon("replay", "--json", "-", given=f"{good}\nnot json\n\n{good}\n")
    assert done.returncode == 1
    first, second, third = (json.loads(line) for line in done.stdout.splitlines())
    assert first == third
    assert first["finished_deals"] == 1
    assert second["error"]["code"] == "bad_format"


@each_game
def test_a_record_may_stand_on_many_lines(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(some_deal(game), indent=1))
    done = corbillon("replay", "--json", str(path))
    assert done.returncode == 0
    assert json.loads(done.stdout)["finished_deals"] == 1
    assert corbillon("records", "check", str(path)).returncode == 0


def test_unreadable_files_are_one_line_with_a_code(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)) * 8)
    truncated = tmp_path / "truncated.json"
    truncated.write_text(json.dumps(some_deal(GAMES["zinzolin"]), indent=1)[:900])
    empty = tmp_path / "empty"
    empty.write_text("")
    for path in (tmp_path, tmp_path / "missing", binary, truncated, empty):
        for arguments in (("replay", str(path)), ("records", "check", str(path))):
            done = corbillon(*arguments)
            assert done.returncode != 0
            assert done.stdout == ""
            assert len(done.stderr.splitlines()) == 1, done.stderr
            assert "bad_format" in done.stderr
        assert json.loads(corbillon("replay", "--json", str(path)).stdout)["error"]["code"] == "bad_format"


@each_game
def test_what_breaks_the_format_is_refused(game: Game) -> None:
    deal = some_deal(game)
    seats = deal["seats"]
    accounts = {"seats": [100] * seats}
    changes: tuple[dict[str, Any], ...] = (
        {"format": "corbillon/2"},
        {"game": "belote"},
        {"seats": 12},
        {"seats": True},
        {"rules": []},
        {"deals": {}},
        {"deals": [[]]},
        {"deals": [{"hands": [["KS"]], "talon": "KS", "actions": []}]},
        {"deals": [{**deal["deals"][0], "actions": [1]}]},
        {"start": {"dealer": seats}},
        {"start": {"deal": 0}},
        {"start": {"accounts": {"seats": [1]}}},
        {"start": {"accounts": {"seats": None}}},
        {"start": {"accounts": {**accounts, "pots": {"box": 1}}}},
        {"start": {"accounts": {**accounts, "seats": [1.5] * seats}}},
    )
    for change in changes:
        assert fault_of({**deal, **change})["code"] == "bad_format", change


@each_game
def test_unknown_presets_switches_and_values_are_refused(game: Game) -> None:
    deal = some_deal(game)
    switch = game.switches()[0].name
    changes: tuple[dict[str, Any], ...] = (
        {"preset": "nobody"},
        {"preset": 1},
        {"rules": {"no_such_switch": 1}},
        {"rules": {"direction": "right"}},
        {"rules": {switch: "no such value"}},
        {"rules": {switch: 1.5}},
    )
    for change in changes:
        assert fault_of({**deal, **change})["code"] == "bad_rule", change


@each_game
def test_a_deal_has_every_card_once(game: Game) -> None:
    deal = some_deal(game)
    hands = deal["deals"][0]["hands"]

    def changed(hands: object, **more: object) -> dict[str, Any]:
        return {**deal, "deals": [{**deal["deals"][0], "hands": hands, **more}]}

    twice = [[hands[0][1], *hands[0][1:]], *hands[1:]]
    assert fault_of(changed(twice)) == {
        "code": "bad_deal",
        "deal": 1,
        "action": None,
        "clause": None,
        "message": f"{hands[0][1]} is dealt twice",
    }
    assert fault_of(changed([hands[0][1:], *hands[1:]]))["code"] == "bad_deal"
    assert fault_of(changed(hands[1:]))["code"] == "bad_deal"
    assert fault_of(changed(hands, talon=[]))["code"] == "bad_deal"
    assert fault_of(changed([["ZZ", *hands[0][1:]], *hands[1:]]))["code"] == "bad_card"
    assert fault_of(changed(hands, talon=["1S"] * 4))["code"] == "bad_card"


@each_game
def test_actions_are_refused_where_they_stand(game: Game) -> None:
    deal = some_deal(game)
    actions = deal["deals"][0]["actions"]

    def fault(actions: list[str]) -> tuple[str, int, int]:
        error = fault_of({**deal, "deals": [{**deal["deals"][0], "actions": actions}]})
        return error["code"], error["deal"], error["action"]

    assert fault([*actions[:3], "ZZ"]) == ("bad_card", 1, 3)
    assert fault([*actions[:3], "x??"]) == ("bad_card", 1, 3)
    assert fault([*actions[:3], "undertake"]) == ("not_now", 1, 3)
    assert fault([*actions, actions[-1]]) == ("deal_over", 1, len(actions))
    late = len(actions) - 1
    assert fault([*actions[:late], actions[late - 1]])[0] in ("not_in_hand", "not_now")


@each_game
def test_only_the_last_deal_may_be_in_progress(game: Game) -> None:
    deal = some_deal(game)
    begun = {**deal["deals"][0], "actions": deal["deals"][0]["actions"][:5]}
    assert fault_of({**deal, "deals": [begun, begun]})["code"] == "bad_format"
    done = corbillon("replay", "--json", "-", given=json.dumps({**deal, "deals": [begun]}))
    answer = json.loads(done.stdout)
    assert done.returncode == 0
    assert answer["finished_deals"] == 0
    assert answer["legal"]
    assert answer["to_act"] is not None
    assert answer["next"] == {"deal": 2, "dealer": 1}


@each_game
def test_unknown_keys_are_kept(game: Game) -> None:
    deal = some_deal(game)
    deal["players"] = ["Anne", "Blaise"]
    deal["deals"][0]["time"] = [1, 2]
    assert record.dump(record.load(deal)) == deal


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "belote"),
        ("rules", "zinzolin", "Z99"),
        ("rules", "zinzolin", "--diff", "seed", "nobody"),
        ("simulate", "belote"),
        ("simulate", "zinzolin", "--rules", "rounds"),
        ("simulate", "zinzolin", "--rules", "rounds=9"),
        ("simulate", "zinzolin", "--bots", "nobody"),
        ("play", "belote", "--plain"),
        ("play", "zinzolin", "--plain", "--rules", "rounds=9"),
        ("replay",),
        ("dance",),
    ],
    ids=" ".join,
)
def test_wrong_use_is_said_without_a_traceback(arguments: tuple[str, ...]) -> None:
    done = corbillon(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.strip()


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("{}\n" * 20_000)
    command = [sys.executable, "-m", "corbillon.cli", "replay", "--json", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_rules_are_printed_found_and_compared(lang: str) -> None:
    for game in GAMES.values():
        book = corbillon("rules", game.name, "--lang", lang)
        assert book.stdout.startswith("# ")
        article = corbillon("rules", game.name, f"{game.letter}8", "--lang", lang)
        assert f"{game.letter}8. " in article.stdout
        where = corbillon("rules", game.name, f"{game.letter}8", "--where", "--lang", lang)
        assert f"games/{game.name.replace('-', '_')}/" in where.stdout
        assert f"_{game.letter}8_" in where.stdout
        for preset in list(game.presets)[1:]:
            found = corbillon("rules", game.name, "--diff", "seed", preset, "--lang", lang)
            assert found.returncode == 0, found.stderr
            for switch, value in game.presets[preset].items():
                assert f"{switch}: " in found.stdout
                assert f"{preset}: {str(value).lower() if isinstance(value, bool) else value} — " in found.stdout
        assert "seed" in corbillon("rules", game.name, "--diff", "seed", "seed", "--lang", lang).stdout


def test_a_resumed_match_keeps_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(some_deal(GAMES["zinzolin"])))
    before = path.read_text()
    done = corbillon("play", "reversis", "--plain", "--resume", str(path))
    assert done.returncode == 2
    assert "bad_rule" in done.stderr
    assert path.read_text() == before
