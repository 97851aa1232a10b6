PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One venv, two stages: playing needs only the short lock, working on the code the long one, which contains it.
READY_TO_PLAY := $(VENV)/.ready-to-play
READY_TO_WORK := $(VENV)/.ready-to-work
# The locks are complete, so nothing is resolved. uv takes seconds where pip takes a minute; pip still does where uv can't.
# Byte code is compiled once, here: otherwise every first import of a library pays for it, and each test begins with one.
PIP_INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps
UV_INSTALL := $(BIN)/uv pip install --quiet --no-deps --compile-bytecode --python $(BIN)/python
INSTALL = $(UV_INSTALL) $(1) || $(PIP_INSTALL) $(1)
COMPILE_OURS := $(BIN)/python -m compileall -q bot engine render data tests
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--extra play --extra postgres --group build --no-header --annotation-style line --generate-hashes

# What requirements-dev.lock has wheels for. Each Python has a venv of its own; .venv is that of one of them.
PYTHONS := 3.11 3.12 3.13 3.14
# In the order of the files: else the few that take longest come last, and one of the two waits for the other.
SUITE := -m pytest -n 2 --dist loadfile --no-loadscope-reorder
BRANCHES := 95
SECONDS_EACH := 120
SEED := 1
ON_POSTGRES := outbox clocks reminders host_play

.DEFAULT_GOAL := help
.PHONY: help setup play run test campaign test-postgres test-restore test-short test-others test-all coverage lint format bench pictures lock clean

help:
	@echo 'make play      play in the browser: no token, no account'
	@echo 'make run       run the bot; the first time it says how to get a token'
	@echo 'make setup     install what working on the code needs'
	@echo 'make test      run the tests'
	@echo 'make test-all  run the tests on every supported Python that is found here'
	@echo 'make campaign  run the long campaigns, which the suite has in a short form'
	@echo 'make coverage  run the tests of the engine and count what they reach'
	@echo 'make lint      check style, types and the direction of imports'
	@echo 'make format    set the code in our style'
	@echo 'make bench     measure engine, pictures, storage, and the bot under load'
	@echo 'make pictures  draw the pictures of README and docs anew'
	@echo 'make lock      choose and pin the newest libraries that pyproject.toml allows'
	@echo 'make clean     remove what make made'

setup: $(READY_TO_WORK)

play: $(READY_TO_PLAY)
	$(BIN)/exlibris play

run: $(READY_TO_PLAY)
	$(BIN)/exlibris run

test: $(READY_TO_WORK)
	$(BIN)/python $(SUITE)

test-restore: $(READY_TO_WORK)
	$(BIN)/python $(SUITE) --restore

# What has to hold on SQLite holds on PostgreSQL too; what only it has stands in the suite.
test-postgres: $(READY_TO_WORK)
	$(BIN)/python $(SUITE) --postgres $(addprefix tests/bot/test_,$(addsuffix .py,$(ON_POSTGRES)))

# Texts, pings, clicks, the store and one whole game of each kind; only the files that have some are read.
test-short: $(READY_TO_WORK)
	$(BIN)/python $(SUITE) -m short $$(grep --recursive --files-with-matches --include='*.py' 'mark\.short' tests)

# Campaigns that take long; the suite has a short form of each. Each ends what it is at after so many seconds, notes in
# build/campaigns what it has done, and goes on from there the next time, or begins anew under another seed.
campaign: $(READY_TO_WORK)
	$(BIN)/python $(SUITE) --deep -m deep --campaign-seconds=$(SECONDS_EACH) --campaign-seed=$(SEED)

test-others: $(READY_TO_WORK)
	@MAKE='$(MAKE)' .ci/matrix test-short others $(PYTHONS)

test-all: $(READY_TO_WORK)
	@MAKE='$(MAKE)' .ci/matrix test all $(PYTHONS)

# Of the engine every line and every way out of a condition; the branches decide.
coverage: $(READY_TO_WORK)
	$(BIN)/python $(SUITE) tests/engine --cov=engine --cov-branch --cov-report=term-missing:skip-covered \
		--cov-report=json:build/coverage.json
	@$(BIN)/python -c 'import json, sys; total = json.load(open("build/coverage.json"))["totals"]; \
		share = 100 * total["covered_branches"] / total["num_branches"]; \
		print(f"branches of the engine: {share:.1f} %, wanted are $(BRANCHES) %"); sys.exit(share < $(BRANCHES))'

lint: $(READY_TO_WORK)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(READY_TO_WORK)
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(READY_TO_WORK)
	$(BIN)/exlibris bench
	$(BIN)/exlibris bench --load

pictures: $(READY_TO_WORK)
	$(BIN)/exlibris pictures exlibris --seed 7 --moves 100 --out build/exlibris
	$(BIN)/exlibris pictures exlibris --seed 7 --moves 2000 --out build/inspection
	$(BIN)/exlibris pictures atheneum --seed 7 --moves 100 --out build/atheneum
	$(BIN)/exlibris pictures exlibrium --seed 7 --moves 40 --option advanced=1 --out build/exlibrium
	mkdir -p docs/pictures
	cp build/exlibris/board.png docs/pictures/board.png
	cp build/exlibris/shelf-1.png docs/pictures/shelf.png
	cp build/exlibris/hand-1.png docs/pictures/hand.png
	cp build/inspection/scores.png docs/pictures/scores.png
	cp build/atheneum/question-0.png docs/pictures/atheneum.png
	cp build/exlibrium/board.png docs/pictures/exlibrium.png
	$(BIN)/exlibris theme --out docs/pictures/theme.png
	$(BIN)/exlibris index --out docs/pictures/index.png

lock: $(READY_TO_WORK)
	$(COMPILE) --upgrade --output-file requirements.lock
	$(COMPILE) --upgrade --group dev --constraint requirements.lock --output-file requirements-dev.lock

clean:
	rm -rf $(VENV) .venv-* build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis *.egg-info
	find bot engine render data tests -type d -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Ex Libris needs Python 3.11 or newer; name one with: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo 'This Python cannot make virtual environments. On Debian or Ubuntu: sudo apt install python3-venv'; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	-@$(PIP_INSTALL) --quiet $$(grep --only-matching '^uv==[0-9.]*' requirements-dev.lock)

$(READY_TO_PLAY): requirements.lock pyproject.toml | $(BIN)/python
	@echo 'Installing what requirements.lock names ...'
	@$(call INSTALL,--requirement requirements.lock)
	@$(call INSTALL,--no-build-isolation --editable .)
	@$(COMPILE_OURS)
	@touch $@

$(READY_TO_WORK): requirements-dev.lock pyproject.toml | $(BIN)/python
	@echo 'Installing what requirements-dev.lock names ...'
	@$(call INSTALL,--requirement requirements-dev.lock)
	@$(call INSTALL,--no-build-isolation --editable .)
	@$(COMPILE_OURS)
	@touch $(READY_TO_PLAY) $@
