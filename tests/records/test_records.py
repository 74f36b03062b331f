"""Every value of every switch has a record whose answer changes when only that value changes."""

import pytest

from corbillon.games import GAMES
from corbillon.kernel.game import Game
from corbillon.kernel.rules import Switch, spelled
from tests.forms import Form
from tests.records import reader
from tests.records.reader import Case

CASES = list(reader.cases())
SWITCHES = [(game, switch) for game in GAMES.values() for switch in game.switches()]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.name}-{case.switch}")
def test_a_record_answers_as_worked_out_by_hand(case: Case, form_kind: type[Form]) -> None:
    form = form_kind(case.game)
    for text, value in reader.values(case).items():
        faults = reader.mismatches(case.game, case.answers[text], reader.replayed(case, value, form))
        assert not faults, f"{case.path.name}, {case.switch} = {text}: {'; '.join(faults)}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.name}-{case.switch}")
def test_no_two_values_answer_alike(case: Case, form_kind: type[Form]) -> None:
    form = form_kind(case.game)
    for text, value in reader.values(case).items():
        got = reader.replayed(case, value, form)
        alike = [
            other
            for other, wanted in case.answers.items()
            if other != text and not reader.mismatches(case.game, wanted, got)
        ]
        assert not alike, f"{case.path.name}: {case.switch} = {text} answers as {', '.join(alike)} does"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.name}-{case.switch}")
def test_a_file_is_well_formed(case: Case) -> None:
    assert case.path.stem.partition("-")[0] == case.switch
    assert case.record["game"] == case.game.name
    assert case.switch not in case.record.get("rules", {})
    assert case.switch not in case.game.presets[case.record.get("preset", "seed")]
    assert reader.switch_of(case).article in case.why
    for text, wanted in case.answers.items():
        assert wanted, f"nothing is asked of {text}"
        assert wanted.keys() <= reader.KEYS, f"{text}: {wanted.keys() - reader.KEYS}"
        assert wanted.get("error", {}).keys() <= reader.ERROR_KEYS
        assert "clauses" not in wanted or "transfers" in wanted


@pytest.mark.parametrize(("game", "switch"), SWITCHES, ids=lambda part: part.name)
def test_every_value_of_every_switch_has_its_record(game: Game, switch: Switch) -> None:
    offered = {spelled(value) for value in switch.spelling.offered()}
    assert spelled(switch.spelling.write(switch.default)) in offered
    answered = {text for case in CASES if case.game is game and case.switch == switch.name for text in case.answers}
    assert not offered - answered, (
        f"no record of {game.name} for {switch.name} = {', '.join(sorted(offered - answered))}"
    )
