"""Every page and state, both languages, both lights, both sizes: nothing that axe or a closer look finds."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.looking import dress, hidden, violations
from tests.browser.states import STATES
from tests.browser.states.scene import Scene

VIEWS = (
    (DESKTOP, "fr", "light"),
    (DESKTOP, "en", "dark"),
    (PHONE, "fr", "dark"),
    (PHONE, "en", "light"),
)
"""Any two of size, language and light meet in one of them."""


@pytest.fixture
def scene(people: People) -> Iterator[Scene]:
    """Where a state is set up, and put away."""
    scene = Scene(people)
    yield scene
    scene.close()


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_found(scene: Scene, name: str) -> None:
    page = STATES[name](scene)
    found = []
    for size, lang, theme in VIEWS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        dress(page, lang, theme)
        found += [f"{size['width']}, {lang}, {theme}: {fault}" for fault in (*violations(page), *hidden(page))]
    assert not found, "\n".join(found)
