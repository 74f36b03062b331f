"""Records from files: one JSON value, or JSON lines."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from corbillon.errors import RecordError


def sources(name: str) -> Iterator[bytes]:
    """The records of a file, or of standard input when it is ``-``; that one is read line by line where it can be.

    :raises RecordError: ``bad_format``, when the file cannot be read.
    """
    if name == "-":
        yield from _stream()
        return
    try:
        data = Path(name).read_bytes()
    except OSError as fault:
        raise RecordError("bad_format", f"{name}: {fault.strerror}") from None
    yield from records_in(data)


def _stream() -> Iterator[bytes]:
    stream = sys.stdin.buffer
    first = stream.readline()
    while first and not first.strip():
        first = stream.readline()
    if not _is_object(first):
        yield from records_in(first + stream.read())
        return
    yield first
    for line in stream:
        if line.strip():
            yield line


def records_in(data: bytes) -> Iterator[bytes]:
    """Split what a file holds: the whole where it is one JSON value, else its lines where one of them is a record.

    >>> list(records_in(b'{}\\n{"a": 1}\\n'))
    [b'{}', b'{"a": 1}']
    """
    lines = [line for line in data.splitlines() if line.strip()]
    if len(lines) > 1 and any(_is_object(line) for line in lines) and not _is_object(data):
        yield from lines
    else:
        yield data


def _is_object(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False
