"""The docstrings of the sources as Markdown: sessions are code, and what is raised is said in words."""

import re
from typing import Any

import griffe

SESSION = re.compile(r"(?:^[ ]*>>>.*\n?(?:^[ ]*\S.*\n?)*)+", re.MULTILINE)
RAISED = re.compile(r"(?<=[^\n]); :raises ([\w., ]+):")


class Docstrings(griffe.Extension):
    """Rewrites every docstring before it is parsed."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called by Griffe for each object that it has read."""
        if obj.docstring is not None:
            text = RAISED.sub(r"; raises \1:", obj.docstring.value)
            obj.docstring.value = SESSION.sub(_fenced, text)


def _fenced(session: re.Match[str]) -> str:
    return f"```pycon\n{session[0].rstrip()}\n```\n"
