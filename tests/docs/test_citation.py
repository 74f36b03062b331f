"""How the work is cited: by the version that it is, and with the books of its games."""

import tomllib
from typing import Any

import yaml  # type: ignore[import-untyped]

from tests.docs.blocks import ROOT

CITED: dict[str, Any] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
BOOKS = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.en.md"))


def test_the_citation_is_of_this_version_and_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert CITED["version"] == project["version"]
    assert CITED["license"] == project["license"]
    assert CITED["authors"] == [{"name": "The Corbillon developers"}]
    assert {"cff-version", "message", "title", "type"} <= CITED.keys()


def test_what_is_cited_is_a_source_of_a_rule_book() -> None:
    for work in CITED["references"]:
        assert {"type", "title", "authors", "year"} <= work.keys() or work["type"] == "book"
        named = work.get("collection-title", work["title"]).split(",")[0]
        assert named in BOOKS, named
