"""A RUN.toml is read strictly, and every complaint is one line that says where."""

from pathlib import Path

import pytest

from corbillon.cli import main
from corbillon.games import GAMES
from tests.lab.runs.asking import ARM, asked, measure, read

SOUND = asked(measure("select arm, deal, actions as value from deals"))
PLOT = '[[plot]]\nmeasure = "it"\nkind = "bars"\n'


def test_a_run_is_read(tmp_path: Path) -> None:
    run = read(tmp_path, SOUND + PLOT)
    (arm,) = run.arms
    assert (run.question, run.game_name, run.unit, run.seed) == ("What is it?", "reversis", "deal", 3)
    assert (arm.bots, arm.seats, arm.count, arm.budget) == (("thumb", "random", "lowest", "thumb"), 4, 12, None)
    assert arm.bots_by_seat == ("thumb", "thumb", "random", "lowest")
    assert [plot.file for plot in run.plots] == ["plot.svg"]


def test_one_bot_sits_at_every_seat(tmp_path: Path) -> None:
    (arm,) = read(tmp_path, asked(game="nain-jaune", more="seats = 7").replace(MIXED, '"thumb"')).arms
    assert arm.bots == ("thumb",) * 7


def test_switches_and_presets_are_those_of_a_record(tmp_path: Path) -> None:
    (arm,) = read(tmp_path, asked(more='preset = "hoyle"\nrules = { tours = 1, espagnolette = "off" }')).arms
    rules = GAMES["reversis"].rules
    assert (arm.rules.tours, arm.rules.remise_cap) == (1, 180)
    assert isinstance(arm.rules, rules)


MIXED = '["thumb", "random", "lowest", "thumb"]'
WRONG = [
    (SOUND.replace("question", "query"), "question: is missing"),
    (SOUND.replace("[[arm]]", "[[arm]"), "not TOML: "),
    (SOUND.replace('"reversis"', '"tarot"'), "game: 'tarot' is none of zinzolin, nain-jaune, reversis"),
    (SOUND.replace('"deal"', '"hand"'), "episode: 'hand' is none of deal, match"),
    (SOUND.replace("seed = 3", "seed = -3"), "seed: -3 is not a whole number from 0"),
    (SOUND.replace("seed = 3", "seed = true"), "seed: true is not a whole number"),
    (SOUND.replace("seed = 3", "seeds = 3"), "seeds: is unknown here"),
    (SOUND.replace("deals = 12", "matches = 12"), "arm 1, deals: is missing"),
    (SOUND.replace("deals = 12", "deals = 0"), "arm 1, deals: 0 is not a whole number from 1"),
    (SOUND.replace("deals = 12", 'deals = "12"'), "arm 1, deals: '12' is not a whole number"),
    (SOUND.replace("deals = 12", "deals = 12\nbudgets = 3"), "arm 1, budgets: is unknown here"),
    (SOUND.replace("deals = 12", "deals = 12\nbudget = 0"), "arm 1, budget: 0 is not a whole number from 1"),
    (SOUND.replace(MIXED, '["thumb", "random"]'), "arm 1, bots: reversis is played by 4, not by 2"),
    (SOUND.replace(MIXED, '["thumb", 3, "thumb", "thumb"]'), "arm 1, bots: 3 is not text"),
    (SOUND.replace(MIXED, '"merlin"'), "arm 1, bots: reversis has no bot 'merlin'"),
    (SOUND.replace("deals = 12", "deals = 12\nseats = 5"), "arm 1, seats: reversis is played by 4, not by 5"),
    (SOUND.replace("deals = 12", 'deals = 12\npreset = "no"'), "arm 1, rules: preset 'no' of reversis is unknown"),
    (
        SOUND.replace("deals = 12", "deals = 12\nrules = { tours = 3 }"),
        "arm 1, rules: tours = 3: one of 2, 1, 4, 8 (R66)",
    ),
    (SOUND.replace("deals = 12", "deals = 12\nrules = { hurry = 1 }"), "arm 1, rules: reversis has no switch 'hurry'"),
    (SOUND.replace("deals = 12", "deals = 12\nrules = 3"), "arm 1, rules: 3 is not a table"),
    (SOUND.replace('name = "it"', 'name = " "'), "measure 1, name: is empty"),
    (SOUND.replace('unit = "jetons a deal"', "unit = 3"), "measure 1, unit: 3 is not text"),
    (SOUND + PLOT.replace("it", "that"), "plot 1, measure: 'that' is none of it"),
    (SOUND + PLOT.replace("bars", "pie"), "plot 1, kind: 'pie' is none of bars, histogram, line"),
    (SOUND + PLOT + 'file = "../x.svg"\n', "plot 1, file: '../x.svg' is no name that ends in .svg or .png"),
    (SOUND + PLOT + 'file = "x.pdf"\n', "plot 1, file: 'x.pdf' is no name that ends in .svg or .png"),
    (SOUND + 2 * (PLOT + 'file = "x.svg"\n'), "plot 2: 'x.svg' is there already"),
    (SOUND + ARM.format(name="mixed", bots=MIXED, unit="deals", count=3, more=""), "arm 2: 'mixed' is there already"),
    (SOUND.replace("[[arm]]", "[[arms]]"), "arm: is missing: nobody plays"),
    (SOUND.replace("[[measure]]", "[measure]"), "measure: {"),
    ("arm = 3\n" + SOUND.replace("[[arm]]", "[[more]]"), "arm: 3 is not a list"),
    ("plot = [3]\n" + SOUND, "plot: is no list of tables; write [[plot]]"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_wrong_files_are_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    path = tmp_path / "RUN.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["lab", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"corbillon lab: {path}: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1
    assert not (tmp_path / "RUN").exists()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(tmp_path / "no.toml")]) == 2
    assert "no.toml" in capsys.readouterr().err


def test_help_has_an_example_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from corbillon.lab.runs.command import EXAMPLE

    with pytest.raises(SystemExit):
        main(["lab", "--help"])
    told = capsys.readouterr().out
    for words in ("usage: corbillon lab", "--engine", "[[measure]]", "OUT/pieces"):
        assert words in told
    example = "\n".join(line for line in EXAMPLE.splitlines() if line.startswith("  "))
    run = read(tmp_path, "\n".join(line[2:] for line in example.splitlines()))
    assert [arm.name for arm in run.arms] == ["thumb"]
