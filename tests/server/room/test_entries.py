"""Stored entries: each is read as it was written, with the key of its command."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corbillon.server.room import entries as stored

TEXT = st.text(max_size=20)
NUMBER = st.integers(0, 1 << 50)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "at": NUMBER,
    "seat": st.integers(0, 7),
    "simulations": st.none() | NUMBER,
    "secret": st.none() | TEXT,
    "start": st.dictionaries(TEXT, st.integers(0, 9) | TEXT, max_size=3),
    "agree": st.booleans(),
    "shown": st.booleans(),
    "settings": st.dictionaries(TEXT, st.integers(0, 9) | TEXT | st.none(), max_size=3),
    "changes": st.dictionaries(TEXT, st.booleans(), max_size=3),
}


def entries(kind: type[Any]) -> st.SearchStrategy[Any]:
    return st.builds(kind, **{name: FIELDS.get(name, TEXT) for name in kind.__dataclass_fields__})


@pytest.mark.parametrize("kind", stored.KINDS.values(), ids=lambda kind: kind.__name__)
def test_every_kind_is_read_as_it_was_written(kind: type[Any]) -> None:
    @given(entries(kind), st.none() | TEXT)
    def same(entry: stored.Entry, command: str | None) -> None:
        assert stored.read(stored.written(entry, command)) == (entry, command)

    same()


def test_every_kind_is_known_by_its_name() -> None:
    assert set(stored.KINDS) == {kind.__name__ for kind in stored.Entry.__args__}
    assert len(stored.KINDS) == 18
