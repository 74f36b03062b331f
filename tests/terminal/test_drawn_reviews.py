"""Levels, hints, reviews and deals played again at the drawn table, by keys at two sizes."""

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from corbillon import bots, record
from corbillon.bots.thinking import Thought
from corbillon.games import GAMES
from corbillon.kernel.notation import WORDS
from corbillon.terminal.app import TableApp
from corbillon.terminal.drawing.hand import CARD_KEYS, Hand, playable
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.screens.hint import HintPage
from corbillon.terminal.screens.pages import TextPage
from corbillon.terminal.screens.review import ReviewPage
from corbillon.terminal.screens.settlement import SettlementPage
from corbillon.terminal.screens.start import StartScreen
from corbillon.terminal.screens.table import TableScreen
from corbillon.terminal.seating import seated
from corbillon.terminal.sitting import Sitting
from tests.terminal.knowing import cards_named, known_to
from tests.terminal.playing import SHORT, short
from tests.terminal.reviews import WORLDS, Here, finished
from tests.terminal.test_app import LARGE, SMALL, app_with, at_first_turn, by_keys, drawn

each_size = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
each_game = pytest.mark.parametrize("name", GAMES)


LAST_WORDS = {"en": "strongest.", "fr": "la plus forte."}
"""How the line of the strongest level ends."""


def thinking_here(sitting: Sitting, path: Path, *, waits: bool = False) -> tuple[TableApp, Here]:
    app, thinkers = app_with(sitting, path), Here(waits=waits)
    app.thinkers, app.worlds = thinkers, WORLDS
    return app, thinkers


def shown(screen: Screen[Any]) -> str:
    """All that a screen shows."""
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


async def till(pilot: Pilot[None], app: TableApp, kind: type[Screen[Any]]) -> Screen[Any]:
    """Wait till a page is on top, and settled."""
    for _ in range(20):
        await pilot.pause()
        if isinstance(app.screen, kind):
            await pilot.pause()
            return app.screen
    raise AssertionError(f"{app.screen} is on top")


