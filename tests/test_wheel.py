"""How people without make or git have it: a wheel in an empty environment, with no Node anywhere."""

import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.server.serving import Served

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but our wheel and what it needs."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("corbillon-*.whl")
    lines = (ROOT / "requirements.txt").read_text().splitlines()
    pinned = [line.removesuffix("\\").strip() for line in lines if "==" in line and not line.startswith((" ", "#"))]
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(pinned) + "\n")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    install = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*install, "--constraint", str(constraints), str(wheel)], check=True)
    return python


def test_the_server_of_an_installed_wheel_shows_its_page_without_node(installed: Path, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "executable", str(installed))
        patch.setenv("PATH", str(installed.parent))
        patch.delenv("PYTHONPATH", raising=False)
        server = Served(tmp_path)
        server.start()
    try:
        page = urllib.request.urlopen(server.address).read().decode()
        assert "<title>Corbillon" in page
        script = next(part.split('"')[0] for part in page.split('src="')[1:] if part.split('"')[0].endswith(".js"))
        with urllib.request.urlopen(f"{server.address}{script}") as answer:
            assert answer.status == 200
        games = urllib.request.urlopen(f"{server.address}/api/games").read()
        assert b"zinzolin" in games
    finally:
        server.stop()


def test_an_installed_wheel_has_its_rule_books_and_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    environment = {"PATH": str(installed.parent), "HOME": str(tmp_path), "LANG": os.environ.get("LANG", "C.UTF-8")}
    command = [str(installed.parent / "corbillon"), "rules", "zinzolin", "Z34"]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Z34" in told.stdout
