"""The plain table: whole matches through a pipe, clean ends, nothing secret, no control codes."""

import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from corbillon import record
from corbillon.games import GAMES
from corbillon.languages import LANGUAGES
from corbillon.terminal import run, shelf
from corbillon.terminal.plain import PROMPT, PlainTable, choose
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.speech import COMMANDS
from tests.terminal.knowing import cards_named, known_to
from tests.terminal.playing import SHORT, short, whole

COMMAND = [sys.executable, "-m", "corbillon.cli", "play"]
LEGAL = {"en": "legal: ", "fr": "permis : "}
ASK = {"en": "legal", "fr": "permis"}
each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def piped(arguments: list[str], lang: str = "en") -> tuple[int, str]:
    """A match played through a pipe by a script of legal moves: the exit status, and all that was told."""
    choice, told, legal = random.Random(1), "", ""
    command = [*COMMAND, *arguments, "--plain", "--lang", lang]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in process.stdout:
            told += line
            if line.startswith(LEGAL[lang]):
                legal = line.removeprefix(LEGAL[lang]).strip()
            if line.startswith(PROMPT):
                print(choice.choice(legal.split(", ")) if legal else ASK[lang], file=process.stdin, flush=True)
                legal = ""
    return process.returncode, told


@each_game
def test_a_whole_match_through_a_pipe(name: str, tmp_path: Path) -> None:
    status, told = piped([name, "--seed", "1", "--record", str(tmp_path / "match.json")])
    assert status == 0
    assert "The match is over." in told
    assert record.replay(record.load((tmp_path / "match.json").read_bytes())).over


def test_a_whole_match_in_french_is_the_same_match(tmp_path: Path) -> None:
    paths = {lang: tmp_path / f"{lang}.json" for lang in LANGUAGES}
    for lang, path in paths.items():
        status, told = piped(["nain-jaune", "--seed", "3", "--record", str(path)], lang)
        assert status == 0
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f─-╿]", told)
    french, english = (json.loads(paths[lang].read_text())["deals"] for lang in LANGUAGES)
    assert french == english


LONG = ("hint", "review", "again")
"""The commands that take their time: they have tests of their own."""


class Person:
    """A person at a plain table in this process: asks everything, then does something legal."""

    def __init__(self, sitting: Sitting, seed: int = 1) -> None:
        self.sitting = sitting
        self.choice = random.Random(seed)
        self.asked = 0

    def readline(self) -> str:
        self.asked += 1
        questions = [command for command in COMMANDS if command not in ("quit", "rule", "help", *LONG)]
        if self.asked % 3:
            return f"{questions[self.asked // 3 % len(questions)]}\n"
        return f"{self.choice.choice(self.sitting.legal())}\n"


