# The two commands: «make play» and «make test». Both bring what they need into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/up-to-date

.PHONY: play test setup bench lockstep mutation lock clean

play: setup
	@$(BIN)/corbillon play

setup: $(STAMP)

$(STAMP): requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Corbillon needs Python 3.11 or later: make PYTHON=python3.12 …" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# All that must hold. A skipped test is a failure.
test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest -n auto tests --no-numba

# Speed, as ratios between programs in one run.
bench: setup
	$(BIN)/python -m benchmarks

# The long lock-step run: both forms of the table side by side.
lockstep: setup
	$(BIN)/python -m tests.lockstep --deals 20000
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.lockstep --deals 2000

# Every article's function disabled or negated must make a test bearing its number fail.
mutation: setup
	$(BIN)/python -m tests.mutation

# New versions of what we depend on (needs uv).
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra dev --extra fast pyproject.toml -o requirements-dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra fast pyproject.toml -o requirements.txt

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
