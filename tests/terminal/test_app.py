"""The drawn table, driven by Textual's pilot: whole matches by keys at two sizes, one by mouse, and every page."""

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from corbillon import record
from corbillon.games import GAMES
from corbillon.terminal import shelf
from corbillon.terminal.app import TableApp
from corbillon.terminal.drawing.hand import CARD_KEYS, Hand, playable
from corbillon.terminal.drawing.keysrow import KeysRow
from corbillon.terminal.drawing.wordrow import WORD_KEYS, WordRow
from corbillon.terminal.screens.pages import LeavePage, RulesPage, TextPage
from corbillon.terminal.screens.settlement import SettlementPage
from corbillon.terminal.screens.start import StartScreen
from corbillon.terminal.screens.table import TableScreen
from corbillon.terminal.seating import seated
from corbillon.terminal.sitting import Sitting
from tests.terminal.playing import SHORT, short, whole

SMALL, LARGE = (80, 24), (120, 40)
MANY = 500
Act = Callable[[Pilot[None], TableScreen], Awaitable[None]]
each_game = pytest.mark.parametrize("name", GAMES)


def drawn(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test of the drawn table in an event loop of its own."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def app_with(sitting: Sitting, path: Path) -> TableApp:
    sitting.keep = shelf.keeper(path)
    return TableApp(sitting, path, lang=sitting.seating.lang, pace=0, folder=path.parent)


def shown_by(app: TableApp) -> object:
    """The screen that is on top."""
    return app.screen


async def by_keys(pilot: Pilot[None], table: TableScreen) -> None:
    """Press the key of a card that may be played, or of a word."""
    hand, may = table.query_one(Hand), playable(table.sitting)
    keys = [CARD_KEYS[place] for place, card in enumerate(hand.cards()) if card in may]
    keys += [WORD_KEYS[action] for action in table.sitting.legal() if action in WORD_KEYS]
    await pilot.press(keys[len(table.sitting.events) % len(keys)])


async def by_mouse(pilot: Pilot[None], table: TableScreen) -> None:
    """Click a card that may be played, or the first word."""
    hand, may = table.query_one(Hand), playable(table.sitting)
    for place, card in enumerate(hand.cards()):
        if card in may:
            x, y = hand.place(place)
            await pilot.click(Hand, offset=(x + 1, y + 1))
            return
    await pilot.click(WordRow, offset=(2, 0))


async def play_on(pilot: Pilot[None], app: TableApp, act: Act) -> None:
    """Play till the match has ended and its last settlement is read."""
    await pilot.pause()
    for _ in range(MANY):
        screen = app.screen
        if isinstance(screen, StartScreen):
            return
        if isinstance(screen, SettlementPage):
            await (pilot.press("enter") if act is by_keys else pilot.click("#go-on", offset=(2, 0)))
        else:
            assert isinstance(screen, TableScreen)
            await act(pilot, screen)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(("name", "size"), list(zip(GAMES, (SMALL, LARGE, SMALL), strict=True)))
@drawn
async def test_a_whole_match_by_keys(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    app = app_with(Sitting(short(name)), path)
    async with app.run_test(size=size) as pilot:
        await play_on(pilot, app, by_keys)
    assert record.replay(record.load(path.read_bytes())).over


@drawn
async def test_a_whole_match_by_mouse(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    app = TableApp(lang="fr", pace=0, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await choose(app, pilot, "seed", switches=dict(SHORT["nain-jaune"]), game="nain-jaune")
        await pilot.click("Row")
        await play_on(pilot, app, by_mouse)
    (path,) = tmp_path.iterdir()
    assert record.replay(record.load(path.read_bytes())).over


async def choose(app: TableApp, pilot: Pilot[None], preset: str, *, switches: Any, game: str) -> None:
    """Set the start as wanted, without its keys."""
    start = app.screen
    assert isinstance(start, StartScreen)
    start.choices.game, start.choices.preset, start.choices.switches = GAMES[game], preset, switches
    start.choices.settle()
    await start._lay_rows()
    await pilot.pause()


async def at_first_turn(app: TableApp, pilot: Pilot[None]) -> TableScreen:
    await pilot.pause()
    assert isinstance(app.screen, TableScreen)
    assert app.screen.sitting.waiting == "person"
    return app.screen


@drawn
async def test_a_refused_card_is_answered_with_the_article_and_the_rules_open_there(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        await pilot.press("k")
        await pilot.pause()
        hand = table.query_one(Hand)
        while len(playable(table.sitting)) == len(hand.cards()):
            await by_keys(pilot, table)
            await pilot.pause()
        refused = next(place for place, card in enumerate(hand.cards()) if card not in playable(table.sitting))
        before = record.dump(table.sitting.record())
        await pilot.press(CARD_KEYS[refused])
        assert table.message.endswith("(Z29).")
        assert record.dump(table.sitting.record()) == before
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulesPage)
        options = app.screen.query_one("#articles")
        assert options.get_option_at_index(options.highlighted).id == "Z29"  # type: ignore[attr-defined]
        await pilot.press("escape")
        assert shown_by(app) is table


@each_game
@drawn
async def test_every_page_opens_and_closes(name: str, tmp_path: Path) -> None:
    app = app_with(Sitting(short(name, lang="fr")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        for key in ("w", "l", "h", "f1"):
            await pilot.press(key)
            assert isinstance(app.screen, TextPage), key
            assert app.screen.lines
            await pilot.press("escape")
        for key, article in (("down", 1), ("down", 2)):
            await pilot.press("r")
            for _ in range(article):
                await pilot.press(key)
            assert isinstance(app.screen, RulesPage)
            await pilot.press("escape")
        assert shown_by(app) is table


@drawn
async def test_the_cursor_chooses_and_enter_plays(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    async with app.run_test(size=LARGE) as pilot:
        table = await at_first_turn(app, pilot)
        hand = table.query_one(Hand)
        await pilot.press("left", "right", "right", "right")
        chosen = hand.under_cursor()
        assert chosen == hand.cards()[2]
        await pilot.press("enter")
        await pilot.pause()
        assert table.sitting.view.discard == chosen
        await pilot.press("escape")
        assert hand.under_cursor() is None


@drawn
async def test_a_board_card_is_claimed_by_its_own_key_only(tmp_path: Path) -> None:
    for key, taken in (("!", True), ("enter", False)):
        sitting = Sitting(short("nain-jaune", seed=1))
        app = app_with(sitting, tmp_path / f"{taken}.json")
        async with app.run_test(size=SMALL) as pilot:
            table = await at_first_turn(app, pilot)
            while not any(action.endswith("!") for action in sitting.legal()):
                await by_keys(pilot, table)
                await pilot.pause()
                if isinstance(app.screen, SettlementPage):
                    await pilot.press("enter")
                    await pilot.pause()
            claim = next(action for action in sitting.legal() if action.endswith("!"))
            hand = table.query_one(Hand)
            hand.at = [table.voice.code(card) for card in hand.cards()].index(claim[:2])
            await pilot.press(key)
            actions = sitting.match.deals[-1].actions
            assert (claim in actions) is taken
            assert (claim[:2] in actions) is not taken


@drawn
async def test_leaving_takes_two_steps_and_the_match_is_resumed_from_the_start(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    app = app_with(Sitting(short("reversis")), path)
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        await by_keys(pilot, table)
        await pilot.press("q")
        assert isinstance(app.screen, LeavePage)
        await pilot.press("escape")
        assert shown_by(app) is table
        await pilot.press("q", "enter")
    events = table.sitting.events
    again = TableApp(lang="en", pace=0, folder=tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(again.screen, TableScreen)
        assert again.screen.sitting.events == events
        await by_keys(pilot, again.screen)
        assert len(again.screen.sitting.events) > len(events)


@drawn
async def test_the_start_offers_every_game_switch_and_language(tmp_path: Path) -> None:
    app = TableApp(lang="en", pace=0, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        start = app.screen
        assert isinstance(start, StartScreen)
        for game in GAMES.values():
            while start.choices.game is not game:
                start.at = start.keys().index("game")
                await pilot.press("right")
            for place, key in enumerate(start.keys()):
                start.at = place
                start.show()
                if not key.startswith(("play", "resume", "game")):
                    await start.action_turn(1)
                    await start.action_turn(-1)
            assert start.choices.switches == {}
            assert start.choices.lang == "en"
            assert len([key for key in start.keys() if key.startswith("switch-")]) == len(game.switches())


@drawn
async def test_switches_that_differ_are_on_the_rule_card_and_in_the_match(tmp_path: Path) -> None:
    app = TableApp(lang="en", pace=0, folder=tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        start = app.screen
        assert isinstance(start, StartScreen)
        start.at = start.keys().index("switch-debt")
        await pilot.press("right")
        start.at = 0
        start.show()
        assert "Debts: a ruin ends the match (Z7)." in start._about("play")
        await pilot.press("enter")
        table = await at_first_turn(app, pilot)
        assert table.sitting.seating.switches == {"debt": "ruin_ends_game"}


@drawn
async def test_light_and_pace_change_at_the_table(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        await pilot.press("f2")
        assert app.theme == "day"
        await pilot.press("+")
        assert app.pace == 0
        await pilot.press("-", "-")
        assert app.pace == 2
        assert table.message == "Pace of the others: walking."


@drawn
async def test_a_lone_card_may_be_played_by_itself(tmp_path: Path) -> None:
    app = app_with(Sitting(short("reversis")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        await pilot.press("f3")
        while not table.sitting.match.finished:
            assert len(table.sitting.legal()) > 1
            await by_keys(pilot, table)
        await pilot.press("enter", "f3")
        assert table.sitting.alone is False


@drawn
async def test_the_others_take_their_time(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    app.pace = 1
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.sitting.waiting == "bot"
        while not table.sitting.legal():
            await pilot.pause(0.1)


class Pause:
    """A timer that goes off when the test says so."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then, self.over = then, False

    def stop(self) -> None:
        self.over = True


@drawn
async def test_who_plays_during_a_pause_does_not_set_the_others_going_twice(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    pauses: list[Pause] = []

    def paused(seconds: float, then: Callable[[], None]) -> Pause:
        pauses.append(Pause(then))
        return pauses[-1]

    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        table.set_timer = paused  # type: ignore[method-assign, assignment]
        app.pace = 2
        while not isinstance(shown_by(app), SettlementPage):
            running = [pause for pause in pauses if not pause.over]
            assert len(running) < 2
            if table.sitting.waiting == "person":
                table.act(table.sitting.legal()[0])
            else:
                running[0].then()
            await pilot.pause()
        assert sum(isinstance(screen, SettlementPage) for screen in app.screen_stack) == 1


@drawn
async def test_what_the_row_of_keys_names_can_be_clicked(tmp_path: Path) -> None:
    app = app_with(Sitting(short("zinzolin")), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        await at_first_turn(app, pilot)
        row = app.screen.query_one("#keys", KeysRow)
        await pilot.click("#keys", offset=(row.told.index("why") + 2, 0))
        await pilot.pause()
        assert isinstance(app.screen, TextPage)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
@drawn
async def test_every_number_of_players_fits_on_a_small_screen(seats: int, tmp_path: Path) -> None:
    switches = {"players2": True} if seats == 2 else {}
    seating = seated(GAMES["nain-jaune"], switches=switches, seats=seats, seed=2, lang="fr", bots="random")
    app = app_with(Sitting(seating), tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        table = await at_first_turn(app, pilot)
        shown = "\n".join(table.query_one("#felt").render_line(y).text for y in range(14))
        for seat in seating.others():
            assert table.voice.name(seat) in shown
        hand = table.query_one(Hand)
        assert all(hand.place(k)[0] + 4 <= 80 for k in range(len(hand.cards())))
        for box in ("R♥", "D♠", "V♣", "10♦", "7♦"):
            assert box in shown


@drawn
async def test_the_drawn_table_shows_no_hidden_card(tmp_path: Path) -> None:
    from tests.terminal.knowing import cards_named, known_to

    for name in GAMES:
        app = app_with(Sitting(short(name, lang="fr")), tmp_path / f"{name}.json")
        async with app.run_test(size=LARGE) as pilot:
            table = await at_first_turn(app, pilot)
            for _ in range(9):
                lines = "\n".join(strip.text for strip in table._compositor.render_strips())
                board = {"TD", "JC", "QS", "KH", "7D"} if name == "nain-jaune" else set()
                assert cards_named(lines, "fr") <= known_to(table.sitting) | board
                await by_keys(pilot, table)


@drawn
async def test_a_match_that_is_over_shows_its_ranking(tmp_path: Path) -> None:
    sitting = whole(Sitting(short("nain-jaune")))
    app = app_with(sitting, tmp_path / "match.json")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, SettlementPage)
        await pilot.press("w")
        assert isinstance(app.screen, TextPage)
