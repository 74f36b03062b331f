"""Every page and state, both languages, both lights, both sizes: nothing that axe or a closer look finds."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.looking import dress, hidden, violations
from tests.browser.states import STATES
from tests.browser.states.scene import Scene

VIEWS = [(size, lang, theme) for size in (DESKTOP, PHONE) for lang in ("fr", "en") for theme in ("light", "dark")]

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
def test_nothing_is_found(people: People, name: str) -> None:
    with Scene(people) as scene:
        page = STATES[name](scene)
        found = looked_at(page)
    assert not found, "\n".join(found)


def looked_at(page: Page) -> list[str]:
    """What is found in any of the views."""
    found = []
    for size, lang, theme in VIEWS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        dress(page, lang, theme)
        found += [f"{size['width']}, {lang}, {theme}: {fault}" for fault in (*violations(page), *hidden(page))]
    return found


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
