"""A bot of one's own that answered what is not legal: what its owner is told, and where the deal is kept."""

from pathlib import Path

from corbillon.bots import IllegalAnswer
from corbillon.lab.words import WORDS


def refused(fault: IllegalAnswer, command: str, lang: str) -> str:
    """What a command says of it; the record of the deal is left in the working folder."""
    if fault.record is None:
        return f"corbillon {command}: {fault}"
    kept = _free("refused.json")
    kept.write_text(fault.record + "\n", encoding="utf-8")
    return f"corbillon {command}: {fault}\n{WORDS[lang]['refused_kept'].format(path=kept)}"


def _free(name: str) -> Path:
    """The first of such names that no file has yet: an earlier deal is not lost."""
    path, number = Path(name), 1
    while path.exists():
        number += 1
        path = Path(name).with_stem(f"{Path(name).stem}-{number}")
    return path
