"""What the tests of all rooms share: forms of the table, no Numba on demand, mutants, and no skipping."""

import os
import sys

import pytest

from tests.forms import FORMS, Form


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-numba", action="store_true", help="run as where Numba is not installed")
    parser.addoption("--every-view", action="store_true", help="look at pages in all eight views, not in two of them")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--no-numba"):
        sys.modules["numba"] = None  # type: ignore[assignment]
    if "CORBILLON_MUTANT" in os.environ:
        from tests.mutation import apply

        apply(os.environ["CORBILLON_MUTANT"])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without Numba there are no two forms to compare."""
    if config.getoption("--no-numba"):
        compared = [item for item in items if item.name.startswith("test_both_forms_")]
        config.hook.pytest_deselected(items=compared)
        items[:] = [item for item in items if item not in compared]


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):  # type: ignore[no-untyped-def]
    """A skipped test is a failure."""
    outcome = yield
    report = outcome.get_result()
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped: {report.longrepr}"


@pytest.fixture(params=FORMS, ids=lambda kind: kind.name)
def form_kind(request: pytest.FixtureRequest) -> type[Form]:
    """A form of the table; ``form_kind(game)`` is that game in it."""
    return request.param  # type: ignore[no-any-return]
