"""People at the table: each looks at the page as a person does, and plays what it offers.

They differ in what they play with: a mouse, a finger, the keyboard alone, or the ear: the live region and the names of
controls.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import APIRequestContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

QUICK: Mapping[str, Any] = {
    "zinzolin": {"preset": "short", "rules": {"rounds": "0+1", "overtime_cap": 0}},
    "nain-jaune": {"rules": {"end": {"rounds": 2}}},
    "reversis": {"rules": {"tours": 1}},
}
"""Whole matches, as short as the rules let them be."""
UNTIL_TOLD = 80
"""Milliseconds from the answer of the server to what the stream says of it."""
SELDOM = 3
LONG_ENOUGH = 600
"""No such match has more steps."""


def open_table(request: APIRequestContext, game: str, **settings: Any) -> str:
    """A table of one's own, by the server's own way in; its path."""
    wanted = {"game": game, "seats": 4, "pace": 0, **QUICK[game], **settings}
    answer = request.post("/api/tables", data={"settings": wanted})
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']}"


class Player:
    """A person with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deeds = page.get_by_role("region", name="What you may do")
        self.hand = page.get_by_role("region", name="Your hand")
        self.allowed = self.hand.get_by_role("button", name=re.compile(", allowed(, raised)?$"))
        self.onwards = self.deeds.get_by_role("button", name=re.compile("^(Begin|Next deal)$"))
        self.words = self.deeds.get_by_role("button", name=WORDS)
        self.question = self.deeds.get_by_role("button", name=re.compile("(^Renounce by right.*|, saying nothing)$"))
        self.over = self.deeds.get_by_role("button", name="Another match")
        self.steps = self.again = 0

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Play until the match is over, or until something else is so."""
        for _ in range(LONG_ENOUGH):
            if until is not None and until():
                return
            if not self.step():
                return
        raise AssertionError("the match does not end")

    def step(self) -> bool:
        """Do one thing; not when the match is over."""
        self.await_turn()
        self.steps += 1
        if self.over.is_visible():
            return False
        if self.onwards.is_visible():
            self.press(self.onwards)
        elif self.question.count():
            self.press(self.question.first)
        elif self.words.count() and not self.allowed.count():
            self.press(self.words.first)
        elif labels := self.allowed.evaluate_all("cards => cards.map((card) => card.ariaLabel)"):
            self.lay(self.card(labels[0]))
        return True

    def card(self, label: str) -> Locator:
        """A card in the hand, whatever its state."""
        return self.hand.get_by_role("button", name=re.compile(f"^{label.split(',')[0]}(,|$)"))

    def await_turn(self) -> None:
        """Wait until the page asks for something."""
        asked = self.onwards.or_(self.over).or_(self.words).or_(self.allowed)
        expect(asked.first).to_be_visible(timeout=20_000)

    def press(self, button: Locator) -> None:
        """Use a button, and wait until the server has answered: until then the page asks for the same thing."""
        try:
            with self.page.expect_response("**/commands", timeout=3000):
                self.use(button)
            self.page.wait_for_timeout(UNTIL_TOLD)
        except PlaywrightTimeout:
            self.look_again("a button does nothing")

    def use(self, button: Locator) -> None:
        """As this person does."""
        button.click()

    def lay(self, card: Locator) -> None:
        """Play a card; where there are several ways the page asks for one."""
        self.use(card)
        self.leaves(card)

    def leaves(self, card: Locator) -> None:
        """Wait until the card leaves the hand, or until the page asks in which way."""
        for _ in range(200):
            if not card.count() or self.words.count():
                return
            self.page.wait_for_timeout(10)
        self.look_again("a card stays in the hand")

    def look_again(self, what: str) -> None:
        """The table has moved on between a look and a touch: the page asks anew. It happens, but seldom."""
        self.again += 1
        assert self.again <= SELDOM, what


class Finger(Player):
    """A person who touches: the first touch raises, the second plays."""

    def use(self, button: Locator) -> None:
        button.tap()

    def lay(self, card: Locator) -> None:
        card.tap()
        raised = self.hand.get_by_role("button", name=re.compile(", raised$"))
        for _ in range(100):
            if raised.count():
                break
            self.page.wait_for_timeout(10)
        else:
            return self.look_again("a touch does not raise a card")
        if not self.words.count():
            card.tap()
        return self.leaves(card)


class Keys(Player):
    """A person with the keyboard alone."""

    def use(self, button: Locator) -> None:
        for _ in range(80):
            if button.evaluate("it => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no Tab leads to the button")

    def lay(self, card: Locator) -> None:
        self.page.keyboard.press("1")
        focused = self.card(self.page.locator(":focus").get_attribute("aria-label") or "")
        self.page.keyboard.press("Enter")
        self.leaves(focused)


WORDS = re.compile(
    "^(Keep my hand|Pass|Stop|Nothing more to show|Undertake the reversis|Say nothing|Renounce by right.*|"
    ".*, saying nothing|.* takes!)$"
)