class Witness(io.StringIO):
    """Hears all that is told, and knows what may be known at that moment."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting

    def write(self, text: str, /) -> int:
        named = cards_named(text, self.sitting.seating.lang)
        assert named <= known_to(self.sitting), (text, named - known_to(self.sitting))
        return super().write(text)


@each_language
@each_game
def test_the_plain_table_names_no_hidden_card(name: str, lang: str, tmp_path: Path) -> None:
    sitting = Sitting(short(name, lang=lang, seed=4, seat=1))
    witness = Witness(sitting)
    assert PlainTable(sitting, tmp_path / "match.json", Person(sitting), witness, lingers=False).play() == 0
    assert len(cards_named(witness.getvalue(), lang)) >= 48


@each_game
def test_every_prompt_can_be_found_and_every_question_is_answered(name: str, tmp_path: Path) -> None:
    sitting = Sitting(short(name))
    person, told = Person(sitting), io.StringIO()
    assert PlainTable(sitting, tmp_path / "match.json", person, told, lingers=False).play() == 0
    text = told.getvalue()
    assert text.count(f"\n{PROMPT}") == person.asked
    assert "Not understood" not in text
    for line in text.splitlines():
        assert line.strip() == line
        assert len(line) < 400


def ask(name: str, *typed: str, lang: str = "en") -> str:
    """What a fresh table answers when some lines are typed at its first prompt."""
    sitting, told = Sitting(short(name, lang=lang)), io.StringIO()
    heard = io.StringIO("".join(f"{line}\n" for line in typed))
    assert PlainTable(sitting, Path("match.json"), heard, told, lingers=True).play() == 0
    return told.getvalue()


def test_a_refused_or_unknown_answer_costs_nothing() -> None:
    told = ask("zinzolin", "KS", "blah\x1b[2J", "xKS", "", "legal", "quit")
    assert "Refused: now you exchange a card, with x before it, or keep your hand (Z19)." in told
    assert "Not understood: blah[2J. Type help, or legal." in told
    assert "\nlegal: keep" in told or ", keep" in told
    assert told.count("You put aside") <= 1


def test_numbers_that_are_none_are_only_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ask("zinzolin", "why ²", "why " + "9" * 5000, "quit")
    assert told.count("²") == 1
    monkeypatch.setattr(shelf, "unfinished", list)
    assert choose(io.StringIO("²\n" + "9" * 5000 + "\n2\n"), io.StringIO(), "en") == list(GAMES)[1]


def test_refusals_name_the_article_in_both_languages() -> None:
    for lang, refused, matter in (("en", "Refused", "you do not hold"), ("fr", "Refusé", "vous n’avez pas")):
        held = Sitting(short("zinzolin", lang=lang)).seating
        table = Sitting(held)
        while table.waiting != "person":
            table.step()
        foreign = next(card for card in ("KS", "QS", "JS", "TS", "9S") if f"x{card}" not in table.legal())
        assert refused in (told := ask("zinzolin", f"x{foreign}", lang=lang))
        assert matter in told


def test_the_rules_and_payments_are_told_on_request() -> None:
    told = ask("zinzolin", "rule", "rule Z29", "regle 34", "rule 99", "why", "why 2", "why Z10", "why 77")
    assert "Rounds: the double one only (Z49)." in told
    assert "\nZ29. " in told
    assert "\nZ34. " in told
    assert "No article 99." in told
    table = ask("zinzolin", "rule Z4")
    assert "|" not in table
    assert "\nprice; 1 jeton; 2 jetons; 3 jetons\n" in table
    assert "8 (jetons of a fiche) × 2 (double round) = 16\n" in told
    assert told.count("Article Z10: ") == 3
    assert "No payment 77 has been made." in told


def test_the_end_of_input_leaves_cleanly_and_the_match_goes_on_later(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = [
        *COMMAND,
        "zinzolin",
        "--plain",
        "--seed",
        "1",
        "--lang",
        "en",
        "--rules",
        "rounds=0+1",
        "overtime_cap=0",
    ]
    done = subprocess.run(
        [*arguments, "--bots", "random", "--record", str(path)], input="keep\n", capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"corbillon play --resume {path}" in done.stdout
    resumed = shelf.resume(path, keep_at=path)
    assert "keep" in resumed.match.deals[0].actions
    status, told = piped(["--resume", str(path)])
    assert status == 0
    assert "the match goes on" in told
    assert record.replay(record.load(path.read_bytes())).over
    status, told = piped(["--resume", str(path)])
    assert status == 0
    assert "The match is over." in told
    assert "the match goes on" not in told


def test_bots_that_search_are_waited_for_and_choose_the_same_again(tmp_path: Path) -> None:
    records = []
    for name in ("one.json", "other.json"):
        asked = [*COMMAND, "zinzolin", "--plain", "--seed", "7", "--bots", "abbe", "--record", str(tmp_path / name)]
        done = subprocess.run(asked, input="keep\n", capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        assert "They play as the Abbé." in done.stdout or "Ils jouent comme l’Abbé." in done.stdout
        records.append(json.loads((tmp_path / name).read_text()))
    assert records[0] == records[1]
    (deal,) = records[0]["deals"]
    assert len(deal["actions"]) > 4
    assert "simulations" not in deal


def test_the_command_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    from corbillon import bots
    from corbillon.cli import main

    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = capsys.readouterr().out
    assert all(level in told for level in bots.LEVELS)


def test_without_a_game_one_is_asked_for(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    for typed in ("", "7\n", "1\n", "1\nquit\n", "zinzolin\n\nquit\n", "1\n1\nquit\n"):
        done = subprocess.run(
            [*COMMAND, "--plain", "--lang", "en"], input=typed, capture_output=True, encoding="utf-8", env=environment
        )
        assert done.returncode == 0, done.stderr
        assert "1. Zinzolin: " in done.stdout
        if typed.startswith(("zin", "1")):
            assert "1. The Schoolboy. A beginner, often mistaken: to learn from without fear." in done.stdout
    assert "Resume Zinzolin, deal 1, of " in done.stdout
    records = [json.loads(path.read_text()) for path in (tmp_path / "corbillon" / "records").iterdir()]
    assert sorted(record["corbillon.play"]["bots"][1] for record in records) == ["bourgeois", "ecolier"]


WRONG = {
    "unknown game": (["whist"], "bad_format"),
    "unknown switch": (["zinzolin", "--rules", "trumps=yes"], "bad_rule"),
    "unknown value": (["zinzolin", "--rules", "debt=maybe"], "bad_rule"),
    "unknown preset": (["zinzolin", "--preset", "mine"], "bad_rule"),
    "clash": (["zinzolin", "--rules", "start_fiches=net", "debt=ruin_ends_game"], "bad_rule"),
    "seats": (["zinzolin", "--seats", "5"], "bad_format"),
    "seat": (["zinzolin", "--seat", "4"], "bad_format"),
    "seed": (["zinzolin", "--seed", "-1"], "bad_format"),
    "bot": (["zinzolin", "--bots", "nobody"], "bad_format"),
    "oracle": (["zinzolin", "--bots", "oracle"], "bad_format"),
    "binary": (["--resume", "BINARY"], "bad_format"),
    "truncated": (["--resume", "TRUNCATED"], "bad_format"),
    "illegal": (["--resume", "ILLEGAL"], "not_now"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input_is_one_line_with_its_code(case: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from argparse import ArgumentParser

    from corbillon.terminal import add_arguments

    texts: list[str] = []
    sitting = Sitting(short("zinzolin"), keep=texts.append)
    sitting.step()
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    (tmp_path / "TRUNCATED").write_text(texts[-1][:-40])
    (tmp_path / "ILLEGAL").write_text(texts[-1].replace('"actions": []', '"actions": ["KS"]'))
    parser = ArgumentParser()
    add_arguments(parser)
    arguments, code = WRONG[case]
    given = [str(tmp_path / word) if word.isupper() else word for word in arguments]
    assert run(parser.parse_args([*given, "--plain"])) == 2
    told = capsys.readouterr()
    assert re.fullmatch(rf"corbillon play: {code}: [^\n]+\n", told.err), told.err
    assert "Traceback" not in told.err


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    done = subprocess.run([*COMMAND, "--plain", "--resume", str(tmp_path)], capture_output=True, encoding="utf-8")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_record_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    path.write_text("kept")
    done = subprocess.run(
        [*COMMAND, "zinzolin", "--plain", "--record", str(path)], input="", capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 2
    assert done.stderr == f"corbillon: {path}: File exists\n"
    assert path.read_text() == "kept"


def test_importing_the_room_is_light() -> None:
    script = "import sys, corbillon.terminal; print({'textual', 'numba', 'corbillon.games'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "set()\n"


def test_a_person_at_a_keyboard_may_ask_between_two_deals(tmp_path: Path) -> None:
    sitting = Sitting(short("reversis"))
    while not sitting.match.finished:
        sitting.act(sitting.legal()[0]) if sitting.waiting == "person" else sitting.step()
    told, heard = io.StringIO(), io.StringIO("why R41\nKS\n\nwhy R41\nquit\n")
    assert PlainTable(sitting, tmp_path / "match.json", heard, told, lingers=True).play() == 0
    before, after = told.getvalue().split("Deal 2 of 4")
    assert before.count("> Enter deals the next hands") == 3
    assert "Not understood: KS." in before
    for part in (before, after):
        assert part.count("Article R41: ") == 1


def test_a_person_at_a_keyboard_may_ask_when_all_is_over(tmp_path: Path) -> None:
    sitting, told = whole(Sitting(short("nain-jaune"))), io.StringIO()
    heard = io.StringIO("scores\nwhy\nKS\nquit\n")
    assert PlainTable(sitting, tmp_path / "match.json", heard, told, lingers=True).play() == 0
    text = told.getvalue()
    assert text.count("> the match is over: ask, or quit") == 4
    assert "Not understood: KS." in text


def test_short_switches_are_lawful() -> None:
    assert all(record.read_rules(GAMES[name], "seed", switches) for name, switches in SHORT.items())
