"""Every page and state, in both languages, both lights and both sizes: nothing that axe or a closer look finds."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.looking import COLOURS, EVERYTHING, dress, hidden, violations
from tests.browser.states import STATES
from tests.browser.states.scene import Scene

SHAPES = {"desktop": DESKTOP, "phone": PHONE}


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
    for shape, size in SHAPES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for lang in ("fr", "en"):
            for theme in ("dark", "light"):
                dress(page, lang, theme)
                new = theme == "light"
                faults = violations(page, EVERYTHING if new else COLOURS) + (hidden(page) if new else [])
                found += [f"{shape}, {lang}, {theme}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