@each_size
@pytest.mark.parametrize("lang", ["en", "fr"])
@drawn
async def test_the_start_offers_the_five_levels_with_a_line_each(
    size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    app = TableApp(lang=lang, pace=0, folder=tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        start = app.screen
        assert isinstance(start, StartScreen)
        start.at = start.keys().index("bots")
        seen = []
        for _ in bots.LEVELS:
            seen.append(start.choices.bot)
            await pilot.press("right")
        assert seen == ["bourgeois", "abbe", "chevalier", "marquise", "ecolier"]
        about = start._about("bots")
        assert about.count("\n") == len(bots.LEVELS)
        assert about.count("▸") == 1
        assert LAST_WORDS[lang] in shown(start)
        start.at = start.keys().index("play")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert set(app.screen.sitting.seating.bots) == {"bourgeois"}


@each_size
@each_game
@drawn
async def test_a_hint_is_told_with_its_reason_and_the_cursor_goes_to_its_card(
    name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    app, _ = thinking_here(Sitting(short(name)), tmp_path / "match.json")
    async with app.run_test(size=size) as pilot:
        table = await at_first_turn(app, pilot)
        if name == "reversis":
            await pilot.press("k")
            await pilot.pause()
        before = record.dump(table.sitting.record())
        await pilot.press("question_mark")
        page = await till(pilot, app, HintPage)
        assert isinstance(page, HintPage)
        assert page.lines
        assert page.lines[0].split(":")[0] in shown(page)
        await pilot.press("escape")
        assert app.screen is table
        assert table.message == page.lines[0]
        best, under = page.hint.result().values[0].text, table.query_one(Hand).under_cursor()
        assert (None if under is None else table.voice.code(under)) == (best.strip("x!") if best not in WORDS else None)
        assert record.dump(table.sitting.record()) == before


@drawn
async def test_a_hint_can_be_clicked_for(tmp_path: Path) -> None:
    app, _ = thinking_here(Sitting(short("zinzolin", lang="fr")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        await at_first_turn(app, pilot)
        row = app.screen.query_one("#keys", KeysRow)
        assert len(row.told) <= SMALL[0] - 2
        await pilot.click("#keys", offset=(row.told.index("conseil") + 2, 0))
        await till(pilot, app, HintPage)


@drawn
async def test_there_is_no_hint_while_others_play(tmp_path: Path) -> None:
    app, thinkers = thinking_here(Sitting(short("zinzolin")), tmp_path / "match.json", waits=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert len(thinkers.asked) == 1
        await pilot.press("question_mark")
        assert isinstance(app.screen, TableScreen)
        assert app.screen.message == "There is a hint when it is your turn."


@drawn
async def test_the_table_answers_while_a_bot_thinks_and_the_record_says_how_far_it_came(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    table = seated(GAMES["zinzolin"], switches=SHORT["zinzolin"], bots="abbe", seed=5)
    app, thinkers = thinking_here(Sitting(table), path, waits=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        sitting = app.screen.sitting  # type: ignore[attr-defined]
        made = 0
        while sitting.waiting == "bot":
            assert len(thinkers.asked) == made + 1
            for key, page in (("r", None), ("h", TextPage)):
                await pilot.press(key)
                assert page is None or isinstance(app.screen, page)
                await pilot.press("escape")
            assert len(sitting.match.deals[-1].actions) == made
            thinkers.asked[made].set_result(Thought(sitting.asked().answer(simulations=0).action, 0))
            made += 1
            await pilot.pause()
            await pilot.pause()
        assert sitting.waiting == "person"
    assert json.loads(path.read_text())["deals"][0]["simulations"] == [0] * made


@drawn
async def test_a_bot_whose_thinker_was_killed_plays_by_its_rule_of_thumb(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    table = seated(GAMES["zinzolin"], switches=SHORT["zinzolin"], bots="abbe", seed=5)
    app, thinkers = thinking_here(Sitting(table), path, waits=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        thinkers.asked[0].set_exception(RuntimeError("killed"))
        for _ in range(4):
            await pilot.pause()
        assert len(thinkers.asked) == 2
    assert json.loads(path.read_text())["deals"][0]["simulations"] == [0]


@drawn
async def test_a_thought_may_begin_while_the_last_card_is_still_looked_at(tmp_path: Path) -> None:
    app, thinkers = thinking_here(Sitting(short("zinzolin")), tmp_path / "match.json", waits=True)
    app.pace = 3
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.sitting.match.deals
        assert len(thinkers.asked) == 1
        thinkers.asked[0].set_result(Thought(table.sitting.asked().answer().action))
        await pilot.pause()
        assert table.sitting.match.deals[-1].actions == []
        table.advance()
        assert len(table.sitting.match.deals[-1].actions) == 1


@each_size
@each_game
@drawn
async def test_a_deal_is_reviewed_and_played_again_by_keys(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    app, _ = thinking_here(finished(name), path)
    async with app.run_test(size=size) as pilot:
        await till(pilot, app, SettlementPage)
        table = app.screen_stack[1]
        assert isinstance(table, TableScreen)
        before = record.dump(table.sitting.record())
        await pilot.press("v")
        page = await till(pilot, app, ReviewPage)
        assert isinstance(page, ReviewPage)
        assert page.back is not None
        worst = page.back.found.worst()
        assert page._chosen() == (worst or page.back.found.decisions)[0]
        own = str(page.query_one("#looked-at", Static).render())
        assert cards_named(own, "en") <= known_to(table.sitting)
        await pilot.press("o")
        opened = str(page.query_one("#looked-at", Static).render())
        await pilot.press("left", "right")
        assert all(table.voice.name(seat) in opened for seat in table.sitting.seating.others())
        assert all(table.voice.name(seat) not in own.split("\n\n")[-1] for seat in table.sitting.seating.others())
        await pilot.press("down", "enter")
        again = await till(pilot, app, TableScreen)
        assert isinstance(again, TableScreen)
        assert again.sitting.aside
        await by_keys(pilot, again)
        await to_the_end(pilot, app, again)
        await pilot.press("enter")
        assert await till(pilot, app, ReviewPage) is page
        assert record.dump(table.sitting.record()) == before
        await pilot.press("escape")
        await till(pilot, app, SettlementPage)
    assert not path.exists()


async def to_the_end(pilot: Pilot[None], app: TableApp, again: TableScreen) -> None:
    """Play a deal aside till it is settled."""
    for _ in range(100):
        await pilot.pause()
        if isinstance(app.screen, SettlementPage):
            return
        await by_keys(pilot, again)
    raise AssertionError("the deal does not end")


@drawn
async def test_a_deal_aside_can_be_left_at_once(tmp_path: Path) -> None:
    app, _ = thinking_here(finished("zinzolin"), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        await till(pilot, app, SettlementPage)
        await pilot.press("v")
        page = await till(pilot, app, ReviewPage)
        await pilot.press("enter")
        again = await till(pilot, app, TableScreen)
        assert "again, aside" in shown(again)
        hand = again.query_one(Hand)
        assert any(CARD_KEYS[place] for place, card in enumerate(hand.cards()) if card in playable(again.sitting))  # type: ignore[attr-defined]
        await pilot.press("q")
        assert await till(pilot, app, ReviewPage) is page


@drawn
async def test_a_review_is_waited_for_and_closed_before_it_is_there(tmp_path: Path) -> None:
    sitting = finished("zinzolin")
    app, _ = thinking_here(sitting, tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        await till(pilot, app, SettlementPage)
        future: Future[object] = Future()
        page = ReviewPage(sitting, app.screen.voice, future)  # type: ignore[attr-defined, arg-type]
        app.push_screen(page)
        await pilot.pause()
        assert "One moment" in shown(page)
        await pilot.press("enter", "o", "escape")
        future.set_exception(RuntimeError("killed"))
        await pilot.pause()
        assert isinstance(app.screen, SettlementPage)


@drawn
async def test_a_hint_from_another_process(tmp_path: Path) -> None:
    app = app_with(Sitting(short("nain-jaune")), tmp_path / "match.json")
    app.worlds = 10
    async with app.run_test(size=SMALL) as pilot:
        await at_first_turn(app, pilot)
        await pilot.press("question_mark")
        page = app.screen
        assert isinstance(page, HintPage)
        while not page.lines:
            await pilot.pause(0.1)
        assert page.hint.exception() is None
        assert page.query_one(".body", Static)
