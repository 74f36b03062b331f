"""Alone against bots: a hint asked for and followed, a deal looked back on and played again from one of its choices."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.hearing import Ear
from tests.browser.playing import Finger, Player, open_table
from tests.browser.states.advice import THOUGHT, hinted, reviewed
from tests.browser.states.pages import record
from tests.browser.states.scene import MATCHES, Scene, alone, choosing, together, turn
from tests.browser.states.tables import settlement
from tests.browser.test_reading import play_a_deal

NTH = re.compile(r"^Choice \d+ of \d+")


def heading(page: Page) -> Locator:
    """Which choice of a review is looked at."""
    return page.get_by_role("heading", name=NTH)


def held(where: Locator) -> list[str]:
    """The cards that are drawn somewhere."""
    return sorted(where.evaluate_all("its => its.map(it => it.getAttribute('aria-label').split(',')[0])"))


def reasoned(scene: Scene) -> tuple[Page, Locator]:
    """A hint that gives its reasons, and the first article that it names."""
    for _ in range(MATCHES):
        page = hinted(alone(scene, "reversis", lambda seat: turn(seat) and len(seat.legal) > 3))
        article = page.get_by_role("region", name="Hint").get_by_role("link").first
        if article.count():
            return page, article
    raise AssertionError("the trials tell no choice from another")


def test_a_hint_is_asked_for_and_followed_by_keyboard(people: People) -> None:
    with Scene(people) as scene:
        page = alone(scene, "zinzolin", choosing)
        ear = Ear(page)
        ear.listen()
        page.keyboard.press("?")
        advice = page.get_by_role("region", name="Hint")
        expect(advice).to_be_visible(timeout=THOUGHT)
        expect(advice).to_contain_text("on average")
        said = ear.next()
        assert (ear.next() if said.startswith("Thinking") else said).startswith("The ")
        card = page.locator(":focus")
        expect(card).to_have_attribute("aria-label", re.compile(", suggested, allowed$"))
        page.keyboard.press("Escape")
        expect(advice).to_be_hidden()
        expect(card).to_have_attribute("aria-label", re.compile("^[a-z ]+, allowed$"))
        page.keyboard.press("?")
        expect(advice).to_be_visible(timeout=THOUGHT)
        name = card.get_attribute("aria-label")
        page.keyboard.press("Enter")
        expect(advice).to_be_hidden()
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)


def test_a_hint_leads_into_the_book(people: People, shape: dict[str, Any]) -> None:
    with Scene(people) as scene:
        page, article = reasoned(scene)
        page.set_viewport_size(shape["viewport"])
        number = article.inner_text()
        article.click()
        expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile(f"^{number} "))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Hint")).to_be_visible()


def test_there_is_no_hint_where_others_play(people: People) -> None:
    with Scene(people) as scene:
        page = together(scene, "zinzolin", lambda one, other: turn(one), first=True)
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_role("region", name="Answer")).to_be_visible()


def test_a_deal_is_looked_back_on_and_played_again(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    page.goto(open_table(page.request, "reversis"))
    player = Finger(page) if "has_touch" in shape else Player(page)
    play_a_deal(player)
    reviewed(page)
    dialog = page.get_by_role("dialog", name="Review of the deal")
    dialog.get_by_role("list").last.get_by_role("button").nth(3).click()
    expect(heading(page)).to_have_text(re.compile("^Choice 4 of"))
    expect(heading(page)).to_be_focused()
    expect(heading(page)).to_be_in_viewport()
    dialog.get_by_role("button", name="The choice after (→)").click()
    expect(heading(page)).to_have_text(re.compile("^Choice 5 of"))
    row = dialog.get_by_role("row").filter(has_text="played")
    expect(row.or_(dialog.get_by_text("There is no choice")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hand = held(dialog.locator("dd").last.locator(".card"))
    before = page.url
    dialog.get_by_role("button", name="Play it again from here").click()
    expect(page).not_to_have_url(before)
    again = Finger(page) if "has_touch" in shape else Player(page)
    again.await_turn()
    expect(page.get_by_text("deal 1, played again")).to_be_visible()
    assert held(again.hand.locator("[data-card]")) == hand
    play_a_deal(again)
    expect(page.get_by_text("its cards come from no shuffle")).to_be_visible()


def test_a_review_is_walked_by_ear(people: People) -> None:
    with Scene(people) as scene:
        page = settlement("zinzolin", scene)
        ear = Ear(page)
        ear.listen()
        ear.press("Review my choices")
        expect(heading(page)).to_be_visible(timeout=THOUGHT)
        while not (said := ear.next()).startswith("Result: "):
            assert "Reviewing" in said
        assert re.search(r"Lost by your choices|No choice cost anything", said)
        page.keyboard.press("Home")
        expect(heading(page)).to_have_text(re.compile("^Choice 1 of"))
        ear.waiting.clear()
        page.keyboard.press("ArrowRight")
        expect(heading(page)).to_have_text(re.compile("^Choice 2 of"))
        assert re.search(r"no choice|nothing was better|was best", ear.next())
        page.keyboard.press("Escape")
        expect(heading(page)).to_have_count(0)


def test_the_hands_of_others_are_hidden_until_asked_for(people: People) -> None:
    with Scene(people) as scene:
        page = reviewed(record("reversis", scene), re.compile("^Review the choices of"))
        dialog = page.get_by_role("dialog", name="Review of the deal")
        page.keyboard.press("Home")
        cards = dialog.locator("dd .card")
        expect(cards.first).to_be_visible()
        own = cards.count()
        dialog.get_by_label("Show the hands of the others").check()
        assert cards.count() > own + 30
        dialog.get_by_label("Show the hands of the others").uncheck()
        expect(cards).to_have_count(own)
