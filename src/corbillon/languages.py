"""The language of the user: asked for, or that of the machine."""

import os

LANGUAGES = ("fr", "en")


def language(asked: str | None = None) -> str:
    """``fr`` or ``en``: what was asked for, else what the environment says, else English."""
    if asked in LANGUAGES:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
