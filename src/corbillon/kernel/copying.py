"""Copying a table into another, for a search that tries and goes back."""

from dataclasses import fields
from typing import Any

# The body here is the plain one; ``copying_native`` overloads it for machine code.


def copy_position(source: Any, target: Any) -> None:
    """Everything of a table but what its journal tells: nothing that was paid before is read again."""
    for field in fields(source):
        value = getattr(source, field.name)
        if field.name == "journal":
            continue
        if isinstance(value, list):
            _copy_cells(value, getattr(target, field.name))
        else:
            setattr(target, field.name, value)


def _copy_cells(source: list[Any], target: list[Any]) -> None:
    for place, value in enumerate(source):
        if isinstance(value, list):
            _copy_cells(value, target[place])
        else:
            target[place] = value
