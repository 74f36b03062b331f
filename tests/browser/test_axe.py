"""Every page and state, both languages, both lights, both sizes: nothing that axe or a closer look finds.

Two views of a state have both sizes, both languages and both lights, and from state to state others of the eight;
``--every-view`` looks at all.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.looking import dress, hidden, violations
from tests.browser.states import ASKED_AGAIN, STATES
from tests.browser.states.scene import Scene, alone, turn

LONG = 8
"""Cards of runs that take more than a line on a small phone."""
View = tuple[dict[str, int], str, str]
PAIRS: list[list[View]] = [
    [(DESKTOP, "fr", "light"), (PHONE, "en", "dark")],
    [(DESKTOP, "en", "dark"), (PHONE, "fr", "light")],
    [(DESKTOP, "en", "light"), (PHONE, "fr", "dark")],
    [(DESKTOP, "fr", "dark"), (PHONE, "en", "light")],
]

FAULTS = """
() => {
  const put = (name, about, text = '') => {
    const it = Object.assign(document.createElement(name), about)
    it.textContent = text
    document.querySelector('main').append(it)
    return it
  }
  put('p', { id: 'pale', style: 'color: #bba' }, 'hardly to be read')
  put('button', { id: 'nameless', style: 'width: 12px; height: 12px; min-width: 0; min-height: 0; padding: 0' })
  put('p', { ariaHidden: 'true' }, 'only for eyes').append(document.createElement('button'))
}
"""


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_found(people: People, name: str, pytestconfig: pytest.Config) -> None:
    with Scene(people) as scene:
        page = STATES[name](scene)
        pairs = PAIRS if pytestconfig.getoption("--every-view") else [PAIRS[list(STATES).index(name) % len(PAIRS)]]
        found = looked_at(page, [view for pair in pairs for view in pair], ASKED_AGAIN.get(name))
    assert not found, "\n".join(found)


def looked_at(page: Page, views: list[View], again: Callable[[Page], None] | None) -> list[str]:
    """What is found in any of these views, in each of which something may have to be asked again."""
    found = []
    for size, lang, theme in views:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        dress(page, lang, theme)
        if again is not None:
            again(page)
        found += [f"{size['width']}, {lang}, {theme}: {fault}" for fault in (*violations(page), *hidden(page))]
    return found


def test_the_board_remains_however_long_the_runs_are(people: People) -> None:
    with Scene(people) as scene:
        page = alone(scene, "nain-jaune", lambda seat: turn(seat) and len(seat.last["sight"]["laid"]) > LONG)
        page.set_viewport_size({"width": 360, "height": 640})
        dress(page, "fr", "light")
        boxes = page.locator(".board button").evaluate_all("its => its.map((it) => it.getBoundingClientRect().width)")
        assert len(boxes) == 5
        assert min(boxes) >= 24
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_look_finds_what_is_wrong(people: People) -> None:
    with Scene(people) as scene:
        page = scene.go("/about")
        dress(page, "en", "light")
        page.evaluate(FAULTS)
        found = "\n".join((*violations(page), *hidden(page)))
    assert "color-contrast: #pale" in found
    assert "button-name: #nameless" in found
    assert "a control without a name: - button" in found
    assert "a target of 12 × 12" in found
    assert "not in the accessibility tree" in found
    assert ": only for eyes" in found
    assert "a control hidden from the tree" in found
