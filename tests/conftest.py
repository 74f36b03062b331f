"""Fixtures that the tests of all games share."""

import pytest

from tests.forms import FORMS


@pytest.fixture(params=FORMS, ids=lambda kind: kind.name)
def form_kind(request: pytest.FixtureRequest) -> type:
    """A form of the table; ``form_kind(game)`` is that game in it."""
    return request.param
