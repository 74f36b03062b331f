"""Real browsers before a real server: each test has a table of its own, each worker a server of its own."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.chromium import chromium, flags, surroundings
from tests.server.serving import Served, serve

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
HASTY = {"version": 1, "speed": "none", "collect": "never"}


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = chromium()
    return {"executable_path": str(path), "args": flags(), "env": {**os.environ, **surroundings(path)}}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with embedded defaults, in a process of its own."""
    with serve(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(params=["desktop", "phone"])
def shape(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The shape of a window: a desktop with a mouse, or a phone with fingers."""
    if request.param == "phone":
        return {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    return {"viewport": DESKTOP}


@pytest.fixture
def people(browser: Browser, served: Served) -> "Iterator[People]":
    """Opens browsers of several people, and looks that none of them had an error."""
    if not served.answers():
        served.start()
    people = People(browser, served)
    yield people
    people.close()


class People:
    """Browser contexts, one a person, each with its own cookie; what their consoles say is kept."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser, self.served = browser, served
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def come(self, lang: str = "en", *, hasty: bool = False, **shape: Any) -> Page:
        """Another person, with an empty browser; who is hasty has set that nothing moves and no trick is waited for."""
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        context = self.browser.new_context(
            base_url=self.served.address, locale=locale, reduced_motion="reduce", **(shape or {"viewport": DESKTOP})
        )
        context.set_default_timeout(10_000)
        self.contexts.append(context)
        if hasty:
            context.add_init_script(f"localStorage['corbillon.preferences'] ??= {json.dumps(json.dumps(HASTY))}")
        page = context.new_page()
        self.watch(page)
        return page

    def watch(self, page: Page) -> None:
        """Keep what goes wrong on a page."""
        page.on("pageerror", lambda fault: self.faults.append(f"{page.url}: {fault}"))
        page.on("console", lambda line: self._keep(page, line.type, line.text))

    def _keep(self, page: Page, kind: str, text: str) -> None:
        # a server that is killed by the test, and a command that is refused, are no faults of the page
        if kind == "error" and "Failed to load resource" not in text and "ERR_" not in text:
            self.faults.append(f"{page.url}: {text}")

    def close(self) -> None:
        """All go; no page may have had an error."""
        for context in self.contexts:
            context.close()
        assert not self.faults


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Where downloads are put."""
    return tmp_path
