"""Every page and state, by name: a function that brings a page there."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from tests.browser.states import advice, pages, tables
from tests.browser.states.scene import Scene

ASKED_AGAIN = tables.ASKED_AGAIN
STATES: Mapping[str, Callable[[Scene], Page]] = {**pages.STATES, **tables.STATES, **advice.STATES}
