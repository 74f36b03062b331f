"""Two people at one table: friends come by the link, go in mid-deal, and have their seat again."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from corbillon import record
from corbillon.verify import verify
from tests.browser.conftest import DESKTOP, People
from tests.browser.playing import Player, open_table
from tests.browser.test_reading import play_a_deal


def sit_down(page: Page, name: str) -> None:
    """Take the first free seat under a name."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name=re.compile("^Take the seat of")).first.click()


def begin_together(people: People, **settings: Any) -> tuple[Player, Player, str]:
    """Two people who have begun a match at one table, and its path."""
    one, other = people.come(), people.come()
    path = open_table(one.request, "reversis", **settings)
    one.goto(path)
    other.goto(path)
    sit_down(other, "Blanche")
    expect(one.get_by_text("Blanche").first).to_be_visible()
    first, second = Player(one), Player(other)
    first.press(first.onwards)
    second.press(second.onwards)
    expect(first.hand.get_by_role("button").first).to_be_visible()
    return first, second, path


def play_on(players: list[Player], until: Any) -> None:
    """Whoever is asked plays; nobody goes on to another deal."""
    for _ in range(1500):
        if until():
            return
        for player in players:
            if player.words.or_(player.allowed).count():
                player.step()
        players[0].page.wait_for_timeout(10)
    raise AssertionError("they do not get there")


def test_a_seat_is_covered_and_taken_back(people: People) -> None:
    first, second, path = begin_together(people)
    play_on([first, second], lambda: first.allowed.count() and not second.allowed.count())
    context = second.page.context
    second.page.close()
    expect(first.page.get_by_text(re.compile("gone since"))).to_be_visible(timeout=15_000)
    first.page.get_by_role("button", name="The table", exact=True).click()
    first.page.get_by_role("button", name="Call a bot for Blanche").click()
    first.page.keyboard.press("Escape")
    expect(first.page.get_by_text("a bot plays instead").first).to_be_visible()
    play_on([first], lambda: bool(first.onwards.count()))
    back = context.new_page()
    people.watch(back)
    back.goto(path)
    second = Player(back)
    expect(second.onwards).to_be_visible()
    first.press(first.onwards)
    second.press(second.onwards)
    play_on([first, second], lambda: bool(first.onwards.count()))
    expect(second.onwards).to_be_visible()


def test_what_is_said_and_taken_back_among_two(people: People) -> None:
    first, second, _ = begin_together(people)
    first.page.get_by_role("button", name="Speak", exact=True).click()
    first.page.get_by_role("dialog").get_by_role("button").filter(has_text=re.compile("Hello|Good")).first.click()
    expect(second.page.get_by_text(re.compile("Hello|Good")).first).to_be_visible()


def test_the_server_is_killed_in_mid_deal_and_the_match_is_finished(people: People) -> None:
    page = people.come(hasty=True)
    page.goto(open_table(page.request, "zinzolin"))
    player = Player(page)
    played = iter(range(1000))
    player.play(until=lambda: next(played) > 9)
    people.served.kill()
    expect(page.get_by_text("The server does not answer").first).to_be_visible(timeout=20_000)
    people.served.start()
    player.play()
    table = page.url.rsplit("/", 1)[-1]
    kept = record.load(json.dumps(page.request.get(f"/api/tables/{table}/record").json()))
    assert record.replay(kept).over
    assert verify(kept, True).held


def test_a_reload_brings_everything_back_at_once(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    page.goto(open_table(page.request, "reversis"))
    player = Player(page)
    player.press(player.onwards)
    player.await_turn()
    held = player.hand.get_by_role("button").all_inner_texts()
    page.reload()
    expect(player.hand.get_by_role("button").first).to_be_visible(timeout=2_000)
    assert player.hand.get_by_role("button").all_inner_texts() == held


def test_two_tabs_of_one_browser_show_one_table(people: People) -> None:
    page = people.come(viewport=DESKTOP)
    path = open_table(page.request, "zinzolin")
    page.goto(path)
    tabs = [page.context.new_page() for _ in range(7)]
    for tab in tabs:
        people.watch(tab)
        tab.goto(path)
        expect(tab.get_by_role("button", name="Begin")).to_be_visible()
    player = Player(tabs[-1])
    player.press(player.onwards)
    expect(Player(page).hand.get_by_role("button").first).to_be_visible()


def test_a_card_played_without_network_is_played_once_when_it_is_back(people: People) -> None:
    page = people.come(hasty=True)
    page.goto(open_table(page.request, "zinzolin"))
    player = Player(page)
    played = iter(range(1000))
    player.play(until=lambda: next(played) > 4)
    player.await_turn()
    held = player.hand.locator("[data-card]").count()
    page.context.set_offline(True)
    player.allowed.first.click()
    page.wait_for_timeout(1500)
    page.context.set_offline(False)
    expect(player.hand.locator("[data-card]")).to_have_count(held - 1)
    play_a_deal(player)
    expect(player.onwards).to_be_visible()


def test_a_page_that_slept_is_there_again(people: People) -> None:
    page = people.come(hasty=True)
    page.goto(open_table(page.request, "reversis"))
    player = Player(page)
    player.press(player.onwards)
    player.await_turn()
    sleep = page.context.new_cdp_session(page)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    people.served.kill()
    people.served.start()
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    play_a_deal(player)
    expect(player.onwards).to_be_visible()
