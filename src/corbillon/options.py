"""Options of the command line that several commands share."""

import json
from collections.abc import Sequence
from typing import Any


def read_switches(settings: Sequence[str]) -> dict[str, Any]:
    """Switches as typed, ``name=value``: a value is JSON where it can be, else a word.

    >>> read_switches(["rounds=1+1", "overtime_cap=null", 'end={"rounds": 4}'])
    {'rounds': '1+1', 'overtime_cap': None, 'end': {'rounds': 4}}

    :raises ValueError: when one is no setting, or a switch is set twice.
    """
    switches: dict[str, Any] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name:
            raise ValueError(f"{setting!r} is not switch=value")
        if name in switches:
            raise ValueError(f"{name} is set twice")
        switches[name] = _value(value)
    return switches


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
