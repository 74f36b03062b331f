"""A person who sees nothing: what the live regions say, the names of controls, and a keyboard."""

import re
from collections import deque

from playwright.sync_api import Page

LISTEN = """
() => new MutationObserver((changes) => {
  for (const change of changes)
    for (const added of change.addedNodes)
      if (added.parentElement?.closest('[aria-live]') && added.textContent) window.heard(added.textContent)
}).observe(document.body, { childList: true, subtree: true })
"""
LONGEST_SILENCE = 30_000
MOST_SAID = 4_000
DEED = {
    "put a card aside, or keep your hand": "Keep my hand",
    "you can only pass": "Pass",
    "you can only stop": "Stop",
    "will you undertake the reversis?": "Say nothing",
    "show what you have, or finish": "Nothing more to show",
}
"""What this person answers where no card is played."""


class Ear:
    """Hears what is said, in the order in which it is said, and answers by keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waiting: deque[str] = deque()
        self.said: list[str] = []
        page.expose_function("heard", self._hear)

    def _hear(self, text: str) -> None:
        self.waiting.append(text)
        self.said.append(text)

    def listen(self) -> None:
        """From now on."""
        self.page.evaluate(LISTEN)

    def next(self) -> str:
        """What is said next."""
        for _ in range(LONGEST_SILENCE // 20):
            if self.waiting:
                return self.waiting.popleft()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing is said any more after {self.said[-5:]}")

    def play(self) -> None:
        """A whole match: begin, answer whatever is said, until it is over."""
        self.press("Begin")
        for _ in range(MOST_SAID):
            said = self.next()
            if "The match is over" in said:
                return
            if re.search(r"Deal \d+ is settled", said):
                self.page.keyboard.press("n")
            elif said.startswith("Your turn: "):
                self.answer(said.removeprefix("Your turn: ").rstrip("."))
            elif "once more" in said:
                self.page.keyboard.press("Enter")
            elif said.startswith("You can follow suit"):
                self.press(re.compile("^Renounce by right"))
        raise AssertionError("the match does not end")

    def answer(self, asked: str) -> None:
        """Do what is asked: the first allowed card, or a word."""
        if asked in DEED:
            self.press(DEED[asked])
        else:
            self.page.keyboard.press("1")
            self.page.keyboard.press("Enter")

    def press(self, name: "str | re.Pattern[str]") -> None:
        """Go to the control of this name with the Tab key, and use it."""
        control = self.page.get_by_role("button", name=name)
        for _ in range(120):
            if control.evaluate("it => it === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {name}")
