"""The page's types of what crosses the wire are those of the server's own description."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_they_are_what_the_server_describes() -> None:
    program = "import hatch_build, sys; sys.stdout.write(hatch_build.types())"
    made = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True).stdout
    kept = (ROOT / "web/src/protocol.ts").read_bytes()
    assert made.decode() == kept.decode(), "python hatch_build.py types"
