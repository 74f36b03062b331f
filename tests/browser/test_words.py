"""Language and vocabulary, switched while one plays; the record of a match, kept and walked through."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import Player, open_table


def test_language_and_words_are_switched_without_reload(people: People, shape: dict[str, Any]) -> None:
    page = people.come(**shape)
    page.goto(open_table(page.request, "zinzolin"))
    page.get_by_role("button", name="Begin").click()
    Player(page).await_turn()
    loaded = page.evaluate("performance.timeOrigin")
    page.get_by_role("button", name=re.compile("^Language:")).click()
    expect(page.get_by_role("region", name="Votre jeu")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.get_by_role("button", name="Dernière levée")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Vocabulaire")).click()
    expect(page.get_by_role("button", name="Dernier pli")).to_be_visible()
    assert page.evaluate("performance.timeOrigin") == loaded


def test_a_record_is_downloaded_reopened_and_walked(people: People, shape: dict[str, Any], tmp_path: Path) -> None:
    page = people.come(**shape)
    page.goto(open_table(page.request, "nain-jaune"))
    Player(page).play()
    with page.expect_download() as waited:
        page.get_by_role("link", name="Download the record").or_(
            page.get_by_role("button", name="Download the record")
        ).first.click()
    kept = tmp_path / "match.json"
    waited.value.save_as(kept)
    deals = json.loads(kept.read_text())["deals"]
    assert 1 <= len(deals) <= 2  # a player may be ruined by the first
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page).to_have_url(re.compile("/r/"), timeout=10_000)
    first = page.url
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("]")
    expect(page).not_to_have_url(first)
    again = people.come(**shape)
    again.goto(page.url)
    expect(again.get_by_role("heading").first).to_be_visible()
