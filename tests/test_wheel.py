"""How people without make or git have it: a wheel, built of nothing but the sdist, in an empty environment."""

import json
import os
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.server.serving import Served

pytestmark = pytest.mark.xdist_group("wheel")
"""One worker builds it, for all."""

ROOT = Path(__file__).parent.parent
PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
WEIGHTS = "src/corbillon/bots/weights"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)], cwd=ROOT, check=True)
    (sdist,) = folder.glob("corbillon-*.tar.gz")
    return sdist


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the sdist builds."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(sources)], check=True)
    (wheel,) = folder.glob("corbillon-*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but our wheel and what it needs."""
    folder = tmp_path_factory.mktemp("empty")
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


def run(installed: Path, folder: Path, *words: str) -> str:
    """What the installed command prints, in an empty folder and with an empty home."""
    environment = {"PATH": str(installed.parent), "HOME": str(folder), "LANG": os.environ.get("LANG", "C.UTF-8")}
    command = [str(installed.parent / words[0]), *words[1:]]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


def test_an_installed_wheel_has_its_rule_books_and_plays_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    assert "Z34" in run(installed, tmp_path, "corbillon", "rules", "zinzolin", "Z34")
    assert "RUN.toml" in run(installed, tmp_path, "corbillon", "lab", "--help")
    shy = "def choose(rules, view, actions, chance):\n    return actions.bit_length() - 1\n"
    (tmp_path / "high.py").write_text(shy)
    asked = "nain-jaune", "--bots", "high.py:choose,random,random,random", "--deals", "3", "--json"
    assert json.loads(run(installed, tmp_path, "corbillon", "simulate", *asked))["deals"] == 3


def test_an_installed_wheel_is_a_library_without_what_only_makes_it_fast(installed: Path, tmp_path: Path) -> None:
    asked = (
        "import corbillon; from corbillon.match import Match; game = corbillon.games.GAMES['zinzolin'];"
        "match = Match(game, corbillon.record.read_rules(game), 4); match.open_shuffled(1);"
        "print(corbillon.__version__, len(corbillon.views.view_of(match).hand))"
    )
    assert run(installed, tmp_path, "python", "-c", asked) == "0.1.0 12\n"


def test_the_sdist_has_all_that_builds_tests_and_explains_it(sources: Path, wheel: Path) -> None:
    names = {name.partition("/")[2] for name in tarfile.open(sources).getnames()}
    weights = {path.relative_to(ROOT).as_posix() for path in (ROOT / WEIGHTS).glob("*") if path.is_file()}
    wanted = {"pyproject.toml", "hatch_build.py", "Makefile", "README.md", "LICENSE", "CITATION.cff", "mkdocs.yml"}
    wanted |= {"docs/index.md", "docs/theme/site.py", "examples/pytorch.py", "web/package-lock.json", *weights}
    assert wanted <= names
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {path.removeprefix("src/") for path in weights} <= inside
    assert {"corbillon/server/page/index.html", "corbillon/views.py", "corbillon/py.typed"} <= inside
