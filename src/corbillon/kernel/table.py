"""A table is declared once and has two forms: a slotted Python object, and a NumPy record for drivers.

Fields are whole numbers of 64 bits, or fixed arrays of them. In a law only single cells are read and written.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any, TypeVar

from corbillon.kernel.law import native

T = TypeVar("T")

_record_types: dict[type[Any], Any] = {}


def cell(default: int = 0) -> Any:
    """One whole number."""
    return dataclasses.field(default=default, metadata={"shape": ()})


def cells(*shape: int, fill: int = 0) -> Any:
    """An array of whole numbers: nested lists in the object, a nested array in the record."""

    def make(sizes: tuple[int, ...] = shape) -> Any:
        if len(sizes) == 1:
            return [fill] * sizes[0]
        return [make(sizes[1:]) for _ in range(sizes[0])]

    return dataclasses.field(default_factory=make, metadata={"shape": shape})


def record_type(kind: type[Any]) -> Any:
    """The NumPy dtype of a table, a view or rules."""
    made = _record_types.get(kind)
    if made is None:
        import numpy

        fields = [(f.name, "i8", f.metadata["shape"]) for f in dataclasses.fields(kind)]
        made = _record_types[kind] = numpy.dtype(fields, align=True)
    return made


def to_record(value: Any, records: Any, index: int = 0) -> None:
    """Write an object into a place of an array of records."""
    for field in dataclasses.fields(value):
        records[field.name][index] = getattr(value, field.name)


def to_object(kind: type[T], record: Any) -> T:
    """Read one record, or an object of the same fields, as a new object."""
    values = {}
    for field in dataclasses.fields(kind):  # type: ignore[arg-type]
        stored = record[field.name] if native() else getattr(record, field.name)
        values[field.name] = stored.tolist() if native() else _copied(stored)
    return kind(**values)


def for_drivers(values: Sequence[Any]) -> Any:
    """Objects of one kind in the form that drivers take: an array of records, or without Numba the list itself."""
    if not native():
        return list(values)
    import numpy

    records = numpy.zeros(len(values), record_type(type(values[0])))
    for index, value in enumerate(values):
        to_record(value, records, index)
    return records


def _copied(stored: Any) -> Any:
    return [_copied(part) for part in stored] if isinstance(stored, list) else int(stored)
