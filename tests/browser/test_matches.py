"""Whole matches of each game against bots: by mouse, by finger, by keyboard alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from corbillon import record
from tests.browser.conftest import People
from tests.browser.playing import Finger, Keys, Player, open_table

GAMES = ("zinzolin", "nain-jaune", "reversis")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots(people: People, game: str, shape: dict[str, Any]) -> None:
    touches = "has_touch" in shape
    page = people.come(hasty=touches, **shape)
    page.goto(open_table(page.request, game))
    player = Finger(page) if touches else Player(page)
    player.play()
    finished(people, page.url)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_keyboard_alone(people: People, game: str) -> None:
    page = people.come(hasty=True)
    page.goto(open_table(page.request, game))
    Keys(page).play()
    finished(people, page.url)


def test_a_stranger_is_in_a_deal_within_two_clicks(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Begin").click()
    expect(Player(page).hand.get_by_role("button").first).to_be_visible(timeout=10_000)


def finished(people: People, address: str) -> None:
    """The record of the match says that it is over."""
    table = address.rsplit("/", 1)[-1]
    answer = people.contexts[0].request.get(f"/api/tables/{table}/record")
    assert answer.ok, answer.text()
    assert record.replay(record.load(answer.text())).over
