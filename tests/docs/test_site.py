"""The site builds without a warning, and nothing of it is fetched from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT

FETCHED = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//|<link\b[^>]*\bhref=["']?(?:https?:)?//"""
)
STYLED = re.compile(r"""(?:@import|url\()\s*["']?(?:https?:)?//""")


def test_the_site_is_complete_and_keeps_to_itself(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not re.search(r"WARNING|not included in the \"nav\"", done.stderr), done.stderr
    pages = list((tmp_path / "site").rglob("*.html"))
    assert len(pages) > 30
    assert [page.name for page in pages if FETCHED.search(page.read_text(encoding="utf-8"))] == []
    styles = (tmp_path / "site").rglob("*.css")
    assert [style.name for style in styles if STYLED.search(style.read_text(encoding="utf-8"))] == []
    for source in ROOT.glob("docs/**/*.md"):
        assert (tmp_path / "site" / source.relative_to(ROOT / "docs")).with_suffix(".html").exists() or (
            source.name == "README.md"
            and (tmp_path / "site" / source.parent.relative_to(ROOT / "docs") / "index.html").exists()
        )
