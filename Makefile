# The two commands: «make play» and «make test». Both bring what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready-to-play
TOOLS := $(VENV)/ready-to-test
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Tests of what draws, serves, counts or judges, and long ones of views and keys: they see no difference between the
# two speeds of a rule.
ONCE := browser server terminal benchmarks lab analysis docs test_views.py test_commands.py test_wheel.py \
	envs/test_pettingzoo.py envs/test_gymnasium.py envs/test_openspiel.py envs/test_openspiel_suite.py \
	envs/test_training.py envs/test_equilibria.py envs/test_course.py test_secrecy.py search/test_endgame_keys.py

.PHONY: play page types test sources built setup bench docs lockstep mutation lock clean

play: page
	@$(BIN)/corbillon

# The page, built with the Node of a wheel when one of its sources has changed.
page: $(READY)
	@$(BIN)/python hatch_build.py page

# The page's types of what crosses the wire, from the server's own description.
types: setup
	@$(BIN)/python hatch_build.py types

setup: $(TOOLS)

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Corbillon needs Python 3.11 or later: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes -r requirements.txt
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(TOOLS): requirements-dev.txt $(READY)
	$(INSTALL) --require-hashes -r requirements-dev.txt
	@touch $@

# All that must hold. A skipped test is a failure. The page is built while the tools of the tests are brought.
test:
	@$(MAKE) --no-print-directory --jobs 2 sources built
	$(BIN)/python -m pytest -n auto --dist loadgroup --ignore tests/browser
	$(BIN)/python -m pytest -n auto --dist loadgroup tests $(ONCE:%=--ignore tests/%) --no-numba
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -n auto --dist loadgroup tests/browser

# The sources, read only.
sources: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/mypy

# The page: its types, its tests, and what is served.
built: $(READY)
	$(BIN)/python hatch_build.py check test page

# Speed, as ratios between programs in one run.
bench: setup
	$(BIN)/python -m benchmarks

# The long lock-step run: both forms of the table side by side.
lockstep: setup
	$(BIN)/python -m tests.lockstep --deals 20000
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.lockstep --deals 2000

# The documentation as a site, into build/site: nothing of it is fetched from elsewhere.
docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

# Every article's function disabled or negated must make a test bearing its number fail.
mutation: setup
	$(BIN)/python -m tests.mutation

# New versions of what we depend on (needs uv).
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra build --extra fast --extra postgres --extra dev pyproject.toml -o requirements-dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra build --extra fast --extra postgres pyproject.toml -o requirements.txt
	$(BIN)/python hatch_build.py lock

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis web/node_modules web/cards src/corbillon/server/page
