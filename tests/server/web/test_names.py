"""Names: what may be one, and which two could be taken for each other."""

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corbillon.server.names import PERIOD_NAMES, alike, clean_name, period_name
from corbillon.server.protocol.settings import NAME_LENGTH
from corbillon.server.refusals import Refused
from corbillon.terminal.voice import NAMES


@pytest.mark.parametrize("name", ["Élise", "Jean-Loup", "Mme d’Épinay", "李白", "Ольга", "Zoë 2", "محمد", "🂡"])
def test_names_of_all_tongues_are_names(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u00a0", "x" * (NAME_LENGTH + 1), "a\x00", "a\tb", "a\u202eb", "\u2066a", "a\u200d", "\ufeffa"),
        *("\u2800", "\u3164", "\u115f", "\ud800", "\ue000", "a\ufe0f", "a\U000e0041", "a\u2028b"),
        "o\u0301\u0302\u0303\u0304",
    ],
)
def test_what_cannot_be_seen_or_lies_over_its_neighbours_is_no_name(name: str) -> None:
    with pytest.raises(Refused, match=r".") as refusal:
        clean_name(name)
    assert refusal.value.code == "bad_name"


@given(st.text(max_size=40))
def test_a_name_that_is_accepted_is_clean(text: str) -> None:
    name = cleaned(text)
    if name is not None:
        assert 1 <= len(name) <= NAME_LENGTH
        assert name == " ".join(name.split()) == unicodedata.normalize("NFC", name)
        assert clean_name(name) == name
        assert alike(name, name)


def cleaned(text: str) -> str | None:
    """The name, or None where it is refused as none."""
    with suppress(Refused):
        return clean_name(text)
    return None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Iris", "IRIS"),
        ("Iris", "lris"),
        ("Élise", "Elise"),
        ("Paul", "Pau1"),
        ("Paul", "Раul"),
        ("Carl", "Сarl"),
        ("Arno", "Amo"),
        ("Jean Paul", "Jean-Paul"),
        ("Oscar", "0scar"),
        ("Νina", "Nina"),
        ("Ｌｕｃ", "Luc"),
        ("Łukasz", "Lukasz"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Luc", "Lucie"), ("李白", "杜甫"), ("Ada", "Ida")])
def test_names_that_differ(one: str, other: str) -> None:
    assert not alike(one, other)


def test_names_that_are_lent_are_names_and_tell_their_bearers_apart() -> None:
    assert len(set(PERIOD_NAMES)) == len(PERIOD_NAMES) > 90
    assert all(clean_name(name) == name for name in PERIOD_NAMES)
    assert len({period_name(str(guest)) for guest in range(300)}) > 80
    assert period_name("a") == period_name("a")


def test_no_guest_is_lent_the_name_of_a_bot() -> None:
    assert not set(NAMES) & set(PERIOD_NAMES)


def test_no_two_names_that_are_lent_look_alike() -> None:
    pairs = [(a, b) for a in PERIOD_NAMES for b in PERIOD_NAMES if a < b and alike(a, b)]
    assert pairs == []
