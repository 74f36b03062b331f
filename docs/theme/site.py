"""What the site needs beside its pages: entries of the navigation with a star, and links that lead out of ``docs``.

The pages are written for whoever reads them among the sources, so they link to these. On the site a file of the
sources is a page of its own, and a folder a page that lists it; where a link stands alone, the file itself stands.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INLINE = re.compile(r"(?<=\]\()(?P<to>[^()\s#:]+)(?P<anchor>#[^()\s]*)?(?=\))")
ALONE = re.compile(r"^\[[^]]*\]\((?P<to>[^()\s#:]+\.py)\)$", re.MULTILINE)
CONTRIBUTING = "contributing.md"
SHOWN = {".py": "python", ".ts": "typescript", ".toml": "toml", ".json": "json"}


def on_config(config: Any) -> Any:
    """Replace every entry with a star by the pages that there are, a folder's own page first."""
    config["nav"] = _spread(config["nav"])
    return config


def _spread(entries: list[Any]) -> list[Any]:
    found: list[Any] = []
    for entry in entries:
        if isinstance(entry, dict):
            ((title, below),) = entry.items()
            below = _spread(below) if isinstance(below, list) else below
            found += [{title: below}] if below else []
        elif "*" in entry:
            found += [path.relative_to(DOCS).as_posix() for path in sorted(DOCS.glob(entry), key=_order)]
        else:
            found.append(entry)
    return found


def _order(path: Path) -> tuple[Path, bool, str]:
    return path.parent, path.stem not in ("README", "index"), path.name


def on_files(files: Files, config: Any) -> Files:
    """Add a page for the sources that pages link to, and how to contribute."""
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    inside = INLINE.sub(lambda link: _from_root(link["to"]) + (link["anchor"] or ""), contributing)
    files.append(File.generated(config, CONTRIBUTING, content=inside))
    pages = [(page.src_uri, page.content_string) for page in files.documentation_pages()]
    for path in sorted({path for uri, text in pages for path in _leading_out(uri, text)}):
        beside = InclusionLevel.NOT_IN_NAV
        files.append(File.generated(config, _page_of(path), content=_shown(path), inclusion=beside))
    return files


def _from_root(to: str) -> str:
    return to.removeprefix("docs/") if to.startswith("docs/") else f"../{to}"


def _leading_out(uri: str, text: str) -> list[str]:
    return [path for link in INLINE.finditer(text) if (path := _outside(uri, link["to"])) is not None]


def _outside(uri: str, to: str) -> str | None:
    """The path from the root of what a link of a page means, where that is no page of the site."""
    meant = os.path.normpath(PurePosixPath("docs", uri).parent / to)
    place = ROOT / meant
    a_page = meant.startswith("docs/") and place.is_file() and place.suffix != ".py"
    return meant if place.exists() and not a_page else None


def _page_of(path: str) -> str:
    return CONTRIBUTING if path == "CONTRIBUTING.md" else f"sources/{path.replace('/', '-')}.md"


def _shown(path: str) -> str:
    """A file of the sources, or what lies in a folder, as a page."""
    place = ROOT / path
    if place.is_dir():
        names = sorted(one.name + "/" * one.is_dir() for one in place.iterdir() if not one.name.startswith(("_", ".")))
        up = f"../{path.removeprefix('docs/')}/" if path.startswith("docs/") else None
        listed = [f"[{name}]({up}{name})" if up and name.endswith(".md") else f"`{name}`" for name in names]
        return f"# `{path}/`\n\n" + "\n".join(f"- {name}" for name in listed)
    return f"# `{path}`\n\n{_fenced(place)}\n"


def _fenced(place: Path, title: str = "") -> str:
    fence = "`" * 5
    return f"{fence}{SHOWN.get(place.suffix, 'text')}{title}\n{place.read_text(encoding='utf-8')}{fence}"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links out of ``docs`` to the pages that stand for what they mean."""
    uri = page.file.src_uri
    if uri.startswith("sources/"):
        return markdown

    def led(link: re.Match[str]) -> str:
        path = _outside(uri, link["to"])
        if path is None:
            return link[0]
        up = os.path.relpath(_page_of(path), PurePosixPath(uri).parent)
        return up + (link["anchor"] or "")

    def put(link: re.Match[str]) -> str:
        path = _outside(uri, link["to"])
        return link[0] if path is None else _fenced(ROOT / path, f' title="{path}"')

    return INLINE.sub(led, ALONE.sub(put, markdown))
