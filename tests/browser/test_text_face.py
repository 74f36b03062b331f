"""The face that is text: a match of each game from the live region and the names of controls."""

import re

import pytest

from tests.browser.conftest import People
from tests.browser.hearing import Ear
from tests.browser.playing import open_table
from tests.browser.test_matches import GAMES, finished


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_ear(people: People, game: str) -> None:
    page = people.come()
    ear = Ear(page)
    page.goto(open_table(page.request, game))
    ear.listen()
    ear.play()
    finished(people, page.url)
    told = "\n".join(ear.said)
    assert len(re.findall(r"Deal \d+ is settled", told)) >= 2
    assert "pays" in told or "pay " in told


def test_the_keys_that_ask_are_answered_aloud(people: People) -> None:
    page = people.come()
    ear = Ear(page)
    page.goto(open_table(page.request, "zinzolin"))
    ear.listen()
    ear.press("Begin")
    while not ear.next().startswith("Your turn"):
        pass
    for key, answer in (
        ("h", "Your hand"),
        ("t", "The table in deal 1"),
        ("s", "Chips"),
        ("w", "turn"),
        ("l", "trick"),
    ):
        ear.waiting.clear()
        page.keyboard.press(key)
        assert answer in ear.next()
