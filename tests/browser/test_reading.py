"""Reading at the table: the rule card and the book, articles, finished deals walked through, deals seen one late."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import Player, open_table


def play_a_deal(player: Player) -> None:
    """Play until the next deal may begin."""
    player.await_turn()
    while player.step():
        player.await_turn()
        if player.onwards.is_visible():
            return


def test_the_book_is_opened_and_closed_without_leaving_the_table(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    table = open_table(page.request, "zinzolin", rules={"rounds": "0+1", "debt": "allowed"})
    page.goto(table)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.keyboard.press("r")
    card = page.get_by_role("dialog", name="Rules")
    card.get_by_role("link", name=re.compile("whole book")).click()
    book = page.get_by_role("dialog", name="The rule book")
    expect(book.get_by_text("What is in force at this table is marked.")).to_be_visible()
    expect(book.get_by_text("at this table", exact=True).first).to_be_attached()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    card.get_by_role("link", name="Z34", exact=True).click()
    heading = book.get_by_role("heading", name=re.compile("^Z34 "))
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    book.get_by_role("link", name="Z33", exact=True).first.click()
    expect(book.get_by_role("heading", name=re.compile("^Z33 "))).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert page.url.endswith(table)


def test_finished_deals_are_walked_through_at_the_table(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    table = open_table(page.request, "reversis")
    page.goto(table)
    player = Player(page)
    play_a_deal(player)
    page.get_by_role("button", name="Walk through the match").click()
    walk = page.get_by_role("dialog", name="Walk through the match")
    agathe = walk.get_by_role("group", name="Agathe", exact=True)
    expect(agathe.get_by_role("button", name="The hand of Agathe open")).to_be_visible()
    expect(walk.get_by_role("group", name=re.compile("hand of Agathe", re.IGNORECASE))).to_have_count(0)
    agathe.get_by_role("button").click()
    assert agathe.locator("[data-card]").count() == 11
    page.keyboard.press("]")
    page.keyboard.press("ArrowRight")
    slider = walk.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    step = slider.input_value()
    page.keyboard.press("Escape")
    page.goto(f"{table}?deal=1&step={step}&seat=2")
    expect(walk.get_by_role("slider")).to_have_value(step)
    expect(walk.get_by_label("Seen from")).to_have_value("2")


def test_spectators_see_each_deal_when_it_is_over(people: People, shape: dict[str, Any]) -> None:
    page, spectator = people.come(**shape), people.come(**shape)
    table = open_table(page.request, "reversis", watching="late")
    page.goto(table)
    player = Player(page)
    spectator.goto(table)
    expect(spectator.get_by_text("At this table spectators see each deal when it is over.").first).to_be_visible()
    expect(spectator.locator("[data-card]")).to_have_count(0)
    for deal in ("1", "2"):
        play_a_deal(player)
        expect(spectator.get_by_role("combobox", name="Deal", exact=True)).to_have_value(deal, timeout=10_000)
        spectator.get_by_role("button", name="All hands open").click()
        expect(spectator.locator(".cloth [data-card]").first).to_be_visible()
        spectator.get_by_role("button", name=re.compile("^The end")).click()
        expect(spectator.get_by_role("slider")).not_to_have_value("0")
