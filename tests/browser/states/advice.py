"""What a table advises and looks back on: hints, reviews, a deal played again."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.states.pages import record
from tests.browser.states.scene import GAMES, Scene, alone, choosing, doing, turn
from tests.browser.states.tables import settlement

THOUGHT = 120_000
"""Milliseconds in which a hint or a review is there, on a machine that has never thought before."""
SELDOM = 2_000


def hinted(page: Page) -> Page:
    """Ask for a hint, and wait for it."""
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=THOUGHT)
    return page


def hint(game: str, scene: Scene) -> Page:
    """A card is suggested, with its reasons."""
    return hinted(alone(scene, game, lambda seat: turn(seat) and len(seat.legal) > 2))


def hint_of_a_word(scene: Scene) -> Page:
    """Something is suggested before the first card."""
    return hinted(alone(scene, "reversis", lambda seat: seat.legal and doing(seat) == "exchange"))


def thinking(scene: Scene) -> Page:
    """A hint is long in coming."""
    page = alone(scene, "zinzolin", choosing)
    page.route("**/hint", lambda _: None)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Thinking for you")).to_be_visible()
    return page


def reviewed(page: Page, name: "str | re.Pattern[str]" = "Review my choices") -> Page:
    """Open a review, and wait for it."""
    page.get_by_role("button", name=name).first.click()
    expect(page.get_by_role("heading", name=re.compile(r"^Choice \d+ of"))).to_be_visible(timeout=THOUGHT)
    return page


def review(game: str, scene: Scene) -> Page:
    """The deal that is just over, looked back on."""
    return reviewed(settlement(game, scene))


def review_coming(scene: Scene) -> Page:
    """A review is long in coming."""
    page = settlement("reversis", scene)
    page.route("**/review*", lambda _: None)
    page.get_by_role("button", name="Review my choices").click()
    expect(page.get_by_role("status").filter(has_text="Reviewing the deal")).to_be_visible()
    return page


def review_of_a_record(scene: Scene) -> Page:
    """The choices of somebody in a record, with the hands of the others."""
    page = reviewed(record("reversis", scene), re.compile("^Review the choices of"))
    page.get_by_label("Show the hands of the others").check()
    return page


def again(scene: Scene) -> Page:
    """A deal played again from one of its choices on."""
    page = review("zinzolin", scene)
    before = page.url
    page.get_by_role("button", name="Play it again from here").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_text("played again")).to_be_visible()
    page.wait_for_timeout(SELDOM)
    return page


STATES: Mapping[str, Callable[[Scene], Page]] = {
    **{f"hint-{game}": partial(hint, game) for game in GAMES},
    "hint-exchange": hint_of_a_word,
    "hint-thinking": thinking,
    **{f"review-{game}": partial(review, game) for game in GAMES},
    "review-coming": review_coming,
    "review-record": review_of_a_record,
    "again": again,
}
