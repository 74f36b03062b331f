"""Pictures of every page and state: ``python -m tests.browser.screenshots [--out FOLDER] [NAME …]``.

Each in both sizes and both lights; French by daylight and English by candlelight, so that both are seen. The folder
``sheets`` in it has them side by side.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium, flags, surroundings
from tests.browser.conftest import DESKTOP, PHONE, People
from tests.browser.looking import dress
from tests.browser.states import ASKED_AGAIN, STATES
from tests.browser.states.scene import Scene
from tests.server.serving import Served, serve

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS = {"light": "fr", "dark": "en"}
A_SHEET = {"desktop": 6, "phone": 8}
ACROSS = {"desktop": 2, "phone": 4}


@contextmanager
def started() -> Iterator[tuple[Browser, Served]]:
    """A browser and a server of their own."""
    path = chromium()
    environment = {**os.environ, **surroundings(path)}
    with tempfile.TemporaryDirectory() as data, serve(Path(data)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(path), args=flags(), env=dict(environment))
        yield browser, served
        browser.close()


def take(browser: Browser, served: Served, name: str, out: Path) -> list[Path]:
    """The pictures of a state."""
    if not served.answers():
        served.start()
    people = People(browser, served)
    scene = Scene(people)
    page = STATES[name](scene)
    made = []
    for shape, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for light, lang in LIGHTS.items():
            dress(page, lang, light)
            if name in ASKED_AGAIN:
                ASKED_AGAIN[name](page)
            made.append(out / f"{name}-{shape}-{light}.png")
            page.screenshot(path=made[-1], full_page=fits(page))
    scene.close()
    people.close()
    return made


def fits(page: Page) -> bool:
    """Whether the whole page makes a picture; a book does not, and of what lies under a dialog only the window does."""
    height = page.evaluate("document.documentElement.scrollHeight")
    return bool(height < 4000 and not page.locator("dialog[open]").count())


def sheets(browser: Browser, made: Sequence[Path], out: Path) -> list[Path]:
    """Pictures side by side, of each size."""
    page = browser.new_page(viewport={"width": 1680, "height": 1200})
    found = []
    for shape, many in A_SHEET.items():
        those = [path for path in made if f"-{shape}-" in path.name]
        for number, first in enumerate(range(0, len(those), many), 1):
            found.append(out / f"{shape}-{number:02}.png")
            sheet(page, those[first : first + many], ACROSS[shape], found[-1])
    page.close()
    return found


def sheet(page: Page, those: Sequence[Path], across: int, path: Path) -> None:
    """One sheet: the upper part of each picture, under its name."""
    figures = "".join(
        f"<figure><figcaption>{one.stem}</figcaption><img src='{one.resolve().as_uri()}'></figure>" for one in those
    )
    style = f"body {{ display: grid; grid-template-columns: repeat({across}, 1fr); gap: 8px; margin: 8px; }}"
    style += "figure { margin: 0; } img { width: 100%; max-height: 1100px; object-fit: cover; object-position: top; }"
    source = path.with_suffix(".html")
    source.write_text(f"<meta charset=utf-8><style>{style}</style>{figures}", encoding="utf-8")
    page.goto(source.resolve().as_uri())
    page.screenshot(path=path, full_page=True)
    source.unlink()


def main() -> None:
    """Take them, and print what was written."""
    parser = argparse.ArgumentParser(prog="tests.browser.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("screenshots"), help="a folder (default: screenshots)")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"states (default: all): {', '.join(STATES)}")
    options = parser.parse_args()
    (options.out / "sheets").mkdir(parents=True, exist_ok=True)
    made = []
    with started() as (browser, served):
        for name in options.names or STATES:
            taken = take(browser, served, name, options.out)
            made += taken
            print(*taken, sep="\n", flush=True)
        print(*sheets(browser, made, options.out / "sheets"), sep="\n")


if __name__ == "__main__":
    main()
